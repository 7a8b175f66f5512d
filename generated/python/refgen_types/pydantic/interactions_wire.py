"""Pydantic v2 models, generated from the OpenAPI document of the same name. Do not edit."""

from __future__ import annotations

from typing import ClassVar
from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    RootModel,
    StrictBool,
    StrictFloat,
    StrictInt,
)
from typing import Annotated, Any, Literal
from enum import StrEnum


class SpeechConfig(BaseModel):
    """
    The configuration for speech interaction.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    voice: str | None = None
    """
    The voice of the speaker.
    """
    language: str | None = None
    """
    The language of the speech.
    """
    speaker: str | None = None
    """
    The speaker's name, it should match the speaker name given in the prompt.
    """


class ImageConfig(BaseModel):
    """
    The configuration for image interaction.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    aspect_ratio: str | None = None
    """
    The aspect ratio of the image to generate. Supported aspect ratios: 1:1, 2:3, 3:2, 3:4, 4:3, 9:16, 16:9, 21:9.

    If not specified, the model will choose a default aspect ratio based on any reference images provided.
    """
    image_size: str | None = None
    """
    Specifies the size of generated images. Supported values are 1K, 2K, 4K. If not specified, the model will use default value 1K.
    """


class TranscriptionConfig(BaseModel):
    """
    Configuration for speech recognition (transcription).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    timestamp_granularities: list[str] | None = None
    """
    Optional. The granularity of timestamps to include in the transcription output. Supported values: "word". If empty, no timestamps are generated.
    """
    diarization_mode: str | None = None
    """
    Optional. Configures speaker diarization. Supported values: "speaker".
    """
    language_codes: list[str] | None = None
    """
    Optional. BCP-47 language codes providing hints about the languages present in the audio. If omitted or empty, defaults to automatic language detection.
    """
    adaptation_phrases: Annotated[list[str] | None, Field(deprecated=True)] = None
    """
    Optional. A list of phrases to bias the ASR model towards.
    """
    custom_vocabulary: list[str] | None = None
    """
    Optional. A list of custom vocabulary phrases to bias the speech recognition model toward recognizing specific terms.
    """


class DynamicAgentConfig(BaseModel):
    """
    Configuration for dynamic agents.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["dynamic"]
    config: dict[str, Any] | None = None
    """
    For agents that are not supported statically in the API definition.
    """


class FileContent(BaseModel):
    """
    Content of a single file in the codebase.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    path: str | None = None
    """
    The relative path of the file from the project root.
    """
    content: str | None = None
    """
    The UTF-8 encoded text content of the file.
    """


class FixRequest(BaseModel):
    """
    Request parameters specific to FIX sessions, used for generating and validating security patches.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    source_files: list[FileContent] | None = None
    """
    A list of source files providing context for the remediation. These files are typically the ones containing the identified vulnerability.
    """
    finding_id: str | None = None
    """
    The identifier of the specific security finding to be remediated. This id maps to a previously discovered vulnerability.
    """
    description: str | None = None
    """
    Additional context or custom instructions provided by the user to guide the patch generation process.
    """


class SessionConfig(BaseModel):
    """
    The configuration of CodeMender sessions.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    max_rounds: StrictInt | None = None
    """
    The maximum number of interaction rounds the agent is allowed to perform before reaching a timeout.
    """


class AntigravityAgentConfig(BaseModel):
    """
    Configuration for the Antigravity agent runtime. Provides server-side control over the agent's execution environment and tool configuration.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["antigravity"]
    model: str | None = None
    """
    The model to use for agent reasoning.
    """
    max_total_tokens: Annotated[str | None, Field(pattern="^-?[0-9]+$")] = None
    """
    Max total tokens for the agent run.
    """


class EgressRule(BaseModel):
    """
    A network egress rule that controls which external domains the environment is allowed to reach. Each rule identifies a target domain and, optionally, a set of HTTP headers to inject into every matching outbound request.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    domain: str | None = None
    """
    The domain pattern to match for this rule. Use an exact hostname (e.g., github.com), a wildcard prefix (e.g., *.googleapis.com), or * to match all domains.
    """
    transform: dict[str, str] | None = None
    """
    headers to inject into requests matching this rule. Key: header name (e.g., "Authorization"). value: header value (e.g., "Bearer your-token").
    """


class LocalEnvironmentConfig(BaseModel):
    """
    Configuration for an environment that lives on the client connection rather than in a server-managed sandbox.

    When set (via Interaction.local_environment), the agent's filesystem and shell are treated as living on the client: the agent's built-in environment operations (e.g. reading/listing/editing files and running commands) are suspended on the server and yielded back to the client to execute, with their results returned on a subsequent turn. This is mutually exclusive with a server-managed EnvironmentConfig (remoteEnvironment), since the environment is either on the client or in a server sandbox, never both.

    This governs only the agent's built-in environment. client-declared function tools are always executed on the client regardless of this field.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )


class Function(BaseModel):
    """
    A tool that can be used by the model.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["function"]
    name: str | None = None
    """
    The name of the function.
    """
    description: str | None = None
    """
    A description of the function.
    """
    parameters: Any | None = None
    """
    The JSON Schema for the function's parameters.
    """


class CodeExecution(BaseModel):
    """
    A tool that can be used by the model to execute code.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["code_execution"]


class UrlContext(BaseModel):
    """
    A tool that can be used by the model to fetch URL context.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["url_context"]


class FileSearch(BaseModel):
    """
    A tool that can be used by the model to search files.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["file_search"]
    file_search_store_names: list[str] | None = None
    """
    The file search store names to search.
    """
    top_k: StrictInt | None = None
    """
    The number of semantic retrieval chunks to retrieve.
    """
    metadata_filter: str | None = None
    """
    metadata filter to apply to the semantic retrieval documents and chunks.
    """


class GoogleMaps(BaseModel):
    """
    A tool that can be used by the model to call Google Maps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["google_maps"]
    enable_widget: StrictBool | None = None
    """
    Whether to return a widget context token in the tool call result of the response.
    """
    latitude: StrictFloat | None = None
    """
    The latitude of the user's location.
    """
    longitude: StrictFloat | None = None
    """
    The longitude of the user's location.
    """


class VertexAISearchConfig(BaseModel):
    """
    Used to specify configuration for VertexAISearch.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    engine: str | None = None
    """
    Optional. Used to specify Agent Platform Search engine.
    """
    datastores: list[str] | None = None
    """
    Optional. Used to specify Agent Platform Search datastores.
    """


