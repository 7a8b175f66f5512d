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
from typing import Annotated, Any
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
    aspectRatio: str | None = None
    """
    The aspect ratio of the image to generate. Supported aspect ratios: 1:1, 2:3, 3:2, 3:4, 4:3, 9:16, 16:9, 21:9.

    If not specified, the model will choose a default aspect ratio based on any reference images provided.
    """
    imageSize: str | None = None
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
    timestampGranularities: list[str] | None = None
    """
    Optional. The granularity of timestamps to include in the transcription output. Supported values: "word". If empty, no timestamps are generated.
    """
    diarizationMode: str | None = None
    """
    Optional. Configures speaker diarization. Supported values: "speaker".
    """
    languageCodes: list[str] | None = None
    """
    Optional. BCP-47 language codes providing hints about the languages present in the audio. If omitted or empty, defaults to automatic language detection.
    """
    adaptationPhrases: Annotated[list[str] | None, Field(deprecated=True)] = None
    """
    Optional. A list of phrases to bias the ASR model towards.
    """
    customVocabulary: list[str] | None = None
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
    model: str | None = None
    """
    The model to use for agent reasoning.
    """
    maxTotalTokens: Annotated[str | None, Field(pattern="^-?[0-9]+$")] = None
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
    fileSearchStoreNames: list[str] | None = None
    """
    The file search store names to search.
    """
    topK: StrictInt | None = None
    """
    The number of semantic retrieval chunks to retrieve.
    """
    metadataFilter: str | None = None
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
    enableWidget: StrictBool | None = None
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
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
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
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    name: str
    """
    Required. The name of the tool which was called.
    """
    serverName: str
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
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )


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
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    name: str | None = None
    """
    The name of the tool that was called.
    """
    isError: StrictBool | None = None
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
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    result: str
    """
    Required. The output of the code execution.
    """
    isError: StrictBool | None = None
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
    searchSuggestions: str | None = None
    """
    Web content snippet that can be embedded in a web page or an app webview.
    """


