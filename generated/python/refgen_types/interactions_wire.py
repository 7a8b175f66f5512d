"""Interactions API, as it travels: the types of its reference pages.

Read from:

- interactions/interaction.en.txt (https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction)
- interactions/step.en.txt (https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step)
- interactions/data_model.en.md (https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md)
"""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from typing import Any, ClassVar, Literal, Self, TypeAlias

from ._errors import WireError
from ._json import (
    Write,
    decoded,
    joined,
    json_text,
    number_text,
    quoted,
    rest_text,
    strings_text,
    write_list,
)
from ._stream import (
    Accumulator,
    Fold,
    Plan,
    StreamError,
    joined_text,
    last_item,
    read_events,
    read_events_async,
)
from ._tagged import (
    Read,
    Unknown,
    constant,
    implied,
    one_of,
    shape,
    shaped,
    tag_of,
    variant,
    write_variant,
    write_variants,
)
from ._wellknown import Duration, JsonValue, NullValue
from ._wire import (
    Message,
    absent,
    at,
    boolean,
    by_value,
    chosen,
    conflict,
    each,
    each_value,
    instance,
    int32,
    integer,
    mapping,
    new,
    read_bytes,
    read_duration,
    read_enum,
    read_int64,
    read_list,
    read_number,
    rest,
    string,
    strings,
    struct,
    write_bytes,
    write_dicts,
    write_duration,
    write_int64,
    write_message,
    write_number,
    write_value,
)