class ExaAISearchConfig(BaseModel):
    """
    Used to specify configuration for ExaAISearch.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    api_key: str
    """
    Required. The API key for ExaAiSearch.
    """
    custom_config: dict[str, Any] | None = None
    """
    Optional. This field can be used to pass any parameter from the Exa.ai Search API.
    """


class ParallelAISearchConfig(BaseModel):
    """
    Used to specify configuration for ParallelAISearch.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    api_key: str | None = None
    """
    Optional. The API key for ParallelAiSearch.
    """
    custom_config: dict[str, Any] | None = None
    """
    Optional. Custom configs for ParallelAiSearch.
    """


class RagResource(BaseModel):
    """
    The definition of the Rag resource.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    rag_corpus: str | None = None
    """
    Optional. RagCorpora resource name.
    """
    rag_file_ids: list[str] | None = None
    """
    Optional. ragFileId. The files should be in the same ragCorpus set in ragCorpus field.
    """


class HybridSearch(BaseModel):
    """
    Config for Hybrid Search.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    alpha: StrictFloat | None = None
    """
    Optional. Alpha value controls the weight between dense and sparse vector search results.
    """


class Filter(BaseModel):
    """
    Config for filters.

    At most one of `vector_distance_threshold`, `vector_similarity_threshold` is set (union `vector_db_threshold`). Filter contexts retrieved from the vector DB based on either vector distance or vector similarity.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    metadata_filter: str | None = None
    """
    Optional. String for metadata filtering.
    """
    vector_distance_threshold: StrictFloat | None = None
    """
    Optional. Only returns contexts with vector distance smaller than the threshold.
    """
    vector_similarity_threshold: StrictFloat | None = None
    """
    Optional. Only returns contexts with vector similarity larger than the threshold.
    """


class RankService(BaseModel):
    """
    Config for Rank service.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    model_name: str | None = None
    """
    Optional. The model name of the rank service.
    """


class FunctionCallStep(BaseModel):
    """
    A function tool call step.

    Tool call request, with flat `id`, `name`, and `arguments` fields (there is **no** nested `tool_calls` list).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["function_call"]
    id: str
    """
    Required. A unique id for this specific tool call.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    name: str
    """
    Required. The name of the tool to call.
    """
    arguments: dict[str, Any]
    """
    Required. The arguments to pass to the function.
    """


class UrlContextCallStepArguments(BaseModel):
    """
    The arguments to pass to the URL context.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    urls: list[str] | None = None
    """
    The URLs to fetch.
    """


class McpServerToolCallStep(BaseModel):
    """
    MCPServer tool call step.

    built-in and remote tool steps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["mcp_server_tool_call"]
    id: str
    """
    Required. A unique id for this specific tool call.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    name: str
    """
    Required. The name of the tool which was called.
    """
    server_name: str
    """
    Required. The name of the used MCP server.
    """
    arguments: dict[str, Any]
    """
    Required. The JSON object of arguments for the function.
    """


class GoogleSearchCallStepArguments(BaseModel):
    """
    The arguments to pass to Google Search.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    queries: list[str] | None = None
    """
    Web search queries for the following-up web search.
    """


class FileSearchCallStep(BaseModel):
    """
    File Search call step.

    built-in and remote tool steps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["file_search_call"]
    id: str
    """
    Required. A unique id for this specific tool call.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """


class GoogleMapsCallStepArguments(BaseModel):
    """
    The arguments to pass to the Google Maps tool.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    queries: list[str] | None = None
    """
    The queries to be executed.
    """


class FunctionResultStep(BaseModel):
    """
    result of a function tool call.

    Tool result you send back, with `call_id`, `name`, and `result` fields.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["function_result"]
    call_id: str
    """
    Required. id to match the id from the function call block.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    name: str | None = None
    """
    The name of the tool that was called.
    """
    is_error: StrictBool | None = None
    """
    Whether the tool call resulted in an error.
    """
    result: Any
    """
    Required. The result of the tool call.
    """


class CodeExecutionResultStep(BaseModel):
    """
    code execution result step.

    built-in and remote tool steps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["code_execution_result"]
    call_id: str
    """
    Required. id to match the id from the function call block.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    result: str
    """
    Required. The output of the code execution.
    """
    is_error: StrictBool | None = None
    """
    Whether the code execution resulted in an error.
    """


class GoogleSearchResultItem(BaseModel):
    """
    The result of the Google Search.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    search_suggestions: str | None = None
    """
    Web content snippet that can be embedded in a web page or an app webview.
    """


class McpServerToolResultStep(BaseModel):
    """
    MCPServer tool result step.

    built-in and remote tool steps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["mcp_server_tool_result"]
    call_id: str
    """
    Required. id to match the id from the function call block.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    name: str | None = None
    """
    name of the tool which is called for this specific tool call.
    """
    server_name: str | None = None
    """
    The name of the used MCP server.
    """
    result: Any
    """
    Required. The output from the MCP server call. Can be simple text or rich content.
    """


class FileSearchResultStep(BaseModel):
    """
    File Search result step.

    built-in and remote tool steps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["file_search_result"]
    call_id: str
    """
    Required. id to match the id from the function call block.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """


class RetrievalResultStep(BaseModel):
    """
    Vertex Retrieval result step. Used by Vertex Retrieval tools such as Parallel AI, Exa AI, Agent Platform Search, etc.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["retrieval_result"]
    call_id: str
    """
    Required. id to match the id from the function call block.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    is_error: StrictBool | None = None
    """
    Whether the retrieval resulted in an error.
    """


class GoogleRpcStatus(BaseModel):
    """
    How a call failed: a code, a message for developers, and details (AIP-193).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
    )
    code: Annotated[StrictInt | None, Field(ge=-2147483648, le=2147483647)] = None
    """
    A value of google.rpc.Code.
    """
    message: str | None = None
    """
    What went wrong, in English, for developers.
    """
    details: list[dict[str, Any]] | None = None
    """
    Messages that tell more, each with its `@type`.
    """


class TextContent(BaseModel):
    """
    Text content (`text` field).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    type: Literal["text"]
    text: str
    """
    The wire page calls it text content and gives no type.
    """


class ImageContent(BaseModel):
    """
    Content with `data`, `mime_type`, or `uri`.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    type: Literal["image"]
    data: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    The wire page says of the accessors that `data` is base64.
    """
    mime_type: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """
    uri: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """


class AudioContent(BaseModel):
    """
    Content with `data`, `mime_type`, or `uri`.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    type: Literal["audio"]
    data: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    The wire page says of the accessors that `data` is base64.
    """
    mime_type: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """
    uri: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """


