"""Tagged unions, constants and values of several shapes in the generated TypeScript."""

import json
from pathlib import Path

import pytest

from ir.model import (
    Api,
    Const,
    Field,
    ListOf,
    MapOf,
    Message,
    OneOf,
    Reference,
    Scalar,
    TaggedUnion,
    Text,
    UnionReference,
    Variant,
)
from templates.typescript.module import module
from templates.typescript.target import render_api, render_package
from templates.typescript.types import type_text
from tests.conftest import Run
from tests.node import tools
from tests.templates.typescript.compiler import errors, write
from tests.templates.typescript.sample import POST, STRING, at, ref

STEP = UnionReference("Step")
TYPES = [
    (STEP, "Step"),
    (Const('a"'), '"a\\""'),
    (ListOf(STEP), "Step[]"),
    (OneOf((STRING, STEP)), "string | Step"),
    (ListOf(OneOf((STRING, STEP))), "(string | Step)[]"),
    (MapOf(OneOf((STRING, ListOf(STEP)))), "{ [key: string]: string | Step[] }"),
    (OneOf((Scalar("value", "Value"), Scalar("null"))), "JsonValue | null"),
]


@pytest.mark.parametrize(("given", "want"), TYPES)
def test_types(given: OneOf, want: str) -> None:
    assert type_text(given, str, str) == want


HOSTILE = '*/ "};\\\u2028'


def tagged(*unions: TaggedUnion, **messages: tuple[Field, ...]) -> Api:
    made = tuple(Message(name=name, identity=name, fields=fields, spans=at(1)) for name, fields in messages.items())
    return Api(name="tagged", title="Tagged", pages=POST.pages, messages=made, tagged_unions=unions)


def tag(value: str, name: str = "type") -> Field:
    return Field(name=name, type=Const(value), presence="required", behavior=("required",))


def union(name: str, *variants: Variant, by: str = "type") -> TaggedUnion:
    text: Text = {"en": (HOSTILE,)}
    return TaggedUnion(name=name, identity=name, discriminator=by, variants=variants, text=text, spans=at(2))


MADE = Field(name="made", type=STRING, behavior=("output_only",))
SAMPLE = tagged(
    union("Step", Variant("say", "Say"), Variant(HOSTILE, "Hostile")),
    union("Odd", Variant("o", "OddOne"), by="a b"),
    Top=(Field(name="steps", type=ListOf(STEP)), Field(name="odd", type=UnionReference("Odd"), caveat="Nobody knows.")),
    Say=(tag("say"), MADE),
    Hostile=(tag(HOSTILE),),
    OddOne=(tag("o", "a b"),),
    UnknownOdd=(Field(name="x", type=STRING),),
)
USE = """
import type { Odd, Step, StepRequest, Top, TopRequest } from "refgen-types/tagged";
import { isUnknownStep } from "refgen-types/tagged";
import type { UnlistedTag } from "refgen-types/protobuf-json";

export const answered: Top = { steps: [{ type: "say", made: "x" }], odd: { "a b": "o" } };
export const sent: TopRequest = { steps: [{ type: "say" }, { type: "new" as UnlistedTag, a: 1 }] };
// @ts-expect-error what is output only is not sent
export const wrong: StepRequest = { type: "say", made: "x" };
// @ts-expect-error no tag
export const odd: Odd = {};
export const told = (step: Step): string | undefined => (step.type === "say" ? step.made : undefined);
export const unknown = (steps: Step[]): UnlistedTag[] => steps.filter(isUnknownStep).map((step) => step.type);
"""


def test_it_compiles_whatever_the_tags_are(tsc: Run, tmp_path: Path) -> None:
    write(tmp_path, {**render_api(SAMPLE), **render_package([SAMPLE]), "use.ts": USE})
    assert errors(tsc, tmp_path, ["typescript/src", "use.ts"]) == []


def test_the_guard_tells_what_is_listed(tmp_path: Path) -> None:
    write(tmp_path, {**render_api(SAMPLE), **render_package([SAMPLE])})
    done = tools.run("tsc", "--project", tmp_path / "typescript", cwd=tmp_path)
    assert done.returncode == 0, done.stdout
    built = (tmp_path / "typescript/dist/tagged.js").as_uri()
    code = f"""const {{ isUnknownStep }} = await import({json.dumps(built)});
    const tags = ["say", {json.dumps(HOSTILE)}, "new", "toString"];
    console.log(JSON.stringify(tags.map((type) => isUnknownStep({{ type }}))))"""
    done = tools.run("node", "--input-type=module", "--eval", code)
    assert json.loads(done.stdout) == [False, False, True, True], done.stderr


def test_names_that_are_taken_get_a_number() -> None:
    names = [declaration.name for declaration in module(SAMPLE).declarations]
    assert len(set(names)) == len(names)
    assert {"Step", "StepRequest", "Odd", "UnknownOdd"} <= set(names)
    odd = next(each for each in module(SAMPLE).declarations if each.kind == "tagged" and each.name == "Odd")
    assert (odd.unknown, odd.guard) == ("UnknownOdd2", "isUnknownOdd2")


def test_an_api_without_stream_imports_no_reader() -> None:
    text = render_api(SAMPLE)["typescript/src/tagged.ts"]
    assert "streaming" not in text
    assert "Nobody knows." in text
    assert type_text(Reference("message", "Top"), str, str) == "Top"
    assert ref("Top") == Reference("message", "Top")