class McpServerToolResultStep(BaseModel):
    """
    MCPServer tool result step.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    name: str | None = None
    """
    name of the tool which is called for this specific tool call.
    """
    serverName: str | None = None
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
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )


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
    isError: StrictBool | None = None
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


class AudioResponseFormatMimeType(StrEnum):
    """
    Supported MIME types for audio output.
    """

    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    TYPE_MP3 = "TYPE_MP3"
    """
    MP3 audio format.
    """
    TYPE_OGG_OPUS = "TYPE_OGG_OPUS"
    """
    OGG Opus audio format.
    """
    TYPE_L16 = "TYPE_L16"
    """
    Raw PCM (L16) audio format.
    """
    TYPE_WAV = "TYPE_WAV"
    """
    WAV audio format.
    """
    TYPE_ALAW = "TYPE_ALAW"
    """
    A-law audio format.
    """
    TYPE_MULAW = "TYPE_MULAW"
    """
    Mu-law audio format.
    """


class AudioResponseFormatDelivery(StrEnum):
    """
    Delivery mode for audio output.
    """

    DELIVERY_UNSPECIFIED = "DELIVERY_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    INLINE = "INLINE"
    """
    Audio data is returned inline in the response.
    """
    URI = "URI"
    """
    Audio data is returned as a URI.
    """


class TextResponseFormatMimeType(StrEnum):
    """
    Supported MIME types for text output.
    """

    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    TYPE_APPLICATION_JSON = "TYPE_APPLICATION_JSON"
    """
    JSON output format.
    """
    TYPE_TEXT_PLAIN = "TYPE_TEXT_PLAIN"
    """
    Plain text output format.
    """


class ImageResponseFormatMimeType(StrEnum):
    """
    Supported MIME types for image output.
    """

    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    TYPE_JPEG = "TYPE_JPEG"
    """
    JPEG image format.
    """


class ImageResponseFormatDelivery(StrEnum):
    """
    Delivery mode for image output.
    """

    DELIVERY_UNSPECIFIED = "DELIVERY_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    INLINE = "INLINE"
    """
    Image data is returned inline in the response.
    """
    URI = "URI"
    """
    Image data is returned as a URI.
    """


class ImageResponseFormatAspectRatio(StrEnum):
    """
    Supported aspect ratios for image output.
    """

    ASPECT_RATIO_UNSPECIFIED = "ASPECT_RATIO_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    ASPECT_RATIO_ONE_BY_ONE = "ASPECT_RATIO_ONE_BY_ONE"
    """
    1:1 aspect ratio.
    """
    ASPECT_RATIO_TWO_BY_THREE = "ASPECT_RATIO_TWO_BY_THREE"
    """
    2:3 aspect ratio.
    """
    ASPECT_RATIO_THREE_BY_TWO = "ASPECT_RATIO_THREE_BY_TWO"
    """
    3:2 aspect ratio.
    """
    ASPECT_RATIO_THREE_BY_FOUR = "ASPECT_RATIO_THREE_BY_FOUR"
    """
    3:4 aspect ratio.
    """
    ASPECT_RATIO_FOUR_BY_THREE = "ASPECT_RATIO_FOUR_BY_THREE"
    """
    4:3 aspect ratio.
    """
    ASPECT_RATIO_FOUR_BY_FIVE = "ASPECT_RATIO_FOUR_BY_FIVE"
    """
    4:5 aspect ratio.
    """
    ASPECT_RATIO_FIVE_BY_FOUR = "ASPECT_RATIO_FIVE_BY_FOUR"
    """
    5:4 aspect ratio.
    """
    ASPECT_RATIO_NINE_BY_SIXTEEN = "ASPECT_RATIO_NINE_BY_SIXTEEN"
    """
    9:16 aspect ratio.
    """
    ASPECT_RATIO_SIXTEEN_BY_NINE = "ASPECT_RATIO_SIXTEEN_BY_NINE"
    """
    16:9 aspect ratio.
    """
    ASPECT_RATIO_TWENTY_ONE_BY_NINE = "ASPECT_RATIO_TWENTY_ONE_BY_NINE"
    """
    21:9 aspect ratio.
    """
    ASPECT_RATIO_ONE_BY_EIGHT = "ASPECT_RATIO_ONE_BY_EIGHT"
    """
    1:8 aspect ratio.
    """
    ASPECT_RATIO_EIGHT_BY_ONE = "ASPECT_RATIO_EIGHT_BY_ONE"
    """
    8:1 aspect ratio.
    """
    ASPECT_RATIO_ONE_BY_FOUR = "ASPECT_RATIO_ONE_BY_FOUR"
    """
    1:4 aspect ratio.
    """
    ASPECT_RATIO_FOUR_BY_ONE = "ASPECT_RATIO_FOUR_BY_ONE"
    """
    4:1 aspect ratio.
    """


class ImageSize(StrEnum):
    """
    Supported image sizes for image output.
    """

    IMAGE_SIZE_UNSPECIFIED = "IMAGE_SIZE_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    IMAGE_SIZE_FIVE_TWELVE = "IMAGE_SIZE_FIVE_TWELVE"
    """
    512px image size.
    """
    IMAGE_SIZE_ONE_K = "IMAGE_SIZE_ONE_K"
    """
    1K image size.
    """
    IMAGE_SIZE_TWO_K = "IMAGE_SIZE_TWO_K"
    """
    2K image size.
    """
    IMAGE_SIZE_FOUR_K = "IMAGE_SIZE_FOUR_K"
    """
    4K image size.
    """


class VideoResponseFormatDelivery(StrEnum):
    """
    Delivery mode for video output.
    """

    DELIVERY_UNSPECIFIED = "DELIVERY_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    INLINE = "INLINE"
    """
    Video data is returned inline in the response.
    """
    URI = "URI"
    """
    Video data is returned as a URI.
    """


class VideoResponseFormatAspectRatio(StrEnum):
    """
    Supported aspect ratios for video output.
    """

    ASPECT_RATIO_UNSPECIFIED = "ASPECT_RATIO_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    ASPECT_RATIO_SIXTEEN_BY_NINE = "ASPECT_RATIO_SIXTEEN_BY_NINE"
    """
    16:9 aspect ratio.
    """
    ASPECT_RATIO_NINE_BY_SIXTEEN = "ASPECT_RATIO_NINE_BY_SIXTEEN"
    """
    9:16 aspect ratio.
    """


class ToolChoiceType(StrEnum):
    """
    The type of tool choice.
    """

    TOOL_CHOICE_TYPE_UNSPECIFIED = "TOOL_CHOICE_TYPE_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    AUTO = "AUTO"
    """
    Auto tool choice.
    """
    ANY = "ANY"
    """
    Any tool choice.
    """
    NONE = "NONE"
    """
    No tool choice.
    """
    VALIDATED = "VALIDATED"
    """
    Validated tool choice.
    """


class ThinkingLevel(StrEnum):
    """
    The level of thought tokens that the model should generate.
    """

    THINKING_LEVEL_UNSPECIFIED = "THINKING_LEVEL_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    THINKING_LEVEL_MINIMAL = "THINKING_LEVEL_MINIMAL"
    """
    Little to no thinking.
    """
    THINKING_LEVEL_LOW = "THINKING_LEVEL_LOW"
    """
    Low thinking level.
    """
    THINKING_LEVEL_MEDIUM = "THINKING_LEVEL_MEDIUM"
    """
    Medium thinking level.
    """
    THINKING_LEVEL_HIGH = "THINKING_LEVEL_HIGH"
    """
    High thinking level.
    """


class ThinkingSummaries(StrEnum):
    """
    Whether to include thought summaries in the response.
    """

    THINKING_SUMMARIES_UNSPECIFIED = "THINKING_SUMMARIES_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    THINKING_SUMMARIES_AUTO = "THINKING_SUMMARIES_AUTO"
    """
    Auto thinking summaries.
    """
    THINKING_SUMMARIES_NONE = "THINKING_SUMMARIES_NONE"
    """
    No thinking summaries.
    """


class Task(StrEnum):
    """
    Supported video generation tasks.
    """

    TASK_UNSPECIFIED = "TASK_UNSPECIFIED"
    """
    Unspecified task. The task is inferred from the input prompt and media.
    """
    TEXT_TO_VIDEO = "TEXT_TO_VIDEO"
    """
    Generates video solely from a text prompt.
    """
    IMAGE_TO_VIDEO = "IMAGE_TO_VIDEO"
    """
    Generates video from one or two source images. The first image defines the starting frame, and the optional second image defines the ending frame.
    """
    REFERENCE_TO_VIDEO = "REFERENCE_TO_VIDEO"
    """
    Generates video using reference media (such as images, audio, or video).
    """
    EDIT = "EDIT"
    """
    Modifies an existing input video.
    """


class VisualizationMode(StrEnum):
    """
    Enum for visualization mode. Eventually we will support an interactive mode where the user can choose whether to include HTML visualizations in the response.
    """

    UNSPECIFIED = "UNSPECIFIED"
    """
    The default visualization mode. Will default to AUTO.
    """
    OFF = "OFF"
    """
    Do not include visualizations.
    """
    AUTO = "AUTO"
    """
    Automatically include visualizations.
    """


class Mode(StrEnum):
    """
    Defines the depth and thoroughness of the find session.
    """

    MODE_UNSPECIFIED = "MODE_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    MODE_SCAN = "MODE_SCAN"
    """
    Fast scan using only the initial classifier.
    """
    MODE_VERIFY = "MODE_VERIFY"
    """
    Performs classification followed by detailed investigation.
    """


class NetworkMode(StrEnum):
    """
    Network egress mode for non-allowlist configurations.
    """

    NETWORK_MODE_UNSPECIFIED = "NETWORK_MODE_UNSPECIFIED"
    """
    Default value. Unused.
    """
    DISABLED = "DISABLED"
    """
    All network egress is blocked.
    """


class Type(StrEnum):
    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    GCS = "GCS"
    """
    A Cloud Storage bucket.
    """
    INLINE = "INLINE"
    """
    Inline content.
    """
    REPOSITORY = "REPOSITORY"
    """
    A generic repository. The protocol prefix in the source URL identifies the provider (e.g., github://, gcs://).
    """
    SKILL_REGISTRY = "SKILL_REGISTRY"
    """
    A skill resource from the Skill Registry service. Skill: projects/{project}/locations/{location}/skills/{skill} SkillRevision: projects/{project}/locations/{location}/skills/{skill}/revisions/{revision} Support mounting all skills under a project: projects/{project}/locations/{location}/skills.
    """


class Environment(StrEnum):
    """
    Represents the environment being operated, such as a web browser.
    """

    ENVIRONMENT_UNSPECIFIED = "ENVIRONMENT_UNSPECIFIED"
    """
    Defaults to browser.
    """
    BROWSER = "BROWSER"
    """
    Operates in a web browser.
    """
    MOBILE = "MOBILE"
    """
    Operates in a mobile environment.
    """
    DESKTOP = "DESKTOP"
    """
    Operates in a desktop environment.
    """


class SafetyPolicy(StrEnum):
    SAFETY_POLICY_UNSPECIFIED = "SAFETY_POLICY_UNSPECIFIED"
    """
    Unspecified safety policy.
    """
    FINANCIAL_TRANSACTIONS = "FINANCIAL_TRANSACTIONS"
    """
    Safety policy for financial transactions.
    """
    SENSITIVE_DATA_MODIFICATION = "SENSITIVE_DATA_MODIFICATION"
    """
    Safety policy for sensitive data modification.
    """
    COMMUNICATION_TOOL = "COMMUNICATION_TOOL"
    """
    Safety policy for communication tools (e.g. Gmail, Chat, Meet).
    """
    ACCOUNT_CREATION = "ACCOUNT_CREATION"
    """
    Safety policy for account creation.
    """
    DATA_MODIFICATION = "DATA_MODIFICATION"
    """
    Safety policy for data modification.
    """
    LEGAL_TERMS_AND_AGREEMENTS = "LEGAL_TERMS_AND_AGREEMENTS"
    """
    Safety policy for legal terms and agreements.
    """


class HarmCategory(StrEnum):
    """
    Harm categories that can be detected in user input and model responses.
    """

    HARM_CATEGORY_UNSPECIFIED = "HARM_CATEGORY_UNSPECIFIED"
    """
    Default value. This value is unused.
    """
    HARM_CATEGORY_HATE_SPEECH = "HARM_CATEGORY_HATE_SPEECH"
    """
    Content that promotes violence or incites hatred against individuals or groups based on certain attributes.
    """
    HARM_CATEGORY_DANGEROUS_CONTENT = "HARM_CATEGORY_DANGEROUS_CONTENT"
    """
    Content that promotes, facilitates, or enables dangerous activities.
    """
    HARM_CATEGORY_HARASSMENT = "HARM_CATEGORY_HARASSMENT"
    """
    Abusive, threatening, or content intended to bully, torment, or ridicule.
    """
    HARM_CATEGORY_SEXUALLY_EXPLICIT = "HARM_CATEGORY_SEXUALLY_EXPLICIT"
    """
    Content that contains sexually explicit material.
    """
    HARM_CATEGORY_CIVIC_INTEGRITY = "HARM_CATEGORY_CIVIC_INTEGRITY"
    """
    Deprecated: Election filter is not longer supported. The harm category is civic integrity.
    """
    HARM_CATEGORY_IMAGE_HATE = "HARM_CATEGORY_IMAGE_HATE"
    """
    Images that contain hate speech.
    """
    HARM_CATEGORY_IMAGE_DANGEROUS_CONTENT = "HARM_CATEGORY_IMAGE_DANGEROUS_CONTENT"
    """
    Images that contain dangerous content.
    """
    HARM_CATEGORY_IMAGE_HARASSMENT = "HARM_CATEGORY_IMAGE_HARASSMENT"
    """
    Images that contain harassment.
    """
    HARM_CATEGORY_IMAGE_SEXUALLY_EXPLICIT = "HARM_CATEGORY_IMAGE_SEXUALLY_EXPLICIT"
    """
    Images that contain sexually explicit content.
    """
    HARM_CATEGORY_JAILBREAK = "HARM_CATEGORY_JAILBREAK"
    """
    Prompts designed to bypass safety filters.
    """


class HarmBlockThreshold(StrEnum):
    """
    Thresholds for blocking content based on harm probability.
    """

    HARM_BLOCK_THRESHOLD_UNSPECIFIED = "HARM_BLOCK_THRESHOLD_UNSPECIFIED"
    """
    The harm block threshold is unspecified.
    """
    BLOCK_LOW_AND_ABOVE = "BLOCK_LOW_AND_ABOVE"
    """
    Block content with a low harm probability or higher.
    """
    BLOCK_MEDIUM_AND_ABOVE = "BLOCK_MEDIUM_AND_ABOVE"
    """
    Block content with a medium harm probability or higher.
    """
    BLOCK_ONLY_HIGH = "BLOCK_ONLY_HIGH"
    """
    Block content with a high harm probability.
    """
    BLOCK_NONE = "BLOCK_NONE"
    """
    Do not block any content, regardless of its harm probability.
    """
    OFF = "OFF"
    """
    Turn off the safety filter entirely.
    """


class HarmBlockMethod(StrEnum):
    """
    The method for blocking content.
    """

    HARM_BLOCK_METHOD_UNSPECIFIED = "HARM_BLOCK_METHOD_UNSPECIFIED"
    """
    The harm block method is unspecified.
    """
    SEVERITY = "SEVERITY"
    """
    The harm block method uses both probability and severity scores.
    """
    PROBABILITY = "PROBABILITY"
    """
    The harm block method uses the probability score.
    """


class Language(StrEnum):
    """
    Supported programming languages for the generated code.
    """

    LANGUAGE_UNSPECIFIED = "LANGUAGE_UNSPECIFIED"
    """
    Unspecified language. This value should not be used.
    """
    PYTHON = "PYTHON"
    """
    Python >= 3.10, with numpy and simpy available.
    """


class UrlContextResultItemStatus(StrEnum):
    """
    The status of the URL retrieval.
    """

    STATUS_UNSPECIFIED = "STATUS_UNSPECIFIED"
    SUCCESS = "SUCCESS"
    ERROR = "ERROR"
    PAYWALL = "PAYWALL"
    UNSAFE = "UNSAFE"


class InteractionStatus(RootModel[str]):
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
    `Interaction.Status` is declared on no page of this API. The Interaction page does not declare its status enum; data_model.en.md lists the values as they travel.
    """


class Content(BaseModel):
    """
    `Content` is declared on no page of this API. Declared on the Content page, which is not vendored.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )


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


class ContentList(BaseModel):
    """
    `ContentList` is declared on no page of this API. Declared on the Content page, which is not vendored.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )


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