class DocumentContent(BaseModel):
    """
    Content with `data`, `mime_type`, or `uri`.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    type: Literal["document"]
    data: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    The wire page says of the accessors that `data` is base64.
    """
    mime_type: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """
    uri: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """


class VideoContent(BaseModel):
    """
    Content with `data`, `mime_type`, or `uri`.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    type: Literal["video"]
    data: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    The wire page says of the accessors that `data` is base64.
    """
    mime_type: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """
    uri: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """


class TextDelta(BaseModel):
    """
    Incremental text token.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    type: Literal["text"]
    text: str
    """
    The wire page calls it text content and gives no type.
    """


class AudioDelta(BaseModel):
    """
    Audio chunk (base64).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    type: Literal["audio"]
    data: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    The wire page says of the accessors that `data` is base64.
    """
    mime_type: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """
    uri: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """


class ImageDelta(BaseModel):
    """
    Image chunk (base64).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    type: Literal["image"]
    data: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    The wire page says of the accessors that `data` is base64.
    """
    mime_type: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """
    uri: str | None = None
    """
    The wire page gives no type; a MIME type and a URI are strings in JSON, and no page lists the MIME types.
    """


class ThoughtSignatureDelta(BaseModel):
    """
    Opaque signature for thought verification.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    type: Literal["thought_signature"]
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None


class StepStopEvent(BaseModel):
    """
    The step is complete. Contains `index`.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    event_type: Literal["step.stop"]
    index: StrictInt
    """
    The wire page names the index of the step at its end, without a type; its start and deltas need it as well.
    """


class Content(
    RootModel[
        TextContent | ImageContent | AudioContent | DocumentContent | VideoContent
    ]
):
    root: Annotated[
        TextContent | ImageContent | AudioContent | DocumentContent | VideoContent,
        Field(
            discriminator="type",
            json_schema_extra={
                "externalDocs": {
                    "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
                }
            },
        ),
    ]


class AudioResponseFormatMimeType(StrEnum):
    """
    Supported MIME types for audio output.
    """

    audio_mp3 = "audio/mp3"
    """
    MP3 audio format.
    """
    audio_ogg_opus = "audio/ogg_opus"
    """
    OGG Opus audio format.
    """
    audio_l16 = "audio/l16"
    """
    Raw PCM (L16) audio format.
    """
    audio_wav = "audio/wav"
    """
    WAV audio format.
    """
    audio_alaw = "audio/alaw"
    """
    A-law audio format.
    """
    audio_mulaw = "audio/mulaw"
    """
    Mu-law audio format.
    """


class AudioResponseFormatDelivery(StrEnum):
    """
    Delivery mode for audio output.
    """

    inline = "inline"
    """
    Audio data is returned inline in the response.
    """
    uri = "uri"
    """
    Audio data is returned as a URI.
    """


class TextResponseFormatMimeType(StrEnum):
    """
    Supported MIME types for text output.
    """

    application_json = "application/json"
    """
    JSON output format.
    """
    text_plain = "text/plain"
    """
    Plain text output format.
    """


class ImageResponseFormatMimeType(StrEnum):
    """
    Supported MIME types for image output.
    """

    image_jpeg = "image/jpeg"
    """
    JPEG image format.
    """


class ImageResponseFormatDelivery(StrEnum):
    """
    Delivery mode for image output.
    """

    inline = "inline"
    """
    Image data is returned inline in the response.
    """
    uri = "uri"
    """
    Image data is returned as a URI.
    """


class ImageResponseFormatAspectRatio(StrEnum):
    """
    Supported aspect ratios for image output.
    """

    field_1_1 = "1:1"
    """
    1:1 aspect ratio.
    """
    field_2_3 = "2:3"
    """
    2:3 aspect ratio.
    """
    field_3_2 = "3:2"
    """
    3:2 aspect ratio.
    """
    field_3_4 = "3:4"
    """
    3:4 aspect ratio.
    """
    field_4_3 = "4:3"
    """
    4:3 aspect ratio.
    """
    field_4_5 = "4:5"
    """
    4:5 aspect ratio.
    """
    field_5_4 = "5:4"
    """
    5:4 aspect ratio.
    """
    field_9_16 = "9:16"
    """
    9:16 aspect ratio.
    """
    field_16_9 = "16:9"
    """
    16:9 aspect ratio.
    """
    field_21_9 = "21:9"
    """
    21:9 aspect ratio.
    """
    field_1_8 = "1:8"
    """
    1:8 aspect ratio.
    """
    field_8_1 = "8:1"
    """
    8:1 aspect ratio.
    """
    field_1_4 = "1:4"
    """
    1:4 aspect ratio.
    """
    field_4_1 = "4:1"
    """
    4:1 aspect ratio.
    """


class ImageSize(StrEnum):
    """
    Supported image sizes for image output.
    """

    field_512 = "512"
    """
    512px image size.
    """
    field_1K = "1K"
    """
    1K image size.
    """
    field_2K = "2K"
    """
    2K image size.
    """
    field_4K = "4K"
    """
    4K image size.
    """


class VideoResponseFormatDelivery(StrEnum):
    """
    Delivery mode for video output.
    """

    inline = "inline"
    """
    Video data is returned inline in the response.
    """
    uri = "uri"
    """
    Video data is returned as a URI.
    """


class VideoResponseFormatAspectRatio(StrEnum):
    """
    Supported aspect ratios for video output.
    """

    field_16_9 = "16:9"
    """
    16:9 aspect ratio.
    """
    field_9_16 = "9:16"
    """
    9:16 aspect ratio.
    """


class ToolChoiceType(StrEnum):
    """
    The type of tool choice.
    """

    auto = "auto"
    """
    Auto tool choice.
    """
    any = "any"
    """
    Any tool choice.
    """
    none = "none"
    """
    No tool choice.
    """
    validated = "validated"
    """
    Validated tool choice.
    """


class ThinkingLevel(StrEnum):
    """
    The level of thought tokens that the model should generate.
    """

    minimal = "minimal"
    """
    Little to no thinking.
    """
    low = "low"
    """
    Low thinking level.
    """
    medium = "medium"
    """
    Medium thinking level.
    """
    high = "high"
    """
    High thinking level.
    """


class ThinkingSummaries(StrEnum):
    """
    Whether to include thought summaries in the response.
    """

    auto = "auto"
    """
    Auto thinking summaries.
    """
    none = "none"
    """
    No thinking summaries.
    """


