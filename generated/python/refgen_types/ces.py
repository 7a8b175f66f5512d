"""Customer Engagement Suite: the types of its reference pages.

Read from:

- ces/create_tool.ja.txt (https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja)
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Literal, Self, TypeAlias

from ._errors import WireError
from ._wellknown import Duration, JsonValue, NullValue, Timestamp
from ._wire import (
    Message,
    absent,
    at,
    boolean,
    by_value,
    chosen,
    conflict,
    decoded,
    each,
    each_value,
    encoded,
    mapping,
    new,
    read_bytes,
    read_duration,
    read_int64,
    read_messages,
    read_number,
    read_timestamp,
    read_value,
    rest,
    string,
    struct,
    write_bytes,
    write_duration,
    write_int64,
    write_message,
    write_number,
    write_timestamp,
    write_value,
)

__all__ = [
    "CreateToolRequest",
    "Tool",
    "ClientFunction",
    "Schema",
    "OpenApiTool",
    "ApiAuthentication",
    "ApiKeyConfig",
    "OAuthConfig",
    "ServiceAccountAuthConfig",
    "BearerTokenConfig",
    "TlsConfig",
    "CaCert",
    "ServiceDirectoryConfig",
    "GoogleSearchTool",
    "PromptConfig",
    "ConnectorTool",
    "Action",
    "EntityOperation",
    "EndUserAuthConfig",
    "Oauth2AuthCodeConfig",
    "Oauth2JwtBearerConfig",
    "DataStoreTool",
    "DataStoreSource",
    "DataStore",
    "ConnectorConfig",
    "EngineSource",
    "BoostSpecs",
    "BoostSpec",
    "ConditionBoostSpec",
    "BoostControlSpec",
    "ControlPoint",
    "ModalityConfig",
    "RewriterConfig",
    "ModelSettings",
    "SummarizationConfig",
    "GroundingConfig",
    "SnippetsConfig",
    "PythonFunction",
    "McpTool",
    "FileSearchTool",
    "SystemTool",
    "AgentTool",
    "WidgetTool",
    "DataMapping",
    "TextResponseConfig",
    "RemoteAgentTool",
    "AgentCard",
    "AgentInterface",
    "AgentSkill",
    "ToolFakeConfig",
    "CodeBlock",
    "SchemaType",
    "RequestLocation",
    "OauthGrantType",
    "OperationType",
    "DataStoreType",
    "DocumentProcessingMode",
    "AttributeType",
    "InterpolationType",
    "ModalityType",
    "FilterParameterBehavior",
    "State",
    "CorpusType",
    "WidgetType",
    "Mode",
    "TextResponseConfigType",
    "ExecutionType",
    "ServiceAgentIdTokenAuthConfig",
]


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class CreateToolRequest(Message):
    """AgentService.CreateTool のリクエスト メッセージです。

    Source: ces/create_tool.ja.txt:30
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "parent": "parent",
        "toolId": "tool_id",
        "tool": "tool",
    }

    parent: str
    """必須。ツールを作成するアプリのリソース名。

    Source: ces/create_tool.ja.txt:41
    """

    tool_id: str | None = None
    """省略可。ツールに使用する ID。ツールのリソース名の最終的なコンポーネントになります。指定しない場合、ツールに一意の ID が自動的に割り当てられます。

    Wire name: toolId
    Source: ces/create_tool.ja.txt:46
    """

    tool: Tool
    """必須。作成するツール。

    Source: ces/create_tool.ja.txt:51
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "parent"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.parent = value
            key = "toolId"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.tool_id = value
            key = "tool"
            if (value := get(key)) is not None:
                known += 1
                value = Tool.from_dict(value, partial)
            else:
                value = absent(partial)
            message.tool = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "parent"
            value = self.parent
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "toolId"
            value = self.tool_id
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "tool"
            value = self.tool
            if value is not None:
                value = write_message(Tool, value, partial)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class Tool(Message):
    """ツールは、CES エージェントが特定の目標を達成するために実行できるアクションを表します。

    Heading: ツール
    Source: ces/create_tool.ja.txt:57
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "displayName": "display_name",
        "executionType": "execution_type",
        "timeout": "timeout",
        "createTime": "create_time",
        "updateTime": "update_time",
        "etag": "etag",
        "generatedSummary": "generated_summary",
        "toolFakeConfig": "tool_fake_config",
        "clientFunction": "client_function",
        "openApiTool": "open_api_tool",
        "googleSearchTool": "google_search_tool",
        "connectorTool": "connector_tool",
        "dataStoreTool": "data_store_tool",
        "pythonFunction": "python_function",
        "mcpTool": "mcp_tool",
        "fileSearchTool": "file_search_tool",
        "systemTool": "system_tool",
        "agentTool": "agent_tool",
        "widgetTool": "widget_tool",
        "remoteAgentTool": "remote_agent_tool",
    }

    name: str | None = None
    """ID。ツールのリソース名。形式:

    • スタンドアロン ツールの場合、projects/{project}/locations/{location}/apps/{app}/tools/{tool}。
    • ツールセットから取得したツールの場合は projects/{project}/locations/{location}/apps/{app}/toolsets/{toolset}/tools/{tool}。

    これらのツールは動的で出力専用です。ツールが想定される場所で直接参照することはできません。

    Source: ces/create_tool.ja.txt:113
    """

    display_name: str | None = None
    """出力専用。ツールのタイプに基づいて導出されたツールの表示名。たとえば、[ClientFunction][Tool.ClientFunction] の表示名は、その name プロパティから派生します。

    Wire name: displayName
    Source: ces/create_tool.ja.txt:123
    """

    execution_type: ExecutionType | str | None = None
    """省略可。ツールの実行タイプ。

    Wire name: executionType
    Source: ces/create_tool.ja.txt:128
    """

    timeout: Duration | None = None
    """省略可。ツールの実行のタイムアウト。設定しない場合、デフォルトのタイムアウトは SYNCHRONOUS ツールでは 30 秒、ASYNCHRONOUS ツールでは 60 秒です。

    s で終わる小数 9 桁までの秒単位の期間。例: "3.5s"。

    Source: ces/create_tool.ja.txt:133
    """

    create_time: Timestamp | None = None
    """出力専用。ツールが作成されたときのタイムスタンプ。

    RFC 3339 を使用します。生成された出力は常に Z 正規化され、小数点以下は 0、3、6、または 9 桁になります。「Z」以外のオフセットも使用できます。例: "2014-10-02T15:01:23Z"、"2014-10-02T15:01:23.045123456Z"、"2014-10-02T15:01:23+05:30"。

    Wire name: createTime
    Source: ces/create_tool.ja.txt:140
    """

    update_time: Timestamp | None = None
    """出力専用。ツールが最後に更新されたときのタイムスタンプ。

    RFC 3339 を使用します。生成された出力は常に Z 正規化され、小数点以下は 0、3、6、または 9 桁になります。「Z」以外のオフセットも使用できます。例: "2014-10-02T15:01:23Z"、"2014-10-02T15:01:23.045123456Z"、"2014-10-02T15:01:23+05:30"。

    Wire name: updateTime
    Source: ces/create_tool.ja.txt:147
    """

    etag: str | None = None
    """読み取り、変更、書き込みオペレーション中にオブジェクトが変更されていないことを確認するために使用される ETag。etag が空の場合、更新によって同時変更が上書きされます。

    Source: ces/create_tool.ja.txt:154
    """

    generated_summary: str | None = None
    """出力専用。ツールが LLM アシスタントによって生成された場合、このフィールドには生成の概要が記述されます。

    Wire name: generatedSummary
    Source: ces/create_tool.ja.txt:159
    """

    tool_fake_config: ToolFakeConfig | None = None
    """省略可。フェイクモードでのツールの動作の構成。

    Wire name: toolFakeConfig
    Source: ces/create_tool.ja.txt:164
    """

    client_function: ClientFunction | None = None
    """省略可。クライアント関数。

    Member of the union `tool_type`.
    Wire name: clientFunction
    Source: ces/create_tool.ja.txt:170
    """

    open_api_tool: OpenApiTool | None = None
    """省略可。オープン API ツール。

    Member of the union `tool_type`.
    Wire name: openApiTool
    Source: ces/create_tool.ja.txt:175
    """

    google_search_tool: GoogleSearchTool | None = None
    """省略可。Google 検索ツール。

    Member of the union `tool_type`.
    Wire name: googleSearchTool
    Source: ces/create_tool.ja.txt:180
    """

    connector_tool: ConnectorTool | None = None
    """省略可。Integration Connector ツール。

    Member of the union `tool_type`.
    Wire name: connectorTool
    Source: ces/create_tool.ja.txt:185
    """

    data_store_tool: DataStoreTool | None = None
    """省略可。データストア ツール。

    Member of the union `tool_type`.
    Wire name: dataStoreTool
    Source: ces/create_tool.ja.txt:190
    """

    python_function: PythonFunction | None = None
    """省略可。Python 関数ツール。

    Member of the union `tool_type`.
    Wire name: pythonFunction
    Source: ces/create_tool.ja.txt:195
    """

    mcp_tool: McpTool | None = None
    """省略可。MCP ツール。MCP ツールは直接作成または更新できず、MCP ツールセットによって管理されます。

    Member of the union `tool_type`.
    Wire name: mcpTool
    Source: ces/create_tool.ja.txt:200
    """

    file_search_tool: FileSearchTool | None = None
    """省略可。ファイル検索ツール。

    Member of the union `tool_type`.
    Wire name: fileSearchTool
    Source: ces/create_tool.ja.txt:205
    """

    system_tool: SystemTool | None = None
    """省略可。システムツール。

    Member of the union `tool_type`.
    Wire name: systemTool
    Source: ces/create_tool.ja.txt:210
    """

    agent_tool: AgentTool | None = None
    """省略可。エージェント ツール。

    Member of the union `tool_type`.
    Wire name: agentTool
    Source: ces/create_tool.ja.txt:215
    """

    widget_tool: WidgetTool | None = None
    """省略可。ウィジェット ツール。

    Member of the union `tool_type`.
    Wire name: widgetTool
    Source: ces/create_tool.ja.txt:220
    """

    remote_agent_tool: RemoteAgentTool | None = None
    """省略可。リモート エージェント ツール。

    Member of the union `tool_type`.
    Wire name: remoteAgentTool
    Source: ces/create_tool.ja.txt:225
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def which_tool_type(
        self,
    ) -> (
        Literal[
            "clientFunction",
            "openApiTool",
            "googleSearchTool",
            "connectorTool",
            "dataStoreTool",
            "pythonFunction",
            "mcpTool",
            "fileSearchTool",
            "systemTool",
            "agentTool",
            "widgetTool",
            "remoteAgentTool",
        ]
        | None
    ):
        """The wire name of the member of the union `tool_type` that is set; a `WireError` if two are.

        ツールのタイプ。

        Source: ces/create_tool.ja.txt:169
        """
        return chosen(
            "tool_type",
            ("clientFunction", self.client_function),
            ("openApiTool", self.open_api_tool),
            ("googleSearchTool", self.google_search_tool),
            ("connectorTool", self.connector_tool),
            ("dataStoreTool", self.data_store_tool),
            ("pythonFunction", self.python_function),
            ("mcpTool", self.mcp_tool),
            ("fileSearchTool", self.file_search_tool),
            ("systemTool", self.system_tool),
            ("agentTool", self.agent_tool),
            ("widgetTool", self.widget_tool),
            ("remoteAgentTool", self.remote_agent_tool),
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        which_tool_type = ""
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.name = value
            key = "displayName"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.display_name = value
            key = "executionType"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _EXECUTION_TYPE.get(value, value)
            message.execution_type = value
            key = "timeout"
            if (value := get(key)) is not None:
                known += 1
                value = read_duration(value)
            message.timeout = value
            key = "createTime"
            if (value := get(key)) is not None:
                known += 1
                value = read_timestamp(value)
            message.create_time = value
            key = "updateTime"
            if (value := get(key)) is not None:
                known += 1
                value = read_timestamp(value)
            message.update_time = value
            key = "etag"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.etag = value
            key = "generatedSummary"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.generated_summary = value
            key = "toolFakeConfig"
            if (value := get(key)) is not None:
                known += 1
                value = ToolFakeConfig.from_dict(value, partial)
            message.tool_fake_config = value
            key = "clientFunction"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = ClientFunction.from_dict(value, partial)
            message.client_function = value
            key = "openApiTool"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = OpenApiTool.from_dict(value, partial)
            message.open_api_tool = value
            key = "googleSearchTool"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = GoogleSearchTool.from_dict(value, partial)
            message.google_search_tool = value
            key = "connectorTool"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = ConnectorTool.from_dict(value, partial)
            message.connector_tool = value
            key = "dataStoreTool"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = DataStoreTool.from_dict(value, partial)
            message.data_store_tool = value
            key = "pythonFunction"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = PythonFunction.from_dict(value, partial)
            message.python_function = value
            key = "mcpTool"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = McpTool.from_dict(value, partial)
            message.mcp_tool = value
            key = "fileSearchTool"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = FileSearchTool.from_dict(value, partial)
            message.file_search_tool = value
            key = "systemTool"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = SystemTool.from_dict(value, partial)
            message.system_tool = value
            key = "agentTool"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = AgentTool.from_dict(value, partial)
            message.agent_tool = value
            key = "widgetTool"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = WidgetTool.from_dict(value, partial)
            message.widget_tool = value
            key = "remoteAgentTool"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = RemoteAgentTool.from_dict(value, partial)
            message.remote_agent_tool = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        which_tool_type = ""
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "displayName"
            value = self.display_name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "executionType"
            value = self.execution_type
            if value is not None:
                value = string(value)
                data[key] = value
            key = "timeout"
            value = self.timeout
            if value is not None:
                value = write_duration(value)
                data[key] = value
            key = "createTime"
            value = self.create_time
            if value is not None:
                value = write_timestamp(value)
                data[key] = value
            key = "updateTime"
            value = self.update_time
            if value is not None:
                value = write_timestamp(value)
                data[key] = value
            key = "etag"
            value = self.etag
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "generatedSummary"
            value = self.generated_summary
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "toolFakeConfig"
            value = self.tool_fake_config
            if value is not None:
                value = write_message(ToolFakeConfig, value, partial)
                data[key] = value
            key = "clientFunction"
            value = self.client_function
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(ClientFunction, value, partial)
                data[key] = value
            key = "openApiTool"
            value = self.open_api_tool
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(OpenApiTool, value, partial)
                data[key] = value
            key = "googleSearchTool"
            value = self.google_search_tool
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(GoogleSearchTool, value, partial)
                data[key] = value
            key = "connectorTool"
            value = self.connector_tool
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(ConnectorTool, value, partial)
                data[key] = value
            key = "dataStoreTool"
            value = self.data_store_tool
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(DataStoreTool, value, partial)
                data[key] = value
            key = "pythonFunction"
            value = self.python_function
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(PythonFunction, value, partial)
                data[key] = value
            key = "mcpTool"
            value = self.mcp_tool
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(McpTool, value, partial)
                data[key] = value
            key = "fileSearchTool"
            value = self.file_search_tool
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(FileSearchTool, value, partial)
                data[key] = value
            key = "systemTool"
            value = self.system_tool
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(SystemTool, value, partial)
                data[key] = value
            key = "agentTool"
            value = self.agent_tool
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(AgentTool, value, partial)
                data[key] = value
            key = "widgetTool"
            value = self.widget_tool
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(WidgetTool, value, partial)
                data[key] = value
            key = "remoteAgentTool"
            value = self.remote_agent_tool
            if value is not None:
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = write_message(RemoteAgentTool, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ClientFunction(Message):
    """Source: ces/create_tool.ja.txt:231"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "description": "description",
        "parameters": "parameters",
        "response": "response",
    }

    name: str
    """必須。関数名。

    Source: ces/create_tool.ja.txt:245
    """

    description: str | None = None
    """省略可。関数の説明。

    Source: ces/create_tool.ja.txt:250
    """

    parameters: Schema | None = None
    """省略可。関数パラメータのスキーマ。

    Source: ces/create_tool.ja.txt:255
    """

    response: Schema | None = None
    """省略可。関数レスポンスのスキーマ。

    Source: ces/create_tool.ja.txt:260
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
            key = "parameters"
            if (value := get(key)) is not None:
                known += 1
                value = Schema.from_dict(value, partial)
            message.parameters = value
            key = "response"
            if (value := get(key)) is not None:
                known += 1
                value = Schema.from_dict(value, partial)
            message.response = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "parameters"
            value = self.parameters
            if value is not None:
                value = write_message(Schema, value, partial)
                data[key] = value
            key = "response"
            value = self.response
            if value is not None:
                value = write_message(Schema, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class Schema(Message):
    """Heading: スキーマ
    Source: ces/create_tool.ja.txt:266
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "properties": "properties",
        "required": "required",
        "description": "description",
        "items": "items",
        "nullable": "nullable",
        "uniqueItems": "unique_items",
        "prefixItems": "prefix_items",
        "additionalProperties": "additional_properties",
        "anyOf": "any_of",
        "enum": "enum",
        "default": "default",
        "ref": "ref",
        "defs": "defs",
        "title": "title",
        "minItems": "min_items",
        "maxItems": "max_items",
        "minimum": "minimum",
        "maximum": "maximum",
    }

    type: SchemaType | str
    """必須。データの型。

    Source: ces/create_tool.ja.txt:323
    """

    properties: dict[str, Schema] | None = None
    """省略可。Type.OBJECT のプロパティ。

    "key": value ペアのリストを含むオブジェクト。例: { "name": "wrench", "mass": "1.3kg", "count": "3" }

    Source: ces/create_tool.ja.txt:328
    """

    required: list[str] | None = None
    """省略可。Type.OBJECT の必須プロパティ。

    Source: ces/create_tool.ja.txt:335
    """

    description: str | None = None
    """省略可。データの説明。

    Source: ces/create_tool.ja.txt:340
    """

    items: Schema | None = None
    """省略可。Type.ARRAY の要素のスキーマ。

    Source: ces/create_tool.ja.txt:345
    """

    nullable: bool | None = None
    """省略可。値が null の可能性があるかどうかを示します。

    Source: ces/create_tool.ja.txt:350
    """

    unique_items: bool | None = None
    """省略可。配列内の項目が一意であることを示します。TYPE.ARRAY にのみ適用されます。

    Wire name: uniqueItems
    Source: ces/create_tool.ja.txt:355
    """

    prefix_items: list[Schema] | None = None
    """省略可。Type.ARRAY の初期要素のスキーマ。

    Wire name: prefixItems
    Source: ces/create_tool.ja.txt:360
    """

    additional_properties: Schema | None = None
    """省略可。ブール値またはオブジェクトのいずれか。追加のプロパティの存在を制御します。

    Wire name: additionalProperties
    Source: ces/create_tool.ja.txt:365
    """

    any_of: list[Schema] | None = None
    """省略可。値は、リスト内のサブスキーマのいずれか（1 つ以上）に対して検証される必要があります。

    Wire name: anyOf
    Source: ces/create_tool.ja.txt:370
    """

    enum: list[str] | None = None
    """省略可。プリミティブ型の要素の可能な値（列挙型形式）。例: 1. 方向は {type:STRING, format:enum, enum:["EAST", NORTH", "SOUTH", "WEST"]} 2. アパートの部屋番号は {type:INTEGER, format:enum, enum:["101", "201", "301"]} と定義できます。

    Source: ces/create_tool.ja.txt:375
    """

    default: JsonValue | NullValue | None = None
    """省略可。データのデフォルト値。

    Source: ces/create_tool.ja.txt:380
    """

    ref: str | None = None
    """省略可。スキーマノード間の間接参照を許可します。値は、ルート defs の子への有効な参照である必要があります。

    たとえば、次のスキーマは「Pet」という名前のスキーマノードへの参照を定義します。

    type: object
    properties:
      pet:
        ref: #/defs/Pet
    defs:
      Pet:
        type: object
        properties:
          name:
            type: string

    「pet」プロパティの値は、「Pet」という名前のスキーマノードへの参照です。詳しくは、https://json-schema.org/understanding-json-schema/structuring をご覧ください。

    Source: ces/create_tool.ja.txt:385
    """

    defs: dict[str, Schema] | None = None
    """省略可。ref で使用する定義のマップ。スキーマのルートでのみ使用できます。

    "key": value ペアのリストを含むオブジェクト。例: { "name": "wrench", "mass": "1.3kg", "count": "3" }

    Source: ces/create_tool.ja.txt:405
    """

    title: str | None = None
    """省略可。スキーマのタイトル。

    Source: ces/create_tool.ja.txt:412
    """

    min_items: int | None = None
    """省略可。Type.ARRAY の要素の最小数。

    Wire name: minItems
    Source: ces/create_tool.ja.txt:417
    """

    max_items: int | None = None
    """省略可。Type.ARRAY の要素の最大数。

    Wire name: maxItems
    Source: ces/create_tool.ja.txt:422
    """

    minimum: float | None = None
    """省略可。Type.INTEGER と Type.NUMBER の最小値。

    Source: ces/create_tool.ja.txt:431
    """

    maximum: float | None = None
    """省略可。Type.INTEGER と Type.NUMBER の最大値。

    Source: ces/create_tool.ja.txt:440
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "type"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _SCHEMA_TYPE.get(value, value)
            else:
                value = absent(partial)
            message.type = value
            key = "properties"
            if (value := get(key)) is not None:
                known += 1
                value = each_value(lambda item: Schema.from_dict(item, partial), value)
            message.properties = value
            key = "required"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.required = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
            key = "items"
            if (value := get(key)) is not None:
                known += 1
                value = Schema.from_dict(value, partial)
            message.items = value
            key = "nullable"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
            message.nullable = value
            key = "uniqueItems"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
            message.unique_items = value
            key = "prefixItems"
            if (value := get(key)) is not None:
                known += 1
                value = read_messages(Schema.from_dict, value, partial)
            message.prefix_items = value
            key = "additionalProperties"
            if (value := get(key)) is not None:
                known += 1
                value = Schema.from_dict(value, partial)
            message.additional_properties = value
            key = "anyOf"
            if (value := get(key)) is not None:
                known += 1
                value = read_messages(Schema.from_dict, value, partial)
            message.any_of = value
            key = "enum"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.enum = value
            key = "default"
            value = None
            if key in data:
                value = data[key]
                known += 1
                value = read_value(value)
            message.default = value
            key = "ref"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.ref = value
            key = "defs"
            if (value := get(key)) is not None:
                known += 1
                value = each_value(lambda item: Schema.from_dict(item, partial), value)
            message.defs = value
            key = "title"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.title = value
            key = "minItems"
            if (value := get(key)) is not None:
                known += 1
                value = read_int64(value)
            message.min_items = value
            key = "maxItems"
            if (value := get(key)) is not None:
                known += 1
                value = read_int64(value)
            message.max_items = value
            key = "minimum"
            if (value := get(key)) is not None:
                known += 1
                value = read_number(value)
            message.minimum = value
            key = "maximum"
            if (value := get(key)) is not None:
                known += 1
                value = read_number(value)
            message.maximum = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "type"
            value = self.type
            if value is not None:
                value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "properties"
            value = self.properties
            if value is not None:
                value = each_value(
                    lambda item: write_message(Schema, item, partial), value
                )
                data[key] = value
            key = "required"
            value = self.required
            if value is not None:
                value = each(string, value)
                data[key] = value
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "items"
            value = self.items
            if value is not None:
                value = write_message(Schema, value, partial)
                data[key] = value
            key = "nullable"
            value = self.nullable
            if value is not None:
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            key = "uniqueItems"
            value = self.unique_items
            if value is not None:
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            key = "prefixItems"
            value = self.prefix_items
            if value is not None:
                value = each(lambda item: write_message(Schema, item, partial), value)
                data[key] = value
            key = "additionalProperties"
            value = self.additional_properties
            if value is not None:
                value = write_message(Schema, value, partial)
                data[key] = value
            key = "anyOf"
            value = self.any_of
            if value is not None:
                value = each(lambda item: write_message(Schema, item, partial), value)
                data[key] = value
            key = "enum"
            value = self.enum
            if value is not None:
                value = each(string, value)
                data[key] = value
            key = "default"
            value = self.default
            if value is not None:
                value = write_value(value)
                data[key] = value
            key = "ref"
            value = self.ref
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "defs"
            value = self.defs
            if value is not None:
                value = each_value(
                    lambda item: write_message(Schema, item, partial), value
                )
                data[key] = value
            key = "title"
            value = self.title
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "minItems"
            value = self.min_items
            if value is not None:
                value = write_int64(value)
                data[key] = value
            key = "maxItems"
            value = self.max_items
            if value is not None:
                value = write_int64(value)
                data[key] = value
            key = "minimum"
            value = self.minimum
            if value is not None:
                value = write_number(value)
                data[key] = value
            key = "maximum"
            value = self.maximum
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class OpenApiTool(Message):
    """Source: ces/create_tool.ja.txt:577"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "openApiSchema": "open_api_schema",
        "name": "name",
        "description": "description",
        "apiAuthentication": "api_authentication",
        "tlsConfig": "tls_config",
        "serviceDirectoryConfig": "service_directory_config",
        "ignoreUnknownFields": "ignore_unknown_fields",
        "url": "url",
    }

    open_api_schema: str
    """必須。JSON または YAML 形式の OpenAPI スキーマ。

    Wire name: openApiSchema
    Source: ces/create_tool.ja.txt:597
    """

    name: str | None = None
    """省略可。ツールの名前。指定しない場合、ツールの名前は OpenAPI スキーマの operation.operationId から派生します。

    Source: ces/create_tool.ja.txt:602
    """

    description: str | None = None
    """省略可。ツールの説明。指定しない場合、ツールの説明は OpenAPI スキーマ、operation.description、または operation.summary から取得されます。

    Source: ces/create_tool.ja.txt:607
    """

    api_authentication: ApiAuthentication | None = None
    """省略可。API で必要な認証情報。

    Wire name: apiAuthentication
    Source: ces/create_tool.ja.txt:612
    """

    tls_config: TlsConfig | None = None
    """省略可。TLS 構成。クライアントが信頼するカスタム サーバー証明書が含まれます。

    Wire name: tlsConfig
    Source: ces/create_tool.ja.txt:617
    """

    service_directory_config: ServiceDirectoryConfig | None = None
    """省略可。Service Directory の構成。

    Wire name: serviceDirectoryConfig
    Source: ces/create_tool.ja.txt:622
    """

    ignore_unknown_fields: bool | None = None
    """省略可。true の場合、エージェントは API レスポンスの不明なフィールドを無視します。

    Wire name: ignoreUnknownFields
    Source: ces/create_tool.ja.txt:627
    """

    url: str | None = None
    """省略可。Open API スキーマのサーバー URL。このフィールドは、スキーマにサーバー URL が含まれている場合に、エクスポート プロセス中に環境の依存関係のツールでのみ設定されます。インポート プロセス中に、この URL が環境の依存関係に存在し、スキーマに $env_var プレースホルダがある場合、スキーマ内のプレースホルダが置き換えられます。

    Source: ces/create_tool.ja.txt:632
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "openApiSchema"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.open_api_schema = value
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
            key = "apiAuthentication"
            if (value := get(key)) is not None:
                known += 1
                value = ApiAuthentication.from_dict(value, partial)
            message.api_authentication = value
            key = "tlsConfig"
            if (value := get(key)) is not None:
                known += 1
                value = TlsConfig.from_dict(value, partial)
            message.tls_config = value
            key = "serviceDirectoryConfig"
            if (value := get(key)) is not None:
                known += 1
                value = ServiceDirectoryConfig.from_dict(value, partial)
            message.service_directory_config = value
            key = "ignoreUnknownFields"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
            message.ignore_unknown_fields = value
            key = "url"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.url = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "openApiSchema"
            value = self.open_api_schema
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "apiAuthentication"
            value = self.api_authentication
            if value is not None:
                value = write_message(ApiAuthentication, value, partial)
                data[key] = value
            key = "tlsConfig"
            value = self.tls_config
            if value is not None:
                value = write_message(TlsConfig, value, partial)
                data[key] = value
            key = "serviceDirectoryConfig"
            value = self.service_directory_config
            if value is not None:
                value = write_message(ServiceDirectoryConfig, value, partial)
                data[key] = value
            key = "ignoreUnknownFields"
            value = self.ignore_unknown_fields
            if value is not None:
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            key = "url"
            value = self.url
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ApiAuthentication(Message):
    """Source: ces/create_tool.ja.txt:638"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "apiKeyConfig": "api_key_config",
        "oauthConfig": "oauth_config",
        "serviceAgentIdTokenAuthConfig": "service_agent_id_token_auth_config",
        "serviceAccountAuthConfig": "service_account_auth_config",
        "bearerTokenConfig": "bearer_token_config",
    }

    api_key_config: ApiKeyConfig | None = None
    """省略可。API キー認証の構成。

    Member of the union `auth_config`.
    Wire name: apiKeyConfig
    Source: ces/create_tool.ja.txt:663
    """

    oauth_config: OAuthConfig | None = None
    """省略可。OAuth の構成。

    Member of the union `auth_config`.
    Wire name: oauthConfig
    Source: ces/create_tool.ja.txt:668
    """

    service_agent_id_token_auth_config: ServiceAgentIdTokenAuthConfig | None = None
    """省略可。CES サービス エージェントから生成された ID トークン認証の構成。

    Member of the union `auth_config`.
    Wire name: serviceAgentIdTokenAuthConfig
    Source: ces/create_tool.ja.txt:673
    """

    service_account_auth_config: ServiceAccountAuthConfig | None = None
    """省略可。サービス アカウント認証の構成。

    Member of the union `auth_config`.
    Wire name: serviceAccountAuthConfig
    Source: ces/create_tool.ja.txt:678
    """

    bearer_token_config: BearerTokenConfig | None = None
    """省略可。ベアラートークン認証の構成。

    Member of the union `auth_config`.
    Wire name: bearerTokenConfig
    Source: ces/create_tool.ja.txt:683
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def which_auth_config(
        self,
    ) -> (
        Literal[
            "apiKeyConfig",
            "oauthConfig",
            "serviceAgentIdTokenAuthConfig",
            "serviceAccountAuthConfig",
            "bearerTokenConfig",
        ]
        | None
    ):
        """The wire name of the member of the union `auth_config` that is set; a `WireError` if two are.

        認証構成。

        Source: ces/create_tool.ja.txt:662
        """
        return chosen(
            "auth_config",
            ("apiKeyConfig", self.api_key_config),
            ("oauthConfig", self.oauth_config),
            ("serviceAgentIdTokenAuthConfig", self.service_agent_id_token_auth_config),
            ("serviceAccountAuthConfig", self.service_account_auth_config),
            ("bearerTokenConfig", self.bearer_token_config),
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        which_auth_config = ""
        try:
            key = "apiKeyConfig"
            if (value := get(key)) is not None:
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = ApiKeyConfig.from_dict(value, partial)
            message.api_key_config = value
            key = "oauthConfig"
            if (value := get(key)) is not None:
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = OAuthConfig.from_dict(value, partial)
            message.oauth_config = value
            key = "serviceAgentIdTokenAuthConfig"
            if (value := get(key)) is not None:
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not dict:
                    value = struct(value)
            message.service_agent_id_token_auth_config = value
            key = "serviceAccountAuthConfig"
            if (value := get(key)) is not None:
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = ServiceAccountAuthConfig.from_dict(value, partial)
            message.service_account_auth_config = value
            key = "bearerTokenConfig"
            if (value := get(key)) is not None:
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = BearerTokenConfig.from_dict(value, partial)
            message.bearer_token_config = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        which_auth_config = ""
        try:
            key = "apiKeyConfig"
            value = self.api_key_config
            if value is not None:
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = write_message(ApiKeyConfig, value, partial)
                data[key] = value
            key = "oauthConfig"
            value = self.oauth_config
            if value is not None:
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = write_message(OAuthConfig, value, partial)
                data[key] = value
            key = "serviceAgentIdTokenAuthConfig"
            value = self.service_agent_id_token_auth_config
            if value is not None:
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            key = "serviceAccountAuthConfig"
            value = self.service_account_auth_config
            if value is not None:
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = write_message(ServiceAccountAuthConfig, value, partial)
                data[key] = value
            key = "bearerTokenConfig"
            value = self.bearer_token_config
            if value is not None:
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = write_message(BearerTokenConfig, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ApiKeyConfig(Message):
    """Source: ces/create_tool.ja.txt:689"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "keyName": "key_name",
        "apiKeySecretVersion": "api_key_secret_version",
        "requestLocation": "request_location",
    }

    key_name: str
    """必須。API キーのパラメータ名またはヘッダー名。例: API リクエストが「https://example.com/act?X-Api-Key=」の場合、「X-Api-Key」がパラメータ名になります。

    Wire name: keyName
    Source: ces/create_tool.ja.txt:698
    """

    api_key_secret_version: str
    """必須。API キーを保存する SecretManager シークレット バージョン リソースの名前。形式: projects/{project}/secrets/{secret}/versions/{version}

    注: CES サービス エージェント service-<PROJECT-NUMBER>@gcp-sa-ces.iam.gserviceaccount.com に roles/secretmanager.secretAccessor ロールを付与する必要があります。

    Wire name: apiKeySecretVersion
    Source: ces/create_tool.ja.txt:703
    """

    request_location: RequestLocation | str
    """必須。リクエスト内の鍵のロケーション。

    Wire name: requestLocation
    Source: ces/create_tool.ja.txt:710
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "keyName"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.key_name = value
            key = "apiKeySecretVersion"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.api_key_secret_version = value
            key = "requestLocation"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _REQUEST_LOCATION.get(value, value)
            else:
                value = absent(partial)
            message.request_location = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "keyName"
            value = self.key_name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "apiKeySecretVersion"
            value = self.api_key_secret_version
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "requestLocation"
            value = self.request_location
            if value is not None:
                value = string(value)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class OAuthConfig(Message):
    """Source: ces/create_tool.ja.txt:716"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "oauthGrantType": "oauth_grant_type",
        "clientId": "client_id",
        "clientSecretVersion": "client_secret_version",
        "tokenEndpoint": "token_endpoint",
        "scopes": "scopes",
    }

    oauth_grant_type: OauthGrantType | str
    """必須。OAuth 権限付与タイプ。

    Wire name: oauthGrantType
    Source: ces/create_tool.ja.txt:729
    """

    client_id: str
    """必須。OAuth プロバイダのクライアント ID。

    Wire name: clientId
    Source: ces/create_tool.ja.txt:734
    """

    client_secret_version: str
    """必須。クライアント シークレットを保存する SecretManager シークレット バージョン リソースの名前。形式: projects/{project}/secrets/{secret}/versions/{version}

    注: CES サービス エージェント service-<PROJECT-NUMBER>@gcp-sa-ces.iam.gserviceaccount.com に roles/secretmanager.secretAccessor ロールを付与する必要があります。

    Wire name: clientSecretVersion
    Source: ces/create_tool.ja.txt:739
    """

    token_endpoint: str
    """必須。アクセス トークンと交換する OAuth プロバイダのトークン エンドポイント。

    Wire name: tokenEndpoint
    Source: ces/create_tool.ja.txt:746
    """

    scopes: list[str] | None = None
    """省略可。付与する OAuth スコープ。

    Source: ces/create_tool.ja.txt:751
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "oauthGrantType"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _OAUTH_GRANT_TYPE.get(value, value)
            else:
                value = absent(partial)
            message.oauth_grant_type = value
            key = "clientId"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.client_id = value
            key = "clientSecretVersion"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.client_secret_version = value
            key = "tokenEndpoint"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.token_endpoint = value
            key = "scopes"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.scopes = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "oauthGrantType"
            value = self.oauth_grant_type
            if value is not None:
                value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "clientId"
            value = self.client_id
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "clientSecretVersion"
            value = self.client_secret_version
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "tokenEndpoint"
            value = self.token_endpoint
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "scopes"
            value = self.scopes
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ServiceAccountAuthConfig(Message):
    """Source: ces/create_tool.ja.txt:757"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "serviceAccount": "service_account",
        "scopes": "scopes",
    }

    service_account: str
    """必須。認証に使用されるサービス アカウントのメールアドレス。CES はこのサービス アカウントを使用してアクセス トークンを交換し、アクセス トークンはリクエストの Authorization ヘッダーで送信されます。

    サービス アカウントには、CES サービス エージェント service-<PROJECT-NUMBER>@gcp-sa-ces.iam.gserviceaccount.com に付与された roles/iam.serviceAccountTokenCreator ロールが必要です。

    Wire name: serviceAccount
    Source: ces/create_tool.ja.txt:767
    """

    scopes: list[str] | None = None
    """省略可。付与する OAuth スコープ。指定しない場合、デフォルトのスコープ https://www.googleapis.com/auth/cloud-platform が使用されます。

    Source: ces/create_tool.ja.txt:774
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "serviceAccount"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.service_account = value
            key = "scopes"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.scopes = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "serviceAccount"
            value = self.service_account
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "scopes"
            value = self.scopes
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class BearerTokenConfig(Message):
    """Source: ces/create_tool.ja.txt:780"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "token": "token",
    }

    token: str
    """必須。署名なしトークン。$context.variables.<name_of_variable> の形式で指定してください。

    Source: ces/create_tool.ja.txt:787
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "token"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.token = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "token"
            value = self.token
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class TlsConfig(Message):
    """Source: ces/create_tool.ja.txt:793"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "caCerts": "ca_certs",
    }

    ca_certs: list[CaCert]
    """必須。HTTPS 検証で許可されるカスタム CA 証明書のリストを指定します。

    Wire name: caCerts
    Source: ces/create_tool.ja.txt:804
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "caCerts"
            if (value := get(key)) is not None:
                known += 1
                value = read_messages(CaCert.from_dict, value, partial)
            else:
                value = absent(partial)
            message.ca_certs = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "caCerts"
            value = self.ca_certs
            if value is not None:
                value = each(lambda item: write_message(CaCert, item, partial), value)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class CaCert(Message):
    """Source: ces/create_tool.ja.txt:810"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "displayName": "display_name",
        "cert": "cert",
    }

    display_name: str
    """必須。許可されたカスタム CA 証明書の名前。これは、カスタム CA 証明書を明確にするために使用できます。

    Wire name: displayName
    Source: ces/create_tool.ja.txt:818
    """

    cert: bytes
    """必須。HTTPS 検証で許可されるカスタム CA 証明書（DER 形式）。これにより、デフォルトの SSL トラストストアがオーバーライドされます。これが空または未指定の場合、CES は Google のデフォルトのトラストストアを使用して証明書を検証します。注: HTTPS サーバー証明書が「サブジェクト代替名」で署名されていることを確認してください。たとえば、次のコマンドで証明書に自己署名できます。

       openssl x509 -req -days 200 -in example.com.csr \\
         -signkey example.com.key \\
         -out example.com.crt \\
         -extfile <(printf "\\nsubjectAltName='DNS:www.example.com'")

    Base64 でエンコードされた文字列。

    Source: ces/create_tool.ja.txt:823
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "displayName"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.display_name = value
            key = "cert"
            if (value := get(key)) is not None:
                known += 1
                value = read_bytes(value)
            else:
                value = absent(partial)
            message.cert = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "displayName"
            value = self.display_name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "cert"
            value = self.cert
            if value is not None:
                value = write_bytes(value)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ServiceDirectoryConfig(Message):
    """Source: ces/create_tool.ja.txt:836"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "service": "service",
    }

    service: str
    """必須。Service Directory サービスの名前。形式: projects/{project}/locations/{location}/namespaces/{namespace}/services/{service}。サービス ディレクトリのロケーションは、アプリのロケーションと同じである必要があります。

    Source: ces/create_tool.ja.txt:843
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "service"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.service = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "service"
            value = self.service
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class GoogleSearchTool(Message):
    """Source: ces/create_tool.ja.txt:849"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "description": "description",
        "contextUrls": "context_urls",
        "preferredDomains": "preferred_domains",
        "excludeDomains": "exclude_domains",
        "promptConfig": "prompt_config",
    }

    name: str
    """必須。ツールの名前。

    Source: ces/create_tool.ja.txt:869
    """

    description: str | None = None
    """省略可。ツールの目的の説明。

    Source: ces/create_tool.ja.txt:874
    """

    context_urls: list[str] | None = None
    """省略可。コンテンツは、コンテキストとグラウンディングのためにこれらの URL から直接取得されます。例: "https://example.com/path.html"。URL は 20 個まで指定できます。

    Wire name: contextUrls
    Source: ces/create_tool.ja.txt:879
    """

    preferred_domains: list[str] | None = None
    """省略可。検索結果を制限するドメインを指定します。例: "example.com"、"another.site"。指定できるドメインは最大 20 個です。

    Wire name: preferredDomains
    Source: ces/create_tool.ja.txt:884
    """

    exclude_domains: list[str] | None = None
    """省略可。検索結果から除外するドメインのリスト。例: "example.com"。除外できるドメインは最大 2,000 個です。

    Wire name: excludeDomains
    Source: ces/create_tool.ja.txt:889
    """

    prompt_config: PromptConfig | None = None
    """省略可。テキストと音声の検索結果を処理する方法について、プランナーに渡されるプロンプトの指示。

    Wire name: promptConfig
    Source: ces/create_tool.ja.txt:894
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
            key = "contextUrls"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.context_urls = value
            key = "preferredDomains"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.preferred_domains = value
            key = "excludeDomains"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.exclude_domains = value
            key = "promptConfig"
            if (value := get(key)) is not None:
                known += 1
                value = PromptConfig.from_dict(value, partial)
            message.prompt_config = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "contextUrls"
            value = self.context_urls
            if value is not None:
                value = each(string, value)
                data[key] = value
            key = "preferredDomains"
            value = self.preferred_domains
            if value is not None:
                value = each(string, value)
                data[key] = value
            key = "excludeDomains"
            value = self.exclude_domains
            if value is not None:
                value = each(string, value)
                data[key] = value
            key = "promptConfig"
            value = self.prompt_config
            if value is not None:
                value = write_message(PromptConfig, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class PromptConfig(Message):
    """Source: ces/create_tool.ja.txt:900"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "textPrompt": "text_prompt",
        "voicePrompt": "voice_prompt",
    }

    text_prompt: str | None = None
    """省略可。チャット会話でエージェントとやり取りする際に、システム指示に使用されるプロンプトを定義します。設定されていない場合は、デフォルトのプロンプトが使用されます。

    Wire name: textPrompt
    Source: ces/create_tool.ja.txt:908
    """

    voice_prompt: str | None = None
    """省略可。音声会話でエージェントとやり取りする際に、システム指示に使用されるプロンプトを定義します。設定されていない場合は、デフォルトのプロンプトが使用されます。

    Wire name: voicePrompt
    Source: ces/create_tool.ja.txt:913
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "textPrompt"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.text_prompt = value
            key = "voicePrompt"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.voice_prompt = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "textPrompt"
            value = self.text_prompt
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "voicePrompt"
            value = self.voice_prompt
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ConnectorTool(Message):
    """Source: ces/create_tool.ja.txt:919"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "connection": "connection",
        "action": "action",
        "authConfig": "auth_config",
        "name": "name",
        "description": "description",
    }

    connection: str
    """必須。参照される Integration Connectors Connection の完全なリソース名。形式: projects/{project}/locations/{location}/connections/{connection}

    Source: ces/create_tool.ja.txt:934
    """

    action: Action
    """必須。ツールが使用するアクション。

    Source: ces/create_tool.ja.txt:939
    """

    auth_config: EndUserAuthConfig | None = None
    """省略可。Integration Connectors で認証を処理する方法を構成します。デフォルトでは、管理者の認証は Integration Connectors API リクエストで渡されます。別のエンドユーザー認証構成でオーバーライドできます。注: ここで EUC 構成を指定するには、Connection で認証オーバーライドが有効になっている必要があります。有効になっていない場合、ConnectorTool の作成は失敗します。詳細については、https://cloud.google.com/application-integration/docs/configure-connectors-task#configure-authentication-override をご覧ください。

    Wire name: authConfig
    Source: ces/create_tool.ja.txt:944
    """

    name: str | None = None
    """省略可。エージェントがこの ConnectorTool を呼び出すかどうかを判断するために使用できるツールの名前。

    Source: ces/create_tool.ja.txt:949
    """

    description: str | None = None
    """省略可。この ConnectorTool を呼び出すかどうかをエージェントが判断するために使用できるツールの説明。

    Source: ces/create_tool.ja.txt:954
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "connection"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.connection = value
            key = "action"
            if (value := get(key)) is not None:
                known += 1
                value = Action.from_dict(value, partial)
            else:
                value = absent(partial)
            message.action = value
            key = "authConfig"
            if (value := get(key)) is not None:
                known += 1
                value = EndUserAuthConfig.from_dict(value, partial)
            message.auth_config = value
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "connection"
            value = self.connection
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "action"
            value = self.action
            if value is not None:
                value = write_message(Action, value, partial)
                data[key] = value
            else:
                absent(partial)
            key = "authConfig"
            value = self.auth_config
            if value is not None:
                value = write_message(EndUserAuthConfig, value, partial)
                data[key] = value
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "description"
            value = self.description
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class Action(Message):
    """Heading: アクション
    Source: ces/create_tool.ja.txt:960
    """

    __wire_names__: ClassVar[dict[str, str]] = {
        "inputFields": "input_fields",
        "outputFields": "output_fields",
        "connectionActionId": "connection_action_id",
        "entityOperation": "entity_operation",
    }

    input_fields: list[str] | None = None
    """省略可。オペレーションの入力として使用するエンティティ フィールド。フィールドが指定されていない場合は、Entity のすべてのフィールドが使用されます。

    Wire name: inputFields
    Source: ces/create_tool.ja.txt:979
    """

    output_fields: list[str] | None = None
    """省略可。オペレーションから返すエンティティ フィールド。フィールドが指定されていない場合は、Entity のすべてのフィールドが返されます。

    Wire name: outputFields
    Source: ces/create_tool.ja.txt:984
    """

    connection_action_id: str | None = None
    """ツールが使用する接続アクションの ID。

    Member of the union `action_spec`.
    Wire name: connectionActionId
    Source: ces/create_tool.ja.txt:990
    """

    entity_operation: EntityOperation | None = None
    """ツールで使用するエンティティ オペレーション構成。

    Member of the union `action_spec`.
    Wire name: entityOperation
    Source: ces/create_tool.ja.txt:995
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def which_action_spec(
        self,
    ) -> (
        Literal[
            "connectionActionId",
            "entityOperation",
        ]
        | None
    ):
        """The wire name of the member of the union `action_spec` that is set; a `WireError` if two are.

        ツールで使用するアクションを構成するための仕様。

        Source: ces/create_tool.ja.txt:989
        """
        return chosen(
            "action_spec",
            ("connectionActionId", self.connection_action_id),
            ("entityOperation", self.entity_operation),
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        which_action_spec = ""
        try:
            key = "inputFields"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.input_fields = value
            key = "outputFields"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.output_fields = value
            key = "connectionActionId"
            if (value := get(key)) is not None:
                known += 1
                if which_action_spec:
                    raise conflict("action_spec", which_action_spec, key)
                which_action_spec = key
                if type(value) is not str:
                    value = string(value)
            message.connection_action_id = value
            key = "entityOperation"
            if (value := get(key)) is not None:
                known += 1
                if which_action_spec:
                    raise conflict("action_spec", which_action_spec, key)
                which_action_spec = key
                value = EntityOperation.from_dict(value, partial)
            message.entity_operation = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        which_action_spec = ""
        try:
            key = "inputFields"
            value = self.input_fields
            if value is not None:
                value = each(string, value)
                data[key] = value
            key = "outputFields"
            value = self.output_fields
            if value is not None:
                value = each(string, value)
                data[key] = value
            key = "connectionActionId"
            value = self.connection_action_id
            if value is not None:
                if which_action_spec:
                    raise conflict("action_spec", which_action_spec, key)
                which_action_spec = key
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "entityOperation"
            value = self.entity_operation
            if value is not None:
                if which_action_spec:
                    raise conflict("action_spec", which_action_spec, key)
                which_action_spec = key
                value = write_message(EntityOperation, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class EntityOperation(Message):
    """Source: ces/create_tool.ja.txt:1001"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "entityId": "entity_id",
        "operation": "operation",
    }

    entity_id: str
    """必須。エンティティの ID。

    Wire name: entityId
    Source: ces/create_tool.ja.txt:1009
    """

    operation: OperationType | str
    """必須。エンティティに対して実行するオペレーション。

    Source: ces/create_tool.ja.txt:1014
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "entityId"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.entity_id = value
            key = "operation"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _OPERATION_TYPE.get(value, value)
            else:
                value = absent(partial)
            message.operation = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "entityId"
            value = self.entity_id
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "operation"
            value = self.operation
            if value is not None:
                value = string(value)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class EndUserAuthConfig(Message):
    """Source: ces/create_tool.ja.txt:1020"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "oauth2AuthCodeConfig": "oauth2_auth_code_config",
        "oauth2JwtBearerConfig": "oauth2_jwt_bearer_config",
    }

    oauth2_auth_code_config: Oauth2AuthCodeConfig | None = None
    """OAuth 2.0 認証コード認証。

    Member of the union `auth_config`.
    Wire name: oauth2AuthCodeConfig
    Source: ces/create_tool.ja.txt:1036
    """

    oauth2_jwt_bearer_config: Oauth2JwtBearerConfig | None = None
    """JWT プロファイル OAuth 2.0 認可権限付与認証。

    Member of the union `auth_config`.
    Wire name: oauth2JwtBearerConfig
    Source: ces/create_tool.ja.txt:1041
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def which_auth_config(
        self,
    ) -> (
        Literal[
            "oauth2AuthCodeConfig",
            "oauth2JwtBearerConfig",
        ]
        | None
    ):
        """The wire name of the member of the union `auth_config` that is set; a `WireError` if two are.

        認証構成。

        Source: ces/create_tool.ja.txt:1035
        """
        return chosen(
            "auth_config",
            ("oauth2AuthCodeConfig", self.oauth2_auth_code_config),
            ("oauth2JwtBearerConfig", self.oauth2_jwt_bearer_config),
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        which_auth_config = ""
        try:
            key = "oauth2AuthCodeConfig"
            if (value := get(key)) is not None:
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = Oauth2AuthCodeConfig.from_dict(value, partial)
            message.oauth2_auth_code_config = value
            key = "oauth2JwtBearerConfig"
            if (value := get(key)) is not None:
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = Oauth2JwtBearerConfig.from_dict(value, partial)
            message.oauth2_jwt_bearer_config = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        which_auth_config = ""
        try:
            key = "oauth2AuthCodeConfig"
            value = self.oauth2_auth_code_config
            if value is not None:
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = write_message(Oauth2AuthCodeConfig, value, partial)
                data[key] = value
            key = "oauth2JwtBearerConfig"
            value = self.oauth2_jwt_bearer_config
            if value is not None:
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = write_message(Oauth2JwtBearerConfig, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class Oauth2AuthCodeConfig(Message):
    """Source: ces/create_tool.ja.txt:1047"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "oauthToken": "oauth_token",
    }

    oauth_token: str
    """必須。渡す OAuth トークン パラメータ名。$context.variables.<name_of_variable> の形式で指定してください。

    Wire name: oauthToken
    Source: ces/create_tool.ja.txt:1054
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "oauthToken"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.oauth_token = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "oauthToken"
            value = self.oauth_token
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class Oauth2JwtBearerConfig(Message):
    """Source: ces/create_tool.ja.txt:1060"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "issuer": "issuer",
        "subject": "subject",
        "clientKey": "client_key",
    }

    issuer: str
    """必須。渡す発行者パラメータ名。$context.variables.<name_of_variable> の形式で指定してください。

    Source: ces/create_tool.ja.txt:1069
    """

    subject: str
    """必須。渡すサブジェクト パラメータ名。$context.variables.<name_of_variable> の形式で指定してください。

    Source: ces/create_tool.ja.txt:1074
    """

    client_key: str
    """必須。渡すクライアント パラメータ名。$context.variables.<name_of_variable> の形式で指定してください。

    Wire name: clientKey
    Source: ces/create_tool.ja.txt:1079
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "issuer"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.issuer = value
            key = "subject"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.subject = value
            key = "clientKey"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.client_key = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "issuer"
            value = self.issuer
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "subject"
            value = self.subject
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "clientKey"
            value = self.client_key
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class DataStoreTool(Message):
    """Source: ces/create_tool.ja.txt:1085"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "description": "description",
        "boostSpecs": "boost_specs",
        "modalityConfigs": "modality_configs",
        "filterParameterBehavior": "filter_parameter_behavior",
        "dataStoreSource": "data_store_source",
        "engineSource": "engine_source",
    }

    name: str
    """必須。データストア ツールの名前。

    Source: ces/create_tool.ja.txt:1113
    """

    description: str | None = None
    """省略可。ツールの説明。

    Source: ces/create_tool.ja.txt:1118
    """

    boost_specs: list[BoostSpecs] | None = None
    """省略可。特定のドキュメントをブーストするブースト仕様。

    Wire name: boostSpecs
    Source: ces/create_tool.ja.txt:1123
    """

    modality_configs: list[ModalityConfig] | None = None
    """省略可。データストアのモダリティ構成。

    Wire name: modalityConfigs
    Source: ces/create_tool.ja.txt:1128
    """

    filter_parameter_behavior: FilterParameterBehavior | str | None = None
    """省略可。フィルタ パラメータの動作。

    Wire name: filterParameterBehavior
    Source: ces/create_tool.ja.txt:1133
    """

    data_store_source: DataStoreSource | None = None
    """省略可。特定の 1 つの DataStore 内を検索します。

    Member of the union `search_source`.
    Wire name: dataStoreSource
    Source: ces/create_tool.ja.txt:1139
    """

    engine_source: EngineSource | None = None
    """省略可。エンジン内を検索します（複数のデータストアにまたがる可能性があります）。

    Member of the union `search_source`.
    Wire name: engineSource
    Source: ces/create_tool.ja.txt:1144
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def which_search_source(
        self,
    ) -> (
        Literal[
            "dataStoreSource",
            "engineSource",
        ]
        | None
    ):
        """The wire name of the member of the union `search_source` that is set; a `WireError` if two are.

        検索ソース（単一のデータストアまたはエンジン）を定義します。

        Source: ces/create_tool.ja.txt:1138
        """
        return chosen(
            "search_source",
            ("dataStoreSource", self.data_store_source),
            ("engineSource", self.engine_source),
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        which_search_source = ""
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
            key = "boostSpecs"
            if (value := get(key)) is not None:
                known += 1
                value = read_messages(BoostSpecs.from_dict, value, partial)
            message.boost_specs = value
            key = "modalityConfigs"
            if (value := get(key)) is not None:
                known += 1
                value = read_messages(ModalityConfig.from_dict, value, partial)
            message.modality_configs = value
            key = "filterParameterBehavior"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _FILTER_PARAMETER_BEHAVIOR.get(value, value)
            message.filter_parameter_behavior = value
            key = "dataStoreSource"
            if (value := get(key)) is not None:
                known += 1
                if which_search_source:
                    raise conflict("search_source", which_search_source, key)
                which_search_source = key
                value = DataStoreSource.from_dict(value, partial)
            message.data_store_source = value
            key = "engineSource"
            if (value := get(key)) is not None:
                known += 1
                if which_search_source:
                    raise conflict("search_source", which_search_source, key)
                which_search_source = key
                value = EngineSource.from_dict(value, partial)
            message.engine_source = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        which_search_source = ""
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "boostSpecs"
            value = self.boost_specs
            if value is not None:
                value = each(
                    lambda item: write_message(BoostSpecs, item, partial), value
                )
                data[key] = value
            key = "modalityConfigs"
            value = self.modality_configs
            if value is not None:
                value = each(
                    lambda item: write_message(ModalityConfig, item, partial), value
                )
                data[key] = value
            key = "filterParameterBehavior"
            value = self.filter_parameter_behavior
            if value is not None:
                value = string(value)
                data[key] = value
            key = "dataStoreSource"
            value = self.data_store_source
            if value is not None:
                if which_search_source:
                    raise conflict("search_source", which_search_source, key)
                which_search_source = key
                value = write_message(DataStoreSource, value, partial)
                data[key] = value
            key = "engineSource"
            value = self.engine_source
            if value is not None:
                if which_search_source:
                    raise conflict("search_source", which_search_source, key)
                which_search_source = key
                value = write_message(EngineSource, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class DataStoreSource(Message):
    """Source: ces/create_tool.ja.txt:1150"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "filter": "filter",
        "dataStore": "data_store",
    }

    filter: str | None = None
    """省略可。DataStore のフィルタ仕様。参照: https://cloud.google.com/generative-ai-app-builder/docs/filter-search-metadata

    Source: ces/create_tool.ja.txt:1160
    """

    data_store: DataStore | None = None
    """省略可。データストア。

    Wire name: dataStore
    Source: ces/create_tool.ja.txt:1165
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "filter"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.filter = value
            key = "dataStore"
            if (value := get(key)) is not None:
                known += 1
                value = DataStore.from_dict(value, partial)
            message.data_store = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "filter"
            value = self.filter
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "dataStore"
            value = self.data_store
            if value is not None:
                value = write_message(DataStore, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class DataStore(Message):
    """Source: ces/create_tool.ja.txt:1171"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "type": "type",
        "documentProcessingMode": "document_processing_mode",
        "displayName": "display_name",
        "createTime": "create_time",
        "connectorConfig": "connector_config",
    }

    name: str
    """必須。DataStore の完全なリソース名。形式: projects/{project}/locations/{location}/collections/{collection}/dataStores/{dataStore}

    Source: ces/create_tool.ja.txt:1185
    """

    type: DataStoreType | str | None = None
    """出力専用。データストアのタイプ。このフィールドは読み取り専用で、サーバーによって入力されます。

    Source: ces/create_tool.ja.txt:1190
    """

    document_processing_mode: DocumentProcessingMode | str | None = None
    """出力専用。データストア接続のドキュメント処理モード。PUBLIC_WEB データストアと UNSTRUCTURED データストアでのみ設定されます。

    Wire name: documentProcessingMode
    Source: ces/create_tool.ja.txt:1195
    """

    display_name: str | None = None
    """出力専用。データストアの表示名。

    Wire name: displayName
    Source: ces/create_tool.ja.txt:1200
    """

    create_time: Timestamp | None = None
    """出力専用。データストアが作成されたときのタイムスタンプ。

    RFC 3339 を使用します。生成された出力は常に Z 正規化され、小数点以下は 0、3、6、または 9 桁になります。「Z」以外のオフセットも使用できます。例: "2014-10-02T15:01:23Z"、"2014-10-02T15:01:23.045123456Z"、"2014-10-02T15:01:23+05:30"。

    Wire name: createTime
    Source: ces/create_tool.ja.txt:1205
    """

    connector_config: ConnectorConfig | None = None
    """出力専用。データストア接続のコネクタ構成。

    Wire name: connectorConfig
    Source: ces/create_tool.ja.txt:1212
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "type"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _DATA_STORE_TYPE.get(value, value)
            message.type = value
            key = "documentProcessingMode"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _DOCUMENT_PROCESSING_MODE.get(value, value)
            message.document_processing_mode = value
            key = "displayName"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.display_name = value
            key = "createTime"
            if (value := get(key)) is not None:
                known += 1
                value = read_timestamp(value)
            message.create_time = value
            key = "connectorConfig"
            if (value := get(key)) is not None:
                known += 1
                value = ConnectorConfig.from_dict(value, partial)
            message.connector_config = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "type"
            value = self.type
            if value is not None:
                value = string(value)
                data[key] = value
            key = "documentProcessingMode"
            value = self.document_processing_mode
            if value is not None:
                value = string(value)
                data[key] = value
            key = "displayName"
            value = self.display_name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "createTime"
            value = self.create_time
            if value is not None:
                value = write_timestamp(value)
                data[key] = value
            key = "connectorConfig"
            value = self.connector_config
            if value is not None:
                value = write_message(ConnectorConfig, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ConnectorConfig(Message):
    """Source: ces/create_tool.ja.txt:1237"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "collection": "collection",
        "collectionDisplayName": "collection_display_name",
        "dataSource": "data_source",
    }

    collection: str | None = None
    """データストアが属するコレクションのリソース名。

    Source: ces/create_tool.ja.txt:1246
    """

    collection_display_name: str | None = None
    """データストアが属するコレクションの表示名。

    Wire name: collectionDisplayName
    Source: ces/create_tool.ja.txt:1251
    """

    data_source: str | None = None
    """データソース名。例: salesforce、jira、confluence、bigquery。

    Wire name: dataSource
    Source: ces/create_tool.ja.txt:1256
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "collection"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.collection = value
            key = "collectionDisplayName"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.collection_display_name = value
            key = "dataSource"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.data_source = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "collection"
            value = self.collection
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "collectionDisplayName"
            value = self.collection_display_name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "dataSource"
            value = self.data_source
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class EngineSource(Message):
    """Source: ces/create_tool.ja.txt:1262"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "engine": "engine",
        "dataStoreSources": "data_store_sources",
        "filter": "filter",
    }

    engine: str
    """必須。Engine の完全なリソース名。形式: projects/{project}/locations/{location}/collections/{collection}/engines/{engine}

    Source: ces/create_tool.ja.txt:1275
    """

    data_store_sources: list[DataStoreSource] | None = None
    """省略可。Engine 内の特定の DataStore をターゲットにするために使用します。空の場合、検索は Engine に関連付けられているすべての DataStore に適用されます。

    Wire name: dataStoreSources
    Source: ces/create_tool.ja.txt:1280
    """

    filter: str | None = None
    """省略可。エンジン全体で検索に適用されるフィルタ。data_store_sources が指定されている場合は、関連性がなく、使用されません。参照: https://cloud.google.com/generative-ai-app-builder/docs/filter-search-metadata

    Source: ces/create_tool.ja.txt:1285
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "engine"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.engine = value
            key = "dataStoreSources"
            if (value := get(key)) is not None:
                known += 1
                value = read_messages(DataStoreSource.from_dict, value, partial)
            message.data_store_sources = value
            key = "filter"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.filter = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "engine"
            value = self.engine
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "dataStoreSources"
            value = self.data_store_sources
            if value is not None:
                value = each(
                    lambda item: write_message(DataStoreSource, item, partial), value
                )
                data[key] = value
            key = "filter"
            value = self.filter
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class BoostSpecs(Message):
    """Source: ces/create_tool.ja.txt:1291"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "dataStores": "data_stores",
        "spec": "spec",
    }

    data_stores: list[str]
    """必須。ブースト構成が適用されるデータストア。DataStore の完全なリソース名（例: projects/{project}/locations/{location}/collections/{collection}/dataStores/{dataStore}）。

    Wire name: dataStores
    Source: ces/create_tool.ja.txt:1305
    """

    spec: list[BoostSpec]
    """必須。ブースト仕様のリスト。

    Source: ces/create_tool.ja.txt:1310
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "dataStores"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            else:
                value = absent(partial)
            message.data_stores = value
            key = "spec"
            if (value := get(key)) is not None:
                known += 1
                value = read_messages(BoostSpec.from_dict, value, partial)
            else:
                value = absent(partial)
            message.spec = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "dataStores"
            value = self.data_stores
            if value is not None:
                value = each(string, value)
                data[key] = value
            else:
                absent(partial)
            key = "spec"
            value = self.spec
            if value is not None:
                value = each(
                    lambda item: write_message(BoostSpec, item, partial), value
                )
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class BoostSpec(Message):
    """Source: ces/create_tool.ja.txt:1316"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "conditionBoostSpecs": "condition_boost_specs",
    }

    condition_boost_specs: list[ConditionBoostSpec]
    """必須。ブースト仕様のリスト。

    Wire name: conditionBoostSpecs
    Source: ces/create_tool.ja.txt:1327
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "conditionBoostSpecs"
            if (value := get(key)) is not None:
                known += 1
                value = read_messages(ConditionBoostSpec.from_dict, value, partial)
            else:
                value = absent(partial)
            message.condition_boost_specs = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "conditionBoostSpecs"
            value = self.condition_boost_specs
            if value is not None:
                value = each(
                    lambda item: write_message(ConditionBoostSpec, item, partial), value
                )
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ConditionBoostSpec(Message):
    """Source: ces/create_tool.ja.txt:1333"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "condition": "condition",
        "boost": "boost",
        "boostControlSpec": "boost_control_spec",
    }

    condition: str
    """必須。ブースト条件を指定する式。構文は、フィルタ式の構文と同じです。現在、サポートされている条件は BCP-47 言語コードのリストのみです。例: 言語 en または fr の候補をブーストするには: (lang_code: ANY("en", "fr"))

    Source: ces/create_tool.ja.txt:1344
    """

    boost: float | None = None
    """省略可。ブーストの強さ。[-1, 1] の範囲で指定します。ブーストが負の値である場合は順位を下げることを意味します。デフォルトは 0.0 です。

    1.0 に設定すると、候補に強力なプロモーションが与えられます。ただし、ブーストされた候補が上位の結果になるとは限りません。

    -1.0 に設定すると、候補に大きなデモートが与えられます。ただし、関連性の高い他の候補は引き続き表示されることがあります。

    0.0 に設定すると、ブーストは適用されません。ブースト条件は無視されます。

    Source: ces/create_tool.ja.txt:1349
    """

    boost_control_spec: BoostControlSpec | None = None
    """省略可。顧客定義の属性値に基づくカスタム ランキングの複雑な仕様。

    Wire name: boostControlSpec
    Source: ces/create_tool.ja.txt:1360
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "condition"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.condition = value
            key = "boost"
            if (value := get(key)) is not None:
                known += 1
                value = read_number(value)
            message.boost = value
            key = "boostControlSpec"
            if (value := get(key)) is not None:
                known += 1
                value = BoostControlSpec.from_dict(value, partial)
            message.boost_control_spec = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "condition"
            value = self.condition
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "boost"
            value = self.boost
            if value is not None:
                value = write_number(value)
                data[key] = value
            key = "boostControlSpec"
            value = self.boost_control_spec
            if value is not None:
                value = write_message(BoostControlSpec, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class BoostControlSpec(Message):
    """Source: ces/create_tool.ja.txt:1366"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "fieldName": "field_name",
        "attributeType": "attribute_type",
        "interpolationType": "interpolation_type",
        "controlPoints": "control_points",
    }

    field_name: str | None = None
    """省略可。ブースト量を決定するために値が使用されるフィールドの名前。

    Wire name: fieldName
    Source: ces/create_tool.ja.txt:1380
    """

    attribute_type: AttributeType | str | None = None
    """省略可。ブースト額の決定に使用する属性のタイプ。属性値は、指定された field_name のフィールド値から導出できます。数値の場合、attribute_value = numerical_field_value となります。ただし、鮮度の場合は、attribute_value = (time.now() - datetime_field_value) となります。

    Wire name: attributeType
    Source: ces/create_tool.ja.txt:1385
    """

    interpolation_type: InterpolationType | str | None = None
    """省略可。以下に表示されているコントロール ポイントを接続するために適用される補完タイプ。

    Wire name: interpolationType
    Source: ces/create_tool.ja.txt:1390
    """

    control_points: list[ControlPoint] | None = None
    """省略可。曲線の定義に使用されるコントロール ポイント。単調関数（上記の interpolation_type で定義）は、ここに記載されているコントロール ポイントを通過します。

    Wire name: controlPoints
    Source: ces/create_tool.ja.txt:1395
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "fieldName"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.field_name = value
            key = "attributeType"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _ATTRIBUTE_TYPE.get(value, value)
            message.attribute_type = value
            key = "interpolationType"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _INTERPOLATION_TYPE.get(value, value)
            message.interpolation_type = value
            key = "controlPoints"
            if (value := get(key)) is not None:
                known += 1
                value = read_messages(ControlPoint.from_dict, value, partial)
            message.control_points = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "fieldName"
            value = self.field_name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "attributeType"
            value = self.attribute_type
            if value is not None:
                value = string(value)
                data[key] = value
            key = "interpolationType"
            value = self.interpolation_type
            if value is not None:
                value = string(value)
                data[key] = value
            key = "controlPoints"
            value = self.control_points
            if value is not None:
                value = each(
                    lambda item: write_message(ControlPoint, item, partial), value
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ControlPoint(Message):
    """Source: ces/create_tool.ja.txt:1401"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "attributeValue": "attribute_value",
        "boostAmount": "boost_amount",
    }

    attribute_value: str | None = None
    """省略可。以下のいずれか: 1. 数値フィールドの値。2. 鮮度の期間仕様: 値は XSD dayTimeDuration 値（ISO 8601 期間値の制限付きサブセット）としてフォーマットする必要があります。このパターンは [nD][T[nH][nM][nS]] です。

    Wire name: attributeValue
    Source: ces/create_tool.ja.txt:1409
    """

    boost_amount: float | None = None
    """省略可。attribute_value が上記で指定した値と評価された場合にスコアをブーストする値（-1 ～ 1）。

    Wire name: boostAmount
    Source: ces/create_tool.ja.txt:1414
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "attributeValue"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.attribute_value = value
            key = "boostAmount"
            if (value := get(key)) is not None:
                known += 1
                value = read_number(value)
            message.boost_amount = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "attributeValue"
            value = self.attribute_value
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "boostAmount"
            value = self.boost_amount
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ModalityConfig(Message):
    """Source: ces/create_tool.ja.txt:1420"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "modalityType": "modality_type",
        "rewriterConfig": "rewriter_config",
        "summarizationConfig": "summarization_config",
        "groundingConfig": "grounding_config",
        "snippetsConfig": "snippets_config",
    }

    modality_type: ModalityType | str
    """必須。モダリティ タイプ。

    Wire name: modalityType
    Source: ces/create_tool.ja.txt:1439
    """

    rewriter_config: RewriterConfig | None = None
    """省略可。リライタ構成。

    Wire name: rewriterConfig
    Source: ces/create_tool.ja.txt:1444
    """

    summarization_config: SummarizationConfig | None = None
    """省略可。要約構成。

    Wire name: summarizationConfig
    Source: ces/create_tool.ja.txt:1449
    """

    grounding_config: GroundingConfig | None = None
    """省略可。グラウンディング構成。

    Wire name: groundingConfig
    Source: ces/create_tool.ja.txt:1454
    """

    snippets_config: SnippetsConfig | None = None
    """省略可。スニペットの構成。

    Wire name: snippetsConfig
    Source: ces/create_tool.ja.txt:1459
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "modalityType"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _MODALITY_TYPE.get(value, value)
            else:
                value = absent(partial)
            message.modality_type = value
            key = "rewriterConfig"
            if (value := get(key)) is not None:
                known += 1
                value = RewriterConfig.from_dict(value, partial)
            message.rewriter_config = value
            key = "summarizationConfig"
            if (value := get(key)) is not None:
                known += 1
                value = SummarizationConfig.from_dict(value, partial)
            message.summarization_config = value
            key = "groundingConfig"
            if (value := get(key)) is not None:
                known += 1
                value = GroundingConfig.from_dict(value, partial)
            message.grounding_config = value
            key = "snippetsConfig"
            if (value := get(key)) is not None:
                known += 1
                value = SnippetsConfig.from_dict(value, partial)
            message.snippets_config = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "modalityType"
            value = self.modality_type
            if value is not None:
                value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "rewriterConfig"
            value = self.rewriter_config
            if value is not None:
                value = write_message(RewriterConfig, value, partial)
                data[key] = value
            key = "summarizationConfig"
            value = self.summarization_config
            if value is not None:
                value = write_message(SummarizationConfig, value, partial)
                data[key] = value
            key = "groundingConfig"
            value = self.grounding_config
            if value is not None:
                value = write_message(GroundingConfig, value, partial)
                data[key] = value
            key = "snippetsConfig"
            value = self.snippets_config
            if value is not None:
                value = write_message(SnippetsConfig, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class RewriterConfig(Message):
    """Source: ces/create_tool.ja.txt:1465"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "modelSettings": "model_settings",
        "prompt": "prompt",
        "disabled": "disabled",
    }

    model_settings: ModelSettings
    """必須。LLM モデルの構成。

    Wire name: modelSettings
    Source: ces/create_tool.ja.txt:1476
    """

    prompt: str | None = None
    """省略可。プロンプトの定義。設定されていない場合は、デフォルトのプロンプトが使用されます。

    Source: ces/create_tool.ja.txt:1481
    """

    disabled: bool | None = None
    """省略可。リライターが無効かどうか。

    Source: ces/create_tool.ja.txt:1486
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "modelSettings"
            if (value := get(key)) is not None:
                known += 1
                value = ModelSettings.from_dict(value, partial)
            else:
                value = absent(partial)
            message.model_settings = value
            key = "prompt"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.prompt = value
            key = "disabled"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
            message.disabled = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "modelSettings"
            value = self.model_settings
            if value is not None:
                value = write_message(ModelSettings, value, partial)
                data[key] = value
            else:
                absent(partial)
            key = "prompt"
            value = self.prompt
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "disabled"
            value = self.disabled
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ModelSettings(Message):
    """Source: ces/create_tool.ja.txt:1492"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "model": "model",
        "temperature": "temperature",
    }

    model: str | None = None
    """省略可。エージェントが使用する LLM モデル。設定されていない場合、エージェントは親エージェントからモデルを継承します。

    Source: ces/create_tool.ja.txt:1503
    """

    temperature: float | None = None
    """省略可。設定すると、この Temperature が LLM モデルに使用されます。Temperature は、モデルのレスポンスのランダム性を制御します。温度が低いほど、予測しやすい回答が生成されます。温度が高いほど、より創造的な回答が生成されます。

    Source: ces/create_tool.ja.txt:1512
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "model"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.model = value
            key = "temperature"
            if (value := get(key)) is not None:
                known += 1
                value = read_number(value)
            message.temperature = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "model"
            value = self.model
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "temperature"
            value = self.temperature
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class SummarizationConfig(Message):
    """Source: ces/create_tool.ja.txt:1518"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "modelSettings": "model_settings",
        "prompt": "prompt",
        "disabled": "disabled",
    }

    model_settings: ModelSettings | None = None
    """省略可。LLM モデルの構成。

    Wire name: modelSettings
    Source: ces/create_tool.ja.txt:1529
    """

    prompt: str | None = None
    """省略可。プロンプトの定義。設定されていない場合は、デフォルトのプロンプトが使用されます。

    Source: ces/create_tool.ja.txt:1534
    """

    disabled: bool | None = None
    """省略可。要約が無効かどうか。

    Source: ces/create_tool.ja.txt:1539
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "modelSettings"
            if (value := get(key)) is not None:
                known += 1
                value = ModelSettings.from_dict(value, partial)
            message.model_settings = value
            key = "prompt"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.prompt = value
            key = "disabled"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
            message.disabled = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "modelSettings"
            value = self.model_settings
            if value is not None:
                value = write_message(ModelSettings, value, partial)
                data[key] = value
            key = "prompt"
            value = self.prompt
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "disabled"
            value = self.disabled
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class GroundingConfig(Message):
    """Source: ces/create_tool.ja.txt:1545"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "groundingLevel": "grounding_level",
        "disabled": "disabled",
    }

    grounding_level: float | None = None
    """省略可。取得されたソースに基づく回答のグラウンディングのしきい値。値の構成可能な範囲は [1, 5] です。このレベルは、回答のグラウンディングのしきい値に使用されます。つまり、グラウンディング スコアがしきい値を下回るすべての回答は、関連するスニペットのみを返すようにフォールバックされます。

    たとえば、レベル 3 の場合、レスポンスが返されるには、グラウンディング スコアが 3 以上である必要があります。

    Wire name: groundingLevel
    Source: ces/create_tool.ja.txt:1553
    """

    disabled: bool | None = None
    """省略可。グラウンディングが無効かどうか。

    Source: ces/create_tool.ja.txt:1560
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "groundingLevel"
            if (value := get(key)) is not None:
                known += 1
                value = read_number(value)
            message.grounding_level = value
            key = "disabled"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
            message.disabled = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "groundingLevel"
            value = self.grounding_level
            if value is not None:
                value = write_number(value)
                data[key] = value
            key = "disabled"
            value = self.disabled
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class SnippetsConfig(Message):
    """Source: ces/create_tool.ja.txt:1566"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "enableSnippets": "enable_snippets",
    }

    enable_snippets: bool | None = None
    """省略可。スニペットが有効かどうか。

    Wire name: enableSnippets
    Source: ces/create_tool.ja.txt:1573
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "enableSnippets"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
            message.enable_snippets = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "enableSnippets"
            value = self.enable_snippets
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class PythonFunction(Message):
    """Source: ces/create_tool.ja.txt:1579"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "pythonCode": "python_code",
        "description": "description",
        "serviceDirectoryConfig": "service_directory_config",
    }

    name: str | None = None
    """省略可。実行する Python 関数の名前。Python コードで定義されている Python 関数名と一致している必要があります。大文字と小文字が区別されます。名前が指定されていない場合は、Python コードで定義されている最初の関数が使用されます。

    Source: ces/create_tool.ja.txt:1591
    """

    python_code: str | None = None
    """省略可。ツールで実行する Python コード。

    Wire name: pythonCode
    Source: ces/create_tool.ja.txt:1596
    """

    description: str | None = None
    """出力専用。Python コードの docstring から解析された Python 関数の説明。

    Source: ces/create_tool.ja.txt:1601
    """

    service_directory_config: ServiceDirectoryConfig | None = None
    """省略可。ツールの Service Directory 構成。

    Wire name: serviceDirectoryConfig
    Source: ces/create_tool.ja.txt:1606
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.name = value
            key = "pythonCode"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.python_code = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
            key = "serviceDirectoryConfig"
            if (value := get(key)) is not None:
                known += 1
                value = ServiceDirectoryConfig.from_dict(value, partial)
            message.service_directory_config = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "pythonCode"
            value = self.python_code
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "serviceDirectoryConfig"
            value = self.service_directory_config
            if value is not None:
                value = write_message(ServiceDirectoryConfig, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class McpTool(Message):
    """Source: ces/create_tool.ja.txt:1612"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "nameOverride": "name_override",
        "description": "description",
        "inputSchema": "input_schema",
        "outputSchema": "output_schema",
        "serverAddress": "server_address",
        "apiAuthentication": "api_authentication",
        "tlsConfig": "tls_config",
        "serviceDirectoryConfig": "service_directory_config",
        "customHeaders": "custom_headers",
        "state": "state",
    }

    name: str
    """必須。MCP ツールの名前。

    Source: ces/create_tool.ja.txt:1642
    """

    name_override: str | None = None
    """省略可。MCP ツールの名前のオーバーライド。名前が Toolset のオーバーライドによってオーバーライドされた場合に設定されます。

    Wire name: nameOverride
    Source: ces/create_tool.ja.txt:1647
    """

    description: str | None = None
    """省略可。MCP ツールの説明。

    Source: ces/create_tool.ja.txt:1652
    """

    input_schema: Schema | None = None
    """省略可。MCP ツールの入力引数のスキーマ。

    Wire name: inputSchema
    Source: ces/create_tool.ja.txt:1657
    """

    output_schema: Schema | None = None
    """省略可。MCP ツールの出力引数のスキーマ。

    Wire name: outputSchema
    Source: ces/create_tool.ja.txt:1662
    """

    server_address: str
    """必須。MCP サーバーのサーバー アドレス（例: https://example.com/mcp/）。サーバーが MCP SDK で構築されている場合、URL の末尾に「/mcp/」を付加する必要があります。ストリーミング可能な HTTP 転送ベースのサーバーのみがサポートされています。これは、McpToolset の server_address と同じです。詳しくは、https://modelcontextprotocol.io/specification/2025-03-26/basic/transports#streamable-http をご覧ください。

    Wire name: serverAddress
    Source: ces/create_tool.ja.txt:1667
    """

    api_authentication: ApiAuthentication | None = None
    """省略可。MCP サーバーに対してツールを実行するために必要な認証情報。ベアラー トークン認証の場合、トークンはツールの実行にのみ適用され、ツールのリストには適用されません。そのため、認証なしでツールを一覧表示できる必要があります。

    Wire name: apiAuthentication
    Source: ces/create_tool.ja.txt:1672
    """

    tls_config: TlsConfig | None = None
    """省略可。TLS 構成。クライアントが信頼すべきカスタム サーバー証明書が含まれます。

    Wire name: tlsConfig
    Source: ces/create_tool.ja.txt:1677
    """

    service_directory_config: ServiceDirectoryConfig | None = None
    """省略可。VPC-SC の Service Directory 構成。境界内のサービス名の解決に使用されます。

    Wire name: serviceDirectoryConfig
    Source: ces/create_tool.ja.txt:1682
    """

    custom_headers: dict[str, str] | None = None
    """省略可。MCP サーバーへのリクエストで送信するカスタム ヘッダー。値は $context.variables.<name_of_variable> 形式にする必要があり、セッション変数で設定できます。詳細については、https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/tool/open-api#openapi-injection をご覧ください。

    "key": value ペアのリストを含むオブジェクト。例: { "name": "wrench", "mass": "1.3kg", "count": "3" }

    Wire name: customHeaders
    Source: ces/create_tool.ja.txt:1687
    """

    state: State | str | None = None
    """出力専用。外部サーバー上のツールの動的な可用性状態。

    Source: ces/create_tool.ja.txt:1694
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "nameOverride"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.name_override = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
            key = "inputSchema"
            if (value := get(key)) is not None:
                known += 1
                value = Schema.from_dict(value, partial)
            message.input_schema = value
            key = "outputSchema"
            if (value := get(key)) is not None:
                known += 1
                value = Schema.from_dict(value, partial)
            message.output_schema = value
            key = "serverAddress"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.server_address = value
            key = "apiAuthentication"
            if (value := get(key)) is not None:
                known += 1
                value = ApiAuthentication.from_dict(value, partial)
            message.api_authentication = value
            key = "tlsConfig"
            if (value := get(key)) is not None:
                known += 1
                value = TlsConfig.from_dict(value, partial)
            message.tls_config = value
            key = "serviceDirectoryConfig"
            if (value := get(key)) is not None:
                known += 1
                value = ServiceDirectoryConfig.from_dict(value, partial)
            message.service_directory_config = value
            key = "customHeaders"
            if (value := get(key)) is not None:
                known += 1
                value = each_value(string, value)
            message.custom_headers = value
            key = "state"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _STATE.get(value, value)
            message.state = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "nameOverride"
            value = self.name_override
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "inputSchema"
            value = self.input_schema
            if value is not None:
                value = write_message(Schema, value, partial)
                data[key] = value
            key = "outputSchema"
            value = self.output_schema
            if value is not None:
                value = write_message(Schema, value, partial)
                data[key] = value
            key = "serverAddress"
            value = self.server_address
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "apiAuthentication"
            value = self.api_authentication
            if value is not None:
                value = write_message(ApiAuthentication, value, partial)
                data[key] = value
            key = "tlsConfig"
            value = self.tls_config
            if value is not None:
                value = write_message(TlsConfig, value, partial)
                data[key] = value
            key = "serviceDirectoryConfig"
            value = self.service_directory_config
            if value is not None:
                value = write_message(ServiceDirectoryConfig, value, partial)
                data[key] = value
            key = "customHeaders"
            value = self.custom_headers
            if value is not None:
                value = each_value(string, value)
                data[key] = value
            key = "state"
            value = self.state
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class FileSearchTool(Message):
    """Source: ces/create_tool.ja.txt:1715"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "corpusType": "corpus_type",
        "name": "name",
        "description": "description",
        "fileCorpus": "file_corpus",
    }

    corpus_type: CorpusType | str | None = None
    """省略可。コーパスのタイプ。デフォルトは FULLY_MANAGED です。

    Wire name: corpusType
    Source: ces/create_tool.ja.txt:1725
    """

    name: str
    """必須。ツールの名前。

    Source: ces/create_tool.ja.txt:1730
    """

    description: str | None = None
    """省略可。ツールの説明。

    Source: ces/create_tool.ja.txt:1735
    """

    file_corpus: str | None = None
    """省略可。ファイルが保存されているコーパス。形式: projects/{project}/locations/{location}/ragCorpora/{rag_corpus}

    Wire name: fileCorpus
    Source: ces/create_tool.ja.txt:1740
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "corpusType"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _CORPUS_TYPE.get(value, value)
            message.corpus_type = value
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
            key = "fileCorpus"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.file_corpus = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "corpusType"
            value = self.corpus_type
            if value is not None:
                value = string(value)
                data[key] = value
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "fileCorpus"
            value = self.file_corpus
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class SystemTool(Message):
    """Source: ces/create_tool.ja.txt:1746"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "description": "description",
    }

    name: str
    """必須。システムツールの名前。

    Source: ces/create_tool.ja.txt:1754
    """

    description: str | None = None
    """出力専用。システム ツールの説明。

    Source: ces/create_tool.ja.txt:1759
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "description"
            value = self.description
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class AgentTool(Message):
    """Source: ces/create_tool.ja.txt:1765"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "description": "description",
        "agent": "agent",
    }

    name: str
    """必須。エージェント ツールの名前。

    Source: ces/create_tool.ja.txt:1774
    """

    description: str | None = None
    """省略可。ツールの目的の説明。

    Source: ces/create_tool.ja.txt:1779
    """

    agent: str | None = None
    """省略可。ツールのエントリ ポイントであるエージェントのリソース名。形式: projects/{project}/locations/{location}/agents/{agent}

    Source: ces/create_tool.ja.txt:1784
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
            key = "agent"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.agent = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "agent"
            value = self.agent
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class WidgetTool(Message):
    """Source: ces/create_tool.ja.txt:1790"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "description": "description",
        "widgetType": "widget_type",
        "uiConfig": "ui_config",
        "dataMapping": "data_mapping",
        "textResponseConfig": "text_response_config",
        "parameters": "parameters",
    }

    name: str
    """必須。ウィジェット ツールの表示名。

    Source: ces/create_tool.ja.txt:1814
    """

    description: str | None = None
    """省略可。ウィジェット ツールの説明。

    Source: ces/create_tool.ja.txt:1819
    """

    widget_type: WidgetType | str | None = None
    """省略可。ウィジェット ツールのタイプ。指定しない場合、デフォルトのタイプは CUSTOMIZED になります。

    Wire name: widgetType
    Source: ces/create_tool.ja.txt:1824
    """

    ui_config: dict[str, JsonValue] | None = None
    """省略可。ウィジェットのレンダリングの構成。

    Wire name: uiConfig
    Source: ces/create_tool.ja.txt:1829
    """

    data_mapping: DataMapping | None = None
    """省略可。ソースツールのデータがウィジェットの入力パラメータにどのようにマッピングされるかを定義するマッピング。

    Wire name: dataMapping
    Source: ces/create_tool.ja.txt:1834
    """

    text_response_config: TextResponseConfig | None = None
    """省略可。常に含まれるテキスト レスポンスの構成。

    Wire name: textResponseConfig
    Source: ces/create_tool.ja.txt:1839
    """

    parameters: Schema | None = None
    """省略可。ウィジェット ツールの入力パラメータ。

    Member of the union `input`.
    Source: ces/create_tool.ja.txt:1845
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def which_input(
        self,
    ) -> (
        Literal[
            "parameters",
        ]
        | None
    ):
        """The wire name of the member of the union `input` that is set; a `WireError` if two are.

        ウィジェット ツールの入力。

        Source: ces/create_tool.ja.txt:1844
        """
        return chosen(
            "input",
            ("parameters", self.parameters),
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        which_input = ""
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.description = value
            key = "widgetType"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _WIDGET_TYPE.get(value, value)
            message.widget_type = value
            key = "uiConfig"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not dict:
                    value = struct(value)
            message.ui_config = value
            key = "dataMapping"
            if (value := get(key)) is not None:
                known += 1
                value = DataMapping.from_dict(value, partial)
            message.data_mapping = value
            key = "textResponseConfig"
            if (value := get(key)) is not None:
                known += 1
                value = TextResponseConfig.from_dict(value, partial)
            message.text_response_config = value
            key = "parameters"
            if (value := get(key)) is not None:
                known += 1
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                value = Schema.from_dict(value, partial)
            message.parameters = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        which_input = ""
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "widgetType"
            value = self.widget_type
            if value is not None:
                value = string(value)
                data[key] = value
            key = "uiConfig"
            value = self.ui_config
            if value is not None:
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            key = "dataMapping"
            value = self.data_mapping
            if value is not None:
                value = write_message(DataMapping, value, partial)
                data[key] = value
            key = "textResponseConfig"
            value = self.text_response_config
            if value is not None:
                value = write_message(TextResponseConfig, value, partial)
                data[key] = value
            key = "parameters"
            value = self.parameters
            if value is not None:
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                value = write_message(Schema, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class DataMapping(Message):
    """Source: ces/create_tool.ja.txt:1851"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "sourceToolName": "source_tool_name",
        "fieldMappings": "field_mappings",
        "pythonFunction": "python_function",
        "mode": "mode",
        "pythonScript": "python_script",
    }

    source_tool_name: str | None = None
    """省略可。ウィジェットのデータを提供するツールのリソース名（検索ツールやカスタム関数など）。形式: projects/{project}/locations/{location}/agents/{agent}/tools/{tool}

    Wire name: sourceToolName
    Source: ces/create_tool.ja.txt:1867
    """

    field_mappings: dict[str, str] | None = None
    """省略可。ウィジェットの入力パラメータ フィールドと、ソースツールの対応する出力フィールドのマッピング。

    "key": value ペアのリストを含むオブジェクト。例: { "name": "wrench", "mass": "1.3kg", "count": "3" }

    Wire name: fieldMappings
    Source: ces/create_tool.ja.txt:1872
    """

    python_function: PythonFunction | None = None
    """省略可。ソースツールの出力をウィジェットの入力形式に変換するために使用される Python 関数の構成。

    Wire name: pythonFunction
    Source: ces/create_tool.ja.txt:1879
    """

    mode: Mode | str | None = None
    """省略可。データ マッピングのモード。

    Source: ces/create_tool.ja.txt:1884
    """

    python_script: str | None = None
    """非推奨: 代わりに、python_function を使用してください。

    Deprecated.
    Wire name: pythonScript
    Source: ces/create_tool.ja.txt:1889
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "sourceToolName"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.source_tool_name = value
            key = "fieldMappings"
            if (value := get(key)) is not None:
                known += 1
                value = each_value(string, value)
            message.field_mappings = value
            key = "pythonFunction"
            if (value := get(key)) is not None:
                known += 1
                value = PythonFunction.from_dict(value, partial)
            message.python_function = value
            key = "mode"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _MODE.get(value, value)
            message.mode = value
            key = "pythonScript"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.python_script = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "sourceToolName"
            value = self.source_tool_name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "fieldMappings"
            value = self.field_mappings
            if value is not None:
                value = each_value(string, value)
                data[key] = value
            key = "pythonFunction"
            value = self.python_function
            if value is not None:
                value = write_message(PythonFunction, value, partial)
                data[key] = value
            key = "mode"
            value = self.mode
            if value is not None:
                value = string(value)
                data[key] = value
            key = "pythonScript"
            value = self.python_script
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class TextResponseConfig(Message):
    """Source: ces/create_tool.ja.txt:1911"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "type": "type",
        "staticText": "static_text",
        "textResponseInstruction": "text_response_instruction",
    }

    type: TextResponseConfigType | str | None = None
    """省略可。テキスト レスポンスを提供する戦略。

    Source: ces/create_tool.ja.txt:1920
    """

    static_text: str | None = None
    """省略可。タイプが STATIC の場合に返す静的なテキスト レスポンス。

    Wire name: staticText
    Source: ces/create_tool.ja.txt:1925
    """

    text_response_instruction: str | None = None
    """省略可。テキスト レスポンスを生成する方法に関する LLM への指示。タイプが LLM_GENERATED の場合、テキスト レスポンス パラメータの説明として使用されます。

    Wire name: textResponseInstruction
    Source: ces/create_tool.ja.txt:1930
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "type"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _TEXT_RESPONSE_CONFIG_TYPE.get(value, value)
            message.type = value
            key = "staticText"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.static_text = value
            key = "textResponseInstruction"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.text_response_instruction = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "type"
            value = self.type
            if value is not None:
                value = string(value)
                data[key] = value
            key = "staticText"
            value = self.static_text
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "textResponseInstruction"
            value = self.text_response_instruction
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class RemoteAgentTool(Message):
    """Source: ces/create_tool.ja.txt:1936"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "description": "description",
        "agentCard": "agent_card",
    }

    name: str
    """必須。ツールの名前。

    Source: ces/create_tool.ja.txt:1947
    """

    description: str
    """必須。ツールの説明。

    Source: ces/create_tool.ja.txt:1952
    """

    agent_card: AgentCard
    """必須。このツールが呼び出すリモート エージェントのエージェント カード。

    Wire name: agentCard
    Source: ces/create_tool.ja.txt:1957
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.description = value
            key = "agentCard"
            if (value := get(key)) is not None:
                known += 1
                value = AgentCard.from_dict(value, partial)
            else:
                value = absent(partial)
            message.agent_card = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "agentCard"
            value = self.agent_card
            if value is not None:
                value = write_message(AgentCard, value, partial)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class AgentCard(Message):
    """Source: ces/create_tool.ja.txt:1963"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "name": "name",
        "description": "description",
        "supportedInterfaces": "supported_interfaces",
        "version": "version",
        "skills": "skills",
    }

    name: str
    """必須。人が読める形式のエージェントの名前。

    Source: ces/create_tool.ja.txt:1982
    """

    description: str
    """必須。エージェントの行動範囲/ソリューション スペースの説明。

    Source: ces/create_tool.ja.txt:1987
    """

    supported_interfaces: list[AgentInterface]
    """必須。サポートされているインターフェースの順序付きリスト。最初のエントリが優先されます。

    Wire name: supportedInterfaces
    Source: ces/create_tool.ja.txt:1992
    """

    version: str
    """必須。エージェントのバージョン。

    Source: ces/create_tool.ja.txt:1997
    """

    skills: list[AgentSkill]
    """必須。スキルは、エージェントが実行できる能力の単位を表します。これはやや抽象的ですが、エージェントが成功する可能性が高い、より焦点を絞った一連のアクションを表しています。

    Source: ces/create_tool.ja.txt:2002
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.description = value
            key = "supportedInterfaces"
            if (value := get(key)) is not None:
                known += 1
                value = read_messages(AgentInterface.from_dict, value, partial)
            else:
                value = absent(partial)
            message.supported_interfaces = value
            key = "version"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.version = value
            key = "skills"
            if (value := get(key)) is not None:
                known += 1
                value = read_messages(AgentSkill.from_dict, value, partial)
            else:
                value = absent(partial)
            message.skills = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "supportedInterfaces"
            value = self.supported_interfaces
            if value is not None:
                value = each(
                    lambda item: write_message(AgentInterface, item, partial), value
                )
                data[key] = value
            else:
                absent(partial)
            key = "version"
            value = self.version
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "skills"
            value = self.skills
            if value is not None:
                value = each(
                    lambda item: write_message(AgentSkill, item, partial), value
                )
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class AgentInterface(Message):
    """Source: ces/create_tool.ja.txt:2008"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "url": "url",
        "protocolBinding": "protocol_binding",
        "tenant": "tenant",
        "protocolVersion": "protocol_version",
    }

    url: str
    """必須。このインターフェースが利用可能な URL。本番環境では、有効な絶対 HTTPS URL である必要があります。例: 「https://api.example.com/a2a/v1」、「https://grpc.example.com/a2a」

    Source: ces/create_tool.ja.txt:2018
    """

    protocol_binding: str
    """必須。この URL でサポートされているプロトコル バインディング。これはオープン フォーム文字列であり、他のプロトコル バインディングに簡単に拡張できます。正式にサポートされているコアは、JSONRPC、GRPC、HTTP+JSON です。

    Wire name: protocolBinding
    Source: ces/create_tool.ja.txt:2023
    """

    tenant: str | None = None
    """エージェントを呼び出すときにリクエストで使用されるテナント ID。

    Source: ces/create_tool.ja.txt:2028
    """

    protocol_version: str
    """必須。このインターフェースが公開する A2A プロトコルのバージョン。メジャー バージョンごとにサポートされている最新のマイナー バージョンを使用します。例: 「0.3」、「1.0」

    Wire name: protocolVersion
    Source: ces/create_tool.ja.txt:2033
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "url"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.url = value
            key = "protocolBinding"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.protocol_binding = value
            key = "tenant"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            message.tenant = value
            key = "protocolVersion"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.protocol_version = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "url"
            value = self.url
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "protocolBinding"
            value = self.protocol_binding
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "tenant"
            value = self.tenant
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            key = "protocolVersion"
            value = self.protocol_version
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class AgentSkill(Message):
    """Source: ces/create_tool.ja.txt:2039"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "id": "id",
        "name": "name",
        "description": "description",
        "tags": "tags",
        "examples": "examples",
        "inputModes": "input_modes",
        "outputModes": "output_modes",
    }

    id: str
    """必須。エージェントのスキルの一意の識別子。

    Source: ces/create_tool.ja.txt:2060
    """

    name: str
    """必須。人が読める形式のスキルの名前。

    Source: ces/create_tool.ja.txt:2065
    """

    description: str
    """必須。スキルの詳細な説明。

    Source: ces/create_tool.ja.txt:2070
    """

    tags: list[str]
    """必須。スキルの機能を説明するキーワードのセット。

    Source: ces/create_tool.ja.txt:2075
    """

    examples: list[str] | None = None
    """このスキルで処理できるプロンプトやシナリオの例。

    Source: ces/create_tool.ja.txt:2080
    """

    input_modes: list[str] | None = None
    """このスキルでサポートされている入力メディア タイプのセット。エージェントのデフォルトをオーバーライドします。

    Wire name: inputModes
    Source: ces/create_tool.ja.txt:2085
    """

    output_modes: list[str] | None = None
    """このスキルでサポートされている出力メディア タイプのセット。エージェントのデフォルトをオーバーライドします。

    Wire name: outputModes
    Source: ces/create_tool.ja.txt:2090
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "id"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.id = value
            key = "name"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.name = value
            key = "description"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.description = value
            key = "tags"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            else:
                value = absent(partial)
            message.tags = value
            key = "examples"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.examples = value
            key = "inputModes"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.input_modes = value
            key = "outputModes"
            if (value := get(key)) is not None:
                known += 1
                value = each(string, value)
            message.output_modes = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "id"
            value = self.id
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "name"
            value = self.name
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "description"
            value = self.description
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                absent(partial)
            key = "tags"
            value = self.tags
            if value is not None:
                value = each(string, value)
                data[key] = value
            else:
                absent(partial)
            key = "examples"
            value = self.examples
            if value is not None:
                value = each(string, value)
                data[key] = value
            key = "inputModes"
            value = self.input_modes
            if value is not None:
                value = each(string, value)
                data[key] = value
            key = "outputModes"
            value = self.output_modes
            if value is not None:
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class ToolFakeConfig(Message):
    """Source: ces/create_tool.ja.txt:2115"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "enableFakeMode": "enable_fake_mode",
        "codeBlock": "code_block",
    }

    enable_fake_mode: bool | None = None
    """省略可。ツールがフェイクモードを使用しているかどうか。

    Wire name: enableFakeMode
    Source: ces/create_tool.ja.txt:2128
    """

    code_block: CodeBlock | None = None
    """省略可。実際のツール呼び出しの代わりに実行されるコードブロック。

    Member of the union `tool_response`.
    Wire name: codeBlock
    Source: ces/create_tool.ja.txt:2134
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    def which_tool_response(
        self,
    ) -> (
        Literal[
            "codeBlock",
        ]
        | None
    ):
        """The wire name of the member of the union `tool_response` that is set; a `WireError` if two are.

        レスポンスは静的であるか、Python 関数によって提供されます。

        Source: ces/create_tool.ja.txt:2133
        """
        return chosen(
            "tool_response",
            ("codeBlock", self.code_block),
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        which_tool_response = ""
        try:
            key = "enableFakeMode"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
            message.enable_fake_mode = value
            key = "codeBlock"
            if (value := get(key)) is not None:
                known += 1
                if which_tool_response:
                    raise conflict("tool_response", which_tool_response, key)
                which_tool_response = key
                value = CodeBlock.from_dict(value, partial)
            message.code_block = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        which_tool_response = ""
        try:
            key = "enableFakeMode"
            value = self.enable_fake_mode
            if value is not None:
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            key = "codeBlock"
            value = self.code_block
            if value is not None:
                if which_tool_response:
                    raise conflict("tool_response", which_tool_response, key)
                which_tool_response = key
                value = write_message(CodeBlock, value, partial)
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
        return encoded(self.to_dict(partial))


@dataclass(slots=True, kw_only=True, repr=False, eq=False)
class CodeBlock(Message):
    """Source: ces/create_tool.ja.txt:2140"""

    __wire_names__: ClassVar[dict[str, str]] = {
        "pythonCode": "python_code",
    }

    python_code: str
    """必須。ツール フェイクモードで呼び出される Python コード。想定される Python 関数のシグネチャ - すべてのツール呼び出しをキャッチする場合: def fake_tool_call(tool: Tool, input: dict[str, Any], callback_context: CallbackContext) -> Optional[dict[str, Any]]: 特定のツール呼び出しをキャッチする場合: def fake_{tool_id}(tool: Tool, input: dict[str, Any], callback_context: CallbackContext) -> Optional[dict[str, Any]]: 関数が None を返すと、代わりに実際のツールが呼び出されます。

    Wire name: pythonCode
    Source: ces/create_tool.ja.txt:2147
    """

    unknown_fields: dict[str, JsonValue] | None = None
    """What arrived and has no attribute: fields the page does not know, and nulls."""

    @classmethod
    def from_dict(cls, data: dict[str, Any], partial: bool = False) -> Self:
        """The message that `data`, a JSON object, is.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        if type(data) is not dict:
            data = mapping(data)
        message = new(cls)
        get = data.get
        known = 0
        key = ""
        value: Any
        try:
            key = "pythonCode"
            if (value := get(key)) is not None:
                known += 1
                if type(value) is not str:
                    value = string(value)
            else:
                value = absent(partial)
            message.python_code = value
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        message.unknown_fields = None if known == len(data) else rest(message, data)
        return message

    def to_dict(self, partial: bool = False) -> dict[str, Any]:
        """The JSON object of this message, without fields that are `None`.

        Raises `WireError`. With `partial`, what is required may be absent.
        """
        data: dict[str, Any] = {}
        key = ""
        value: Any
        try:
            key = "pythonCode"
            value = self.python_code
            if value is not None:
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
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
        return encoded(self.to_dict(partial))


class SchemaType(StrEnum):
    """OpenAPI のデータ型。

    Heading: タイプ
    Source: ces/create_tool.ja.txt:2153
    """

    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    """未指定

    Source: ces/create_tool.ja.txt:2158
    """

    STRING = "STRING"
    """文字列型。

    Source: ces/create_tool.ja.txt:2159
    """

    INTEGER = "INTEGER"
    """整数型。

    Source: ces/create_tool.ja.txt:2160
    """

    NUMBER = "NUMBER"
    """数値型。

    Source: ces/create_tool.ja.txt:2161
    """

    BOOLEAN = "BOOLEAN"
    """ブール型。

    Source: ces/create_tool.ja.txt:2162
    """

    OBJECT = "OBJECT"
    """オブジェクトのタイプ。

    Source: ces/create_tool.ja.txt:2163
    """

    ARRAY = "ARRAY"
    """配列型。

    Source: ces/create_tool.ja.txt:2164
    """


_SCHEMA_TYPE = by_value(SchemaType)


class RequestLocation(StrEnum):
    """リクエスト内の API キーの場所。

    Source: ces/create_tool.ja.txt:2177
    """

    REQUEST_LOCATION_UNSPECIFIED = "REQUEST_LOCATION_UNSPECIFIED"
    """指定なし。この値は使用されるべきではありません。

    Source: ces/create_tool.ja.txt:2182
    """

    HEADER = "HEADER"
    """HTTP ヘッダーのキーを表します。

    Source: ces/create_tool.ja.txt:2183
    """

    QUERY_STRING = "QUERY_STRING"
    """クエリ文字列のキーを表します。

    Source: ces/create_tool.ja.txt:2184
    """


_REQUEST_LOCATION = by_value(RequestLocation)


class OauthGrantType(StrEnum):
    """OAuth 権限付与タイプ。クライアント認証情報の権限付与のみがサポートされています。

    Source: ces/create_tool.ja.txt:2186
    """

    OAUTH_GRANT_TYPE_UNSPECIFIED = "OAUTH_GRANT_TYPE_UNSPECIFIED"
    """指定なし。デフォルトは CLIENT_CREDENTIAL です。

    Source: ces/create_tool.ja.txt:2191
    """

    CLIENT_CREDENTIAL = "CLIENT_CREDENTIAL"
    """クライアント認証情報フローを表します。

    Source: ces/create_tool.ja.txt:2192
    """


_OAUTH_GRANT_TYPE = by_value(OauthGrantType)


class OperationType(StrEnum):
    """エンティティに対して実行するオペレーション。

    Source: ces/create_tool.ja.txt:2194
    """

    OPERATION_TYPE_UNSPECIFIED = "OPERATION_TYPE_UNSPECIFIED"
    """オペレーション タイプが指定されていません。無効。ConnectorTool の作成/更新は失敗します。

    Source: ces/create_tool.ja.txt:2199
    """

    LIST = "LIST"
    """リスト オペレーション。

    Source: ces/create_tool.ja.txt:2200
    """

    GET = "GET"
    """オペレーションを取得します。

    Source: ces/create_tool.ja.txt:2201
    """

    CREATE = "CREATE"
    """作成オペレーション。

    Source: ces/create_tool.ja.txt:2202
    """

    UPDATE = "UPDATE"
    """更新オペレーション。

    Source: ces/create_tool.ja.txt:2203
    """

    DELETE = "DELETE"
    """削除オペレーション。

    Source: ces/create_tool.ja.txt:2204
    """


_OPERATION_TYPE = by_value(OperationType)


class DataStoreType(StrEnum):
    """データストアのタイプ。

    Source: ces/create_tool.ja.txt:2206
    """

    DATA_STORE_TYPE_UNSPECIFIED = "DATA_STORE_TYPE_UNSPECIFIED"
    """指定なし。この値は、データストア タイプが指定されていないことを示します。そのため、検索時に使用されません。

    Source: ces/create_tool.ja.txt:2211
    """

    PUBLIC_WEB = "PUBLIC_WEB"
    """一般公開されているウェブ コンテンツを含むデータストア。

    Source: ces/create_tool.ja.txt:2212
    """

    UNSTRUCTURED = "UNSTRUCTURED"
    """構造化されていない非公開データを含むデータストア。

    Source: ces/create_tool.ja.txt:2213
    """

    FAQ = "FAQ"
    """FAQ として使用される構造化データを含むデータストア。

    Source: ces/create_tool.ja.txt:2214
    """

    CONNECTOR = "CONNECTOR"
    """ファーストパーティまたはサードパーティ サービスへのコネクタであるデータストア。

    Source: ces/create_tool.ja.txt:2215
    """


_DATA_STORE_TYPE = by_value(DataStoreType)


class DocumentProcessingMode(StrEnum):
    """データストアのドキュメント処理モード。

    Source: ces/create_tool.ja.txt:2217
    """

    DOCUMENT_PROCESSING_MODE_UNSPECIFIED = "DOCUMENT_PROCESSING_MODE_UNSPECIFIED"
    """指定されていません。

    Source: ces/create_tool.ja.txt:2222
    """

    DOCUMENTS = "DOCUMENTS"
    """ドキュメントはドキュメントとして処理されます。

    Source: ces/create_tool.ja.txt:2223
    """

    CHUNKS = "CHUNKS"
    """ドキュメントはチャンクに変換されます。

    Source: ces/create_tool.ja.txt:2224
    """


_DOCUMENT_PROCESSING_MODE = by_value(DocumentProcessingMode)


class AttributeType(StrEnum):
    """カスタム ランキングを適用する属性（または関数）。

    Source: ces/create_tool.ja.txt:2226
    """

    ATTRIBUTE_TYPE_UNSPECIFIED = "ATTRIBUTE_TYPE_UNSPECIFIED"
    """AttributeType が指定されていません。

    Source: ces/create_tool.ja.txt:2231
    """

    NUMERICAL = "NUMERICAL"
    """数値フィールドの値は、ブースト額を動的に更新するために使用されます。この場合、コントロール ポイントの attribute_value（x 値）は、boost_amount が指定されている数値フィールドの実際の値になります。

    Source: ces/create_tool.ja.txt:2232
    """

    FRESHNESS = "FRESHNESS"
    """鮮度のユースケースでは、属性値は現在時刻と指定された datetime フィールドの日付の間の期間になります。値は、XSD dayTimeDuration 値（ISO 8601 期間値の制限付きサブセット）としてフォーマットする必要があります。このパターンは [nD][T[nH][nM][nS]] です。例: 5D、3DT12H30M、T24H。

    Source: ces/create_tool.ja.txt:2233
    """


_ATTRIBUTE_TYPE = by_value(AttributeType)


class InterpolationType(StrEnum):
    """適用する補完タイプ。デフォルトは線形（区分線形）です。

    Source: ces/create_tool.ja.txt:2235
    """

    INTERPOLATION_TYPE_UNSPECIFIED = "INTERPOLATION_TYPE_UNSPECIFIED"
    """補完タイプが指定されていません。この場合、デフォルトは Linear になります。

    Source: ces/create_tool.ja.txt:2240
    """

    LINEAR = "LINEAR"
    """区分線形補完タイプが適用されます。

    Source: ces/create_tool.ja.txt:2241
    """


_INTERPOLATION_TYPE = by_value(InterpolationType)


class ModalityType(StrEnum):
    """モダリティ タイプ。

    Source: ces/create_tool.ja.txt:2243
    """

    MODALITY_TYPE_UNSPECIFIED = "MODALITY_TYPE_UNSPECIFIED"
    """モダリティ タイプが指定されていません。

    Source: ces/create_tool.ja.txt:2248
    """

    TEXT = "TEXT"
    """テキスト モダリティ。

    Source: ces/create_tool.ja.txt:2249
    """

    AUDIO = "AUDIO"
    """音声モダリティ。

    Source: ces/create_tool.ja.txt:2250
    """


_MODALITY_TYPE = by_value(ModalityType)


class FilterParameterBehavior(StrEnum):
    """フィルタ パラメータの動作。

    Source: ces/create_tool.ja.txt:2252
    """

    FILTER_PARAMETER_BEHAVIOR_UNSPECIFIED = "FILTER_PARAMETER_BEHAVIOR_UNSPECIFIED"
    """デフォルトのフィルタ動作。コネクタ データストアの一致フィルタを含めます。他のデータストア タイプでは、フィルタ入力パラメータは省略されます。

    Source: ces/create_tool.ja.txt:2257
    """

    ALWAYS_INCLUDE = "ALWAYS_INCLUDE"
    """すべてのデータストア タイプでフィルタ パラメータを常に含めます。

    Source: ces/create_tool.ja.txt:2258
    """

    NEVER_INCLUDE = "NEVER_INCLUDE"
    """フィルタ パラメータは、データストアのタイプに関係なく、ツール パラメータのリストに含まれることはありません。

    Source: ces/create_tool.ja.txt:2259
    """


_FILTER_PARAMETER_BEHAVIOR = by_value(FilterParameterBehavior)


class State(StrEnum):
    """ツールの動的な可用性状態を表します。

    Heading: 状態
    Source: ces/create_tool.ja.txt:2261
    """

    STATE_UNSPECIFIED = "STATE_UNSPECIFIED"
    """デフォルトの状態。

    Source: ces/create_tool.ja.txt:2266
    """

    ACTIVE = "ACTIVE"
    """ツールは利用可能で、サーバーによって積極的に提供されています。

    Source: ces/create_tool.ja.txt:2267
    """

    INACTIVE = "INACTIVE"
    """ツールは構成または固定されていますが、現在サーバーで提供されていません。

    Source: ces/create_tool.ja.txt:2268
    """

    STALE = "STALE"
    """ツールはサーバーに存在しますが、サーバーのバージョンと一致していません。

    Source: ces/create_tool.ja.txt:2269
    """


_STATE = by_value(State)


class CorpusType(StrEnum):
    """Vertex RAG コーパスのタイプ。

    Source: ces/create_tool.ja.txt:2271
    """

    CORPUS_TYPE_UNSPECIFIED = "CORPUS_TYPE_UNSPECIFIED"
    """コーパスタイプが指定されていません。

    Source: ces/create_tool.ja.txt:2276
    """

    USER_OWNED = "USER_OWNED"
    """コーパスはユーザーが作成して所有します。

    Source: ces/create_tool.ja.txt:2277
    """

    FULLY_MANAGED = "FULLY_MANAGED"
    """コーパスはエージェントによって作成されます。

    Source: ces/create_tool.ja.txt:2278
    """


_CORPUS_TYPE = by_value(CorpusType)


class WidgetType(StrEnum):
    """利用可能なすべてのウィジェット タイプ。今後、この列挙型に新しい値が追加される可能性があります。

    Source: ces/create_tool.ja.txt:2280
    """

    WIDGET_TYPE_UNSPECIFIED = "WIDGET_TYPE_UNSPECIFIED"
    """ウィジェット タイプが指定されていません。

    Source: ces/create_tool.ja.txt:2285
    """

    CUSTOM = "CUSTOM"
    """カスタム ウィジェット タイプ。

    Source: ces/create_tool.ja.txt:2286
    """

    PRODUCT_DETAILS = "PRODUCT_DETAILS"
    """商品詳細ウィジェット。

    Source: ces/create_tool.ja.txt:2287
    """

    QUICK_ACTIONS = "QUICK_ACTIONS"
    """クイック操作ウィジェット。

    Source: ces/create_tool.ja.txt:2288
    """

    PRODUCT_COMPARISON = "PRODUCT_COMPARISON"
    """商品比較ウィジェット。

    Source: ces/create_tool.ja.txt:2289
    """

    ADVANCED_PRODUCT_DETAILS = "ADVANCED_PRODUCT_DETAILS"
    """商品詳細ウィジェット。

    Source: ces/create_tool.ja.txt:2290
    """

    SHORT_FORM = "SHORT_FORM"
    """ショート フォーム ウィジェット。

    Source: ces/create_tool.ja.txt:2291
    """

    OVERALL_SATISFACTION = "OVERALL_SATISFACTION"
    """全体的な満足度ウィジェット。

    Source: ces/create_tool.ja.txt:2292
    """

    ORDER_SUMMARY = "ORDER_SUMMARY"
    """注文概要ウィジェット。

    Source: ces/create_tool.ja.txt:2293
    """

    APPOINTMENT_DETAILS = "APPOINTMENT_DETAILS"
    """予約の詳細ウィジェット。

    Source: ces/create_tool.ja.txt:2294
    """

    APPOINTMENT_SCHEDULER = "APPOINTMENT_SCHEDULER"
    """予約スケジューラ ウィジェット。

    Source: ces/create_tool.ja.txt:2295
    """

    CONTACT_FORM = "CONTACT_FORM"
    """お問い合わせフォーム ウィジェット。

    Source: ces/create_tool.ja.txt:2296
    """


_WIDGET_TYPE = by_value(WidgetType)


class Mode(StrEnum):
    """ソースツールのデータをウィジェットにマッピングするために使用される戦略。

    Heading: モード
    Source: ces/create_tool.ja.txt:2298
    """

    MODE_UNSPECIFIED = "MODE_UNSPECIFIED"
    """モードが指定されていません。

    Source: ces/create_tool.ja.txt:2303
    """

    FIELD_MAPPING = "FIELD_MAPPING"
    """データ変換には field_mappings マップを使用します。

    Source: ces/create_tool.ja.txt:2304
    """

    PYTHON_SCRIPT = "PYTHON_SCRIPT"
    """データ変換には python_script を使用します。

    Source: ces/create_tool.ja.txt:2305
    """


_MODE = by_value(Mode)


class TextResponseConfigType(StrEnum):
    """テキスト レスポンスの生成方法を定義します。

    Heading: タイプ
    Source: ces/create_tool.ja.txt:2307
    """

    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    """未指定のタイプ。

    Source: ces/create_tool.ja.txt:2312
    """

    NONE = "NONE"
    """LLM は、会話のコンテキストに基づいて、ウィジェットとともにテキスト レスポンスを生成するかどうかを動的に決定します。

    Source: ces/create_tool.ja.txt:2313
    """

    LLM_GENERATED = "LLM_GENERATED"
    """LLM がテキスト レスポンスを生成することが明示的に求められています。

    Source: ces/create_tool.ja.txt:2314
    """

    STATIC = "STATIC"
    """事前定義済みの静的テキスト レスポンスが常に使用されます。

    Source: ces/create_tool.ja.txt:2315
    """


_TEXT_RESPONSE_CONFIG_TYPE = by_value(TextResponseConfigType)


class ExecutionType(StrEnum):
    """ツールまたはツールセットの実行タイプ。

    Source: ces/create_tool.ja.txt:2317
    """

    EXECUTION_TYPE_UNSPECIFIED = "EXECUTION_TYPE_UNSPECIFIED"
    """実行タイプが指定されていません。指定しない場合のデフォルトは SYNCHRONOUS です。

    Source: ces/create_tool.ja.txt:2322
    """

    SYNCHRONOUS = "SYNCHRONOUS"
    """ツールは同期的に実行されます。ツールが戻るまでセッションはブロックされます。

    Source: ces/create_tool.ja.txt:2323
    """

    ASYNCHRONOUS = "ASYNCHRONOUS"
    """ツールは非同期で実行されます。ツールが実行されている間、セッションは継続します。

    Source: ces/create_tool.ja.txt:2324
    """


_EXECUTION_TYPE = by_value(ExecutionType)


ServiceAgentIdTokenAuthConfig: TypeAlias = dict[str, JsonValue]
"""Opaque: any object, as no page of this API declares ServiceAgentIdTokenAuthConfig.

A message without fields, which the tool page leaves out.
Source: ces/create_tool.ja.txt:673
"""