class LegacyTextContent(BaseModel):
    """
    `LegacyTextContent` is declared on no page of this API. A deprecated member of Step; declared on no vendored page.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )


class LegacyImageContent(BaseModel):
    """
    `LegacyImageContent` is declared on no page of this API. A deprecated member of Step; declared on no vendored page.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )


class LegacyAudioContent(BaseModel):
    """
    `LegacyAudioContent` is declared on no page of this API. A deprecated member of Step; declared on no vendored page.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )


class LegacyDocumentContent(BaseModel):
    """
    `LegacyDocumentContent` is declared on no page of this API. A deprecated member of Step; declared on no vendored page.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )


class LegacyVideoContent(BaseModel):
    """
    `LegacyVideoContent` is declared on no page of this API. A deprecated member of Step; declared on no vendored page.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )


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


class Turn(BaseModel):
    """
    At most one of `contentList`, `contentString` is set (union `content`).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    role: str | None = None
    """
    The originator of this turn. Must be user for input or model for model output.
    """
    contentList: ContentList | None = None
    """
    The content of the turn. An array of Content objects.
    """
    contentString: str | None = None
    """
    The content of the turn. A single string.
    """


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
    mimeType: AudioResponseFormatMimeType | None = None
    """
    The MIME type of the audio output.
    """
    delivery: AudioResponseFormatDelivery | None = None
    """
    The delivery mode for the audio output.
    """
    sampleRate: StrictInt | None = None
    """
    Sample rate in Hz.
    """
    bitRate: StrictInt | None = None
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
    mimeType: TextResponseFormatMimeType | None = None
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
    mimeType: ImageResponseFormatMimeType | None = None
    """
    The MIME type of the image output.
    """
    delivery: ImageResponseFormatDelivery | None = None
    """
    The delivery mode for the image output.
    """
    aspectRatio: ImageResponseFormatAspectRatio | None = None
    """
    The aspect ratio for the image output.
    """
    imageSize: ImageSize | None = None
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
    delivery: VideoResponseFormatDelivery | None = None
    """
    The delivery mode for the video output.
    """
    gcsUri: str | None = None
    """
    The Cloud Storage URI to store the video output. Required for Vertex if delivery mode is URI.
    """
    aspectRatio: VideoResponseFormatAspectRatio | None = None
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
    thinkingSummaries: ThinkingSummaries | None = None
    """
    Whether to include thought summaries in the response.
    """
    visualization: VisualizationMode | None = None
    """
    Whether to include visualizations in the response.
    """
    collaborativePlanning: StrictBool | None = None
    """
    Enables human-in-the-loop planning for the Deep Research agent. If set to true, the Deep Research agent will provide a research plan in its response. The agent will then proceed only if the user confirms the plan in the next turn.
    """
    enableBigqueryTool: StrictBool | None = None
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
    environment: Environment | None = None
    """
    The environment being operated.
    """
    excludedPredefinedFunctions: list[str] | None = None
    """
    The list of predefined functions that are excluded from the model call.
    """
    enablePromptInjectionDetection: StrictBool | None = None
    """
    Whether enable the prompt injection detection check on computer-use request.
    """
    disabledSafetyPolicies: list[SafetyPolicy] | None = None
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
    allowedTools: list[AllowedTools] | None = None
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
    searchTypes: list[SearchType] | None = None
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
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
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
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    arguments: UrlContextCallStepArguments
    """
    Required. The arguments to pass to the URL context.
    """