class Task(StrEnum):
    """
    Supported video generation tasks.
    """

    text_to_video = "text_to_video"
    """
    Generates video solely from a text prompt.
    """
    image_to_video = "image_to_video"
    """
    Generates video from one or two source images. The first image defines the starting frame, and the optional second image defines the ending frame.
    """
    reference_to_video = "reference_to_video"
    """
    Generates video using reference media (such as images, audio, or video).
    """
    edit = "edit"
    """
    Modifies an existing input video.
    """


class VisualizationMode(StrEnum):
    """
    Enum for visualization mode. Eventually we will support an interactive mode where the user can choose whether to include HTML visualizations in the response.
    """

    off = "off"
    """
    Do not include visualizations.
    """
    auto = "auto"
    """
    Automatically include visualizations.
    """


class Mode(StrEnum):
    """
    Defines the depth and thoroughness of the find session.
    """

    scan = "scan"
    """
    Fast scan using only the initial classifier.
    """
    verify = "verify"
    """
    Performs classification followed by detailed investigation.
    """


class NetworkMode(StrEnum):
    """
    Network egress mode for non-allowlist configurations.
    """

    disabled = "disabled"
    """
    All network egress is blocked.
    """


class Type(StrEnum):
    gcs = "gcs"
    """
    A Cloud Storage bucket.
    """
    inline = "inline"
    """
    Inline content.
    """
    repository = "repository"
    """
    A generic repository. The protocol prefix in the source URL identifies the provider (e.g., github://, gcs://).
    """
    skill_registry = "skill_registry"
    """
    A skill resource from the Skill Registry service. Skill: projects/{project}/locations/{location}/skills/{skill} SkillRevision: projects/{project}/locations/{location}/skills/{skill}/revisions/{revision} Support mounting all skills under a project: projects/{project}/locations/{location}/skills.
    """


class Environment(StrEnum):
    """
    Represents the environment being operated, such as a web browser.
    """

    browser = "browser"
    """
    Operates in a web browser.
    """
    mobile = "mobile"
    """
    Operates in a mobile environment.
    """
    desktop = "desktop"
    """
    Operates in a desktop environment.
    """


class SafetyPolicy(StrEnum):
    financial_transactions = "financial_transactions"
    """
    Safety policy for financial transactions.
    """
    sensitive_data_modification = "sensitive_data_modification"
    """
    Safety policy for sensitive data modification.
    """
    communication_tool = "communication_tool"
    """
    Safety policy for communication tools (e.g. Gmail, Chat, Meet).
    """
    account_creation = "account_creation"
    """
    Safety policy for account creation.
    """
    data_modification = "data_modification"
    """
    Safety policy for data modification.
    """
    legal_terms_and_agreements = "legal_terms_and_agreements"
    """
    Safety policy for legal terms and agreements.
    """


class HarmCategory(StrEnum):
    """
    Harm categories that can be detected in user input and model responses.
    """

    hate_speech = "hate_speech"
    """
    Content that promotes violence or incites hatred against individuals or groups based on certain attributes.
    """
    dangerous_content = "dangerous_content"
    """
    Content that promotes, facilitates, or enables dangerous activities.
    """
    harassment = "harassment"
    """
    Abusive, threatening, or content intended to bully, torment, or ridicule.
    """
    sexually_explicit = "sexually_explicit"
    """
    Content that contains sexually explicit material.
    """
    civic_integrity = "civic_integrity"
    """
    Deprecated: Election filter is not longer supported. The harm category is civic integrity.
    """
    image_hate = "image_hate"
    """
    Images that contain hate speech.
    """
    image_dangerous_content = "image_dangerous_content"
    """
    Images that contain dangerous content.
    """
    image_harassment = "image_harassment"
    """
    Images that contain harassment.
    """
    image_sexually_explicit = "image_sexually_explicit"
    """
    Images that contain sexually explicit content.
    """
    jailbreak = "jailbreak"
    """
    Prompts designed to bypass safety filters.
    """


class HarmBlockThreshold(StrEnum):
    """
    Thresholds for blocking content based on harm probability.
    """

    block_low_and_above = "block_low_and_above"
    """
    Block content with a low harm probability or higher.
    """
    block_medium_and_above = "block_medium_and_above"
    """
    Block content with a medium harm probability or higher.
    """
    block_only_high = "block_only_high"
    """
    Block content with a high harm probability.
    """
    block_none = "block_none"
    """
    Do not block any content, regardless of its harm probability.
    """
    off = "off"
    """
    Turn off the safety filter entirely.
    """


class HarmBlockMethod(StrEnum):
    """
    The method for blocking content.
    """

    severity = "severity"
    """
    The harm block method uses both probability and severity scores.
    """
    probability = "probability"
    """
    The harm block method uses the probability score.
    """


class Language(StrEnum):
    """
    Supported programming languages for the generated code.
    """

    python = "python"
    """
    Python >= 3.10, with numpy and simpy available.
    """


class UrlContextResultItemStatus(StrEnum):
    """
    The status of the URL retrieval.
    """

    success = "success"
    error = "error"
    paywall = "paywall"
    unsafe = "unsafe"


class InteractionStatus(StrEnum):
    completed = "completed"
    in_progress = "in_progress"
    requires_action = "requires_action"
    failed = "failed"
    cancelled = "cancelled"


class Usage(BaseModel):
    """
    `Usage` is declared on no page of this API. Declared on the InteractionStreamingEvent page, which is not vendored.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )


class ResponseModality(RootModel[str]):
    root: Annotated[
        str,
        Field(
            json_schema_extra={
                "externalDocs": {
                    "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
                }
            }
        ),
    ]
    """
    `Interaction.ResponseModality` is declared on no page of this API. Declared on no vendored page; its only user, `responseModalities`, is deprecated.
    """


class SearchType(RootModel[str]):
    root: Annotated[
        str,
        Field(
            json_schema_extra={
                "externalDocs": {
                    "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
                }
            }
        ),
    ]
    """
    `GoogleSearch.SearchType` is declared on no page of this API. Shared by the Step and Tool pages and declared on neither.
    """


class RetrievalType(RootModel[str]):
    root: Annotated[
        str,
        Field(
            json_schema_extra={
                "externalDocs": {
                    "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
                }
            }
        ),
    ]
    """
    `Retrieval.RetrievalType` is declared on no page of this API. Shared by the Step and Tool pages and declared on neither.
    """


class RetrievalStepArguments(BaseModel):
    """
    `RetrievalStepArguments` is declared on no page of this API. Declared on no vendored page.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )


class ReviewSnippet(BaseModel):
    """
    `ReviewSnippet` is declared on no page of this API. Declared on no vendored page.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )


class AudioResponseFormat(BaseModel):
    """
    Configuration for audio output format.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["audio"]
    mime_type: AudioResponseFormatMimeType | None = None
    """
    The MIME type of the audio output.
    """
    delivery: AudioResponseFormatDelivery | None = None
    """
    The delivery mode for the audio output.
    """
    sample_rate: StrictInt | None = None
    """
    Sample rate in Hz.
    """
    bit_rate: StrictInt | None = None
    """
    Bit rate in bits per second (bps). Only applicable for compressed formats (MP3, Opus).
    """


class TextResponseFormat(BaseModel):
    """
    Configuration for text output format.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["text"]
    mime_type: TextResponseFormatMimeType | None = None
    """
    The MIME type of the text output.
    """
    schema_: Annotated[dict[str, Any] | None, Field(alias="schema")] = None
    """
    The JSON schema that the output should conform to. Only applicable when mimeType is application/json.
    """


class ImageResponseFormat(BaseModel):
    """
    Configuration for image output format.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["image"]
    mime_type: ImageResponseFormatMimeType | None = None
    """
    The MIME type of the image output.
    """
    delivery: ImageResponseFormatDelivery | None = None
    """
    The delivery mode for the image output.
    """
    aspect_ratio: ImageResponseFormatAspectRatio | None = None
    """
    The aspect ratio for the image output.
    """
    image_size: ImageSize | None = None
    """
    The size of the image output.
    """


class VideoResponseFormat(BaseModel):
    """
    Configuration for video output format.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["video"]
    delivery: VideoResponseFormatDelivery | None = None
    """
    The delivery mode for the video output.
    """
    gcs_uri: str | None = None
    """
    The Cloud Storage URI to store the video output. Required for Vertex if delivery mode is URI.
    """
    aspect_ratio: VideoResponseFormatAspectRatio | None = None
    """
    The aspect ratio for the video output.
    """
    duration: Annotated[
        str | None,
        Field(
            pattern="^-?(?:[0-9]{1,11}|[0-2][0-9]{11}|30[0-9]{10}|31[0-4][0-9]{9}|315[0-4][0-9]{8}|3155[0-6][0-9]{7}|31557[0-5][0-9]{6}|315576000000)(?:[.][0-9]{1,9})?s$"
        ),
    ] = None
    """
    The duration for the video output.

    A duration in seconds with up to nine fractional digits, ending with 's'. Example: "3.5s".
    """


class AllowedTools(BaseModel):
    """
    The configuration for allowed tools.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    mode: ToolChoiceType | None = None
    """
    The mode of the tool choice.
    """
    tools: list[str] | None = None
    """
    The names of the allowed tools.
    """


class VideoConfig(BaseModel):
    """
    Configuration options for video generation.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    task: Task | None = None
    """
    Optional task mode for video generation. If not specified, the model automatically determines the appropriate mode based on the provided text prompt and input media.
    """


class DeepResearchAgentConfig(BaseModel):
    """
    Configuration for the Deep Research agent.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["deep-research"]
    thinking_summaries: ThinkingSummaries | None = None
    """
    Whether to include thought summaries in the response.
    """
    visualization: VisualizationMode | None = None
    """
    Whether to include visualizations in the response.
    """
    collaborative_planning: StrictBool | None = None
    """
    Enables human-in-the-loop planning for the Deep Research agent. If set to true, the Deep Research agent will provide a research plan in its response. The agent will then proceed only if the user confirms the plan in the next turn.
    """
    enable_bigquery_tool: StrictBool | None = None
    """
    Enables bigquery tool for the Deep Research agent.
    """


class FindRequest(BaseModel):
    """
    Request parameters specific to FIND sessions, used for discovering vulnerabilities in a codebase.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    source_files: list[FileContent] | None = None
    """
    A list of source files to provide as context for the scan.
    """
    finding_id: str | None = None
    """
    The identifier of a specific finding to verify. This is primarily used in VERIFY mode to focus the agent's execution-based validation on a single vulnerability.
    """
    description: str | None = None
    """
    Additional context or custom instructions provided by the user to guide the vulnerability analysis.
    """
    mode: Mode | None = None
    """
    The mode of the find session.
    """


class EnvironmentNetworkEgressAllowlist(BaseModel):
    """
    Network egress configuration for the environment.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    allowlist: list[EgressRule] | None = None
    """
    List of allowed domains and their configurations.
    """


class Source(BaseModel):
    """
    A source to be mounted into the environment.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Type | None = None
    source: str | None = None
    """
    The source of the environment. For Cloud Storage, this is the Cloud Storage path. For GitHub, this is the GitHub path.
    """
    target: str | None = None
    """
    Where the source should appear in the environment.
    """
    content: str | None = None
    """
    The inline content if type is INLINE.
    """
    encoding: str | None = None
    """
    Optional encoding for inline content (e.g. base64).
    """


class ComputerUse(BaseModel):
    """
    A tool that can be used by the model to interact with the computer.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["computer_use"]
    environment: Environment | None = None
    """
    The environment being operated.
    """
    excluded_predefined_functions: list[str] | None = None
    """
    The list of predefined functions that are excluded from the model call.
    """
    enable_prompt_injection_detection: StrictBool | None = None
    """
    Whether enable the prompt injection detection check on computer-use request.
    """
    disabled_safety_policies: list[SafetyPolicy] | None = None
    """
    Optional. disabled safety policies for computer use.
    """


class McpServer(BaseModel):
    """
    A MCPServer is a server that can be called by the model to perform actions.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["mcp_server"]
    name: str | None = None
    """
    The name of the MCPServer.
    """
    url: str | None = None
    """
    The full URL for the MCPServer endpoint. Example: "https://api.example.com/mcp"
    """
    headers: dict[str, str] | None = None
    """
    Optional: Fields for authentication headers, timeouts, etc., if needed.
    """
    allowed_tools: list[AllowedTools] | None = None
    """
    The allowed tools.
    """


class GoogleSearch(BaseModel):
    """
    A tool that can be used by the model to search Google.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["google_search"]
    search_types: list[SearchType] | None = None
    """
    The types of search grounding to enable.
    """


class Ranking(BaseModel):
    """
    Config for ranking and reranking.

    At most one of `rank_service` is set (union `ranking_config`). Config options for ranking.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    rank_service: RankService | None = None
    """
    Optional. Config for Rank service.
    """


class SafetySetting(BaseModel):
    """
    A safety setting that affects the safety-blocking behavior.

    A SafetySetting consists of a harm category and a threshold for that category.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: HarmCategory
    """
    Required. The type of harm category to be blocked.
    """
    threshold: HarmBlockThreshold
    """
    Required. The threshold for blocking content. If the harm probability exceeds this threshold, the content will be blocked.
    """
    method: HarmBlockMethod | None = None
    """
    Optional. The method for blocking content. If not specified, the default behavior is to use the probability score.
    """


