"""The generated documents against Google's own discovery documents: what differs is listed here, and nothing else does.

Pages and discovery documents are written months apart, so each side has fields that the other does not have yet.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.templates.openapi.discovery import Differences, compare, load

VERTEX = "GenaiVertexV1beta1"


def document(root: Path, api: str) -> dict[str, Any]:
    text = (root / f"generated/openapi/{api}.yaml").read_text(encoding="utf-8")
    loaded: dict[str, Any] = yaml.load(text, yaml.CSafeLoader)["components"]["schemas"]
    return loaded


@pytest.fixture(scope="module", params=["ces.v1beta", "ces.v1"])
def ces(request: pytest.FixtureRequest, root: Path) -> Differences:
    return compare(document(root, "ces"), load(request.param), {"Tool": "Tool"})


def test_ces_agrees(ces: Differences) -> None:
    assert ces.fields == 207
    assert ces.types == ces.extra == ces.spelling == ces.extra_values == ces.read_only == ces.deprecated == set()


def test_ces_page_is_older(ces: Differences) -> None:
    assert ces.missing == {
        "ModelSettings.thinkingLevel",
        "RemoteAgentTool.apiAuthentication",
        "RemoteAgentTool.inputVariableMapping",
        "RemoteAgentTool.outputVariableMapping",
        "RemoteAgentTool.statefulAgent",
        "SnippetsConfig.maxSnippets",
        "Tool.readOnly",
    }
    assert ces.missing_values == {"WidgetTool.widgetType: PRODUCT_CAROUSEL"}


@pytest.fixture(scope="module")
def interactions(root: Path) -> Differences:
    roots = {"Interaction": f"{VERTEX}Interaction", "Step": f"{VERTEX}Step"}
    return compare(document(root, "interactions"), load("aiplatform.v1beta1"), roots)


def test_interactions_agree(interactions: Differences) -> None:
    assert interactions.fields == 240
    assert interactions.types == interactions.extra_values == interactions.read_only == set()
    assert len(interactions.spelling) == 33
    assert all("_" in at for at in interactions.spelling), "snake_case here, camelCase there"


def test_interactions_pages_are_older(interactions: Differences) -> None:
    assert interactions.missing == {
        "EgressRule.mode",
        "GenerationConfig.structuredSpeechConfig",
        "Interaction.continuationToken",
        "Interaction.errors",
        "Interaction.serviceTier",
        "ToolCallStep.processingCall",
        "ToolResultStep.processingResult",
        "VideoResponseFormat.resolution",
    }
    assert interactions.missing_values == {
        "CodeExecutionCallStepArguments.language: BASH",
        "ComputerUse.disabledSafetyPolicies: USER_CONSENT_MANAGEMENT",
        "VideoConfig.task: EXTEND",
        "VideoConfig.task: UPSCALE",
    }
    assert interactions.deprecated == {
        "GenerationConfig.temperature",
        "GenerationConfig.topP",
        "ModelOutputStep.error",
        "TranscriptionConfig.diarizationMode",
        "TranscriptionConfig.timestampGranularities",
    }


def test_interactions_pages_keep_what_is_gone(interactions: Differences) -> None:
    assert interactions.extra == {
        "GenerationConfig.speechConfig",
        "Interaction.contentList",
        "Interaction.outputs",
        "Interaction.responseFormat",
        "Interaction.role",
        "Interaction.turnList",
        "Step.audio",
        "Step.document",
        "Step.image",
        "Step.text",
        "Step.video",
    }


BROKEN: list[tuple[str, str, dict[str, Any] | None, str]] = [
    ("CaCert", "cert", {"type": "string"}, "types"),
    ("Schema", "anyOf", {"$ref": "#/components/schemas/Schema"}, "types"),
    ("Tool", "mcpTool", {"$ref": "#/components/schemas/SystemTool"}, "types"),
    ("Tool", "executionType", {"type": "string", "enum": ["SYNC"]}, "extra_values"),
    ("Tool", "createTime", {"type": "string", "format": "date-time"}, "read_only"),
    ("Tool", "etag", {"type": "string", "deprecated": True}, "deprecated"),
    ("Tool", "invented", {"type": "string"}, "extra"),
    ("Tool", "etag", None, "missing"),
]


@pytest.mark.parametrize(("name", "field", "schema", "kind"), BROKEN)
def test_the_comparison_finds(root: Path, name: str, field: str, schema: dict[str, Any] | None, kind: str) -> None:
    types = document(root, "ces")
    before = compare(types, load("ces.v1beta"), {"Tool": "Tool"})
    if schema is None:
        del types[name]["properties"][field]
    else:
        types[name]["properties"][field] = schema
    after = compare(types, load("ces.v1beta"), {"Tool": "Tool"})
    assert len(getattr(after, kind)) > len(getattr(before, kind))


@pytest.mark.parametrize(
    ("api", "discovery", "prefix", "want"),
    [
        ("ces", "ces.v1beta", "", "fields 96.7% (207/214) +0 extra; types 100.0% (207/207)"),
        ("ces", "ces.v1beta", "", "enum-values 98.5% (66/67) +0 extra; readOnly 100.0%"),
        ("interactions", "aiplatform.v1beta1", VERTEX, "types 97.5% (234/240)"),
    ],
)
def test_an_independent_judge_agrees(
    root: Path, shared: Path, api: str, discovery: str, prefix: str, want: str
) -> None:
    """The six of `interactions` are enums that its pages use and do not declare."""
    judge = shared / "tools" / "oracle.py"
    command = [sys.executable, str(judge), "compare", "--openapi", str(root / f"generated/openapi/{api}.yaml")]
    options = ["--discovery", discovery, "--prefix", prefix, "--match", "suffix", "--fold-case", "--validate"]
    done = subprocess.run([*command, *options], capture_output=True, text=True, check=True)
    assert want in done.stdout
    assert "problem:" not in done.stdout, "neither invalid nor read differently by a reader of YAML 1.1"