class GoogleSearchCallStep(BaseModel):
    """
    Google Search call step.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    arguments: GoogleSearchCallStepArguments
    """
    Required. The arguments to pass to Google Search.
    """
    searchType: SearchType | None = None
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
    arguments: RetrievalStepArguments
    """
    Required. The arguments to pass to the retrieval tool.
    """
    retrievalType: RetrievalType | None = None
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
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    result: list[GoogleSearchResultItem]
    """
    Required. The results of the Google Search.
    """
    isError: StrictBool | None = None
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
    placeId: str | None = None
    name: str | None = None
    url: str | None = None
    reviewSnippets: list[ReviewSnippet] | None = None


class UserInputStep(BaseModel):
    """
    Input provided by the user.

    At most one of `contentList`, `contentString` is set (union `content`).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    contentList: ContentList | None = None
    """
    The content of the step. An array of Content objects.
    """
    contentString: str | None = None
    """
    The content of the step. A single string.
    """


class ModelOutputStep(BaseModel):
    """
    Output generated by the model.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    content: list[Content] | None = None
    error: GoogleRpcStatus | None = None
    """
    The error result of the operation in case of failure or cancellation.
    """


class TurnList(BaseModel):
    """
    A list of Turns.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    turns: list[Turn] | None = None


class ResponseFormat(BaseModel):
    """
    At most one of `audio`, `text`, `image`, `video`, `structValue` is set (union `type`).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    audio: AudioResponseFormat | None = None
    text: TextResponseFormat | None = None
    image: ImageResponseFormat | None = None
    video: VideoResponseFormat | None = None
    structValue: dict[str, Any] | None = None
    """
    Multi-discriminator values is already enabled in GAOS
    """


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
    allowedTools: AllowedTools | None = None
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

    At most one of `network_allowlist`, `network_mode` is set (union `network`). Network configuration for the environment.
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
    environmentId: str | None = None
    """
    Optional. The environment id for the interaction. If specified, the request will update the existing environment instead of creating a new one.
    """
    network_allowlist: EnvironmentNetworkEgressAllowlist | None = None
    """
    Allow only specific domains.
    """
    network_mode: NetworkMode | None = None
    """
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
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    arguments: CodeExecutionCallStepArguments
    """
    Required. The arguments to pass to the code execution.
    """