class ThoughtStep(BaseModel):
    """
    A thought step.

    Model reasoning / chain of thought. Has a `signature` field and optional `summary`.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["thought"]
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    summary: list[Content] | None = None
    """
    A summary of the thought.
    """


class CodeExecutionCallStepArguments(BaseModel):
    """
    The arguments to pass to the code execution.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    language: Language | None = None
    """
    Programming language of the code.
    """
    code: str | None = None
    """
    The code to be executed.
    """


class UrlContextCallStep(BaseModel):
    """
    URL context call step.

    built-in and remote tool steps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["url_context_call"]
    id: str
    """
    Required. A unique id for this specific tool call.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    arguments: UrlContextCallStepArguments
    """
    Required. The arguments to pass to the URL context.
    """


class GoogleSearchCallStep(BaseModel):
    """
    Google Search call step.

    built-in and remote tool steps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["google_search_call"]
    id: str
    """
    Required. A unique id for this specific tool call.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    arguments: GoogleSearchCallStepArguments
    """
    Required. The arguments to pass to Google Search.
    """
    search_type: SearchType | None = None
    """
    The type of search grounding enabled.
    """


class GoogleMapsCallStep(BaseModel):
    """
    Google Maps call step.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["google_maps_call"]
    id: str
    """
    Required. A unique id for this specific tool call.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    arguments: GoogleMapsCallStepArguments | None = None
    """
    The arguments to pass to the Google Maps tool.
    """


class RetrievalCallStep(BaseModel):
    """
    Retrieval call step. Used by Vertex Retrieval tools such as Parallel AI, Exa AI, Agent Platform Search, etc. RetrievalType decides which tool is used.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["retrieval_call"]
    id: str
    """
    Required. A unique id for this specific tool call.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    arguments: RetrievalStepArguments
    """
    Required. The arguments to pass to the retrieval tool.
    """
    retrieval_type: RetrievalType | None = None
    """
    The type of retrieval tools.
    """


class UrlContextResultItem(BaseModel):
    """
    The result of the URL context.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    url: str | None = None
    """
    The URL that was fetched.
    """
    status: UrlContextResultItemStatus | None = None
    """
    The status of the URL retrieval.
    """


class GoogleSearchResultStep(BaseModel):
    """
    Google Search result step.

    built-in and remote tool steps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["google_search_result"]
    call_id: str
    """
    Required. id to match the id from the function call block.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    result: list[GoogleSearchResultItem]
    """
    Required. The results of the Google Search.
    """
    is_error: StrictBool | None = None
    """
    Whether the Google Search resulted in an error.
    """


class GoogleMapsResultPlaces(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    place_id: str | None = None
    name: str | None = None
    url: str | None = None
    review_snippets: list[ReviewSnippet] | None = None


class UserInputStep(BaseModel):
    """
    Input provided by the user.

    User input (text, audio, multimodal). Contains a `content` array. (This is why REST input payloads use `"type": "user_input"`, **not** `"role": "user"`.)
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["user_input"]
    content: list[Content] | None = None
    """
    The content of the step. An array of Content objects.

    The content of the step. A single string.
    """


class ModelOutputStep(BaseModel):
    """
    Output generated by the model.

    Final model generation. Contains a `content` array with `text`, `image`, `audio`, etc. (REST responses use `"type": "model_output"`, **not** `"role": "model"`.)
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["model_output"]
    content: list[Content] | None = None
    error: GoogleRpcStatus | None = None
    """
    The error result of the operation in case of failure or cancellation.
    """


class ThoughtSummaryDelta(BaseModel):
    """
    Thinking summary text.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    type: Literal["thought_summary"]
    content: Content | None = None
    """
    The page says that the delta adds to the summary of a thought, which is a list of contents; it does not name the field.
    """


class InteractionStatusUpdateEvent(BaseModel):
    """
    Interaction-level status change.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    event_type: Literal["interaction.status_update"]
    interaction_id: str
    """
    The wire page does not say how the event tells which interaction it is about.
    """
    status: InteractionStatus
    """
    The wire page speaks of a status change, and does not name the field that holds it.
    """


class ResponseFormat(
    RootModel[
        AudioResponseFormat
        | TextResponseFormat
        | ImageResponseFormat
        | VideoResponseFormat
    ]
):
    root: Annotated[
        AudioResponseFormat
        | TextResponseFormat
        | ImageResponseFormat
        | VideoResponseFormat,
        Field(
            discriminator="type",
            json_schema_extra={
                "externalDocs": {
                    "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
                }
            },
        ),
    ]


class StepDelta(
    RootModel[
        TextDelta
        | AudioDelta
        | ImageDelta
        | ThoughtSummaryDelta
        | ThoughtSignatureDelta
    ]
):
    root: Annotated[
        TextDelta
        | AudioDelta
        | ImageDelta
        | ThoughtSummaryDelta
        | ThoughtSignatureDelta,
        Field(
            discriminator="type",
            json_schema_extra={
                "externalDocs": {
                    "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
                }
            },
        ),
    ]


class ToolChoiceConfig(BaseModel):
    """
    The tool choice configuration containing allowed tools.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    allowed_tools: AllowedTools | None = None
    """
    The allowed tools.
    """


class CodeMenderAgentConfig(BaseModel):
    """
    Configuration for the CodeMender agent.

    At most one of `find_request`, `fix_request` is set (union `request`). CodeMender's request type. Set exactly one of find_request/fix_request only on the first round to start a session; on subsequent rounds (e.g. submitting tool results), leave this unset and identify the session via session_id. This oneof is intentionally not a subtype_source discriminator so it can be omitted on resume rounds.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["code-mender"]
    session_id: str | None = None
    """
    Parameter for grouping multiple interactions that belong to the same CodeMender session.
    """
    session_config: SessionConfig | None = None
    """
    Optional session-specific configurations to override default agent behavior.
    """
    model: str | None = None
    """
    The name of the model to use for the CodeMender agent. One CodeMender session will only use one model.
    """
    find_request: FindRequest | None = None
    """
    Parameters for finding vulnerabilities.
    """
    fix_request: FixRequest | None = None
    """
    Parameters for fixing vulnerabilities.
    """


class EnvironmentConfig(BaseModel):
    """
    Configuration for a custom environment.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    sources: list[Source] | None = None
    environment_id: str | None = None
    """
    Optional. The environment id for the interaction. If specified, the request will update the existing environment instead of creating a new one.
    """
    network: EnvironmentNetworkEgressAllowlist | NetworkMode | None = None
    """
    Network configuration for the environment.

    Allow only specific domains.

    Network egress mode.
    """