__all__ = [
    "Interaction",
    "AudioResponseFormat",
    "TextResponseFormat",
    "ImageResponseFormat",
    "VideoResponseFormat",
    "GenerationConfig",
    "ToolChoiceConfig",
    "AllowedTools",
    "SpeechConfig",
    "ImageConfig",
    "VideoConfig",
    "TranscriptionConfig",
    "DynamicAgentConfig",
    "DeepResearchAgentConfig",
    "CodeMenderAgentConfig",
    "FindRequest",
    "FileContent",
    "FixRequest",
    "SessionConfig",
    "AntigravityAgentConfig",
    "EnvironmentConfig",
    "EnvironmentNetworkEgressAllowlist",
    "EgressRule",
    "Source",
    "LocalEnvironmentConfig",
    "Function",
    "CodeExecution",
    "UrlContext",
    "ComputerUse",
    "McpServer",
    "GoogleSearch",
    "FileSearch",
    "GoogleMaps",
    "Retrieval",
    "VertexAISearchConfig",
    "ExaAISearchConfig",
    "ParallelAISearchConfig",
    "RagStoreConfig",
    "RagResource",
    "RagRetrievalConfig",
    "HybridSearch",
    "Filter",
    "Ranking",
    "RankService",
    "SafetySetting",
    "ThoughtStep",
    "FunctionCallStep",
    "CodeExecutionCallStep",
    "CodeExecutionCallStepArguments",
    "UrlContextCallStep",
    "UrlContextCallStepArguments",
    "McpServerToolCallStep",
    "GoogleSearchCallStep",
    "GoogleSearchCallStepArguments",
    "FileSearchCallStep",
    "GoogleMapsCallStep",
    "GoogleMapsCallStepArguments",
    "RetrievalCallStep",
    "FunctionResultStep",
    "CodeExecutionResultStep",
    "UrlContextResultStep",
    "UrlContextResultItem",
    "GoogleSearchResultStep",
    "GoogleSearchResultItem",
    "McpServerToolResultStep",
    "FileSearchResultStep",
    "GoogleMapsResultStep",
    "GoogleMapsResultItem",
    "GoogleMapsResultPlaces",
    "RetrievalResultStep",
    "UserInputStep",
    "ModelOutputStep",
    "GoogleRpcStatus",
    "TextContent",
    "ImageContent",
    "AudioContent",
    "DocumentContent",
    "VideoContent",
    "TextDelta",
    "AudioDelta",
    "ImageDelta",
    "ThoughtSummaryDelta",
    "ThoughtSignatureDelta",
    "InteractionCreatedEvent",
    "InteractionStatusUpdateEvent",
    "StepStartEvent",
    "StepDeltaEvent",
    "StepStopEvent",
    "InteractionCompletedEvent",
    "AudioResponseFormatMimeType",
    "AudioResponseFormatDelivery",
    "TextResponseFormatMimeType",
    "ImageResponseFormatMimeType",
    "ImageResponseFormatDelivery",
    "ImageResponseFormatAspectRatio",
    "ImageSize",
    "VideoResponseFormatDelivery",
    "VideoResponseFormatAspectRatio",
    "ToolChoiceType",
    "ThinkingLevel",
    "ThinkingSummaries",
    "Task",
    "VisualizationMode",
    "Mode",
    "NetworkMode",
    "Type",
    "Environment",
    "SafetyPolicy",
    "HarmCategory",
    "HarmBlockThreshold",
    "HarmBlockMethod",
    "Language",
    "UrlContextResultItemStatus",
    "InteractionStatus",
    "Usage",
    "ResponseModality",
    "SearchType",
    "RetrievalType",
    "RetrievalStepArguments",
    "ReviewSnippet",
    "AgentConfig",
    "UnknownAgentConfig",
    "ResponseFormat",
    "UnknownResponseFormat",
    "Tool",
    "UnknownTool",
    "Step",
    "UnknownStep",
    "Content",
    "UnknownContent",
    "StepDelta",
    "UnknownStepDelta",
    "StreamEvent",
    "UnknownStreamEvent",
    "parse_agent_config",
    "parse_response_format",
    "parse_tool",
    "parse_step",
    "parse_content",
    "parse_step_delta",
    "parse_stream_event",
    "parse_events",
    "parse_events_async",
    "InteractionAccumulator",
    "StreamError",
]


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class Interaction(Message):
    """Response for InteractionService.CreateInteraction.

    Source: interactions/interaction.en.txt:1
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "id": "id",
        "status": "status",
        "created": "created",
        "updated": "updated",
        "role": "role",
        "outputs": "outputs",
        "system_instruction": "system_instruction",
        "tools": "tools",
        "usage": "usage",
        "response_modalities": "response_modalities",
        "response_mime_type": "response_mime_type",
        "previous_interaction_id": "previous_interaction_id",
        "environment_id": "environment_id",
        "steps": "steps",
        "safety_settings": "safety_settings",
        "labels": "labels",
        "input": "input",
        "response_format": "response_format",
        "model": "model",
        "generation_config": "generation_config",
        "agent": "agent",
        "agent_config": "agent_config",
        "environment": "environment",
        "store": "store",
        "background": "background",
    }

    id: str | None = None
    """Required. Output only. A unique identifier for the interaction completion.

    Source: interactions/interaction.en.txt:6
    """

    status: InteractionStatus | str | None = None
    """Required. Output only. The status of the interaction.

    Source: interactions/interaction.en.txt:10
    """

    created: str | None = None
    """Required. Output only. The time at which the response was created in ISO 8601 format (YYYY-MM-DDThh:mm:ssZ).

    Source: interactions/interaction.en.txt:14
    """

    updated: str | None = None
    """Required. Output only. The time at which the response was last updated in ISO 8601 format (YYYY-MM-DDThh:mm:ssZ).

    Source: interactions/interaction.en.txt:18
    """

    role: str | None = None
    """Output only. The role of the interaction.

    Deprecated.
    Source: interactions/interaction.en.txt:22
    """

    outputs: list[Content] | None = None
    """Output only. Responses from the model.

    Deprecated.
    Source: interactions/interaction.en.txt:27
    """

    system_instruction: str | None = None
    """System instruction for the interaction.

    Source: interactions/interaction.en.txt:32
    """

    tools: list[Tool] | None = None
    """A list of tool declarations the model may call during interaction.

    Source: interactions/interaction.en.txt:36
    """

    usage: Usage | None = None
    """Output only. Statistics on the interaction request's token usage.

    Source: interactions/interaction.en.txt:40
    """

    response_modalities: list[ResponseModality] | None = None
    """The requested modalities of the response (TEXT, IMAGE, AUDIO).

    Deprecated.
    Source: interactions/interaction.en.txt:44
    """

    response_mime_type: str | None = None
    """The mime type of the response. This is required if responseFormat is set.

    Deprecated.
    Source: interactions/interaction.en.txt:49
    """

    previous_interaction_id: str | None = None
    """The id of the previous interaction, if any.

    Interactions are stored by default (`store=True`, retained for 7 days), which enables stateful features like `previous_interaction_id` and background execution. Passing `store=False` disables server-side retention (Zero Data Retention compliant) and therefore also disables `previous_interaction_id` and `background` — in that mode you must pass the full conversation history in `input` on each turn.

    Source: interactions/interaction.en.txt:54
    """

    environment_id: str | None = None
    """Output only. The environment id for the interaction. Only populated if environment config is set in the request.

    Source: interactions/interaction.en.txt:58
    """

    steps: list[Step] | None = None
    """Required. Output only. The steps that make up the interaction.

    An `Interaction` response contains `steps`, an array of typed step objects representing a structured timeline of the interaction turn. Read the current step `type` rather than assuming the last step is text — the trailing step may be a `function_call` or a `thought`.

    Source: interactions/interaction.en.txt:62
    """

    safety_settings: list[SafetySetting] | None = None
    """Safety settings for the interaction.

    Source: interactions/interaction.en.txt:66
    """

    labels: dict[str, str] | None = None
    """Optional. The labels with user-defined metadata for the request. It is used for billing and reporting only.

    label keys and values can be no longer than 63 characters (Unicode codepoints) and can only contain lowercase letters, numeric characters, underscores, and dashes. International characters are allowed. label values are optional. label keys must start with a letter.

    Source: interactions/interaction.en.txt:70
    """

    input: str | list[Step] | Content | None = None
    """The input for the interaction.

    A string input for the interaction, it will be processed as a single text input.

    Input only. The steps for the interaction.

    The content for the interaction.

    Interactions are stored by default (`store=True`, retained for 7 days), which enables stateful features like `previous_interaction_id` and background execution. Passing `store=False` disables server-side retention (Zero Data Retention compliant) and therefore also disables `previous_interaction_id` and `background` — in that mode you must pass the full conversation history in `input` on each turn.

    Source: interactions/interaction.en.txt:76
    """

    response_format: list[ResponseFormat] | ResponseFormat | None = None
    """Source: interactions/interaction.en.txt:100"""

    model: str | None = None
    """The name of the Model used for generating the completion.

    Source: interactions/interaction.en.txt:543
    """

    generation_config: GenerationConfig | None = None
    """Input only. Configuration parameters for the model interaction.

    Source: interactions/interaction.en.txt:547
    """

    agent: str | None = None
    """The name of the Agent used for generating the completion.

    Source: interactions/interaction.en.txt:839
    """

    agent_config: AgentConfig | None = None
    """Parameters for the agent interaction.

    The pages list the configurations, and neither that they are tagged nor the tags.
    Source: interactions/interaction.en.txt:843
    """

    environment: str | EnvironmentConfig | LocalEnvironmentConfig | None = None
    """The environment configuration for the interaction.

    The environment id for the interaction. Can be 'remote' for default environment.

    The agent's environment lives on the client connection: its built-in environment operations (filesystem ops and running commands) are yielded to the client to execute, instead of running in a server-managed sandbox. Mutually exclusive with remoteEnvironment. (Independent of any client-declared function tools, which are always executed on the client regardless of this field.)

    The pages do not say how these objects are told apart.
    Source: interactions/interaction.en.txt:119
    """

    store: bool | None = None
    """Interactions are stored by default (`store=True`, retained for 7 days), which enables stateful features like `previous_interaction_id` and background execution. Passing `store=False` disables server-side retention (Zero Data Retention compliant) and therefore also disables `previous_interaction_id` and `background` — in that mode you must pass the full conversation history in `input` on each turn.

    The wire page tells what they do; the structural page has no row for them.
    Source: interactions/data_model.en.md:71
    """

    background: bool | None = None
    """Interactions are stored by default (`store=True`, retained for 7 days), which enables stateful features like `previous_interaction_id` and background execution. Passing `store=False` disables server-side retention (Zero Data Retention compliant) and therefore also disables `previous_interaction_id` and `background` — in that mode you must pass the full conversation history in `input` on each turn.

    The wire page tells what they do; the structural page has no row for them.
    Source: interactions/data_model.en.md:71
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        id: str | None = None,
        status: InteractionStatus | str | None = None,
        created: str | None = None,
        updated: str | None = None,
        role: str | None = None,
        outputs: list[Content] | None = None,
        system_instruction: str | None = None,
        tools: list[Tool] | None = None,
        usage: Usage | None = None,
        response_modalities: list[ResponseModality] | None = None,
        response_mime_type: str | None = None,
        previous_interaction_id: str | None = None,
        environment_id: str | None = None,
        steps: list[Step] | None = None,
        safety_settings: list[SafetySetting] | None = None,
        labels: dict[str, str] | None = None,
        input: str | list[Step] | Content | None = None,
        response_format: list[ResponseFormat] | ResponseFormat | None = None,
        model: str | None = None,
        generation_config: GenerationConfig | None = None,
        agent: str | None = None,
        agent_config: AgentConfig | None = None,
        environment: str | EnvironmentConfig | LocalEnvironmentConfig | None = None,
        store: bool | None = None,
        background: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.id = id
        self.status = status
        self.created = created
        self.updated = updated
        self.role = role
        self.outputs = outputs
        self.system_instruction = system_instruction
        self.tools = tools
        self.usage = usage
        self.response_modalities = response_modalities
        self.response_mime_type = response_mime_type
        self.previous_interaction_id = previous_interaction_id
        self.environment_id = environment_id
        self.steps = steps
        self.safety_settings = safety_settings
        self.labels = labels
        self.input = input
        self.response_format = response_format
        self.model = model
        self.generation_config = generation_config
        self.agent = agent
        self.agent_config = agent_config
        self.environment = environment
        self.store = store
        self.background = background
        self.unknown_fields = unknown_fields

    @property
    def output_text(self) -> str:
        """The combined text from the trailing `model_output` steps. Prefer this over hand-walking `steps[-1].content[0].text`, which breaks when the last step is a tool call or a thought.

        Source: interactions/data_model.en.md:40
        """
        return joined_text(
            self.steps,
            ModelOutputStep,
            "content",
            TextContent,
            "text",
            (UserInputStep,),
        )

    @property
    def output_image(self) -> ImageContent | None:
        """The last image or audio generated by the model in the response (`data` base64 + `mime_type`).

        Source: interactions/data_model.en.md:43
        """
        return last_item(
            self.steps, ModelOutputStep, "content", ImageContent, (UserInputStep,)
        )

    @property
    def output_audio(self) -> AudioContent | None:
        """The last image or audio generated by the model in the response (`data` base64 + `mime_type`).

        Source: interactions/data_model.en.md:43
        """
        return last_item(
            self.steps, ModelOutputStep, "content", AudioContent, (UserInputStep,)
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "id" in data and (value := data["id"]) is not None:
                key = "id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.id = value
            else:
                message.id = None
            if "status" in data and (value := data["status"]) is not None:
                key = "status"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _INTERACTION_STATUS[value]
                message.status = value
            else:
                message.status = None
            if "created" in data and (value := data["created"]) is not None:
                key = "created"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.created = value
            else:
                message.created = None
            if "updated" in data and (value := data["updated"]) is not None:
                key = "updated"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.updated = value
            else:
                message.updated = None
            if "role" in data and (value := data["role"]) is not None:
                key = "role"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.role = value
            else:
                message.role = None
            if "outputs" in data and (value := data["outputs"]) is not None:
                key = "outputs"
                known += 1
                value = read_list(parse_content, value, partial)
                message.outputs = value
            else:
                message.outputs = None
            if (
                "system_instruction" in data
                and (value := data["system_instruction"]) is not None
            ):
                key = "system_instruction"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.system_instruction = value
            else:
                message.system_instruction = None
            if "tools" in data and (value := data["tools"]) is not None:
                key = "tools"
                known += 1
                value = read_list(parse_tool, value, partial)
                message.tools = value
            else:
                message.tools = None
            if "usage" in data and (value := data["usage"]) is not None:
                key = "usage"
                known += 1
                if type(value) is not dict:
                    value = struct(value)
                message.usage = value
            else:
                message.usage = None
            if (
                "response_modalities" in data
                and (value := data["response_modalities"]) is not None
            ):
                key = "response_modalities"
                known += 1
                value = each(string, value)
                message.response_modalities = value
            else:
                message.response_modalities = None
            if (
                "response_mime_type" in data
                and (value := data["response_mime_type"]) is not None
            ):
                key = "response_mime_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.response_mime_type = value
            else:
                message.response_mime_type = None
            if (
                "previous_interaction_id" in data
                and (value := data["previous_interaction_id"]) is not None
            ):
                key = "previous_interaction_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.previous_interaction_id = value
            else:
                message.previous_interaction_id = None
            if (
                "environment_id" in data
                and (value := data["environment_id"]) is not None
            ):
                key = "environment_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.environment_id = value
            else:
                message.environment_id = None
            if "steps" in data and (value := data["steps"]) is not None:
                key = "steps"
                known += 1
                value = read_list(parse_step, value, partial)
                message.steps = value
            else:
                message.steps = None
            if (
                "safety_settings" in data
                and (value := data["safety_settings"]) is not None
            ):
                key = "safety_settings"
                known += 1
                value = read_list(SafetySetting.from_dict, value, partial)
                message.safety_settings = value
            else:
                message.safety_settings = None
            if "labels" in data and (value := data["labels"]) is not None:
                key = "labels"
                known += 1
                value = each_value(string, value)
                message.labels = value
            else:
                message.labels = None
            if "input" in data and (value := data["input"]) is not None:
                key = "input"
                known += 1
                value = shaped(
                    value,
                    shape(str, string),
                    shape(
                        list,
                        lambda item: each(lambda item: parse_step(item, partial), item),
                    ),
                    shape(dict, lambda item: parse_content(item, partial)),
                )
                message.input = value
            else:
                message.input = None
            if (
                "response_format" in data
                and (value := data["response_format"]) is not None
            ):
                key = "response_format"
                known += 1
                value = shaped(
                    value,
                    shape(
                        list,
                        lambda item: each(
                            lambda item: parse_response_format(item, partial), item
                        ),
                    ),
                    shape(dict, lambda item: parse_response_format(item, partial)),
                )
                message.response_format = value
            else:
                message.response_format = None
            if "model" in data and (value := data["model"]) is not None:
                key = "model"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.model = value
            else:
                message.model = None
            if (
                "generation_config" in data
                and (value := data["generation_config"]) is not None
            ):
                key = "generation_config"
                known += 1
                value = GenerationConfig.from_dict(value, partial)
                message.generation_config = value
            else:
                message.generation_config = None
            if "agent" in data and (value := data["agent"]) is not None:
                key = "agent"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.agent = value
            else:
                message.agent = None
            if "agent_config" in data and (value := data["agent_config"]) is not None:
                key = "agent_config"
                known += 1
                value = parse_agent_config(value, partial)
                message.agent_config = value
            else:
                message.agent_config = None
            if "environment" in data and (value := data["environment"]) is not None:
                key = "environment"
                known += 1
                value = shaped(
                    value,
                    shape(str, string),
                    shape(
                        dict, lambda item: EnvironmentConfig.from_dict(item, partial)
                    ),
                )
                message.environment = value
            else:
                message.environment = None
            if "store" in data and (value := data["store"]) is not None:
                key = "store"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.store = value
            else:
                message.store = None
            if "background" in data and (value := data["background"]) is not None:
                key = "background"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.background = value
            else:
                message.background = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.id is not None:
                value = self.id
                key = "id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.status is not None:
                value = self.status
                key = "status"
                value = string(value)
                data[key] = value
            if self.created is not None:
                value = self.created
                key = "created"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.updated is not None:
                value = self.updated
                key = "updated"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.role is not None:
                value = self.role
                key = "role"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.outputs is not None:
                value = self.outputs
                key = "outputs"
                value = each(lambda item: write_variant(Content, item, partial), value)
                data[key] = value
            if self.system_instruction is not None:
                value = self.system_instruction
                key = "system_instruction"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.tools is not None:
                value = self.tools
                key = "tools"
                value = each(lambda item: write_variant(Tool, item, partial), value)
                data[key] = value
            if self.usage is not None:
                value = self.usage
                key = "usage"
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.response_modalities is not None:
                value = self.response_modalities
                key = "response_modalities"
                value = each(string, value)
                data[key] = value
            if self.response_mime_type is not None:
                value = self.response_mime_type
                key = "response_mime_type"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.previous_interaction_id is not None:
                value = self.previous_interaction_id
                key = "previous_interaction_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.environment_id is not None:
                value = self.environment_id
                key = "environment_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.steps is not None:
                value = self.steps
                key = "steps"
                value = each(lambda item: write_variant(Step, item, partial), value)
                data[key] = value
            if self.safety_settings is not None:
                value = self.safety_settings
                key = "safety_settings"
                value = write_dicts(SafetySetting, value, partial)
                data[key] = value
            if self.labels is not None:
                value = self.labels
                key = "labels"
                value = each_value(string, value)
                data[key] = value
            if self.input is not None:
                value = self.input
                key = "input"
                value = shaped(
                    value,
                    shape(str, string),
                    shape(
                        list,
                        lambda item: each(
                            lambda item: write_variant(Step, item, partial), item
                        ),
                    ),
                    shape(Message, lambda item: write_variant(Content, item, partial)),
                )
                data[key] = value
            if self.response_format is not None:
                value = self.response_format
                key = "response_format"
                value = shaped(
                    value,
                    shape(
                        list,
                        lambda item: each(
                            lambda item: write_variant(ResponseFormat, item, partial),
                            item,
                        ),
                    ),
                    shape(
                        Message,
                        lambda item: write_variant(ResponseFormat, item, partial),
                    ),
                )
                data[key] = value
            if self.model is not None:
                value = self.model
                key = "model"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.generation_config is not None:
                value = self.generation_config
                key = "generation_config"
                if type(value) is not GenerationConfig:
                    value = instance(GenerationConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.agent is not None:
                value = self.agent
                key = "agent"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.agent_config is not None:
                value = self.agent_config
                key = "agent_config"
                value = one_of(AgentConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.environment is not None:
                value = self.environment
                key = "environment"
                value = shaped(
                    value,
                    shape(str, string),
                    shape(
                        EnvironmentConfig,
                        lambda item: write_message(EnvironmentConfig, item, partial),
                    ),
                    shape(
                        LocalEnvironmentConfig,
                        lambda item: write_message(
                            LocalEnvironmentConfig, item, partial
                        ),
                    ),
                )
                data[key] = value
            if self.store is not None:
                value = self.store
                key = "store"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            if self.background is not None:
                value = self.background
                key = "background"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.id is not None:
                value = self.id
                key = "id"
                if type(value) is not str:
                    value = string(value)
                text += f'"id":{quoted(value)},'
            if self.status is not None:
                value = self.status
                key = "status"
                if type(value) is not InteractionStatus:
                    value = string(value)
                text += f'"status":{quoted(value)},'
            if self.created is not None:
                value = self.created
                key = "created"
                if type(value) is not str:
                    value = string(value)
                text += f'"created":{quoted(value)},'
            if self.updated is not None:
                value = self.updated
                key = "updated"
                if type(value) is not str:
                    value = string(value)
                text += f'"updated":{quoted(value)},'
            if self.role is not None:
                value = self.role
                key = "role"
                if type(value) is not str:
                    value = string(value)
                text += f'"role":{quoted(value)},'
            if self.outputs is not None:
                value = self.outputs
                key = "outputs"
                write(f'{text}"outputs":')
                write_variants(Content, value, write, partial)
                text = ","
            if self.system_instruction is not None:
                value = self.system_instruction
                key = "system_instruction"
                if type(value) is not str:
                    value = string(value)
                text += f'"system_instruction":{quoted(value)},'
            if self.tools is not None:
                value = self.tools
                key = "tools"
                write(f'{text}"tools":')
                write_variants(Tool, value, write, partial)
                text = ","
            if self.usage is not None:
                value = self.usage
                key = "usage"
                text += f'"usage":{json_text(struct(value))},'
            if self.response_modalities is not None:
                value = self.response_modalities
                key = "response_modalities"
                value = each(string, value)
                text += f'"response_modalities":{json_text(value)},'
            if self.response_mime_type is not None:
                value = self.response_mime_type
                key = "response_mime_type"
                if type(value) is not str:
                    value = string(value)
                text += f'"response_mime_type":{quoted(value)},'
            if self.previous_interaction_id is not None:
                value = self.previous_interaction_id
                key = "previous_interaction_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"previous_interaction_id":{quoted(value)},'
            if self.environment_id is not None:
                value = self.environment_id
                key = "environment_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"environment_id":{quoted(value)},'
            if self.steps is not None:
                value = self.steps
                key = "steps"
                write(f'{text}"steps":')
                write_variants(Step, value, write, partial)
                text = ","
            if self.safety_settings is not None:
                value = self.safety_settings
                key = "safety_settings"
                write(f'{text}"safety_settings":')
                write_list(SafetySetting, value, write, partial)
                text = ","
            if self.labels is not None:
                value = self.labels
                key = "labels"
                value = each_value(string, value)
                text += f'"labels":{json_text(value)},'
            if self.input is not None:
                value = self.input
                key = "input"
                value = shaped(
                    value,
                    shape(str, string),
                    shape(
                        list,
                        lambda item: each(
                            lambda item: write_variant(Step, item, partial), item
                        ),
                    ),
                    shape(Message, lambda item: write_variant(Content, item, partial)),
                )
                text += f'"input":{json_text(value)},'
            if self.response_format is not None:
                value = self.response_format
                key = "response_format"
                value = shaped(
                    value,
                    shape(
                        list,
                        lambda item: each(
                            lambda item: write_variant(ResponseFormat, item, partial),
                            item,
                        ),
                    ),
                    shape(
                        Message,
                        lambda item: write_variant(ResponseFormat, item, partial),
                    ),
                )
                text += f'"response_format":{json_text(value)},'
            if self.model is not None:
                value = self.model
                key = "model"
                if type(value) is not str:
                    value = string(value)
                text += f'"model":{quoted(value)},'
            if self.generation_config is not None:
                value = self.generation_config
                key = "generation_config"
                if type(value) is not GenerationConfig:
                    value = instance(GenerationConfig, value)
                write(f'{text}"generation_config":')
                value.write_json(write, partial)
                text = ","
            if self.agent is not None:
                value = self.agent
                key = "agent"
                if type(value) is not str:
                    value = string(value)
                text += f'"agent":{quoted(value)},'
            if self.agent_config is not None:
                value = self.agent_config
                key = "agent_config"
                value = one_of(AgentConfig, value)
                write(f'{text}"agent_config":')
                value.write_json(write, partial)
                text = ","
            if self.environment is not None:
                value = self.environment
                key = "environment"
                value = shaped(
                    value,
                    shape(str, string),
                    shape(
                        EnvironmentConfig,
                        lambda item: write_message(EnvironmentConfig, item, partial),
                    ),
                    shape(
                        LocalEnvironmentConfig,
                        lambda item: write_message(
                            LocalEnvironmentConfig, item, partial
                        ),
                    ),
                )
                text += f'"environment":{json_text(value)},'
            if self.store is not None:
                value = self.store
                key = "store"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"store":{value},'
            if self.background is not None:
                value = self.background
                key = "background"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"background":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class AudioResponseFormat(Message):
    """Configuration for audio output format.

    Source: interactions/interaction.en.txt:330
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "mime_type": "mime_type",
        "delivery": "delivery",
        "sample_rate": "sample_rate",
        "bit_rate": "bit_rate",
    }

    type: Literal["audio"] = "audio"
    """Source: interactions/interaction.en.txt:300"""

    mime_type: AudioResponseFormatMimeType | str | None = None
    """The MIME type of the audio output.

    Source: interactions/interaction.en.txt:335
    """

    delivery: AudioResponseFormatDelivery | str | None = None
    """The delivery mode for the audio output.

    Source: interactions/interaction.en.txt:339
    """

    sample_rate: int | None = None
    """Sample rate in Hz.

    Source: interactions/interaction.en.txt:343
    """

    bit_rate: int | None = None
    """Bit rate in bits per second (bps). Only applicable for compressed formats (MP3, Opus).

    Source: interactions/interaction.en.txt:347
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["audio"] = "audio",
        mime_type: AudioResponseFormatMimeType | str | None = None,
        delivery: AudioResponseFormatDelivery | str | None = None,
        sample_rate: int | None = None,
        bit_rate: int | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.mime_type = mime_type
        self.delivery = delivery
        self.sample_rate = sample_rate
        self.bit_rate = bit_rate
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "audio")
                message.type = value
            else:
                key = "type"
                message.type = implied("audio", partial)
            if "mime_type" in data and (value := data["mime_type"]) is not None:
                key = "mime_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _AUDIO_RESPONSE_FORMAT_MIME_TYPE[value]
                message.mime_type = value
            else:
                message.mime_type = None
            if "delivery" in data and (value := data["delivery"]) is not None:
                key = "delivery"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _AUDIO_RESPONSE_FORMAT_DELIVERY[value]
                message.delivery = value
            else:
                message.delivery = None
            if "sample_rate" in data and (value := data["sample_rate"]) is not None:
                key = "sample_rate"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.sample_rate = value
            else:
                message.sample_rate = None
            if "bit_rate" in data and (value := data["bit_rate"]) is not None:
                key = "bit_rate"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.bit_rate = value
            else:
                message.bit_rate = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "audio")
                data[key] = value
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                value = string(value)
                data[key] = value
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                value = string(value)
                data[key] = value
            if self.sample_rate is not None:
                value = self.sample_rate
                key = "sample_rate"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            if self.bit_rate is not None:
                value = self.bit_rate
                key = "bit_rate"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "audio":
                    constant(value, "audio")
                text += '"type":"audio",'
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not AudioResponseFormatMimeType:
                    value = string(value)
                text += f'"mime_type":{quoted(value)},'
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                if type(value) is not AudioResponseFormatDelivery:
                    value = string(value)
                text += f'"delivery":{quoted(value)},'
            if self.sample_rate is not None:
                value = self.sample_rate
                key = "sample_rate"
                if type(value) is not int:
                    value = integer(value)
                text += f'"sample_rate":{value},'
            if self.bit_rate is not None:
                value = self.bit_rate
                key = "bit_rate"
                if type(value) is not int:
                    value = integer(value)
                text += f'"bit_rate":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class TextResponseFormat(Message):
    """Configuration for text output format.

    Source: interactions/interaction.en.txt:381
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "mime_type": "mime_type",
        "schema": "schema",
    }

    type: Literal["text"] = "text"
    """Source: interactions/interaction.en.txt:301"""

    mime_type: TextResponseFormatMimeType | str | None = None
    """The MIME type of the text output.

    Source: interactions/interaction.en.txt:386
    """

    schema: dict[str, JsonValue] | None = None
    """The JSON schema that the output should conform to. Only applicable when mimeType is application/json.

    Source: interactions/interaction.en.txt:390
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["text"] = "text",
        mime_type: TextResponseFormatMimeType | str | None = None,
        schema: dict[str, JsonValue] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.mime_type = mime_type
        self.schema = schema
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "text")
                message.type = value
            else:
                key = "type"
                message.type = implied("text", partial)
            if "mime_type" in data and (value := data["mime_type"]) is not None:
                key = "mime_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _TEXT_RESPONSE_FORMAT_MIME_TYPE[value]
                message.mime_type = value
            else:
                message.mime_type = None
            if "schema" in data and (value := data["schema"]) is not None:
                key = "schema"
                known += 1
                if type(value) is not dict:
                    value = struct(value)
                message.schema = value
            else:
                message.schema = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "text")
                data[key] = value
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                value = string(value)
                data[key] = value
            if self.schema is not None:
                value = self.schema
                key = "schema"
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "text":
                    constant(value, "text")
                text += '"type":"text",'
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not TextResponseFormatMimeType:
                    value = string(value)
                text += f'"mime_type":{quoted(value)},'
            if self.schema is not None:
                value = self.schema
                key = "schema"
                text += f'"schema":{json_text(struct(value))},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ImageResponseFormat(Message):
    """Configuration for image output format.

    Source: interactions/interaction.en.txt:411
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "mime_type": "mime_type",
        "delivery": "delivery",
        "aspect_ratio": "aspect_ratio",
        "image_size": "image_size",
    }

    type: Literal["image"] = "image"
    """Source: interactions/interaction.en.txt:302"""

    mime_type: ImageResponseFormatMimeType | str | None = None
    """The MIME type of the image output.

    Source: interactions/interaction.en.txt:416
    """

    delivery: ImageResponseFormatDelivery | str | None = None
    """The delivery mode for the image output.

    Source: interactions/interaction.en.txt:420
    """

    aspect_ratio: ImageResponseFormatAspectRatio | str | None = None
    """The aspect ratio for the image output.

    Source: interactions/interaction.en.txt:424
    """

    image_size: ImageSize | str | None = None
    """The size of the image output.

    Source: interactions/interaction.en.txt:428
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["image"] = "image",
        mime_type: ImageResponseFormatMimeType | str | None = None,
        delivery: ImageResponseFormatDelivery | str | None = None,
        aspect_ratio: ImageResponseFormatAspectRatio | str | None = None,
        image_size: ImageSize | str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.mime_type = mime_type
        self.delivery = delivery
        self.aspect_ratio = aspect_ratio
        self.image_size = image_size
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "image")
                message.type = value
            else:
                key = "type"
                message.type = implied("image", partial)
            if "mime_type" in data and (value := data["mime_type"]) is not None:
                key = "mime_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _IMAGE_RESPONSE_FORMAT_MIME_TYPE[value]
                message.mime_type = value
            else:
                message.mime_type = None
            if "delivery" in data and (value := data["delivery"]) is not None:
                key = "delivery"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _IMAGE_RESPONSE_FORMAT_DELIVERY[value]
                message.delivery = value
            else:
                message.delivery = None
            if "aspect_ratio" in data and (value := data["aspect_ratio"]) is not None:
                key = "aspect_ratio"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _IMAGE_RESPONSE_FORMAT_ASPECT_RATIO[value]
                message.aspect_ratio = value
            else:
                message.aspect_ratio = None
            if "image_size" in data and (value := data["image_size"]) is not None:
                key = "image_size"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _IMAGE_SIZE[value]
                message.image_size = value
            else:
                message.image_size = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "image")
                data[key] = value
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                value = string(value)
                data[key] = value
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                value = string(value)
                data[key] = value
            if self.aspect_ratio is not None:
                value = self.aspect_ratio
                key = "aspect_ratio"
                value = string(value)
                data[key] = value
            if self.image_size is not None:
                value = self.image_size
                key = "image_size"
                value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "image":
                    constant(value, "image")
                text += '"type":"image",'
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not ImageResponseFormatMimeType:
                    value = string(value)
                text += f'"mime_type":{quoted(value)},'
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                if type(value) is not ImageResponseFormatDelivery:
                    value = string(value)
                text += f'"delivery":{quoted(value)},'
            if self.aspect_ratio is not None:
                value = self.aspect_ratio
                key = "aspect_ratio"
                if type(value) is not ImageResponseFormatAspectRatio:
                    value = string(value)
                text += f'"aspect_ratio":{quoted(value)},'
            if self.image_size is not None:
                value = self.image_size
                key = "image_size"
                if type(value) is not ImageSize:
                    value = string(value)
                text += f'"image_size":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class VideoResponseFormat(Message):
    """Configuration for video output format.

    Source: interactions/interaction.en.txt:489
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "delivery": "delivery",
        "gcs_uri": "gcs_uri",
        "aspect_ratio": "aspect_ratio",
        "duration": "duration",
    }

    type: Literal["video"] = "video"
    """Source: interactions/interaction.en.txt:303"""

    delivery: VideoResponseFormatDelivery | str | None = None
    """The delivery mode for the video output.

    Source: interactions/interaction.en.txt:494
    """

    gcs_uri: str | None = None
    """The Cloud Storage URI to store the video output. Required for Vertex if delivery mode is URI.

    Source: interactions/interaction.en.txt:498
    """

    aspect_ratio: VideoResponseFormatAspectRatio | str | None = None
    """The aspect ratio for the video output.

    Source: interactions/interaction.en.txt:502
    """

    duration: Duration | None = None
    """The duration for the video output.

    A duration in seconds with up to nine fractional digits, ending with 's'. Example: "3.5s".

    Source: interactions/interaction.en.txt:506
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["video"] = "video",
        delivery: VideoResponseFormatDelivery | str | None = None,
        gcs_uri: str | None = None,
        aspect_ratio: VideoResponseFormatAspectRatio | str | None = None,
        duration: Duration | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.delivery = delivery
        self.gcs_uri = gcs_uri
        self.aspect_ratio = aspect_ratio
        self.duration = duration
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "video")
                message.type = value
            else:
                key = "type"
                message.type = implied("video", partial)
            if "delivery" in data and (value := data["delivery"]) is not None:
                key = "delivery"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _VIDEO_RESPONSE_FORMAT_DELIVERY[value]
                message.delivery = value
            else:
                message.delivery = None
            if "gcs_uri" in data and (value := data["gcs_uri"]) is not None:
                key = "gcs_uri"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.gcs_uri = value
            else:
                message.gcs_uri = None
            if "aspect_ratio" in data and (value := data["aspect_ratio"]) is not None:
                key = "aspect_ratio"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _VIDEO_RESPONSE_FORMAT_ASPECT_RATIO[value]
                message.aspect_ratio = value
            else:
                message.aspect_ratio = None
            if "duration" in data and (value := data["duration"]) is not None:
                key = "duration"
                known += 1
                value = read_duration(value)
                message.duration = value
            else:
                message.duration = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "video")
                data[key] = value
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                value = string(value)
                data[key] = value
            if self.gcs_uri is not None:
                value = self.gcs_uri
                key = "gcs_uri"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.aspect_ratio is not None:
                value = self.aspect_ratio
                key = "aspect_ratio"
                value = string(value)
                data[key] = value
            if self.duration is not None:
                value = self.duration
                key = "duration"
                value = write_duration(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "video":
                    constant(value, "video")
                text += '"type":"video",'
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                if type(value) is not VideoResponseFormatDelivery:
                    value = string(value)
                text += f'"delivery":{quoted(value)},'
            if self.gcs_uri is not None:
                value = self.gcs_uri
                key = "gcs_uri"
                if type(value) is not str:
                    value = string(value)
                text += f'"gcs_uri":{quoted(value)},'
            if self.aspect_ratio is not None:
                value = self.aspect_ratio
                key = "aspect_ratio"
                if type(value) is not VideoResponseFormatAspectRatio:
                    value = string(value)
                text += f'"aspect_ratio":{quoted(value)},'
            if self.duration is not None:
                value = self.duration
                key = "duration"
                value = write_duration(value)
                text += f'"duration":"{value}",'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GenerationConfig(Message):
    """Configuration parameters for model interactions.

    Source: interactions/interaction.en.txt:559
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "temperature": "temperature",
        "top_p": "top_p",
        "seed": "seed",
        "stop_sequences": "stop_sequences",
        "thinking_level": "thinking_level",
        "thinking_summaries": "thinking_summaries",
        "max_output_tokens": "max_output_tokens",
        "speech_config": "speech_config",
        "image_config": "image_config",
        "video_config": "video_config",
        "transcription_config": "transcription_config",
        "tool_choice": "tool_choice",
    }

    temperature: float | None = None
    """Controls the randomness of the output.

    Source: interactions/interaction.en.txt:564
    """

    top_p: float | None = None
    """The maximum cumulative probability of tokens to consider when sampling.

    Source: interactions/interaction.en.txt:568
    """

    seed: int | None = None
    """Seed used in decoding for reproducibility.

    Source: interactions/interaction.en.txt:572
    """

    stop_sequences: list[str] | None = None
    """A list of character sequences that will stop output interaction.

    Source: interactions/interaction.en.txt:576
    """

    thinking_level: ThinkingLevel | str | None = None
    """The level of thought tokens that the model should generate.

    Source: interactions/interaction.en.txt:580
    """

    thinking_summaries: ThinkingSummaries | str | None = None
    """Whether to include thought summaries in the response.

    Source: interactions/interaction.en.txt:584
    """

    max_output_tokens: int | None = None
    """The maximum number of tokens to include in the response.

    Source: interactions/interaction.en.txt:588
    """

    speech_config: list[SpeechConfig] | None = None
    """Configuration for speech interaction.

    Source: interactions/interaction.en.txt:592
    """

    image_config: ImageConfig | None = None
    """Configuration for image interaction.

    Deprecated.
    Source: interactions/interaction.en.txt:596
    """

    video_config: VideoConfig | None = None
    """Configuration for video generation.

    Source: interactions/interaction.en.txt:601
    """

    transcription_config: TranscriptionConfig | None = None
    """Optional. Configuration for speech recognition (transcription). If present, ASR is enabled.

    Source: interactions/interaction.en.txt:605
    """

    tool_choice: ToolChoiceType | str | ToolChoiceConfig | None = None
    """The tool choice configuration.

    The mode of the tool choice.

    The config for the tool choice.

    Source: interactions/interaction.en.txt:609
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        temperature: float | None = None,
        top_p: float | None = None,
        seed: int | None = None,
        stop_sequences: list[str] | None = None,
        thinking_level: ThinkingLevel | str | None = None,
        thinking_summaries: ThinkingSummaries | str | None = None,
        max_output_tokens: int | None = None,
        speech_config: list[SpeechConfig] | None = None,
        image_config: ImageConfig | None = None,
        video_config: VideoConfig | None = None,
        transcription_config: TranscriptionConfig | None = None,
        tool_choice: ToolChoiceType | str | ToolChoiceConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.temperature = temperature
        self.top_p = top_p
        self.seed = seed
        self.stop_sequences = stop_sequences
        self.thinking_level = thinking_level
        self.thinking_summaries = thinking_summaries
        self.max_output_tokens = max_output_tokens
        self.speech_config = speech_config
        self.image_config = image_config
        self.video_config = video_config
        self.transcription_config = transcription_config
        self.tool_choice = tool_choice
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "temperature" in data and (value := data["temperature"]) is not None:
                key = "temperature"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.temperature = value
            else:
                message.temperature = None
            if "top_p" in data and (value := data["top_p"]) is not None:
                key = "top_p"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.top_p = value
            else:
                message.top_p = None
            if "seed" in data and (value := data["seed"]) is not None:
                key = "seed"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.seed = value
            else:
                message.seed = None
            if (
                "stop_sequences" in data
                and (value := data["stop_sequences"]) is not None
            ):
                key = "stop_sequences"
                known += 1
                value = strings(value)
                message.stop_sequences = value
            else:
                message.stop_sequences = None
            if (
                "thinking_level" in data
                and (value := data["thinking_level"]) is not None
            ):
                key = "thinking_level"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _THINKING_LEVEL[value]
                message.thinking_level = value
            else:
                message.thinking_level = None
            if (
                "thinking_summaries" in data
                and (value := data["thinking_summaries"]) is not None
            ):
                key = "thinking_summaries"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _THINKING_SUMMARIES[value]
                message.thinking_summaries = value
            else:
                message.thinking_summaries = None
            if (
                "max_output_tokens" in data
                and (value := data["max_output_tokens"]) is not None
            ):
                key = "max_output_tokens"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.max_output_tokens = value
            else:
                message.max_output_tokens = None
            if "speech_config" in data and (value := data["speech_config"]) is not None:
                key = "speech_config"
                known += 1
                value = read_list(SpeechConfig.from_dict, value, partial)
                message.speech_config = value
            else:
                message.speech_config = None
            if "image_config" in data and (value := data["image_config"]) is not None:
                key = "image_config"
                known += 1
                value = ImageConfig.from_dict(value, partial)
                message.image_config = value
            else:
                message.image_config = None
            if "video_config" in data and (value := data["video_config"]) is not None:
                key = "video_config"
                known += 1
                value = VideoConfig.from_dict(value, partial)
                message.video_config = value
            else:
                message.video_config = None
            if (
                "transcription_config" in data
                and (value := data["transcription_config"]) is not None
            ):
                key = "transcription_config"
                known += 1
                value = TranscriptionConfig.from_dict(value, partial)
                message.transcription_config = value
            else:
                message.transcription_config = None
            if "tool_choice" in data and (value := data["tool_choice"]) is not None:
                key = "tool_choice"
                known += 1
                value = shaped(
                    value,
                    shape(str, lambda item: read_enum(_TOOL_CHOICE_TYPE, item)),
                    shape(dict, lambda item: ToolChoiceConfig.from_dict(item, partial)),
                )
                message.tool_choice = value
            else:
                message.tool_choice = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.temperature is not None:
                value = self.temperature
                key = "temperature"
                value = write_number(value)
                data[key] = value
            if self.top_p is not None:
                value = self.top_p
                key = "top_p"
                value = write_number(value)
                data[key] = value
            if self.seed is not None:
                value = self.seed
                key = "seed"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            if self.stop_sequences is not None:
                value = self.stop_sequences
                key = "stop_sequences"
                value = strings(value)
                data[key] = value
            if self.thinking_level is not None:
                value = self.thinking_level
                key = "thinking_level"
                value = string(value)
                data[key] = value
            if self.thinking_summaries is not None:
                value = self.thinking_summaries
                key = "thinking_summaries"
                value = string(value)
                data[key] = value
            if self.max_output_tokens is not None:
                value = self.max_output_tokens
                key = "max_output_tokens"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            if self.speech_config is not None:
                value = self.speech_config
                key = "speech_config"
                value = write_dicts(SpeechConfig, value, partial)
                data[key] = value
            if self.image_config is not None:
                value = self.image_config
                key = "image_config"
                if type(value) is not ImageConfig:
                    value = instance(ImageConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.video_config is not None:
                value = self.video_config
                key = "video_config"
                if type(value) is not VideoConfig:
                    value = instance(VideoConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.transcription_config is not None:
                value = self.transcription_config
                key = "transcription_config"
                if type(value) is not TranscriptionConfig:
                    value = instance(TranscriptionConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.tool_choice is not None:
                value = self.tool_choice
                key = "tool_choice"
                value = shaped(
                    value,
                    shape(str, string),
                    shape(
                        ToolChoiceConfig,
                        lambda item: write_message(ToolChoiceConfig, item, partial),
                    ),
                )
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.temperature is not None:
                value = self.temperature
                key = "temperature"
                text += f'"temperature":{number_text(value)},'
            if self.top_p is not None:
                value = self.top_p
                key = "top_p"
                text += f'"top_p":{number_text(value)},'
            if self.seed is not None:
                value = self.seed
                key = "seed"
                if type(value) is not int:
                    value = integer(value)
                text += f'"seed":{value},'
            if self.stop_sequences is not None:
                value = self.stop_sequences
                key = "stop_sequences"
                text += f'"stop_sequences":{strings_text(value)},'
            if self.thinking_level is not None:
                value = self.thinking_level
                key = "thinking_level"
                if type(value) is not ThinkingLevel:
                    value = string(value)
                text += f'"thinking_level":{quoted(value)},'
            if self.thinking_summaries is not None:
                value = self.thinking_summaries
                key = "thinking_summaries"
                if type(value) is not ThinkingSummaries:
                    value = string(value)
                text += f'"thinking_summaries":{quoted(value)},'
            if self.max_output_tokens is not None:
                value = self.max_output_tokens
                key = "max_output_tokens"
                if type(value) is not int:
                    value = integer(value)
                text += f'"max_output_tokens":{value},'
            if self.speech_config is not None:
                value = self.speech_config
                key = "speech_config"
                write(f'{text}"speech_config":')
                write_list(SpeechConfig, value, write, partial)
                text = ","
            if self.image_config is not None:
                value = self.image_config
                key = "image_config"
                if type(value) is not ImageConfig:
                    value = instance(ImageConfig, value)
                write(f'{text}"image_config":')
                value.write_json(write, partial)
                text = ","
            if self.video_config is not None:
                value = self.video_config
                key = "video_config"
                if type(value) is not VideoConfig:
                    value = instance(VideoConfig, value)
                write(f'{text}"video_config":')
                value.write_json(write, partial)
                text = ","
            if self.transcription_config is not None:
                value = self.transcription_config
                key = "transcription_config"
                if type(value) is not TranscriptionConfig:
                    value = instance(TranscriptionConfig, value)
                write(f'{text}"transcription_config":')
                value.write_json(write, partial)
                text = ","
            if self.tool_choice is not None:
                value = self.tool_choice
                key = "tool_choice"
                value = shaped(
                    value,
                    shape(str, string),
                    shape(
                        ToolChoiceConfig,
                        lambda item: write_message(ToolChoiceConfig, item, partial),
                    ),
                )
                text += f'"tool_choice":{json_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ToolChoiceConfig(Message):
    """The tool choice configuration containing allowed tools.

    Source: interactions/interaction.en.txt:664
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "allowed_tools": "allowed_tools",
    }

    allowed_tools: AllowedTools | None = None
    """The allowed tools.

    Source: interactions/interaction.en.txt:669
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        allowed_tools: AllowedTools | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.allowed_tools = allowed_tools
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "allowed_tools" in data and (value := data["allowed_tools"]) is not None:
                key = "allowed_tools"
                known += 1
                value = AllowedTools.from_dict(value, partial)
                message.allowed_tools = value
            else:
                message.allowed_tools = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.allowed_tools is not None:
                value = self.allowed_tools
                key = "allowed_tools"
                if type(value) is not AllowedTools:
                    value = instance(AllowedTools, value)
                value = value.to_dict(partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.allowed_tools is not None:
                value = self.allowed_tools
                key = "allowed_tools"
                if type(value) is not AllowedTools:
                    value = instance(AllowedTools, value)
                write(f'{text}"allowed_tools":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class AllowedTools(Message):
    """The configuration for allowed tools.

    Source: interactions/interaction.en.txt:680
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "mode": "mode",
        "tools": "tools",
    }

    mode: ToolChoiceType | str | None = None
    """The mode of the tool choice.

    Source: interactions/interaction.en.txt:685
    """

    tools: list[str] | None = None
    """The names of the allowed tools.

    Source: interactions/interaction.en.txt:689
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        mode: ToolChoiceType | str | None = None,
        tools: list[str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.mode = mode
        self.tools = tools
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "mode" in data and (value := data["mode"]) is not None:
                key = "mode"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _TOOL_CHOICE_TYPE[value]
                message.mode = value
            else:
                message.mode = None
            if "tools" in data and (value := data["tools"]) is not None:
                key = "tools"
                known += 1
                value = strings(value)
                message.tools = value
            else:
                message.tools = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.mode is not None:
                value = self.mode
                key = "mode"
                value = string(value)
                data[key] = value
            if self.tools is not None:
                value = self.tools
                key = "tools"
                value = strings(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.mode is not None:
                value = self.mode
                key = "mode"
                if type(value) is not ToolChoiceType:
                    value = string(value)
                text += f'"mode":{quoted(value)},'
            if self.tools is not None:
                value = self.tools
                key = "tools"
                text += f'"tools":{strings_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class SpeechConfig(Message):
    """The configuration for speech interaction.

    Source: interactions/interaction.en.txt:721
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "voice": "voice",
        "language": "language",
        "speaker": "speaker",
    }

    voice: str | None = None
    """The voice of the speaker.

    Source: interactions/interaction.en.txt:726
    """

    language: str | None = None
    """The language of the speech.

    Source: interactions/interaction.en.txt:730
    """

    speaker: str | None = None
    """The speaker's name, it should match the speaker name given in the prompt.

    Source: interactions/interaction.en.txt:734
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        voice: str | None = None,
        language: str | None = None,
        speaker: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.voice = voice
        self.language = language
        self.speaker = speaker
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "voice" in data and (value := data["voice"]) is not None:
                key = "voice"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.voice = value
            else:
                message.voice = None
            if "language" in data and (value := data["language"]) is not None:
                key = "language"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.language = value
            else:
                message.language = None
            if "speaker" in data and (value := data["speaker"]) is not None:
                key = "speaker"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.speaker = value
            else:
                message.speaker = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.voice is not None:
                value = self.voice
                key = "voice"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.language is not None:
                value = self.language
                key = "language"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.speaker is not None:
                value = self.speaker
                key = "speaker"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.voice is not None:
                value = self.voice
                key = "voice"
                if type(value) is not str:
                    value = string(value)
                text += f'"voice":{quoted(value)},'
            if self.language is not None:
                value = self.language
                key = "language"
                if type(value) is not str:
                    value = string(value)
                text += f'"language":{quoted(value)},'
            if self.speaker is not None:
                value = self.speaker
                key = "speaker"
                if type(value) is not str:
                    value = string(value)
                text += f'"speaker":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ImageConfig(Message):
    """The configuration for image interaction.

    Source: interactions/interaction.en.txt:745
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "aspect_ratio": "aspect_ratio",
        "image_size": "image_size",
    }

    aspect_ratio: str | None = None
    """The aspect ratio of the image to generate. Supported aspect ratios: 1:1, 2:3, 3:2, 3:4, 4:3, 9:16, 16:9, 21:9.

    If not specified, the model will choose a default aspect ratio based on any reference images provided.

    Source: interactions/interaction.en.txt:750
    """

    image_size: str | None = None
    """Specifies the size of generated images. Supported values are 1K, 2K, 4K. If not specified, the model will use default value 1K.

    Source: interactions/interaction.en.txt:756
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        aspect_ratio: str | None = None,
        image_size: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.aspect_ratio = aspect_ratio
        self.image_size = image_size
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "aspect_ratio" in data and (value := data["aspect_ratio"]) is not None:
                key = "aspect_ratio"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.aspect_ratio = value
            else:
                message.aspect_ratio = None
            if "image_size" in data and (value := data["image_size"]) is not None:
                key = "image_size"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.image_size = value
            else:
                message.image_size = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.aspect_ratio is not None:
                value = self.aspect_ratio
                key = "aspect_ratio"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.image_size is not None:
                value = self.image_size
                key = "image_size"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.aspect_ratio is not None:
                value = self.aspect_ratio
                key = "aspect_ratio"
                if type(value) is not str:
                    value = string(value)
                text += f'"aspect_ratio":{quoted(value)},'
            if self.image_size is not None:
                value = self.image_size
                key = "image_size"
                if type(value) is not str:
                    value = string(value)
                text += f'"image_size":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class VideoConfig(Message):
    """Configuration options for video generation.

    Source: interactions/interaction.en.txt:766
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "task": "task",
    }

    task: Task | str | None = None
    """Optional task mode for video generation. If not specified, the model automatically determines the appropriate mode based on the provided text prompt and input media.

    Source: interactions/interaction.en.txt:771
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        task: Task | str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.task = task
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "task" in data and (value := data["task"]) is not None:
                key = "task"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _TASK[value]
                message.task = value
            else:
                message.task = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.task is not None:
                value = self.task
                key = "task"
                value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.task is not None:
                value = self.task
                key = "task"
                if type(value) is not Task:
                    value = string(value)
                text += f'"task":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class TranscriptionConfig(Message):
    """Configuration for speech recognition (transcription).

    Source: interactions/interaction.en.txt:791
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "timestamp_granularities": "timestamp_granularities",
        "diarization_mode": "diarization_mode",
        "language_codes": "language_codes",
        "adaptation_phrases": "adaptation_phrases",
        "custom_vocabulary": "custom_vocabulary",
    }

    timestamp_granularities: list[str] | None = None
    """Optional. The granularity of timestamps to include in the transcription output. Supported values: "word". If empty, no timestamps are generated.

    Source: interactions/interaction.en.txt:796
    """

    diarization_mode: str | None = None
    """Optional. Configures speaker diarization. Supported values: "speaker".

    Source: interactions/interaction.en.txt:800
    """

    language_codes: list[str] | None = None
    """Optional. BCP-47 language codes providing hints about the languages present in the audio. If omitted or empty, defaults to automatic language detection.

    Source: interactions/interaction.en.txt:804
    """

    adaptation_phrases: list[str] | None = None
    """Optional. A list of phrases to bias the ASR model towards.

    Deprecated.
    Source: interactions/interaction.en.txt:808
    """

    custom_vocabulary: list[str] | None = None
    """Optional. A list of custom vocabulary phrases to bias the speech recognition model toward recognizing specific terms.

    Source: interactions/interaction.en.txt:813
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        timestamp_granularities: list[str] | None = None,
        diarization_mode: str | None = None,
        language_codes: list[str] | None = None,
        adaptation_phrases: list[str] | None = None,
        custom_vocabulary: list[str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.timestamp_granularities = timestamp_granularities
        self.diarization_mode = diarization_mode
        self.language_codes = language_codes
        self.adaptation_phrases = adaptation_phrases
        self.custom_vocabulary = custom_vocabulary
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if (
                "timestamp_granularities" in data
                and (value := data["timestamp_granularities"]) is not None
            ):
                key = "timestamp_granularities"
                known += 1
                value = strings(value)
                message.timestamp_granularities = value
            else:
                message.timestamp_granularities = None
            if (
                "diarization_mode" in data
                and (value := data["diarization_mode"]) is not None
            ):
                key = "diarization_mode"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.diarization_mode = value
            else:
                message.diarization_mode = None
            if (
                "language_codes" in data
                and (value := data["language_codes"]) is not None
            ):
                key = "language_codes"
                known += 1
                value = strings(value)
                message.language_codes = value
            else:
                message.language_codes = None
            if (
                "adaptation_phrases" in data
                and (value := data["adaptation_phrases"]) is not None
            ):
                key = "adaptation_phrases"
                known += 1
                value = strings(value)
                message.adaptation_phrases = value
            else:
                message.adaptation_phrases = None
            if (
                "custom_vocabulary" in data
                and (value := data["custom_vocabulary"]) is not None
            ):
                key = "custom_vocabulary"
                known += 1
                value = strings(value)
                message.custom_vocabulary = value
            else:
                message.custom_vocabulary = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.timestamp_granularities is not None:
                value = self.timestamp_granularities
                key = "timestamp_granularities"
                value = strings(value)
                data[key] = value
            if self.diarization_mode is not None:
                value = self.diarization_mode
                key = "diarization_mode"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.language_codes is not None:
                value = self.language_codes
                key = "language_codes"
                value = strings(value)
                data[key] = value
            if self.adaptation_phrases is not None:
                value = self.adaptation_phrases
                key = "adaptation_phrases"
                value = strings(value)
                data[key] = value
            if self.custom_vocabulary is not None:
                value = self.custom_vocabulary
                key = "custom_vocabulary"
                value = strings(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.timestamp_granularities is not None:
                value = self.timestamp_granularities
                key = "timestamp_granularities"
                text += f'"timestamp_granularities":{strings_text(value)},'
            if self.diarization_mode is not None:
                value = self.diarization_mode
                key = "diarization_mode"
                if type(value) is not str:
                    value = string(value)
                text += f'"diarization_mode":{quoted(value)},'
            if self.language_codes is not None:
                value = self.language_codes
                key = "language_codes"
                text += f'"language_codes":{strings_text(value)},'
            if self.adaptation_phrases is not None:
                value = self.adaptation_phrases
                key = "adaptation_phrases"
                text += f'"adaptation_phrases":{strings_text(value)},'
            if self.custom_vocabulary is not None:
                value = self.custom_vocabulary
                key = "custom_vocabulary"
                text += f'"custom_vocabulary":{strings_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class DynamicAgentConfig(Message):
    """Configuration for dynamic agents.

    Source: interactions/interaction.en.txt:872
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "config": "config",
    }

    type: Literal["dynamic"] = "dynamic"
    """Source: interactions/interaction.en.txt:845"""

    config: dict[str, JsonValue] | None = None
    """For agents that are not supported statically in the API definition.

    Source: interactions/interaction.en.txt:877
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["dynamic"] = "dynamic",
        config: dict[str, JsonValue] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.config = config
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "dynamic")
                message.type = value
            else:
                key = "type"
                message.type = implied("dynamic", partial)
            if "config" in data and (value := data["config"]) is not None:
                key = "config"
                known += 1
                if type(value) is not dict:
                    value = struct(value)
                message.config = value
            else:
                message.config = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "dynamic")
                data[key] = value
            if self.config is not None:
                value = self.config
                key = "config"
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "dynamic":
                    constant(value, "dynamic")
                text += '"type":"dynamic",'
            if self.config is not None:
                value = self.config
                key = "config"
                text += f'"config":{json_text(struct(value))},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class DeepResearchAgentConfig(Message):
    """Configuration for the Deep Research agent.

    Source: interactions/interaction.en.txt:888
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "thinking_summaries": "thinking_summaries",
        "visualization": "visualization",
        "collaborative_planning": "collaborative_planning",
        "enable_bigquery_tool": "enable_bigquery_tool",
    }

    type: Literal["deep-research"] = "deep-research"
    """Source: interactions/interaction.en.txt:846"""

    thinking_summaries: ThinkingSummaries | str | None = None
    """Whether to include thought summaries in the response.

    Source: interactions/interaction.en.txt:893
    """

    visualization: VisualizationMode | str | None = None
    """Whether to include visualizations in the response.

    Source: interactions/interaction.en.txt:897
    """

    collaborative_planning: bool | None = None
    """Enables human-in-the-loop planning for the Deep Research agent. If set to true, the Deep Research agent will provide a research plan in its response. The agent will then proceed only if the user confirms the plan in the next turn.

    Source: interactions/interaction.en.txt:901
    """

    enable_bigquery_tool: bool | None = None
    """Enables bigquery tool for the Deep Research agent.

    Source: interactions/interaction.en.txt:905
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["deep-research"] = "deep-research",
        thinking_summaries: ThinkingSummaries | str | None = None,
        visualization: VisualizationMode | str | None = None,
        collaborative_planning: bool | None = None,
        enable_bigquery_tool: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.thinking_summaries = thinking_summaries
        self.visualization = visualization
        self.collaborative_planning = collaborative_planning
        self.enable_bigquery_tool = enable_bigquery_tool
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "deep-research")
                message.type = value
            else:
                key = "type"
                message.type = implied("deep-research", partial)
            if (
                "thinking_summaries" in data
                and (value := data["thinking_summaries"]) is not None
            ):
                key = "thinking_summaries"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _THINKING_SUMMARIES[value]
                message.thinking_summaries = value
            else:
                message.thinking_summaries = None
            if "visualization" in data and (value := data["visualization"]) is not None:
                key = "visualization"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _VISUALIZATION_MODE[value]
                message.visualization = value
            else:
                message.visualization = None
            if (
                "collaborative_planning" in data
                and (value := data["collaborative_planning"]) is not None
            ):
                key = "collaborative_planning"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.collaborative_planning = value
            else:
                message.collaborative_planning = None
            if (
                "enable_bigquery_tool" in data
                and (value := data["enable_bigquery_tool"]) is not None
            ):
                key = "enable_bigquery_tool"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.enable_bigquery_tool = value
            else:
                message.enable_bigquery_tool = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "deep-research")
                data[key] = value
            if self.thinking_summaries is not None:
                value = self.thinking_summaries
                key = "thinking_summaries"
                value = string(value)
                data[key] = value
            if self.visualization is not None:
                value = self.visualization
                key = "visualization"
                value = string(value)
                data[key] = value
            if self.collaborative_planning is not None:
                value = self.collaborative_planning
                key = "collaborative_planning"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            if self.enable_bigquery_tool is not None:
                value = self.enable_bigquery_tool
                key = "enable_bigquery_tool"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "deep-research":
                    constant(value, "deep-research")
                text += '"type":"deep-research",'
            if self.thinking_summaries is not None:
                value = self.thinking_summaries
                key = "thinking_summaries"
                if type(value) is not ThinkingSummaries:
                    value = string(value)
                text += f'"thinking_summaries":{quoted(value)},'
            if self.visualization is not None:
                value = self.visualization
                key = "visualization"
                if type(value) is not VisualizationMode:
                    value = string(value)
                text += f'"visualization":{quoted(value)},'
            if self.collaborative_planning is not None:
                value = self.collaborative_planning
                key = "collaborative_planning"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"collaborative_planning":{value},'
            if self.enable_bigquery_tool is not None:
                value = self.enable_bigquery_tool
                key = "enable_bigquery_tool"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"enable_bigquery_tool":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class CodeMenderAgentConfig(Message):
    """Configuration for the CodeMender agent.

    Source: interactions/interaction.en.txt:926
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "session_id": "session_id",
        "session_config": "session_config",
        "model": "model",
        "find_request": "find_request",
        "fix_request": "fix_request",
    }

    type: Literal["code-mender"] = "code-mender"
    """Source: interactions/interaction.en.txt:847"""

    session_id: str | None = None
    """Parameter for grouping multiple interactions that belong to the same CodeMender session.

    Source: interactions/interaction.en.txt:931
    """

    session_config: SessionConfig | None = None
    """Optional session-specific configurations to override default agent behavior.

    Source: interactions/interaction.en.txt:935
    """

    model: str | None = None
    """The name of the model to use for the CodeMender agent. One CodeMender session will only use one model.

    Source: interactions/interaction.en.txt:939
    """

    find_request: FindRequest | None = None
    """Parameters for finding vulnerabilities.

    Member of the union `request`.
    Source: interactions/interaction.en.txt:945
    """

    fix_request: FixRequest | None = None
    """Parameters for fixing vulnerabilities.

    Member of the union `request`.
    Source: interactions/interaction.en.txt:949
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["code-mender"] = "code-mender",
        session_id: str | None = None,
        session_config: SessionConfig | None = None,
        model: str | None = None,
        find_request: FindRequest | None = None,
        fix_request: FixRequest | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.session_id = session_id
        self.session_config = session_config
        self.model = model
        self.find_request = find_request
        self.fix_request = fix_request
        self.unknown_fields = unknown_fields

    def which_request(
        self,
    ) -> (
        Literal[
            "find_request",
            "fix_request",
        ]
        | None
    ):
        """The wire name of the member of the union `request` that is set; a `WireError` if two are.

        CodeMender's request type. Set exactly one of find_request/fix_request only on the first round to start a session; on subsequent rounds (e.g. submitting tool results), leave this unset and identify the session via session_id. This oneof is intentionally not a subtype_source discriminator so it can be omitted on resume rounds.

        Source: interactions/interaction.en.txt:943
        """
        return chosen(
            "request",
            ("find_request", self.find_request),
            ("fix_request", self.fix_request),
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        which_request = ""
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "code-mender")
                message.type = value
            else:
                key = "type"
                message.type = implied("code-mender", partial)
            if "session_id" in data and (value := data["session_id"]) is not None:
                key = "session_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.session_id = value
            else:
                message.session_id = None
            if (
                "session_config" in data
                and (value := data["session_config"]) is not None
            ):
                key = "session_config"
                known += 1
                value = SessionConfig.from_dict(value, partial)
                message.session_config = value
            else:
                message.session_config = None
            if "model" in data and (value := data["model"]) is not None:
                key = "model"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.model = value
            else:
                message.model = None
            if "find_request" in data and (value := data["find_request"]) is not None:
                key = "find_request"
                known += 1
                if which_request:
                    raise conflict("request", which_request, key)
                which_request = key
                value = FindRequest.from_dict(value, partial)
                message.find_request = value
            else:
                message.find_request = None
            if "fix_request" in data and (value := data["fix_request"]) is not None:
                key = "fix_request"
                known += 1
                if which_request:
                    raise conflict("request", which_request, key)
                which_request = key
                value = FixRequest.from_dict(value, partial)
                message.fix_request = value
            else:
                message.fix_request = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        which_request = ""
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "code-mender")
                data[key] = value
            if self.session_id is not None:
                value = self.session_id
                key = "session_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.session_config is not None:
                value = self.session_config
                key = "session_config"
                if type(value) is not SessionConfig:
                    value = instance(SessionConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.model is not None:
                value = self.model
                key = "model"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.find_request is not None:
                value = self.find_request
                key = "find_request"
                if which_request:
                    raise conflict("request", which_request, key)
                which_request = key
                if type(value) is not FindRequest:
                    value = instance(FindRequest, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.fix_request is not None:
                value = self.fix_request
                key = "fix_request"
                if which_request:
                    raise conflict("request", which_request, key)
                which_request = key
                if type(value) is not FixRequest:
                    value = instance(FixRequest, value)
                value = value.to_dict(partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        which_request = ""
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "code-mender":
                    constant(value, "code-mender")
                text += '"type":"code-mender",'
            if self.session_id is not None:
                value = self.session_id
                key = "session_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"session_id":{quoted(value)},'
            if self.session_config is not None:
                value = self.session_config
                key = "session_config"
                if type(value) is not SessionConfig:
                    value = instance(SessionConfig, value)
                write(f'{text}"session_config":')
                value.write_json(write, partial)
                text = ","
            if self.model is not None:
                value = self.model
                key = "model"
                if type(value) is not str:
                    value = string(value)
                text += f'"model":{quoted(value)},'
            if self.find_request is not None:
                value = self.find_request
                key = "find_request"
                if which_request:
                    raise conflict("request", which_request, key)
                which_request = key
                if type(value) is not FindRequest:
                    value = instance(FindRequest, value)
                write(f'{text}"find_request":')
                value.write_json(write, partial)
                text = ","
            if self.fix_request is not None:
                value = self.fix_request
                key = "fix_request"
                if which_request:
                    raise conflict("request", which_request, key)
                which_request = key
                if type(value) is not FixRequest:
                    value = instance(FixRequest, value)
                write(f'{text}"fix_request":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class FindRequest(Message):
    """Request parameters specific to FIND sessions, used for discovering vulnerabilities in a codebase.

    Source: interactions/interaction.en.txt:971
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "source_files": "source_files",
        "finding_id": "finding_id",
        "description": "description",
        "mode": "mode",
    }

    source_files: list[FileContent] | None = None
    """A list of source files to provide as context for the scan.

    Source: interactions/interaction.en.txt:976
    """

    finding_id: str | None = None
    """The identifier of a specific finding to verify. This is primarily used in VERIFY mode to focus the agent's execution-based validation on a single vulnerability.

    Source: interactions/interaction.en.txt:980
    """

    description: str | None = None
    """Additional context or custom instructions provided by the user to guide the vulnerability analysis.

    Source: interactions/interaction.en.txt:984
    """

    mode: Mode | str | None = None
    """The mode of the find session.

    Source: interactions/interaction.en.txt:988
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        source_files: list[FileContent] | None = None,
        finding_id: str | None = None,
        description: str | None = None,
        mode: Mode | str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.source_files = source_files
        self.finding_id = finding_id
        self.description = description
        self.mode = mode
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "source_files" in data and (value := data["source_files"]) is not None:
                key = "source_files"
                known += 1
                value = read_list(FileContent.from_dict, value, partial)
                message.source_files = value
            else:
                message.source_files = None
            if "finding_id" in data and (value := data["finding_id"]) is not None:
                key = "finding_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.finding_id = value
            else:
                message.finding_id = None
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
            if "mode" in data and (value := data["mode"]) is not None:
                key = "mode"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _MODE[value]
                message.mode = value
            else:
                message.mode = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.source_files is not None:
                value = self.source_files
                key = "source_files"
                value = write_dicts(FileContent, value, partial)
                data[key] = value
            if self.finding_id is not None:
                value = self.finding_id
                key = "finding_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.mode is not None:
                value = self.mode
                key = "mode"
                value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.source_files is not None:
                value = self.source_files
                key = "source_files"
                write(f'{text}"source_files":')
                write_list(FileContent, value, write, partial)
                text = ","
            if self.finding_id is not None:
                value = self.finding_id
                key = "finding_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"finding_id":{quoted(value)},'
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            if self.mode is not None:
                value = self.mode
                key = "mode"
                if type(value) is not Mode:
                    value = string(value)
                text += f'"mode":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class FileContent(Message):
    """Content of a single file in the codebase.

    Source: interactions/interaction.en.txt:1004
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "path": "path",
        "content": "content",
    }

    path: str | None = None
    """The relative path of the file from the project root.

    Source: interactions/interaction.en.txt:1009
    """

    content: str | None = None
    """The UTF-8 encoded text content of the file.

    Source: interactions/interaction.en.txt:1013
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        path: str | None = None,
        content: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.path = path
        self.content = content
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "path" in data and (value := data["path"]) is not None:
                key = "path"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.path = value
            else:
                message.path = None
            if "content" in data and (value := data["content"]) is not None:
                key = "content"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.content = value
            else:
                message.content = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.path is not None:
                value = self.path
                key = "path"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.content is not None:
                value = self.content
                key = "content"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.path is not None:
                value = self.path
                key = "path"
                if type(value) is not str:
                    value = string(value)
                text += f'"path":{quoted(value)},'
            if self.content is not None:
                value = self.content
                key = "content"
                if type(value) is not str:
                    value = string(value)
                text += f'"content":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class FixRequest(Message):
    """Request parameters specific to FIX sessions, used for generating and validating security patches.

    Source: interactions/interaction.en.txt:1032
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "source_files": "source_files",
        "finding_id": "finding_id",
        "description": "description",
    }

    source_files: list[FileContent] | None = None
    """A list of source files providing context for the remediation. These files are typically the ones containing the identified vulnerability.

    Source: interactions/interaction.en.txt:1037
    """

    finding_id: str | None = None
    """The identifier of the specific security finding to be remediated. This id maps to a previously discovered vulnerability.

    Source: interactions/interaction.en.txt:1041
    """

    description: str | None = None
    """Additional context or custom instructions provided by the user to guide the patch generation process.

    Source: interactions/interaction.en.txt:1045
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        source_files: list[FileContent] | None = None,
        finding_id: str | None = None,
        description: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.source_files = source_files
        self.finding_id = finding_id
        self.description = description
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "source_files" in data and (value := data["source_files"]) is not None:
                key = "source_files"
                known += 1
                value = read_list(FileContent.from_dict, value, partial)
                message.source_files = value
            else:
                message.source_files = None
            if "finding_id" in data and (value := data["finding_id"]) is not None:
                key = "finding_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.finding_id = value
            else:
                message.finding_id = None
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.source_files is not None:
                value = self.source_files
                key = "source_files"
                value = write_dicts(FileContent, value, partial)
                data[key] = value
            if self.finding_id is not None:
                value = self.finding_id
                key = "finding_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.source_files is not None:
                value = self.source_files
                key = "source_files"
                write(f'{text}"source_files":')
                write_list(FileContent, value, write, partial)
                text = ","
            if self.finding_id is not None:
                value = self.finding_id
                key = "finding_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"finding_id":{quoted(value)},'
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class SessionConfig(Message):
    """The configuration of CodeMender sessions.

    Source: interactions/interaction.en.txt:1060
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "max_rounds": "max_rounds",
    }

    max_rounds: int | None = None
    """The maximum number of interaction rounds the agent is allowed to perform before reaching a timeout.

    Source: interactions/interaction.en.txt:1065
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        max_rounds: int | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.max_rounds = max_rounds
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "max_rounds" in data and (value := data["max_rounds"]) is not None:
                key = "max_rounds"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.max_rounds = value
            else:
                message.max_rounds = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.max_rounds is not None:
                value = self.max_rounds
                key = "max_rounds"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.max_rounds is not None:
                value = self.max_rounds
                key = "max_rounds"
                if type(value) is not int:
                    value = integer(value)
                text += f'"max_rounds":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class AntigravityAgentConfig(Message):
    """Configuration for the Antigravity agent runtime. Provides server-side control over the agent's execution environment and tool configuration.

    Source: interactions/interaction.en.txt:1074
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "model": "model",
        "max_total_tokens": "max_total_tokens",
    }

    type: Literal["antigravity"] = "antigravity"
    """Source: interactions/interaction.en.txt:848"""

    model: str | None = None
    """The model to use for agent reasoning.

    Source: interactions/interaction.en.txt:1079
    """

    max_total_tokens: int | None = None
    """Max total tokens for the agent run.

    Source: interactions/interaction.en.txt:1083
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["antigravity"] = "antigravity",
        model: str | None = None,
        max_total_tokens: int | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.model = model
        self.max_total_tokens = max_total_tokens
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "antigravity")
                message.type = value
            else:
                key = "type"
                message.type = implied("antigravity", partial)
            if "model" in data and (value := data["model"]) is not None:
                key = "model"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.model = value
            else:
                message.model = None
            if (
                "max_total_tokens" in data
                and (value := data["max_total_tokens"]) is not None
            ):
                key = "max_total_tokens"
                known += 1
                value = read_int64(value)
                message.max_total_tokens = value
            else:
                message.max_total_tokens = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "antigravity")
                data[key] = value
            if self.model is not None:
                value = self.model
                key = "model"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.max_total_tokens is not None:
                value = self.max_total_tokens
                key = "max_total_tokens"
                value = write_int64(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "antigravity":
                    constant(value, "antigravity")
                text += '"type":"antigravity",'
            if self.model is not None:
                value = self.model
                key = "model"
                if type(value) is not str:
                    value = string(value)
                text += f'"model":{quoted(value)},'
            if self.max_total_tokens is not None:
                value = self.max_total_tokens
                key = "max_total_tokens"
                value = write_int64(value)
                text += f'"max_total_tokens":"{value}",'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class EnvironmentConfig(Message):
    """Configuration for a custom environment.

    Source: interactions/interaction.en.txt:1093
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "sources": "sources",
        "environment_id": "environment_id",
        "network": "network",
    }

    sources: list[Source] | None = None
    """Source: interactions/interaction.en.txt:1098"""

    environment_id: str | None = None
    """Optional. The environment id for the interaction. If specified, the request will update the existing environment instead of creating a new one.

    Source: interactions/interaction.en.txt:1099
    """

    network: EnvironmentNetworkEgressAllowlist | NetworkMode | str | None = None
    """Network configuration for the environment.

    Allow only specific domains.

    Network egress mode.

    Source: interactions/interaction.en.txt:1103
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        sources: list[Source] | None = None,
        environment_id: str | None = None,
        network: EnvironmentNetworkEgressAllowlist | NetworkMode | str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.sources = sources
        self.environment_id = environment_id
        self.network = network
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "sources" in data and (value := data["sources"]) is not None:
                key = "sources"
                known += 1
                value = read_list(Source.from_dict, value, partial)
                message.sources = value
            else:
                message.sources = None
            if (
                "environment_id" in data
                and (value := data["environment_id"]) is not None
            ):
                key = "environment_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.environment_id = value
            else:
                message.environment_id = None
            if "network" in data and (value := data["network"]) is not None:
                key = "network"
                known += 1
                value = shaped(
                    value,
                    shape(
                        dict,
                        lambda item: EnvironmentNetworkEgressAllowlist.from_dict(
                            item, partial
                        ),
                    ),
                    shape(str, lambda item: read_enum(_NETWORK_MODE, item)),
                )
                message.network = value
            else:
                message.network = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.sources is not None:
                value = self.sources
                key = "sources"
                value = write_dicts(Source, value, partial)
                data[key] = value
            if self.environment_id is not None:
                value = self.environment_id
                key = "environment_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.network is not None:
                value = self.network
                key = "network"
                value = shaped(
                    value,
                    shape(
                        EnvironmentNetworkEgressAllowlist,
                        lambda item: write_message(
                            EnvironmentNetworkEgressAllowlist, item, partial
                        ),
                    ),
                    shape(str, string),
                )
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.sources is not None:
                value = self.sources
                key = "sources"
                write(f'{text}"sources":')
                write_list(Source, value, write, partial)
                text = ","
            if self.environment_id is not None:
                value = self.environment_id
                key = "environment_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"environment_id":{quoted(value)},'
            if self.network is not None:
                value = self.network
                key = "network"
                value = shaped(
                    value,
                    shape(
                        EnvironmentNetworkEgressAllowlist,
                        lambda item: write_message(
                            EnvironmentNetworkEgressAllowlist, item, partial
                        ),
                    ),
                    shape(str, string),
                )
                text += f'"network":{json_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class EnvironmentNetworkEgressAllowlist(Message):
    """Network egress configuration for the environment.

    Source: interactions/interaction.en.txt:1130
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "allowlist": "allowlist",
    }

    allowlist: list[EgressRule] | None = None
    """List of allowed domains and their configurations.

    Source: interactions/interaction.en.txt:1135
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        allowlist: list[EgressRule] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.allowlist = allowlist
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "allowlist" in data and (value := data["allowlist"]) is not None:
                key = "allowlist"
                known += 1
                value = read_list(EgressRule.from_dict, value, partial)
                message.allowlist = value
            else:
                message.allowlist = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.allowlist is not None:
                value = self.allowlist
                key = "allowlist"
                value = write_dicts(EgressRule, value, partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.allowlist is not None:
                value = self.allowlist
                key = "allowlist"
                write(f'{text}"allowlist":')
                write_list(EgressRule, value, write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class EgressRule(Message):
    """A network egress rule that controls which external domains the environment is allowed to reach. Each rule identifies a target domain and, optionally, a set of HTTP headers to inject into every matching outbound request.

    Source: interactions/interaction.en.txt:1148
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "domain": "domain",
        "transform": "transform",
    }

    domain: str | None = None
    """The domain pattern to match for this rule. Use an exact hostname (e.g., github.com), a wildcard prefix (e.g., *.googleapis.com), or * to match all domains.

    Source: interactions/interaction.en.txt:1153
    """

    transform: dict[str, str] | None = None
    """headers to inject into requests matching this rule. Key: header name (e.g., "Authorization"). value: header value (e.g., "Bearer your-token").

    Source: interactions/interaction.en.txt:1157
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        domain: str | None = None,
        transform: dict[str, str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.domain = domain
        self.transform = transform
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "domain" in data and (value := data["domain"]) is not None:
                key = "domain"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.domain = value
            else:
                message.domain = None
            if "transform" in data and (value := data["transform"]) is not None:
                key = "transform"
                known += 1
                value = each_value(string, value)
                message.transform = value
            else:
                message.transform = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.domain is not None:
                value = self.domain
                key = "domain"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.transform is not None:
                value = self.transform
                key = "transform"
                value = each_value(string, value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.domain is not None:
                value = self.domain
                key = "domain"
                if type(value) is not str:
                    value = string(value)
                text += f'"domain":{quoted(value)},'
            if self.transform is not None:
                value = self.transform
                key = "transform"
                value = each_value(string, value)
                text += f'"transform":{json_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class Source(Message):
    """A source to be mounted into the environment.

    Source: interactions/interaction.en.txt:1178
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "source": "source",
        "target": "target",
        "content": "content",
        "encoding": "encoding",
    }

    type: Type | str | None = None
    """Source: interactions/interaction.en.txt:1183"""

    source: str | None = None
    """The source of the environment. For Cloud Storage, this is the Cloud Storage path. For GitHub, this is the GitHub path.

    Source: interactions/interaction.en.txt:1184
    """

    target: str | None = None
    """Where the source should appear in the environment.

    Source: interactions/interaction.en.txt:1188
    """

    content: str | None = None
    """The inline content if type is INLINE.

    Source: interactions/interaction.en.txt:1192
    """

    encoding: str | None = None
    """Optional encoding for inline content (e.g. base64).

    Source: interactions/interaction.en.txt:1196
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Type | str | None = None,
        source: str | None = None,
        target: str | None = None,
        content: str | None = None,
        encoding: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.source = source
        self.target = target
        self.content = content
        self.encoding = encoding
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _TYPE[value]
                message.type = value
            else:
                message.type = None
            if "source" in data and (value := data["source"]) is not None:
                key = "source"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.source = value
            else:
                message.source = None
            if "target" in data and (value := data["target"]) is not None:
                key = "target"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.target = value
            else:
                message.target = None
            if "content" in data and (value := data["content"]) is not None:
                key = "content"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.content = value
            else:
                message.content = None
            if "encoding" in data and (value := data["encoding"]) is not None:
                key = "encoding"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.encoding = value
            else:
                message.encoding = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.type is not None:
                value = self.type
                key = "type"
                value = string(value)
                data[key] = value
            if self.source is not None:
                value = self.source
                key = "source"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.target is not None:
                value = self.target
                key = "target"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.content is not None:
                value = self.content
                key = "content"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.encoding is not None:
                value = self.encoding
                key = "encoding"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.type is not None:
                value = self.type
                key = "type"
                if type(value) is not Type:
                    value = string(value)
                text += f'"type":{quoted(value)},'
            if self.source is not None:
                value = self.source
                key = "source"
                if type(value) is not str:
                    value = string(value)
                text += f'"source":{quoted(value)},'
            if self.target is not None:
                value = self.target
                key = "target"
                if type(value) is not str:
                    value = string(value)
                text += f'"target":{quoted(value)},'
            if self.content is not None:
                value = self.content
                key = "content"
                if type(value) is not str:
                    value = string(value)
                text += f'"content":{quoted(value)},'
            if self.encoding is not None:
                value = self.encoding
                key = "encoding"
                if type(value) is not str:
                    value = string(value)
                text += f'"encoding":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class LocalEnvironmentConfig(Message):
    """Configuration for an environment that lives on the client connection rather than in a server-managed sandbox.

    When set (via Interaction.local_environment), the agent's filesystem and shell are treated as living on the client: the agent's built-in environment operations (e.g. reading/listing/editing files and running commands) are suspended on the server and yielded back to the client to execute, with their results returned on a subsequent turn. This is mutually exclusive with a server-managed EnvironmentConfig (remoteEnvironment), since the environment is either on the client or in a server sandbox, never both.

    This governs only the agent's built-in environment. client-declared function tools are always executed on the client regardless of this field.

    Source: interactions/interaction.en.txt:1218
    """

    __wire_names__: ClassVar[dict[str, str]] = {}

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        message.unknown_fields = dict(data) or None
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class Function(Message):
    """A tool that can be used by the model.

    Source: interactions/interaction.en.txt:1297
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "name": "name",
        "description": "description",
        "parameters": "parameters",
    }

    type: Literal["function"] = "function"
    """Source: interactions/interaction.en.txt:1235"""

    name: str | None = None
    """The name of the function.

    Source: interactions/interaction.en.txt:1302
    """

    description: str | None = None
    """A description of the function.

    Source: interactions/interaction.en.txt:1306
    """

    parameters: JsonValue | NullValue | None = None
    """The JSON Schema for the function's parameters.

    Source: interactions/interaction.en.txt:1310
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["function"] = "function",
        name: str | None = None,
        description: str | None = None,
        parameters: JsonValue | NullValue | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.name = name
        self.description = description
        self.parameters = parameters
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "function")
                message.type = value
            else:
                key = "type"
                message.type = implied("function", partial)
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                message.name = None
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
            key = "parameters"
            if key in data:
                value = data[key]
                known += 1
                if value is None:
                    value = NullValue.NULL_VALUE
                message.parameters = value
            else:
                message.parameters = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "function")
                data[key] = value
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.parameters is not None:
                value = self.parameters
                key = "parameters"
                value = write_value(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "function":
                    constant(value, "function")
                text += '"type":"function",'
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            if self.parameters is not None:
                value = self.parameters
                key = "parameters"
                text += f'"parameters":{json_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class CodeExecution(Message):
    """A tool that can be used by the model to execute code.

    Source: interactions/interaction.en.txt:1323
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
    }

    type: Literal["code_execution"] = "code_execution"
    """Source: interactions/interaction.en.txt:1239"""

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["code_execution"] = "code_execution",
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "code_execution")
                message.type = value
            else:
                key = "type"
                message.type = implied("code_execution", partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "code_execution")
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "code_execution":
                    constant(value, "code_execution")
                text += '"type":"code_execution",'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class UrlContext(Message):
    """A tool that can be used by the model to fetch URL context.

    Source: interactions/interaction.en.txt:1329
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
    }

    type: Literal["url_context"] = "url_context"
    """Source: interactions/interaction.en.txt:1243"""

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["url_context"] = "url_context",
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "url_context")
                message.type = value
            else:
                key = "type"
                message.type = implied("url_context", partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "url_context")
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "url_context":
                    constant(value, "url_context")
                text += '"type":"url_context",'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ComputerUse(Message):
    """A tool that can be used by the model to interact with the computer.

    Source: interactions/interaction.en.txt:1335
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "environment": "environment",
        "excluded_predefined_functions": "excluded_predefined_functions",
        "enable_prompt_injection_detection": "enable_prompt_injection_detection",
        "disabled_safety_policies": "disabled_safety_policies",
    }

    type: Literal["computer_use"] = "computer_use"
    """Source: interactions/interaction.en.txt:1247"""

    environment: Environment | str | None = None
    """The environment being operated.

    Source: interactions/interaction.en.txt:1340
    """

    excluded_predefined_functions: list[str] | None = None
    """The list of predefined functions that are excluded from the model call.

    Source: interactions/interaction.en.txt:1344
    """

    enable_prompt_injection_detection: bool | None = None
    """Whether enable the prompt injection detection check on computer-use request.

    Source: interactions/interaction.en.txt:1348
    """

    disabled_safety_policies: list[SafetyPolicy | str] | None = None
    """Optional. disabled safety policies for computer use.

    Source: interactions/interaction.en.txt:1352
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["computer_use"] = "computer_use",
        environment: Environment | str | None = None,
        excluded_predefined_functions: list[str] | None = None,
        enable_prompt_injection_detection: bool | None = None,
        disabled_safety_policies: list[SafetyPolicy | str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.environment = environment
        self.excluded_predefined_functions = excluded_predefined_functions
        self.enable_prompt_injection_detection = enable_prompt_injection_detection
        self.disabled_safety_policies = disabled_safety_policies
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "computer_use")
                message.type = value
            else:
                key = "type"
                message.type = implied("computer_use", partial)
            if "environment" in data and (value := data["environment"]) is not None:
                key = "environment"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _ENVIRONMENT[value]
                message.environment = value
            else:
                message.environment = None
            if (
                "excluded_predefined_functions" in data
                and (value := data["excluded_predefined_functions"]) is not None
            ):
                key = "excluded_predefined_functions"
                known += 1
                value = strings(value)
                message.excluded_predefined_functions = value
            else:
                message.excluded_predefined_functions = None
            if (
                "enable_prompt_injection_detection" in data
                and (value := data["enable_prompt_injection_detection"]) is not None
            ):
                key = "enable_prompt_injection_detection"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.enable_prompt_injection_detection = value
            else:
                message.enable_prompt_injection_detection = None
            if (
                "disabled_safety_policies" in data
                and (value := data["disabled_safety_policies"]) is not None
            ):
                key = "disabled_safety_policies"
                known += 1
                value = each(lambda item: read_enum(_SAFETY_POLICY, item), value)
                message.disabled_safety_policies = value
            else:
                message.disabled_safety_policies = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "computer_use")
                data[key] = value
            if self.environment is not None:
                value = self.environment
                key = "environment"
                value = string(value)
                data[key] = value
            if self.excluded_predefined_functions is not None:
                value = self.excluded_predefined_functions
                key = "excluded_predefined_functions"
                value = strings(value)
                data[key] = value
            if self.enable_prompt_injection_detection is not None:
                value = self.enable_prompt_injection_detection
                key = "enable_prompt_injection_detection"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            if self.disabled_safety_policies is not None:
                value = self.disabled_safety_policies
                key = "disabled_safety_policies"
                value = each(string, value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "computer_use":
                    constant(value, "computer_use")
                text += '"type":"computer_use",'
            if self.environment is not None:
                value = self.environment
                key = "environment"
                if type(value) is not Environment:
                    value = string(value)
                text += f'"environment":{quoted(value)},'
            if self.excluded_predefined_functions is not None:
                value = self.excluded_predefined_functions
                key = "excluded_predefined_functions"
                text += f'"excluded_predefined_functions":{strings_text(value)},'
            if self.enable_prompt_injection_detection is not None:
                value = self.enable_prompt_injection_detection
                key = "enable_prompt_injection_detection"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"enable_prompt_injection_detection":{value},'
            if self.disabled_safety_policies is not None:
                value = self.disabled_safety_policies
                key = "disabled_safety_policies"
                value = each(string, value)
                text += f'"disabled_safety_policies":{json_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class McpServer(Message):
    """A MCPServer is a server that can be called by the model to perform actions.

    Source: interactions/interaction.en.txt:1389
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "name": "name",
        "url": "url",
        "headers": "headers",
        "allowed_tools": "allowed_tools",
    }

    type: Literal["mcp_server"] = "mcp_server"
    """Source: interactions/interaction.en.txt:1251"""

    name: str | None = None
    """The name of the MCPServer.

    Source: interactions/interaction.en.txt:1394
    """

    url: str | None = None
    """The full URL for the MCPServer endpoint. Example: "https://api.example.com/mcp"

    Source: interactions/interaction.en.txt:1398
    """

    headers: dict[str, str] | None = None
    """Optional: Fields for authentication headers, timeouts, etc., if needed.

    Source: interactions/interaction.en.txt:1402
    """

    allowed_tools: list[AllowedTools] | None = None
    """The allowed tools.

    Source: interactions/interaction.en.txt:1406
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["mcp_server"] = "mcp_server",
        name: str | None = None,
        url: str | None = None,
        headers: dict[str, str] | None = None,
        allowed_tools: list[AllowedTools] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.name = name
        self.url = url
        self.headers = headers
        self.allowed_tools = allowed_tools
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "mcp_server")
                message.type = value
            else:
                key = "type"
                message.type = implied("mcp_server", partial)
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                message.name = None
            if "url" in data and (value := data["url"]) is not None:
                key = "url"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.url = value
            else:
                message.url = None
            if "headers" in data and (value := data["headers"]) is not None:
                key = "headers"
                known += 1
                value = each_value(string, value)
                message.headers = value
            else:
                message.headers = None
            if "allowed_tools" in data and (value := data["allowed_tools"]) is not None:
                key = "allowed_tools"
                known += 1
                value = read_list(AllowedTools.from_dict, value, partial)
                message.allowed_tools = value
            else:
                message.allowed_tools = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "mcp_server")
                data[key] = value
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.url is not None:
                value = self.url
                key = "url"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.headers is not None:
                value = self.headers
                key = "headers"
                value = each_value(string, value)
                data[key] = value
            if self.allowed_tools is not None:
                value = self.allowed_tools
                key = "allowed_tools"
                value = write_dicts(AllowedTools, value, partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "mcp_server":
                    constant(value, "mcp_server")
                text += '"type":"mcp_server",'
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            if self.url is not None:
                value = self.url
                key = "url"
                if type(value) is not str:
                    value = string(value)
                text += f'"url":{quoted(value)},'
            if self.headers is not None:
                value = self.headers
                key = "headers"
                value = each_value(string, value)
                text += f'"headers":{json_text(value)},'
            if self.allowed_tools is not None:
                value = self.allowed_tools
                key = "allowed_tools"
                write(f'{text}"allowed_tools":')
                write_list(AllowedTools, value, write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleSearch(Message):
    """A tool that can be used by the model to search Google.

    Source: interactions/interaction.en.txt:1425
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "search_types": "search_types",
    }

    type: Literal["google_search"] = "google_search"
    """Source: interactions/interaction.en.txt:1282"""

    search_types: list[SearchType] | None = None
    """The types of search grounding to enable.

    Source: interactions/interaction.en.txt:1430
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["google_search"] = "google_search",
        search_types: list[SearchType] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.search_types = search_types
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "google_search")
                message.type = value
            else:
                key = "type"
                message.type = implied("google_search", partial)
            if "search_types" in data and (value := data["search_types"]) is not None:
                key = "search_types"
                known += 1
                value = each(string, value)
                message.search_types = value
            else:
                message.search_types = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "google_search")
                data[key] = value
            if self.search_types is not None:
                value = self.search_types
                key = "search_types"
                value = each(string, value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "google_search":
                    constant(value, "google_search")
                text += '"type":"google_search",'
            if self.search_types is not None:
                value = self.search_types
                key = "search_types"
                value = each(string, value)
                text += f'"search_types":{json_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class FileSearch(Message):
    """A tool that can be used by the model to search files.

    Source: interactions/interaction.en.txt:1441
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "file_search_store_names": "file_search_store_names",
        "top_k": "top_k",
        "metadata_filter": "metadata_filter",
    }

    type: Literal["file_search"] = "file_search"
    """Source: interactions/interaction.en.txt:1285"""

    file_search_store_names: list[str] | None = None
    """The file search store names to search.

    Source: interactions/interaction.en.txt:1446
    """

    top_k: int | None = None
    """The number of semantic retrieval chunks to retrieve.

    Source: interactions/interaction.en.txt:1450
    """

    metadata_filter: str | None = None
    """metadata filter to apply to the semantic retrieval documents and chunks.

    Source: interactions/interaction.en.txt:1454
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["file_search"] = "file_search",
        file_search_store_names: list[str] | None = None,
        top_k: int | None = None,
        metadata_filter: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.file_search_store_names = file_search_store_names
        self.top_k = top_k
        self.metadata_filter = metadata_filter
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "file_search")
                message.type = value
            else:
                key = "type"
                message.type = implied("file_search", partial)
            if (
                "file_search_store_names" in data
                and (value := data["file_search_store_names"]) is not None
            ):
                key = "file_search_store_names"
                known += 1
                value = strings(value)
                message.file_search_store_names = value
            else:
                message.file_search_store_names = None
            if "top_k" in data and (value := data["top_k"]) is not None:
                key = "top_k"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.top_k = value
            else:
                message.top_k = None
            if (
                "metadata_filter" in data
                and (value := data["metadata_filter"]) is not None
            ):
                key = "metadata_filter"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.metadata_filter = value
            else:
                message.metadata_filter = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "file_search")
                data[key] = value
            if self.file_search_store_names is not None:
                value = self.file_search_store_names
                key = "file_search_store_names"
                value = strings(value)
                data[key] = value
            if self.top_k is not None:
                value = self.top_k
                key = "top_k"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            if self.metadata_filter is not None:
                value = self.metadata_filter
                key = "metadata_filter"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "file_search":
                    constant(value, "file_search")
                text += '"type":"file_search",'
            if self.file_search_store_names is not None:
                value = self.file_search_store_names
                key = "file_search_store_names"
                text += f'"file_search_store_names":{strings_text(value)},'
            if self.top_k is not None:
                value = self.top_k
                key = "top_k"
                if type(value) is not int:
                    value = integer(value)
                text += f'"top_k":{value},'
            if self.metadata_filter is not None:
                value = self.metadata_filter
                key = "metadata_filter"
                if type(value) is not str:
                    value = string(value)
                text += f'"metadata_filter":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleMaps(Message):
    """A tool that can be used by the model to call Google Maps.

    Source: interactions/interaction.en.txt:1467
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "enable_widget": "enable_widget",
        "latitude": "latitude",
        "longitude": "longitude",
    }

    type: Literal["google_maps"] = "google_maps"
    """Source: interactions/interaction.en.txt:1255"""

    enable_widget: bool | None = None
    """Whether to return a widget context token in the tool call result of the response.

    Source: interactions/interaction.en.txt:1472
    """

    latitude: float | None = None
    """The latitude of the user's location.

    Source: interactions/interaction.en.txt:1476
    """

    longitude: float | None = None
    """The longitude of the user's location.

    Source: interactions/interaction.en.txt:1480
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["google_maps"] = "google_maps",
        enable_widget: bool | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.enable_widget = enable_widget
        self.latitude = latitude
        self.longitude = longitude
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "google_maps")
                message.type = value
            else:
                key = "type"
                message.type = implied("google_maps", partial)
            if "enable_widget" in data and (value := data["enable_widget"]) is not None:
                key = "enable_widget"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.enable_widget = value
            else:
                message.enable_widget = None
            if "latitude" in data and (value := data["latitude"]) is not None:
                key = "latitude"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.latitude = value
            else:
                message.latitude = None
            if "longitude" in data and (value := data["longitude"]) is not None:
                key = "longitude"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.longitude = value
            else:
                message.longitude = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "google_maps")
                data[key] = value
            if self.enable_widget is not None:
                value = self.enable_widget
                key = "enable_widget"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            if self.latitude is not None:
                value = self.latitude
                key = "latitude"
                value = write_number(value)
                data[key] = value
            if self.longitude is not None:
                value = self.longitude
                key = "longitude"
                value = write_number(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "google_maps":
                    constant(value, "google_maps")
                text += '"type":"google_maps",'
            if self.enable_widget is not None:
                value = self.enable_widget
                key = "enable_widget"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"enable_widget":{value},'
            if self.latitude is not None:
                value = self.latitude
                key = "latitude"
                text += f'"latitude":{number_text(value)},'
            if self.longitude is not None:
                value = self.longitude
                key = "longitude"
                text += f'"longitude":{number_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class Retrieval(Message):
    """A tool that can be used by the model to retrieve files.

    Source: interactions/interaction.en.txt:1491
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "retrieval_types": "retrieval_types",
        "vertex_ai_search_config": "vertex_ai_search_config",
        "exa_ai_search_config": "exa_ai_search_config",
        "parallel_ai_search_config": "parallel_ai_search_config",
        "rag_store_config": "rag_store_config",
    }

    type: Literal["retrieval"] = "retrieval"
    """Source: interactions/interaction.en.txt:1259"""

    retrieval_types: list[RetrievalType] | None = None
    """The types of file retrieval to enable.

    Source: interactions/interaction.en.txt:1496
    """

    vertex_ai_search_config: VertexAISearchConfig | None = None
    """Used to specify configuration for VertexAISearch.

    Source: interactions/interaction.en.txt:1500
    """

    exa_ai_search_config: ExaAISearchConfig | None = None
    """Used to specify configuration for ExaAISearch.

    Source: interactions/interaction.en.txt:1504
    """

    parallel_ai_search_config: ParallelAISearchConfig | None = None
    """Used to specify configuration for ParallelAISearch.

    Source: interactions/interaction.en.txt:1508
    """

    rag_store_config: RagStoreConfig | None = None
    """Used to specify configuration for RagStore.

    Source: interactions/interaction.en.txt:1512
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["retrieval"] = "retrieval",
        retrieval_types: list[RetrievalType] | None = None,
        vertex_ai_search_config: VertexAISearchConfig | None = None,
        exa_ai_search_config: ExaAISearchConfig | None = None,
        parallel_ai_search_config: ParallelAISearchConfig | None = None,
        rag_store_config: RagStoreConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.retrieval_types = retrieval_types
        self.vertex_ai_search_config = vertex_ai_search_config
        self.exa_ai_search_config = exa_ai_search_config
        self.parallel_ai_search_config = parallel_ai_search_config
        self.rag_store_config = rag_store_config
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "retrieval")
                message.type = value
            else:
                key = "type"
                message.type = implied("retrieval", partial)
            if (
                "retrieval_types" in data
                and (value := data["retrieval_types"]) is not None
            ):
                key = "retrieval_types"
                known += 1
                value = each(string, value)
                message.retrieval_types = value
            else:
                message.retrieval_types = None
            if (
                "vertex_ai_search_config" in data
                and (value := data["vertex_ai_search_config"]) is not None
            ):
                key = "vertex_ai_search_config"
                known += 1
                value = VertexAISearchConfig.from_dict(value, partial)
                message.vertex_ai_search_config = value
            else:
                message.vertex_ai_search_config = None
            if (
                "exa_ai_search_config" in data
                and (value := data["exa_ai_search_config"]) is not None
            ):
                key = "exa_ai_search_config"
                known += 1
                value = ExaAISearchConfig.from_dict(value, partial)
                message.exa_ai_search_config = value
            else:
                message.exa_ai_search_config = None
            if (
                "parallel_ai_search_config" in data
                and (value := data["parallel_ai_search_config"]) is not None
            ):
                key = "parallel_ai_search_config"
                known += 1
                value = ParallelAISearchConfig.from_dict(value, partial)
                message.parallel_ai_search_config = value
            else:
                message.parallel_ai_search_config = None
            if (
                "rag_store_config" in data
                and (value := data["rag_store_config"]) is not None
            ):
                key = "rag_store_config"
                known += 1
                value = RagStoreConfig.from_dict(value, partial)
                message.rag_store_config = value
            else:
                message.rag_store_config = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "retrieval")
                data[key] = value
            if self.retrieval_types is not None:
                value = self.retrieval_types
                key = "retrieval_types"
                value = each(string, value)
                data[key] = value
            if self.vertex_ai_search_config is not None:
                value = self.vertex_ai_search_config
                key = "vertex_ai_search_config"
                if type(value) is not VertexAISearchConfig:
                    value = instance(VertexAISearchConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.exa_ai_search_config is not None:
                value = self.exa_ai_search_config
                key = "exa_ai_search_config"
                if type(value) is not ExaAISearchConfig:
                    value = instance(ExaAISearchConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.parallel_ai_search_config is not None:
                value = self.parallel_ai_search_config
                key = "parallel_ai_search_config"
                if type(value) is not ParallelAISearchConfig:
                    value = instance(ParallelAISearchConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.rag_store_config is not None:
                value = self.rag_store_config
                key = "rag_store_config"
                if type(value) is not RagStoreConfig:
                    value = instance(RagStoreConfig, value)
                value = value.to_dict(partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "retrieval":
                    constant(value, "retrieval")
                text += '"type":"retrieval",'
            if self.retrieval_types is not None:
                value = self.retrieval_types
                key = "retrieval_types"
                value = each(string, value)
                text += f'"retrieval_types":{json_text(value)},'
            if self.vertex_ai_search_config is not None:
                value = self.vertex_ai_search_config
                key = "vertex_ai_search_config"
                if type(value) is not VertexAISearchConfig:
                    value = instance(VertexAISearchConfig, value)
                write(f'{text}"vertex_ai_search_config":')
                value.write_json(write, partial)
                text = ","
            if self.exa_ai_search_config is not None:
                value = self.exa_ai_search_config
                key = "exa_ai_search_config"
                if type(value) is not ExaAISearchConfig:
                    value = instance(ExaAISearchConfig, value)
                write(f'{text}"exa_ai_search_config":')
                value.write_json(write, partial)
                text = ","
            if self.parallel_ai_search_config is not None:
                value = self.parallel_ai_search_config
                key = "parallel_ai_search_config"
                if type(value) is not ParallelAISearchConfig:
                    value = instance(ParallelAISearchConfig, value)
                write(f'{text}"parallel_ai_search_config":')
                value.write_json(write, partial)
                text = ","
            if self.rag_store_config is not None:
                value = self.rag_store_config
                key = "rag_store_config"
                if type(value) is not RagStoreConfig:
                    value = instance(RagStoreConfig, value)
                write(f'{text}"rag_store_config":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class VertexAISearchConfig(Message):
    """Used to specify configuration for VertexAISearch.

    Source: interactions/interaction.en.txt:1535
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "engine": "engine",
        "datastores": "datastores",
    }

    engine: str | None = None
    """Optional. Used to specify Agent Platform Search engine.

    Source: interactions/interaction.en.txt:1540
    """

    datastores: list[str] | None = None
    """Optional. Used to specify Agent Platform Search datastores.

    Source: interactions/interaction.en.txt:1544
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        engine: str | None = None,
        datastores: list[str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.engine = engine
        self.datastores = datastores
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "engine" in data and (value := data["engine"]) is not None:
                key = "engine"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.engine = value
            else:
                message.engine = None
            if "datastores" in data and (value := data["datastores"]) is not None:
                key = "datastores"
                known += 1
                value = strings(value)
                message.datastores = value
            else:
                message.datastores = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.engine is not None:
                value = self.engine
                key = "engine"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.datastores is not None:
                value = self.datastores
                key = "datastores"
                value = strings(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.engine is not None:
                value = self.engine
                key = "engine"
                if type(value) is not str:
                    value = string(value)
                text += f'"engine":{quoted(value)},'
            if self.datastores is not None:
                value = self.datastores
                key = "datastores"
                text += f'"datastores":{strings_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ExaAISearchConfig(Message):
    """Used to specify configuration for ExaAISearch.

    Source: interactions/interaction.en.txt:1556
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "api_key": "api_key",
        "custom_config": "custom_config",
    }

    api_key: str
    """Required. The API key for ExaAiSearch.

    Source: interactions/interaction.en.txt:1561
    """

    custom_config: dict[str, JsonValue] | None = None
    """Optional. This field can be used to pass any parameter from the Exa.ai Search API.

    Source: interactions/interaction.en.txt:1565
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        api_key: str,
        custom_config: dict[str, JsonValue] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.api_key = api_key
        self.custom_config = custom_config
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "api_key" in data and (value := data["api_key"]) is not None:
                key = "api_key"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.api_key = value
            else:
                key = "api_key"
                message.api_key = absent(partial)
            if "custom_config" in data and (value := data["custom_config"]) is not None:
                key = "custom_config"
                known += 1
                if type(value) is not dict:
                    value = struct(value)
                message.custom_config = value
            else:
                message.custom_config = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.api_key
            if value is not None:
                key = "api_key"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "api_key"
                absent(partial)
            if self.custom_config is not None:
                value = self.custom_config
                key = "custom_config"
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.api_key
            if value is not None:
                key = "api_key"
                if type(value) is not str:
                    value = string(value)
                text += f'"api_key":{quoted(value)},'
            else:
                key = "api_key"
                absent(partial)
            if self.custom_config is not None:
                value = self.custom_config
                key = "custom_config"
                text += f'"custom_config":{json_text(struct(value))},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ParallelAISearchConfig(Message):
    """Used to specify configuration for ParallelAISearch.

    Source: interactions/interaction.en.txt:1577
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "api_key": "api_key",
        "custom_config": "custom_config",
    }

    api_key: str | None = None
    """Optional. The API key for ParallelAiSearch.

    Source: interactions/interaction.en.txt:1582
    """

    custom_config: dict[str, JsonValue] | None = None
    """Optional. Custom configs for ParallelAiSearch.

    Source: interactions/interaction.en.txt:1586
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        api_key: str | None = None,
        custom_config: dict[str, JsonValue] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.api_key = api_key
        self.custom_config = custom_config
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "api_key" in data and (value := data["api_key"]) is not None:
                key = "api_key"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.api_key = value
            else:
                message.api_key = None
            if "custom_config" in data and (value := data["custom_config"]) is not None:
                key = "custom_config"
                known += 1
                if type(value) is not dict:
                    value = struct(value)
                message.custom_config = value
            else:
                message.custom_config = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.api_key is not None:
                value = self.api_key
                key = "api_key"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.custom_config is not None:
                value = self.custom_config
                key = "custom_config"
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.api_key is not None:
                value = self.api_key
                key = "api_key"
                if type(value) is not str:
                    value = string(value)
                text += f'"api_key":{quoted(value)},'
            if self.custom_config is not None:
                value = self.custom_config
                key = "custom_config"
                text += f'"custom_config":{json_text(struct(value))},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class RagStoreConfig(Message):
    """Use to specify configuration for RAG Store.

    Source: interactions/interaction.en.txt:1598
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "rag_resources": "rag_resources",
        "similarity_top_k": "similarity_top_k",
        "vector_distance_threshold": "vector_distance_threshold",
        "rag_retrieval_config": "rag_retrieval_config",
    }

    rag_resources: list[RagResource] | None = None
    """Optional. The representation of the rag source.

    Source: interactions/interaction.en.txt:1603
    """

    similarity_top_k: int | None = None
    """Optional. Number of top k results to return from the selected corpora.

    Deprecated.
    Source: interactions/interaction.en.txt:1607
    """

    vector_distance_threshold: float | None = None
    """Optional. Only return results with vector distance smaller than the threshold.

    Deprecated.
    Source: interactions/interaction.en.txt:1612
    """

    rag_retrieval_config: RagRetrievalConfig | None = None
    """Optional. The retrieval config for the Rag query.

    Source: interactions/interaction.en.txt:1617
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        rag_resources: list[RagResource] | None = None,
        similarity_top_k: int | None = None,
        vector_distance_threshold: float | None = None,
        rag_retrieval_config: RagRetrievalConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.rag_resources = rag_resources
        self.similarity_top_k = similarity_top_k
        self.vector_distance_threshold = vector_distance_threshold
        self.rag_retrieval_config = rag_retrieval_config
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "rag_resources" in data and (value := data["rag_resources"]) is not None:
                key = "rag_resources"
                known += 1
                value = read_list(RagResource.from_dict, value, partial)
                message.rag_resources = value
            else:
                message.rag_resources = None
            if (
                "similarity_top_k" in data
                and (value := data["similarity_top_k"]) is not None
            ):
                key = "similarity_top_k"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.similarity_top_k = value
            else:
                message.similarity_top_k = None
            if (
                "vector_distance_threshold" in data
                and (value := data["vector_distance_threshold"]) is not None
            ):
                key = "vector_distance_threshold"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.vector_distance_threshold = value
            else:
                message.vector_distance_threshold = None
            if (
                "rag_retrieval_config" in data
                and (value := data["rag_retrieval_config"]) is not None
            ):
                key = "rag_retrieval_config"
                known += 1
                value = RagRetrievalConfig.from_dict(value, partial)
                message.rag_retrieval_config = value
            else:
                message.rag_retrieval_config = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.rag_resources is not None:
                value = self.rag_resources
                key = "rag_resources"
                value = write_dicts(RagResource, value, partial)
                data[key] = value
            if self.similarity_top_k is not None:
                value = self.similarity_top_k
                key = "similarity_top_k"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            if self.vector_distance_threshold is not None:
                value = self.vector_distance_threshold
                key = "vector_distance_threshold"
                value = write_number(value)
                data[key] = value
            if self.rag_retrieval_config is not None:
                value = self.rag_retrieval_config
                key = "rag_retrieval_config"
                if type(value) is not RagRetrievalConfig:
                    value = instance(RagRetrievalConfig, value)
                value = value.to_dict(partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.rag_resources is not None:
                value = self.rag_resources
                key = "rag_resources"
                write(f'{text}"rag_resources":')
                write_list(RagResource, value, write, partial)
                text = ","
            if self.similarity_top_k is not None:
                value = self.similarity_top_k
                key = "similarity_top_k"
                if type(value) is not int:
                    value = integer(value)
                text += f'"similarity_top_k":{value},'
            if self.vector_distance_threshold is not None:
                value = self.vector_distance_threshold
                key = "vector_distance_threshold"
                text += f'"vector_distance_threshold":{number_text(value)},'
            if self.rag_retrieval_config is not None:
                value = self.rag_retrieval_config
                key = "rag_retrieval_config"
                if type(value) is not RagRetrievalConfig:
                    value = instance(RagRetrievalConfig, value)
                write(f'{text}"rag_retrieval_config":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class RagResource(Message):
    """The definition of the Rag resource.

    Source: interactions/interaction.en.txt:1635
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "rag_corpus": "rag_corpus",
        "rag_file_ids": "rag_file_ids",
    }

    rag_corpus: str | None = None
    """Optional. RagCorpora resource name.

    Source: interactions/interaction.en.txt:1640
    """

    rag_file_ids: list[str] | None = None
    """Optional. ragFileId. The files should be in the same ragCorpus set in ragCorpus field.

    Source: interactions/interaction.en.txt:1644
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        rag_corpus: str | None = None,
        rag_file_ids: list[str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.rag_corpus = rag_corpus
        self.rag_file_ids = rag_file_ids
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "rag_corpus" in data and (value := data["rag_corpus"]) is not None:
                key = "rag_corpus"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.rag_corpus = value
            else:
                message.rag_corpus = None
            if "rag_file_ids" in data and (value := data["rag_file_ids"]) is not None:
                key = "rag_file_ids"
                known += 1
                value = strings(value)
                message.rag_file_ids = value
            else:
                message.rag_file_ids = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.rag_corpus is not None:
                value = self.rag_corpus
                key = "rag_corpus"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.rag_file_ids is not None:
                value = self.rag_file_ids
                key = "rag_file_ids"
                value = strings(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.rag_corpus is not None:
                value = self.rag_corpus
                key = "rag_corpus"
                if type(value) is not str:
                    value = string(value)
                text += f'"rag_corpus":{quoted(value)},'
            if self.rag_file_ids is not None:
                value = self.rag_file_ids
                key = "rag_file_ids"
                text += f'"rag_file_ids":{strings_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class RagRetrievalConfig(Message):
    """Specifies the context retrieval config.

    Source: interactions/interaction.en.txt:1656
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "top_k": "top_k",
        "hybrid_search": "hybrid_search",
        "filter": "filter",
        "ranking": "ranking",
    }

    top_k: int | None = None
    """Optional. The number of contexts to retrieve.

    Source: interactions/interaction.en.txt:1661
    """

    hybrid_search: HybridSearch | None = None
    """Source: interactions/interaction.en.txt:1676"""

    filter: Filter | None = None
    """Optional. Config for filters.

    Source: interactions/interaction.en.txt:1665
    """

    ranking: Ranking | None = None
    """Optional. Config for ranking and reranking.

    Source: interactions/interaction.en.txt:1669
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        top_k: int | None = None,
        hybrid_search: HybridSearch | None = None,
        filter: Filter | None = None,
        ranking: Ranking | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.top_k = top_k
        self.hybrid_search = hybrid_search
        self.filter = filter
        self.ranking = ranking
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "top_k" in data and (value := data["top_k"]) is not None:
                key = "top_k"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.top_k = value
            else:
                message.top_k = None
            if "hybrid_search" in data and (value := data["hybrid_search"]) is not None:
                key = "hybrid_search"
                known += 1
                value = HybridSearch.from_dict(value, partial)
                message.hybrid_search = value
            else:
                message.hybrid_search = None
            if "filter" in data and (value := data["filter"]) is not None:
                key = "filter"
                known += 1
                value = Filter.from_dict(value, partial)
                message.filter = value
            else:
                message.filter = None
            if "ranking" in data and (value := data["ranking"]) is not None:
                key = "ranking"
                known += 1
                value = Ranking.from_dict(value, partial)
                message.ranking = value
            else:
                message.ranking = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.top_k is not None:
                value = self.top_k
                key = "top_k"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            if self.hybrid_search is not None:
                value = self.hybrid_search
                key = "hybrid_search"
                if type(value) is not HybridSearch:
                    value = instance(HybridSearch, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.filter is not None:
                value = self.filter
                key = "filter"
                if type(value) is not Filter:
                    value = instance(Filter, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.ranking is not None:
                value = self.ranking
                key = "ranking"
                if type(value) is not Ranking:
                    value = instance(Ranking, value)
                value = value.to_dict(partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.top_k is not None:
                value = self.top_k
                key = "top_k"
                if type(value) is not int:
                    value = integer(value)
                text += f'"top_k":{value},'
            if self.hybrid_search is not None:
                value = self.hybrid_search
                key = "hybrid_search"
                if type(value) is not HybridSearch:
                    value = instance(HybridSearch, value)
                write(f'{text}"hybrid_search":')
                value.write_json(write, partial)
                text = ","
            if self.filter is not None:
                value = self.filter
                key = "filter"
                if type(value) is not Filter:
                    value = instance(Filter, value)
                write(f'{text}"filter":')
                value.write_json(write, partial)
                text = ","
            if self.ranking is not None:
                value = self.ranking
                key = "ranking"
                if type(value) is not Ranking:
                    value = instance(Ranking, value)
                write(f'{text}"ranking":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class HybridSearch(Message):
    """Config for Hybrid Search.

    Source: interactions/interaction.en.txt:1687
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "alpha": "alpha",
    }

    alpha: float | None = None
    """Optional. Alpha value controls the weight between dense and sparse vector search results.

    Source: interactions/interaction.en.txt:1692
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        alpha: float | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.alpha = alpha
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "alpha" in data and (value := data["alpha"]) is not None:
                key = "alpha"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.alpha = value
            else:
                message.alpha = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.alpha is not None:
                value = self.alpha
                key = "alpha"
                value = write_number(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.alpha is not None:
                value = self.alpha
                key = "alpha"
                text += f'"alpha":{number_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class Filter(Message):
    """Config for filters.

    Source: interactions/interaction.en.txt:1701
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "metadata_filter": "metadata_filter",
        "vector_distance_threshold": "vector_distance_threshold",
        "vector_similarity_threshold": "vector_similarity_threshold",
    }

    metadata_filter: str | None = None
    """Optional. String for metadata filtering.

    Source: interactions/interaction.en.txt:1706
    """

    vector_distance_threshold: float | None = None
    """Optional. Only returns contexts with vector distance smaller than the threshold.

    Member of the union `vector_db_threshold`.
    Source: interactions/interaction.en.txt:1712
    """

    vector_similarity_threshold: float | None = None
    """Optional. Only returns contexts with vector similarity larger than the threshold.

    Member of the union `vector_db_threshold`.
    Source: interactions/interaction.en.txt:1716
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        metadata_filter: str | None = None,
        vector_distance_threshold: float | None = None,
        vector_similarity_threshold: float | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.metadata_filter = metadata_filter
        self.vector_distance_threshold = vector_distance_threshold
        self.vector_similarity_threshold = vector_similarity_threshold
        self.unknown_fields = unknown_fields

    def which_vector_db_threshold(
        self,
    ) -> (
        Literal[
            "vector_distance_threshold",
            "vector_similarity_threshold",
        ]
        | None
    ):
        """The wire name of the member of the union `vector_db_threshold` that is set; a `WireError` if two are.

        Filter contexts retrieved from the vector DB based on either vector distance or vector similarity.

        Source: interactions/interaction.en.txt:1710
        """
        return chosen(
            "vector_db_threshold",
            ("vector_distance_threshold", self.vector_distance_threshold),
            ("vector_similarity_threshold", self.vector_similarity_threshold),
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        which_vector_db_threshold = ""
        try:
            if (
                "metadata_filter" in data
                and (value := data["metadata_filter"]) is not None
            ):
                key = "metadata_filter"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.metadata_filter = value
            else:
                message.metadata_filter = None
            if (
                "vector_distance_threshold" in data
                and (value := data["vector_distance_threshold"]) is not None
            ):
                key = "vector_distance_threshold"
                known += 1
                if which_vector_db_threshold:
                    raise conflict(
                        "vector_db_threshold", which_vector_db_threshold, key
                    )
                which_vector_db_threshold = key
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.vector_distance_threshold = value
            else:
                message.vector_distance_threshold = None
            if (
                "vector_similarity_threshold" in data
                and (value := data["vector_similarity_threshold"]) is not None
            ):
                key = "vector_similarity_threshold"
                known += 1
                if which_vector_db_threshold:
                    raise conflict(
                        "vector_db_threshold", which_vector_db_threshold, key
                    )
                which_vector_db_threshold = key
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.vector_similarity_threshold = value
            else:
                message.vector_similarity_threshold = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        which_vector_db_threshold = ""
        try:
            if self.metadata_filter is not None:
                value = self.metadata_filter
                key = "metadata_filter"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.vector_distance_threshold is not None:
                value = self.vector_distance_threshold
                key = "vector_distance_threshold"
                if which_vector_db_threshold:
                    raise conflict(
                        "vector_db_threshold", which_vector_db_threshold, key
                    )
                which_vector_db_threshold = key
                value = write_number(value)
                data[key] = value
            if self.vector_similarity_threshold is not None:
                value = self.vector_similarity_threshold
                key = "vector_similarity_threshold"
                if which_vector_db_threshold:
                    raise conflict(
                        "vector_db_threshold", which_vector_db_threshold, key
                    )
                which_vector_db_threshold = key
                value = write_number(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        which_vector_db_threshold = ""
        try:
            if self.metadata_filter is not None:
                value = self.metadata_filter
                key = "metadata_filter"
                if type(value) is not str:
                    value = string(value)
                text += f'"metadata_filter":{quoted(value)},'
            if self.vector_distance_threshold is not None:
                value = self.vector_distance_threshold
                key = "vector_distance_threshold"
                if which_vector_db_threshold:
                    raise conflict(
                        "vector_db_threshold", which_vector_db_threshold, key
                    )
                which_vector_db_threshold = key
                text += f'"vector_distance_threshold":{number_text(value)},'
            if self.vector_similarity_threshold is not None:
                value = self.vector_similarity_threshold
                key = "vector_similarity_threshold"
                if which_vector_db_threshold:
                    raise conflict(
                        "vector_db_threshold", which_vector_db_threshold, key
                    )
                which_vector_db_threshold = key
                text += f'"vector_similarity_threshold":{number_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class Ranking(Message):
    """Config for ranking and reranking.

    Source: interactions/interaction.en.txt:1730
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "rank_service": "rank_service",
    }

    rank_service: RankService | None = None
    """Optional. Config for Rank service.

    Member of the union `ranking_config`.
    Source: interactions/interaction.en.txt:1737
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        rank_service: RankService | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.rank_service = rank_service
        self.unknown_fields = unknown_fields

    def which_ranking_config(self) -> Literal["rank_service"] | None:
        """The wire name of the member of the union `ranking_config` that is set; a `WireError` if two are.

        Config options for ranking.

        Source: interactions/interaction.en.txt:1735
        """
        return chosen(
            "ranking_config",
            ("rank_service", self.rank_service),
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        which_ranking_config = ""
        try:
            if "rank_service" in data and (value := data["rank_service"]) is not None:
                key = "rank_service"
                known += 1
                if which_ranking_config:
                    raise conflict("ranking_config", which_ranking_config, key)
                which_ranking_config = key
                value = RankService.from_dict(value, partial)
                message.rank_service = value
            else:
                message.rank_service = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        which_ranking_config = ""
        try:
            if self.rank_service is not None:
                value = self.rank_service
                key = "rank_service"
                if which_ranking_config:
                    raise conflict("ranking_config", which_ranking_config, key)
                which_ranking_config = key
                if type(value) is not RankService:
                    value = instance(RankService, value)
                value = value.to_dict(partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        which_ranking_config = ""
        try:
            if self.rank_service is not None:
                value = self.rank_service
                key = "rank_service"
                if which_ranking_config:
                    raise conflict("ranking_config", which_ranking_config, key)
                which_ranking_config = key
                if type(value) is not RankService:
                    value = instance(RankService, value)
                write(f'{text}"rank_service":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class RankService(Message):
    """Config for Rank service.

    Source: interactions/interaction.en.txt:1751
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "model_name": "model_name",
    }

    model_name: str | None = None
    """Optional. The model name of the rank service.

    Source: interactions/interaction.en.txt:1756
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        model_name: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.model_name = model_name
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "model_name" in data and (value := data["model_name"]) is not None:
                key = "model_name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.model_name = value
            else:
                message.model_name = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.model_name is not None:
                value = self.model_name
                key = "model_name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.model_name is not None:
                value = self.model_name
                key = "model_name"
                if type(value) is not str:
                    value = string(value)
                text += f'"model_name":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class SafetySetting(Message):
    """A safety setting that affects the safety-blocking behavior.

    A SafetySetting consists of a harm category and a threshold for that category.

    Source: interactions/interaction.en.txt:1765
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "threshold": "threshold",
        "method": "method",
    }

    type: HarmCategory | str
    """Required. The type of harm category to be blocked.

    Source: interactions/interaction.en.txt:1772
    """

    threshold: HarmBlockThreshold | str
    """Required. The threshold for blocking content. If the harm probability exceeds this threshold, the content will be blocked.

    Source: interactions/interaction.en.txt:1776
    """

    method: HarmBlockMethod | str | None = None
    """Optional. The method for blocking content. If not specified, the default behavior is to use the probability score.

    Source: interactions/interaction.en.txt:1780
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: HarmCategory | str,
        threshold: HarmBlockThreshold | str,
        method: HarmBlockMethod | str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.threshold = threshold
        self.method = method
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _HARM_CATEGORY[value]
                message.type = value
            else:
                key = "type"
                message.type = absent(partial)
            if "threshold" in data and (value := data["threshold"]) is not None:
                key = "threshold"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _HARM_BLOCK_THRESHOLD[value]
                message.threshold = value
            else:
                key = "threshold"
                message.threshold = absent(partial)
            if "method" in data and (value := data["method"]) is not None:
                key = "method"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _HARM_BLOCK_METHOD[value]
                message.method = value
            else:
                message.method = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = string(value)
                data[key] = value
            else:
                key = "type"
                absent(partial)
            value = self.threshold
            if value is not None:
                key = "threshold"
                value = string(value)
                data[key] = value
            else:
                key = "threshold"
                absent(partial)
            if self.method is not None:
                value = self.method
                key = "method"
                value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if type(value) is not HarmCategory:
                    value = string(value)
                text += f'"type":{quoted(value)},'
            else:
                key = "type"
                absent(partial)
            value = self.threshold
            if value is not None:
                key = "threshold"
                if type(value) is not HarmBlockThreshold:
                    value = string(value)
                text += f'"threshold":{quoted(value)},'
            else:
                key = "threshold"
                absent(partial)
            if self.method is not None:
                value = self.method
                key = "method"
                if type(value) is not HarmBlockMethod:
                    value = string(value)
                text += f'"method":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ThoughtStep(Message):
    """A thought step.

    Model reasoning / chain of thought. Has a `signature` field and optional `summary`.

    Source: interactions/step.en.txt:63
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "signature": "signature",
        "summary": "summary",
    }

    type: Literal["thought"] = "thought"
    """Source: interactions/step.en.txt:8"""

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:68
    """

    summary: list[Content] | None = None
    """A summary of the thought.

    Source: interactions/step.en.txt:74
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["thought"] = "thought",
        signature: bytes | None = None,
        summary: list[Content] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.signature = signature
        self.summary = summary
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "thought")
                message.type = value
            else:
                key = "type"
                message.type = implied("thought", partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "summary" in data and (value := data["summary"]) is not None:
                key = "summary"
                known += 1
                value = read_list(parse_content, value, partial)
                message.summary = value
            else:
                message.summary = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "thought")
                data[key] = value
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            if self.summary is not None:
                value = self.summary
                key = "summary"
                value = each(lambda item: write_variant(Content, item, partial), value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "thought":
                    constant(value, "thought")
                text += '"type":"thought",'
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            if self.summary is not None:
                value = self.summary
                key = "summary"
                write(f'{text}"summary":')
                write_variants(Content, value, write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class FunctionCallStep(Message):
    """A function tool call step.

    Tool call request, with flat `id`, `name`, and `arguments` fields (there is **no** nested `tool_calls` list).

    Source: interactions/step.en.txt:146
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "id": "id",
        "signature": "signature",
        "name": "name",
        "arguments": "arguments",
    }

    type: Literal["function_call"] = "function_call"
    """Source: interactions/step.en.txt:105"""

    id: str
    """Required. A unique id for this specific tool call.

    Source: interactions/step.en.txt:93
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:97
    """

    name: str
    """Required. The name of the tool to call.

    Source: interactions/step.en.txt:151
    """

    arguments: dict[str, JsonValue]
    """Required. The arguments to pass to the function.

    Source: interactions/step.en.txt:155
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["function_call"] = "function_call",
        id: str,
        signature: bytes | None = None,
        name: str,
        arguments: dict[str, JsonValue],
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.id = id
        self.signature = signature
        self.name = name
        self.arguments = arguments
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "function_call")
                message.type = value
            else:
                key = "type"
                message.type = implied("function_call", partial)
            if "id" in data and (value := data["id"]) is not None:
                key = "id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.id = value
            else:
                key = "id"
                message.id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                key = "name"
                message.name = absent(partial)
            if "arguments" in data and (value := data["arguments"]) is not None:
                key = "arguments"
                known += 1
                if type(value) is not dict:
                    value = struct(value)
                message.arguments = value
            else:
                key = "arguments"
                message.arguments = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "function_call")
                data[key] = value
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "name"
                absent(partial)
            value = self.arguments
            if value is not None:
                key = "arguments"
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            else:
                key = "arguments"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "function_call":
                    constant(value, "function_call")
                text += '"type":"function_call",'
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                text += f'"id":{quoted(value)},'
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            else:
                key = "name"
                absent(partial)
            value = self.arguments
            if value is not None:
                key = "arguments"
                text += f'"arguments":{json_text(struct(value))},'
            else:
                key = "arguments"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class CodeExecutionCallStep(Message):
    """code execution call step.

    built-in and remote tool steps.

    Source: interactions/step.en.txt:167
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "id": "id",
        "signature": "signature",
        "arguments": "arguments",
    }

    type: Literal["code_execution_call"] = "code_execution_call"
    """Source: interactions/step.en.txt:106"""

    id: str
    """Required. A unique id for this specific tool call.

    Source: interactions/step.en.txt:93
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:97
    """

    arguments: CodeExecutionCallStepArguments
    """Required. The arguments to pass to the code execution.

    Source: interactions/step.en.txt:172
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["code_execution_call"] = "code_execution_call",
        id: str,
        signature: bytes | None = None,
        arguments: CodeExecutionCallStepArguments,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.id = id
        self.signature = signature
        self.arguments = arguments
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "code_execution_call")
                message.type = value
            else:
                key = "type"
                message.type = implied("code_execution_call", partial)
            if "id" in data and (value := data["id"]) is not None:
                key = "id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.id = value
            else:
                key = "id"
                message.id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "arguments" in data and (value := data["arguments"]) is not None:
                key = "arguments"
                known += 1
                value = CodeExecutionCallStepArguments.from_dict(value, partial)
                message.arguments = value
            else:
                key = "arguments"
                message.arguments = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "code_execution_call")
                data[key] = value
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            value = self.arguments
            if value is not None:
                key = "arguments"
                if type(value) is not CodeExecutionCallStepArguments:
                    value = instance(CodeExecutionCallStepArguments, value)
                value = value.to_dict(partial)
                data[key] = value
            else:
                key = "arguments"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "code_execution_call":
                    constant(value, "code_execution_call")
                text += '"type":"code_execution_call",'
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                text += f'"id":{quoted(value)},'
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            value = self.arguments
            if value is not None:
                key = "arguments"
                if type(value) is not CodeExecutionCallStepArguments:
                    value = instance(CodeExecutionCallStepArguments, value)
                write(f'{text}"arguments":')
                value.write_json(write, partial)
                text = ","
            else:
                key = "arguments"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class CodeExecutionCallStepArguments(Message):
    """The arguments to pass to the code execution.

    Source: interactions/step.en.txt:183
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "language": "language",
        "code": "code",
    }

    language: Language | str | None = None
    """Programming language of the code.

    Source: interactions/step.en.txt:188
    """

    code: str | None = None
    """The code to be executed.

    Source: interactions/step.en.txt:192
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        language: Language | str | None = None,
        code: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.language = language
        self.code = code
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "language" in data and (value := data["language"]) is not None:
                key = "language"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _LANGUAGE[value]
                message.language = value
            else:
                message.language = None
            if "code" in data and (value := data["code"]) is not None:
                key = "code"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.code = value
            else:
                message.code = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.language is not None:
                value = self.language
                key = "language"
                value = string(value)
                data[key] = value
            if self.code is not None:
                value = self.code
                key = "code"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.language is not None:
                value = self.language
                key = "language"
                if type(value) is not Language:
                    value = string(value)
                text += f'"language":{quoted(value)},'
            if self.code is not None:
                value = self.code
                key = "code"
                if type(value) is not str:
                    value = string(value)
                text += f'"code":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class UrlContextCallStep(Message):
    """URL context call step.

    built-in and remote tool steps.

    Source: interactions/step.en.txt:210
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "id": "id",
        "signature": "signature",
        "arguments": "arguments",
    }

    type: Literal["url_context_call"] = "url_context_call"
    """Source: interactions/step.en.txt:107"""

    id: str
    """Required. A unique id for this specific tool call.

    Source: interactions/step.en.txt:93
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:97
    """

    arguments: UrlContextCallStepArguments
    """Required. The arguments to pass to the URL context.

    Source: interactions/step.en.txt:215
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["url_context_call"] = "url_context_call",
        id: str,
        signature: bytes | None = None,
        arguments: UrlContextCallStepArguments,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.id = id
        self.signature = signature
        self.arguments = arguments
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "url_context_call")
                message.type = value
            else:
                key = "type"
                message.type = implied("url_context_call", partial)
            if "id" in data and (value := data["id"]) is not None:
                key = "id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.id = value
            else:
                key = "id"
                message.id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "arguments" in data and (value := data["arguments"]) is not None:
                key = "arguments"
                known += 1
                value = UrlContextCallStepArguments.from_dict(value, partial)
                message.arguments = value
            else:
                key = "arguments"
                message.arguments = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "url_context_call")
                data[key] = value
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            value = self.arguments
            if value is not None:
                key = "arguments"
                if type(value) is not UrlContextCallStepArguments:
                    value = instance(UrlContextCallStepArguments, value)
                value = value.to_dict(partial)
                data[key] = value
            else:
                key = "arguments"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "url_context_call":
                    constant(value, "url_context_call")
                text += '"type":"url_context_call",'
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                text += f'"id":{quoted(value)},'
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            value = self.arguments
            if value is not None:
                key = "arguments"
                if type(value) is not UrlContextCallStepArguments:
                    value = instance(UrlContextCallStepArguments, value)
                write(f'{text}"arguments":')
                value.write_json(write, partial)
                text = ","
            else:
                key = "arguments"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class UrlContextCallStepArguments(Message):
    """The arguments to pass to the URL context.

    Source: interactions/step.en.txt:226
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "urls": "urls",
    }

    urls: list[str] | None = None
    """The URLs to fetch.

    Source: interactions/step.en.txt:231
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        urls: list[str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.urls = urls
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "urls" in data and (value := data["urls"]) is not None:
                key = "urls"
                known += 1
                value = strings(value)
                message.urls = value
            else:
                message.urls = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.urls is not None:
                value = self.urls
                key = "urls"
                value = strings(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.urls is not None:
                value = self.urls
                key = "urls"
                text += f'"urls":{strings_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class McpServerToolCallStep(Message):
    """MCPServer tool call step.

    built-in and remote tool steps.

    Source: interactions/step.en.txt:242
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "id": "id",
        "signature": "signature",
        "name": "name",
        "server_name": "server_name",
        "arguments": "arguments",
    }

    type: Literal["mcp_server_tool_call"] = "mcp_server_tool_call"
    """Source: interactions/step.en.txt:108"""

    id: str
    """Required. A unique id for this specific tool call.

    Source: interactions/step.en.txt:93
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:97
    """

    name: str
    """Required. The name of the tool which was called.

    Source: interactions/step.en.txt:247
    """

    server_name: str
    """Required. The name of the used MCP server.

    Source: interactions/step.en.txt:251
    """

    arguments: dict[str, JsonValue]
    """Required. The JSON object of arguments for the function.

    Source: interactions/step.en.txt:255
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["mcp_server_tool_call"] = "mcp_server_tool_call",
        id: str,
        signature: bytes | None = None,
        name: str,
        server_name: str,
        arguments: dict[str, JsonValue],
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.id = id
        self.signature = signature
        self.name = name
        self.server_name = server_name
        self.arguments = arguments
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "mcp_server_tool_call")
                message.type = value
            else:
                key = "type"
                message.type = implied("mcp_server_tool_call", partial)
            if "id" in data and (value := data["id"]) is not None:
                key = "id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.id = value
            else:
                key = "id"
                message.id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                key = "name"
                message.name = absent(partial)
            if "server_name" in data and (value := data["server_name"]) is not None:
                key = "server_name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.server_name = value
            else:
                key = "server_name"
                message.server_name = absent(partial)
            if "arguments" in data and (value := data["arguments"]) is not None:
                key = "arguments"
                known += 1
                if type(value) is not dict:
                    value = struct(value)
                message.arguments = value
            else:
                key = "arguments"
                message.arguments = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "mcp_server_tool_call")
                data[key] = value
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "name"
                absent(partial)
            value = self.server_name
            if value is not None:
                key = "server_name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "server_name"
                absent(partial)
            value = self.arguments
            if value is not None:
                key = "arguments"
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            else:
                key = "arguments"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "mcp_server_tool_call":
                    constant(value, "mcp_server_tool_call")
                text += '"type":"mcp_server_tool_call",'
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                text += f'"id":{quoted(value)},'
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            else:
                key = "name"
                absent(partial)
            value = self.server_name
            if value is not None:
                key = "server_name"
                if type(value) is not str:
                    value = string(value)
                text += f'"server_name":{quoted(value)},'
            else:
                key = "server_name"
                absent(partial)
            value = self.arguments
            if value is not None:
                key = "arguments"
                text += f'"arguments":{json_text(struct(value))},'
            else:
                key = "arguments"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleSearchCallStep(Message):
    """Google Search call step.

    built-in and remote tool steps.

    Source: interactions/step.en.txt:268
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "id": "id",
        "signature": "signature",
        "arguments": "arguments",
        "search_type": "search_type",
    }

    type: Literal["google_search_call"] = "google_search_call"
    """Source: interactions/step.en.txt:109"""

    id: str
    """Required. A unique id for this specific tool call.

    Source: interactions/step.en.txt:93
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:97
    """

    arguments: GoogleSearchCallStepArguments
    """Required. The arguments to pass to Google Search.

    Source: interactions/step.en.txt:273
    """

    search_type: SearchType | None = None
    """The type of search grounding enabled.

    Source: interactions/step.en.txt:277
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["google_search_call"] = "google_search_call",
        id: str,
        signature: bytes | None = None,
        arguments: GoogleSearchCallStepArguments,
        search_type: SearchType | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.id = id
        self.signature = signature
        self.arguments = arguments
        self.search_type = search_type
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "google_search_call")
                message.type = value
            else:
                key = "type"
                message.type = implied("google_search_call", partial)
            if "id" in data and (value := data["id"]) is not None:
                key = "id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.id = value
            else:
                key = "id"
                message.id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "arguments" in data and (value := data["arguments"]) is not None:
                key = "arguments"
                known += 1
                value = GoogleSearchCallStepArguments.from_dict(value, partial)
                message.arguments = value
            else:
                key = "arguments"
                message.arguments = absent(partial)
            if "search_type" in data and (value := data["search_type"]) is not None:
                key = "search_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.search_type = value
            else:
                message.search_type = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "google_search_call")
                data[key] = value
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            value = self.arguments
            if value is not None:
                key = "arguments"
                if type(value) is not GoogleSearchCallStepArguments:
                    value = instance(GoogleSearchCallStepArguments, value)
                value = value.to_dict(partial)
                data[key] = value
            else:
                key = "arguments"
                absent(partial)
            if self.search_type is not None:
                value = self.search_type
                key = "search_type"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "google_search_call":
                    constant(value, "google_search_call")
                text += '"type":"google_search_call",'
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                text += f'"id":{quoted(value)},'
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            value = self.arguments
            if value is not None:
                key = "arguments"
                if type(value) is not GoogleSearchCallStepArguments:
                    value = instance(GoogleSearchCallStepArguments, value)
                write(f'{text}"arguments":')
                value.write_json(write, partial)
                text = ","
            else:
                key = "arguments"
                absent(partial)
            if self.search_type is not None:
                value = self.search_type
                key = "search_type"
                text += f'"search_type":{quoted(string(value))},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleSearchCallStepArguments(Message):
    """The arguments to pass to Google Search.

    Source: interactions/step.en.txt:289
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "queries": "queries",
    }

    queries: list[str] | None = None
    """Web search queries for the following-up web search.

    Source: interactions/step.en.txt:294
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        queries: list[str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.queries = queries
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "queries" in data and (value := data["queries"]) is not None:
                key = "queries"
                known += 1
                value = strings(value)
                message.queries = value
            else:
                message.queries = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.queries is not None:
                value = self.queries
                key = "queries"
                value = strings(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.queries is not None:
                value = self.queries
                key = "queries"
                text += f'"queries":{strings_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class FileSearchCallStep(Message):
    """File Search call step.

    built-in and remote tool steps.

    Source: interactions/step.en.txt:305
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "id": "id",
        "signature": "signature",
    }

    type: Literal["file_search_call"] = "file_search_call"
    """Source: interactions/step.en.txt:110"""

    id: str
    """Required. A unique id for this specific tool call.

    Source: interactions/step.en.txt:93
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:97
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["file_search_call"] = "file_search_call",
        id: str,
        signature: bytes | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.id = id
        self.signature = signature
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "file_search_call")
                message.type = value
            else:
                key = "type"
                message.type = implied("file_search_call", partial)
            if "id" in data and (value := data["id"]) is not None:
                key = "id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.id = value
            else:
                key = "id"
                message.id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "file_search_call")
                data[key] = value
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "file_search_call":
                    constant(value, "file_search_call")
                text += '"type":"file_search_call",'
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                text += f'"id":{quoted(value)},'
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleMapsCallStep(Message):
    """Google Maps call step.

    Source: interactions/step.en.txt:311
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "id": "id",
        "signature": "signature",
        "arguments": "arguments",
    }

    type: Literal["google_maps_call"] = "google_maps_call"
    """Source: interactions/step.en.txt:111"""

    id: str
    """Required. A unique id for this specific tool call.

    Source: interactions/step.en.txt:93
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:97
    """

    arguments: GoogleMapsCallStepArguments | None = None
    """The arguments to pass to the Google Maps tool.

    Source: interactions/step.en.txt:316
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["google_maps_call"] = "google_maps_call",
        id: str,
        signature: bytes | None = None,
        arguments: GoogleMapsCallStepArguments | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.id = id
        self.signature = signature
        self.arguments = arguments
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "google_maps_call")
                message.type = value
            else:
                key = "type"
                message.type = implied("google_maps_call", partial)
            if "id" in data and (value := data["id"]) is not None:
                key = "id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.id = value
            else:
                key = "id"
                message.id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "arguments" in data and (value := data["arguments"]) is not None:
                key = "arguments"
                known += 1
                value = GoogleMapsCallStepArguments.from_dict(value, partial)
                message.arguments = value
            else:
                message.arguments = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "google_maps_call")
                data[key] = value
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            if self.arguments is not None:
                value = self.arguments
                key = "arguments"
                if type(value) is not GoogleMapsCallStepArguments:
                    value = instance(GoogleMapsCallStepArguments, value)
                value = value.to_dict(partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "google_maps_call":
                    constant(value, "google_maps_call")
                text += '"type":"google_maps_call",'
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                text += f'"id":{quoted(value)},'
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            if self.arguments is not None:
                value = self.arguments
                key = "arguments"
                if type(value) is not GoogleMapsCallStepArguments:
                    value = instance(GoogleMapsCallStepArguments, value)
                write(f'{text}"arguments":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleMapsCallStepArguments(Message):
    """The arguments to pass to the Google Maps tool.

    Source: interactions/step.en.txt:327
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "queries": "queries",
    }

    queries: list[str] | None = None
    """The queries to be executed.

    Source: interactions/step.en.txt:332
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        queries: list[str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.queries = queries
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "queries" in data and (value := data["queries"]) is not None:
                key = "queries"
                known += 1
                value = strings(value)
                message.queries = value
            else:
                message.queries = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.queries is not None:
                value = self.queries
                key = "queries"
                value = strings(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.queries is not None:
                value = self.queries
                key = "queries"
                text += f'"queries":{strings_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class RetrievalCallStep(Message):
    """Retrieval call step. Used by Vertex Retrieval tools such as Parallel AI, Exa AI, Agent Platform Search, etc. RetrievalType decides which tool is used.

    Source: interactions/step.en.txt:343
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "id": "id",
        "signature": "signature",
        "arguments": "arguments",
        "retrieval_type": "retrieval_type",
    }

    type: Literal["retrieval_call"] = "retrieval_call"
    """Source: interactions/step.en.txt:112"""

    id: str
    """Required. A unique id for this specific tool call.

    Source: interactions/step.en.txt:93
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:97
    """

    arguments: RetrievalStepArguments
    """Required. The arguments to pass to the retrieval tool.

    Source: interactions/step.en.txt:348
    """

    retrieval_type: RetrievalType | None = None
    """The type of retrieval tools.

    Source: interactions/step.en.txt:352
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["retrieval_call"] = "retrieval_call",
        id: str,
        signature: bytes | None = None,
        arguments: RetrievalStepArguments,
        retrieval_type: RetrievalType | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.id = id
        self.signature = signature
        self.arguments = arguments
        self.retrieval_type = retrieval_type
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "retrieval_call")
                message.type = value
            else:
                key = "type"
                message.type = implied("retrieval_call", partial)
            if "id" in data and (value := data["id"]) is not None:
                key = "id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.id = value
            else:
                key = "id"
                message.id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "arguments" in data and (value := data["arguments"]) is not None:
                key = "arguments"
                known += 1
                if type(value) is not dict:
                    value = struct(value)
                message.arguments = value
            else:
                key = "arguments"
                message.arguments = absent(partial)
            if (
                "retrieval_type" in data
                and (value := data["retrieval_type"]) is not None
            ):
                key = "retrieval_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.retrieval_type = value
            else:
                message.retrieval_type = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "retrieval_call")
                data[key] = value
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            value = self.arguments
            if value is not None:
                key = "arguments"
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            else:
                key = "arguments"
                absent(partial)
            if self.retrieval_type is not None:
                value = self.retrieval_type
                key = "retrieval_type"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "retrieval_call":
                    constant(value, "retrieval_call")
                text += '"type":"retrieval_call",'
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                text += f'"id":{quoted(value)},'
            else:
                key = "id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            value = self.arguments
            if value is not None:
                key = "arguments"
                text += f'"arguments":{json_text(struct(value))},'
            else:
                key = "arguments"
                absent(partial)
            if self.retrieval_type is not None:
                value = self.retrieval_type
                key = "retrieval_type"
                text += f'"retrieval_type":{quoted(string(value))},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class FunctionResultStep(Message):
    """result of a function tool call.

    Tool result you send back, with `call_id`, `name`, and `result` fields.

    Source: interactions/step.en.txt:422
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "call_id": "call_id",
        "signature": "signature",
        "name": "name",
        "is_error": "is_error",
        "result": "result",
    }

    type: Literal["function_result"] = "function_result"
    """Source: interactions/step.en.txt:381"""

    call_id: str
    """Required. id to match the id from the function call block.

    Source: interactions/step.en.txt:369
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:373
    """

    name: str | None = None
    """The name of the tool that was called.

    Source: interactions/step.en.txt:427
    """

    is_error: bool | None = None
    """Whether the tool call resulted in an error.

    Source: interactions/step.en.txt:431
    """

    result: JsonValue | NullValue
    """Required. The result of the tool call.

    Source: interactions/step.en.txt:435
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["function_result"] = "function_result",
        call_id: str,
        signature: bytes | None = None,
        name: str | None = None,
        is_error: bool | None = None,
        result: JsonValue | NullValue,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.call_id = call_id
        self.signature = signature
        self.name = name
        self.is_error = is_error
        self.result = result
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "function_result")
                message.type = value
            else:
                key = "type"
                message.type = implied("function_result", partial)
            if "call_id" in data and (value := data["call_id"]) is not None:
                key = "call_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.call_id = value
            else:
                key = "call_id"
                message.call_id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                message.name = None
            if "is_error" in data and (value := data["is_error"]) is not None:
                key = "is_error"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.is_error = value
            else:
                message.is_error = None
            key = "result"
            if key in data:
                value = data[key]
                known += 1
                if value is None:
                    value = NullValue.NULL_VALUE
                message.result = value
            else:
                key = "result"
                message.result = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "function_result")
                data[key] = value
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.is_error is not None:
                value = self.is_error
                key = "is_error"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            value = self.result
            if value is not None:
                key = "result"
                value = write_value(value)
                data[key] = value
            else:
                key = "result"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "function_result":
                    constant(value, "function_result")
                text += '"type":"function_result",'
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"call_id":{quoted(value)},'
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            if self.is_error is not None:
                value = self.is_error
                key = "is_error"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"is_error":{value},'
            value = self.result
            if value is not None:
                key = "result"
                text += f'"result":{json_text(value)},'
            else:
                key = "result"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class CodeExecutionResultStep(Message):
    """code execution result step.

    built-in and remote tool steps.

    Source: interactions/step.en.txt:448
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "call_id": "call_id",
        "signature": "signature",
        "result": "result",
        "is_error": "is_error",
    }

    type: Literal["code_execution_result"] = "code_execution_result"
    """Source: interactions/step.en.txt:382"""

    call_id: str
    """Required. id to match the id from the function call block.

    Source: interactions/step.en.txt:369
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:373
    """

    result: str
    """Required. The output of the code execution.

    Source: interactions/step.en.txt:453
    """

    is_error: bool | None = None
    """Whether the code execution resulted in an error.

    Source: interactions/step.en.txt:457
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["code_execution_result"] = "code_execution_result",
        call_id: str,
        signature: bytes | None = None,
        result: str,
        is_error: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.call_id = call_id
        self.signature = signature
        self.result = result
        self.is_error = is_error
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "code_execution_result")
                message.type = value
            else:
                key = "type"
                message.type = implied("code_execution_result", partial)
            if "call_id" in data and (value := data["call_id"]) is not None:
                key = "call_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.call_id = value
            else:
                key = "call_id"
                message.call_id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "result" in data and (value := data["result"]) is not None:
                key = "result"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.result = value
            else:
                key = "result"
                message.result = absent(partial)
            if "is_error" in data and (value := data["is_error"]) is not None:
                key = "is_error"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.is_error = value
            else:
                message.is_error = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "code_execution_result")
                data[key] = value
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            value = self.result
            if value is not None:
                key = "result"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "result"
                absent(partial)
            if self.is_error is not None:
                value = self.is_error
                key = "is_error"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "code_execution_result":
                    constant(value, "code_execution_result")
                text += '"type":"code_execution_result",'
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"call_id":{quoted(value)},'
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            value = self.result
            if value is not None:
                key = "result"
                if type(value) is not str:
                    value = string(value)
                text += f'"result":{quoted(value)},'
            else:
                key = "result"
                absent(partial)
            if self.is_error is not None:
                value = self.is_error
                key = "is_error"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"is_error":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class UrlContextResultStep(Message):
    """URL context result step.

    built-in and remote tool steps.

    Source: interactions/step.en.txt:467
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "call_id": "call_id",
        "signature": "signature",
        "result": "result",
        "is_error": "is_error",
    }

    type: Literal["url_context_result"] = "url_context_result"
    """Source: interactions/step.en.txt:383"""

    call_id: str
    """Required. id to match the id from the function call block.

    Source: interactions/step.en.txt:369
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:373
    """

    result: list[UrlContextResultItem]
    """Required. The results of the URL context.

    Source: interactions/step.en.txt:472
    """

    is_error: bool | None = None
    """Whether the URL context resulted in an error.

    Source: interactions/step.en.txt:476
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["url_context_result"] = "url_context_result",
        call_id: str,
        signature: bytes | None = None,
        result: list[UrlContextResultItem],
        is_error: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.call_id = call_id
        self.signature = signature
        self.result = result
        self.is_error = is_error
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "url_context_result")
                message.type = value
            else:
                key = "type"
                message.type = implied("url_context_result", partial)
            if "call_id" in data and (value := data["call_id"]) is not None:
                key = "call_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.call_id = value
            else:
                key = "call_id"
                message.call_id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "result" in data and (value := data["result"]) is not None:
                key = "result"
                known += 1
                value = read_list(UrlContextResultItem.from_dict, value, partial)
                message.result = value
            else:
                key = "result"
                message.result = absent(partial)
            if "is_error" in data and (value := data["is_error"]) is not None:
                key = "is_error"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.is_error = value
            else:
                message.is_error = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "url_context_result")
                data[key] = value
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            value = self.result
            if value is not None:
                key = "result"
                value = write_dicts(UrlContextResultItem, value, partial)
                data[key] = value
            else:
                key = "result"
                absent(partial)
            if self.is_error is not None:
                value = self.is_error
                key = "is_error"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "url_context_result":
                    constant(value, "url_context_result")
                text += '"type":"url_context_result",'
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"call_id":{quoted(value)},'
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            value = self.result
            if value is not None:
                key = "result"
                write(f'{text}"result":')
                write_list(UrlContextResultItem, value, write, partial)
                text = ","
            else:
                key = "result"
                absent(partial)
            if self.is_error is not None:
                value = self.is_error
                key = "is_error"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"is_error":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class UrlContextResultItem(Message):
    """The result of the URL context.

    Source: interactions/step.en.txt:490
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "url": "url",
        "status": "status",
    }

    url: str | None = None
    """The URL that was fetched.

    Source: interactions/step.en.txt:495
    """

    status: UrlContextResultItemStatus | str | None = None
    """The status of the URL retrieval.

    Source: interactions/step.en.txt:499
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        url: str | None = None,
        status: UrlContextResultItemStatus | str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.url = url
        self.status = status
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "url" in data and (value := data["url"]) is not None:
                key = "url"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.url = value
            else:
                message.url = None
            if "status" in data and (value := data["status"]) is not None:
                key = "status"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _URL_CONTEXT_RESULT_ITEM_STATUS[value]
                message.status = value
            else:
                message.status = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.url is not None:
                value = self.url
                key = "url"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.status is not None:
                value = self.status
                key = "status"
                value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.url is not None:
                value = self.url
                key = "url"
                if type(value) is not str:
                    value = string(value)
                text += f'"url":{quoted(value)},'
            if self.status is not None:
                value = self.status
                key = "status"
                if type(value) is not UrlContextResultItemStatus:
                    value = string(value)
                text += f'"status":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleSearchResultStep(Message):
    """Google Search result step.

    built-in and remote tool steps.

    Source: interactions/step.en.txt:520
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "call_id": "call_id",
        "signature": "signature",
        "result": "result",
        "is_error": "is_error",
    }

    type: Literal["google_search_result"] = "google_search_result"
    """Source: interactions/step.en.txt:384"""

    call_id: str
    """Required. id to match the id from the function call block.

    Source: interactions/step.en.txt:369
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:373
    """

    result: list[GoogleSearchResultItem]
    """Required. The results of the Google Search.

    Source: interactions/step.en.txt:525
    """

    is_error: bool | None = None
    """Whether the Google Search resulted in an error.

    Source: interactions/step.en.txt:529
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["google_search_result"] = "google_search_result",
        call_id: str,
        signature: bytes | None = None,
        result: list[GoogleSearchResultItem],
        is_error: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.call_id = call_id
        self.signature = signature
        self.result = result
        self.is_error = is_error
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "google_search_result")
                message.type = value
            else:
                key = "type"
                message.type = implied("google_search_result", partial)
            if "call_id" in data and (value := data["call_id"]) is not None:
                key = "call_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.call_id = value
            else:
                key = "call_id"
                message.call_id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "result" in data and (value := data["result"]) is not None:
                key = "result"
                known += 1
                value = read_list(GoogleSearchResultItem.from_dict, value, partial)
                message.result = value
            else:
                key = "result"
                message.result = absent(partial)
            if "is_error" in data and (value := data["is_error"]) is not None:
                key = "is_error"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.is_error = value
            else:
                message.is_error = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "google_search_result")
                data[key] = value
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            value = self.result
            if value is not None:
                key = "result"
                value = write_dicts(GoogleSearchResultItem, value, partial)
                data[key] = value
            else:
                key = "result"
                absent(partial)
            if self.is_error is not None:
                value = self.is_error
                key = "is_error"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "google_search_result":
                    constant(value, "google_search_result")
                text += '"type":"google_search_result",'
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"call_id":{quoted(value)},'
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            value = self.result
            if value is not None:
                key = "result"
                write(f'{text}"result":')
                write_list(GoogleSearchResultItem, value, write, partial)
                text = ","
            else:
                key = "result"
                absent(partial)
            if self.is_error is not None:
                value = self.is_error
                key = "is_error"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"is_error":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleSearchResultItem(Message):
    """The result of the Google Search.

    Source: interactions/step.en.txt:543
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "search_suggestions": "search_suggestions",
    }

    search_suggestions: str | None = None
    """Web content snippet that can be embedded in a web page or an app webview.

    Source: interactions/step.en.txt:548
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        search_suggestions: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.search_suggestions = search_suggestions
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if (
                "search_suggestions" in data
                and (value := data["search_suggestions"]) is not None
            ):
                key = "search_suggestions"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.search_suggestions = value
            else:
                message.search_suggestions = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.search_suggestions is not None:
                value = self.search_suggestions
                key = "search_suggestions"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.search_suggestions is not None:
                value = self.search_suggestions
                key = "search_suggestions"
                if type(value) is not str:
                    value = string(value)
                text += f'"search_suggestions":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class McpServerToolResultStep(Message):
    """MCPServer tool result step.

    built-in and remote tool steps.

    Source: interactions/step.en.txt:557
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "call_id": "call_id",
        "signature": "signature",
        "name": "name",
        "server_name": "server_name",
        "result": "result",
    }

    type: Literal["mcp_server_tool_result"] = "mcp_server_tool_result"
    """Source: interactions/step.en.txt:385"""

    call_id: str
    """Required. id to match the id from the function call block.

    Source: interactions/step.en.txt:369
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:373
    """

    name: str | None = None
    """name of the tool which is called for this specific tool call.

    Source: interactions/step.en.txt:562
    """

    server_name: str | None = None
    """The name of the used MCP server.

    Source: interactions/step.en.txt:566
    """

    result: JsonValue | NullValue
    """Required. The output from the MCP server call. Can be simple text or rich content.

    Source: interactions/step.en.txt:570
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["mcp_server_tool_result"] = "mcp_server_tool_result",
        call_id: str,
        signature: bytes | None = None,
        name: str | None = None,
        server_name: str | None = None,
        result: JsonValue | NullValue,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.call_id = call_id
        self.signature = signature
        self.name = name
        self.server_name = server_name
        self.result = result
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "mcp_server_tool_result")
                message.type = value
            else:
                key = "type"
                message.type = implied("mcp_server_tool_result", partial)
            if "call_id" in data and (value := data["call_id"]) is not None:
                key = "call_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.call_id = value
            else:
                key = "call_id"
                message.call_id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                message.name = None
            if "server_name" in data and (value := data["server_name"]) is not None:
                key = "server_name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.server_name = value
            else:
                message.server_name = None
            key = "result"
            if key in data:
                value = data[key]
                known += 1
                if value is None:
                    value = NullValue.NULL_VALUE
                message.result = value
            else:
                key = "result"
                message.result = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "mcp_server_tool_result")
                data[key] = value
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.server_name is not None:
                value = self.server_name
                key = "server_name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            value = self.result
            if value is not None:
                key = "result"
                value = write_value(value)
                data[key] = value
            else:
                key = "result"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "mcp_server_tool_result":
                    constant(value, "mcp_server_tool_result")
                text += '"type":"mcp_server_tool_result",'
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"call_id":{quoted(value)},'
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            if self.server_name is not None:
                value = self.server_name
                key = "server_name"
                if type(value) is not str:
                    value = string(value)
                text += f'"server_name":{quoted(value)},'
            value = self.result
            if value is not None:
                key = "result"
                text += f'"result":{json_text(value)},'
            else:
                key = "result"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class FileSearchResultStep(Message):
    """File Search result step.

    built-in and remote tool steps.

    Source: interactions/step.en.txt:583
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "call_id": "call_id",
        "signature": "signature",
    }

    type: Literal["file_search_result"] = "file_search_result"
    """Source: interactions/step.en.txt:386"""

    call_id: str
    """Required. id to match the id from the function call block.

    Source: interactions/step.en.txt:369
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:373
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["file_search_result"] = "file_search_result",
        call_id: str,
        signature: bytes | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.call_id = call_id
        self.signature = signature
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "file_search_result")
                message.type = value
            else:
                key = "type"
                message.type = implied("file_search_result", partial)
            if "call_id" in data and (value := data["call_id"]) is not None:
                key = "call_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.call_id = value
            else:
                key = "call_id"
                message.call_id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "file_search_result")
                data[key] = value
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "file_search_result":
                    constant(value, "file_search_result")
                text += '"type":"file_search_result",'
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"call_id":{quoted(value)},'
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleMapsResultStep(Message):
    """Google Maps result step.

    Source: interactions/step.en.txt:589
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "call_id": "call_id",
        "signature": "signature",
        "result": "result",
    }

    type: Literal["google_maps_result"] = "google_maps_result"
    """Source: interactions/step.en.txt:387"""

    call_id: str
    """Required. id to match the id from the function call block.

    Source: interactions/step.en.txt:369
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:373
    """

    result: list[GoogleMapsResultItem] | None = None
    """Source: interactions/step.en.txt:594"""

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["google_maps_result"] = "google_maps_result",
        call_id: str,
        signature: bytes | None = None,
        result: list[GoogleMapsResultItem] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.call_id = call_id
        self.signature = signature
        self.result = result
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "google_maps_result")
                message.type = value
            else:
                key = "type"
                message.type = implied("google_maps_result", partial)
            if "call_id" in data and (value := data["call_id"]) is not None:
                key = "call_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.call_id = value
            else:
                key = "call_id"
                message.call_id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "result" in data and (value := data["result"]) is not None:
                key = "result"
                known += 1
                value = read_list(GoogleMapsResultItem.from_dict, value, partial)
                message.result = value
            else:
                message.result = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "google_maps_result")
                data[key] = value
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            if self.result is not None:
                value = self.result
                key = "result"
                value = write_dicts(GoogleMapsResultItem, value, partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "google_maps_result":
                    constant(value, "google_maps_result")
                text += '"type":"google_maps_result",'
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"call_id":{quoted(value)},'
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            if self.result is not None:
                value = self.result
                key = "result"
                write(f'{text}"result":')
                write_list(GoogleMapsResultItem, value, write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleMapsResultItem(Message):
    """The result of the Google Maps.

    Source: interactions/step.en.txt:604
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "places": "places",
        "widget_context_token": "widget_context_token",
    }

    places: list[GoogleMapsResultPlaces] | None = None
    """Source: interactions/step.en.txt:609"""

    widget_context_token: str | None = None
    """Source: interactions/step.en.txt:610"""

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        places: list[GoogleMapsResultPlaces] | None = None,
        widget_context_token: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.places = places
        self.widget_context_token = widget_context_token
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "places" in data and (value := data["places"]) is not None:
                key = "places"
                known += 1
                value = read_list(GoogleMapsResultPlaces.from_dict, value, partial)
                message.places = value
            else:
                message.places = None
            if (
                "widget_context_token" in data
                and (value := data["widget_context_token"]) is not None
            ):
                key = "widget_context_token"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.widget_context_token = value
            else:
                message.widget_context_token = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.places is not None:
                value = self.places
                key = "places"
                value = write_dicts(GoogleMapsResultPlaces, value, partial)
                data[key] = value
            if self.widget_context_token is not None:
                value = self.widget_context_token
                key = "widget_context_token"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.places is not None:
                value = self.places
                key = "places"
                write(f'{text}"places":')
                write_list(GoogleMapsResultPlaces, value, write, partial)
                text = ","
            if self.widget_context_token is not None:
                value = self.widget_context_token
                key = "widget_context_token"
                if type(value) is not str:
                    value = string(value)
                text += f'"widget_context_token":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleMapsResultPlaces(Message):
    """Source: interactions/step.en.txt:621"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "place_id": "place_id",
        "name": "name",
        "url": "url",
        "review_snippets": "review_snippets",
    }

    place_id: str | None = None
    """Source: interactions/step.en.txt:624"""

    name: str | None = None
    """Source: interactions/step.en.txt:625"""

    url: str | None = None
    """Source: interactions/step.en.txt:626"""

    review_snippets: list[ReviewSnippet] | None = None
    """Source: interactions/step.en.txt:627"""

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        place_id: str | None = None,
        name: str | None = None,
        url: str | None = None,
        review_snippets: list[ReviewSnippet] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.place_id = place_id
        self.name = name
        self.url = url
        self.review_snippets = review_snippets
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "place_id" in data and (value := data["place_id"]) is not None:
                key = "place_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.place_id = value
            else:
                message.place_id = None
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                message.name = None
            if "url" in data and (value := data["url"]) is not None:
                key = "url"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.url = value
            else:
                message.url = None
            if (
                "review_snippets" in data
                and (value := data["review_snippets"]) is not None
            ):
                key = "review_snippets"
                known += 1
                value = each(struct, value)
                message.review_snippets = value
            else:
                message.review_snippets = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.place_id is not None:
                value = self.place_id
                key = "place_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.url is not None:
                value = self.url
                key = "url"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.review_snippets is not None:
                value = self.review_snippets
                key = "review_snippets"
                value = each(struct, value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.place_id is not None:
                value = self.place_id
                key = "place_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"place_id":{quoted(value)},'
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            if self.url is not None:
                value = self.url
                key = "url"
                if type(value) is not str:
                    value = string(value)
                text += f'"url":{quoted(value)},'
            if self.review_snippets is not None:
                value = self.review_snippets
                key = "review_snippets"
                value = each(struct, value)
                text += f'"review_snippets":{json_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class RetrievalResultStep(Message):
    """Vertex Retrieval result step. Used by Vertex Retrieval tools such as Parallel AI, Exa AI, Agent Platform Search, etc.

    Source: interactions/step.en.txt:640
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "call_id": "call_id",
        "signature": "signature",
        "is_error": "is_error",
    }

    type: Literal["retrieval_result"] = "retrieval_result"
    """Source: interactions/step.en.txt:388"""

    call_id: str
    """Required. id to match the id from the function call block.

    Source: interactions/step.en.txt:369
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:373
    """

    is_error: bool | None = None
    """Whether the retrieval resulted in an error.

    Source: interactions/step.en.txt:645
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["retrieval_result"] = "retrieval_result",
        call_id: str,
        signature: bytes | None = None,
        is_error: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.call_id = call_id
        self.signature = signature
        self.is_error = is_error
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "retrieval_result")
                message.type = value
            else:
                key = "type"
                message.type = implied("retrieval_result", partial)
            if "call_id" in data and (value := data["call_id"]) is not None:
                key = "call_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.call_id = value
            else:
                key = "call_id"
                message.call_id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if "is_error" in data and (value := data["is_error"]) is not None:
                key = "is_error"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.is_error = value
            else:
                message.is_error = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "retrieval_result")
                data[key] = value
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            if self.is_error is not None:
                value = self.is_error
                key = "is_error"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "retrieval_result":
                    constant(value, "retrieval_result")
                text += '"type":"retrieval_result",'
            value = self.call_id
            if value is not None:
                key = "call_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"call_id":{quoted(value)},'
            else:
                key = "call_id"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            if self.is_error is not None:
                value = self.is_error
                key = "is_error"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"is_error":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class UserInputStep(Message):
    """Input provided by the user.

    User input (text, audio, multimodal). Contains a `content` array. (This is why REST input payloads use `"type": "user_input"`, **not** `"role": "user"`.)

    Source: interactions/step.en.txt:654
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "content": "content",
    }

    type: Literal["user_input"] = "user_input"
    """Source: interactions/step.en.txt:11"""

    content: list[Content] | None = None
    """The content of the step. An array of Content objects.

    The content of the step. A single string.

    Source: interactions/step.en.txt:659
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["user_input"] = "user_input",
        content: list[Content] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.content = content
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "user_input")
                message.type = value
            else:
                key = "type"
                message.type = implied("user_input", partial)
            if "content" in data and (value := data["content"]) is not None:
                key = "content"
                known += 1
                value = read_list(parse_content, value, partial)
                message.content = value
            else:
                message.content = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "user_input")
                data[key] = value
            if self.content is not None:
                value = self.content
                key = "content"
                value = each(lambda item: write_variant(Content, item, partial), value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "user_input":
                    constant(value, "user_input")
                text += '"type":"user_input",'
            if self.content is not None:
                value = self.content
                key = "content"
                write(f'{text}"content":')
                write_variants(Content, value, write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ModelOutputStep(Message):
    """Output generated by the model.

    Final model generation. Contains a `content` array with `text`, `image`, `audio`, etc. (REST responses use `"type": "model_output"`, **not** `"role": "model"`.)

    Source: interactions/step.en.txt:680
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "content": "content",
        "error": "error",
    }

    type: Literal["model_output"] = "model_output"
    """Source: interactions/step.en.txt:15"""

    content: list[Content] | None = None
    """Source: interactions/step.en.txt:685"""

    error: GoogleRpcStatus | None = None
    """The error result of the operation in case of failure or cancellation.

    Source: interactions/step.en.txt:686
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["model_output"] = "model_output",
        content: list[Content] | None = None,
        error: GoogleRpcStatus | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.content = content
        self.error = error
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "model_output")
                message.type = value
            else:
                key = "type"
                message.type = implied("model_output", partial)
            if "content" in data and (value := data["content"]) is not None:
                key = "content"
                known += 1
                value = read_list(parse_content, value, partial)
                message.content = value
            else:
                message.content = None
            if "error" in data and (value := data["error"]) is not None:
                key = "error"
                known += 1
                value = GoogleRpcStatus.from_dict(value, partial)
                message.error = value
            else:
                message.error = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "model_output")
                data[key] = value
            if self.content is not None:
                value = self.content
                key = "content"
                value = each(lambda item: write_variant(Content, item, partial), value)
                data[key] = value
            if self.error is not None:
                value = self.error
                key = "error"
                if type(value) is not GoogleRpcStatus:
                    value = instance(GoogleRpcStatus, value)
                value = value.to_dict(partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "model_output":
                    constant(value, "model_output")
                text += '"type":"model_output",'
            if self.content is not None:
                value = self.content
                key = "content"
                write(f'{text}"content":')
                write_variants(Content, value, write, partial)
                text = ","
            if self.error is not None:
                value = self.error
                key = "error"
                if type(value) is not GoogleRpcStatus:
                    value = instance(GoogleRpcStatus, value)
                write(f'{text}"error":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleRpcStatus(Message):
    """How a call failed: a code, a message for developers, and details (AIP-193).

    Heading: google.rpc.Status
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "code": "code",
        "message": "message",
        "details": "details",
    }

    code: int | None = None
    """A value of google.rpc.Code."""

    message: str | None = None
    """What went wrong, in English, for developers."""

    details: list[dict[str, JsonValue]] | None = None
    """Messages that tell more, each with its `@type`."""

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        code: int | None = None,
        message: str | None = None,
        details: list[dict[str, JsonValue]] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.code = code
        self.message = message
        self.details = details
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "code" in data and (value := data["code"]) is not None:
                key = "code"
                known += 1
                value = int32(value)
                message.code = value
            else:
                message.code = None
            if "message" in data and (value := data["message"]) is not None:
                key = "message"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.message = value
            else:
                message.message = None
            if "details" in data and (value := data["details"]) is not None:
                key = "details"
                known += 1
                value = each(struct, value)
                message.details = value
            else:
                message.details = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            if self.code is not None:
                value = self.code
                key = "code"
                value = int32(value)
                data[key] = value
            if self.message is not None:
                value = self.message
                key = "message"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.details is not None:
                value = self.details
                key = "details"
                value = each(struct, value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            if self.code is not None:
                value = self.code
                key = "code"
                value = int32(value)
                text += f'"code":{value},'
            if self.message is not None:
                value = self.message
                key = "message"
                if type(value) is not str:
                    value = string(value)
                text += f'"message":{quoted(value)},'
            if self.details is not None:
                value = self.details
                key = "details"
                value = each(struct, value)
                text += f'"details":{json_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class TextContent(Message):
    """Text content (`text` field).

    Source: interactions/data_model.en.md:34
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "text": "text",
    }

    type: Literal["text"] = "text"
    """Source: interactions/data_model.en.md:34"""

    text: str
    """The wire page calls it text content and gives no type.
    Source: interactions/data_model.en.md:34
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["text"] = "text",
        text: str,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.text = text
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "text")
                message.type = value
            else:
                key = "type"
                message.type = implied("text", partial)
            if "text" in data and (value := data["text"]) is not None:
                key = "text"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.text = value
            else:
                key = "text"
                message.text = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "text")
                data[key] = value
            value = self.text
            if value is not None:
                key = "text"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "text"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "text":
                    constant(value, "text")
                text += '"type":"text",'
            value = self.text
            if value is not None:
                key = "text"
                if type(value) is not str:
                    value = string(value)
                text += f'"text":{quoted(value)},'
            else:
                key = "text"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ImageContent(Message):
    """Content with `data`, `mime_type`, or `uri`.

    Source: interactions/data_model.en.md:35
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "data": "data",
        "mime_type": "mime_type",
        "uri": "uri",
    }

    type: Literal["image"] = "image"
    """Source: interactions/data_model.en.md:35"""

    data: bytes | None = None
    """The wire page says of the accessors that `data` is base64.
    Source: interactions/data_model.en.md:35
    """

    mime_type: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    uri: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["image"] = "image",
        data: bytes | None = None,
        mime_type: str | None = None,
        uri: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "image")
                message.type = value
            else:
                key = "type"
                message.type = implied("image", partial)
            if "data" in data and (value := data["data"]) is not None:
                key = "data"
                known += 1
                value = read_bytes(value)
                message.data = value
            else:
                message.data = None
            if "mime_type" in data and (value := data["mime_type"]) is not None:
                key = "mime_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.mime_type = value
            else:
                message.mime_type = None
            if "uri" in data and (value := data["uri"]) is not None:
                key = "uri"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.uri = value
            else:
                message.uri = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "image")
                data[key] = value
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                data[key] = value
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "image":
                    constant(value, "image")
                text += '"type":"image",'
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                text += f'"data":"{value}",'
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                text += f'"mime_type":{quoted(value)},'
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                text += f'"uri":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class AudioContent(Message):
    """Content with `data`, `mime_type`, or `uri`.

    Source: interactions/data_model.en.md:35
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "data": "data",
        "mime_type": "mime_type",
        "uri": "uri",
    }

    type: Literal["audio"] = "audio"
    """Source: interactions/data_model.en.md:35"""

    data: bytes | None = None
    """The wire page says of the accessors that `data` is base64.
    Source: interactions/data_model.en.md:35
    """

    mime_type: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    uri: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["audio"] = "audio",
        data: bytes | None = None,
        mime_type: str | None = None,
        uri: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "audio")
                message.type = value
            else:
                key = "type"
                message.type = implied("audio", partial)
            if "data" in data and (value := data["data"]) is not None:
                key = "data"
                known += 1
                value = read_bytes(value)
                message.data = value
            else:
                message.data = None
            if "mime_type" in data and (value := data["mime_type"]) is not None:
                key = "mime_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.mime_type = value
            else:
                message.mime_type = None
            if "uri" in data and (value := data["uri"]) is not None:
                key = "uri"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.uri = value
            else:
                message.uri = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "audio")
                data[key] = value
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                data[key] = value
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "audio":
                    constant(value, "audio")
                text += '"type":"audio",'
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                text += f'"data":"{value}",'
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                text += f'"mime_type":{quoted(value)},'
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                text += f'"uri":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class DocumentContent(Message):
    """Content with `data`, `mime_type`, or `uri`.

    Source: interactions/data_model.en.md:35
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "data": "data",
        "mime_type": "mime_type",
        "uri": "uri",
    }

    type: Literal["document"] = "document"
    """Source: interactions/data_model.en.md:35"""

    data: bytes | None = None
    """The wire page says of the accessors that `data` is base64.
    Source: interactions/data_model.en.md:35
    """

    mime_type: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    uri: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["document"] = "document",
        data: bytes | None = None,
        mime_type: str | None = None,
        uri: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "document")
                message.type = value
            else:
                key = "type"
                message.type = implied("document", partial)
            if "data" in data and (value := data["data"]) is not None:
                key = "data"
                known += 1
                value = read_bytes(value)
                message.data = value
            else:
                message.data = None
            if "mime_type" in data and (value := data["mime_type"]) is not None:
                key = "mime_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.mime_type = value
            else:
                message.mime_type = None
            if "uri" in data and (value := data["uri"]) is not None:
                key = "uri"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.uri = value
            else:
                message.uri = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "document")
                data[key] = value
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                data[key] = value
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "document":
                    constant(value, "document")
                text += '"type":"document",'
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                text += f'"data":"{value}",'
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                text += f'"mime_type":{quoted(value)},'
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                text += f'"uri":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class VideoContent(Message):
    """Content with `data`, `mime_type`, or `uri`.

    Source: interactions/data_model.en.md:35
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "data": "data",
        "mime_type": "mime_type",
        "uri": "uri",
    }

    type: Literal["video"] = "video"
    """Source: interactions/data_model.en.md:35"""

    data: bytes | None = None
    """The wire page says of the accessors that `data` is base64.
    Source: interactions/data_model.en.md:35
    """

    mime_type: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    uri: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["video"] = "video",
        data: bytes | None = None,
        mime_type: str | None = None,
        uri: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "video")
                message.type = value
            else:
                key = "type"
                message.type = implied("video", partial)
            if "data" in data and (value := data["data"]) is not None:
                key = "data"
                known += 1
                value = read_bytes(value)
                message.data = value
            else:
                message.data = None
            if "mime_type" in data and (value := data["mime_type"]) is not None:
                key = "mime_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.mime_type = value
            else:
                message.mime_type = None
            if "uri" in data and (value := data["uri"]) is not None:
                key = "uri"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.uri = value
            else:
                message.uri = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "video")
                data[key] = value
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                data[key] = value
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "video":
                    constant(value, "video")
                text += '"type":"video",'
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                text += f'"data":"{value}",'
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                text += f'"mime_type":{quoted(value)},'
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                text += f'"uri":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class TextDelta(Message):
    """Incremental text token.

    Source: interactions/data_model.en.md:61
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "text": "text",
    }

    type: Literal["text"] = "text"
    """Source: interactions/data_model.en.md:61"""

    text: str
    """The wire page calls it text content and gives no type.
    Source: interactions/data_model.en.md:34
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["text"] = "text",
        text: str,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.text = text
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "text")
                message.type = value
            else:
                key = "type"
                message.type = implied("text", partial)
            if "text" in data and (value := data["text"]) is not None:
                key = "text"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.text = value
            else:
                key = "text"
                message.text = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "text")
                data[key] = value
            value = self.text
            if value is not None:
                key = "text"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "text"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "text":
                    constant(value, "text")
                text += '"type":"text",'
            value = self.text
            if value is not None:
                key = "text"
                if type(value) is not str:
                    value = string(value)
                text += f'"text":{quoted(value)},'
            else:
                key = "text"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class AudioDelta(Message):
    """Audio chunk (base64).

    Source: interactions/data_model.en.md:62
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "data": "data",
        "mime_type": "mime_type",
        "uri": "uri",
    }

    type: Literal["audio"] = "audio"
    """Source: interactions/data_model.en.md:62"""

    data: bytes | None = None
    """The wire page says of the accessors that `data` is base64.
    Source: interactions/data_model.en.md:35
    """

    mime_type: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    uri: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["audio"] = "audio",
        data: bytes | None = None,
        mime_type: str | None = None,
        uri: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "audio")
                message.type = value
            else:
                key = "type"
                message.type = implied("audio", partial)
            if "data" in data and (value := data["data"]) is not None:
                key = "data"
                known += 1
                value = read_bytes(value)
                message.data = value
            else:
                message.data = None
            if "mime_type" in data and (value := data["mime_type"]) is not None:
                key = "mime_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.mime_type = value
            else:
                message.mime_type = None
            if "uri" in data and (value := data["uri"]) is not None:
                key = "uri"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.uri = value
            else:
                message.uri = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "audio")
                data[key] = value
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                data[key] = value
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "audio":
                    constant(value, "audio")
                text += '"type":"audio",'
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                text += f'"data":"{value}",'
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                text += f'"mime_type":{quoted(value)},'
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                text += f'"uri":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ImageDelta(Message):
    """Image chunk (base64).

    Source: interactions/data_model.en.md:63
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "data": "data",
        "mime_type": "mime_type",
        "uri": "uri",
    }

    type: Literal["image"] = "image"
    """Source: interactions/data_model.en.md:63"""

    data: bytes | None = None
    """The wire page says of the accessors that `data` is base64.
    Source: interactions/data_model.en.md:35
    """

    mime_type: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    uri: str | None = None
    """The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    Source: interactions/data_model.en.md:35
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["image"] = "image",
        data: bytes | None = None,
        mime_type: str | None = None,
        uri: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "image")
                message.type = value
            else:
                key = "type"
                message.type = implied("image", partial)
            if "data" in data and (value := data["data"]) is not None:
                key = "data"
                known += 1
                value = read_bytes(value)
                message.data = value
            else:
                message.data = None
            if "mime_type" in data and (value := data["mime_type"]) is not None:
                key = "mime_type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.mime_type = value
            else:
                message.mime_type = None
            if "uri" in data and (value := data["uri"]) is not None:
                key = "uri"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.uri = value
            else:
                message.uri = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "image")
                data[key] = value
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                data[key] = value
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "image":
                    constant(value, "image")
                text += '"type":"image",'
            if self.data is not None:
                value = self.data
                key = "data"
                value = write_bytes(value)
                text += f'"data":"{value}",'
            if self.mime_type is not None:
                value = self.mime_type
                key = "mime_type"
                if type(value) is not str:
                    value = string(value)
                text += f'"mime_type":{quoted(value)},'
            if self.uri is not None:
                value = self.uri
                key = "uri"
                if type(value) is not str:
                    value = string(value)
                text += f'"uri":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ThoughtSummaryDelta(Message):
    """Thinking summary text.

    Source: interactions/data_model.en.md:64
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "content": "content",
    }

    type: Literal["thought_summary"] = "thought_summary"
    """Source: interactions/data_model.en.md:64"""

    content: Content | None = None
    """The page says that the delta adds to the summary of a thought, which is a list of contents; it does not name the field.
    Source: interactions/data_model.en.md:64
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["thought_summary"] = "thought_summary",
        content: Content | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.content = content
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "thought_summary")
                message.type = value
            else:
                key = "type"
                message.type = implied("thought_summary", partial)
            if "content" in data and (value := data["content"]) is not None:
                key = "content"
                known += 1
                value = parse_content(value, partial)
                message.content = value
            else:
                message.content = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "thought_summary")
                data[key] = value
            if self.content is not None:
                value = self.content
                key = "content"
                value = one_of(Content, value)
                value = value.to_dict(partial)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "thought_summary":
                    constant(value, "thought_summary")
                text += '"type":"thought_summary",'
            if self.content is not None:
                value = self.content
                key = "content"
                value = one_of(Content, value)
                write(f'{text}"content":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ThoughtSignatureDelta(Message):
    """Opaque signature for thought verification.

    Source: interactions/data_model.en.md:65
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "signature": "signature",
    }

    type: Literal["thought_signature"] = "thought_signature"
    """Source: interactions/data_model.en.md:65"""

    signature: bytes | None = None
    """Source: interactions/data_model.en.md:65"""

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        type: Literal["thought_signature"] = "thought_signature",
        signature: bytes | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.signature = signature
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                value = constant(value, "thought_signature")
                message.type = value
            else:
                key = "type"
                message.type = implied("thought_signature", partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                value = constant(value, "thought_signature")
                data[key] = value
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.type
            if value is not None:
                key = "type"
                if value != "thought_signature":
                    constant(value, "thought_signature")
                text += '"type":"thought_signature",'
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class InteractionCreatedEvent(Message):
    """Interaction created; includes metadata.

    Source: interactions/data_model.en.md:50
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "event_type": "event_type",
        "interaction": "interaction",
    }

    event_type: Literal["interaction.created"] = "interaction.created"
    """Source: interactions/data_model.en.md:50"""

    interaction: Interaction
    """The wire page speaks of metadata and of the final usage, and does not name the field that holds them.
    Source: interactions/data_model.en.md:50
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        event_type: Literal["interaction.created"] = "interaction.created",
        interaction: Interaction,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.event_type = event_type
        self.interaction = interaction
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "event_type" in data and (value := data["event_type"]) is not None:
                key = "event_type"
                known += 1
                value = constant(value, "interaction.created")
                message.event_type = value
            else:
                key = "event_type"
                message.event_type = implied("interaction.created", partial)
            if "interaction" in data and (value := data["interaction"]) is not None:
                key = "interaction"
                known += 1
                value = Interaction.from_dict(value, partial)
                message.interaction = value
            else:
                key = "interaction"
                message.interaction = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                value = constant(value, "interaction.created")
                data[key] = value
            value = self.interaction
            if value is not None:
                key = "interaction"
                if type(value) is not Interaction:
                    value = instance(Interaction, value)
                value = value.to_dict(partial)
                data[key] = value
            else:
                key = "interaction"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                if value != "interaction.created":
                    constant(value, "interaction.created")
                text += '"event_type":"interaction.created",'
            value = self.interaction
            if value is not None:
                key = "interaction"
                if type(value) is not Interaction:
                    value = instance(Interaction, value)
                write(f'{text}"interaction":')
                value.write_json(write, partial)
                text = ","
            else:
                key = "interaction"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class InteractionStatusUpdateEvent(Message):
    """Interaction-level status change.

    Source: interactions/data_model.en.md:51
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "event_type": "event_type",
        "interaction_id": "interaction_id",
        "status": "status",
    }

    event_type: Literal["interaction.status_update"] = "interaction.status_update"
    """Source: interactions/data_model.en.md:51"""

    interaction_id: str
    """The wire page does not say how the event tells which interaction it is about.
    Source: interactions/data_model.en.md:51
    """

    status: InteractionStatus | str
    """The wire page speaks of a status change, and does not name the field that holds it.
    Source: interactions/data_model.en.md:51
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        event_type: Literal["interaction.status_update"] = "interaction.status_update",
        interaction_id: str,
        status: InteractionStatus | str,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.event_type = event_type
        self.interaction_id = interaction_id
        self.status = status
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "event_type" in data and (value := data["event_type"]) is not None:
                key = "event_type"
                known += 1
                value = constant(value, "interaction.status_update")
                message.event_type = value
            else:
                key = "event_type"
                message.event_type = implied("interaction.status_update", partial)
            if (
                "interaction_id" in data
                and (value := data["interaction_id"]) is not None
            ):
                key = "interaction_id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.interaction_id = value
            else:
                key = "interaction_id"
                message.interaction_id = absent(partial)
            if "status" in data and (value := data["status"]) is not None:
                key = "status"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _INTERACTION_STATUS[value]
                message.status = value
            else:
                key = "status"
                message.status = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                value = constant(value, "interaction.status_update")
                data[key] = value
            value = self.interaction_id
            if value is not None:
                key = "interaction_id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "interaction_id"
                absent(partial)
            value = self.status
            if value is not None:
                key = "status"
                value = string(value)
                data[key] = value
            else:
                key = "status"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                if value != "interaction.status_update":
                    constant(value, "interaction.status_update")
                text += '"event_type":"interaction.status_update",'
            value = self.interaction_id
            if value is not None:
                key = "interaction_id"
                if type(value) is not str:
                    value = string(value)
                text += f'"interaction_id":{quoted(value)},'
            else:
                key = "interaction_id"
                absent(partial)
            value = self.status
            if value is not None:
                key = "status"
                if type(value) is not InteractionStatus:
                    value = string(value)
                text += f'"status":{quoted(value)},'
            else:
                key = "status"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class StepStartEvent(Message):
    """A new step begins. Contains the step `type` and initial metadata.

    Source: interactions/data_model.en.md:52
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "event_type": "event_type",
        "index": "index",
        "step": "step",
    }

    event_type: Literal["step.start"] = "step.start"
    """Source: interactions/data_model.en.md:52"""

    index: int
    """The wire page names the index of the step at its end, without a type; its start and deltas need it as well.
    Source: interactions/data_model.en.md:52
    """

    step: Step
    """The wire page says that the step's type and initial metadata are there, and does not name the field that holds them.
    Source: interactions/data_model.en.md:52
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        event_type: Literal["step.start"] = "step.start",
        index: int,
        step: Step,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.event_type = event_type
        self.index = index
        self.step = step
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "event_type" in data and (value := data["event_type"]) is not None:
                key = "event_type"
                known += 1
                value = constant(value, "step.start")
                message.event_type = value
            else:
                key = "event_type"
                message.event_type = implied("step.start", partial)
            if "index" in data and (value := data["index"]) is not None:
                key = "index"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.index = value
            else:
                key = "index"
                message.index = absent(partial)
            if "step" in data and (value := data["step"]) is not None:
                key = "step"
                known += 1
                value = parse_step(value, partial)
                message.step = value
            else:
                key = "step"
                message.step = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                value = constant(value, "step.start")
                data[key] = value
            value = self.index
            if value is not None:
                key = "index"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            else:
                key = "index"
                absent(partial)
            value = self.step
            if value is not None:
                key = "step"
                value = one_of(Step, value)
                value = value.to_dict(partial)
                data[key] = value
            else:
                key = "step"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                if value != "step.start":
                    constant(value, "step.start")
                text += '"event_type":"step.start",'
            value = self.index
            if value is not None:
                key = "index"
                if type(value) is not int:
                    value = integer(value)
                text += f'"index":{value},'
            else:
                key = "index"
                absent(partial)
            value = self.step
            if value is not None:
                key = "step"
                value = one_of(Step, value)
                write(f'{text}"step":')
                value.write_json(write, partial)
                text = ","
            else:
                key = "step"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class StepDeltaEvent(Message):
    """Incremental data for the current step. Contains a typed `delta` object (e.g. `delta.type == "text"` with `delta.text`).

    Source: interactions/data_model.en.md:53
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "event_type": "event_type",
        "delta": "delta",
        "index": "index",
    }

    event_type: Literal["step.delta"] = "step.delta"
    """Source: interactions/data_model.en.md:53"""

    delta: StepDelta | None = None
    """Source: interactions/data_model.en.md:53"""

    index: int
    """The wire page names the index of the step at its end, without a type; its start and deltas need it as well.
    Source: interactions/data_model.en.md:53
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        event_type: Literal["step.delta"] = "step.delta",
        delta: StepDelta | None = None,
        index: int,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.event_type = event_type
        self.delta = delta
        self.index = index
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "event_type" in data and (value := data["event_type"]) is not None:
                key = "event_type"
                known += 1
                value = constant(value, "step.delta")
                message.event_type = value
            else:
                key = "event_type"
                message.event_type = implied("step.delta", partial)
            if "delta" in data and (value := data["delta"]) is not None:
                key = "delta"
                known += 1
                value = parse_step_delta(value, partial)
                message.delta = value
            else:
                message.delta = None
            if "index" in data and (value := data["index"]) is not None:
                key = "index"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.index = value
            else:
                key = "index"
                message.index = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                value = constant(value, "step.delta")
                data[key] = value
            if self.delta is not None:
                value = self.delta
                key = "delta"
                value = one_of(StepDelta, value)
                value = value.to_dict(partial)
                data[key] = value
            value = self.index
            if value is not None:
                key = "index"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            else:
                key = "index"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                if value != "step.delta":
                    constant(value, "step.delta")
                text += '"event_type":"step.delta",'
            if self.delta is not None:
                value = self.delta
                key = "delta"
                value = one_of(StepDelta, value)
                write(f'{text}"delta":')
                value.write_json(write, partial)
                text = ","
            value = self.index
            if value is not None:
                key = "index"
                if type(value) is not int:
                    value = integer(value)
                text += f'"index":{value},'
            else:
                key = "index"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class StepStopEvent(Message):
    """The step is complete. Contains `index`.

    Source: interactions/data_model.en.md:54
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "event_type": "event_type",
        "index": "index",
    }

    event_type: Literal["step.stop"] = "step.stop"
    """Source: interactions/data_model.en.md:54"""

    index: int
    """The wire page names the index of the step at its end, without a type; its start and deltas need it as well.
    Source: interactions/data_model.en.md:54
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        event_type: Literal["step.stop"] = "step.stop",
        index: int,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.event_type = event_type
        self.index = index
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "event_type" in data and (value := data["event_type"]) is not None:
                key = "event_type"
                known += 1
                value = constant(value, "step.stop")
                message.event_type = value
            else:
                key = "event_type"
                message.event_type = implied("step.stop", partial)
            if "index" in data and (value := data["index"]) is not None:
                key = "index"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.index = value
            else:
                key = "index"
                message.index = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                value = constant(value, "step.stop")
                data[key] = value
            value = self.index
            if value is not None:
                key = "index"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            else:
                key = "index"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                if value != "step.stop":
                    constant(value, "step.stop")
                text += '"event_type":"step.stop",'
            value = self.index
            if value is not None:
                key = "index"
                if type(value) is not int:
                    value = integer(value)
                text += f'"index":{value},'
            else:
                key = "index"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class InteractionCompletedEvent(Message):
    """Interaction finished. Contains final `usage`.

    Source: interactions/data_model.en.md:55
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "event_type": "event_type",
        "usage": "usage",
        "interaction": "interaction",
    }

    event_type: Literal["interaction.completed"] = "interaction.completed"
    """Source: interactions/data_model.en.md:55"""

    usage: Usage | None = None
    """Source: interactions/data_model.en.md:55"""

    interaction: Interaction
    """The wire page speaks of metadata and of the final usage, and does not name the field that holds them.
    Source: interactions/data_model.en.md:55
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        event_type: Literal["interaction.completed"] = "interaction.completed",
        usage: Usage | None = None,
        interaction: Interaction,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.event_type = event_type
        self.usage = usage
        self.interaction = interaction
        self.unknown_fields = unknown_fields

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        known: int = 0
        key: str = ""
        value: Any
        try:
            if "event_type" in data and (value := data["event_type"]) is not None:
                key = "event_type"
                known += 1
                value = constant(value, "interaction.completed")
                message.event_type = value
            else:
                key = "event_type"
                message.event_type = implied("interaction.completed", partial)
            if "usage" in data and (value := data["usage"]) is not None:
                key = "usage"
                known += 1
                if type(value) is not dict:
                    value = struct(value)
                message.usage = value
            else:
                message.usage = None
            if "interaction" in data and (value := data["interaction"]) is not None:
                key = "interaction"
                known += 1
                value = Interaction.from_dict(value, partial)
                message.interaction = value
            else:
                key = "interaction"
                message.interaction = absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                value = constant(value, "interaction.completed")
                data[key] = value
            if self.usage is not None:
                value = self.usage
                key = "usage"
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            value = self.interaction
            if value is not None:
                key = "interaction"
                if type(value) is not Interaction:
                    value = instance(Interaction, value)
                value = value.to_dict(partial)
                data[key] = value
            else:
                key = "interaction"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            for name, kept in self.unknown_fields.items():
                data.setdefault(name, kept)
        return data

    @classmethod
    def from_json(cls, text: str | bytes | bytearray, partial: bool = False) -> Self:
        """As `from_dict`, from JSON text."""
        return cls.from_dict(decoded(text), partial)

    def to_json(self, partial: bool = False) -> str:
        """As `to_dict`, as JSON text."""
        return joined(self, partial)

    def write_json(self, write: Write, partial: bool = False) -> None:
        """As `to_json`, piece by piece."""
        text: str = "{"
        key: str = ""
        value: Any
        try:
            value = self.event_type
            if value is not None:
                key = "event_type"
                if value != "interaction.completed":
                    constant(value, "interaction.completed")
                text += '"event_type":"interaction.completed",'
            if self.usage is not None:
                value = self.usage
                key = "usage"
                text += f'"usage":{json_text(struct(value))},'
            value = self.interaction
            if value is not None:
                key = "interaction"
                if type(value) is not Interaction:
                    value = instance(Interaction, value)
                write(f'{text}"interaction":')
                value.write_json(write, partial)
                text = ","
            else:
                key = "interaction"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


class AudioResponseFormatMimeType(StrEnum):
    """Supported MIME types for audio output.

    Heading: MimeType
    Source: interactions/interaction.en.txt:359
    """

    audio_mp3 = "audio/mp3"
    """MP3 audio format.

    Source: interactions/interaction.en.txt:365
    """

    audio_ogg_opus = "audio/ogg_opus"
    """OGG Opus audio format.

    Source: interactions/interaction.en.txt:366
    """

    audio_l16 = "audio/l16"
    """Raw PCM (L16) audio format.

    Source: interactions/interaction.en.txt:367
    """

    audio_wav = "audio/wav"
    """WAV audio format.

    Source: interactions/interaction.en.txt:368
    """

    audio_alaw = "audio/alaw"
    """A-law audio format.

    Source: interactions/interaction.en.txt:369
    """

    audio_mulaw = "audio/mulaw"
    """Mu-law audio format.

    Source: interactions/interaction.en.txt:370
    """


_AUDIO_RESPONSE_FORMAT_MIME_TYPE = by_value(AudioResponseFormatMimeType)


class AudioResponseFormatDelivery(StrEnum):
    """Delivery mode for audio output.

    Heading: Delivery
    Source: interactions/interaction.en.txt:372
    """

    inline = "inline"
    """Audio data is returned inline in the response.

    Source: interactions/interaction.en.txt:378
    """

    uri = "uri"
    """Audio data is returned as a URI.

    Source: interactions/interaction.en.txt:379
    """


_AUDIO_RESPONSE_FORMAT_DELIVERY = by_value(AudioResponseFormatDelivery)


class TextResponseFormatMimeType(StrEnum):
    """Supported MIME types for text output.

    Heading: MimeType
    Source: interactions/interaction.en.txt:402
    """

    application_json = "application/json"
    """JSON output format.

    Source: interactions/interaction.en.txt:408
    """

    text_plain = "text/plain"
    """Plain text output format.

    Source: interactions/interaction.en.txt:409
    """


_TEXT_RESPONSE_FORMAT_MIME_TYPE = by_value(TextResponseFormatMimeType)


class ImageResponseFormatMimeType(StrEnum):
    """Supported MIME types for image output.

    Heading: MimeType
    Source: interactions/interaction.en.txt:440
    """

    image_jpeg = "image/jpeg"
    """JPEG image format.

    Source: interactions/interaction.en.txt:446
    """


_IMAGE_RESPONSE_FORMAT_MIME_TYPE = by_value(ImageResponseFormatMimeType)


class ImageResponseFormatDelivery(StrEnum):
    """Delivery mode for image output.

    Heading: Delivery
    Source: interactions/interaction.en.txt:448
    """

    inline = "inline"
    """Image data is returned inline in the response.

    Source: interactions/interaction.en.txt:454
    """

    uri = "uri"
    """Image data is returned as a URI.

    Source: interactions/interaction.en.txt:455
    """


_IMAGE_RESPONSE_FORMAT_DELIVERY = by_value(ImageResponseFormatDelivery)


class ImageResponseFormatAspectRatio(StrEnum):
    """Supported aspect ratios for image output.

    Heading: AspectRatio
    Source: interactions/interaction.en.txt:457
    """

    VALUE_1_1 = "1:1"
    """1:1 aspect ratio.

    Source: interactions/interaction.en.txt:463
    """

    VALUE_2_3 = "2:3"
    """2:3 aspect ratio.

    Source: interactions/interaction.en.txt:464
    """

    VALUE_3_2 = "3:2"
    """3:2 aspect ratio.

    Source: interactions/interaction.en.txt:465
    """

    VALUE_3_4 = "3:4"
    """3:4 aspect ratio.

    Source: interactions/interaction.en.txt:466
    """

    VALUE_4_3 = "4:3"
    """4:3 aspect ratio.

    Source: interactions/interaction.en.txt:467
    """

    VALUE_4_5 = "4:5"
    """4:5 aspect ratio.

    Source: interactions/interaction.en.txt:468
    """

    VALUE_5_4 = "5:4"
    """5:4 aspect ratio.

    Source: interactions/interaction.en.txt:469
    """

    VALUE_9_16 = "9:16"
    """9:16 aspect ratio.

    Source: interactions/interaction.en.txt:470
    """

    VALUE_16_9 = "16:9"
    """16:9 aspect ratio.

    Source: interactions/interaction.en.txt:471
    """

    VALUE_21_9 = "21:9"
    """21:9 aspect ratio.

    Source: interactions/interaction.en.txt:472
    """

    VALUE_1_8 = "1:8"
    """1:8 aspect ratio.

    Source: interactions/interaction.en.txt:473
    """

    VALUE_8_1 = "8:1"
    """8:1 aspect ratio.

    Source: interactions/interaction.en.txt:474
    """

    VALUE_1_4 = "1:4"
    """1:4 aspect ratio.

    Source: interactions/interaction.en.txt:475
    """

    VALUE_4_1 = "4:1"
    """4:1 aspect ratio.

    Source: interactions/interaction.en.txt:476
    """


_IMAGE_RESPONSE_FORMAT_ASPECT_RATIO = by_value(ImageResponseFormatAspectRatio)


class ImageSize(StrEnum):
    """Supported image sizes for image output.

    Source: interactions/interaction.en.txt:478
    """

    VALUE_512 = "512"
    """512px image size.

    Source: interactions/interaction.en.txt:484
    """

    VALUE_1K = "1K"
    """1K image size.

    Source: interactions/interaction.en.txt:485
    """

    VALUE_2K = "2K"
    """2K image size.

    Source: interactions/interaction.en.txt:486
    """

    VALUE_4K = "4K"
    """4K image size.

    Source: interactions/interaction.en.txt:487
    """


_IMAGE_SIZE = by_value(ImageSize)


class VideoResponseFormatDelivery(StrEnum):
    """Delivery mode for video output.

    Heading: Delivery
    Source: interactions/interaction.en.txt:520
    """

    inline = "inline"
    """Video data is returned inline in the response.

    Source: interactions/interaction.en.txt:526
    """

    uri = "uri"
    """Video data is returned as a URI.

    Source: interactions/interaction.en.txt:527
    """


_VIDEO_RESPONSE_FORMAT_DELIVERY = by_value(VideoResponseFormatDelivery)


class VideoResponseFormatAspectRatio(StrEnum):
    """Supported aspect ratios for video output.

    Heading: AspectRatio
    Source: interactions/interaction.en.txt:529
    """

    VALUE_16_9 = "16:9"
    """16:9 aspect ratio.

    Source: interactions/interaction.en.txt:535
    """

    VALUE_9_16 = "9:16"
    """9:16 aspect ratio.

    Source: interactions/interaction.en.txt:536
    """


_VIDEO_RESPONSE_FORMAT_ASPECT_RATIO = by_value(VideoResponseFormatAspectRatio)


class ToolChoiceType(StrEnum):
    """The type of tool choice.

    Source: interactions/interaction.en.txt:653
    """

    auto = "auto"
    """Auto tool choice.

    Source: interactions/interaction.en.txt:659
    """

    any = "any"
    """Any tool choice.

    Source: interactions/interaction.en.txt:660
    """

    none = "none"
    """No tool choice.

    Source: interactions/interaction.en.txt:661
    """

    validated = "validated"
    """Validated tool choice.

    Source: interactions/interaction.en.txt:662
    """


_TOOL_CHOICE_TYPE = by_value(ToolChoiceType)


class ThinkingLevel(StrEnum):
    """The level of thought tokens that the model should generate.

    Source: interactions/interaction.en.txt:701
    """

    minimal = "minimal"
    """Little to no thinking.

    Source: interactions/interaction.en.txt:707
    """

    low = "low"
    """Low thinking level.

    Source: interactions/interaction.en.txt:708
    """

    medium = "medium"
    """Medium thinking level.

    Source: interactions/interaction.en.txt:709
    """

    high = "high"
    """High thinking level.

    Source: interactions/interaction.en.txt:710
    """


_THINKING_LEVEL = by_value(ThinkingLevel)


class ThinkingSummaries(StrEnum):
    """Whether to include thought summaries in the response.

    Source: interactions/interaction.en.txt:712
    """

    auto = "auto"
    """Auto thinking summaries.

    Source: interactions/interaction.en.txt:718
    """

    none = "none"
    """No thinking summaries.

    Source: interactions/interaction.en.txt:719
    """


_THINKING_SUMMARIES = by_value(ThinkingSummaries)


class Task(StrEnum):
    """Supported video generation tasks.

    Source: interactions/interaction.en.txt:780
    """

    text_to_video = "text_to_video"
    """Generates video solely from a text prompt.

    Source: interactions/interaction.en.txt:786
    """

    image_to_video = "image_to_video"
    """Generates video from one or two source images. The first image defines the starting frame, and the optional second image defines the ending frame.

    Source: interactions/interaction.en.txt:787
    """

    reference_to_video = "reference_to_video"
    """Generates video using reference media (such as images, audio, or video).

    Source: interactions/interaction.en.txt:788
    """

    edit = "edit"
    """Modifies an existing input video.

    Source: interactions/interaction.en.txt:789
    """


_TASK = by_value(Task)


class VisualizationMode(StrEnum):
    """Enum for visualization mode. Eventually we will support an interactive mode where the user can choose whether to include HTML visualizations in the response.

    Source: interactions/interaction.en.txt:917
    """

    off = "off"
    """Do not include visualizations.

    Source: interactions/interaction.en.txt:923
    """

    auto = "auto"
    """Automatically include visualizations.

    Source: interactions/interaction.en.txt:924
    """


_VISUALIZATION_MODE = by_value(VisualizationMode)


class Mode(StrEnum):
    """Defines the depth and thoroughness of the find session.

    Source: interactions/interaction.en.txt:1023
    """

    scan = "scan"
    """Fast scan using only the initial classifier.

    Source: interactions/interaction.en.txt:1029
    """

    verify = "verify"
    """Performs classification followed by detailed investigation.

    Source: interactions/interaction.en.txt:1030
    """


_MODE = by_value(Mode)


class NetworkMode(StrEnum):
    """Network egress mode for non-allowlist configurations.

    Source: interactions/interaction.en.txt:1170
    """

    disabled = "disabled"
    """All network egress is blocked.

    Source: interactions/interaction.en.txt:1176
    """


_NETWORK_MODE = by_value(NetworkMode)


class Type(StrEnum):
    """Source: interactions/interaction.en.txt:1209"""

    gcs = "gcs"
    """A Cloud Storage bucket.

    Source: interactions/interaction.en.txt:1213
    """

    inline = "inline"
    """Inline content.

    Source: interactions/interaction.en.txt:1214
    """

    repository = "repository"
    """A generic repository. The protocol prefix in the source URL identifies the provider (e.g., github://, gcs://).

    Source: interactions/interaction.en.txt:1215
    """

    skill_registry = "skill_registry"
    """A skill resource from the Skill Registry service. Skill: projects/{project}/locations/{location}/skills/{skill} SkillRevision: projects/{project}/locations/{location}/skills/{skill}/revisions/{revision} Support mounting all skills under a project: projects/{project}/locations/{location}/skills.

    Source: interactions/interaction.en.txt:1216
    """


_TYPE = by_value(Type)


class Environment(StrEnum):
    """Represents the environment being operated, such as a web browser.

    Source: interactions/interaction.en.txt:1368
    """

    browser = "browser"
    """Operates in a web browser.

    Source: interactions/interaction.en.txt:1374
    """

    mobile = "mobile"
    """Operates in a mobile environment.

    Source: interactions/interaction.en.txt:1375
    """

    desktop = "desktop"
    """Operates in a desktop environment.

    Source: interactions/interaction.en.txt:1376
    """


_ENVIRONMENT = by_value(Environment)


class SafetyPolicy(StrEnum):
    """Source: interactions/interaction.en.txt:1378"""

    financial_transactions = "financial_transactions"
    """Safety policy for financial transactions.

    Source: interactions/interaction.en.txt:1382
    """

    sensitive_data_modification = "sensitive_data_modification"
    """Safety policy for sensitive data modification.

    Source: interactions/interaction.en.txt:1383
    """

    communication_tool = "communication_tool"
    """Safety policy for communication tools (e.g. Gmail, Chat, Meet).

    Source: interactions/interaction.en.txt:1384
    """

    account_creation = "account_creation"
    """Safety policy for account creation.

    Source: interactions/interaction.en.txt:1385
    """

    data_modification = "data_modification"
    """Safety policy for data modification.

    Source: interactions/interaction.en.txt:1386
    """

    legal_terms_and_agreements = "legal_terms_and_agreements"
    """Safety policy for legal terms and agreements.

    Source: interactions/interaction.en.txt:1387
    """


_SAFETY_POLICY = by_value(SafetyPolicy)


class HarmCategory(StrEnum):
    """Harm categories that can be detected in user input and model responses.

    Source: interactions/interaction.en.txt:1791
    """

    hate_speech = "hate_speech"
    """Content that promotes violence or incites hatred against individuals or groups based on certain attributes.

    Source: interactions/interaction.en.txt:1797
    """

    dangerous_content = "dangerous_content"
    """Content that promotes, facilitates, or enables dangerous activities.

    Source: interactions/interaction.en.txt:1798
    """

    harassment = "harassment"
    """Abusive, threatening, or content intended to bully, torment, or ridicule.

    Source: interactions/interaction.en.txt:1799
    """

    sexually_explicit = "sexually_explicit"
    """Content that contains sexually explicit material.

    Source: interactions/interaction.en.txt:1800
    """

    civic_integrity = "civic_integrity"
    """Deprecated: Election filter is not longer supported. The harm category is civic integrity.

    Deprecated.
    Source: interactions/interaction.en.txt:1801
    """

    image_hate = "image_hate"
    """Images that contain hate speech.

    Source: interactions/interaction.en.txt:1804
    """

    image_dangerous_content = "image_dangerous_content"
    """Images that contain dangerous content.

    Source: interactions/interaction.en.txt:1805
    """

    image_harassment = "image_harassment"
    """Images that contain harassment.

    Source: interactions/interaction.en.txt:1806
    """

    image_sexually_explicit = "image_sexually_explicit"
    """Images that contain sexually explicit content.

    Source: interactions/interaction.en.txt:1807
    """

    jailbreak = "jailbreak"
    """Prompts designed to bypass safety filters.

    Source: interactions/interaction.en.txt:1808
    """


_HARM_CATEGORY = by_value(HarmCategory)


class HarmBlockThreshold(StrEnum):
    """Thresholds for blocking content based on harm probability.

    Source: interactions/interaction.en.txt:1810
    """

    block_low_and_above = "block_low_and_above"
    """Block content with a low harm probability or higher.

    Source: interactions/interaction.en.txt:1816
    """

    block_medium_and_above = "block_medium_and_above"
    """Block content with a medium harm probability or higher.

    Source: interactions/interaction.en.txt:1817
    """

    block_only_high = "block_only_high"
    """Block content with a high harm probability.

    Source: interactions/interaction.en.txt:1818
    """

    block_none = "block_none"
    """Do not block any content, regardless of its harm probability.

    Source: interactions/interaction.en.txt:1819
    """

    off = "off"
    """Turn off the safety filter entirely.

    Source: interactions/interaction.en.txt:1820
    """


_HARM_BLOCK_THRESHOLD = by_value(HarmBlockThreshold)


class HarmBlockMethod(StrEnum):
    """The method for blocking content.

    Source: interactions/interaction.en.txt:1822
    """

    severity = "severity"
    """The harm block method uses both probability and severity scores.

    Source: interactions/interaction.en.txt:1828
    """

    probability = "probability"
    """The harm block method uses the probability score.

    Source: interactions/interaction.en.txt:1829
    """


_HARM_BLOCK_METHOD = by_value(HarmBlockMethod)


class Language(StrEnum):
    """Supported programming languages for the generated code.

    Source: interactions/step.en.txt:202
    """

    python = "python"
    """Python >= 3.10, with numpy and simpy available.

    Source: interactions/step.en.txt:208
    """


_LANGUAGE = by_value(Language)


class UrlContextResultItemStatus(StrEnum):
    """The status of the URL retrieval.

    Heading: Status
    Source: interactions/step.en.txt:509
    """

    success = "success"
    """Source: interactions/step.en.txt:515"""

    error = "error"
    """Source: interactions/step.en.txt:516"""

    paywall = "paywall"
    """Source: interactions/step.en.txt:517"""

    unsafe = "unsafe"
    """Source: interactions/step.en.txt:518"""


_URL_CONTEXT_RESULT_ITEM_STATUS = by_value(UrlContextResultItemStatus)


class InteractionStatus(StrEnum):
    """Source: interactions/data_model.en.md:67"""

    completed = "completed"
    """Source: interactions/data_model.en.md:67"""

    in_progress = "in_progress"
    """Source: interactions/data_model.en.md:67"""

    requires_action = "requires_action"
    """Source: interactions/data_model.en.md:67"""

    failed = "failed"
    """Source: interactions/data_model.en.md:67"""

    cancelled = "cancelled"
    """Source: interactions/data_model.en.md:67"""


_INTERACTION_STATUS = by_value(InteractionStatus)


class UnknownAgentConfig(Unknown):
    """A `AgentConfig` with a tag that the page does not list, as it came."""

    __slots__ = ()

    @property
    def type(self) -> str:
        """The tag."""
        return tag_of(self, "type")


AgentConfig: TypeAlias = (
    DynamicAgentConfig
    | DeepResearchAgentConfig
    | CodeMenderAgentConfig
    | AntigravityAgentConfig
    | UnknownAgentConfig
)
"""Parameters for the agent interaction.

Source: interactions/interaction.en.txt:843
"""

_AGENT_CONFIG: dict[str, Read[AgentConfig]] = {
    "dynamic": DynamicAgentConfig.from_dict,
    "deep-research": DeepResearchAgentConfig.from_dict,
    "code-mender": CodeMenderAgentConfig.from_dict,
    "antigravity": AntigravityAgentConfig.from_dict,
}


def parse_agent_config(
    data: dict[str, Any],
    partial: bool = False,
) -> AgentConfig:
    """The `AgentConfig` that a JSON object is by its `type`."""
    return variant(_AGENT_CONFIG, UnknownAgentConfig.from_dict, "type", data, partial)


class UnknownResponseFormat(Unknown):
    """A `ResponseFormat` with a tag that the page does not list, as it came."""

    __slots__ = ()

    @property
    def type(self) -> str:
        """The tag."""
        return tag_of(self, "type")


ResponseFormat: TypeAlias = (
    AudioResponseFormat
    | TextResponseFormat
    | ImageResponseFormat
    | VideoResponseFormat
    | UnknownResponseFormat
)
"""Source: interactions/interaction.en.txt:295"""

_RESPONSE_FORMAT: dict[str, Read[ResponseFormat]] = {
    "audio": AudioResponseFormat.from_dict,
    "text": TextResponseFormat.from_dict,
    "image": ImageResponseFormat.from_dict,
    "video": VideoResponseFormat.from_dict,
}


def parse_response_format(
    data: dict[str, Any],
    partial: bool = False,
) -> ResponseFormat:
    """The `ResponseFormat` that a JSON object is by its `type`."""
    return variant(
        _RESPONSE_FORMAT, UnknownResponseFormat.from_dict, "type", data, partial
    )


class UnknownTool(Unknown):
    """A `Tool` with a tag that the page does not list, as it came."""

    __slots__ = ()

    @property
    def type(self) -> str:
        """The tag."""
        return tag_of(self, "type")


Tool: TypeAlias = (
    Function
    | CodeExecution
    | UrlContext
    | ComputerUse
    | McpServer
    | GoogleSearch
    | FileSearch
    | GoogleMaps
    | Retrieval
    | UnknownTool
)
"""A tool that can be used by the model.

The tool to use.

Source: interactions/interaction.en.txt:1228
"""

_TOOL: dict[str, Read[Tool]] = {
    "function": Function.from_dict,
    "code_execution": CodeExecution.from_dict,
    "url_context": UrlContext.from_dict,
    "computer_use": ComputerUse.from_dict,
    "mcp_server": McpServer.from_dict,
    "google_search": GoogleSearch.from_dict,
    "file_search": FileSearch.from_dict,
    "google_maps": GoogleMaps.from_dict,
    "retrieval": Retrieval.from_dict,
}


def parse_tool(
    data: dict[str, Any],
    partial: bool = False,
) -> Tool:
    """The `Tool` that a JSON object is by its `type`."""
    return variant(_TOOL, UnknownTool.from_dict, "type", data, partial)


class UnknownStep(Unknown):
    """A `Step` with a tag that the page does not list, as it came."""

    __slots__ = ()

    @property
    def type(self) -> str:
        """The tag."""
        return tag_of(self, "type")


Step: TypeAlias = (
    ThoughtStep
    | FunctionCallStep
    | CodeExecutionCallStep
    | UrlContextCallStep
    | McpServerToolCallStep
    | GoogleSearchCallStep
    | FileSearchCallStep
    | GoogleMapsCallStep
    | RetrievalCallStep
    | FunctionResultStep
    | CodeExecutionResultStep
    | UrlContextResultStep
    | GoogleSearchResultStep
    | McpServerToolResultStep
    | FileSearchResultStep
    | GoogleMapsResultStep
    | RetrievalResultStep
    | UserInputStep
    | ModelOutputStep
    | UnknownStep
)
"""A step in the interaction.

Source: interactions/step.en.txt:1
"""

_STEP: dict[str, Read[Step]] = {
    "thought": ThoughtStep.from_dict,
    "function_call": FunctionCallStep.from_dict,
    "code_execution_call": CodeExecutionCallStep.from_dict,
    "url_context_call": UrlContextCallStep.from_dict,
    "mcp_server_tool_call": McpServerToolCallStep.from_dict,
    "google_search_call": GoogleSearchCallStep.from_dict,
    "file_search_call": FileSearchCallStep.from_dict,
    "google_maps_call": GoogleMapsCallStep.from_dict,
    "retrieval_call": RetrievalCallStep.from_dict,
    "function_result": FunctionResultStep.from_dict,
    "code_execution_result": CodeExecutionResultStep.from_dict,
    "url_context_result": UrlContextResultStep.from_dict,
    "google_search_result": GoogleSearchResultStep.from_dict,
    "mcp_server_tool_result": McpServerToolResultStep.from_dict,
    "file_search_result": FileSearchResultStep.from_dict,
    "google_maps_result": GoogleMapsResultStep.from_dict,
    "retrieval_result": RetrievalResultStep.from_dict,
    "user_input": UserInputStep.from_dict,
    "model_output": ModelOutputStep.from_dict,
}


def parse_step(
    data: dict[str, Any],
    partial: bool = False,
) -> Step:
    """The `Step` that a JSON object is by its `type`."""
    return variant(_STEP, UnknownStep.from_dict, "type", data, partial)


class UnknownContent(Unknown):
    """A `Content` with a tag that the page does not list, as it came."""

    __slots__ = ()

    @property
    def type(self) -> str:
        """The tag."""
        return tag_of(self, "type")


Content: TypeAlias = (
    TextContent
    | ImageContent
    | AudioContent
    | DocumentContent
    | VideoContent
    | UnknownContent
)
"""Source: interactions/data_model.en.md:34"""

_CONTENT: dict[str, Read[Content]] = {
    "text": TextContent.from_dict,
    "image": ImageContent.from_dict,
    "audio": AudioContent.from_dict,
    "document": DocumentContent.from_dict,
    "video": VideoContent.from_dict,
}


def parse_content(
    data: dict[str, Any],
    partial: bool = False,
) -> Content:
    """The `Content` that a JSON object is by its `type`."""
    return variant(_CONTENT, UnknownContent.from_dict, "type", data, partial)


class UnknownStepDelta(Unknown):
    """A `StepDelta` with a tag that the page does not list, as it came."""

    __slots__ = ()

    @property
    def type(self) -> str:
        """The tag."""
        return tag_of(self, "type")


StepDelta: TypeAlias = (
    TextDelta
    | AudioDelta
    | ImageDelta
    | ThoughtSummaryDelta
    | ThoughtSignatureDelta
    | UnknownStepDelta
)
"""Source: interactions/data_model.en.md:61"""

_STEP_DELTA: dict[str, Read[StepDelta]] = {
    "text": TextDelta.from_dict,
    "audio": AudioDelta.from_dict,
    "image": ImageDelta.from_dict,
    "thought_summary": ThoughtSummaryDelta.from_dict,
    "thought_signature": ThoughtSignatureDelta.from_dict,
}


def parse_step_delta(
    data: dict[str, Any],
    partial: bool = False,
) -> StepDelta:
    """The `StepDelta` that a JSON object is by its `type`."""
    return variant(_STEP_DELTA, UnknownStepDelta.from_dict, "type", data, partial)


class UnknownStreamEvent(Unknown):
    """A `StreamEvent` with a tag that the page does not list, as it came."""

    __slots__ = ()

    @property
    def event_type(self) -> str:
        """The tag."""
        return tag_of(self, "event_type")


StreamEvent: TypeAlias = (
    InteractionCreatedEvent
    | InteractionStatusUpdateEvent
    | StepStartEvent
    | StepDeltaEvent
    | StepStopEvent
    | InteractionCompletedEvent
    | UnknownStreamEvent
)
"""Source: interactions/data_model.en.md:50"""

_STREAM_EVENT: dict[str, Read[StreamEvent]] = {
    "interaction.created": InteractionCreatedEvent.from_dict,
    "interaction.status_update": InteractionStatusUpdateEvent.from_dict,
    "step.start": StepStartEvent.from_dict,
    "step.delta": StepDeltaEvent.from_dict,
    "step.stop": StepStopEvent.from_dict,
    "interaction.completed": InteractionCompletedEvent.from_dict,
}


def parse_stream_event(
    data: dict[str, Any],
    partial: bool = False,
) -> StreamEvent:
    """The `StreamEvent` that a JSON object is by its `event_type`."""
    return variant(
        _STREAM_EVENT, UnknownStreamEvent.from_dict, "event_type", data, partial
    )


def parse_events(
    source: bytes | Iterable[bytes | str],
) -> Iterator[StreamEvent]:
    """The events of a stream: bytes that may be cut anywhere, or lines."""
    return read_events(source, parse_stream_event, "event_type")


def parse_events_async(
    source: AsyncIterable[bytes | str],
) -> AsyncIterator[StreamEvent]:
    """The same, of what comes in its own time."""
    return read_events_async(source, parse_stream_event, "event_type")


class InteractionAccumulator(Accumulator[Interaction, Step]):
    """Puts the events of a stream together: `add` each, then take the `result`."""

    plan: ClassVar[Plan] = Plan(
        message=Interaction,
        steps="steps",
        start=StepStartEvent,
        delta=StepDeltaEvent,
        stop=StepStopEvent,
        step="step",
        index="index",
        change="delta",
        whole=(InteractionCreatedEvent, InteractionCompletedEvent),
        snapshot="interaction",
        folds={
            TextDelta: Fold((ModelOutputStep,), "content", True, item=TextContent),
            AudioDelta: Fold((ModelOutputStep,), "content", True, item=AudioContent),
            ImageDelta: Fold((ModelOutputStep,), "content", True, item=ImageContent),
            ThoughtSummaryDelta: Fold(
                (ThoughtStep,), "summary", True, source="content"
            ),
            ThoughtSignatureDelta: Fold(
                (ThoughtStep,), "signature", False, source="signature"
            ),
        },
        growths={
            TextContent: ("text",),
            ImageContent: ("data",),
            AudioContent: ("data",),
            DocumentContent: ("data",),
            VideoContent: ("data",),
        },
    )


Usage: TypeAlias = dict[str, JsonValue]
"""Opaque: any object, as no page of this API declares Usage.

Declared on the InteractionStreamingEvent page, which is not vendored.
Source: interactions/interaction.en.txt:40
"""

ResponseModality: TypeAlias = str
"""Opaque: any string, as no page of this API declares Interaction.ResponseModality.

Declared on no vendored page; its only user, `responseModalities`, is deprecated.
Source: interactions/interaction.en.txt:44
"""

SearchType: TypeAlias = str
"""Opaque: any string, as no page of this API declares GoogleSearch.SearchType.

Shared by the Step and Tool pages and declared on neither.
Source: interactions/interaction.en.txt:1430
"""

RetrievalType: TypeAlias = str
"""Opaque: any string, as no page of this API declares Retrieval.RetrievalType.

Shared by the Step and Tool pages and declared on neither.
Source: interactions/interaction.en.txt:1496
"""

RetrievalStepArguments: TypeAlias = dict[str, JsonValue]
"""Opaque: any object, as no page of this API declares RetrievalStepArguments.

Declared on no vendored page.
Source: interactions/step.en.txt:348
"""

ReviewSnippet: TypeAlias = dict[str, JsonValue]
"""Opaque: any object, as no page of this API declares ReviewSnippet.

Declared on no vendored page.
Source: interactions/step.en.txt:627
"""