class UrlContextResultStep(BaseModel):
    """
    URL context result step.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    result: list[UrlContextResultItem]
    """
    Required. The results of the URL context.
    """
    isError: StrictBool | None = None
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
    widgetContextToken: str | None = None


class ResponseFormatList(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    responseFormats: list[ResponseFormat] | None = None


class GenerationConfig(BaseModel):
    """
    Configuration parameters for model interactions.

    At most one of `toolChoiceMode`, `toolChoiceConfig` is set (union `tool_choice`). The tool choice configuration.
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
    topP: StrictFloat | None = None
    """
    The maximum cumulative probability of tokens to consider when sampling.
    """
    seed: StrictInt | None = None
    """
    Seed used in decoding for reproducibility.
    """
    stopSequences: list[str] | None = None
    """
    A list of character sequences that will stop output interaction.
    """
    thinkingLevel: ThinkingLevel | None = None
    """
    The level of thought tokens that the model should generate.
    """
    thinkingSummaries: ThinkingSummaries | None = None
    """
    Whether to include thought summaries in the response.
    """
    maxOutputTokens: StrictInt | None = None
    """
    The maximum number of tokens to include in the response.
    """
    speechConfig: list[SpeechConfig] | None = None
    """
    Configuration for speech interaction.
    """
    imageConfig: Annotated[ImageConfig | None, Field(deprecated=True)] = None
    """
    Configuration for image interaction.
    """
    videoConfig: VideoConfig | None = None
    """
    Configuration for video generation.
    """
    transcriptionConfig: TranscriptionConfig | None = None
    """
    Optional. Configuration for speech recognition (transcription). If present, ASR is enabled.
    """
    toolChoiceMode: ToolChoiceType | None = None
    """
    The mode of the tool choice.
    """
    toolChoiceConfig: ToolChoiceConfig | None = None
    """
    The config for the tool choice.
    """