class RagRetrievalConfig(BaseModel):
    """
    Specifies the context retrieval config.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    top_k: StrictInt | None = None
    """
    Optional. The number of contexts to retrieve.
    """
    hybrid_search: HybridSearch | None = None
    filter: Filter | None = None
    """
    Optional. Config for filters.
    """
    ranking: Ranking | None = None
    """
    Optional. Config for ranking and reranking.
    """


class CodeExecutionCallStep(BaseModel):
    """
    code execution call step.

    built-in and remote tool steps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["code_execution_call"]
    id: str
    """
    Required. A unique id for this specific tool call.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    arguments: CodeExecutionCallStepArguments
    """
    Required. The arguments to pass to the code execution.
    """


class UrlContextResultStep(BaseModel):
    """
    URL context result step.

    built-in and remote tool steps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["url_context_result"]
    call_id: str
    """
    Required. id to match the id from the function call block.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    result: list[UrlContextResultItem]
    """
    Required. The results of the URL context.
    """
    is_error: StrictBool | None = None
    """
    Whether the URL context resulted in an error.
    """


class GoogleMapsResultItem(BaseModel):
    """
    The result of the Google Maps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    places: list[GoogleMapsResultPlaces] | None = None
    widget_context_token: str | None = None


class StepDeltaEvent(BaseModel):
    """
    Incremental data for the current step. Contains a typed `delta` object (e.g. `delta.type == "text"` with `delta.text`).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    event_type: Literal["step.delta"]
    delta: StepDelta | None = None
    index: StrictInt
    """
    The wire page names the index of the step at its end, without a type; its start and deltas need it as well.
    """


class AgentConfig(
    RootModel[
        DynamicAgentConfig
        | DeepResearchAgentConfig
        | CodeMenderAgentConfig
        | AntigravityAgentConfig
    ]
):
    root: Annotated[
        DynamicAgentConfig
        | DeepResearchAgentConfig
        | CodeMenderAgentConfig
        | AntigravityAgentConfig,
        Field(
            discriminator="type",
            json_schema_extra={
                "externalDocs": {
                    "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
                }
            },
        ),
    ]
    """
    Parameters for the agent interaction.
    """


class GenerationConfig(BaseModel):
    """
    Configuration parameters for model interactions.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    temperature: StrictFloat | None = None
    """
    Controls the randomness of the output.
    """
    top_p: StrictFloat | None = None
    """
    The maximum cumulative probability of tokens to consider when sampling.
    """
    seed: StrictInt | None = None
    """
    Seed used in decoding for reproducibility.
    """
    stop_sequences: list[str] | None = None
    """
    A list of character sequences that will stop output interaction.
    """
    thinking_level: ThinkingLevel | None = None
    """
    The level of thought tokens that the model should generate.
    """
    thinking_summaries: ThinkingSummaries | None = None
    """
    Whether to include thought summaries in the response.
    """
    max_output_tokens: StrictInt | None = None
    """
    The maximum number of tokens to include in the response.
    """
    speech_config: list[SpeechConfig] | None = None
    """
    Configuration for speech interaction.
    """
    image_config: Annotated[ImageConfig | None, Field(deprecated=True)] = None
    """
    Configuration for image interaction.
    """
    video_config: VideoConfig | None = None
    """
    Configuration for video generation.
    """
    transcription_config: TranscriptionConfig | None = None
    """
    Optional. Configuration for speech recognition (transcription). If present, ASR is enabled.
    """
    tool_choice: ToolChoiceType | ToolChoiceConfig | None = None
    """
    The tool choice configuration.

    The mode of the tool choice.

    The config for the tool choice.
    """


class RagStoreConfig(BaseModel):
    """
    Use to specify configuration for RAG Store.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    rag_resources: list[RagResource] | None = None
    """
    Optional. The representation of the rag source.
    """
    similarity_top_k: Annotated[StrictInt | None, Field(deprecated=True)] = None
    """
    Optional. Number of top k results to return from the selected corpora.
    """
    vector_distance_threshold: Annotated[StrictFloat | None, Field(deprecated=True)] = (
        None
    )
    """
    Optional. Only return results with vector distance smaller than the threshold.
    """
    rag_retrieval_config: RagRetrievalConfig | None = None
    """
    Optional. The retrieval config for the Rag query.
    """


class GoogleMapsResultStep(BaseModel):
    """
    Google Maps result step.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    type: Literal["google_maps_result"]
    call_id: str
    """
    Required. id to match the id from the function call block.
    """
    signature: Annotated[
        str | None,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ] = None
    """
    A signature hash for backend validation.

    A base64-encoded string.
    """
    result: list[GoogleMapsResultItem] | None = None


class Step(
    RootModel[
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
    ]
):
    root: Annotated[
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
        | ModelOutputStep,
        Field(
            discriminator="type",
            json_schema_extra={
                "externalDocs": {
                    "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
                }
            },
        ),
    ]
    """
    A step in the interaction.
    """


class Retrieval(BaseModel):
    """
    A tool that can be used by the model to retrieve files.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    type: Literal["retrieval"]
    retrieval_types: list[RetrievalType] | None = None
    """
    The types of file retrieval to enable.
    """
    vertex_ai_search_config: VertexAISearchConfig | None = None
    """
    Used to specify configuration for VertexAISearch.
    """
    exa_ai_search_config: ExaAISearchConfig | None = None
    """
    Used to specify configuration for ExaAISearch.
    """
    parallel_ai_search_config: ParallelAISearchConfig | None = None
    """
    Used to specify configuration for ParallelAISearch.
    """
    rag_store_config: RagStoreConfig | None = None
    """
    Used to specify configuration for RagStore.
    """


class StepStartEvent(BaseModel):
    """
    A new step begins. Contains the step `type` and initial metadata.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    event_type: Literal["step.start"]
    index: StrictInt
    """
    The wire page names the index of the step at its end, without a type; its start and deltas need it as well.
    """
    step: Step
    """
    The wire page says that the step's type and initial metadata are there, and does not name the field that holds them.
    """


class Tool(
    RootModel[
        Function
        | CodeExecution
        | UrlContext
        | ComputerUse
        | McpServer
        | GoogleSearch
        | FileSearch
        | GoogleMaps
        | Retrieval
    ]
):
    root: Annotated[
        Function
        | CodeExecution
        | UrlContext
        | ComputerUse
        | McpServer
        | GoogleSearch
        | FileSearch
        | GoogleMaps
        | Retrieval,
        Field(
            discriminator="type",
            json_schema_extra={
                "externalDocs": {
                    "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
                }
            },
        ),
    ]
    """
    A tool that can be used by the model.

    The tool to use.
    """


