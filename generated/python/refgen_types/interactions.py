"""Interactions API: the types of its reference pages.

Read from:

- interactions/interaction.en.txt (https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction)
- interactions/step.en.txt (https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step)
- interactions/data_model.en.md (https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md)
"""

from __future__ import annotations

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
    write_number,
    write_value,
)

__all__ = [
    "Interaction",
    "TurnList",
    "Turn",
    "StepList",
    "ResponseFormatList",
    "ResponseFormat",
    "AudioResponseFormat",
    "TextResponseFormat",
    "ImageResponseFormat",
    "VideoResponseFormat",
    "ModelInteraction",
    "GenerationConfig",
    "ToolChoiceConfig",
    "AllowedTools",
    "SpeechConfig",
    "ImageConfig",
    "VideoConfig",
    "TranscriptionConfig",
    "AgentInteraction",
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
    "Tool",
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
    "Step",
    "ThoughtStep",
    "ToolCallStep",
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
    "ToolResultStep",
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
    "Content",
    "Usage",
    "ResponseModality",
    "ContentList",
    "SearchType",
    "RetrievalType",
    "LegacyTextContent",
    "LegacyImageContent",
    "LegacyAudioContent",
    "LegacyDocumentContent",
    "LegacyVideoContent",
    "RetrievalStepArguments",
    "ReviewSnippet",
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
        "systemInstruction": "system_instruction",
        "tools": "tools",
        "usage": "usage",
        "responseModalities": "response_modalities",
        "responseMimeType": "response_mime_type",
        "previousInteractionId": "previous_interaction_id",
        "environmentId": "environment_id",
        "steps": "steps",
        "safety_settings": "safety_settings",
        "labels": "labels",
        "contentList": "content_list",
        "stringContent": "string_content",
        "turnList": "turn_list",
        "stepList": "step_list",
        "content": "content",
        "responseFormat": "response_format",
        "responseFormatList": "response_format_list",
        "responseFormatSingleton": "response_format_singleton",
        "modelInteraction": "model_interaction",
        "agentInteraction": "agent_interaction",
        "envId": "env_id",
        "remoteEnvironment": "remote_environment",
        "localEnvironment": "local_environment",
    }

    id: str | None = None
    """Required. Output only. A unique identifier for the interaction completion.

    Source: interactions/interaction.en.txt:6
    """

    status: InteractionStatus | None = None
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

    Wire name: systemInstruction
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
    Wire name: responseModalities
    Source: interactions/interaction.en.txt:44
    """

    response_mime_type: str | None = None
    """The mime type of the response. This is required if responseFormat is set.

    Deprecated.
    Wire name: responseMimeType
    Source: interactions/interaction.en.txt:49
    """

    previous_interaction_id: str | None = None
    """The id of the previous interaction, if any.

    Wire name: previousInteractionId
    Source: interactions/interaction.en.txt:54
    """

    environment_id: str | None = None
    """Output only. The environment id for the interaction. Only populated if environment config is set in the request.

    Wire name: environmentId
    Source: interactions/interaction.en.txt:58
    """

    steps: list[Step] | None = None
    """Required. Output only. The steps that make up the interaction.

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

    content_list: ContentList | None = None
    """The inputs for the interaction.

    Member of the union `input`.
    Deprecated.
    Wire name: contentList
    Source: interactions/interaction.en.txt:78
    """

    string_content: str | None = None
    """A string input for the interaction, it will be processed as a single text input.

    Member of the union `input`.
    Wire name: stringContent
    Source: interactions/interaction.en.txt:83
    """

    turn_list: TurnList | None = None
    """The turns for the interaction.

    Member of the union `input`.
    Deprecated.
    Wire name: turnList
    Source: interactions/interaction.en.txt:87
    """

    step_list: StepList | None = None
    """Input only. The steps for the interaction.

    Member of the union `input`.
    Wire name: stepList
    Source: interactions/interaction.en.txt:92
    """

    content: Content | None = None
    """The content for the interaction.

    Member of the union `input`.
    Source: interactions/interaction.en.txt:96
    """

    response_format: JsonValue | NullValue | None = None
    """Enforces that the generated response is a JSON object that complies with the JSON schema specified in this field.

    Member of the union `response_format_config`.
    Deprecated.
    Wire name: responseFormat
    Source: interactions/interaction.en.txt:102
    """

    response_format_list: ResponseFormatList | None = None
    """Member of the union `response_format_config`.
    Wire name: responseFormatList
    Source: interactions/interaction.en.txt:107
    """

    response_format_singleton: ResponseFormat | None = None
    """Member of the union `response_format_config`.
    Wire name: responseFormatSingleton
    Source: interactions/interaction.en.txt:108
    """

    model_interaction: ModelInteraction | None = None
    """Interaction for generating the completion using models.

    Member of the union `request_type`.
    Wire name: modelInteraction
    Source: interactions/interaction.en.txt:111
    """

    agent_interaction: AgentInteraction | None = None
    """Interaction for generating the completion using agents.

    Member of the union `request_type`.
    Wire name: agentInteraction
    Source: interactions/interaction.en.txt:115
    """

    env_id: str | None = None
    """The environment id for the interaction. Can be 'remote' for default environment.

    Member of the union `environment`.
    Wire name: envId
    Source: interactions/interaction.en.txt:121
    """

    remote_environment: EnvironmentConfig | None = None
    """Member of the union `environment`.
    Wire name: remoteEnvironment
    Source: interactions/interaction.en.txt:125
    """

    local_environment: LocalEnvironmentConfig | None = None
    """The agent's environment lives on the client connection: its built-in environment operations (filesystem ops and running commands) are yielded to the client to execute, instead of running in a server-managed sandbox. Mutually exclusive with remoteEnvironment. (Independent of any client-declared function tools, which are always executed on the client regardless of this field.)

    Member of the union `environment`.
    Wire name: localEnvironment
    Source: interactions/interaction.en.txt:126
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        id: str | None = None,
        status: InteractionStatus | None = None,
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
        content_list: ContentList | None = None,
        string_content: str | None = None,
        turn_list: TurnList | None = None,
        step_list: StepList | None = None,
        content: Content | None = None,
        response_format: JsonValue | NullValue | None = None,
        response_format_list: ResponseFormatList | None = None,
        response_format_singleton: ResponseFormat | None = None,
        model_interaction: ModelInteraction | None = None,
        agent_interaction: AgentInteraction | None = None,
        env_id: str | None = None,
        remote_environment: EnvironmentConfig | None = None,
        local_environment: LocalEnvironmentConfig | None = None,
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
        self.content_list = content_list
        self.string_content = string_content
        self.turn_list = turn_list
        self.step_list = step_list
        self.content = content
        self.response_format = response_format
        self.response_format_list = response_format_list
        self.response_format_singleton = response_format_singleton
        self.model_interaction = model_interaction
        self.agent_interaction = agent_interaction
        self.env_id = env_id
        self.remote_environment = remote_environment
        self.local_environment = local_environment
        self.unknown_fields = unknown_fields

    def which_input(
        self,
    ) -> (
        Literal[
            "contentList",
            "stringContent",
            "turnList",
            "stepList",
            "content",
        ]
        | None
    ):
        """The wire name of the member of the union `input` that is set; a `WireError` if two are.

        The input for the interaction.

        Source: interactions/interaction.en.txt:76
        """
        return chosen(
            "input",
            ("contentList", self.content_list),
            ("stringContent", self.string_content),
            ("turnList", self.turn_list),
            ("stepList", self.step_list),
            ("content", self.content),
        )

    def which_response_format_config(
        self,
    ) -> (
        Literal[
            "responseFormat",
            "responseFormatList",
            "responseFormatSingleton",
        ]
        | None
    ):
        """The wire name of the member of the union `response_format_config` that is set; a `WireError` if two are.

        Source: interactions/interaction.en.txt:100
        """
        return chosen(
            "response_format_config",
            ("responseFormat", self.response_format),
            ("responseFormatList", self.response_format_list),
            ("responseFormatSingleton", self.response_format_singleton),
        )

    def which_request_type(
        self,
    ) -> (
        Literal[
            "modelInteraction",
            "agentInteraction",
        ]
        | None
    ):
        """The wire name of the member of the union `request_type` that is set; a `WireError` if two are.

        The request type for the interaction.

        Source: interactions/interaction.en.txt:109
        """
        return chosen(
            "request_type",
            ("modelInteraction", self.model_interaction),
            ("agentInteraction", self.agent_interaction),
        )

    def which_environment(
        self,
    ) -> (
        Literal[
            "envId",
            "remoteEnvironment",
            "localEnvironment",
        ]
        | None
    ):
        """The wire name of the member of the union `environment` that is set; a `WireError` if two are.

        The environment configuration for the interaction.

        Source: interactions/interaction.en.txt:119
        """
        return chosen(
            "environment",
            ("envId", self.env_id),
            ("remoteEnvironment", self.remote_environment),
            ("localEnvironment", self.local_environment),
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
        which_input = ""
        which_response_format_config = ""
        which_request_type = ""
        which_environment = ""
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
                value = each(struct, value)
                message.outputs = value
            else:
                message.outputs = None
            if (
                "systemInstruction" in data
                and (value := data["systemInstruction"]) is not None
            ):
                key = "systemInstruction"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.system_instruction = value
            else:
                message.system_instruction = None
            if "tools" in data and (value := data["tools"]) is not None:
                key = "tools"
                known += 1
                value = read_list(Tool.from_dict, value, partial)
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
                "responseModalities" in data
                and (value := data["responseModalities"]) is not None
            ):
                key = "responseModalities"
                known += 1
                value = each(string, value)
                message.response_modalities = value
            else:
                message.response_modalities = None
            if (
                "responseMimeType" in data
                and (value := data["responseMimeType"]) is not None
            ):
                key = "responseMimeType"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.response_mime_type = value
            else:
                message.response_mime_type = None
            if (
                "previousInteractionId" in data
                and (value := data["previousInteractionId"]) is not None
            ):
                key = "previousInteractionId"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.previous_interaction_id = value
            else:
                message.previous_interaction_id = None
            if "environmentId" in data and (value := data["environmentId"]) is not None:
                key = "environmentId"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.environment_id = value
            else:
                message.environment_id = None
            if "steps" in data and (value := data["steps"]) is not None:
                key = "steps"
                known += 1
                value = read_list(Step.from_dict, value, partial)
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
            if "contentList" in data and (value := data["contentList"]) is not None:
                key = "contentList"
                known += 1
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not dict:
                    value = struct(value)
                message.content_list = value
            else:
                message.content_list = None
            if "stringContent" in data and (value := data["stringContent"]) is not None:
                key = "stringContent"
                known += 1
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not str:
                    value = string(value)
                message.string_content = value
            else:
                message.string_content = None
            if "turnList" in data and (value := data["turnList"]) is not None:
                key = "turnList"
                known += 1
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                value = TurnList.from_dict(value, partial)
                message.turn_list = value
            else:
                message.turn_list = None
            if "stepList" in data and (value := data["stepList"]) is not None:
                key = "stepList"
                known += 1
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                value = StepList.from_dict(value, partial)
                message.step_list = value
            else:
                message.step_list = None
            if "content" in data and (value := data["content"]) is not None:
                key = "content"
                known += 1
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not dict:
                    value = struct(value)
                message.content = value
            else:
                message.content = None
            key = "responseFormat"
            if key in data:
                value = data[key]
                known += 1
                if which_response_format_config:
                    raise conflict(
                        "response_format_config", which_response_format_config, key
                    )
                which_response_format_config = key
                if value is None:
                    value = NullValue.NULL_VALUE
                message.response_format = value
            else:
                message.response_format = None
            if (
                "responseFormatList" in data
                and (value := data["responseFormatList"]) is not None
            ):
                key = "responseFormatList"
                known += 1
                if which_response_format_config:
                    raise conflict(
                        "response_format_config", which_response_format_config, key
                    )
                which_response_format_config = key
                value = ResponseFormatList.from_dict(value, partial)
                message.response_format_list = value
            else:
                message.response_format_list = None
            if (
                "responseFormatSingleton" in data
                and (value := data["responseFormatSingleton"]) is not None
            ):
                key = "responseFormatSingleton"
                known += 1
                if which_response_format_config:
                    raise conflict(
                        "response_format_config", which_response_format_config, key
                    )
                which_response_format_config = key
                value = ResponseFormat.from_dict(value, partial)
                message.response_format_singleton = value
            else:
                message.response_format_singleton = None
            if (
                "modelInteraction" in data
                and (value := data["modelInteraction"]) is not None
            ):
                key = "modelInteraction"
                known += 1
                if which_request_type:
                    raise conflict("request_type", which_request_type, key)
                which_request_type = key
                value = ModelInteraction.from_dict(value, partial)
                message.model_interaction = value
            else:
                message.model_interaction = None
            if (
                "agentInteraction" in data
                and (value := data["agentInteraction"]) is not None
            ):
                key = "agentInteraction"
                known += 1
                if which_request_type:
                    raise conflict("request_type", which_request_type, key)
                which_request_type = key
                value = AgentInteraction.from_dict(value, partial)
                message.agent_interaction = value
            else:
                message.agent_interaction = None
            if "envId" in data and (value := data["envId"]) is not None:
                key = "envId"
                known += 1
                if which_environment:
                    raise conflict("environment", which_environment, key)
                which_environment = key
                if type(value) is not str:
                    value = string(value)
                message.env_id = value
            else:
                message.env_id = None
            if (
                "remoteEnvironment" in data
                and (value := data["remoteEnvironment"]) is not None
            ):
                key = "remoteEnvironment"
                known += 1
                if which_environment:
                    raise conflict("environment", which_environment, key)
                which_environment = key
                value = EnvironmentConfig.from_dict(value, partial)
                message.remote_environment = value
            else:
                message.remote_environment = None
            if (
                "localEnvironment" in data
                and (value := data["localEnvironment"]) is not None
            ):
                key = "localEnvironment"
                known += 1
                if which_environment:
                    raise conflict("environment", which_environment, key)
                which_environment = key
                value = LocalEnvironmentConfig.from_dict(value, partial)
                message.local_environment = value
            else:
                message.local_environment = None
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
        which_input = ""
        which_response_format_config = ""
        which_request_type = ""
        which_environment = ""
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
                if type(value) is not str:
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
                value = each(struct, value)
                data[key] = value
            if self.system_instruction is not None:
                value = self.system_instruction
                key = "systemInstruction"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.tools is not None:
                value = self.tools
                key = "tools"
                value = write_dicts(Tool, value, partial)
                data[key] = value
            if self.usage is not None:
                value = self.usage
                key = "usage"
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.response_modalities is not None:
                value = self.response_modalities
                key = "responseModalities"
                value = each(string, value)
                data[key] = value
            if self.response_mime_type is not None:
                value = self.response_mime_type
                key = "responseMimeType"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.previous_interaction_id is not None:
                value = self.previous_interaction_id
                key = "previousInteractionId"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.environment_id is not None:
                value = self.environment_id
                key = "environmentId"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.steps is not None:
                value = self.steps
                key = "steps"
                value = write_dicts(Step, value, partial)
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
            if self.content_list is not None:
                value = self.content_list
                key = "contentList"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.string_content is not None:
                value = self.string_content
                key = "stringContent"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.turn_list is not None:
                value = self.turn_list
                key = "turnList"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not TurnList:
                    value = instance(TurnList, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.step_list is not None:
                value = self.step_list
                key = "stepList"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not StepList:
                    value = instance(StepList, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.content is not None:
                value = self.content
                key = "content"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.response_format is not None:
                value = self.response_format
                key = "responseFormat"
                if which_response_format_config:
                    raise conflict(
                        "response_format_config", which_response_format_config, key
                    )
                which_response_format_config = key
                value = write_value(value)
                data[key] = value
            if self.response_format_list is not None:
                value = self.response_format_list
                key = "responseFormatList"
                if which_response_format_config:
                    raise conflict(
                        "response_format_config", which_response_format_config, key
                    )
                which_response_format_config = key
                if type(value) is not ResponseFormatList:
                    value = instance(ResponseFormatList, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.response_format_singleton is not None:
                value = self.response_format_singleton
                key = "responseFormatSingleton"
                if which_response_format_config:
                    raise conflict(
                        "response_format_config", which_response_format_config, key
                    )
                which_response_format_config = key
                if type(value) is not ResponseFormat:
                    value = instance(ResponseFormat, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.model_interaction is not None:
                value = self.model_interaction
                key = "modelInteraction"
                if which_request_type:
                    raise conflict("request_type", which_request_type, key)
                which_request_type = key
                if type(value) is not ModelInteraction:
                    value = instance(ModelInteraction, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.agent_interaction is not None:
                value = self.agent_interaction
                key = "agentInteraction"
                if which_request_type:
                    raise conflict("request_type", which_request_type, key)
                which_request_type = key
                if type(value) is not AgentInteraction:
                    value = instance(AgentInteraction, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.env_id is not None:
                value = self.env_id
                key = "envId"
                if which_environment:
                    raise conflict("environment", which_environment, key)
                which_environment = key
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.remote_environment is not None:
                value = self.remote_environment
                key = "remoteEnvironment"
                if which_environment:
                    raise conflict("environment", which_environment, key)
                which_environment = key
                if type(value) is not EnvironmentConfig:
                    value = instance(EnvironmentConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.local_environment is not None:
                value = self.local_environment
                key = "localEnvironment"
                if which_environment:
                    raise conflict("environment", which_environment, key)
                which_environment = key
                if type(value) is not LocalEnvironmentConfig:
                    value = instance(LocalEnvironmentConfig, value)
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
        which_input = ""
        which_response_format_config = ""
        which_request_type = ""
        which_environment = ""
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
                text += f'"status":{quoted(string(value))},'
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
                value = each(struct, value)
                text += f'"outputs":{json_text(value)},'
            if self.system_instruction is not None:
                value = self.system_instruction
                key = "systemInstruction"
                if type(value) is not str:
                    value = string(value)
                text += f'"systemInstruction":{quoted(value)},'
            if self.tools is not None:
                value = self.tools
                key = "tools"
                write(f'{text}"tools":')
                write_list(Tool, value, write, partial)
                text = ","
            if self.usage is not None:
                value = self.usage
                key = "usage"
                text += f'"usage":{json_text(struct(value))},'
            if self.response_modalities is not None:
                value = self.response_modalities
                key = "responseModalities"
                value = each(string, value)
                text += f'"responseModalities":{json_text(value)},'
            if self.response_mime_type is not None:
                value = self.response_mime_type
                key = "responseMimeType"
                if type(value) is not str:
                    value = string(value)
                text += f'"responseMimeType":{quoted(value)},'
            if self.previous_interaction_id is not None:
                value = self.previous_interaction_id
                key = "previousInteractionId"
                if type(value) is not str:
                    value = string(value)
                text += f'"previousInteractionId":{quoted(value)},'
            if self.environment_id is not None:
                value = self.environment_id
                key = "environmentId"
                if type(value) is not str:
                    value = string(value)
                text += f'"environmentId":{quoted(value)},'
            if self.steps is not None:
                value = self.steps
                key = "steps"
                write(f'{text}"steps":')
                write_list(Step, value, write, partial)
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
            if self.content_list is not None:
                value = self.content_list
                key = "contentList"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                text += f'"contentList":{json_text(struct(value))},'
            if self.string_content is not None:
                value = self.string_content
                key = "stringContent"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not str:
                    value = string(value)
                text += f'"stringContent":{quoted(value)},'
            if self.turn_list is not None:
                value = self.turn_list
                key = "turnList"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not TurnList:
                    value = instance(TurnList, value)
                write(f'{text}"turnList":')
                value.write_json(write, partial)
                text = ","
            if self.step_list is not None:
                value = self.step_list
                key = "stepList"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not StepList:
                    value = instance(StepList, value)
                write(f'{text}"stepList":')
                value.write_json(write, partial)
                text = ","
            if self.content is not None:
                value = self.content
                key = "content"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                text += f'"content":{json_text(struct(value))},'
            if self.response_format is not None:
                value = self.response_format
                key = "responseFormat"
                if which_response_format_config:
                    raise conflict(
                        "response_format_config", which_response_format_config, key
                    )
                which_response_format_config = key
                text += f'"responseFormat":{json_text(value)},'
            if self.response_format_list is not None:
                value = self.response_format_list
                key = "responseFormatList"
                if which_response_format_config:
                    raise conflict(
                        "response_format_config", which_response_format_config, key
                    )
                which_response_format_config = key
                if type(value) is not ResponseFormatList:
                    value = instance(ResponseFormatList, value)
                write(f'{text}"responseFormatList":')
                value.write_json(write, partial)
                text = ","
            if self.response_format_singleton is not None:
                value = self.response_format_singleton
                key = "responseFormatSingleton"
                if which_response_format_config:
                    raise conflict(
                        "response_format_config", which_response_format_config, key
                    )
                which_response_format_config = key
                if type(value) is not ResponseFormat:
                    value = instance(ResponseFormat, value)
                write(f'{text}"responseFormatSingleton":')
                value.write_json(write, partial)
                text = ","
            if self.model_interaction is not None:
                value = self.model_interaction
                key = "modelInteraction"
                if which_request_type:
                    raise conflict("request_type", which_request_type, key)
                which_request_type = key
                if type(value) is not ModelInteraction:
                    value = instance(ModelInteraction, value)
                write(f'{text}"modelInteraction":')
                value.write_json(write, partial)
                text = ","
            if self.agent_interaction is not None:
                value = self.agent_interaction
                key = "agentInteraction"
                if which_request_type:
                    raise conflict("request_type", which_request_type, key)
                which_request_type = key
                if type(value) is not AgentInteraction:
                    value = instance(AgentInteraction, value)
                write(f'{text}"agentInteraction":')
                value.write_json(write, partial)
                text = ","
            if self.env_id is not None:
                value = self.env_id
                key = "envId"
                if which_environment:
                    raise conflict("environment", which_environment, key)
                which_environment = key
                if type(value) is not str:
                    value = string(value)
                text += f'"envId":{quoted(value)},'
            if self.remote_environment is not None:
                value = self.remote_environment
                key = "remoteEnvironment"
                if which_environment:
                    raise conflict("environment", which_environment, key)
                which_environment = key
                if type(value) is not EnvironmentConfig:
                    value = instance(EnvironmentConfig, value)
                write(f'{text}"remoteEnvironment":')
                value.write_json(write, partial)
                text = ","
            if self.local_environment is not None:
                value = self.local_environment
                key = "localEnvironment"
                if which_environment:
                    raise conflict("environment", which_environment, key)
                which_environment = key
                if type(value) is not LocalEnvironmentConfig:
                    value = instance(LocalEnvironmentConfig, value)
                write(f'{text}"localEnvironment":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class TurnList(Message):
    """A list of Turns.

    Source: interactions/interaction.en.txt:220
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "turns": "turns",
    }

    turns: list[Turn] | None = None
    """Source: interactions/interaction.en.txt:225"""

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        turns: list[Turn] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.turns = turns
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
            if "turns" in data and (value := data["turns"]) is not None:
                key = "turns"
                known += 1
                value = read_list(Turn.from_dict, value, partial)
                message.turns = value
            else:
                message.turns = None
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
            if self.turns is not None:
                value = self.turns
                key = "turns"
                value = write_dicts(Turn, value, partial)
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
            if self.turns is not None:
                value = self.turns
                key = "turns"
                write(f'{text}"turns":')
                write_list(Turn, value, write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class Turn(Message):
    """Source: interactions/interaction.en.txt:235"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "role": "role",
        "contentList": "content_list",
        "contentString": "content_string",
    }

    role: str | None = None
    """The originator of this turn. Must be user for input or model for model output.

    Source: interactions/interaction.en.txt:238
    """

    content_list: ContentList | None = None
    """The content of the turn. An array of Content objects.

    Member of the union `content`.
    Wire name: contentList
    Source: interactions/interaction.en.txt:244
    """

    content_string: str | None = None
    """The content of the turn. A single string.

    Member of the union `content`.
    Wire name: contentString
    Source: interactions/interaction.en.txt:248
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        role: str | None = None,
        content_list: ContentList | None = None,
        content_string: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.role = role
        self.content_list = content_list
        self.content_string = content_string
        self.unknown_fields = unknown_fields

    def which_content(
        self,
    ) -> (
        Literal[
            "contentList",
            "contentString",
        ]
        | None
    ):
        """The wire name of the member of the union `content` that is set; a `WireError` if two are.

        Source: interactions/interaction.en.txt:242
        """
        return chosen(
            "content",
            ("contentList", self.content_list),
            ("contentString", self.content_string),
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
        which_content = ""
        try:
            if "role" in data and (value := data["role"]) is not None:
                key = "role"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.role = value
            else:
                message.role = None
            if "contentList" in data and (value := data["contentList"]) is not None:
                key = "contentList"
                known += 1
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
                if type(value) is not dict:
                    value = struct(value)
                message.content_list = value
            else:
                message.content_list = None
            if "contentString" in data and (value := data["contentString"]) is not None:
                key = "contentString"
                known += 1
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
                if type(value) is not str:
                    value = string(value)
                message.content_string = value
            else:
                message.content_string = None
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
        which_content = ""
        try:
            if self.role is not None:
                value = self.role
                key = "role"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.content_list is not None:
                value = self.content_list
                key = "contentList"
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.content_string is not None:
                value = self.content_string
                key = "contentString"
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
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
        which_content = ""
        try:
            if self.role is not None:
                value = self.role
                key = "role"
                if type(value) is not str:
                    value = string(value)
                text += f'"role":{quoted(value)},'
            if self.content_list is not None:
                value = self.content_list
                key = "contentList"
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
                text += f'"contentList":{json_text(struct(value))},'
            if self.content_string is not None:
                value = self.content_string
                key = "contentString"
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
                if type(value) is not str:
                    value = string(value)
                text += f'"contentString":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class StepList(Message):
    """A list of Steps.

    Source: interactions/interaction.en.txt:264
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "steps": "steps",
    }

    steps: list[Step] | None = None
    """The steps of the list.

    Source: interactions/interaction.en.txt:269
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        steps: list[Step] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.steps = steps
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
            if "steps" in data and (value := data["steps"]) is not None:
                key = "steps"
                known += 1
                value = read_list(Step.from_dict, value, partial)
                message.steps = value
            else:
                message.steps = None
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
            if self.steps is not None:
                value = self.steps
                key = "steps"
                value = write_dicts(Step, value, partial)
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
            if self.steps is not None:
                value = self.steps
                key = "steps"
                write(f'{text}"steps":')
                write_list(Step, value, write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ResponseFormatList(Message):
    """Source: interactions/interaction.en.txt:282"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "responseFormats": "response_formats",
    }

    response_formats: list[ResponseFormat] | None = None
    """Wire name: responseFormats
    Source: interactions/interaction.en.txt:285
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        response_formats: list[ResponseFormat] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.response_formats = response_formats
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
                "responseFormats" in data
                and (value := data["responseFormats"]) is not None
            ):
                key = "responseFormats"
                known += 1
                value = read_list(ResponseFormat.from_dict, value, partial)
                message.response_formats = value
            else:
                message.response_formats = None
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
            if self.response_formats is not None:
                value = self.response_formats
                key = "responseFormats"
                value = write_dicts(ResponseFormat, value, partial)
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
            if self.response_formats is not None:
                value = self.response_formats
                key = "responseFormats"
                write(f'{text}"responseFormats":')
                write_list(ResponseFormat, value, write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ResponseFormat(Message):
    """Source: interactions/interaction.en.txt:295"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "audio": "audio",
        "text": "text",
        "image": "image",
        "video": "video",
        "structValue": "struct_value",
    }

    audio: AudioResponseFormat | None = None
    """Member of the union `type`.
    Source: interactions/interaction.en.txt:300
    """

    text: TextResponseFormat | None = None
    """Member of the union `type`.
    Source: interactions/interaction.en.txt:301
    """

    image: ImageResponseFormat | None = None
    """Member of the union `type`.
    Source: interactions/interaction.en.txt:302
    """

    video: VideoResponseFormat | None = None
    """Member of the union `type`.
    Source: interactions/interaction.en.txt:303
    """

    struct_value: dict[str, JsonValue] | None = None
    """Multi-discriminator values is already enabled in GAOS

    Member of the union `type`.
    Wire name: structValue
    Source: interactions/interaction.en.txt:304
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        audio: AudioResponseFormat | None = None,
        text: TextResponseFormat | None = None,
        image: ImageResponseFormat | None = None,
        video: VideoResponseFormat | None = None,
        struct_value: dict[str, JsonValue] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.audio = audio
        self.text = text
        self.image = image
        self.video = video
        self.struct_value = struct_value
        self.unknown_fields = unknown_fields

    def which_type(
        self,
    ) -> (
        Literal[
            "audio",
            "text",
            "image",
            "video",
            "structValue",
        ]
        | None
    ):
        """The wire name of the member of the union `type` that is set; a `WireError` if two are.

        Source: interactions/interaction.en.txt:298
        """
        return chosen(
            "type",
            ("audio", self.audio),
            ("text", self.text),
            ("image", self.image),
            ("video", self.video),
            ("structValue", self.struct_value),
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
        which_type = ""
        try:
            if "audio" in data and (value := data["audio"]) is not None:
                key = "audio"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = AudioResponseFormat.from_dict(value, partial)
                message.audio = value
            else:
                message.audio = None
            if "text" in data and (value := data["text"]) is not None:
                key = "text"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = TextResponseFormat.from_dict(value, partial)
                message.text = value
            else:
                message.text = None
            if "image" in data and (value := data["image"]) is not None:
                key = "image"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = ImageResponseFormat.from_dict(value, partial)
                message.image = value
            else:
                message.image = None
            if "video" in data and (value := data["video"]) is not None:
                key = "video"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = VideoResponseFormat.from_dict(value, partial)
                message.video = value
            else:
                message.video = None
            if "structValue" in data and (value := data["structValue"]) is not None:
                key = "structValue"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not dict:
                    value = struct(value)
                message.struct_value = value
            else:
                message.struct_value = None
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
        which_type = ""
        try:
            if self.audio is not None:
                value = self.audio
                key = "audio"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not AudioResponseFormat:
                    value = instance(AudioResponseFormat, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.text is not None:
                value = self.text
                key = "text"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not TextResponseFormat:
                    value = instance(TextResponseFormat, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.image is not None:
                value = self.image
                key = "image"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ImageResponseFormat:
                    value = instance(ImageResponseFormat, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.video is not None:
                value = self.video
                key = "video"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not VideoResponseFormat:
                    value = instance(VideoResponseFormat, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.struct_value is not None:
                value = self.struct_value
                key = "structValue"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
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
        which_type = ""
        try:
            if self.audio is not None:
                value = self.audio
                key = "audio"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not AudioResponseFormat:
                    value = instance(AudioResponseFormat, value)
                write(f'{text}"audio":')
                value.write_json(write, partial)
                text = ","
            if self.text is not None:
                value = self.text
                key = "text"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not TextResponseFormat:
                    value = instance(TextResponseFormat, value)
                write(f'{text}"text":')
                value.write_json(write, partial)
                text = ","
            if self.image is not None:
                value = self.image
                key = "image"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ImageResponseFormat:
                    value = instance(ImageResponseFormat, value)
                write(f'{text}"image":')
                value.write_json(write, partial)
                text = ","
            if self.video is not None:
                value = self.video
                key = "video"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not VideoResponseFormat:
                    value = instance(VideoResponseFormat, value)
                write(f'{text}"video":')
                value.write_json(write, partial)
                text = ","
            if self.struct_value is not None:
                value = self.struct_value
                key = "structValue"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                text += f'"structValue":{json_text(struct(value))},'
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
        "mimeType": "mime_type",
        "delivery": "delivery",
        "sampleRate": "sample_rate",
        "bitRate": "bit_rate",
    }

    mime_type: AudioResponseFormatMimeType | str | None = None
    """The MIME type of the audio output.

    Wire name: mimeType
    Source: interactions/interaction.en.txt:335
    """

    delivery: AudioResponseFormatDelivery | str | None = None
    """The delivery mode for the audio output.

    Source: interactions/interaction.en.txt:339
    """

    sample_rate: int | None = None
    """Sample rate in Hz.

    Wire name: sampleRate
    Source: interactions/interaction.en.txt:343
    """

    bit_rate: int | None = None
    """Bit rate in bits per second (bps). Only applicable for compressed formats (MP3, Opus).

    Wire name: bitRate
    Source: interactions/interaction.en.txt:347
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        mime_type: AudioResponseFormatMimeType | str | None = None,
        delivery: AudioResponseFormatDelivery | str | None = None,
        sample_rate: int | None = None,
        bit_rate: int | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "mimeType" in data and (value := data["mimeType"]) is not None:
                key = "mimeType"
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
            if "sampleRate" in data and (value := data["sampleRate"]) is not None:
                key = "sampleRate"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.sample_rate = value
            else:
                message.sample_rate = None
            if "bitRate" in data and (value := data["bitRate"]) is not None:
                key = "bitRate"
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
            if self.mime_type is not None:
                value = self.mime_type
                key = "mimeType"
                value = string(value)
                data[key] = value
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                value = string(value)
                data[key] = value
            if self.sample_rate is not None:
                value = self.sample_rate
                key = "sampleRate"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            if self.bit_rate is not None:
                value = self.bit_rate
                key = "bitRate"
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
            if self.mime_type is not None:
                value = self.mime_type
                key = "mimeType"
                if type(value) is not AudioResponseFormatMimeType:
                    value = string(value)
                text += f'"mimeType":{quoted(value)},'
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                if type(value) is not AudioResponseFormatDelivery:
                    value = string(value)
                text += f'"delivery":{quoted(value)},'
            if self.sample_rate is not None:
                value = self.sample_rate
                key = "sampleRate"
                if type(value) is not int:
                    value = integer(value)
                text += f'"sampleRate":{value},'
            if self.bit_rate is not None:
                value = self.bit_rate
                key = "bitRate"
                if type(value) is not int:
                    value = integer(value)
                text += f'"bitRate":{value},'
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
        "mimeType": "mime_type",
        "schema": "schema",
    }

    mime_type: TextResponseFormatMimeType | str | None = None
    """The MIME type of the text output.

    Wire name: mimeType
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
        mime_type: TextResponseFormatMimeType | str | None = None,
        schema: dict[str, JsonValue] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "mimeType" in data and (value := data["mimeType"]) is not None:
                key = "mimeType"
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
            if self.mime_type is not None:
                value = self.mime_type
                key = "mimeType"
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
            if self.mime_type is not None:
                value = self.mime_type
                key = "mimeType"
                if type(value) is not TextResponseFormatMimeType:
                    value = string(value)
                text += f'"mimeType":{quoted(value)},'
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
        "mimeType": "mime_type",
        "delivery": "delivery",
        "aspectRatio": "aspect_ratio",
        "imageSize": "image_size",
    }

    mime_type: ImageResponseFormatMimeType | str | None = None
    """The MIME type of the image output.

    Wire name: mimeType
    Source: interactions/interaction.en.txt:416
    """

    delivery: ImageResponseFormatDelivery | str | None = None
    """The delivery mode for the image output.

    Source: interactions/interaction.en.txt:420
    """

    aspect_ratio: ImageResponseFormatAspectRatio | str | None = None
    """The aspect ratio for the image output.

    Wire name: aspectRatio
    Source: interactions/interaction.en.txt:424
    """

    image_size: ImageSize | str | None = None
    """The size of the image output.

    Wire name: imageSize
    Source: interactions/interaction.en.txt:428
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        mime_type: ImageResponseFormatMimeType | str | None = None,
        delivery: ImageResponseFormatDelivery | str | None = None,
        aspect_ratio: ImageResponseFormatAspectRatio | str | None = None,
        image_size: ImageSize | str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "mimeType" in data and (value := data["mimeType"]) is not None:
                key = "mimeType"
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
            if "aspectRatio" in data and (value := data["aspectRatio"]) is not None:
                key = "aspectRatio"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _IMAGE_RESPONSE_FORMAT_ASPECT_RATIO[value]
                message.aspect_ratio = value
            else:
                message.aspect_ratio = None
            if "imageSize" in data and (value := data["imageSize"]) is not None:
                key = "imageSize"
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
            if self.mime_type is not None:
                value = self.mime_type
                key = "mimeType"
                value = string(value)
                data[key] = value
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                value = string(value)
                data[key] = value
            if self.aspect_ratio is not None:
                value = self.aspect_ratio
                key = "aspectRatio"
                value = string(value)
                data[key] = value
            if self.image_size is not None:
                value = self.image_size
                key = "imageSize"
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
            if self.mime_type is not None:
                value = self.mime_type
                key = "mimeType"
                if type(value) is not ImageResponseFormatMimeType:
                    value = string(value)
                text += f'"mimeType":{quoted(value)},'
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                if type(value) is not ImageResponseFormatDelivery:
                    value = string(value)
                text += f'"delivery":{quoted(value)},'
            if self.aspect_ratio is not None:
                value = self.aspect_ratio
                key = "aspectRatio"
                if type(value) is not ImageResponseFormatAspectRatio:
                    value = string(value)
                text += f'"aspectRatio":{quoted(value)},'
            if self.image_size is not None:
                value = self.image_size
                key = "imageSize"
                if type(value) is not ImageSize:
                    value = string(value)
                text += f'"imageSize":{quoted(value)},'
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
        "delivery": "delivery",
        "gcsUri": "gcs_uri",
        "aspectRatio": "aspect_ratio",
        "duration": "duration",
    }

    delivery: VideoResponseFormatDelivery | str | None = None
    """The delivery mode for the video output.

    Source: interactions/interaction.en.txt:494
    """

    gcs_uri: str | None = None
    """The Cloud Storage URI to store the video output. Required for Vertex if delivery mode is URI.

    Wire name: gcsUri
    Source: interactions/interaction.en.txt:498
    """

    aspect_ratio: VideoResponseFormatAspectRatio | str | None = None
    """The aspect ratio for the video output.

    Wire name: aspectRatio
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
        delivery: VideoResponseFormatDelivery | str | None = None,
        gcs_uri: str | None = None,
        aspect_ratio: VideoResponseFormatAspectRatio | str | None = None,
        duration: Duration | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "delivery" in data and (value := data["delivery"]) is not None:
                key = "delivery"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _VIDEO_RESPONSE_FORMAT_DELIVERY[value]
                message.delivery = value
            else:
                message.delivery = None
            if "gcsUri" in data and (value := data["gcsUri"]) is not None:
                key = "gcsUri"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.gcs_uri = value
            else:
                message.gcs_uri = None
            if "aspectRatio" in data and (value := data["aspectRatio"]) is not None:
                key = "aspectRatio"
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
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                value = string(value)
                data[key] = value
            if self.gcs_uri is not None:
                value = self.gcs_uri
                key = "gcsUri"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.aspect_ratio is not None:
                value = self.aspect_ratio
                key = "aspectRatio"
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
            if self.delivery is not None:
                value = self.delivery
                key = "delivery"
                if type(value) is not VideoResponseFormatDelivery:
                    value = string(value)
                text += f'"delivery":{quoted(value)},'
            if self.gcs_uri is not None:
                value = self.gcs_uri
                key = "gcsUri"
                if type(value) is not str:
                    value = string(value)
                text += f'"gcsUri":{quoted(value)},'
            if self.aspect_ratio is not None:
                value = self.aspect_ratio
                key = "aspectRatio"
                if type(value) is not VideoResponseFormatAspectRatio:
                    value = string(value)
                text += f'"aspectRatio":{quoted(value)},'
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
class ModelInteraction(Message):
    """Interaction for generating the completion using models.

    Source: interactions/interaction.en.txt:538
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "model": "model",
        "generationConfig": "generation_config",
    }

    model: str | None = None
    """The name of the Model used for generating the completion.

    Source: interactions/interaction.en.txt:543
    """

    generation_config: GenerationConfig | None = None
    """Input only. Configuration parameters for the model interaction.

    Wire name: generationConfig
    Source: interactions/interaction.en.txt:547
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        model: str | None = None,
        generation_config: GenerationConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.model = model
        self.generation_config = generation_config
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
            if "model" in data and (value := data["model"]) is not None:
                key = "model"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.model = value
            else:
                message.model = None
            if (
                "generationConfig" in data
                and (value := data["generationConfig"]) is not None
            ):
                key = "generationConfig"
                known += 1
                value = GenerationConfig.from_dict(value, partial)
                message.generation_config = value
            else:
                message.generation_config = None
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
            if self.model is not None:
                value = self.model
                key = "model"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.generation_config is not None:
                value = self.generation_config
                key = "generationConfig"
                if type(value) is not GenerationConfig:
                    value = instance(GenerationConfig, value)
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
            if self.model is not None:
                value = self.model
                key = "model"
                if type(value) is not str:
                    value = string(value)
                text += f'"model":{quoted(value)},'
            if self.generation_config is not None:
                value = self.generation_config
                key = "generationConfig"
                if type(value) is not GenerationConfig:
                    value = instance(GenerationConfig, value)
                write(f'{text}"generationConfig":')
                value.write_json(write, partial)
                text = ","
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
        "topP": "top_p",
        "seed": "seed",
        "stopSequences": "stop_sequences",
        "thinkingLevel": "thinking_level",
        "thinkingSummaries": "thinking_summaries",
        "maxOutputTokens": "max_output_tokens",
        "speechConfig": "speech_config",
        "imageConfig": "image_config",
        "videoConfig": "video_config",
        "transcriptionConfig": "transcription_config",
        "toolChoiceMode": "tool_choice_mode",
        "toolChoiceConfig": "tool_choice_config",
    }

    temperature: float | None = None
    """Controls the randomness of the output.

    Source: interactions/interaction.en.txt:564
    """

    top_p: float | None = None
    """The maximum cumulative probability of tokens to consider when sampling.

    Wire name: topP
    Source: interactions/interaction.en.txt:568
    """

    seed: int | None = None
    """Seed used in decoding for reproducibility.

    Source: interactions/interaction.en.txt:572
    """

    stop_sequences: list[str] | None = None
    """A list of character sequences that will stop output interaction.

    Wire name: stopSequences
    Source: interactions/interaction.en.txt:576
    """

    thinking_level: ThinkingLevel | str | None = None
    """The level of thought tokens that the model should generate.

    Wire name: thinkingLevel
    Source: interactions/interaction.en.txt:580
    """

    thinking_summaries: ThinkingSummaries | str | None = None
    """Whether to include thought summaries in the response.

    Wire name: thinkingSummaries
    Source: interactions/interaction.en.txt:584
    """

    max_output_tokens: int | None = None
    """The maximum number of tokens to include in the response.

    Wire name: maxOutputTokens
    Source: interactions/interaction.en.txt:588
    """

    speech_config: list[SpeechConfig] | None = None
    """Configuration for speech interaction.

    Wire name: speechConfig
    Source: interactions/interaction.en.txt:592
    """

    image_config: ImageConfig | None = None
    """Configuration for image interaction.

    Deprecated.
    Wire name: imageConfig
    Source: interactions/interaction.en.txt:596
    """

    video_config: VideoConfig | None = None
    """Configuration for video generation.

    Wire name: videoConfig
    Source: interactions/interaction.en.txt:601
    """

    transcription_config: TranscriptionConfig | None = None
    """Optional. Configuration for speech recognition (transcription). If present, ASR is enabled.

    Wire name: transcriptionConfig
    Source: interactions/interaction.en.txt:605
    """

    tool_choice_mode: ToolChoiceType | str | None = None
    """The mode of the tool choice.

    Member of the union `tool_choice`.
    Wire name: toolChoiceMode
    Source: interactions/interaction.en.txt:611
    """

    tool_choice_config: ToolChoiceConfig | None = None
    """The config for the tool choice.

    Member of the union `tool_choice`.
    Wire name: toolChoiceConfig
    Source: interactions/interaction.en.txt:615
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
        tool_choice_mode: ToolChoiceType | str | None = None,
        tool_choice_config: ToolChoiceConfig | None = None,
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
        self.tool_choice_mode = tool_choice_mode
        self.tool_choice_config = tool_choice_config
        self.unknown_fields = unknown_fields

    def which_tool_choice(
        self,
    ) -> (
        Literal[
            "toolChoiceMode",
            "toolChoiceConfig",
        ]
        | None
    ):
        """The wire name of the member of the union `tool_choice` that is set; a `WireError` if two are.

        The tool choice configuration.

        Source: interactions/interaction.en.txt:609
        """
        return chosen(
            "tool_choice",
            ("toolChoiceMode", self.tool_choice_mode),
            ("toolChoiceConfig", self.tool_choice_config),
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
        which_tool_choice = ""
        try:
            if "temperature" in data and (value := data["temperature"]) is not None:
                key = "temperature"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.temperature = value
            else:
                message.temperature = None
            if "topP" in data and (value := data["topP"]) is not None:
                key = "topP"
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
            if "stopSequences" in data and (value := data["stopSequences"]) is not None:
                key = "stopSequences"
                known += 1
                value = strings(value)
                message.stop_sequences = value
            else:
                message.stop_sequences = None
            if "thinkingLevel" in data and (value := data["thinkingLevel"]) is not None:
                key = "thinkingLevel"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _THINKING_LEVEL[value]
                message.thinking_level = value
            else:
                message.thinking_level = None
            if (
                "thinkingSummaries" in data
                and (value := data["thinkingSummaries"]) is not None
            ):
                key = "thinkingSummaries"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _THINKING_SUMMARIES[value]
                message.thinking_summaries = value
            else:
                message.thinking_summaries = None
            if (
                "maxOutputTokens" in data
                and (value := data["maxOutputTokens"]) is not None
            ):
                key = "maxOutputTokens"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.max_output_tokens = value
            else:
                message.max_output_tokens = None
            if "speechConfig" in data and (value := data["speechConfig"]) is not None:
                key = "speechConfig"
                known += 1
                value = read_list(SpeechConfig.from_dict, value, partial)
                message.speech_config = value
            else:
                message.speech_config = None
            if "imageConfig" in data and (value := data["imageConfig"]) is not None:
                key = "imageConfig"
                known += 1
                value = ImageConfig.from_dict(value, partial)
                message.image_config = value
            else:
                message.image_config = None
            if "videoConfig" in data and (value := data["videoConfig"]) is not None:
                key = "videoConfig"
                known += 1
                value = VideoConfig.from_dict(value, partial)
                message.video_config = value
            else:
                message.video_config = None
            if (
                "transcriptionConfig" in data
                and (value := data["transcriptionConfig"]) is not None
            ):
                key = "transcriptionConfig"
                known += 1
                value = TranscriptionConfig.from_dict(value, partial)
                message.transcription_config = value
            else:
                message.transcription_config = None
            if (
                "toolChoiceMode" in data
                and (value := data["toolChoiceMode"]) is not None
            ):
                key = "toolChoiceMode"
                known += 1
                if which_tool_choice:
                    raise conflict("tool_choice", which_tool_choice, key)
                which_tool_choice = key
                if type(value) is not str:
                    value = string(value)
                value = _TOOL_CHOICE_TYPE[value]
                message.tool_choice_mode = value
            else:
                message.tool_choice_mode = None
            if (
                "toolChoiceConfig" in data
                and (value := data["toolChoiceConfig"]) is not None
            ):
                key = "toolChoiceConfig"
                known += 1
                if which_tool_choice:
                    raise conflict("tool_choice", which_tool_choice, key)
                which_tool_choice = key
                value = ToolChoiceConfig.from_dict(value, partial)
                message.tool_choice_config = value
            else:
                message.tool_choice_config = None
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
        which_tool_choice = ""
        try:
            if self.temperature is not None:
                value = self.temperature
                key = "temperature"
                value = write_number(value)
                data[key] = value
            if self.top_p is not None:
                value = self.top_p
                key = "topP"
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
                key = "stopSequences"
                value = strings(value)
                data[key] = value
            if self.thinking_level is not None:
                value = self.thinking_level
                key = "thinkingLevel"
                value = string(value)
                data[key] = value
            if self.thinking_summaries is not None:
                value = self.thinking_summaries
                key = "thinkingSummaries"
                value = string(value)
                data[key] = value
            if self.max_output_tokens is not None:
                value = self.max_output_tokens
                key = "maxOutputTokens"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            if self.speech_config is not None:
                value = self.speech_config
                key = "speechConfig"
                value = write_dicts(SpeechConfig, value, partial)
                data[key] = value
            if self.image_config is not None:
                value = self.image_config
                key = "imageConfig"
                if type(value) is not ImageConfig:
                    value = instance(ImageConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.video_config is not None:
                value = self.video_config
                key = "videoConfig"
                if type(value) is not VideoConfig:
                    value = instance(VideoConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.transcription_config is not None:
                value = self.transcription_config
                key = "transcriptionConfig"
                if type(value) is not TranscriptionConfig:
                    value = instance(TranscriptionConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.tool_choice_mode is not None:
                value = self.tool_choice_mode
                key = "toolChoiceMode"
                if which_tool_choice:
                    raise conflict("tool_choice", which_tool_choice, key)
                which_tool_choice = key
                value = string(value)
                data[key] = value
            if self.tool_choice_config is not None:
                value = self.tool_choice_config
                key = "toolChoiceConfig"
                if which_tool_choice:
                    raise conflict("tool_choice", which_tool_choice, key)
                which_tool_choice = key
                if type(value) is not ToolChoiceConfig:
                    value = instance(ToolChoiceConfig, value)
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
        which_tool_choice = ""
        try:
            if self.temperature is not None:
                value = self.temperature
                key = "temperature"
                text += f'"temperature":{number_text(value)},'
            if self.top_p is not None:
                value = self.top_p
                key = "topP"
                text += f'"topP":{number_text(value)},'
            if self.seed is not None:
                value = self.seed
                key = "seed"
                if type(value) is not int:
                    value = integer(value)
                text += f'"seed":{value},'
            if self.stop_sequences is not None:
                value = self.stop_sequences
                key = "stopSequences"
                text += f'"stopSequences":{strings_text(value)},'
            if self.thinking_level is not None:
                value = self.thinking_level
                key = "thinkingLevel"
                if type(value) is not ThinkingLevel:
                    value = string(value)
                text += f'"thinkingLevel":{quoted(value)},'
            if self.thinking_summaries is not None:
                value = self.thinking_summaries
                key = "thinkingSummaries"
                if type(value) is not ThinkingSummaries:
                    value = string(value)
                text += f'"thinkingSummaries":{quoted(value)},'
            if self.max_output_tokens is not None:
                value = self.max_output_tokens
                key = "maxOutputTokens"
                if type(value) is not int:
                    value = integer(value)
                text += f'"maxOutputTokens":{value},'
            if self.speech_config is not None:
                value = self.speech_config
                key = "speechConfig"
                write(f'{text}"speechConfig":')
                write_list(SpeechConfig, value, write, partial)
                text = ","
            if self.image_config is not None:
                value = self.image_config
                key = "imageConfig"
                if type(value) is not ImageConfig:
                    value = instance(ImageConfig, value)
                write(f'{text}"imageConfig":')
                value.write_json(write, partial)
                text = ","
            if self.video_config is not None:
                value = self.video_config
                key = "videoConfig"
                if type(value) is not VideoConfig:
                    value = instance(VideoConfig, value)
                write(f'{text}"videoConfig":')
                value.write_json(write, partial)
                text = ","
            if self.transcription_config is not None:
                value = self.transcription_config
                key = "transcriptionConfig"
                if type(value) is not TranscriptionConfig:
                    value = instance(TranscriptionConfig, value)
                write(f'{text}"transcriptionConfig":')
                value.write_json(write, partial)
                text = ","
            if self.tool_choice_mode is not None:
                value = self.tool_choice_mode
                key = "toolChoiceMode"
                if which_tool_choice:
                    raise conflict("tool_choice", which_tool_choice, key)
                which_tool_choice = key
                if type(value) is not ToolChoiceType:
                    value = string(value)
                text += f'"toolChoiceMode":{quoted(value)},'
            if self.tool_choice_config is not None:
                value = self.tool_choice_config
                key = "toolChoiceConfig"
                if which_tool_choice:
                    raise conflict("tool_choice", which_tool_choice, key)
                which_tool_choice = key
                if type(value) is not ToolChoiceConfig:
                    value = instance(ToolChoiceConfig, value)
                write(f'{text}"toolChoiceConfig":')
                value.write_json(write, partial)
                text = ","
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
        "allowedTools": "allowed_tools",
    }

    allowed_tools: AllowedTools | None = None
    """The allowed tools.

    Wire name: allowedTools
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
            if "allowedTools" in data and (value := data["allowedTools"]) is not None:
                key = "allowedTools"
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
                key = "allowedTools"
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
                key = "allowedTools"
                if type(value) is not AllowedTools:
                    value = instance(AllowedTools, value)
                write(f'{text}"allowedTools":')
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
        "aspectRatio": "aspect_ratio",
        "imageSize": "image_size",
    }

    aspect_ratio: str | None = None
    """The aspect ratio of the image to generate. Supported aspect ratios: 1:1, 2:3, 3:2, 3:4, 4:3, 9:16, 16:9, 21:9.

    If not specified, the model will choose a default aspect ratio based on any reference images provided.

    Wire name: aspectRatio
    Source: interactions/interaction.en.txt:750
    """

    image_size: str | None = None
    """Specifies the size of generated images. Supported values are 1K, 2K, 4K. If not specified, the model will use default value 1K.

    Wire name: imageSize
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
            if "aspectRatio" in data and (value := data["aspectRatio"]) is not None:
                key = "aspectRatio"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.aspect_ratio = value
            else:
                message.aspect_ratio = None
            if "imageSize" in data and (value := data["imageSize"]) is not None:
                key = "imageSize"
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
                key = "aspectRatio"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.image_size is not None:
                value = self.image_size
                key = "imageSize"
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
                key = "aspectRatio"
                if type(value) is not str:
                    value = string(value)
                text += f'"aspectRatio":{quoted(value)},'
            if self.image_size is not None:
                value = self.image_size
                key = "imageSize"
                if type(value) is not str:
                    value = string(value)
                text += f'"imageSize":{quoted(value)},'
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
        "timestampGranularities": "timestamp_granularities",
        "diarizationMode": "diarization_mode",
        "languageCodes": "language_codes",
        "adaptationPhrases": "adaptation_phrases",
        "customVocabulary": "custom_vocabulary",
    }

    timestamp_granularities: list[str] | None = None
    """Optional. The granularity of timestamps to include in the transcription output. Supported values: "word". If empty, no timestamps are generated.

    Wire name: timestampGranularities
    Source: interactions/interaction.en.txt:796
    """

    diarization_mode: str | None = None
    """Optional. Configures speaker diarization. Supported values: "speaker".

    Wire name: diarizationMode
    Source: interactions/interaction.en.txt:800
    """

    language_codes: list[str] | None = None
    """Optional. BCP-47 language codes providing hints about the languages present in the audio. If omitted or empty, defaults to automatic language detection.

    Wire name: languageCodes
    Source: interactions/interaction.en.txt:804
    """

    adaptation_phrases: list[str] | None = None
    """Optional. A list of phrases to bias the ASR model towards.

    Deprecated.
    Wire name: adaptationPhrases
    Source: interactions/interaction.en.txt:808
    """

    custom_vocabulary: list[str] | None = None
    """Optional. A list of custom vocabulary phrases to bias the speech recognition model toward recognizing specific terms.

    Wire name: customVocabulary
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
                "timestampGranularities" in data
                and (value := data["timestampGranularities"]) is not None
            ):
                key = "timestampGranularities"
                known += 1
                value = strings(value)
                message.timestamp_granularities = value
            else:
                message.timestamp_granularities = None
            if (
                "diarizationMode" in data
                and (value := data["diarizationMode"]) is not None
            ):
                key = "diarizationMode"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.diarization_mode = value
            else:
                message.diarization_mode = None
            if "languageCodes" in data and (value := data["languageCodes"]) is not None:
                key = "languageCodes"
                known += 1
                value = strings(value)
                message.language_codes = value
            else:
                message.language_codes = None
            if (
                "adaptationPhrases" in data
                and (value := data["adaptationPhrases"]) is not None
            ):
                key = "adaptationPhrases"
                known += 1
                value = strings(value)
                message.adaptation_phrases = value
            else:
                message.adaptation_phrases = None
            if (
                "customVocabulary" in data
                and (value := data["customVocabulary"]) is not None
            ):
                key = "customVocabulary"
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
                key = "timestampGranularities"
                value = strings(value)
                data[key] = value
            if self.diarization_mode is not None:
                value = self.diarization_mode
                key = "diarizationMode"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.language_codes is not None:
                value = self.language_codes
                key = "languageCodes"
                value = strings(value)
                data[key] = value
            if self.adaptation_phrases is not None:
                value = self.adaptation_phrases
                key = "adaptationPhrases"
                value = strings(value)
                data[key] = value
            if self.custom_vocabulary is not None:
                value = self.custom_vocabulary
                key = "customVocabulary"
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
                key = "timestampGranularities"
                text += f'"timestampGranularities":{strings_text(value)},'
            if self.diarization_mode is not None:
                value = self.diarization_mode
                key = "diarizationMode"
                if type(value) is not str:
                    value = string(value)
                text += f'"diarizationMode":{quoted(value)},'
            if self.language_codes is not None:
                value = self.language_codes
                key = "languageCodes"
                text += f'"languageCodes":{strings_text(value)},'
            if self.adaptation_phrases is not None:
                value = self.adaptation_phrases
                key = "adaptationPhrases"
                text += f'"adaptationPhrases":{strings_text(value)},'
            if self.custom_vocabulary is not None:
                value = self.custom_vocabulary
                key = "customVocabulary"
                text += f'"customVocabulary":{strings_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class AgentInteraction(Message):
    """Interaction for generating the completion using agents.

    Source: interactions/interaction.en.txt:834
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "agent": "agent",
        "dynamicConfig": "dynamic_config",
        "deepResearchConfig": "deep_research_config",
        "codeMenderConfig": "code_mender_config",
        "antigravityConfig": "antigravity_config",
    }

    agent: str | None = None
    """The name of the Agent used for generating the completion.

    Source: interactions/interaction.en.txt:839
    """

    dynamic_config: DynamicAgentConfig | None = None
    """Member of the union `agent_config`.
    Wire name: dynamicConfig
    Source: interactions/interaction.en.txt:845
    """

    deep_research_config: DeepResearchAgentConfig | None = None
    """Member of the union `agent_config`.
    Wire name: deepResearchConfig
    Source: interactions/interaction.en.txt:846
    """

    code_mender_config: CodeMenderAgentConfig | None = None
    """Member of the union `agent_config`.
    Wire name: codeMenderConfig
    Source: interactions/interaction.en.txt:847
    """

    antigravity_config: AntigravityAgentConfig | None = None
    """Antigravity agent configuration. This configuration is session-level settings that are passed to the agent runtime on a per-request basis.

    Member of the union `agent_config`.
    Wire name: antigravityConfig
    Source: interactions/interaction.en.txt:848
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        agent: str | None = None,
        dynamic_config: DynamicAgentConfig | None = None,
        deep_research_config: DeepResearchAgentConfig | None = None,
        code_mender_config: CodeMenderAgentConfig | None = None,
        antigravity_config: AntigravityAgentConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.agent = agent
        self.dynamic_config = dynamic_config
        self.deep_research_config = deep_research_config
        self.code_mender_config = code_mender_config
        self.antigravity_config = antigravity_config
        self.unknown_fields = unknown_fields

    def which_agent_config(
        self,
    ) -> (
        Literal[
            "dynamicConfig",
            "deepResearchConfig",
            "codeMenderConfig",
            "antigravityConfig",
        ]
        | None
    ):
        """The wire name of the member of the union `agent_config` that is set; a `WireError` if two are.

        Parameters for the agent interaction.

        Source: interactions/interaction.en.txt:843
        """
        return chosen(
            "agent_config",
            ("dynamicConfig", self.dynamic_config),
            ("deepResearchConfig", self.deep_research_config),
            ("codeMenderConfig", self.code_mender_config),
            ("antigravityConfig", self.antigravity_config),
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
        which_agent_config = ""
        try:
            if "agent" in data and (value := data["agent"]) is not None:
                key = "agent"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.agent = value
            else:
                message.agent = None
            if "dynamicConfig" in data and (value := data["dynamicConfig"]) is not None:
                key = "dynamicConfig"
                known += 1
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                value = DynamicAgentConfig.from_dict(value, partial)
                message.dynamic_config = value
            else:
                message.dynamic_config = None
            if (
                "deepResearchConfig" in data
                and (value := data["deepResearchConfig"]) is not None
            ):
                key = "deepResearchConfig"
                known += 1
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                value = DeepResearchAgentConfig.from_dict(value, partial)
                message.deep_research_config = value
            else:
                message.deep_research_config = None
            if (
                "codeMenderConfig" in data
                and (value := data["codeMenderConfig"]) is not None
            ):
                key = "codeMenderConfig"
                known += 1
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                value = CodeMenderAgentConfig.from_dict(value, partial)
                message.code_mender_config = value
            else:
                message.code_mender_config = None
            if (
                "antigravityConfig" in data
                and (value := data["antigravityConfig"]) is not None
            ):
                key = "antigravityConfig"
                known += 1
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                value = AntigravityAgentConfig.from_dict(value, partial)
                message.antigravity_config = value
            else:
                message.antigravity_config = None
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
        which_agent_config = ""
        try:
            if self.agent is not None:
                value = self.agent
                key = "agent"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.dynamic_config is not None:
                value = self.dynamic_config
                key = "dynamicConfig"
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                if type(value) is not DynamicAgentConfig:
                    value = instance(DynamicAgentConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.deep_research_config is not None:
                value = self.deep_research_config
                key = "deepResearchConfig"
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                if type(value) is not DeepResearchAgentConfig:
                    value = instance(DeepResearchAgentConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.code_mender_config is not None:
                value = self.code_mender_config
                key = "codeMenderConfig"
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                if type(value) is not CodeMenderAgentConfig:
                    value = instance(CodeMenderAgentConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.antigravity_config is not None:
                value = self.antigravity_config
                key = "antigravityConfig"
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                if type(value) is not AntigravityAgentConfig:
                    value = instance(AntigravityAgentConfig, value)
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
        which_agent_config = ""
        try:
            if self.agent is not None:
                value = self.agent
                key = "agent"
                if type(value) is not str:
                    value = string(value)
                text += f'"agent":{quoted(value)},'
            if self.dynamic_config is not None:
                value = self.dynamic_config
                key = "dynamicConfig"
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                if type(value) is not DynamicAgentConfig:
                    value = instance(DynamicAgentConfig, value)
                write(f'{text}"dynamicConfig":')
                value.write_json(write, partial)
                text = ","
            if self.deep_research_config is not None:
                value = self.deep_research_config
                key = "deepResearchConfig"
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                if type(value) is not DeepResearchAgentConfig:
                    value = instance(DeepResearchAgentConfig, value)
                write(f'{text}"deepResearchConfig":')
                value.write_json(write, partial)
                text = ","
            if self.code_mender_config is not None:
                value = self.code_mender_config
                key = "codeMenderConfig"
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                if type(value) is not CodeMenderAgentConfig:
                    value = instance(CodeMenderAgentConfig, value)
                write(f'{text}"codeMenderConfig":')
                value.write_json(write, partial)
                text = ","
            if self.antigravity_config is not None:
                value = self.antigravity_config
                key = "antigravityConfig"
                if which_agent_config:
                    raise conflict("agent_config", which_agent_config, key)
                which_agent_config = key
                if type(value) is not AntigravityAgentConfig:
                    value = instance(AntigravityAgentConfig, value)
                write(f'{text}"antigravityConfig":')
                value.write_json(write, partial)
                text = ","
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
        "config": "config",
    }

    config: dict[str, JsonValue] | None = None
    """For agents that are not supported statically in the API definition.

    Source: interactions/interaction.en.txt:877
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        config: dict[str, JsonValue] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
        "thinkingSummaries": "thinking_summaries",
        "visualization": "visualization",
        "collaborativePlanning": "collaborative_planning",
        "enableBigqueryTool": "enable_bigquery_tool",
    }

    thinking_summaries: ThinkingSummaries | str | None = None
    """Whether to include thought summaries in the response.

    Wire name: thinkingSummaries
    Source: interactions/interaction.en.txt:893
    """

    visualization: VisualizationMode | str | None = None
    """Whether to include visualizations in the response.

    Source: interactions/interaction.en.txt:897
    """

    collaborative_planning: bool | None = None
    """Enables human-in-the-loop planning for the Deep Research agent. If set to true, the Deep Research agent will provide a research plan in its response. The agent will then proceed only if the user confirms the plan in the next turn.

    Wire name: collaborativePlanning
    Source: interactions/interaction.en.txt:901
    """

    enable_bigquery_tool: bool | None = None
    """Enables bigquery tool for the Deep Research agent.

    Wire name: enableBigqueryTool
    Source: interactions/interaction.en.txt:905
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        thinking_summaries: ThinkingSummaries | str | None = None,
        visualization: VisualizationMode | str | None = None,
        collaborative_planning: bool | None = None,
        enable_bigquery_tool: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if (
                "thinkingSummaries" in data
                and (value := data["thinkingSummaries"]) is not None
            ):
                key = "thinkingSummaries"
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
                "collaborativePlanning" in data
                and (value := data["collaborativePlanning"]) is not None
            ):
                key = "collaborativePlanning"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.collaborative_planning = value
            else:
                message.collaborative_planning = None
            if (
                "enableBigqueryTool" in data
                and (value := data["enableBigqueryTool"]) is not None
            ):
                key = "enableBigqueryTool"
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
            if self.thinking_summaries is not None:
                value = self.thinking_summaries
                key = "thinkingSummaries"
                value = string(value)
                data[key] = value
            if self.visualization is not None:
                value = self.visualization
                key = "visualization"
                value = string(value)
                data[key] = value
            if self.collaborative_planning is not None:
                value = self.collaborative_planning
                key = "collaborativePlanning"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            if self.enable_bigquery_tool is not None:
                value = self.enable_bigquery_tool
                key = "enableBigqueryTool"
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
            if self.thinking_summaries is not None:
                value = self.thinking_summaries
                key = "thinkingSummaries"
                if type(value) is not ThinkingSummaries:
                    value = string(value)
                text += f'"thinkingSummaries":{quoted(value)},'
            if self.visualization is not None:
                value = self.visualization
                key = "visualization"
                if type(value) is not VisualizationMode:
                    value = string(value)
                text += f'"visualization":{quoted(value)},'
            if self.collaborative_planning is not None:
                value = self.collaborative_planning
                key = "collaborativePlanning"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"collaborativePlanning":{value},'
            if self.enable_bigquery_tool is not None:
                value = self.enable_bigquery_tool
                key = "enableBigqueryTool"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"enableBigqueryTool":{value},'
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
        "session_id": "session_id",
        "session_config": "session_config",
        "model": "model",
        "find_request": "find_request",
        "fix_request": "fix_request",
    }

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
        session_id: str | None = None,
        session_config: SessionConfig | None = None,
        model: str | None = None,
        find_request: FindRequest | None = None,
        fix_request: FixRequest | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
        "model": "model",
        "maxTotalTokens": "max_total_tokens",
    }

    model: str | None = None
    """The model to use for agent reasoning.

    Source: interactions/interaction.en.txt:1079
    """

    max_total_tokens: int | None = None
    """Max total tokens for the agent run.

    Wire name: maxTotalTokens
    Source: interactions/interaction.en.txt:1083
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        model: str | None = None,
        max_total_tokens: int | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "model" in data and (value := data["model"]) is not None:
                key = "model"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.model = value
            else:
                message.model = None
            if (
                "maxTotalTokens" in data
                and (value := data["maxTotalTokens"]) is not None
            ):
                key = "maxTotalTokens"
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
            if self.model is not None:
                value = self.model
                key = "model"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.max_total_tokens is not None:
                value = self.max_total_tokens
                key = "maxTotalTokens"
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
            if self.model is not None:
                value = self.model
                key = "model"
                if type(value) is not str:
                    value = string(value)
                text += f'"model":{quoted(value)},'
            if self.max_total_tokens is not None:
                value = self.max_total_tokens
                key = "maxTotalTokens"
                value = write_int64(value)
                text += f'"maxTotalTokens":"{value}",'
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
        "environmentId": "environment_id",
        "network_allowlist": "network_allowlist",
        "network_mode": "network_mode",
    }

    sources: list[Source] | None = None
    """Source: interactions/interaction.en.txt:1098"""

    environment_id: str | None = None
    """Optional. The environment id for the interaction. If specified, the request will update the existing environment instead of creating a new one.

    Wire name: environmentId
    Source: interactions/interaction.en.txt:1099
    """

    network_allowlist: EnvironmentNetworkEgressAllowlist | None = None
    """Allow only specific domains.

    Member of the union `network`.
    Source: interactions/interaction.en.txt:1105
    """

    network_mode: NetworkMode | str | None = None
    """Network egress mode.

    Member of the union `network`.
    Source: interactions/interaction.en.txt:1109
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        sources: list[Source] | None = None,
        environment_id: str | None = None,
        network_allowlist: EnvironmentNetworkEgressAllowlist | None = None,
        network_mode: NetworkMode | str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.sources = sources
        self.environment_id = environment_id
        self.network_allowlist = network_allowlist
        self.network_mode = network_mode
        self.unknown_fields = unknown_fields

    def which_network(
        self,
    ) -> (
        Literal[
            "network_allowlist",
            "network_mode",
        ]
        | None
    ):
        """The wire name of the member of the union `network` that is set; a `WireError` if two are.

        Network configuration for the environment.

        Source: interactions/interaction.en.txt:1103
        """
        return chosen(
            "network",
            ("network_allowlist", self.network_allowlist),
            ("network_mode", self.network_mode),
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
        which_network = ""
        try:
            if "sources" in data and (value := data["sources"]) is not None:
                key = "sources"
                known += 1
                value = read_list(Source.from_dict, value, partial)
                message.sources = value
            else:
                message.sources = None
            if "environmentId" in data and (value := data["environmentId"]) is not None:
                key = "environmentId"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.environment_id = value
            else:
                message.environment_id = None
            if (
                "network_allowlist" in data
                and (value := data["network_allowlist"]) is not None
            ):
                key = "network_allowlist"
                known += 1
                if which_network:
                    raise conflict("network", which_network, key)
                which_network = key
                value = EnvironmentNetworkEgressAllowlist.from_dict(value, partial)
                message.network_allowlist = value
            else:
                message.network_allowlist = None
            if "network_mode" in data and (value := data["network_mode"]) is not None:
                key = "network_mode"
                known += 1
                if which_network:
                    raise conflict("network", which_network, key)
                which_network = key
                if type(value) is not str:
                    value = string(value)
                value = _NETWORK_MODE[value]
                message.network_mode = value
            else:
                message.network_mode = None
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
        which_network = ""
        try:
            if self.sources is not None:
                value = self.sources
                key = "sources"
                value = write_dicts(Source, value, partial)
                data[key] = value
            if self.environment_id is not None:
                value = self.environment_id
                key = "environmentId"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.network_allowlist is not None:
                value = self.network_allowlist
                key = "network_allowlist"
                if which_network:
                    raise conflict("network", which_network, key)
                which_network = key
                if type(value) is not EnvironmentNetworkEgressAllowlist:
                    value = instance(EnvironmentNetworkEgressAllowlist, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.network_mode is not None:
                value = self.network_mode
                key = "network_mode"
                if which_network:
                    raise conflict("network", which_network, key)
                which_network = key
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
        which_network = ""
        try:
            if self.sources is not None:
                value = self.sources
                key = "sources"
                write(f'{text}"sources":')
                write_list(Source, value, write, partial)
                text = ","
            if self.environment_id is not None:
                value = self.environment_id
                key = "environmentId"
                if type(value) is not str:
                    value = string(value)
                text += f'"environmentId":{quoted(value)},'
            if self.network_allowlist is not None:
                value = self.network_allowlist
                key = "network_allowlist"
                if which_network:
                    raise conflict("network", which_network, key)
                which_network = key
                if type(value) is not EnvironmentNetworkEgressAllowlist:
                    value = instance(EnvironmentNetworkEgressAllowlist, value)
                write(f'{text}"network_allowlist":')
                value.write_json(write, partial)
                text = ","
            if self.network_mode is not None:
                value = self.network_mode
                key = "network_mode"
                if which_network:
                    raise conflict("network", which_network, key)
                which_network = key
                if type(value) is not NetworkMode:
                    value = string(value)
                text += f'"network_mode":{quoted(value)},'
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
class Tool(Message):
    """A tool that can be used by the model.

    Source: interactions/interaction.en.txt:1228
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "function": "function",
        "codeExecution": "code_execution",
        "urlContext": "url_context",
        "computerUse": "computer_use",
        "mcpServer": "mcp_server",
        "googleSearch": "google_search",
        "fileSearch": "file_search",
        "googleMaps": "google_maps",
        "retrieval": "retrieval",
    }

    function: Function | None = None
    """A function that can be used by the model.

    Member of the union `type`.
    Source: interactions/interaction.en.txt:1235
    """

    code_execution: CodeExecution | None = None
    """A tool that can be used by the model to execute code.

    Member of the union `type`.
    Wire name: codeExecution
    Source: interactions/interaction.en.txt:1239
    """

    url_context: UrlContext | None = None
    """A tool that can be used by the model to fetch URL context.

    Member of the union `type`.
    Wire name: urlContext
    Source: interactions/interaction.en.txt:1243
    """

    computer_use: ComputerUse | None = None
    """Tool to support the model interacting directly with the computer.

    Member of the union `type`.
    Wire name: computerUse
    Source: interactions/interaction.en.txt:1247
    """

    mcp_server: McpServer | None = None
    """A MCPServer is a server that can be called by the model to perform actions.

    Member of the union `type`.
    Wire name: mcpServer
    Source: interactions/interaction.en.txt:1251
    """

    google_search: GoogleSearch | None = None
    """Member of the union `type`.
    Wire name: googleSearch
    Source: interactions/interaction.en.txt:1282
    """

    file_search: FileSearch | None = None
    """Member of the union `type`.
    Wire name: fileSearch
    Source: interactions/interaction.en.txt:1285
    """

    google_maps: GoogleMaps | None = None
    """A tool that can be used by the model to search Google Maps.

    Member of the union `type`.
    Wire name: googleMaps
    Source: interactions/interaction.en.txt:1255
    """

    retrieval: Retrieval | None = None
    """A tool that can be used by the model to retrieve files.

    Member of the union `type`.
    Source: interactions/interaction.en.txt:1259
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        function: Function | None = None,
        code_execution: CodeExecution | None = None,
        url_context: UrlContext | None = None,
        computer_use: ComputerUse | None = None,
        mcp_server: McpServer | None = None,
        google_search: GoogleSearch | None = None,
        file_search: FileSearch | None = None,
        google_maps: GoogleMaps | None = None,
        retrieval: Retrieval | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.function = function
        self.code_execution = code_execution
        self.url_context = url_context
        self.computer_use = computer_use
        self.mcp_server = mcp_server
        self.google_search = google_search
        self.file_search = file_search
        self.google_maps = google_maps
        self.retrieval = retrieval
        self.unknown_fields = unknown_fields

    def which_type(
        self,
    ) -> (
        Literal[
            "function",
            "codeExecution",
            "urlContext",
            "computerUse",
            "mcpServer",
            "googleSearch",
            "fileSearch",
            "googleMaps",
            "retrieval",
        ]
        | None
    ):
        """The wire name of the member of the union `type` that is set; a `WireError` if two are.

        The tool to use.

        Source: interactions/interaction.en.txt:1233
        """
        return chosen(
            "type",
            ("function", self.function),
            ("codeExecution", self.code_execution),
            ("urlContext", self.url_context),
            ("computerUse", self.computer_use),
            ("mcpServer", self.mcp_server),
            ("googleSearch", self.google_search),
            ("fileSearch", self.file_search),
            ("googleMaps", self.google_maps),
            ("retrieval", self.retrieval),
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
        which_type = ""
        try:
            if "function" in data and (value := data["function"]) is not None:
                key = "function"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = Function.from_dict(value, partial)
                message.function = value
            else:
                message.function = None
            if "codeExecution" in data and (value := data["codeExecution"]) is not None:
                key = "codeExecution"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = CodeExecution.from_dict(value, partial)
                message.code_execution = value
            else:
                message.code_execution = None
            if "urlContext" in data and (value := data["urlContext"]) is not None:
                key = "urlContext"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = UrlContext.from_dict(value, partial)
                message.url_context = value
            else:
                message.url_context = None
            if "computerUse" in data and (value := data["computerUse"]) is not None:
                key = "computerUse"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = ComputerUse.from_dict(value, partial)
                message.computer_use = value
            else:
                message.computer_use = None
            if "mcpServer" in data and (value := data["mcpServer"]) is not None:
                key = "mcpServer"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = McpServer.from_dict(value, partial)
                message.mcp_server = value
            else:
                message.mcp_server = None
            if "googleSearch" in data and (value := data["googleSearch"]) is not None:
                key = "googleSearch"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = GoogleSearch.from_dict(value, partial)
                message.google_search = value
            else:
                message.google_search = None
            if "fileSearch" in data and (value := data["fileSearch"]) is not None:
                key = "fileSearch"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = FileSearch.from_dict(value, partial)
                message.file_search = value
            else:
                message.file_search = None
            if "googleMaps" in data and (value := data["googleMaps"]) is not None:
                key = "googleMaps"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = GoogleMaps.from_dict(value, partial)
                message.google_maps = value
            else:
                message.google_maps = None
            if "retrieval" in data and (value := data["retrieval"]) is not None:
                key = "retrieval"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = Retrieval.from_dict(value, partial)
                message.retrieval = value
            else:
                message.retrieval = None
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
        which_type = ""
        try:
            if self.function is not None:
                value = self.function
                key = "function"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not Function:
                    value = instance(Function, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.code_execution is not None:
                value = self.code_execution
                key = "codeExecution"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not CodeExecution:
                    value = instance(CodeExecution, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.url_context is not None:
                value = self.url_context
                key = "urlContext"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not UrlContext:
                    value = instance(UrlContext, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.computer_use is not None:
                value = self.computer_use
                key = "computerUse"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ComputerUse:
                    value = instance(ComputerUse, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.mcp_server is not None:
                value = self.mcp_server
                key = "mcpServer"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not McpServer:
                    value = instance(McpServer, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.google_search is not None:
                value = self.google_search
                key = "googleSearch"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleSearch:
                    value = instance(GoogleSearch, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.file_search is not None:
                value = self.file_search
                key = "fileSearch"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not FileSearch:
                    value = instance(FileSearch, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.google_maps is not None:
                value = self.google_maps
                key = "googleMaps"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleMaps:
                    value = instance(GoogleMaps, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.retrieval is not None:
                value = self.retrieval
                key = "retrieval"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not Retrieval:
                    value = instance(Retrieval, value)
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
        which_type = ""
        try:
            if self.function is not None:
                value = self.function
                key = "function"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not Function:
                    value = instance(Function, value)
                write(f'{text}"function":')
                value.write_json(write, partial)
                text = ","
            if self.code_execution is not None:
                value = self.code_execution
                key = "codeExecution"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not CodeExecution:
                    value = instance(CodeExecution, value)
                write(f'{text}"codeExecution":')
                value.write_json(write, partial)
                text = ","
            if self.url_context is not None:
                value = self.url_context
                key = "urlContext"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not UrlContext:
                    value = instance(UrlContext, value)
                write(f'{text}"urlContext":')
                value.write_json(write, partial)
                text = ","
            if self.computer_use is not None:
                value = self.computer_use
                key = "computerUse"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ComputerUse:
                    value = instance(ComputerUse, value)
                write(f'{text}"computerUse":')
                value.write_json(write, partial)
                text = ","
            if self.mcp_server is not None:
                value = self.mcp_server
                key = "mcpServer"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not McpServer:
                    value = instance(McpServer, value)
                write(f'{text}"mcpServer":')
                value.write_json(write, partial)
                text = ","
            if self.google_search is not None:
                value = self.google_search
                key = "googleSearch"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleSearch:
                    value = instance(GoogleSearch, value)
                write(f'{text}"googleSearch":')
                value.write_json(write, partial)
                text = ","
            if self.file_search is not None:
                value = self.file_search
                key = "fileSearch"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not FileSearch:
                    value = instance(FileSearch, value)
                write(f'{text}"fileSearch":')
                value.write_json(write, partial)
                text = ","
            if self.google_maps is not None:
                value = self.google_maps
                key = "googleMaps"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleMaps:
                    value = instance(GoogleMaps, value)
                write(f'{text}"googleMaps":')
                value.write_json(write, partial)
                text = ","
            if self.retrieval is not None:
                value = self.retrieval
                key = "retrieval"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not Retrieval:
                    value = instance(Retrieval, value)
                write(f'{text}"retrieval":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class Function(Message):
    """A tool that can be used by the model.

    Source: interactions/interaction.en.txt:1297
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "description": "description",
        "parameters": "parameters",
    }

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
        name: str | None = None,
        description: str | None = None,
        parameters: JsonValue | NullValue | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
class UrlContext(Message):
    """A tool that can be used by the model to fetch URL context.

    Source: interactions/interaction.en.txt:1329
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
class ComputerUse(Message):
    """A tool that can be used by the model to interact with the computer.

    Source: interactions/interaction.en.txt:1335
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "environment": "environment",
        "excludedPredefinedFunctions": "excluded_predefined_functions",
        "enablePromptInjectionDetection": "enable_prompt_injection_detection",
        "disabledSafetyPolicies": "disabled_safety_policies",
    }

    environment: Environment | str | None = None
    """The environment being operated.

    Source: interactions/interaction.en.txt:1340
    """

    excluded_predefined_functions: list[str] | None = None
    """The list of predefined functions that are excluded from the model call.

    Wire name: excludedPredefinedFunctions
    Source: interactions/interaction.en.txt:1344
    """

    enable_prompt_injection_detection: bool | None = None
    """Whether enable the prompt injection detection check on computer-use request.

    Wire name: enablePromptInjectionDetection
    Source: interactions/interaction.en.txt:1348
    """

    disabled_safety_policies: list[SafetyPolicy | str] | None = None
    """Optional. disabled safety policies for computer use.

    Wire name: disabledSafetyPolicies
    Source: interactions/interaction.en.txt:1352
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        environment: Environment | str | None = None,
        excluded_predefined_functions: list[str] | None = None,
        enable_prompt_injection_detection: bool | None = None,
        disabled_safety_policies: list[SafetyPolicy | str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
                "excludedPredefinedFunctions" in data
                and (value := data["excludedPredefinedFunctions"]) is not None
            ):
                key = "excludedPredefinedFunctions"
                known += 1
                value = strings(value)
                message.excluded_predefined_functions = value
            else:
                message.excluded_predefined_functions = None
            if (
                "enablePromptInjectionDetection" in data
                and (value := data["enablePromptInjectionDetection"]) is not None
            ):
                key = "enablePromptInjectionDetection"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.enable_prompt_injection_detection = value
            else:
                message.enable_prompt_injection_detection = None
            if (
                "disabledSafetyPolicies" in data
                and (value := data["disabledSafetyPolicies"]) is not None
            ):
                key = "disabledSafetyPolicies"
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
            if self.environment is not None:
                value = self.environment
                key = "environment"
                value = string(value)
                data[key] = value
            if self.excluded_predefined_functions is not None:
                value = self.excluded_predefined_functions
                key = "excludedPredefinedFunctions"
                value = strings(value)
                data[key] = value
            if self.enable_prompt_injection_detection is not None:
                value = self.enable_prompt_injection_detection
                key = "enablePromptInjectionDetection"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            if self.disabled_safety_policies is not None:
                value = self.disabled_safety_policies
                key = "disabledSafetyPolicies"
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
            if self.environment is not None:
                value = self.environment
                key = "environment"
                if type(value) is not Environment:
                    value = string(value)
                text += f'"environment":{quoted(value)},'
            if self.excluded_predefined_functions is not None:
                value = self.excluded_predefined_functions
                key = "excludedPredefinedFunctions"
                text += f'"excludedPredefinedFunctions":{strings_text(value)},'
            if self.enable_prompt_injection_detection is not None:
                value = self.enable_prompt_injection_detection
                key = "enablePromptInjectionDetection"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"enablePromptInjectionDetection":{value},'
            if self.disabled_safety_policies is not None:
                value = self.disabled_safety_policies
                key = "disabledSafetyPolicies"
                value = each(string, value)
                text += f'"disabledSafetyPolicies":{json_text(value)},'
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
        "name": "name",
        "url": "url",
        "headers": "headers",
        "allowedTools": "allowed_tools",
    }

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

    Wire name: allowedTools
    Source: interactions/interaction.en.txt:1406
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        name: str | None = None,
        url: str | None = None,
        headers: dict[str, str] | None = None,
        allowed_tools: list[AllowedTools] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "allowedTools" in data and (value := data["allowedTools"]) is not None:
                key = "allowedTools"
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
                key = "allowedTools"
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
                key = "allowedTools"
                write(f'{text}"allowedTools":')
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
        "searchTypes": "search_types",
    }

    search_types: list[SearchType] | None = None
    """The types of search grounding to enable.

    Wire name: searchTypes
    Source: interactions/interaction.en.txt:1430
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        search_types: list[SearchType] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "searchTypes" in data and (value := data["searchTypes"]) is not None:
                key = "searchTypes"
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
            if self.search_types is not None:
                value = self.search_types
                key = "searchTypes"
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
            if self.search_types is not None:
                value = self.search_types
                key = "searchTypes"
                value = each(string, value)
                text += f'"searchTypes":{json_text(value)},'
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
        "fileSearchStoreNames": "file_search_store_names",
        "topK": "top_k",
        "metadataFilter": "metadata_filter",
    }

    file_search_store_names: list[str] | None = None
    """The file search store names to search.

    Wire name: fileSearchStoreNames
    Source: interactions/interaction.en.txt:1446
    """

    top_k: int | None = None
    """The number of semantic retrieval chunks to retrieve.

    Wire name: topK
    Source: interactions/interaction.en.txt:1450
    """

    metadata_filter: str | None = None
    """metadata filter to apply to the semantic retrieval documents and chunks.

    Wire name: metadataFilter
    Source: interactions/interaction.en.txt:1454
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        file_search_store_names: list[str] | None = None,
        top_k: int | None = None,
        metadata_filter: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if (
                "fileSearchStoreNames" in data
                and (value := data["fileSearchStoreNames"]) is not None
            ):
                key = "fileSearchStoreNames"
                known += 1
                value = strings(value)
                message.file_search_store_names = value
            else:
                message.file_search_store_names = None
            if "topK" in data and (value := data["topK"]) is not None:
                key = "topK"
                known += 1
                if type(value) is not int:
                    value = integer(value)
                message.top_k = value
            else:
                message.top_k = None
            if (
                "metadataFilter" in data
                and (value := data["metadataFilter"]) is not None
            ):
                key = "metadataFilter"
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
            if self.file_search_store_names is not None:
                value = self.file_search_store_names
                key = "fileSearchStoreNames"
                value = strings(value)
                data[key] = value
            if self.top_k is not None:
                value = self.top_k
                key = "topK"
                if type(value) is not int:
                    value = integer(value)
                data[key] = value
            if self.metadata_filter is not None:
                value = self.metadata_filter
                key = "metadataFilter"
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
            if self.file_search_store_names is not None:
                value = self.file_search_store_names
                key = "fileSearchStoreNames"
                text += f'"fileSearchStoreNames":{strings_text(value)},'
            if self.top_k is not None:
                value = self.top_k
                key = "topK"
                if type(value) is not int:
                    value = integer(value)
                text += f'"topK":{value},'
            if self.metadata_filter is not None:
                value = self.metadata_filter
                key = "metadataFilter"
                if type(value) is not str:
                    value = string(value)
                text += f'"metadataFilter":{quoted(value)},'
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
        "enableWidget": "enable_widget",
        "latitude": "latitude",
        "longitude": "longitude",
    }

    enable_widget: bool | None = None
    """Whether to return a widget context token in the tool call result of the response.

    Wire name: enableWidget
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
        enable_widget: bool | None = None,
        latitude: float | None = None,
        longitude: float | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "enableWidget" in data and (value := data["enableWidget"]) is not None:
                key = "enableWidget"
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
            if self.enable_widget is not None:
                value = self.enable_widget
                key = "enableWidget"
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
            if self.enable_widget is not None:
                value = self.enable_widget
                key = "enableWidget"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"enableWidget":{value},'
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
        "retrievalTypes": "retrieval_types",
        "vertex_ai_search_config": "vertex_ai_search_config",
        "exa_ai_search_config": "exa_ai_search_config",
        "parallel_ai_search_config": "parallel_ai_search_config",
        "rag_store_config": "rag_store_config",
    }

    retrieval_types: list[RetrievalType] | None = None
    """The types of file retrieval to enable.

    Wire name: retrievalTypes
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
        retrieval_types: list[RetrievalType] | None = None,
        vertex_ai_search_config: VertexAISearchConfig | None = None,
        exa_ai_search_config: ExaAISearchConfig | None = None,
        parallel_ai_search_config: ParallelAISearchConfig | None = None,
        rag_store_config: RagStoreConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if (
                "retrievalTypes" in data
                and (value := data["retrievalTypes"]) is not None
            ):
                key = "retrievalTypes"
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
            if self.retrieval_types is not None:
                value = self.retrieval_types
                key = "retrievalTypes"
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
            if self.retrieval_types is not None:
                value = self.retrieval_types
                key = "retrievalTypes"
                value = each(string, value)
                text += f'"retrievalTypes":{json_text(value)},'
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
class Step(Message):
    """A step in the interaction.

    Source: interactions/step.en.txt:1
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "thought": "thought",
        "toolCall": "tool_call",
        "toolResult": "tool_result",
        "userInput": "user_input",
        "modelOutput": "model_output",
        "text": "text",
        "image": "image",
        "audio": "audio",
        "document": "document",
        "video": "video",
    }

    thought: ThoughtStep | None = None
    """Member of the union `type`.
    Source: interactions/step.en.txt:8
    """

    tool_call: ToolCallStep | None = None
    """Member of the union `type`.
    Wire name: toolCall
    Source: interactions/step.en.txt:9
    """

    tool_result: ToolResultStep | None = None
    """Member of the union `type`.
    Wire name: toolResult
    Source: interactions/step.en.txt:10
    """

    user_input: UserInputStep | None = None
    """DO NOT USE -- These are for 3P JSON only

    Member of the union `type`.
    Wire name: userInput
    Source: interactions/step.en.txt:11
    """

    model_output: ModelOutputStep | None = None
    """Member of the union `type`.
    Wire name: modelOutput
    Source: interactions/step.en.txt:15
    """

    text: LegacyTextContent | None = None
    """Member of the union `type`.
    Deprecated.
    Source: interactions/step.en.txt:16
    """

    image: LegacyImageContent | None = None
    """Member of the union `type`.
    Deprecated.
    Source: interactions/step.en.txt:18
    """

    audio: LegacyAudioContent | None = None
    """Member of the union `type`.
    Deprecated.
    Source: interactions/step.en.txt:20
    """

    document: LegacyDocumentContent | None = None
    """Member of the union `type`.
    Deprecated.
    Source: interactions/step.en.txt:22
    """

    video: LegacyVideoContent | None = None
    """Member of the union `type`.
    Deprecated.
    Source: interactions/step.en.txt:24
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        thought: ThoughtStep | None = None,
        tool_call: ToolCallStep | None = None,
        tool_result: ToolResultStep | None = None,
        user_input: UserInputStep | None = None,
        model_output: ModelOutputStep | None = None,
        text: LegacyTextContent | None = None,
        image: LegacyImageContent | None = None,
        audio: LegacyAudioContent | None = None,
        document: LegacyDocumentContent | None = None,
        video: LegacyVideoContent | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.thought = thought
        self.tool_call = tool_call
        self.tool_result = tool_result
        self.user_input = user_input
        self.model_output = model_output
        self.text = text
        self.image = image
        self.audio = audio
        self.document = document
        self.video = video
        self.unknown_fields = unknown_fields

    def which_type(
        self,
    ) -> (
        Literal[
            "thought",
            "toolCall",
            "toolResult",
            "userInput",
            "modelOutput",
            "text",
            "image",
            "audio",
            "document",
            "video",
        ]
        | None
    ):
        """The wire name of the member of the union `type` that is set; a `WireError` if two are.

        Source: interactions/step.en.txt:6
        """
        return chosen(
            "type",
            ("thought", self.thought),
            ("toolCall", self.tool_call),
            ("toolResult", self.tool_result),
            ("userInput", self.user_input),
            ("modelOutput", self.model_output),
            ("text", self.text),
            ("image", self.image),
            ("audio", self.audio),
            ("document", self.document),
            ("video", self.video),
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
        which_type = ""
        try:
            if "thought" in data and (value := data["thought"]) is not None:
                key = "thought"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = ThoughtStep.from_dict(value, partial)
                message.thought = value
            else:
                message.thought = None
            if "toolCall" in data and (value := data["toolCall"]) is not None:
                key = "toolCall"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = ToolCallStep.from_dict(value, partial)
                message.tool_call = value
            else:
                message.tool_call = None
            if "toolResult" in data and (value := data["toolResult"]) is not None:
                key = "toolResult"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = ToolResultStep.from_dict(value, partial)
                message.tool_result = value
            else:
                message.tool_result = None
            if "userInput" in data and (value := data["userInput"]) is not None:
                key = "userInput"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = UserInputStep.from_dict(value, partial)
                message.user_input = value
            else:
                message.user_input = None
            if "modelOutput" in data and (value := data["modelOutput"]) is not None:
                key = "modelOutput"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = ModelOutputStep.from_dict(value, partial)
                message.model_output = value
            else:
                message.model_output = None
            if "text" in data and (value := data["text"]) is not None:
                key = "text"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not dict:
                    value = struct(value)
                message.text = value
            else:
                message.text = None
            if "image" in data and (value := data["image"]) is not None:
                key = "image"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not dict:
                    value = struct(value)
                message.image = value
            else:
                message.image = None
            if "audio" in data and (value := data["audio"]) is not None:
                key = "audio"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not dict:
                    value = struct(value)
                message.audio = value
            else:
                message.audio = None
            if "document" in data and (value := data["document"]) is not None:
                key = "document"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not dict:
                    value = struct(value)
                message.document = value
            else:
                message.document = None
            if "video" in data and (value := data["video"]) is not None:
                key = "video"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not dict:
                    value = struct(value)
                message.video = value
            else:
                message.video = None
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
        which_type = ""
        try:
            if self.thought is not None:
                value = self.thought
                key = "thought"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ThoughtStep:
                    value = instance(ThoughtStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.tool_call is not None:
                value = self.tool_call
                key = "toolCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ToolCallStep:
                    value = instance(ToolCallStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.tool_result is not None:
                value = self.tool_result
                key = "toolResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ToolResultStep:
                    value = instance(ToolResultStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.user_input is not None:
                value = self.user_input
                key = "userInput"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not UserInputStep:
                    value = instance(UserInputStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.model_output is not None:
                value = self.model_output
                key = "modelOutput"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ModelOutputStep:
                    value = instance(ModelOutputStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.text is not None:
                value = self.text
                key = "text"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.image is not None:
                value = self.image
                key = "image"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.audio is not None:
                value = self.audio
                key = "audio"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.document is not None:
                value = self.document
                key = "document"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.video is not None:
                value = self.video
                key = "video"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
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
        which_type = ""
        try:
            if self.thought is not None:
                value = self.thought
                key = "thought"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ThoughtStep:
                    value = instance(ThoughtStep, value)
                write(f'{text}"thought":')
                value.write_json(write, partial)
                text = ","
            if self.tool_call is not None:
                value = self.tool_call
                key = "toolCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ToolCallStep:
                    value = instance(ToolCallStep, value)
                write(f'{text}"toolCall":')
                value.write_json(write, partial)
                text = ","
            if self.tool_result is not None:
                value = self.tool_result
                key = "toolResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ToolResultStep:
                    value = instance(ToolResultStep, value)
                write(f'{text}"toolResult":')
                value.write_json(write, partial)
                text = ","
            if self.user_input is not None:
                value = self.user_input
                key = "userInput"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not UserInputStep:
                    value = instance(UserInputStep, value)
                write(f'{text}"userInput":')
                value.write_json(write, partial)
                text = ","
            if self.model_output is not None:
                value = self.model_output
                key = "modelOutput"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not ModelOutputStep:
                    value = instance(ModelOutputStep, value)
                write(f'{text}"modelOutput":')
                value.write_json(write, partial)
                text = ","
            if self.text is not None:
                value = self.text
                key = "text"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                text += f'"text":{json_text(struct(value))},'
            if self.image is not None:
                value = self.image
                key = "image"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                text += f'"image":{json_text(struct(value))},'
            if self.audio is not None:
                value = self.audio
                key = "audio"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                text += f'"audio":{json_text(struct(value))},'
            if self.document is not None:
                value = self.document
                key = "document"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                text += f'"document":{json_text(struct(value))},'
            if self.video is not None:
                value = self.video
                key = "video"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                text += f'"video":{json_text(struct(value))},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ThoughtStep(Message):
    """A thought step.

    Source: interactions/step.en.txt:63
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "signature": "signature",
        "summary": "summary",
    }

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
        signature: bytes | None = None,
        summary: list[Content] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
                value = each(struct, value)
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
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            if self.summary is not None:
                value = self.summary
                key = "summary"
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
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            if self.summary is not None:
                value = self.summary
                key = "summary"
                value = each(struct, value)
                text += f'"summary":{json_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ToolCallStep(Message):
    """Tool call step.

    Source: interactions/step.en.txt:88
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "id": "id",
        "signature": "signature",
        "functionCall": "function_call",
        "codeExecutionCall": "code_execution_call",
        "urlContextCall": "url_context_call",
        "mcpServerToolCall": "mcp_server_tool_call",
        "googleSearchCall": "google_search_call",
        "fileSearchCall": "file_search_call",
        "googleMapsCall": "google_maps_call",
        "retrievalCall": "retrieval_call",
    }

    id: str
    """Required. A unique id for this specific tool call.

    Source: interactions/step.en.txt:93
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:97
    """

    function_call: FunctionCallStep | None = None
    """Member of the union `type`.
    Wire name: functionCall
    Source: interactions/step.en.txt:105
    """

    code_execution_call: CodeExecutionCallStep | None = None
    """Member of the union `type`.
    Wire name: codeExecutionCall
    Source: interactions/step.en.txt:106
    """

    url_context_call: UrlContextCallStep | None = None
    """Member of the union `type`.
    Wire name: urlContextCall
    Source: interactions/step.en.txt:107
    """

    mcp_server_tool_call: McpServerToolCallStep | None = None
    """Member of the union `type`.
    Wire name: mcpServerToolCall
    Source: interactions/step.en.txt:108
    """

    google_search_call: GoogleSearchCallStep | None = None
    """Member of the union `type`.
    Wire name: googleSearchCall
    Source: interactions/step.en.txt:109
    """

    file_search_call: FileSearchCallStep | None = None
    """Member of the union `type`.
    Wire name: fileSearchCall
    Source: interactions/step.en.txt:110
    """

    google_maps_call: GoogleMapsCallStep | None = None
    """Member of the union `type`.
    Wire name: googleMapsCall
    Source: interactions/step.en.txt:111
    """

    retrieval_call: RetrievalCallStep | None = None
    """Member of the union `type`.
    Wire name: retrievalCall
    Source: interactions/step.en.txt:112
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        id: str,
        signature: bytes | None = None,
        function_call: FunctionCallStep | None = None,
        code_execution_call: CodeExecutionCallStep | None = None,
        url_context_call: UrlContextCallStep | None = None,
        mcp_server_tool_call: McpServerToolCallStep | None = None,
        google_search_call: GoogleSearchCallStep | None = None,
        file_search_call: FileSearchCallStep | None = None,
        google_maps_call: GoogleMapsCallStep | None = None,
        retrieval_call: RetrievalCallStep | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.id = id
        self.signature = signature
        self.function_call = function_call
        self.code_execution_call = code_execution_call
        self.url_context_call = url_context_call
        self.mcp_server_tool_call = mcp_server_tool_call
        self.google_search_call = google_search_call
        self.file_search_call = file_search_call
        self.google_maps_call = google_maps_call
        self.retrieval_call = retrieval_call
        self.unknown_fields = unknown_fields

    def which_type(
        self,
    ) -> (
        Literal[
            "functionCall",
            "codeExecutionCall",
            "urlContextCall",
            "mcpServerToolCall",
            "googleSearchCall",
            "fileSearchCall",
            "googleMapsCall",
            "retrievalCall",
        ]
        | None
    ):
        """The wire name of the member of the union `type` that is set; a `WireError` if two are.

        Source: interactions/step.en.txt:103
        """
        return chosen(
            "type",
            ("functionCall", self.function_call),
            ("codeExecutionCall", self.code_execution_call),
            ("urlContextCall", self.url_context_call),
            ("mcpServerToolCall", self.mcp_server_tool_call),
            ("googleSearchCall", self.google_search_call),
            ("fileSearchCall", self.file_search_call),
            ("googleMapsCall", self.google_maps_call),
            ("retrievalCall", self.retrieval_call),
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
        which_type = ""
        try:
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
            if "functionCall" in data and (value := data["functionCall"]) is not None:
                key = "functionCall"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = FunctionCallStep.from_dict(value, partial)
                message.function_call = value
            else:
                message.function_call = None
            if (
                "codeExecutionCall" in data
                and (value := data["codeExecutionCall"]) is not None
            ):
                key = "codeExecutionCall"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = CodeExecutionCallStep.from_dict(value, partial)
                message.code_execution_call = value
            else:
                message.code_execution_call = None
            if (
                "urlContextCall" in data
                and (value := data["urlContextCall"]) is not None
            ):
                key = "urlContextCall"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = UrlContextCallStep.from_dict(value, partial)
                message.url_context_call = value
            else:
                message.url_context_call = None
            if (
                "mcpServerToolCall" in data
                and (value := data["mcpServerToolCall"]) is not None
            ):
                key = "mcpServerToolCall"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = McpServerToolCallStep.from_dict(value, partial)
                message.mcp_server_tool_call = value
            else:
                message.mcp_server_tool_call = None
            if (
                "googleSearchCall" in data
                and (value := data["googleSearchCall"]) is not None
            ):
                key = "googleSearchCall"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = GoogleSearchCallStep.from_dict(value, partial)
                message.google_search_call = value
            else:
                message.google_search_call = None
            if (
                "fileSearchCall" in data
                and (value := data["fileSearchCall"]) is not None
            ):
                key = "fileSearchCall"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = FileSearchCallStep.from_dict(value, partial)
                message.file_search_call = value
            else:
                message.file_search_call = None
            if (
                "googleMapsCall" in data
                and (value := data["googleMapsCall"]) is not None
            ):
                key = "googleMapsCall"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = GoogleMapsCallStep.from_dict(value, partial)
                message.google_maps_call = value
            else:
                message.google_maps_call = None
            if "retrievalCall" in data and (value := data["retrievalCall"]) is not None:
                key = "retrievalCall"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = RetrievalCallStep.from_dict(value, partial)
                message.retrieval_call = value
            else:
                message.retrieval_call = None
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
        which_type = ""
        try:
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
            if self.function_call is not None:
                value = self.function_call
                key = "functionCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not FunctionCallStep:
                    value = instance(FunctionCallStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.code_execution_call is not None:
                value = self.code_execution_call
                key = "codeExecutionCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not CodeExecutionCallStep:
                    value = instance(CodeExecutionCallStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.url_context_call is not None:
                value = self.url_context_call
                key = "urlContextCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not UrlContextCallStep:
                    value = instance(UrlContextCallStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.mcp_server_tool_call is not None:
                value = self.mcp_server_tool_call
                key = "mcpServerToolCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not McpServerToolCallStep:
                    value = instance(McpServerToolCallStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.google_search_call is not None:
                value = self.google_search_call
                key = "googleSearchCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleSearchCallStep:
                    value = instance(GoogleSearchCallStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.file_search_call is not None:
                value = self.file_search_call
                key = "fileSearchCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not FileSearchCallStep:
                    value = instance(FileSearchCallStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.google_maps_call is not None:
                value = self.google_maps_call
                key = "googleMapsCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleMapsCallStep:
                    value = instance(GoogleMapsCallStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.retrieval_call is not None:
                value = self.retrieval_call
                key = "retrievalCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not RetrievalCallStep:
                    value = instance(RetrievalCallStep, value)
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
        which_type = ""
        try:
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
            if self.function_call is not None:
                value = self.function_call
                key = "functionCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not FunctionCallStep:
                    value = instance(FunctionCallStep, value)
                write(f'{text}"functionCall":')
                value.write_json(write, partial)
                text = ","
            if self.code_execution_call is not None:
                value = self.code_execution_call
                key = "codeExecutionCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not CodeExecutionCallStep:
                    value = instance(CodeExecutionCallStep, value)
                write(f'{text}"codeExecutionCall":')
                value.write_json(write, partial)
                text = ","
            if self.url_context_call is not None:
                value = self.url_context_call
                key = "urlContextCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not UrlContextCallStep:
                    value = instance(UrlContextCallStep, value)
                write(f'{text}"urlContextCall":')
                value.write_json(write, partial)
                text = ","
            if self.mcp_server_tool_call is not None:
                value = self.mcp_server_tool_call
                key = "mcpServerToolCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not McpServerToolCallStep:
                    value = instance(McpServerToolCallStep, value)
                write(f'{text}"mcpServerToolCall":')
                value.write_json(write, partial)
                text = ","
            if self.google_search_call is not None:
                value = self.google_search_call
                key = "googleSearchCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleSearchCallStep:
                    value = instance(GoogleSearchCallStep, value)
                write(f'{text}"googleSearchCall":')
                value.write_json(write, partial)
                text = ","
            if self.file_search_call is not None:
                value = self.file_search_call
                key = "fileSearchCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not FileSearchCallStep:
                    value = instance(FileSearchCallStep, value)
                write(f'{text}"fileSearchCall":')
                value.write_json(write, partial)
                text = ","
            if self.google_maps_call is not None:
                value = self.google_maps_call
                key = "googleMapsCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleMapsCallStep:
                    value = instance(GoogleMapsCallStep, value)
                write(f'{text}"googleMapsCall":')
                value.write_json(write, partial)
                text = ","
            if self.retrieval_call is not None:
                value = self.retrieval_call
                key = "retrievalCall"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not RetrievalCallStep:
                    value = instance(RetrievalCallStep, value)
                write(f'{text}"retrievalCall":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class FunctionCallStep(Message):
    """A function tool call step.

    Source: interactions/step.en.txt:146
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "arguments": "arguments",
    }

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
        name: str,
        arguments: dict[str, JsonValue],
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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

    Source: interactions/step.en.txt:167
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "arguments": "arguments",
    }

    arguments: CodeExecutionCallStepArguments
    """Required. The arguments to pass to the code execution.

    Source: interactions/step.en.txt:172
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        arguments: CodeExecutionCallStepArguments,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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

    Source: interactions/step.en.txt:210
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "arguments": "arguments",
    }

    arguments: UrlContextCallStepArguments
    """Required. The arguments to pass to the URL context.

    Source: interactions/step.en.txt:215
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        arguments: UrlContextCallStepArguments,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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

    Source: interactions/step.en.txt:242
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "serverName": "server_name",
        "arguments": "arguments",
    }

    name: str
    """Required. The name of the tool which was called.

    Source: interactions/step.en.txt:247
    """

    server_name: str
    """Required. The name of the used MCP server.

    Wire name: serverName
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
        name: str,
        server_name: str,
        arguments: dict[str, JsonValue],
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                key = "name"
                message.name = absent(partial)
            if "serverName" in data and (value := data["serverName"]) is not None:
                key = "serverName"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.server_name = value
            else:
                key = "serverName"
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
                key = "serverName"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "serverName"
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
                key = "serverName"
                if type(value) is not str:
                    value = string(value)
                text += f'"serverName":{quoted(value)},'
            else:
                key = "serverName"
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

    Source: interactions/step.en.txt:268
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "arguments": "arguments",
        "searchType": "search_type",
    }

    arguments: GoogleSearchCallStepArguments
    """Required. The arguments to pass to Google Search.

    Source: interactions/step.en.txt:273
    """

    search_type: SearchType | None = None
    """The type of search grounding enabled.

    Wire name: searchType
    Source: interactions/step.en.txt:277
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        arguments: GoogleSearchCallStepArguments,
        search_type: SearchType | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "arguments" in data and (value := data["arguments"]) is not None:
                key = "arguments"
                known += 1
                value = GoogleSearchCallStepArguments.from_dict(value, partial)
                message.arguments = value
            else:
                key = "arguments"
                message.arguments = absent(partial)
            if "searchType" in data and (value := data["searchType"]) is not None:
                key = "searchType"
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
                key = "searchType"
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
                key = "searchType"
                text += f'"searchType":{quoted(string(value))},'
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

    Source: interactions/step.en.txt:305
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
class GoogleMapsCallStep(Message):
    """Google Maps call step.

    Source: interactions/step.en.txt:311
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "arguments": "arguments",
    }

    arguments: GoogleMapsCallStepArguments | None = None
    """The arguments to pass to the Google Maps tool.

    Source: interactions/step.en.txt:316
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        arguments: GoogleMapsCallStepArguments | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
        "arguments": "arguments",
        "retrievalType": "retrieval_type",
    }

    arguments: RetrievalStepArguments
    """Required. The arguments to pass to the retrieval tool.

    Source: interactions/step.en.txt:348
    """

    retrieval_type: RetrievalType | None = None
    """The type of retrieval tools.

    Wire name: retrievalType
    Source: interactions/step.en.txt:352
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        arguments: RetrievalStepArguments,
        retrieval_type: RetrievalType | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "arguments" in data and (value := data["arguments"]) is not None:
                key = "arguments"
                known += 1
                if type(value) is not dict:
                    value = struct(value)
                message.arguments = value
            else:
                key = "arguments"
                message.arguments = absent(partial)
            if "retrievalType" in data and (value := data["retrievalType"]) is not None:
                key = "retrievalType"
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
                key = "retrievalType"
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
            value = self.arguments
            if value is not None:
                key = "arguments"
                text += f'"arguments":{json_text(struct(value))},'
            else:
                key = "arguments"
                absent(partial)
            if self.retrieval_type is not None:
                value = self.retrieval_type
                key = "retrievalType"
                text += f'"retrievalType":{quoted(string(value))},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ToolResultStep(Message):
    """Tool result step.

    Source: interactions/step.en.txt:364
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "callId": "call_id",
        "signature": "signature",
        "functionResult": "function_result",
        "codeExecutionResult": "code_execution_result",
        "urlContextResult": "url_context_result",
        "googleSearchResult": "google_search_result",
        "mcpServerToolResult": "mcp_server_tool_result",
        "fileSearchResult": "file_search_result",
        "googleMapsResult": "google_maps_result",
        "retrievalResult": "retrieval_result",
    }

    call_id: str
    """Required. id to match the id from the function call block.

    Wire name: callId
    Source: interactions/step.en.txt:369
    """

    signature: bytes | None = None
    """A signature hash for backend validation.

    A base64-encoded string.

    Source: interactions/step.en.txt:373
    """

    function_result: FunctionResultStep | None = None
    """Member of the union `type`.
    Wire name: functionResult
    Source: interactions/step.en.txt:381
    """

    code_execution_result: CodeExecutionResultStep | None = None
    """Member of the union `type`.
    Wire name: codeExecutionResult
    Source: interactions/step.en.txt:382
    """

    url_context_result: UrlContextResultStep | None = None
    """Member of the union `type`.
    Wire name: urlContextResult
    Source: interactions/step.en.txt:383
    """

    google_search_result: GoogleSearchResultStep | None = None
    """Member of the union `type`.
    Wire name: googleSearchResult
    Source: interactions/step.en.txt:384
    """

    mcp_server_tool_result: McpServerToolResultStep | None = None
    """Member of the union `type`.
    Wire name: mcpServerToolResult
    Source: interactions/step.en.txt:385
    """

    file_search_result: FileSearchResultStep | None = None
    """Member of the union `type`.
    Wire name: fileSearchResult
    Source: interactions/step.en.txt:386
    """

    google_maps_result: GoogleMapsResultStep | None = None
    """Member of the union `type`.
    Wire name: googleMapsResult
    Source: interactions/step.en.txt:387
    """

    retrieval_result: RetrievalResultStep | None = None
    """Member of the union `type`.
    Wire name: retrievalResult
    Source: interactions/step.en.txt:388
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        call_id: str,
        signature: bytes | None = None,
        function_result: FunctionResultStep | None = None,
        code_execution_result: CodeExecutionResultStep | None = None,
        url_context_result: UrlContextResultStep | None = None,
        google_search_result: GoogleSearchResultStep | None = None,
        mcp_server_tool_result: McpServerToolResultStep | None = None,
        file_search_result: FileSearchResultStep | None = None,
        google_maps_result: GoogleMapsResultStep | None = None,
        retrieval_result: RetrievalResultStep | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.call_id = call_id
        self.signature = signature
        self.function_result = function_result
        self.code_execution_result = code_execution_result
        self.url_context_result = url_context_result
        self.google_search_result = google_search_result
        self.mcp_server_tool_result = mcp_server_tool_result
        self.file_search_result = file_search_result
        self.google_maps_result = google_maps_result
        self.retrieval_result = retrieval_result
        self.unknown_fields = unknown_fields

    def which_type(
        self,
    ) -> (
        Literal[
            "functionResult",
            "codeExecutionResult",
            "urlContextResult",
            "googleSearchResult",
            "mcpServerToolResult",
            "fileSearchResult",
            "googleMapsResult",
            "retrievalResult",
        ]
        | None
    ):
        """The wire name of the member of the union `type` that is set; a `WireError` if two are.

        Source: interactions/step.en.txt:379
        """
        return chosen(
            "type",
            ("functionResult", self.function_result),
            ("codeExecutionResult", self.code_execution_result),
            ("urlContextResult", self.url_context_result),
            ("googleSearchResult", self.google_search_result),
            ("mcpServerToolResult", self.mcp_server_tool_result),
            ("fileSearchResult", self.file_search_result),
            ("googleMapsResult", self.google_maps_result),
            ("retrievalResult", self.retrieval_result),
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
        which_type = ""
        try:
            if "callId" in data and (value := data["callId"]) is not None:
                key = "callId"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.call_id = value
            else:
                key = "callId"
                message.call_id = absent(partial)
            if "signature" in data and (value := data["signature"]) is not None:
                key = "signature"
                known += 1
                value = read_bytes(value)
                message.signature = value
            else:
                message.signature = None
            if (
                "functionResult" in data
                and (value := data["functionResult"]) is not None
            ):
                key = "functionResult"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = FunctionResultStep.from_dict(value, partial)
                message.function_result = value
            else:
                message.function_result = None
            if (
                "codeExecutionResult" in data
                and (value := data["codeExecutionResult"]) is not None
            ):
                key = "codeExecutionResult"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = CodeExecutionResultStep.from_dict(value, partial)
                message.code_execution_result = value
            else:
                message.code_execution_result = None
            if (
                "urlContextResult" in data
                and (value := data["urlContextResult"]) is not None
            ):
                key = "urlContextResult"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = UrlContextResultStep.from_dict(value, partial)
                message.url_context_result = value
            else:
                message.url_context_result = None
            if (
                "googleSearchResult" in data
                and (value := data["googleSearchResult"]) is not None
            ):
                key = "googleSearchResult"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = GoogleSearchResultStep.from_dict(value, partial)
                message.google_search_result = value
            else:
                message.google_search_result = None
            if (
                "mcpServerToolResult" in data
                and (value := data["mcpServerToolResult"]) is not None
            ):
                key = "mcpServerToolResult"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = McpServerToolResultStep.from_dict(value, partial)
                message.mcp_server_tool_result = value
            else:
                message.mcp_server_tool_result = None
            if (
                "fileSearchResult" in data
                and (value := data["fileSearchResult"]) is not None
            ):
                key = "fileSearchResult"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = FileSearchResultStep.from_dict(value, partial)
                message.file_search_result = value
            else:
                message.file_search_result = None
            if (
                "googleMapsResult" in data
                and (value := data["googleMapsResult"]) is not None
            ):
                key = "googleMapsResult"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = GoogleMapsResultStep.from_dict(value, partial)
                message.google_maps_result = value
            else:
                message.google_maps_result = None
            if (
                "retrievalResult" in data
                and (value := data["retrievalResult"]) is not None
            ):
                key = "retrievalResult"
                known += 1
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                value = RetrievalResultStep.from_dict(value, partial)
                message.retrieval_result = value
            else:
                message.retrieval_result = None
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
        which_type = ""
        try:
            value = self.call_id
            if value is not None:
                key = "callId"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "callId"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                data[key] = value
            if self.function_result is not None:
                value = self.function_result
                key = "functionResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not FunctionResultStep:
                    value = instance(FunctionResultStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.code_execution_result is not None:
                value = self.code_execution_result
                key = "codeExecutionResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not CodeExecutionResultStep:
                    value = instance(CodeExecutionResultStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.url_context_result is not None:
                value = self.url_context_result
                key = "urlContextResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not UrlContextResultStep:
                    value = instance(UrlContextResultStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.google_search_result is not None:
                value = self.google_search_result
                key = "googleSearchResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleSearchResultStep:
                    value = instance(GoogleSearchResultStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.mcp_server_tool_result is not None:
                value = self.mcp_server_tool_result
                key = "mcpServerToolResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not McpServerToolResultStep:
                    value = instance(McpServerToolResultStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.file_search_result is not None:
                value = self.file_search_result
                key = "fileSearchResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not FileSearchResultStep:
                    value = instance(FileSearchResultStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.google_maps_result is not None:
                value = self.google_maps_result
                key = "googleMapsResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleMapsResultStep:
                    value = instance(GoogleMapsResultStep, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.retrieval_result is not None:
                value = self.retrieval_result
                key = "retrievalResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not RetrievalResultStep:
                    value = instance(RetrievalResultStep, value)
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
        which_type = ""
        try:
            value = self.call_id
            if value is not None:
                key = "callId"
                if type(value) is not str:
                    value = string(value)
                text += f'"callId":{quoted(value)},'
            else:
                key = "callId"
                absent(partial)
            if self.signature is not None:
                value = self.signature
                key = "signature"
                value = write_bytes(value)
                text += f'"signature":"{value}",'
            if self.function_result is not None:
                value = self.function_result
                key = "functionResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not FunctionResultStep:
                    value = instance(FunctionResultStep, value)
                write(f'{text}"functionResult":')
                value.write_json(write, partial)
                text = ","
            if self.code_execution_result is not None:
                value = self.code_execution_result
                key = "codeExecutionResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not CodeExecutionResultStep:
                    value = instance(CodeExecutionResultStep, value)
                write(f'{text}"codeExecutionResult":')
                value.write_json(write, partial)
                text = ","
            if self.url_context_result is not None:
                value = self.url_context_result
                key = "urlContextResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not UrlContextResultStep:
                    value = instance(UrlContextResultStep, value)
                write(f'{text}"urlContextResult":')
                value.write_json(write, partial)
                text = ","
            if self.google_search_result is not None:
                value = self.google_search_result
                key = "googleSearchResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleSearchResultStep:
                    value = instance(GoogleSearchResultStep, value)
                write(f'{text}"googleSearchResult":')
                value.write_json(write, partial)
                text = ","
            if self.mcp_server_tool_result is not None:
                value = self.mcp_server_tool_result
                key = "mcpServerToolResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not McpServerToolResultStep:
                    value = instance(McpServerToolResultStep, value)
                write(f'{text}"mcpServerToolResult":')
                value.write_json(write, partial)
                text = ","
            if self.file_search_result is not None:
                value = self.file_search_result
                key = "fileSearchResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not FileSearchResultStep:
                    value = instance(FileSearchResultStep, value)
                write(f'{text}"fileSearchResult":')
                value.write_json(write, partial)
                text = ","
            if self.google_maps_result is not None:
                value = self.google_maps_result
                key = "googleMapsResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not GoogleMapsResultStep:
                    value = instance(GoogleMapsResultStep, value)
                write(f'{text}"googleMapsResult":')
                value.write_json(write, partial)
                text = ","
            if self.retrieval_result is not None:
                value = self.retrieval_result
                key = "retrievalResult"
                if which_type:
                    raise conflict("type", which_type, key)
                which_type = key
                if type(value) is not RetrievalResultStep:
                    value = instance(RetrievalResultStep, value)
                write(f'{text}"retrievalResult":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class FunctionResultStep(Message):
    """result of a function tool call.

    Source: interactions/step.en.txt:422
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "isError": "is_error",
        "result": "result",
    }

    name: str | None = None
    """The name of the tool that was called.

    Source: interactions/step.en.txt:427
    """

    is_error: bool | None = None
    """Whether the tool call resulted in an error.

    Wire name: isError
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
        name: str | None = None,
        is_error: bool | None = None,
        result: JsonValue | NullValue,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                message.name = None
            if "isError" in data and (value := data["isError"]) is not None:
                key = "isError"
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
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.is_error is not None:
                value = self.is_error
                key = "isError"
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
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            if self.is_error is not None:
                value = self.is_error
                key = "isError"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"isError":{value},'
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

    Source: interactions/step.en.txt:448
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "result": "result",
        "isError": "is_error",
    }

    result: str
    """Required. The output of the code execution.

    Source: interactions/step.en.txt:453
    """

    is_error: bool | None = None
    """Whether the code execution resulted in an error.

    Wire name: isError
    Source: interactions/step.en.txt:457
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        result: str,
        is_error: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "result" in data and (value := data["result"]) is not None:
                key = "result"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.result = value
            else:
                key = "result"
                message.result = absent(partial)
            if "isError" in data and (value := data["isError"]) is not None:
                key = "isError"
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
                key = "isError"
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
                key = "isError"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"isError":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class UrlContextResultStep(Message):
    """URL context result step.

    Source: interactions/step.en.txt:467
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "result": "result",
        "isError": "is_error",
    }

    result: list[UrlContextResultItem]
    """Required. The results of the URL context.

    Source: interactions/step.en.txt:472
    """

    is_error: bool | None = None
    """Whether the URL context resulted in an error.

    Wire name: isError
    Source: interactions/step.en.txt:476
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        result: list[UrlContextResultItem],
        is_error: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "result" in data and (value := data["result"]) is not None:
                key = "result"
                known += 1
                value = read_list(UrlContextResultItem.from_dict, value, partial)
                message.result = value
            else:
                key = "result"
                message.result = absent(partial)
            if "isError" in data and (value := data["isError"]) is not None:
                key = "isError"
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
                key = "isError"
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
                key = "isError"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"isError":{value},'
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

    Source: interactions/step.en.txt:520
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "result": "result",
        "isError": "is_error",
    }

    result: list[GoogleSearchResultItem]
    """Required. The results of the Google Search.

    Source: interactions/step.en.txt:525
    """

    is_error: bool | None = None
    """Whether the Google Search resulted in an error.

    Wire name: isError
    Source: interactions/step.en.txt:529
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        result: list[GoogleSearchResultItem],
        is_error: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "result" in data and (value := data["result"]) is not None:
                key = "result"
                known += 1
                value = read_list(GoogleSearchResultItem.from_dict, value, partial)
                message.result = value
            else:
                key = "result"
                message.result = absent(partial)
            if "isError" in data and (value := data["isError"]) is not None:
                key = "isError"
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
                key = "isError"
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
                key = "isError"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"isError":{value},'
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
        "searchSuggestions": "search_suggestions",
    }

    search_suggestions: str | None = None
    """Web content snippet that can be embedded in a web page or an app webview.

    Wire name: searchSuggestions
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
                "searchSuggestions" in data
                and (value := data["searchSuggestions"]) is not None
            ):
                key = "searchSuggestions"
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
                key = "searchSuggestions"
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
                key = "searchSuggestions"
                if type(value) is not str:
                    value = string(value)
                text += f'"searchSuggestions":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class McpServerToolResultStep(Message):
    """MCPServer tool result step.

    Source: interactions/step.en.txt:557
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "serverName": "server_name",
        "result": "result",
    }

    name: str | None = None
    """name of the tool which is called for this specific tool call.

    Source: interactions/step.en.txt:562
    """

    server_name: str | None = None
    """The name of the used MCP server.

    Wire name: serverName
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
        name: str | None = None,
        server_name: str | None = None,
        result: JsonValue | NullValue,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                message.name = None
            if "serverName" in data and (value := data["serverName"]) is not None:
                key = "serverName"
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
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.server_name is not None:
                value = self.server_name
                key = "serverName"
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
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            if self.server_name is not None:
                value = self.server_name
                key = "serverName"
                if type(value) is not str:
                    value = string(value)
                text += f'"serverName":{quoted(value)},'
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

    Source: interactions/step.en.txt:583
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
class GoogleMapsResultStep(Message):
    """Google Maps result step.

    Source: interactions/step.en.txt:589
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "result": "result",
    }

    result: list[GoogleMapsResultItem] | None = None
    """Source: interactions/step.en.txt:594"""

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        result: list[GoogleMapsResultItem] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
        "widgetContextToken": "widget_context_token",
    }

    places: list[GoogleMapsResultPlaces] | None = None
    """Source: interactions/step.en.txt:609"""

    widget_context_token: str | None = None
    """Wire name: widgetContextToken
    Source: interactions/step.en.txt:610
    """

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
                "widgetContextToken" in data
                and (value := data["widgetContextToken"]) is not None
            ):
                key = "widgetContextToken"
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
                key = "widgetContextToken"
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
                key = "widgetContextToken"
                if type(value) is not str:
                    value = string(value)
                text += f'"widgetContextToken":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoogleMapsResultPlaces(Message):
    """Source: interactions/step.en.txt:621"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "placeId": "place_id",
        "name": "name",
        "url": "url",
        "reviewSnippets": "review_snippets",
    }

    place_id: str | None = None
    """Wire name: placeId
    Source: interactions/step.en.txt:624
    """

    name: str | None = None
    """Source: interactions/step.en.txt:625"""

    url: str | None = None
    """Source: interactions/step.en.txt:626"""

    review_snippets: list[ReviewSnippet] | None = None
    """Wire name: reviewSnippets
    Source: interactions/step.en.txt:627
    """

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
            if "placeId" in data and (value := data["placeId"]) is not None:
                key = "placeId"
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
                "reviewSnippets" in data
                and (value := data["reviewSnippets"]) is not None
            ):
                key = "reviewSnippets"
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
                key = "placeId"
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
                key = "reviewSnippets"
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
                key = "placeId"
                if type(value) is not str:
                    value = string(value)
                text += f'"placeId":{quoted(value)},'
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
                key = "reviewSnippets"
                value = each(struct, value)
                text += f'"reviewSnippets":{json_text(value)},'
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
        "isError": "is_error",
    }

    is_error: bool | None = None
    """Whether the retrieval resulted in an error.

    Wire name: isError
    Source: interactions/step.en.txt:645
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        is_error: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "isError" in data and (value := data["isError"]) is not None:
                key = "isError"
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
            if self.is_error is not None:
                value = self.is_error
                key = "isError"
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
            if self.is_error is not None:
                value = self.is_error
                key = "isError"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"isError":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class UserInputStep(Message):
    """Input provided by the user.

    Source: interactions/step.en.txt:654
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "contentList": "content_list",
        "contentString": "content_string",
    }

    content_list: ContentList | None = None
    """The content of the step. An array of Content objects.

    Member of the union `content`.
    Wire name: contentList
    Source: interactions/step.en.txt:661
    """

    content_string: str | None = None
    """The content of the step. A single string.

    Member of the union `content`.
    Wire name: contentString
    Source: interactions/step.en.txt:665
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def __init__(
        self,
        *,
        content_list: ContentList | None = None,
        content_string: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.content_list = content_list
        self.content_string = content_string
        self.unknown_fields = unknown_fields

    def which_content(
        self,
    ) -> (
        Literal[
            "contentList",
            "contentString",
        ]
        | None
    ):
        """The wire name of the member of the union `content` that is set; a `WireError` if two are.

        Source: interactions/step.en.txt:659
        """
        return chosen(
            "content",
            ("contentList", self.content_list),
            ("contentString", self.content_string),
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
        which_content = ""
        try:
            if "contentList" in data and (value := data["contentList"]) is not None:
                key = "contentList"
                known += 1
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
                if type(value) is not dict:
                    value = struct(value)
                message.content_list = value
            else:
                message.content_list = None
            if "contentString" in data and (value := data["contentString"]) is not None:
                key = "contentString"
                known += 1
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
                if type(value) is not str:
                    value = string(value)
                message.content_string = value
            else:
                message.content_string = None
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
        which_content = ""
        try:
            if self.content_list is not None:
                value = self.content_list
                key = "contentList"
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.content_string is not None:
                value = self.content_string
                key = "contentString"
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
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
        which_content = ""
        try:
            if self.content_list is not None:
                value = self.content_list
                key = "contentList"
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
                text += f'"contentList":{json_text(struct(value))},'
            if self.content_string is not None:
                value = self.content_string
                key = "contentString"
                if which_content:
                    raise conflict("content", which_content, key)
                which_content = key
                if type(value) is not str:
                    value = string(value)
                text += f'"contentString":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
class ModelOutputStep(Message):
    """Output generated by the model.

    Source: interactions/step.en.txt:680
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "content": "content",
        "error": "error",
    }

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
        content: list[Content] | None = None,
        error: GoogleRpcStatus | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
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
            if "content" in data and (value := data["content"]) is not None:
                key = "content"
                known += 1
                value = each(struct, value)
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
            if self.content is not None:
                value = self.content
                key = "content"
                value = each(struct, value)
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
            if self.content is not None:
                value = self.content
                key = "content"
                value = each(struct, value)
                text += f'"content":{json_text(value)},'
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


class AudioResponseFormatMimeType(StrEnum):
    """Supported MIME types for audio output.

    Heading: MimeType
    Source: interactions/interaction.en.txt:359
    """

    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:364
    """

    TYPE_MP3 = "TYPE_MP3"
    """MP3 audio format.

    Source: interactions/interaction.en.txt:365
    """

    TYPE_OGG_OPUS = "TYPE_OGG_OPUS"
    """OGG Opus audio format.

    Source: interactions/interaction.en.txt:366
    """

    TYPE_L16 = "TYPE_L16"
    """Raw PCM (L16) audio format.

    Source: interactions/interaction.en.txt:367
    """

    TYPE_WAV = "TYPE_WAV"
    """WAV audio format.

    Source: interactions/interaction.en.txt:368
    """

    TYPE_ALAW = "TYPE_ALAW"
    """A-law audio format.

    Source: interactions/interaction.en.txt:369
    """

    TYPE_MULAW = "TYPE_MULAW"
    """Mu-law audio format.

    Source: interactions/interaction.en.txt:370
    """


_AUDIO_RESPONSE_FORMAT_MIME_TYPE = by_value(AudioResponseFormatMimeType)


class AudioResponseFormatDelivery(StrEnum):
    """Delivery mode for audio output.

    Heading: Delivery
    Source: interactions/interaction.en.txt:372
    """

    DELIVERY_UNSPECIFIED = "DELIVERY_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:377
    """

    INLINE = "INLINE"
    """Audio data is returned inline in the response.

    Source: interactions/interaction.en.txt:378
    """

    URI = "URI"
    """Audio data is returned as a URI.

    Source: interactions/interaction.en.txt:379
    """


_AUDIO_RESPONSE_FORMAT_DELIVERY = by_value(AudioResponseFormatDelivery)


class TextResponseFormatMimeType(StrEnum):
    """Supported MIME types for text output.

    Heading: MimeType
    Source: interactions/interaction.en.txt:402
    """

    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:407
    """

    TYPE_APPLICATION_JSON = "TYPE_APPLICATION_JSON"
    """JSON output format.

    Source: interactions/interaction.en.txt:408
    """

    TYPE_TEXT_PLAIN = "TYPE_TEXT_PLAIN"
    """Plain text output format.

    Source: interactions/interaction.en.txt:409
    """


_TEXT_RESPONSE_FORMAT_MIME_TYPE = by_value(TextResponseFormatMimeType)


class ImageResponseFormatMimeType(StrEnum):
    """Supported MIME types for image output.

    Heading: MimeType
    Source: interactions/interaction.en.txt:440
    """

    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:445
    """

    TYPE_JPEG = "TYPE_JPEG"
    """JPEG image format.

    Source: interactions/interaction.en.txt:446
    """


_IMAGE_RESPONSE_FORMAT_MIME_TYPE = by_value(ImageResponseFormatMimeType)


class ImageResponseFormatDelivery(StrEnum):
    """Delivery mode for image output.

    Heading: Delivery
    Source: interactions/interaction.en.txt:448
    """

    DELIVERY_UNSPECIFIED = "DELIVERY_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:453
    """

    INLINE = "INLINE"
    """Image data is returned inline in the response.

    Source: interactions/interaction.en.txt:454
    """

    URI = "URI"
    """Image data is returned as a URI.

    Source: interactions/interaction.en.txt:455
    """


_IMAGE_RESPONSE_FORMAT_DELIVERY = by_value(ImageResponseFormatDelivery)


class ImageResponseFormatAspectRatio(StrEnum):
    """Supported aspect ratios for image output.

    Heading: AspectRatio
    Source: interactions/interaction.en.txt:457
    """

    ASPECT_RATIO_UNSPECIFIED = "ASPECT_RATIO_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:462
    """

    ASPECT_RATIO_ONE_BY_ONE = "ASPECT_RATIO_ONE_BY_ONE"
    """1:1 aspect ratio.

    Source: interactions/interaction.en.txt:463
    """

    ASPECT_RATIO_TWO_BY_THREE = "ASPECT_RATIO_TWO_BY_THREE"
    """2:3 aspect ratio.

    Source: interactions/interaction.en.txt:464
    """

    ASPECT_RATIO_THREE_BY_TWO = "ASPECT_RATIO_THREE_BY_TWO"
    """3:2 aspect ratio.

    Source: interactions/interaction.en.txt:465
    """

    ASPECT_RATIO_THREE_BY_FOUR = "ASPECT_RATIO_THREE_BY_FOUR"
    """3:4 aspect ratio.

    Source: interactions/interaction.en.txt:466
    """

    ASPECT_RATIO_FOUR_BY_THREE = "ASPECT_RATIO_FOUR_BY_THREE"
    """4:3 aspect ratio.

    Source: interactions/interaction.en.txt:467
    """

    ASPECT_RATIO_FOUR_BY_FIVE = "ASPECT_RATIO_FOUR_BY_FIVE"
    """4:5 aspect ratio.

    Source: interactions/interaction.en.txt:468
    """

    ASPECT_RATIO_FIVE_BY_FOUR = "ASPECT_RATIO_FIVE_BY_FOUR"
    """5:4 aspect ratio.

    Source: interactions/interaction.en.txt:469
    """

    ASPECT_RATIO_NINE_BY_SIXTEEN = "ASPECT_RATIO_NINE_BY_SIXTEEN"
    """9:16 aspect ratio.

    Source: interactions/interaction.en.txt:470
    """

    ASPECT_RATIO_SIXTEEN_BY_NINE = "ASPECT_RATIO_SIXTEEN_BY_NINE"
    """16:9 aspect ratio.

    Source: interactions/interaction.en.txt:471
    """

    ASPECT_RATIO_TWENTY_ONE_BY_NINE = "ASPECT_RATIO_TWENTY_ONE_BY_NINE"
    """21:9 aspect ratio.

    Source: interactions/interaction.en.txt:472
    """

    ASPECT_RATIO_ONE_BY_EIGHT = "ASPECT_RATIO_ONE_BY_EIGHT"
    """1:8 aspect ratio.

    Source: interactions/interaction.en.txt:473
    """

    ASPECT_RATIO_EIGHT_BY_ONE = "ASPECT_RATIO_EIGHT_BY_ONE"
    """8:1 aspect ratio.

    Source: interactions/interaction.en.txt:474
    """

    ASPECT_RATIO_ONE_BY_FOUR = "ASPECT_RATIO_ONE_BY_FOUR"
    """1:4 aspect ratio.

    Source: interactions/interaction.en.txt:475
    """

    ASPECT_RATIO_FOUR_BY_ONE = "ASPECT_RATIO_FOUR_BY_ONE"
    """4:1 aspect ratio.

    Source: interactions/interaction.en.txt:476
    """


_IMAGE_RESPONSE_FORMAT_ASPECT_RATIO = by_value(ImageResponseFormatAspectRatio)


class ImageSize(StrEnum):
    """Supported image sizes for image output.

    Source: interactions/interaction.en.txt:478
    """

    IMAGE_SIZE_UNSPECIFIED = "IMAGE_SIZE_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:483
    """

    IMAGE_SIZE_FIVE_TWELVE = "IMAGE_SIZE_FIVE_TWELVE"
    """512px image size.

    Source: interactions/interaction.en.txt:484
    """

    IMAGE_SIZE_ONE_K = "IMAGE_SIZE_ONE_K"
    """1K image size.

    Source: interactions/interaction.en.txt:485
    """

    IMAGE_SIZE_TWO_K = "IMAGE_SIZE_TWO_K"
    """2K image size.

    Source: interactions/interaction.en.txt:486
    """

    IMAGE_SIZE_FOUR_K = "IMAGE_SIZE_FOUR_K"
    """4K image size.

    Source: interactions/interaction.en.txt:487
    """


_IMAGE_SIZE = by_value(ImageSize)


class VideoResponseFormatDelivery(StrEnum):
    """Delivery mode for video output.

    Heading: Delivery
    Source: interactions/interaction.en.txt:520
    """

    DELIVERY_UNSPECIFIED = "DELIVERY_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:525
    """

    INLINE = "INLINE"
    """Video data is returned inline in the response.

    Source: interactions/interaction.en.txt:526
    """

    URI = "URI"
    """Video data is returned as a URI.

    Source: interactions/interaction.en.txt:527
    """


_VIDEO_RESPONSE_FORMAT_DELIVERY = by_value(VideoResponseFormatDelivery)


class VideoResponseFormatAspectRatio(StrEnum):
    """Supported aspect ratios for video output.

    Heading: AspectRatio
    Source: interactions/interaction.en.txt:529
    """

    ASPECT_RATIO_UNSPECIFIED = "ASPECT_RATIO_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:534
    """

    ASPECT_RATIO_SIXTEEN_BY_NINE = "ASPECT_RATIO_SIXTEEN_BY_NINE"
    """16:9 aspect ratio.

    Source: interactions/interaction.en.txt:535
    """

    ASPECT_RATIO_NINE_BY_SIXTEEN = "ASPECT_RATIO_NINE_BY_SIXTEEN"
    """9:16 aspect ratio.

    Source: interactions/interaction.en.txt:536
    """


_VIDEO_RESPONSE_FORMAT_ASPECT_RATIO = by_value(VideoResponseFormatAspectRatio)


class ToolChoiceType(StrEnum):
    """The type of tool choice.

    Source: interactions/interaction.en.txt:653
    """

    TOOL_CHOICE_TYPE_UNSPECIFIED = "TOOL_CHOICE_TYPE_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:658
    """

    AUTO = "AUTO"
    """Auto tool choice.

    Source: interactions/interaction.en.txt:659
    """

    ANY = "ANY"
    """Any tool choice.

    Source: interactions/interaction.en.txt:660
    """

    NONE = "NONE"
    """No tool choice.

    Source: interactions/interaction.en.txt:661
    """

    VALIDATED = "VALIDATED"
    """Validated tool choice.

    Source: interactions/interaction.en.txt:662
    """


_TOOL_CHOICE_TYPE = by_value(ToolChoiceType)


class ThinkingLevel(StrEnum):
    """The level of thought tokens that the model should generate.

    Source: interactions/interaction.en.txt:701
    """

    THINKING_LEVEL_UNSPECIFIED = "THINKING_LEVEL_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:706
    """

    THINKING_LEVEL_MINIMAL = "THINKING_LEVEL_MINIMAL"
    """Little to no thinking.

    Source: interactions/interaction.en.txt:707
    """

    THINKING_LEVEL_LOW = "THINKING_LEVEL_LOW"
    """Low thinking level.

    Source: interactions/interaction.en.txt:708
    """

    THINKING_LEVEL_MEDIUM = "THINKING_LEVEL_MEDIUM"
    """Medium thinking level.

    Source: interactions/interaction.en.txt:709
    """

    THINKING_LEVEL_HIGH = "THINKING_LEVEL_HIGH"
    """High thinking level.

    Source: interactions/interaction.en.txt:710
    """


_THINKING_LEVEL = by_value(ThinkingLevel)


class ThinkingSummaries(StrEnum):
    """Whether to include thought summaries in the response.

    Source: interactions/interaction.en.txt:712
    """

    THINKING_SUMMARIES_UNSPECIFIED = "THINKING_SUMMARIES_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:717
    """

    THINKING_SUMMARIES_AUTO = "THINKING_SUMMARIES_AUTO"
    """Auto thinking summaries.

    Source: interactions/interaction.en.txt:718
    """

    THINKING_SUMMARIES_NONE = "THINKING_SUMMARIES_NONE"
    """No thinking summaries.

    Source: interactions/interaction.en.txt:719
    """


_THINKING_SUMMARIES = by_value(ThinkingSummaries)


class Task(StrEnum):
    """Supported video generation tasks.

    Source: interactions/interaction.en.txt:780
    """

    TASK_UNSPECIFIED = "TASK_UNSPECIFIED"
    """Unspecified task. The task is inferred from the input prompt and media.

    Source: interactions/interaction.en.txt:785
    """

    TEXT_TO_VIDEO = "TEXT_TO_VIDEO"
    """Generates video solely from a text prompt.

    Source: interactions/interaction.en.txt:786
    """

    IMAGE_TO_VIDEO = "IMAGE_TO_VIDEO"
    """Generates video from one or two source images. The first image defines the starting frame, and the optional second image defines the ending frame.

    Source: interactions/interaction.en.txt:787
    """

    REFERENCE_TO_VIDEO = "REFERENCE_TO_VIDEO"
    """Generates video using reference media (such as images, audio, or video).

    Source: interactions/interaction.en.txt:788
    """

    EDIT = "EDIT"
    """Modifies an existing input video.

    Source: interactions/interaction.en.txt:789
    """


_TASK = by_value(Task)


class VisualizationMode(StrEnum):
    """Enum for visualization mode. Eventually we will support an interactive mode where the user can choose whether to include HTML visualizations in the response.

    Source: interactions/interaction.en.txt:917
    """

    UNSPECIFIED = "UNSPECIFIED"
    """The default visualization mode. Will default to AUTO.

    Source: interactions/interaction.en.txt:922
    """

    OFF = "OFF"
    """Do not include visualizations.

    Source: interactions/interaction.en.txt:923
    """

    AUTO = "AUTO"
    """Automatically include visualizations.

    Source: interactions/interaction.en.txt:924
    """


_VISUALIZATION_MODE = by_value(VisualizationMode)


class Mode(StrEnum):
    """Defines the depth and thoroughness of the find session.

    Source: interactions/interaction.en.txt:1023
    """

    MODE_UNSPECIFIED = "MODE_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:1028
    """

    MODE_SCAN = "MODE_SCAN"
    """Fast scan using only the initial classifier.

    Source: interactions/interaction.en.txt:1029
    """

    MODE_VERIFY = "MODE_VERIFY"
    """Performs classification followed by detailed investigation.

    Source: interactions/interaction.en.txt:1030
    """


_MODE = by_value(Mode)


class NetworkMode(StrEnum):
    """Network egress mode for non-allowlist configurations.

    Source: interactions/interaction.en.txt:1170
    """

    NETWORK_MODE_UNSPECIFIED = "NETWORK_MODE_UNSPECIFIED"
    """Default value. Unused.

    Source: interactions/interaction.en.txt:1175
    """

    DISABLED = "DISABLED"
    """All network egress is blocked.

    Source: interactions/interaction.en.txt:1176
    """


_NETWORK_MODE = by_value(NetworkMode)


class Type(StrEnum):
    """Source: interactions/interaction.en.txt:1209"""

    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    """Source: interactions/interaction.en.txt:1212"""

    GCS = "GCS"
    """A Cloud Storage bucket.

    Source: interactions/interaction.en.txt:1213
    """

    INLINE = "INLINE"
    """Inline content.

    Source: interactions/interaction.en.txt:1214
    """

    REPOSITORY = "REPOSITORY"
    """A generic repository. The protocol prefix in the source URL identifies the provider (e.g., github://, gcs://).

    Source: interactions/interaction.en.txt:1215
    """

    SKILL_REGISTRY = "SKILL_REGISTRY"
    """A skill resource from the Skill Registry service. Skill: projects/{project}/locations/{location}/skills/{skill} SkillRevision: projects/{project}/locations/{location}/skills/{skill}/revisions/{revision} Support mounting all skills under a project: projects/{project}/locations/{location}/skills.

    Source: interactions/interaction.en.txt:1216
    """


_TYPE = by_value(Type)


class Environment(StrEnum):
    """Represents the environment being operated, such as a web browser.

    Source: interactions/interaction.en.txt:1368
    """

    ENVIRONMENT_UNSPECIFIED = "ENVIRONMENT_UNSPECIFIED"
    """Defaults to browser.

    Source: interactions/interaction.en.txt:1373
    """

    BROWSER = "BROWSER"
    """Operates in a web browser.

    Source: interactions/interaction.en.txt:1374
    """

    MOBILE = "MOBILE"
    """Operates in a mobile environment.

    Source: interactions/interaction.en.txt:1375
    """

    DESKTOP = "DESKTOP"
    """Operates in a desktop environment.

    Source: interactions/interaction.en.txt:1376
    """


_ENVIRONMENT = by_value(Environment)


class SafetyPolicy(StrEnum):
    """Source: interactions/interaction.en.txt:1378"""

    SAFETY_POLICY_UNSPECIFIED = "SAFETY_POLICY_UNSPECIFIED"
    """Unspecified safety policy.

    Source: interactions/interaction.en.txt:1381
    """

    FINANCIAL_TRANSACTIONS = "FINANCIAL_TRANSACTIONS"
    """Safety policy for financial transactions.

    Source: interactions/interaction.en.txt:1382
    """

    SENSITIVE_DATA_MODIFICATION = "SENSITIVE_DATA_MODIFICATION"
    """Safety policy for sensitive data modification.

    Source: interactions/interaction.en.txt:1383
    """

    COMMUNICATION_TOOL = "COMMUNICATION_TOOL"
    """Safety policy for communication tools (e.g. Gmail, Chat, Meet).

    Source: interactions/interaction.en.txt:1384
    """

    ACCOUNT_CREATION = "ACCOUNT_CREATION"
    """Safety policy for account creation.

    Source: interactions/interaction.en.txt:1385
    """

    DATA_MODIFICATION = "DATA_MODIFICATION"
    """Safety policy for data modification.

    Source: interactions/interaction.en.txt:1386
    """

    LEGAL_TERMS_AND_AGREEMENTS = "LEGAL_TERMS_AND_AGREEMENTS"
    """Safety policy for legal terms and agreements.

    Source: interactions/interaction.en.txt:1387
    """


_SAFETY_POLICY = by_value(SafetyPolicy)


class HarmCategory(StrEnum):
    """Harm categories that can be detected in user input and model responses.

    Source: interactions/interaction.en.txt:1791
    """

    HARM_CATEGORY_UNSPECIFIED = "HARM_CATEGORY_UNSPECIFIED"
    """Default value. This value is unused.

    Source: interactions/interaction.en.txt:1796
    """

    HARM_CATEGORY_HATE_SPEECH = "HARM_CATEGORY_HATE_SPEECH"
    """Content that promotes violence or incites hatred against individuals or groups based on certain attributes.

    Source: interactions/interaction.en.txt:1797
    """

    HARM_CATEGORY_DANGEROUS_CONTENT = "HARM_CATEGORY_DANGEROUS_CONTENT"
    """Content that promotes, facilitates, or enables dangerous activities.

    Source: interactions/interaction.en.txt:1798
    """

    HARM_CATEGORY_HARASSMENT = "HARM_CATEGORY_HARASSMENT"
    """Abusive, threatening, or content intended to bully, torment, or ridicule.

    Source: interactions/interaction.en.txt:1799
    """

    HARM_CATEGORY_SEXUALLY_EXPLICIT = "HARM_CATEGORY_SEXUALLY_EXPLICIT"
    """Content that contains sexually explicit material.

    Source: interactions/interaction.en.txt:1800
    """

    HARM_CATEGORY_CIVIC_INTEGRITY = "HARM_CATEGORY_CIVIC_INTEGRITY"
    """Deprecated: Election filter is not longer supported. The harm category is civic integrity.

    Deprecated.
    Source: interactions/interaction.en.txt:1801
    """

    HARM_CATEGORY_IMAGE_HATE = "HARM_CATEGORY_IMAGE_HATE"
    """Images that contain hate speech.

    Source: interactions/interaction.en.txt:1804
    """

    HARM_CATEGORY_IMAGE_DANGEROUS_CONTENT = "HARM_CATEGORY_IMAGE_DANGEROUS_CONTENT"
    """Images that contain dangerous content.

    Source: interactions/interaction.en.txt:1805
    """

    HARM_CATEGORY_IMAGE_HARASSMENT = "HARM_CATEGORY_IMAGE_HARASSMENT"
    """Images that contain harassment.

    Source: interactions/interaction.en.txt:1806
    """

    HARM_CATEGORY_IMAGE_SEXUALLY_EXPLICIT = "HARM_CATEGORY_IMAGE_SEXUALLY_EXPLICIT"
    """Images that contain sexually explicit content.

    Source: interactions/interaction.en.txt:1807
    """

    HARM_CATEGORY_JAILBREAK = "HARM_CATEGORY_JAILBREAK"
    """Prompts designed to bypass safety filters.

    Source: interactions/interaction.en.txt:1808
    """


_HARM_CATEGORY = by_value(HarmCategory)


class HarmBlockThreshold(StrEnum):
    """Thresholds for blocking content based on harm probability.

    Source: interactions/interaction.en.txt:1810
    """

    HARM_BLOCK_THRESHOLD_UNSPECIFIED = "HARM_BLOCK_THRESHOLD_UNSPECIFIED"
    """The harm block threshold is unspecified.

    Source: interactions/interaction.en.txt:1815
    """

    BLOCK_LOW_AND_ABOVE = "BLOCK_LOW_AND_ABOVE"
    """Block content with a low harm probability or higher.

    Source: interactions/interaction.en.txt:1816
    """

    BLOCK_MEDIUM_AND_ABOVE = "BLOCK_MEDIUM_AND_ABOVE"
    """Block content with a medium harm probability or higher.

    Source: interactions/interaction.en.txt:1817
    """

    BLOCK_ONLY_HIGH = "BLOCK_ONLY_HIGH"
    """Block content with a high harm probability.

    Source: interactions/interaction.en.txt:1818
    """

    BLOCK_NONE = "BLOCK_NONE"
    """Do not block any content, regardless of its harm probability.

    Source: interactions/interaction.en.txt:1819
    """

    OFF = "OFF"
    """Turn off the safety filter entirely.

    Source: interactions/interaction.en.txt:1820
    """


_HARM_BLOCK_THRESHOLD = by_value(HarmBlockThreshold)


class HarmBlockMethod(StrEnum):
    """The method for blocking content.

    Source: interactions/interaction.en.txt:1822
    """

    HARM_BLOCK_METHOD_UNSPECIFIED = "HARM_BLOCK_METHOD_UNSPECIFIED"
    """The harm block method is unspecified.

    Source: interactions/interaction.en.txt:1827
    """

    SEVERITY = "SEVERITY"
    """The harm block method uses both probability and severity scores.

    Source: interactions/interaction.en.txt:1828
    """

    PROBABILITY = "PROBABILITY"
    """The harm block method uses the probability score.

    Source: interactions/interaction.en.txt:1829
    """


_HARM_BLOCK_METHOD = by_value(HarmBlockMethod)


class Language(StrEnum):
    """Supported programming languages for the generated code.

    Source: interactions/step.en.txt:202
    """

    LANGUAGE_UNSPECIFIED = "LANGUAGE_UNSPECIFIED"
    """Unspecified language. This value should not be used.

    Source: interactions/step.en.txt:207
    """

    PYTHON = "PYTHON"
    """Python >= 3.10, with numpy and simpy available.

    Source: interactions/step.en.txt:208
    """


_LANGUAGE = by_value(Language)


class UrlContextResultItemStatus(StrEnum):
    """The status of the URL retrieval.

    Heading: Status
    Source: interactions/step.en.txt:509
    """

    STATUS_UNSPECIFIED = "STATUS_UNSPECIFIED"
    """Source: interactions/step.en.txt:514"""

    SUCCESS = "SUCCESS"
    """Source: interactions/step.en.txt:515"""

    ERROR = "ERROR"
    """Source: interactions/step.en.txt:516"""

    PAYWALL = "PAYWALL"
    """Source: interactions/step.en.txt:517"""

    UNSAFE = "UNSAFE"
    """Source: interactions/step.en.txt:518"""


_URL_CONTEXT_RESULT_ITEM_STATUS = by_value(UrlContextResultItemStatus)


InteractionStatus: TypeAlias = str
"""Opaque: any string, as no page of this API declares Interaction.Status.

The Interaction page does not declare its status enum; data_model.en.md lists the values as they travel.
Source: interactions/interaction.en.txt:10
"""

Content: TypeAlias = dict[str, JsonValue]
"""Opaque: any object, as no page of this API declares Content.

Declared on the Content page, which is not vendored.
Source: interactions/interaction.en.txt:27
"""

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

ContentList: TypeAlias = dict[str, JsonValue]
"""Opaque: any object, as no page of this API declares ContentList.

Declared on the Content page, which is not vendored.
Source: interactions/interaction.en.txt:78
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

LegacyTextContent: TypeAlias = dict[str, JsonValue]
"""Opaque: any object, as no page of this API declares LegacyTextContent.

A deprecated member of Step; declared on no vendored page.
Source: interactions/step.en.txt:16
"""

LegacyImageContent: TypeAlias = dict[str, JsonValue]
"""Opaque: any object, as no page of this API declares LegacyImageContent.

A deprecated member of Step; declared on no vendored page.
Source: interactions/step.en.txt:18
"""

LegacyAudioContent: TypeAlias = dict[str, JsonValue]
"""Opaque: any object, as no page of this API declares LegacyAudioContent.

A deprecated member of Step; declared on no vendored page.
Source: interactions/step.en.txt:20
"""

LegacyDocumentContent: TypeAlias = dict[str, JsonValue]
"""Opaque: any object, as no page of this API declares LegacyDocumentContent.

A deprecated member of Step; declared on no vendored page.
Source: interactions/step.en.txt:22
"""

LegacyVideoContent: TypeAlias = dict[str, JsonValue]
"""Opaque: any object, as no page of this API declares LegacyVideoContent.

A deprecated member of Step; declared on no vendored page.
Source: interactions/step.en.txt:24
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