class AgentInteraction(BaseModel):
    """
    Interaction for generating the completion using agents.

    At most one of `dynamicConfig`, `deepResearchConfig`, `codeMenderConfig`, `antigravityConfig` is set (union `agent_config`). Parameters for the agent interaction.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    agent: str | None = None
    """
    The name of the Agent used for generating the completion.
    """
    dynamicConfig: DynamicAgentConfig | None = None
    deepResearchConfig: DeepResearchAgentConfig | None = None
    codeMenderConfig: CodeMenderAgentConfig | None = None
    antigravityConfig: AntigravityAgentConfig | None = None
    """
    Antigravity agent configuration. This configuration is session-level settings that are passed to the agent runtime on a per-request basis.
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


class ToolCallStep(BaseModel):
    """
    Tool call step.

    At most one of `functionCall`, `codeExecutionCall`, `urlContextCall`, `mcpServerToolCall`, `googleSearchCall`, `fileSearchCall`, `googleMapsCall`, `retrievalCall` is set (union `type`).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
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
    functionCall: FunctionCallStep | None = None
    codeExecutionCall: CodeExecutionCallStep | None = None
    urlContextCall: UrlContextCallStep | None = None
    mcpServerToolCall: McpServerToolCallStep | None = None
    googleSearchCall: GoogleSearchCallStep | None = None
    fileSearchCall: FileSearchCallStep | None = None
    googleMapsCall: GoogleMapsCallStep | None = None
    retrievalCall: RetrievalCallStep | None = None


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
    result: list[GoogleMapsResultItem] | None = None


class ModelInteraction(BaseModel):
    """
    Interaction for generating the completion using models.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    model: str | None = None
    """
    The name of the Model used for generating the completion.
    """
    generationConfig: GenerationConfig | None = None
    """
    Input only. Configuration parameters for the model interaction.
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
    retrievalTypes: list[RetrievalType] | None = None
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


class ToolResultStep(BaseModel):
    """
    Tool result step.

    At most one of `functionResult`, `codeExecutionResult`, `urlContextResult`, `googleSearchResult`, `mcpServerToolResult`, `fileSearchResult`, `googleMapsResult`, `retrievalResult` is set (union `type`).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    callId: str
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
    functionResult: FunctionResultStep | None = None
    codeExecutionResult: CodeExecutionResultStep | None = None
    urlContextResult: UrlContextResultStep | None = None
    googleSearchResult: GoogleSearchResultStep | None = None
    mcpServerToolResult: McpServerToolResultStep | None = None
    fileSearchResult: FileSearchResultStep | None = None
    googleMapsResult: GoogleMapsResultStep | None = None
    retrievalResult: RetrievalResultStep | None = None