class Interaction(BaseModel):
    """
    Response for InteractionService.CreateInteraction.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    id: str | None = None
    """
    Required. Output only. A unique identifier for the interaction completion.
    """
    status: InteractionStatus | None = None
    """
    Required. Output only. The status of the interaction.
    """
    created: str | None = None
    """
    Required. Output only. The time at which the response was created in ISO 8601 format (YYYY-MM-DDThh:mm:ssZ).
    """
    updated: str | None = None
    """
    Required. Output only. The time at which the response was last updated in ISO 8601 format (YYYY-MM-DDThh:mm:ssZ).
    """
    role: Annotated[str | None, Field(deprecated=True)] = None
    """
    Output only. The role of the interaction.
    """
    outputs: Annotated[list[Content] | None, Field(deprecated=True)] = None
    """
    Output only. Responses from the model.
    """
    system_instruction: str | None = None
    """
    System instruction for the interaction.
    """
    tools: list[Tool] | None = None
    """
    A list of tool declarations the model may call during interaction.
    """
    usage: Usage | None = None
    """
    Output only. Statistics on the interaction request's token usage.
    """
    response_modalities: Annotated[
        list[ResponseModality] | None, Field(deprecated=True)
    ] = None
    """
    The requested modalities of the response (TEXT, IMAGE, AUDIO).
    """
    response_mime_type: Annotated[str | None, Field(deprecated=True)] = None
    """
    The mime type of the response. This is required if responseFormat is set.
    """
    previous_interaction_id: str | None = None
    """
    The id of the previous interaction, if any.

    Interactions are stored by default (`store=True`, retained for 7 days), which enables stateful features like `previous_interaction_id` and background execution. Passing `store=False` disables server-side retention (Zero Data Retention compliant) and therefore also disables `previous_interaction_id` and `background` — in that mode you must pass the full conversation history in `input` on each turn.
    """
    environment_id: str | None = None
    """
    Output only. The environment id for the interaction. Only populated if environment config is set in the request.
    """
    steps: list[Step] | None = None
    """
    Required. Output only. The steps that make up the interaction.

    An `Interaction` response contains `steps`, an array of typed step objects representing a structured timeline of the interaction turn. Read the current step `type` rather than assuming the last step is text — the trailing step may be a `function_call` or a `thought`.
    """
    safety_settings: list[SafetySetting] | None = None
    """
    Safety settings for the interaction.
    """
    labels: dict[str, str] | None = None
    """
    Optional. The labels with user-defined metadata for the request. It is used for billing and reporting only.

    label keys and values can be no longer than 63 characters (Unicode codepoints) and can only contain lowercase letters, numeric characters, underscores, and dashes. International characters are allowed. label values are optional. label keys must start with a letter.
    """
    input: str | list[Step] | Content | None = None
    """
    The input for the interaction.

    A string input for the interaction, it will be processed as a single text input.

    Input only. The steps for the interaction.

    The content for the interaction.

    Interactions are stored by default (`store=True`, retained for 7 days), which enables stateful features like `previous_interaction_id` and background execution. Passing `store=False` disables server-side retention (Zero Data Retention compliant) and therefore also disables `previous_interaction_id` and `background` — in that mode you must pass the full conversation history in `input` on each turn.
    """
    response_format: list[ResponseFormat] | ResponseFormat | None = None
    model: str | None = None
    """
    The name of the Model used for generating the completion.
    """
    generation_config: GenerationConfig | None = None
    """
    Input only. Configuration parameters for the model interaction.
    """
    agent: str | None = None
    """
    The name of the Agent used for generating the completion.
    """
    agent_config: AgentConfig | None = None
    """
    Parameters for the agent interaction.

    The pages list the configurations, and neither that they are tagged nor the tags.
    """
    environment: str | EnvironmentConfig | LocalEnvironmentConfig | None = None
    """
    The environment configuration for the interaction.

    The environment id for the interaction. Can be 'remote' for default environment.

    The agent's environment lives on the client connection: its built-in environment operations (filesystem ops and running commands) are yielded to the client to execute, instead of running in a server-managed sandbox. Mutually exclusive with remoteEnvironment. (Independent of any client-declared function tools, which are always executed on the client regardless of this field.)

    The pages do not say how these objects are told apart.
    """
    store: StrictBool | None = None
    """
    Interactions are stored by default (`store=True`, retained for 7 days), which enables stateful features like `previous_interaction_id` and background execution. Passing `store=False` disables server-side retention (Zero Data Retention compliant) and therefore also disables `previous_interaction_id` and `background` — in that mode you must pass the full conversation history in `input` on each turn.

    The wire page tells what they do; the structural page has no row for them.
    """
    background: StrictBool | None = None
    """
    Interactions are stored by default (`store=True`, retained for 7 days), which enables stateful features like `previous_interaction_id` and background execution. Passing `store=False` disables server-side retention (Zero Data Retention compliant) and therefore also disables `previous_interaction_id` and `background` — in that mode you must pass the full conversation history in `input` on each turn.

    The wire page tells what they do; the structural page has no row for them.
    """


class InteractionCreatedEvent(BaseModel):
    """
    Interaction created; includes metadata.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    event_type: Literal["interaction.created"]
    interaction: Interaction
    """
    The wire page speaks of metadata and of the final usage, and does not name the field that holds them.
    """


class InteractionCompletedEvent(BaseModel):
    """
    Interaction finished. Contains final `usage`.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
            }
        },
    )
    event_type: Literal["interaction.completed"]
    usage: Usage | None = None
    interaction: Interaction
    """
    The wire page speaks of metadata and of the final usage, and does not name the field that holds them.
    """


class StreamEvent(
    RootModel[
        InteractionCreatedEvent
        | InteractionStatusUpdateEvent
        | StepStartEvent
        | StepDeltaEvent
        | StepStopEvent
        | InteractionCompletedEvent
    ]
):
    root: Annotated[
        InteractionCreatedEvent
        | InteractionStatusUpdateEvent
        | StepStartEvent
        | StepDeltaEvent
        | StepStopEvent
        | InteractionCompletedEvent,
        Field(
            discriminator="event_type",
            json_schema_extra={
                "externalDocs": {
                    "url": "https://github.com/google/skills/blob/main/skills/cloud/gemini-interactions-api/references/data_model.md"
                }
            },
        ),
    ]