class Tool(BaseModel):
    """
    A tool that can be used by the model.

    At most one of `function`, `codeExecution`, `urlContext`, `computerUse`, `mcpServer`, `googleSearch`, `fileSearch`, `googleMaps`, `retrieval` is set (union `type`). The tool to use.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    function: Function | None = None
    """
    A function that can be used by the model.
    """
    codeExecution: CodeExecution | None = None
    """
    A tool that can be used by the model to execute code.
    """
    urlContext: UrlContext | None = None
    """
    A tool that can be used by the model to fetch URL context.
    """
    computerUse: ComputerUse | None = None
    """
    Tool to support the model interacting directly with the computer.
    """
    mcpServer: McpServer | None = None
    """
    A MCPServer is a server that can be called by the model to perform actions.
    """
    googleSearch: GoogleSearch | None = None
    fileSearch: FileSearch | None = None
    googleMaps: GoogleMaps | None = None
    """
    A tool that can be used by the model to search Google Maps.
    """
    retrieval: Retrieval | None = None
    """
    A tool that can be used by the model to retrieve files.
    """


class Step(BaseModel):
    """
    A step in the interaction.

    At most one of `thought`, `toolCall`, `toolResult`, `userInput`, `modelOutput`, `text`, `image`, `audio`, `document`, `video` is set (union `type`).
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Step"
            }
        },
    )
    thought: ThoughtStep | None = None
    toolCall: ToolCallStep | None = None
    toolResult: ToolResultStep | None = None
    userInput: UserInputStep | None = None
    """
    DO NOT USE -- These are for 3P JSON only
    """
    modelOutput: ModelOutputStep | None = None
    text: Annotated[LegacyTextContent | None, Field(deprecated=True)] = None
    image: Annotated[LegacyImageContent | None, Field(deprecated=True)] = None
    audio: Annotated[LegacyAudioContent | None, Field(deprecated=True)] = None
    document: Annotated[LegacyDocumentContent | None, Field(deprecated=True)] = None
    video: Annotated[LegacyVideoContent | None, Field(deprecated=True)] = None


class StepList(BaseModel):
    """
    A list of Steps.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/v1beta1/Interaction"
            }
        },
    )
    steps: list[Step] | None = None
    """
    The steps of the list.
    """


class Interaction(BaseModel):
    """
    Response for InteractionService.CreateInteraction.

    At most one of `contentList`, `stringContent`, `turnList`, `stepList`, `content` is set (union `input`). The input for the interaction.

    At most one of `responseFormat`, `responseFormatList`, `responseFormatSingleton` is set (union `response_format_config`).

    At most one of `modelInteraction`, `agentInteraction` is set (union `request_type`). The request type for the interaction.

    At most one of `envId`, `remoteEnvironment`, `localEnvironment` is set (union `environment`). The environment configuration for the interaction.
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
    systemInstruction: str | None = None
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
    responseModalities: Annotated[
        list[ResponseModality] | None, Field(deprecated=True)
    ] = None
    """
    The requested modalities of the response (TEXT, IMAGE, AUDIO).
    """
    responseMimeType: Annotated[str | None, Field(deprecated=True)] = None
    """
    The mime type of the response. This is required if responseFormat is set.
    """
    previousInteractionId: str | None = None
    """
    The id of the previous interaction, if any.
    """
    environmentId: str | None = None
    """
    Output only. The environment id for the interaction. Only populated if environment config is set in the request.
    """
    steps: list[Step] | None = None
    """
    Required. Output only. The steps that make up the interaction.
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
    contentList: Annotated[ContentList | None, Field(deprecated=True)] = None
    """
    The inputs for the interaction.
    """
    stringContent: str | None = None
    """
    A string input for the interaction, it will be processed as a single text input.
    """
    turnList: Annotated[TurnList | None, Field(deprecated=True)] = None
    """
    The turns for the interaction.
    """
    stepList: StepList | None = None
    """
    Input only. The steps for the interaction.
    """
    content: Content | None = None
    """
    The content for the interaction.
    """
    responseFormat: Annotated[Any | None, Field(deprecated=True)] = None
    """
    Enforces that the generated response is a JSON object that complies with the JSON schema specified in this field.
    """
    responseFormatList: ResponseFormatList | None = None
    responseFormatSingleton: ResponseFormat | None = None
    modelInteraction: ModelInteraction | None = None
    """
    Interaction for generating the completion using models.
    """
    agentInteraction: AgentInteraction | None = None
    """
    Interaction for generating the completion using agents.
    """
    envId: str | None = None
    """
    The environment id for the interaction. Can be 'remote' for default environment.
    """
    remoteEnvironment: EnvironmentConfig | None = None
    localEnvironment: LocalEnvironmentConfig | None = None
    """
    The agent's environment lives on the client connection: its built-in environment operations (filesystem ops and running commands) are yielded to the client to execute, instead of running in a server-managed sandbox. Mutually exclusive with remoteEnvironment. (Independent of any client-declared function tools, which are always executed on the client regardless of this field.)
    """
