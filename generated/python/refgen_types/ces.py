"""Customer Engagement Suite: the types of its reference pages.

Read from:

- ces/create_tool.ja.txt (https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja)
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
    write_map,
)
from ._wellknown import Duration, JsonValue, NullValue, Timestamp
from ._wire import (
    Message,
    absent,
    at,
    boolean,
    by_value,
    chosen,
    conflict,
    each_value,
    instance,
    mapping,
    new,
    read_bytes,
    read_duration,
    read_int64,
    read_list,
    read_map,
    read_number,
    read_timestamp,
    rest,
    string,
    strings,
    struct,
    write_bytes,
    write_dict_map,
    write_dicts,
    write_duration,
    write_int64,
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


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        parent: str,
        tool_id: str | None = None,
        tool: Tool,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.parent = parent
        self.tool_id = tool_id
        self.tool = tool
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
            if "parent" in data and (value := data["parent"]) is not None:
                key = "parent"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.parent = value
            else:
                key = "parent"
                message.parent = absent(partial)
            if "toolId" in data and (value := data["toolId"]) is not None:
                key = "toolId"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.tool_id = value
            else:
                message.tool_id = None
            if "tool" in data and (value := data["tool"]) is not None:
                key = "tool"
                known += 1
                value = Tool.from_dict(value, partial)
                message.tool = value
            else:
                key = "tool"
                message.tool = absent(partial)
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
            value = self.parent
            if value is not None:
                key = "parent"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "parent"
                absent(partial)
            if self.tool_id is not None:
                value = self.tool_id
                key = "toolId"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            value = self.tool
            if value is not None:
                key = "tool"
                if type(value) is not Tool:
                    value = instance(Tool, value)
                value = value.to_dict(partial)
                data[key] = value
            else:
                key = "tool"
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
            value = self.parent
            if value is not None:
                key = "parent"
                if type(value) is not str:
                    value = string(value)
                text += f'"parent":{quoted(value)},'
            else:
                key = "parent"
                absent(partial)
            if self.tool_id is not None:
                value = self.tool_id
                key = "toolId"
                if type(value) is not str:
                    value = string(value)
                text += f'"toolId":{quoted(value)},'
            value = self.tool
            if value is not None:
                key = "tool"
                if type(value) is not Tool:
                    value = instance(Tool, value)
                write(f'{text}"tool":')
                value.write_json(write, partial)
                text = ","
            else:
                key = "tool"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        name: str | None = None,
        display_name: str | None = None,
        execution_type: ExecutionType | str | None = None,
        timeout: Duration | None = None,
        create_time: Timestamp | None = None,
        update_time: Timestamp | None = None,
        etag: str | None = None,
        generated_summary: str | None = None,
        tool_fake_config: ToolFakeConfig | None = None,
        client_function: ClientFunction | None = None,
        open_api_tool: OpenApiTool | None = None,
        google_search_tool: GoogleSearchTool | None = None,
        connector_tool: ConnectorTool | None = None,
        data_store_tool: DataStoreTool | None = None,
        python_function: PythonFunction | None = None,
        mcp_tool: McpTool | None = None,
        file_search_tool: FileSearchTool | None = None,
        system_tool: SystemTool | None = None,
        agent_tool: AgentTool | None = None,
        widget_tool: WidgetTool | None = None,
        remote_agent_tool: RemoteAgentTool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
        self.display_name = display_name
        self.execution_type = execution_type
        self.timeout = timeout
        self.create_time = create_time
        self.update_time = update_time
        self.etag = etag
        self.generated_summary = generated_summary
        self.tool_fake_config = tool_fake_config
        self.client_function = client_function
        self.open_api_tool = open_api_tool
        self.google_search_tool = google_search_tool
        self.connector_tool = connector_tool
        self.data_store_tool = data_store_tool
        self.python_function = python_function
        self.mcp_tool = mcp_tool
        self.file_search_tool = file_search_tool
        self.system_tool = system_tool
        self.agent_tool = agent_tool
        self.widget_tool = widget_tool
        self.remote_agent_tool = remote_agent_tool
        self.unknown_fields = unknown_fields

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
        known: int = 0
        key: str = ""
        value: Any
        which_tool_type = ""
        try:
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                message.name = None
            if "displayName" in data and (value := data["displayName"]) is not None:
                key = "displayName"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.display_name = value
            else:
                message.display_name = None
            if "executionType" in data and (value := data["executionType"]) is not None:
                key = "executionType"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _EXECUTION_TYPE[value]
                message.execution_type = value
            else:
                message.execution_type = None
            if "timeout" in data and (value := data["timeout"]) is not None:
                key = "timeout"
                known += 1
                value = read_duration(value)
                message.timeout = value
            else:
                message.timeout = None
            if "createTime" in data and (value := data["createTime"]) is not None:
                key = "createTime"
                known += 1
                value = read_timestamp(value)
                message.create_time = value
            else:
                message.create_time = None
            if "updateTime" in data and (value := data["updateTime"]) is not None:
                key = "updateTime"
                known += 1
                value = read_timestamp(value)
                message.update_time = value
            else:
                message.update_time = None
            if "etag" in data and (value := data["etag"]) is not None:
                key = "etag"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.etag = value
            else:
                message.etag = None
            if (
                "generatedSummary" in data
                and (value := data["generatedSummary"]) is not None
            ):
                key = "generatedSummary"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.generated_summary = value
            else:
                message.generated_summary = None
            if (
                "toolFakeConfig" in data
                and (value := data["toolFakeConfig"]) is not None
            ):
                key = "toolFakeConfig"
                known += 1
                value = ToolFakeConfig.from_dict(value, partial)
                message.tool_fake_config = value
            else:
                message.tool_fake_config = None
            if (
                "clientFunction" in data
                and (value := data["clientFunction"]) is not None
            ):
                key = "clientFunction"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = ClientFunction.from_dict(value, partial)
                message.client_function = value
            else:
                message.client_function = None
            if "openApiTool" in data and (value := data["openApiTool"]) is not None:
                key = "openApiTool"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = OpenApiTool.from_dict(value, partial)
                message.open_api_tool = value
            else:
                message.open_api_tool = None
            if (
                "googleSearchTool" in data
                and (value := data["googleSearchTool"]) is not None
            ):
                key = "googleSearchTool"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = GoogleSearchTool.from_dict(value, partial)
                message.google_search_tool = value
            else:
                message.google_search_tool = None
            if "connectorTool" in data and (value := data["connectorTool"]) is not None:
                key = "connectorTool"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = ConnectorTool.from_dict(value, partial)
                message.connector_tool = value
            else:
                message.connector_tool = None
            if "dataStoreTool" in data and (value := data["dataStoreTool"]) is not None:
                key = "dataStoreTool"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = DataStoreTool.from_dict(value, partial)
                message.data_store_tool = value
            else:
                message.data_store_tool = None
            if (
                "pythonFunction" in data
                and (value := data["pythonFunction"]) is not None
            ):
                key = "pythonFunction"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = PythonFunction.from_dict(value, partial)
                message.python_function = value
            else:
                message.python_function = None
            if "mcpTool" in data and (value := data["mcpTool"]) is not None:
                key = "mcpTool"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = McpTool.from_dict(value, partial)
                message.mcp_tool = value
            else:
                message.mcp_tool = None
            if (
                "fileSearchTool" in data
                and (value := data["fileSearchTool"]) is not None
            ):
                key = "fileSearchTool"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = FileSearchTool.from_dict(value, partial)
                message.file_search_tool = value
            else:
                message.file_search_tool = None
            if "systemTool" in data and (value := data["systemTool"]) is not None:
                key = "systemTool"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = SystemTool.from_dict(value, partial)
                message.system_tool = value
            else:
                message.system_tool = None
            if "agentTool" in data and (value := data["agentTool"]) is not None:
                key = "agentTool"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = AgentTool.from_dict(value, partial)
                message.agent_tool = value
            else:
                message.agent_tool = None
            if "widgetTool" in data and (value := data["widgetTool"]) is not None:
                key = "widgetTool"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = WidgetTool.from_dict(value, partial)
                message.widget_tool = value
            else:
                message.widget_tool = None
            if (
                "remoteAgentTool" in data
                and (value := data["remoteAgentTool"]) is not None
            ):
                key = "remoteAgentTool"
                known += 1
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                value = RemoteAgentTool.from_dict(value, partial)
                message.remote_agent_tool = value
            else:
                message.remote_agent_tool = None
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
        which_tool_type = ""
        try:
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.display_name is not None:
                value = self.display_name
                key = "displayName"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.execution_type is not None:
                value = self.execution_type
                key = "executionType"
                value = string(value)
                data[key] = value
            if self.timeout is not None:
                value = self.timeout
                key = "timeout"
                value = write_duration(value)
                data[key] = value
            if self.create_time is not None:
                value = self.create_time
                key = "createTime"
                value = write_timestamp(value)
                data[key] = value
            if self.update_time is not None:
                value = self.update_time
                key = "updateTime"
                value = write_timestamp(value)
                data[key] = value
            if self.etag is not None:
                value = self.etag
                key = "etag"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.generated_summary is not None:
                value = self.generated_summary
                key = "generatedSummary"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.tool_fake_config is not None:
                value = self.tool_fake_config
                key = "toolFakeConfig"
                if type(value) is not ToolFakeConfig:
                    value = instance(ToolFakeConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.client_function is not None:
                value = self.client_function
                key = "clientFunction"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not ClientFunction:
                    value = instance(ClientFunction, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.open_api_tool is not None:
                value = self.open_api_tool
                key = "openApiTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not OpenApiTool:
                    value = instance(OpenApiTool, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.google_search_tool is not None:
                value = self.google_search_tool
                key = "googleSearchTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not GoogleSearchTool:
                    value = instance(GoogleSearchTool, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.connector_tool is not None:
                value = self.connector_tool
                key = "connectorTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not ConnectorTool:
                    value = instance(ConnectorTool, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.data_store_tool is not None:
                value = self.data_store_tool
                key = "dataStoreTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not DataStoreTool:
                    value = instance(DataStoreTool, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.python_function is not None:
                value = self.python_function
                key = "pythonFunction"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not PythonFunction:
                    value = instance(PythonFunction, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.mcp_tool is not None:
                value = self.mcp_tool
                key = "mcpTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not McpTool:
                    value = instance(McpTool, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.file_search_tool is not None:
                value = self.file_search_tool
                key = "fileSearchTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not FileSearchTool:
                    value = instance(FileSearchTool, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.system_tool is not None:
                value = self.system_tool
                key = "systemTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not SystemTool:
                    value = instance(SystemTool, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.agent_tool is not None:
                value = self.agent_tool
                key = "agentTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not AgentTool:
                    value = instance(AgentTool, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.widget_tool is not None:
                value = self.widget_tool
                key = "widgetTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not WidgetTool:
                    value = instance(WidgetTool, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.remote_agent_tool is not None:
                value = self.remote_agent_tool
                key = "remoteAgentTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not RemoteAgentTool:
                    value = instance(RemoteAgentTool, value)
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
        which_tool_type = ""
        try:
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            if self.display_name is not None:
                value = self.display_name
                key = "displayName"
                if type(value) is not str:
                    value = string(value)
                text += f'"displayName":{quoted(value)},'
            if self.execution_type is not None:
                value = self.execution_type
                key = "executionType"
                if type(value) is not ExecutionType:
                    value = string(value)
                text += f'"executionType":{quoted(value)},'
            if self.timeout is not None:
                value = self.timeout
                key = "timeout"
                value = write_duration(value)
                text += f'"timeout":"{value}",'
            if self.create_time is not None:
                value = self.create_time
                key = "createTime"
                value = write_timestamp(value)
                text += f'"createTime":"{value}",'
            if self.update_time is not None:
                value = self.update_time
                key = "updateTime"
                value = write_timestamp(value)
                text += f'"updateTime":"{value}",'
            if self.etag is not None:
                value = self.etag
                key = "etag"
                if type(value) is not str:
                    value = string(value)
                text += f'"etag":{quoted(value)},'
            if self.generated_summary is not None:
                value = self.generated_summary
                key = "generatedSummary"
                if type(value) is not str:
                    value = string(value)
                text += f'"generatedSummary":{quoted(value)},'
            if self.tool_fake_config is not None:
                value = self.tool_fake_config
                key = "toolFakeConfig"
                if type(value) is not ToolFakeConfig:
                    value = instance(ToolFakeConfig, value)
                write(f'{text}"toolFakeConfig":')
                value.write_json(write, partial)
                text = ","
            if self.client_function is not None:
                value = self.client_function
                key = "clientFunction"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not ClientFunction:
                    value = instance(ClientFunction, value)
                write(f'{text}"clientFunction":')
                value.write_json(write, partial)
                text = ","
            if self.open_api_tool is not None:
                value = self.open_api_tool
                key = "openApiTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not OpenApiTool:
                    value = instance(OpenApiTool, value)
                write(f'{text}"openApiTool":')
                value.write_json(write, partial)
                text = ","
            if self.google_search_tool is not None:
                value = self.google_search_tool
                key = "googleSearchTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not GoogleSearchTool:
                    value = instance(GoogleSearchTool, value)
                write(f'{text}"googleSearchTool":')
                value.write_json(write, partial)
                text = ","
            if self.connector_tool is not None:
                value = self.connector_tool
                key = "connectorTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not ConnectorTool:
                    value = instance(ConnectorTool, value)
                write(f'{text}"connectorTool":')
                value.write_json(write, partial)
                text = ","
            if self.data_store_tool is not None:
                value = self.data_store_tool
                key = "dataStoreTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not DataStoreTool:
                    value = instance(DataStoreTool, value)
                write(f'{text}"dataStoreTool":')
                value.write_json(write, partial)
                text = ","
            if self.python_function is not None:
                value = self.python_function
                key = "pythonFunction"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not PythonFunction:
                    value = instance(PythonFunction, value)
                write(f'{text}"pythonFunction":')
                value.write_json(write, partial)
                text = ","
            if self.mcp_tool is not None:
                value = self.mcp_tool
                key = "mcpTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not McpTool:
                    value = instance(McpTool, value)
                write(f'{text}"mcpTool":')
                value.write_json(write, partial)
                text = ","
            if self.file_search_tool is not None:
                value = self.file_search_tool
                key = "fileSearchTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not FileSearchTool:
                    value = instance(FileSearchTool, value)
                write(f'{text}"fileSearchTool":')
                value.write_json(write, partial)
                text = ","
            if self.system_tool is not None:
                value = self.system_tool
                key = "systemTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not SystemTool:
                    value = instance(SystemTool, value)
                write(f'{text}"systemTool":')
                value.write_json(write, partial)
                text = ","
            if self.agent_tool is not None:
                value = self.agent_tool
                key = "agentTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not AgentTool:
                    value = instance(AgentTool, value)
                write(f'{text}"agentTool":')
                value.write_json(write, partial)
                text = ","
            if self.widget_tool is not None:
                value = self.widget_tool
                key = "widgetTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not WidgetTool:
                    value = instance(WidgetTool, value)
                write(f'{text}"widgetTool":')
                value.write_json(write, partial)
                text = ","
            if self.remote_agent_tool is not None:
                value = self.remote_agent_tool
                key = "remoteAgentTool"
                if which_tool_type:
                    raise conflict("tool_type", which_tool_type, key)
                which_tool_type = key
                if type(value) is not RemoteAgentTool:
                    value = instance(RemoteAgentTool, value)
                write(f'{text}"remoteAgentTool":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        parameters: Schema | None = None,
        response: Schema | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.parameters = parameters
        self.response = response
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
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
            if "parameters" in data and (value := data["parameters"]) is not None:
                key = "parameters"
                known += 1
                value = Schema.from_dict(value, partial)
                message.parameters = value
            else:
                message.parameters = None
            if "response" in data and (value := data["response"]) is not None:
                key = "response"
                known += 1
                value = Schema.from_dict(value, partial)
                message.response = value
            else:
                message.response = None
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
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.parameters is not None:
                value = self.parameters
                key = "parameters"
                if type(value) is not Schema:
                    value = instance(Schema, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.response is not None:
                value = self.response
                key = "response"
                if type(value) is not Schema:
                    value = instance(Schema, value)
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
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            else:
                key = "name"
                absent(partial)
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            if self.parameters is not None:
                value = self.parameters
                key = "parameters"
                if type(value) is not Schema:
                    value = instance(Schema, value)
                write(f'{text}"parameters":')
                value.write_json(write, partial)
                text = ","
            if self.response is not None:
                value = self.response
                key = "response"
                if type(value) is not Schema:
                    value = instance(Schema, value)
                write(f'{text}"response":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        type: SchemaType | str,
        properties: dict[str, Schema] | None = None,
        required: list[str] | None = None,
        description: str | None = None,
        items: Schema | None = None,
        nullable: bool | None = None,
        unique_items: bool | None = None,
        prefix_items: list[Schema] | None = None,
        additional_properties: Schema | None = None,
        any_of: list[Schema] | None = None,
        enum: list[str] | None = None,
        default: JsonValue | NullValue | None = None,
        ref: str | None = None,
        defs: dict[str, Schema] | None = None,
        title: str | None = None,
        min_items: int | None = None,
        max_items: int | None = None,
        minimum: float | None = None,
        maximum: float | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.properties = properties
        self.required = required
        self.description = description
        self.items = items
        self.nullable = nullable
        self.unique_items = unique_items
        self.prefix_items = prefix_items
        self.additional_properties = additional_properties
        self.any_of = any_of
        self.enum = enum
        self.default = default
        self.ref = ref
        self.defs = defs
        self.title = title
        self.min_items = min_items
        self.max_items = max_items
        self.minimum = minimum
        self.maximum = maximum
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
                value = _SCHEMA_TYPE[value]
                message.type = value
            else:
                key = "type"
                message.type = absent(partial)
            if "properties" in data and (value := data["properties"]) is not None:
                key = "properties"
                known += 1
                value = read_map(Schema.from_dict, value, partial)
                message.properties = value
            else:
                message.properties = None
            if "required" in data and (value := data["required"]) is not None:
                key = "required"
                known += 1
                value = strings(value)
                message.required = value
            else:
                message.required = None
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
            if "items" in data and (value := data["items"]) is not None:
                key = "items"
                known += 1
                value = Schema.from_dict(value, partial)
                message.items = value
            else:
                message.items = None
            if "nullable" in data and (value := data["nullable"]) is not None:
                key = "nullable"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.nullable = value
            else:
                message.nullable = None
            if "uniqueItems" in data and (value := data["uniqueItems"]) is not None:
                key = "uniqueItems"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.unique_items = value
            else:
                message.unique_items = None
            if "prefixItems" in data and (value := data["prefixItems"]) is not None:
                key = "prefixItems"
                known += 1
                value = read_list(Schema.from_dict, value, partial)
                message.prefix_items = value
            else:
                message.prefix_items = None
            if (
                "additionalProperties" in data
                and (value := data["additionalProperties"]) is not None
            ):
                key = "additionalProperties"
                known += 1
                value = Schema.from_dict(value, partial)
                message.additional_properties = value
            else:
                message.additional_properties = None
            if "anyOf" in data and (value := data["anyOf"]) is not None:
                key = "anyOf"
                known += 1
                value = read_list(Schema.from_dict, value, partial)
                message.any_of = value
            else:
                message.any_of = None
            if "enum" in data and (value := data["enum"]) is not None:
                key = "enum"
                known += 1
                value = strings(value)
                message.enum = value
            else:
                message.enum = None
            key = "default"
            if key in data:
                value = data[key]
                known += 1
                if value is None:
                    value = NullValue.NULL_VALUE
                message.default = value
            else:
                message.default = None
            if "ref" in data and (value := data["ref"]) is not None:
                key = "ref"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.ref = value
            else:
                message.ref = None
            if "defs" in data and (value := data["defs"]) is not None:
                key = "defs"
                known += 1
                value = read_map(Schema.from_dict, value, partial)
                message.defs = value
            else:
                message.defs = None
            if "title" in data and (value := data["title"]) is not None:
                key = "title"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.title = value
            else:
                message.title = None
            if "minItems" in data and (value := data["minItems"]) is not None:
                key = "minItems"
                known += 1
                value = read_int64(value)
                message.min_items = value
            else:
                message.min_items = None
            if "maxItems" in data and (value := data["maxItems"]) is not None:
                key = "maxItems"
                known += 1
                value = read_int64(value)
                message.max_items = value
            else:
                message.max_items = None
            if "minimum" in data and (value := data["minimum"]) is not None:
                key = "minimum"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.minimum = value
            else:
                message.minimum = None
            if "maximum" in data and (value := data["maximum"]) is not None:
                key = "maximum"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.maximum = value
            else:
                message.maximum = None
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
            if self.properties is not None:
                value = self.properties
                key = "properties"
                value = write_dict_map(Schema, value, partial)
                data[key] = value
            if self.required is not None:
                value = self.required
                key = "required"
                value = strings(value)
                data[key] = value
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.items is not None:
                value = self.items
                key = "items"
                if type(value) is not Schema:
                    value = instance(Schema, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.nullable is not None:
                value = self.nullable
                key = "nullable"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            if self.unique_items is not None:
                value = self.unique_items
                key = "uniqueItems"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            if self.prefix_items is not None:
                value = self.prefix_items
                key = "prefixItems"
                value = write_dicts(Schema, value, partial)
                data[key] = value
            if self.additional_properties is not None:
                value = self.additional_properties
                key = "additionalProperties"
                if type(value) is not Schema:
                    value = instance(Schema, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.any_of is not None:
                value = self.any_of
                key = "anyOf"
                value = write_dicts(Schema, value, partial)
                data[key] = value
            if self.enum is not None:
                value = self.enum
                key = "enum"
                value = strings(value)
                data[key] = value
            if self.default is not None:
                value = self.default
                key = "default"
                value = write_value(value)
                data[key] = value
            if self.ref is not None:
                value = self.ref
                key = "ref"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.defs is not None:
                value = self.defs
                key = "defs"
                value = write_dict_map(Schema, value, partial)
                data[key] = value
            if self.title is not None:
                value = self.title
                key = "title"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.min_items is not None:
                value = self.min_items
                key = "minItems"
                value = write_int64(value)
                data[key] = value
            if self.max_items is not None:
                value = self.max_items
                key = "maxItems"
                value = write_int64(value)
                data[key] = value
            if self.minimum is not None:
                value = self.minimum
                key = "minimum"
                value = write_number(value)
                data[key] = value
            if self.maximum is not None:
                value = self.maximum
                key = "maximum"
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
                if type(value) is not SchemaType:
                    value = string(value)
                text += f'"type":{quoted(value)},'
            else:
                key = "type"
                absent(partial)
            if self.properties is not None:
                value = self.properties
                key = "properties"
                write(f'{text}"properties":')
                write_map(Schema, value, write, partial)
                text = ","
            if self.required is not None:
                value = self.required
                key = "required"
                text += f'"required":{strings_text(value)},'
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            if self.items is not None:
                value = self.items
                key = "items"
                if type(value) is not Schema:
                    value = instance(Schema, value)
                write(f'{text}"items":')
                value.write_json(write, partial)
                text = ","
            if self.nullable is not None:
                value = self.nullable
                key = "nullable"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"nullable":{value},'
            if self.unique_items is not None:
                value = self.unique_items
                key = "uniqueItems"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"uniqueItems":{value},'
            if self.prefix_items is not None:
                value = self.prefix_items
                key = "prefixItems"
                write(f'{text}"prefixItems":')
                write_list(Schema, value, write, partial)
                text = ","
            if self.additional_properties is not None:
                value = self.additional_properties
                key = "additionalProperties"
                if type(value) is not Schema:
                    value = instance(Schema, value)
                write(f'{text}"additionalProperties":')
                value.write_json(write, partial)
                text = ","
            if self.any_of is not None:
                value = self.any_of
                key = "anyOf"
                write(f'{text}"anyOf":')
                write_list(Schema, value, write, partial)
                text = ","
            if self.enum is not None:
                value = self.enum
                key = "enum"
                text += f'"enum":{strings_text(value)},'
            if self.default is not None:
                value = self.default
                key = "default"
                text += f'"default":{json_text(value)},'
            if self.ref is not None:
                value = self.ref
                key = "ref"
                if type(value) is not str:
                    value = string(value)
                text += f'"ref":{quoted(value)},'
            if self.defs is not None:
                value = self.defs
                key = "defs"
                write(f'{text}"defs":')
                write_map(Schema, value, write, partial)
                text = ","
            if self.title is not None:
                value = self.title
                key = "title"
                if type(value) is not str:
                    value = string(value)
                text += f'"title":{quoted(value)},'
            if self.min_items is not None:
                value = self.min_items
                key = "minItems"
                value = write_int64(value)
                text += f'"minItems":"{value}",'
            if self.max_items is not None:
                value = self.max_items
                key = "maxItems"
                value = write_int64(value)
                text += f'"maxItems":"{value}",'
            if self.minimum is not None:
                value = self.minimum
                key = "minimum"
                text += f'"minimum":{number_text(value)},'
            if self.maximum is not None:
                value = self.maximum
                key = "maximum"
                text += f'"maximum":{number_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        open_api_schema: str,
        name: str | None = None,
        description: str | None = None,
        api_authentication: ApiAuthentication | None = None,
        tls_config: TlsConfig | None = None,
        service_directory_config: ServiceDirectoryConfig | None = None,
        ignore_unknown_fields: bool | None = None,
        url: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.open_api_schema = open_api_schema
        self.name = name
        self.description = description
        self.api_authentication = api_authentication
        self.tls_config = tls_config
        self.service_directory_config = service_directory_config
        self.ignore_unknown_fields = ignore_unknown_fields
        self.url = url
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
            if "openApiSchema" in data and (value := data["openApiSchema"]) is not None:
                key = "openApiSchema"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.open_api_schema = value
            else:
                key = "openApiSchema"
                message.open_api_schema = absent(partial)
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
            if (
                "apiAuthentication" in data
                and (value := data["apiAuthentication"]) is not None
            ):
                key = "apiAuthentication"
                known += 1
                value = ApiAuthentication.from_dict(value, partial)
                message.api_authentication = value
            else:
                message.api_authentication = None
            if "tlsConfig" in data and (value := data["tlsConfig"]) is not None:
                key = "tlsConfig"
                known += 1
                value = TlsConfig.from_dict(value, partial)
                message.tls_config = value
            else:
                message.tls_config = None
            if (
                "serviceDirectoryConfig" in data
                and (value := data["serviceDirectoryConfig"]) is not None
            ):
                key = "serviceDirectoryConfig"
                known += 1
                value = ServiceDirectoryConfig.from_dict(value, partial)
                message.service_directory_config = value
            else:
                message.service_directory_config = None
            if (
                "ignoreUnknownFields" in data
                and (value := data["ignoreUnknownFields"]) is not None
            ):
                key = "ignoreUnknownFields"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.ignore_unknown_fields = value
            else:
                message.ignore_unknown_fields = None
            if "url" in data and (value := data["url"]) is not None:
                key = "url"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.url = value
            else:
                message.url = None
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
            value = self.open_api_schema
            if value is not None:
                key = "openApiSchema"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "openApiSchema"
                absent(partial)
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
            if self.api_authentication is not None:
                value = self.api_authentication
                key = "apiAuthentication"
                if type(value) is not ApiAuthentication:
                    value = instance(ApiAuthentication, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.tls_config is not None:
                value = self.tls_config
                key = "tlsConfig"
                if type(value) is not TlsConfig:
                    value = instance(TlsConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.service_directory_config is not None:
                value = self.service_directory_config
                key = "serviceDirectoryConfig"
                if type(value) is not ServiceDirectoryConfig:
                    value = instance(ServiceDirectoryConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.ignore_unknown_fields is not None:
                value = self.ignore_unknown_fields
                key = "ignoreUnknownFields"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            if self.url is not None:
                value = self.url
                key = "url"
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
            value = self.open_api_schema
            if value is not None:
                key = "openApiSchema"
                if type(value) is not str:
                    value = string(value)
                text += f'"openApiSchema":{quoted(value)},'
            else:
                key = "openApiSchema"
                absent(partial)
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
            if self.api_authentication is not None:
                value = self.api_authentication
                key = "apiAuthentication"
                if type(value) is not ApiAuthentication:
                    value = instance(ApiAuthentication, value)
                write(f'{text}"apiAuthentication":')
                value.write_json(write, partial)
                text = ","
            if self.tls_config is not None:
                value = self.tls_config
                key = "tlsConfig"
                if type(value) is not TlsConfig:
                    value = instance(TlsConfig, value)
                write(f'{text}"tlsConfig":')
                value.write_json(write, partial)
                text = ","
            if self.service_directory_config is not None:
                value = self.service_directory_config
                key = "serviceDirectoryConfig"
                if type(value) is not ServiceDirectoryConfig:
                    value = instance(ServiceDirectoryConfig, value)
                write(f'{text}"serviceDirectoryConfig":')
                value.write_json(write, partial)
                text = ","
            if self.ignore_unknown_fields is not None:
                value = self.ignore_unknown_fields
                key = "ignoreUnknownFields"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"ignoreUnknownFields":{value},'
            if self.url is not None:
                value = self.url
                key = "url"
                if type(value) is not str:
                    value = string(value)
                text += f'"url":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        api_key_config: ApiKeyConfig | None = None,
        oauth_config: OAuthConfig | None = None,
        service_agent_id_token_auth_config: ServiceAgentIdTokenAuthConfig | None = None,
        service_account_auth_config: ServiceAccountAuthConfig | None = None,
        bearer_token_config: BearerTokenConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.api_key_config = api_key_config
        self.oauth_config = oauth_config
        self.service_agent_id_token_auth_config = service_agent_id_token_auth_config
        self.service_account_auth_config = service_account_auth_config
        self.bearer_token_config = bearer_token_config
        self.unknown_fields = unknown_fields

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
        known: int = 0
        key: str = ""
        value: Any
        which_auth_config = ""
        try:
            if "apiKeyConfig" in data and (value := data["apiKeyConfig"]) is not None:
                key = "apiKeyConfig"
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = ApiKeyConfig.from_dict(value, partial)
                message.api_key_config = value
            else:
                message.api_key_config = None
            if "oauthConfig" in data and (value := data["oauthConfig"]) is not None:
                key = "oauthConfig"
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = OAuthConfig.from_dict(value, partial)
                message.oauth_config = value
            else:
                message.oauth_config = None
            if (
                "serviceAgentIdTokenAuthConfig" in data
                and (value := data["serviceAgentIdTokenAuthConfig"]) is not None
            ):
                key = "serviceAgentIdTokenAuthConfig"
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not dict:
                    value = struct(value)
                message.service_agent_id_token_auth_config = value
            else:
                message.service_agent_id_token_auth_config = None
            if (
                "serviceAccountAuthConfig" in data
                and (value := data["serviceAccountAuthConfig"]) is not None
            ):
                key = "serviceAccountAuthConfig"
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = ServiceAccountAuthConfig.from_dict(value, partial)
                message.service_account_auth_config = value
            else:
                message.service_account_auth_config = None
            if (
                "bearerTokenConfig" in data
                and (value := data["bearerTokenConfig"]) is not None
            ):
                key = "bearerTokenConfig"
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = BearerTokenConfig.from_dict(value, partial)
                message.bearer_token_config = value
            else:
                message.bearer_token_config = None
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
        which_auth_config = ""
        try:
            if self.api_key_config is not None:
                value = self.api_key_config
                key = "apiKeyConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not ApiKeyConfig:
                    value = instance(ApiKeyConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.oauth_config is not None:
                value = self.oauth_config
                key = "oauthConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not OAuthConfig:
                    value = instance(OAuthConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.service_agent_id_token_auth_config is not None:
                value = self.service_agent_id_token_auth_config
                key = "serviceAgentIdTokenAuthConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.service_account_auth_config is not None:
                value = self.service_account_auth_config
                key = "serviceAccountAuthConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not ServiceAccountAuthConfig:
                    value = instance(ServiceAccountAuthConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.bearer_token_config is not None:
                value = self.bearer_token_config
                key = "bearerTokenConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not BearerTokenConfig:
                    value = instance(BearerTokenConfig, value)
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
        which_auth_config = ""
        try:
            if self.api_key_config is not None:
                value = self.api_key_config
                key = "apiKeyConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not ApiKeyConfig:
                    value = instance(ApiKeyConfig, value)
                write(f'{text}"apiKeyConfig":')
                value.write_json(write, partial)
                text = ","
            if self.oauth_config is not None:
                value = self.oauth_config
                key = "oauthConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not OAuthConfig:
                    value = instance(OAuthConfig, value)
                write(f'{text}"oauthConfig":')
                value.write_json(write, partial)
                text = ","
            if self.service_agent_id_token_auth_config is not None:
                value = self.service_agent_id_token_auth_config
                key = "serviceAgentIdTokenAuthConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                text += f'"serviceAgentIdTokenAuthConfig":{json_text(struct(value))},'
            if self.service_account_auth_config is not None:
                value = self.service_account_auth_config
                key = "serviceAccountAuthConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not ServiceAccountAuthConfig:
                    value = instance(ServiceAccountAuthConfig, value)
                write(f'{text}"serviceAccountAuthConfig":')
                value.write_json(write, partial)
                text = ","
            if self.bearer_token_config is not None:
                value = self.bearer_token_config
                key = "bearerTokenConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not BearerTokenConfig:
                    value = instance(BearerTokenConfig, value)
                write(f'{text}"bearerTokenConfig":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        key_name: str,
        api_key_secret_version: str,
        request_location: RequestLocation | str,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.key_name = key_name
        self.api_key_secret_version = api_key_secret_version
        self.request_location = request_location
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
            if "keyName" in data and (value := data["keyName"]) is not None:
                key = "keyName"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.key_name = value
            else:
                key = "keyName"
                message.key_name = absent(partial)
            if (
                "apiKeySecretVersion" in data
                and (value := data["apiKeySecretVersion"]) is not None
            ):
                key = "apiKeySecretVersion"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.api_key_secret_version = value
            else:
                key = "apiKeySecretVersion"
                message.api_key_secret_version = absent(partial)
            if (
                "requestLocation" in data
                and (value := data["requestLocation"]) is not None
            ):
                key = "requestLocation"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _REQUEST_LOCATION[value]
                message.request_location = value
            else:
                key = "requestLocation"
                message.request_location = absent(partial)
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
            value = self.key_name
            if value is not None:
                key = "keyName"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "keyName"
                absent(partial)
            value = self.api_key_secret_version
            if value is not None:
                key = "apiKeySecretVersion"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "apiKeySecretVersion"
                absent(partial)
            value = self.request_location
            if value is not None:
                key = "requestLocation"
                value = string(value)
                data[key] = value
            else:
                key = "requestLocation"
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
            value = self.key_name
            if value is not None:
                key = "keyName"
                if type(value) is not str:
                    value = string(value)
                text += f'"keyName":{quoted(value)},'
            else:
                key = "keyName"
                absent(partial)
            value = self.api_key_secret_version
            if value is not None:
                key = "apiKeySecretVersion"
                if type(value) is not str:
                    value = string(value)
                text += f'"apiKeySecretVersion":{quoted(value)},'
            else:
                key = "apiKeySecretVersion"
                absent(partial)
            value = self.request_location
            if value is not None:
                key = "requestLocation"
                if type(value) is not RequestLocation:
                    value = string(value)
                text += f'"requestLocation":{quoted(value)},'
            else:
                key = "requestLocation"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        oauth_grant_type: OauthGrantType | str,
        client_id: str,
        client_secret_version: str,
        token_endpoint: str,
        scopes: list[str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.oauth_grant_type = oauth_grant_type
        self.client_id = client_id
        self.client_secret_version = client_secret_version
        self.token_endpoint = token_endpoint
        self.scopes = scopes
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
                "oauthGrantType" in data
                and (value := data["oauthGrantType"]) is not None
            ):
                key = "oauthGrantType"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _OAUTH_GRANT_TYPE[value]
                message.oauth_grant_type = value
            else:
                key = "oauthGrantType"
                message.oauth_grant_type = absent(partial)
            if "clientId" in data and (value := data["clientId"]) is not None:
                key = "clientId"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.client_id = value
            else:
                key = "clientId"
                message.client_id = absent(partial)
            if (
                "clientSecretVersion" in data
                and (value := data["clientSecretVersion"]) is not None
            ):
                key = "clientSecretVersion"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.client_secret_version = value
            else:
                key = "clientSecretVersion"
                message.client_secret_version = absent(partial)
            if "tokenEndpoint" in data and (value := data["tokenEndpoint"]) is not None:
                key = "tokenEndpoint"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.token_endpoint = value
            else:
                key = "tokenEndpoint"
                message.token_endpoint = absent(partial)
            if "scopes" in data and (value := data["scopes"]) is not None:
                key = "scopes"
                known += 1
                value = strings(value)
                message.scopes = value
            else:
                message.scopes = None
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
            value = self.oauth_grant_type
            if value is not None:
                key = "oauthGrantType"
                value = string(value)
                data[key] = value
            else:
                key = "oauthGrantType"
                absent(partial)
            value = self.client_id
            if value is not None:
                key = "clientId"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "clientId"
                absent(partial)
            value = self.client_secret_version
            if value is not None:
                key = "clientSecretVersion"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "clientSecretVersion"
                absent(partial)
            value = self.token_endpoint
            if value is not None:
                key = "tokenEndpoint"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "tokenEndpoint"
                absent(partial)
            if self.scopes is not None:
                value = self.scopes
                key = "scopes"
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
            value = self.oauth_grant_type
            if value is not None:
                key = "oauthGrantType"
                if type(value) is not OauthGrantType:
                    value = string(value)
                text += f'"oauthGrantType":{quoted(value)},'
            else:
                key = "oauthGrantType"
                absent(partial)
            value = self.client_id
            if value is not None:
                key = "clientId"
                if type(value) is not str:
                    value = string(value)
                text += f'"clientId":{quoted(value)},'
            else:
                key = "clientId"
                absent(partial)
            value = self.client_secret_version
            if value is not None:
                key = "clientSecretVersion"
                if type(value) is not str:
                    value = string(value)
                text += f'"clientSecretVersion":{quoted(value)},'
            else:
                key = "clientSecretVersion"
                absent(partial)
            value = self.token_endpoint
            if value is not None:
                key = "tokenEndpoint"
                if type(value) is not str:
                    value = string(value)
                text += f'"tokenEndpoint":{quoted(value)},'
            else:
                key = "tokenEndpoint"
                absent(partial)
            if self.scopes is not None:
                value = self.scopes
                key = "scopes"
                text += f'"scopes":{strings_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        service_account: str,
        scopes: list[str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.service_account = service_account
        self.scopes = scopes
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
                "serviceAccount" in data
                and (value := data["serviceAccount"]) is not None
            ):
                key = "serviceAccount"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.service_account = value
            else:
                key = "serviceAccount"
                message.service_account = absent(partial)
            if "scopes" in data and (value := data["scopes"]) is not None:
                key = "scopes"
                known += 1
                value = strings(value)
                message.scopes = value
            else:
                message.scopes = None
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
            value = self.service_account
            if value is not None:
                key = "serviceAccount"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "serviceAccount"
                absent(partial)
            if self.scopes is not None:
                value = self.scopes
                key = "scopes"
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
            value = self.service_account
            if value is not None:
                key = "serviceAccount"
                if type(value) is not str:
                    value = string(value)
                text += f'"serviceAccount":{quoted(value)},'
            else:
                key = "serviceAccount"
                absent(partial)
            if self.scopes is not None:
                value = self.scopes
                key = "scopes"
                text += f'"scopes":{strings_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        token: str,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.token = token
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
            if "token" in data and (value := data["token"]) is not None:
                key = "token"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.token = value
            else:
                key = "token"
                message.token = absent(partial)
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
            value = self.token
            if value is not None:
                key = "token"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "token"
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
            value = self.token
            if value is not None:
                key = "token"
                if type(value) is not str:
                    value = string(value)
                text += f'"token":{quoted(value)},'
            else:
                key = "token"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        ca_certs: list[CaCert],
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.ca_certs = ca_certs
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
            if "caCerts" in data and (value := data["caCerts"]) is not None:
                key = "caCerts"
                known += 1
                value = read_list(CaCert.from_dict, value, partial)
                message.ca_certs = value
            else:
                key = "caCerts"
                message.ca_certs = absent(partial)
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
            value = self.ca_certs
            if value is not None:
                key = "caCerts"
                value = write_dicts(CaCert, value, partial)
                data[key] = value
            else:
                key = "caCerts"
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
            value = self.ca_certs
            if value is not None:
                key = "caCerts"
                write(f'{text}"caCerts":')
                write_list(CaCert, value, write, partial)
                text = ","
            else:
                key = "caCerts"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        display_name: str,
        cert: bytes,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.display_name = display_name
        self.cert = cert
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
            if "displayName" in data and (value := data["displayName"]) is not None:
                key = "displayName"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.display_name = value
            else:
                key = "displayName"
                message.display_name = absent(partial)
            if "cert" in data and (value := data["cert"]) is not None:
                key = "cert"
                known += 1
                value = read_bytes(value)
                message.cert = value
            else:
                key = "cert"
                message.cert = absent(partial)
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
            value = self.display_name
            if value is not None:
                key = "displayName"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "displayName"
                absent(partial)
            value = self.cert
            if value is not None:
                key = "cert"
                value = write_bytes(value)
                data[key] = value
            else:
                key = "cert"
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
            value = self.display_name
            if value is not None:
                key = "displayName"
                if type(value) is not str:
                    value = string(value)
                text += f'"displayName":{quoted(value)},'
            else:
                key = "displayName"
                absent(partial)
            value = self.cert
            if value is not None:
                key = "cert"
                value = write_bytes(value)
                text += f'"cert":"{value}",'
            else:
                key = "cert"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        service: str,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.service = service
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
            if "service" in data and (value := data["service"]) is not None:
                key = "service"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.service = value
            else:
                key = "service"
                message.service = absent(partial)
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
            value = self.service
            if value is not None:
                key = "service"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "service"
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
            value = self.service
            if value is not None:
                key = "service"
                if type(value) is not str:
                    value = string(value)
                text += f'"service":{quoted(value)},'
            else:
                key = "service"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        context_urls: list[str] | None = None,
        preferred_domains: list[str] | None = None,
        exclude_domains: list[str] | None = None,
        prompt_config: PromptConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.context_urls = context_urls
        self.preferred_domains = preferred_domains
        self.exclude_domains = exclude_domains
        self.prompt_config = prompt_config
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
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
            if "contextUrls" in data and (value := data["contextUrls"]) is not None:
                key = "contextUrls"
                known += 1
                value = strings(value)
                message.context_urls = value
            else:
                message.context_urls = None
            if (
                "preferredDomains" in data
                and (value := data["preferredDomains"]) is not None
            ):
                key = "preferredDomains"
                known += 1
                value = strings(value)
                message.preferred_domains = value
            else:
                message.preferred_domains = None
            if (
                "excludeDomains" in data
                and (value := data["excludeDomains"]) is not None
            ):
                key = "excludeDomains"
                known += 1
                value = strings(value)
                message.exclude_domains = value
            else:
                message.exclude_domains = None
            if "promptConfig" in data and (value := data["promptConfig"]) is not None:
                key = "promptConfig"
                known += 1
                value = PromptConfig.from_dict(value, partial)
                message.prompt_config = value
            else:
                message.prompt_config = None
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
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.context_urls is not None:
                value = self.context_urls
                key = "contextUrls"
                value = strings(value)
                data[key] = value
            if self.preferred_domains is not None:
                value = self.preferred_domains
                key = "preferredDomains"
                value = strings(value)
                data[key] = value
            if self.exclude_domains is not None:
                value = self.exclude_domains
                key = "excludeDomains"
                value = strings(value)
                data[key] = value
            if self.prompt_config is not None:
                value = self.prompt_config
                key = "promptConfig"
                if type(value) is not PromptConfig:
                    value = instance(PromptConfig, value)
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
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            else:
                key = "name"
                absent(partial)
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            if self.context_urls is not None:
                value = self.context_urls
                key = "contextUrls"
                text += f'"contextUrls":{strings_text(value)},'
            if self.preferred_domains is not None:
                value = self.preferred_domains
                key = "preferredDomains"
                text += f'"preferredDomains":{strings_text(value)},'
            if self.exclude_domains is not None:
                value = self.exclude_domains
                key = "excludeDomains"
                text += f'"excludeDomains":{strings_text(value)},'
            if self.prompt_config is not None:
                value = self.prompt_config
                key = "promptConfig"
                if type(value) is not PromptConfig:
                    value = instance(PromptConfig, value)
                write(f'{text}"promptConfig":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        text_prompt: str | None = None,
        voice_prompt: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.text_prompt = text_prompt
        self.voice_prompt = voice_prompt
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
            if "textPrompt" in data and (value := data["textPrompt"]) is not None:
                key = "textPrompt"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.text_prompt = value
            else:
                message.text_prompt = None
            if "voicePrompt" in data and (value := data["voicePrompt"]) is not None:
                key = "voicePrompt"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.voice_prompt = value
            else:
                message.voice_prompt = None
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
            if self.text_prompt is not None:
                value = self.text_prompt
                key = "textPrompt"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.voice_prompt is not None:
                value = self.voice_prompt
                key = "voicePrompt"
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
            if self.text_prompt is not None:
                value = self.text_prompt
                key = "textPrompt"
                if type(value) is not str:
                    value = string(value)
                text += f'"textPrompt":{quoted(value)},'
            if self.voice_prompt is not None:
                value = self.voice_prompt
                key = "voicePrompt"
                if type(value) is not str:
                    value = string(value)
                text += f'"voicePrompt":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        connection: str,
        action: Action,
        auth_config: EndUserAuthConfig | None = None,
        name: str | None = None,
        description: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.connection = connection
        self.action = action
        self.auth_config = auth_config
        self.name = name
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
            if "connection" in data and (value := data["connection"]) is not None:
                key = "connection"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.connection = value
            else:
                key = "connection"
                message.connection = absent(partial)
            if "action" in data and (value := data["action"]) is not None:
                key = "action"
                known += 1
                value = Action.from_dict(value, partial)
                message.action = value
            else:
                key = "action"
                message.action = absent(partial)
            if "authConfig" in data and (value := data["authConfig"]) is not None:
                key = "authConfig"
                known += 1
                value = EndUserAuthConfig.from_dict(value, partial)
                message.auth_config = value
            else:
                message.auth_config = None
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
            value = self.connection
            if value is not None:
                key = "connection"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "connection"
                absent(partial)
            value = self.action
            if value is not None:
                key = "action"
                if type(value) is not Action:
                    value = instance(Action, value)
                value = value.to_dict(partial)
                data[key] = value
            else:
                key = "action"
                absent(partial)
            if self.auth_config is not None:
                value = self.auth_config
                key = "authConfig"
                if type(value) is not EndUserAuthConfig:
                    value = instance(EndUserAuthConfig, value)
                value = value.to_dict(partial)
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
            value = self.connection
            if value is not None:
                key = "connection"
                if type(value) is not str:
                    value = string(value)
                text += f'"connection":{quoted(value)},'
            else:
                key = "connection"
                absent(partial)
            value = self.action
            if value is not None:
                key = "action"
                if type(value) is not Action:
                    value = instance(Action, value)
                write(f'{text}"action":')
                value.write_json(write, partial)
                text = ","
            else:
                key = "action"
                absent(partial)
            if self.auth_config is not None:
                value = self.auth_config
                key = "authConfig"
                if type(value) is not EndUserAuthConfig:
                    value = instance(EndUserAuthConfig, value)
                write(f'{text}"authConfig":')
                value.write_json(write, partial)
                text = ","
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
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        input_fields: list[str] | None = None,
        output_fields: list[str] | None = None,
        connection_action_id: str | None = None,
        entity_operation: EntityOperation | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.input_fields = input_fields
        self.output_fields = output_fields
        self.connection_action_id = connection_action_id
        self.entity_operation = entity_operation
        self.unknown_fields = unknown_fields

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
        known: int = 0
        key: str = ""
        value: Any
        which_action_spec = ""
        try:
            if "inputFields" in data and (value := data["inputFields"]) is not None:
                key = "inputFields"
                known += 1
                value = strings(value)
                message.input_fields = value
            else:
                message.input_fields = None
            if "outputFields" in data and (value := data["outputFields"]) is not None:
                key = "outputFields"
                known += 1
                value = strings(value)
                message.output_fields = value
            else:
                message.output_fields = None
            if (
                "connectionActionId" in data
                and (value := data["connectionActionId"]) is not None
            ):
                key = "connectionActionId"
                known += 1
                if which_action_spec:
                    raise conflict("action_spec", which_action_spec, key)
                which_action_spec = key
                if type(value) is not str:
                    value = string(value)
                message.connection_action_id = value
            else:
                message.connection_action_id = None
            if (
                "entityOperation" in data
                and (value := data["entityOperation"]) is not None
            ):
                key = "entityOperation"
                known += 1
                if which_action_spec:
                    raise conflict("action_spec", which_action_spec, key)
                which_action_spec = key
                value = EntityOperation.from_dict(value, partial)
                message.entity_operation = value
            else:
                message.entity_operation = None
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
        which_action_spec = ""
        try:
            if self.input_fields is not None:
                value = self.input_fields
                key = "inputFields"
                value = strings(value)
                data[key] = value
            if self.output_fields is not None:
                value = self.output_fields
                key = "outputFields"
                value = strings(value)
                data[key] = value
            if self.connection_action_id is not None:
                value = self.connection_action_id
                key = "connectionActionId"
                if which_action_spec:
                    raise conflict("action_spec", which_action_spec, key)
                which_action_spec = key
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.entity_operation is not None:
                value = self.entity_operation
                key = "entityOperation"
                if which_action_spec:
                    raise conflict("action_spec", which_action_spec, key)
                which_action_spec = key
                if type(value) is not EntityOperation:
                    value = instance(EntityOperation, value)
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
        which_action_spec = ""
        try:
            if self.input_fields is not None:
                value = self.input_fields
                key = "inputFields"
                text += f'"inputFields":{strings_text(value)},'
            if self.output_fields is not None:
                value = self.output_fields
                key = "outputFields"
                text += f'"outputFields":{strings_text(value)},'
            if self.connection_action_id is not None:
                value = self.connection_action_id
                key = "connectionActionId"
                if which_action_spec:
                    raise conflict("action_spec", which_action_spec, key)
                which_action_spec = key
                if type(value) is not str:
                    value = string(value)
                text += f'"connectionActionId":{quoted(value)},'
            if self.entity_operation is not None:
                value = self.entity_operation
                key = "entityOperation"
                if which_action_spec:
                    raise conflict("action_spec", which_action_spec, key)
                which_action_spec = key
                if type(value) is not EntityOperation:
                    value = instance(EntityOperation, value)
                write(f'{text}"entityOperation":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        entity_id: str,
        operation: OperationType | str,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.entity_id = entity_id
        self.operation = operation
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
            if "entityId" in data and (value := data["entityId"]) is not None:
                key = "entityId"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.entity_id = value
            else:
                key = "entityId"
                message.entity_id = absent(partial)
            if "operation" in data and (value := data["operation"]) is not None:
                key = "operation"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _OPERATION_TYPE[value]
                message.operation = value
            else:
                key = "operation"
                message.operation = absent(partial)
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
            value = self.entity_id
            if value is not None:
                key = "entityId"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "entityId"
                absent(partial)
            value = self.operation
            if value is not None:
                key = "operation"
                value = string(value)
                data[key] = value
            else:
                key = "operation"
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
            value = self.entity_id
            if value is not None:
                key = "entityId"
                if type(value) is not str:
                    value = string(value)
                text += f'"entityId":{quoted(value)},'
            else:
                key = "entityId"
                absent(partial)
            value = self.operation
            if value is not None:
                key = "operation"
                if type(value) is not OperationType:
                    value = string(value)
                text += f'"operation":{quoted(value)},'
            else:
                key = "operation"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        oauth2_auth_code_config: Oauth2AuthCodeConfig | None = None,
        oauth2_jwt_bearer_config: Oauth2JwtBearerConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.oauth2_auth_code_config = oauth2_auth_code_config
        self.oauth2_jwt_bearer_config = oauth2_jwt_bearer_config
        self.unknown_fields = unknown_fields

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
        known: int = 0
        key: str = ""
        value: Any
        which_auth_config = ""
        try:
            if (
                "oauth2AuthCodeConfig" in data
                and (value := data["oauth2AuthCodeConfig"]) is not None
            ):
                key = "oauth2AuthCodeConfig"
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = Oauth2AuthCodeConfig.from_dict(value, partial)
                message.oauth2_auth_code_config = value
            else:
                message.oauth2_auth_code_config = None
            if (
                "oauth2JwtBearerConfig" in data
                and (value := data["oauth2JwtBearerConfig"]) is not None
            ):
                key = "oauth2JwtBearerConfig"
                known += 1
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                value = Oauth2JwtBearerConfig.from_dict(value, partial)
                message.oauth2_jwt_bearer_config = value
            else:
                message.oauth2_jwt_bearer_config = None
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
        which_auth_config = ""
        try:
            if self.oauth2_auth_code_config is not None:
                value = self.oauth2_auth_code_config
                key = "oauth2AuthCodeConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not Oauth2AuthCodeConfig:
                    value = instance(Oauth2AuthCodeConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.oauth2_jwt_bearer_config is not None:
                value = self.oauth2_jwt_bearer_config
                key = "oauth2JwtBearerConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not Oauth2JwtBearerConfig:
                    value = instance(Oauth2JwtBearerConfig, value)
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
        which_auth_config = ""
        try:
            if self.oauth2_auth_code_config is not None:
                value = self.oauth2_auth_code_config
                key = "oauth2AuthCodeConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not Oauth2AuthCodeConfig:
                    value = instance(Oauth2AuthCodeConfig, value)
                write(f'{text}"oauth2AuthCodeConfig":')
                value.write_json(write, partial)
                text = ","
            if self.oauth2_jwt_bearer_config is not None:
                value = self.oauth2_jwt_bearer_config
                key = "oauth2JwtBearerConfig"
                if which_auth_config:
                    raise conflict("auth_config", which_auth_config, key)
                which_auth_config = key
                if type(value) is not Oauth2JwtBearerConfig:
                    value = instance(Oauth2JwtBearerConfig, value)
                write(f'{text}"oauth2JwtBearerConfig":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        oauth_token: str,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.oauth_token = oauth_token
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
            if "oauthToken" in data and (value := data["oauthToken"]) is not None:
                key = "oauthToken"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.oauth_token = value
            else:
                key = "oauthToken"
                message.oauth_token = absent(partial)
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
            value = self.oauth_token
            if value is not None:
                key = "oauthToken"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "oauthToken"
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
            value = self.oauth_token
            if value is not None:
                key = "oauthToken"
                if type(value) is not str:
                    value = string(value)
                text += f'"oauthToken":{quoted(value)},'
            else:
                key = "oauthToken"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        issuer: str,
        subject: str,
        client_key: str,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.issuer = issuer
        self.subject = subject
        self.client_key = client_key
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
            if "issuer" in data and (value := data["issuer"]) is not None:
                key = "issuer"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.issuer = value
            else:
                key = "issuer"
                message.issuer = absent(partial)
            if "subject" in data and (value := data["subject"]) is not None:
                key = "subject"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.subject = value
            else:
                key = "subject"
                message.subject = absent(partial)
            if "clientKey" in data and (value := data["clientKey"]) is not None:
                key = "clientKey"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.client_key = value
            else:
                key = "clientKey"
                message.client_key = absent(partial)
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
            value = self.issuer
            if value is not None:
                key = "issuer"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "issuer"
                absent(partial)
            value = self.subject
            if value is not None:
                key = "subject"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "subject"
                absent(partial)
            value = self.client_key
            if value is not None:
                key = "clientKey"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "clientKey"
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
            value = self.issuer
            if value is not None:
                key = "issuer"
                if type(value) is not str:
                    value = string(value)
                text += f'"issuer":{quoted(value)},'
            else:
                key = "issuer"
                absent(partial)
            value = self.subject
            if value is not None:
                key = "subject"
                if type(value) is not str:
                    value = string(value)
                text += f'"subject":{quoted(value)},'
            else:
                key = "subject"
                absent(partial)
            value = self.client_key
            if value is not None:
                key = "clientKey"
                if type(value) is not str:
                    value = string(value)
                text += f'"clientKey":{quoted(value)},'
            else:
                key = "clientKey"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        boost_specs: list[BoostSpecs] | None = None,
        modality_configs: list[ModalityConfig] | None = None,
        filter_parameter_behavior: FilterParameterBehavior | str | None = None,
        data_store_source: DataStoreSource | None = None,
        engine_source: EngineSource | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.boost_specs = boost_specs
        self.modality_configs = modality_configs
        self.filter_parameter_behavior = filter_parameter_behavior
        self.data_store_source = data_store_source
        self.engine_source = engine_source
        self.unknown_fields = unknown_fields

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
        known: int = 0
        key: str = ""
        value: Any
        which_search_source = ""
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
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
            if "boostSpecs" in data and (value := data["boostSpecs"]) is not None:
                key = "boostSpecs"
                known += 1
                value = read_list(BoostSpecs.from_dict, value, partial)
                message.boost_specs = value
            else:
                message.boost_specs = None
            if (
                "modalityConfigs" in data
                and (value := data["modalityConfigs"]) is not None
            ):
                key = "modalityConfigs"
                known += 1
                value = read_list(ModalityConfig.from_dict, value, partial)
                message.modality_configs = value
            else:
                message.modality_configs = None
            if (
                "filterParameterBehavior" in data
                and (value := data["filterParameterBehavior"]) is not None
            ):
                key = "filterParameterBehavior"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _FILTER_PARAMETER_BEHAVIOR[value]
                message.filter_parameter_behavior = value
            else:
                message.filter_parameter_behavior = None
            if (
                "dataStoreSource" in data
                and (value := data["dataStoreSource"]) is not None
            ):
                key = "dataStoreSource"
                known += 1
                if which_search_source:
                    raise conflict("search_source", which_search_source, key)
                which_search_source = key
                value = DataStoreSource.from_dict(value, partial)
                message.data_store_source = value
            else:
                message.data_store_source = None
            if "engineSource" in data and (value := data["engineSource"]) is not None:
                key = "engineSource"
                known += 1
                if which_search_source:
                    raise conflict("search_source", which_search_source, key)
                which_search_source = key
                value = EngineSource.from_dict(value, partial)
                message.engine_source = value
            else:
                message.engine_source = None
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
        which_search_source = ""
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
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.boost_specs is not None:
                value = self.boost_specs
                key = "boostSpecs"
                value = write_dicts(BoostSpecs, value, partial)
                data[key] = value
            if self.modality_configs is not None:
                value = self.modality_configs
                key = "modalityConfigs"
                value = write_dicts(ModalityConfig, value, partial)
                data[key] = value
            if self.filter_parameter_behavior is not None:
                value = self.filter_parameter_behavior
                key = "filterParameterBehavior"
                value = string(value)
                data[key] = value
            if self.data_store_source is not None:
                value = self.data_store_source
                key = "dataStoreSource"
                if which_search_source:
                    raise conflict("search_source", which_search_source, key)
                which_search_source = key
                if type(value) is not DataStoreSource:
                    value = instance(DataStoreSource, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.engine_source is not None:
                value = self.engine_source
                key = "engineSource"
                if which_search_source:
                    raise conflict("search_source", which_search_source, key)
                which_search_source = key
                if type(value) is not EngineSource:
                    value = instance(EngineSource, value)
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
        which_search_source = ""
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
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            if self.boost_specs is not None:
                value = self.boost_specs
                key = "boostSpecs"
                write(f'{text}"boostSpecs":')
                write_list(BoostSpecs, value, write, partial)
                text = ","
            if self.modality_configs is not None:
                value = self.modality_configs
                key = "modalityConfigs"
                write(f'{text}"modalityConfigs":')
                write_list(ModalityConfig, value, write, partial)
                text = ","
            if self.filter_parameter_behavior is not None:
                value = self.filter_parameter_behavior
                key = "filterParameterBehavior"
                if type(value) is not FilterParameterBehavior:
                    value = string(value)
                text += f'"filterParameterBehavior":{quoted(value)},'
            if self.data_store_source is not None:
                value = self.data_store_source
                key = "dataStoreSource"
                if which_search_source:
                    raise conflict("search_source", which_search_source, key)
                which_search_source = key
                if type(value) is not DataStoreSource:
                    value = instance(DataStoreSource, value)
                write(f'{text}"dataStoreSource":')
                value.write_json(write, partial)
                text = ","
            if self.engine_source is not None:
                value = self.engine_source
                key = "engineSource"
                if which_search_source:
                    raise conflict("search_source", which_search_source, key)
                which_search_source = key
                if type(value) is not EngineSource:
                    value = instance(EngineSource, value)
                write(f'{text}"engineSource":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        filter: str | None = None,
        data_store: DataStore | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.filter = filter
        self.data_store = data_store
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
            if "filter" in data and (value := data["filter"]) is not None:
                key = "filter"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.filter = value
            else:
                message.filter = None
            if "dataStore" in data and (value := data["dataStore"]) is not None:
                key = "dataStore"
                known += 1
                value = DataStore.from_dict(value, partial)
                message.data_store = value
            else:
                message.data_store = None
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
            if self.filter is not None:
                value = self.filter
                key = "filter"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.data_store is not None:
                value = self.data_store
                key = "dataStore"
                if type(value) is not DataStore:
                    value = instance(DataStore, value)
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
            if self.filter is not None:
                value = self.filter
                key = "filter"
                if type(value) is not str:
                    value = string(value)
                text += f'"filter":{quoted(value)},'
            if self.data_store is not None:
                value = self.data_store
                key = "dataStore"
                if type(value) is not DataStore:
                    value = instance(DataStore, value)
                write(f'{text}"dataStore":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        name: str,
        type: DataStoreType | str | None = None,
        document_processing_mode: DocumentProcessingMode | str | None = None,
        display_name: str | None = None,
        create_time: Timestamp | None = None,
        connector_config: ConnectorConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
        self.type = type
        self.document_processing_mode = document_processing_mode
        self.display_name = display_name
        self.create_time = create_time
        self.connector_config = connector_config
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
            if "type" in data and (value := data["type"]) is not None:
                key = "type"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _DATA_STORE_TYPE[value]
                message.type = value
            else:
                message.type = None
            if (
                "documentProcessingMode" in data
                and (value := data["documentProcessingMode"]) is not None
            ):
                key = "documentProcessingMode"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _DOCUMENT_PROCESSING_MODE[value]
                message.document_processing_mode = value
            else:
                message.document_processing_mode = None
            if "displayName" in data and (value := data["displayName"]) is not None:
                key = "displayName"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.display_name = value
            else:
                message.display_name = None
            if "createTime" in data and (value := data["createTime"]) is not None:
                key = "createTime"
                known += 1
                value = read_timestamp(value)
                message.create_time = value
            else:
                message.create_time = None
            if (
                "connectorConfig" in data
                and (value := data["connectorConfig"]) is not None
            ):
                key = "connectorConfig"
                known += 1
                value = ConnectorConfig.from_dict(value, partial)
                message.connector_config = value
            else:
                message.connector_config = None
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
            if self.type is not None:
                value = self.type
                key = "type"
                value = string(value)
                data[key] = value
            if self.document_processing_mode is not None:
                value = self.document_processing_mode
                key = "documentProcessingMode"
                value = string(value)
                data[key] = value
            if self.display_name is not None:
                value = self.display_name
                key = "displayName"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.create_time is not None:
                value = self.create_time
                key = "createTime"
                value = write_timestamp(value)
                data[key] = value
            if self.connector_config is not None:
                value = self.connector_config
                key = "connectorConfig"
                if type(value) is not ConnectorConfig:
                    value = instance(ConnectorConfig, value)
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
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            else:
                key = "name"
                absent(partial)
            if self.type is not None:
                value = self.type
                key = "type"
                if type(value) is not DataStoreType:
                    value = string(value)
                text += f'"type":{quoted(value)},'
            if self.document_processing_mode is not None:
                value = self.document_processing_mode
                key = "documentProcessingMode"
                if type(value) is not DocumentProcessingMode:
                    value = string(value)
                text += f'"documentProcessingMode":{quoted(value)},'
            if self.display_name is not None:
                value = self.display_name
                key = "displayName"
                if type(value) is not str:
                    value = string(value)
                text += f'"displayName":{quoted(value)},'
            if self.create_time is not None:
                value = self.create_time
                key = "createTime"
                value = write_timestamp(value)
                text += f'"createTime":"{value}",'
            if self.connector_config is not None:
                value = self.connector_config
                key = "connectorConfig"
                if type(value) is not ConnectorConfig:
                    value = instance(ConnectorConfig, value)
                write(f'{text}"connectorConfig":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        collection: str | None = None,
        collection_display_name: str | None = None,
        data_source: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.collection = collection
        self.collection_display_name = collection_display_name
        self.data_source = data_source
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
            if "collection" in data and (value := data["collection"]) is not None:
                key = "collection"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.collection = value
            else:
                message.collection = None
            if (
                "collectionDisplayName" in data
                and (value := data["collectionDisplayName"]) is not None
            ):
                key = "collectionDisplayName"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.collection_display_name = value
            else:
                message.collection_display_name = None
            if "dataSource" in data and (value := data["dataSource"]) is not None:
                key = "dataSource"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.data_source = value
            else:
                message.data_source = None
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
            if self.collection is not None:
                value = self.collection
                key = "collection"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.collection_display_name is not None:
                value = self.collection_display_name
                key = "collectionDisplayName"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.data_source is not None:
                value = self.data_source
                key = "dataSource"
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
            if self.collection is not None:
                value = self.collection
                key = "collection"
                if type(value) is not str:
                    value = string(value)
                text += f'"collection":{quoted(value)},'
            if self.collection_display_name is not None:
                value = self.collection_display_name
                key = "collectionDisplayName"
                if type(value) is not str:
                    value = string(value)
                text += f'"collectionDisplayName":{quoted(value)},'
            if self.data_source is not None:
                value = self.data_source
                key = "dataSource"
                if type(value) is not str:
                    value = string(value)
                text += f'"dataSource":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        engine: str,
        data_store_sources: list[DataStoreSource] | None = None,
        filter: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.engine = engine
        self.data_store_sources = data_store_sources
        self.filter = filter
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
                key = "engine"
                message.engine = absent(partial)
            if (
                "dataStoreSources" in data
                and (value := data["dataStoreSources"]) is not None
            ):
                key = "dataStoreSources"
                known += 1
                value = read_list(DataStoreSource.from_dict, value, partial)
                message.data_store_sources = value
            else:
                message.data_store_sources = None
            if "filter" in data and (value := data["filter"]) is not None:
                key = "filter"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.filter = value
            else:
                message.filter = None
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
            value = self.engine
            if value is not None:
                key = "engine"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "engine"
                absent(partial)
            if self.data_store_sources is not None:
                value = self.data_store_sources
                key = "dataStoreSources"
                value = write_dicts(DataStoreSource, value, partial)
                data[key] = value
            if self.filter is not None:
                value = self.filter
                key = "filter"
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
            value = self.engine
            if value is not None:
                key = "engine"
                if type(value) is not str:
                    value = string(value)
                text += f'"engine":{quoted(value)},'
            else:
                key = "engine"
                absent(partial)
            if self.data_store_sources is not None:
                value = self.data_store_sources
                key = "dataStoreSources"
                write(f'{text}"dataStoreSources":')
                write_list(DataStoreSource, value, write, partial)
                text = ","
            if self.filter is not None:
                value = self.filter
                key = "filter"
                if type(value) is not str:
                    value = string(value)
                text += f'"filter":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        data_stores: list[str],
        spec: list[BoostSpec],
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.data_stores = data_stores
        self.spec = spec
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
            if "dataStores" in data and (value := data["dataStores"]) is not None:
                key = "dataStores"
                known += 1
                value = strings(value)
                message.data_stores = value
            else:
                key = "dataStores"
                message.data_stores = absent(partial)
            if "spec" in data and (value := data["spec"]) is not None:
                key = "spec"
                known += 1
                value = read_list(BoostSpec.from_dict, value, partial)
                message.spec = value
            else:
                key = "spec"
                message.spec = absent(partial)
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
            value = self.data_stores
            if value is not None:
                key = "dataStores"
                value = strings(value)
                data[key] = value
            else:
                key = "dataStores"
                absent(partial)
            value = self.spec
            if value is not None:
                key = "spec"
                value = write_dicts(BoostSpec, value, partial)
                data[key] = value
            else:
                key = "spec"
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
            value = self.data_stores
            if value is not None:
                key = "dataStores"
                text += f'"dataStores":{strings_text(value)},'
            else:
                key = "dataStores"
                absent(partial)
            value = self.spec
            if value is not None:
                key = "spec"
                write(f'{text}"spec":')
                write_list(BoostSpec, value, write, partial)
                text = ","
            else:
                key = "spec"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        condition_boost_specs: list[ConditionBoostSpec],
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.condition_boost_specs = condition_boost_specs
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
                "conditionBoostSpecs" in data
                and (value := data["conditionBoostSpecs"]) is not None
            ):
                key = "conditionBoostSpecs"
                known += 1
                value = read_list(ConditionBoostSpec.from_dict, value, partial)
                message.condition_boost_specs = value
            else:
                key = "conditionBoostSpecs"
                message.condition_boost_specs = absent(partial)
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
            value = self.condition_boost_specs
            if value is not None:
                key = "conditionBoostSpecs"
                value = write_dicts(ConditionBoostSpec, value, partial)
                data[key] = value
            else:
                key = "conditionBoostSpecs"
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
            value = self.condition_boost_specs
            if value is not None:
                key = "conditionBoostSpecs"
                write(f'{text}"conditionBoostSpecs":')
                write_list(ConditionBoostSpec, value, write, partial)
                text = ","
            else:
                key = "conditionBoostSpecs"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        condition: str,
        boost: float | None = None,
        boost_control_spec: BoostControlSpec | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.condition = condition
        self.boost = boost
        self.boost_control_spec = boost_control_spec
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
            if "condition" in data and (value := data["condition"]) is not None:
                key = "condition"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.condition = value
            else:
                key = "condition"
                message.condition = absent(partial)
            if "boost" in data and (value := data["boost"]) is not None:
                key = "boost"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.boost = value
            else:
                message.boost = None
            if (
                "boostControlSpec" in data
                and (value := data["boostControlSpec"]) is not None
            ):
                key = "boostControlSpec"
                known += 1
                value = BoostControlSpec.from_dict(value, partial)
                message.boost_control_spec = value
            else:
                message.boost_control_spec = None
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
            value = self.condition
            if value is not None:
                key = "condition"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "condition"
                absent(partial)
            if self.boost is not None:
                value = self.boost
                key = "boost"
                value = write_number(value)
                data[key] = value
            if self.boost_control_spec is not None:
                value = self.boost_control_spec
                key = "boostControlSpec"
                if type(value) is not BoostControlSpec:
                    value = instance(BoostControlSpec, value)
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
            value = self.condition
            if value is not None:
                key = "condition"
                if type(value) is not str:
                    value = string(value)
                text += f'"condition":{quoted(value)},'
            else:
                key = "condition"
                absent(partial)
            if self.boost is not None:
                value = self.boost
                key = "boost"
                text += f'"boost":{number_text(value)},'
            if self.boost_control_spec is not None:
                value = self.boost_control_spec
                key = "boostControlSpec"
                if type(value) is not BoostControlSpec:
                    value = instance(BoostControlSpec, value)
                write(f'{text}"boostControlSpec":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        field_name: str | None = None,
        attribute_type: AttributeType | str | None = None,
        interpolation_type: InterpolationType | str | None = None,
        control_points: list[ControlPoint] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.field_name = field_name
        self.attribute_type = attribute_type
        self.interpolation_type = interpolation_type
        self.control_points = control_points
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
            if "fieldName" in data and (value := data["fieldName"]) is not None:
                key = "fieldName"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.field_name = value
            else:
                message.field_name = None
            if "attributeType" in data and (value := data["attributeType"]) is not None:
                key = "attributeType"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _ATTRIBUTE_TYPE[value]
                message.attribute_type = value
            else:
                message.attribute_type = None
            if (
                "interpolationType" in data
                and (value := data["interpolationType"]) is not None
            ):
                key = "interpolationType"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _INTERPOLATION_TYPE[value]
                message.interpolation_type = value
            else:
                message.interpolation_type = None
            if "controlPoints" in data and (value := data["controlPoints"]) is not None:
                key = "controlPoints"
                known += 1
                value = read_list(ControlPoint.from_dict, value, partial)
                message.control_points = value
            else:
                message.control_points = None
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
            if self.field_name is not None:
                value = self.field_name
                key = "fieldName"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.attribute_type is not None:
                value = self.attribute_type
                key = "attributeType"
                value = string(value)
                data[key] = value
            if self.interpolation_type is not None:
                value = self.interpolation_type
                key = "interpolationType"
                value = string(value)
                data[key] = value
            if self.control_points is not None:
                value = self.control_points
                key = "controlPoints"
                value = write_dicts(ControlPoint, value, partial)
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
            if self.field_name is not None:
                value = self.field_name
                key = "fieldName"
                if type(value) is not str:
                    value = string(value)
                text += f'"fieldName":{quoted(value)},'
            if self.attribute_type is not None:
                value = self.attribute_type
                key = "attributeType"
                if type(value) is not AttributeType:
                    value = string(value)
                text += f'"attributeType":{quoted(value)},'
            if self.interpolation_type is not None:
                value = self.interpolation_type
                key = "interpolationType"
                if type(value) is not InterpolationType:
                    value = string(value)
                text += f'"interpolationType":{quoted(value)},'
            if self.control_points is not None:
                value = self.control_points
                key = "controlPoints"
                write(f'{text}"controlPoints":')
                write_list(ControlPoint, value, write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        attribute_value: str | None = None,
        boost_amount: float | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.attribute_value = attribute_value
        self.boost_amount = boost_amount
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
                "attributeValue" in data
                and (value := data["attributeValue"]) is not None
            ):
                key = "attributeValue"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.attribute_value = value
            else:
                message.attribute_value = None
            if "boostAmount" in data and (value := data["boostAmount"]) is not None:
                key = "boostAmount"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.boost_amount = value
            else:
                message.boost_amount = None
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
            if self.attribute_value is not None:
                value = self.attribute_value
                key = "attributeValue"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.boost_amount is not None:
                value = self.boost_amount
                key = "boostAmount"
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
            if self.attribute_value is not None:
                value = self.attribute_value
                key = "attributeValue"
                if type(value) is not str:
                    value = string(value)
                text += f'"attributeValue":{quoted(value)},'
            if self.boost_amount is not None:
                value = self.boost_amount
                key = "boostAmount"
                text += f'"boostAmount":{number_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        modality_type: ModalityType | str,
        rewriter_config: RewriterConfig | None = None,
        summarization_config: SummarizationConfig | None = None,
        grounding_config: GroundingConfig | None = None,
        snippets_config: SnippetsConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.modality_type = modality_type
        self.rewriter_config = rewriter_config
        self.summarization_config = summarization_config
        self.grounding_config = grounding_config
        self.snippets_config = snippets_config
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
            if "modalityType" in data and (value := data["modalityType"]) is not None:
                key = "modalityType"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _MODALITY_TYPE[value]
                message.modality_type = value
            else:
                key = "modalityType"
                message.modality_type = absent(partial)
            if (
                "rewriterConfig" in data
                and (value := data["rewriterConfig"]) is not None
            ):
                key = "rewriterConfig"
                known += 1
                value = RewriterConfig.from_dict(value, partial)
                message.rewriter_config = value
            else:
                message.rewriter_config = None
            if (
                "summarizationConfig" in data
                and (value := data["summarizationConfig"]) is not None
            ):
                key = "summarizationConfig"
                known += 1
                value = SummarizationConfig.from_dict(value, partial)
                message.summarization_config = value
            else:
                message.summarization_config = None
            if (
                "groundingConfig" in data
                and (value := data["groundingConfig"]) is not None
            ):
                key = "groundingConfig"
                known += 1
                value = GroundingConfig.from_dict(value, partial)
                message.grounding_config = value
            else:
                message.grounding_config = None
            if (
                "snippetsConfig" in data
                and (value := data["snippetsConfig"]) is not None
            ):
                key = "snippetsConfig"
                known += 1
                value = SnippetsConfig.from_dict(value, partial)
                message.snippets_config = value
            else:
                message.snippets_config = None
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
            value = self.modality_type
            if value is not None:
                key = "modalityType"
                value = string(value)
                data[key] = value
            else:
                key = "modalityType"
                absent(partial)
            if self.rewriter_config is not None:
                value = self.rewriter_config
                key = "rewriterConfig"
                if type(value) is not RewriterConfig:
                    value = instance(RewriterConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.summarization_config is not None:
                value = self.summarization_config
                key = "summarizationConfig"
                if type(value) is not SummarizationConfig:
                    value = instance(SummarizationConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.grounding_config is not None:
                value = self.grounding_config
                key = "groundingConfig"
                if type(value) is not GroundingConfig:
                    value = instance(GroundingConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.snippets_config is not None:
                value = self.snippets_config
                key = "snippetsConfig"
                if type(value) is not SnippetsConfig:
                    value = instance(SnippetsConfig, value)
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
            value = self.modality_type
            if value is not None:
                key = "modalityType"
                if type(value) is not ModalityType:
                    value = string(value)
                text += f'"modalityType":{quoted(value)},'
            else:
                key = "modalityType"
                absent(partial)
            if self.rewriter_config is not None:
                value = self.rewriter_config
                key = "rewriterConfig"
                if type(value) is not RewriterConfig:
                    value = instance(RewriterConfig, value)
                write(f'{text}"rewriterConfig":')
                value.write_json(write, partial)
                text = ","
            if self.summarization_config is not None:
                value = self.summarization_config
                key = "summarizationConfig"
                if type(value) is not SummarizationConfig:
                    value = instance(SummarizationConfig, value)
                write(f'{text}"summarizationConfig":')
                value.write_json(write, partial)
                text = ","
            if self.grounding_config is not None:
                value = self.grounding_config
                key = "groundingConfig"
                if type(value) is not GroundingConfig:
                    value = instance(GroundingConfig, value)
                write(f'{text}"groundingConfig":')
                value.write_json(write, partial)
                text = ","
            if self.snippets_config is not None:
                value = self.snippets_config
                key = "snippetsConfig"
                if type(value) is not SnippetsConfig:
                    value = instance(SnippetsConfig, value)
                write(f'{text}"snippetsConfig":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        model_settings: ModelSettings,
        prompt: str | None = None,
        disabled: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.model_settings = model_settings
        self.prompt = prompt
        self.disabled = disabled
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
            if "modelSettings" in data and (value := data["modelSettings"]) is not None:
                key = "modelSettings"
                known += 1
                value = ModelSettings.from_dict(value, partial)
                message.model_settings = value
            else:
                key = "modelSettings"
                message.model_settings = absent(partial)
            if "prompt" in data and (value := data["prompt"]) is not None:
                key = "prompt"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.prompt = value
            else:
                message.prompt = None
            if "disabled" in data and (value := data["disabled"]) is not None:
                key = "disabled"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.disabled = value
            else:
                message.disabled = None
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
            value = self.model_settings
            if value is not None:
                key = "modelSettings"
                if type(value) is not ModelSettings:
                    value = instance(ModelSettings, value)
                value = value.to_dict(partial)
                data[key] = value
            else:
                key = "modelSettings"
                absent(partial)
            if self.prompt is not None:
                value = self.prompt
                key = "prompt"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.disabled is not None:
                value = self.disabled
                key = "disabled"
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
            value = self.model_settings
            if value is not None:
                key = "modelSettings"
                if type(value) is not ModelSettings:
                    value = instance(ModelSettings, value)
                write(f'{text}"modelSettings":')
                value.write_json(write, partial)
                text = ","
            else:
                key = "modelSettings"
                absent(partial)
            if self.prompt is not None:
                value = self.prompt
                key = "prompt"
                if type(value) is not str:
                    value = string(value)
                text += f'"prompt":{quoted(value)},'
            if self.disabled is not None:
                value = self.disabled
                key = "disabled"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"disabled":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        model: str | None = None,
        temperature: float | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.model = model
        self.temperature = temperature
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
            if "temperature" in data and (value := data["temperature"]) is not None:
                key = "temperature"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.temperature = value
            else:
                message.temperature = None
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
            if self.temperature is not None:
                value = self.temperature
                key = "temperature"
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
            if self.model is not None:
                value = self.model
                key = "model"
                if type(value) is not str:
                    value = string(value)
                text += f'"model":{quoted(value)},'
            if self.temperature is not None:
                value = self.temperature
                key = "temperature"
                text += f'"temperature":{number_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        model_settings: ModelSettings | None = None,
        prompt: str | None = None,
        disabled: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.model_settings = model_settings
        self.prompt = prompt
        self.disabled = disabled
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
            if "modelSettings" in data and (value := data["modelSettings"]) is not None:
                key = "modelSettings"
                known += 1
                value = ModelSettings.from_dict(value, partial)
                message.model_settings = value
            else:
                message.model_settings = None
            if "prompt" in data and (value := data["prompt"]) is not None:
                key = "prompt"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.prompt = value
            else:
                message.prompt = None
            if "disabled" in data and (value := data["disabled"]) is not None:
                key = "disabled"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.disabled = value
            else:
                message.disabled = None
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
            if self.model_settings is not None:
                value = self.model_settings
                key = "modelSettings"
                if type(value) is not ModelSettings:
                    value = instance(ModelSettings, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.prompt is not None:
                value = self.prompt
                key = "prompt"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.disabled is not None:
                value = self.disabled
                key = "disabled"
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
            if self.model_settings is not None:
                value = self.model_settings
                key = "modelSettings"
                if type(value) is not ModelSettings:
                    value = instance(ModelSettings, value)
                write(f'{text}"modelSettings":')
                value.write_json(write, partial)
                text = ","
            if self.prompt is not None:
                value = self.prompt
                key = "prompt"
                if type(value) is not str:
                    value = string(value)
                text += f'"prompt":{quoted(value)},'
            if self.disabled is not None:
                value = self.disabled
                key = "disabled"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"disabled":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        grounding_level: float | None = None,
        disabled: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.grounding_level = grounding_level
        self.disabled = disabled
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
                "groundingLevel" in data
                and (value := data["groundingLevel"]) is not None
            ):
                key = "groundingLevel"
                known += 1
                if type(value) is not float or not isfinite(value):
                    value = read_number(value)
                message.grounding_level = value
            else:
                message.grounding_level = None
            if "disabled" in data and (value := data["disabled"]) is not None:
                key = "disabled"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.disabled = value
            else:
                message.disabled = None
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
            if self.grounding_level is not None:
                value = self.grounding_level
                key = "groundingLevel"
                value = write_number(value)
                data[key] = value
            if self.disabled is not None:
                value = self.disabled
                key = "disabled"
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
            if self.grounding_level is not None:
                value = self.grounding_level
                key = "groundingLevel"
                text += f'"groundingLevel":{number_text(value)},'
            if self.disabled is not None:
                value = self.disabled
                key = "disabled"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"disabled":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        enable_snippets: bool | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.enable_snippets = enable_snippets
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
                "enableSnippets" in data
                and (value := data["enableSnippets"]) is not None
            ):
                key = "enableSnippets"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.enable_snippets = value
            else:
                message.enable_snippets = None
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
            if self.enable_snippets is not None:
                value = self.enable_snippets
                key = "enableSnippets"
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
            if self.enable_snippets is not None:
                value = self.enable_snippets
                key = "enableSnippets"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"enableSnippets":{value},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        name: str | None = None,
        python_code: str | None = None,
        description: str | None = None,
        service_directory_config: ServiceDirectoryConfig | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
        self.python_code = python_code
        self.description = description
        self.service_directory_config = service_directory_config
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
            if "pythonCode" in data and (value := data["pythonCode"]) is not None:
                key = "pythonCode"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.python_code = value
            else:
                message.python_code = None
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
            if (
                "serviceDirectoryConfig" in data
                and (value := data["serviceDirectoryConfig"]) is not None
            ):
                key = "serviceDirectoryConfig"
                known += 1
                value = ServiceDirectoryConfig.from_dict(value, partial)
                message.service_directory_config = value
            else:
                message.service_directory_config = None
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
            if self.python_code is not None:
                value = self.python_code
                key = "pythonCode"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.service_directory_config is not None:
                value = self.service_directory_config
                key = "serviceDirectoryConfig"
                if type(value) is not ServiceDirectoryConfig:
                    value = instance(ServiceDirectoryConfig, value)
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
            if self.name is not None:
                value = self.name
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            if self.python_code is not None:
                value = self.python_code
                key = "pythonCode"
                if type(value) is not str:
                    value = string(value)
                text += f'"pythonCode":{quoted(value)},'
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            if self.service_directory_config is not None:
                value = self.service_directory_config
                key = "serviceDirectoryConfig"
                if type(value) is not ServiceDirectoryConfig:
                    value = instance(ServiceDirectoryConfig, value)
                write(f'{text}"serviceDirectoryConfig":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        name: str,
        name_override: str | None = None,
        description: str | None = None,
        input_schema: Schema | None = None,
        output_schema: Schema | None = None,
        server_address: str,
        api_authentication: ApiAuthentication | None = None,
        tls_config: TlsConfig | None = None,
        service_directory_config: ServiceDirectoryConfig | None = None,
        custom_headers: dict[str, str] | None = None,
        state: State | str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
        self.name_override = name_override
        self.description = description
        self.input_schema = input_schema
        self.output_schema = output_schema
        self.server_address = server_address
        self.api_authentication = api_authentication
        self.tls_config = tls_config
        self.service_directory_config = service_directory_config
        self.custom_headers = custom_headers
        self.state = state
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
            if "nameOverride" in data and (value := data["nameOverride"]) is not None:
                key = "nameOverride"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name_override = value
            else:
                message.name_override = None
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
            if "inputSchema" in data and (value := data["inputSchema"]) is not None:
                key = "inputSchema"
                known += 1
                value = Schema.from_dict(value, partial)
                message.input_schema = value
            else:
                message.input_schema = None
            if "outputSchema" in data and (value := data["outputSchema"]) is not None:
                key = "outputSchema"
                known += 1
                value = Schema.from_dict(value, partial)
                message.output_schema = value
            else:
                message.output_schema = None
            if "serverAddress" in data and (value := data["serverAddress"]) is not None:
                key = "serverAddress"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.server_address = value
            else:
                key = "serverAddress"
                message.server_address = absent(partial)
            if (
                "apiAuthentication" in data
                and (value := data["apiAuthentication"]) is not None
            ):
                key = "apiAuthentication"
                known += 1
                value = ApiAuthentication.from_dict(value, partial)
                message.api_authentication = value
            else:
                message.api_authentication = None
            if "tlsConfig" in data and (value := data["tlsConfig"]) is not None:
                key = "tlsConfig"
                known += 1
                value = TlsConfig.from_dict(value, partial)
                message.tls_config = value
            else:
                message.tls_config = None
            if (
                "serviceDirectoryConfig" in data
                and (value := data["serviceDirectoryConfig"]) is not None
            ):
                key = "serviceDirectoryConfig"
                known += 1
                value = ServiceDirectoryConfig.from_dict(value, partial)
                message.service_directory_config = value
            else:
                message.service_directory_config = None
            if "customHeaders" in data and (value := data["customHeaders"]) is not None:
                key = "customHeaders"
                known += 1
                value = each_value(string, value)
                message.custom_headers = value
            else:
                message.custom_headers = None
            if "state" in data and (value := data["state"]) is not None:
                key = "state"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _STATE[value]
                message.state = value
            else:
                message.state = None
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
            if self.name_override is not None:
                value = self.name_override
                key = "nameOverride"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.input_schema is not None:
                value = self.input_schema
                key = "inputSchema"
                if type(value) is not Schema:
                    value = instance(Schema, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.output_schema is not None:
                value = self.output_schema
                key = "outputSchema"
                if type(value) is not Schema:
                    value = instance(Schema, value)
                value = value.to_dict(partial)
                data[key] = value
            value = self.server_address
            if value is not None:
                key = "serverAddress"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "serverAddress"
                absent(partial)
            if self.api_authentication is not None:
                value = self.api_authentication
                key = "apiAuthentication"
                if type(value) is not ApiAuthentication:
                    value = instance(ApiAuthentication, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.tls_config is not None:
                value = self.tls_config
                key = "tlsConfig"
                if type(value) is not TlsConfig:
                    value = instance(TlsConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.service_directory_config is not None:
                value = self.service_directory_config
                key = "serviceDirectoryConfig"
                if type(value) is not ServiceDirectoryConfig:
                    value = instance(ServiceDirectoryConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.custom_headers is not None:
                value = self.custom_headers
                key = "customHeaders"
                value = each_value(string, value)
                data[key] = value
            if self.state is not None:
                value = self.state
                key = "state"
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
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            else:
                key = "name"
                absent(partial)
            if self.name_override is not None:
                value = self.name_override
                key = "nameOverride"
                if type(value) is not str:
                    value = string(value)
                text += f'"nameOverride":{quoted(value)},'
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            if self.input_schema is not None:
                value = self.input_schema
                key = "inputSchema"
                if type(value) is not Schema:
                    value = instance(Schema, value)
                write(f'{text}"inputSchema":')
                value.write_json(write, partial)
                text = ","
            if self.output_schema is not None:
                value = self.output_schema
                key = "outputSchema"
                if type(value) is not Schema:
                    value = instance(Schema, value)
                write(f'{text}"outputSchema":')
                value.write_json(write, partial)
                text = ","
            value = self.server_address
            if value is not None:
                key = "serverAddress"
                if type(value) is not str:
                    value = string(value)
                text += f'"serverAddress":{quoted(value)},'
            else:
                key = "serverAddress"
                absent(partial)
            if self.api_authentication is not None:
                value = self.api_authentication
                key = "apiAuthentication"
                if type(value) is not ApiAuthentication:
                    value = instance(ApiAuthentication, value)
                write(f'{text}"apiAuthentication":')
                value.write_json(write, partial)
                text = ","
            if self.tls_config is not None:
                value = self.tls_config
                key = "tlsConfig"
                if type(value) is not TlsConfig:
                    value = instance(TlsConfig, value)
                write(f'{text}"tlsConfig":')
                value.write_json(write, partial)
                text = ","
            if self.service_directory_config is not None:
                value = self.service_directory_config
                key = "serviceDirectoryConfig"
                if type(value) is not ServiceDirectoryConfig:
                    value = instance(ServiceDirectoryConfig, value)
                write(f'{text}"serviceDirectoryConfig":')
                value.write_json(write, partial)
                text = ","
            if self.custom_headers is not None:
                value = self.custom_headers
                key = "customHeaders"
                value = each_value(string, value)
                text += f'"customHeaders":{json_text(value)},'
            if self.state is not None:
                value = self.state
                key = "state"
                if type(value) is not State:
                    value = string(value)
                text += f'"state":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        corpus_type: CorpusType | str | None = None,
        name: str,
        description: str | None = None,
        file_corpus: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.corpus_type = corpus_type
        self.name = name
        self.description = description
        self.file_corpus = file_corpus
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
            if "corpusType" in data and (value := data["corpusType"]) is not None:
                key = "corpusType"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _CORPUS_TYPE[value]
                message.corpus_type = value
            else:
                message.corpus_type = None
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                key = "name"
                message.name = absent(partial)
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
            if "fileCorpus" in data and (value := data["fileCorpus"]) is not None:
                key = "fileCorpus"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.file_corpus = value
            else:
                message.file_corpus = None
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
            if self.corpus_type is not None:
                value = self.corpus_type
                key = "corpusType"
                value = string(value)
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
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.file_corpus is not None:
                value = self.file_corpus
                key = "fileCorpus"
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
            if self.corpus_type is not None:
                value = self.corpus_type
                key = "corpusType"
                if type(value) is not CorpusType:
                    value = string(value)
                text += f'"corpusType":{quoted(value)},'
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            else:
                key = "name"
                absent(partial)
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            if self.file_corpus is not None:
                value = self.file_corpus
                key = "fileCorpus"
                if type(value) is not str:
                    value = string(value)
                text += f'"fileCorpus":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
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
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                key = "name"
                message.name = absent(partial)
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
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "name"
                absent(partial)
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
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            else:
                key = "name"
                absent(partial)
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

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        agent: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.agent = agent
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
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
            if "agent" in data and (value := data["agent"]) is not None:
                key = "agent"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.agent = value
            else:
                message.agent = None
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
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.agent is not None:
                value = self.agent
                key = "agent"
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
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            else:
                key = "name"
                absent(partial)
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            if self.agent is not None:
                value = self.agent
                key = "agent"
                if type(value) is not str:
                    value = string(value)
                text += f'"agent":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        widget_type: WidgetType | str | None = None,
        ui_config: dict[str, JsonValue] | None = None,
        data_mapping: DataMapping | None = None,
        text_response_config: TextResponseConfig | None = None,
        parameters: Schema | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.widget_type = widget_type
        self.ui_config = ui_config
        self.data_mapping = data_mapping
        self.text_response_config = text_response_config
        self.parameters = parameters
        self.unknown_fields = unknown_fields

    def which_input(self) -> Literal["parameters"] | None:
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
        known: int = 0
        key: str = ""
        value: Any
        which_input = ""
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
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                message.description = None
            if "widgetType" in data and (value := data["widgetType"]) is not None:
                key = "widgetType"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _WIDGET_TYPE[value]
                message.widget_type = value
            else:
                message.widget_type = None
            if "uiConfig" in data and (value := data["uiConfig"]) is not None:
                key = "uiConfig"
                known += 1
                if type(value) is not dict:
                    value = struct(value)
                message.ui_config = value
            else:
                message.ui_config = None
            if "dataMapping" in data and (value := data["dataMapping"]) is not None:
                key = "dataMapping"
                known += 1
                value = DataMapping.from_dict(value, partial)
                message.data_mapping = value
            else:
                message.data_mapping = None
            if (
                "textResponseConfig" in data
                and (value := data["textResponseConfig"]) is not None
            ):
                key = "textResponseConfig"
                known += 1
                value = TextResponseConfig.from_dict(value, partial)
                message.text_response_config = value
            else:
                message.text_response_config = None
            if "parameters" in data and (value := data["parameters"]) is not None:
                key = "parameters"
                known += 1
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                value = Schema.from_dict(value, partial)
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
        which_input = ""
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
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.widget_type is not None:
                value = self.widget_type
                key = "widgetType"
                value = string(value)
                data[key] = value
            if self.ui_config is not None:
                value = self.ui_config
                key = "uiConfig"
                if type(value) is not dict:
                    value = struct(value)
                data[key] = value
            if self.data_mapping is not None:
                value = self.data_mapping
                key = "dataMapping"
                if type(value) is not DataMapping:
                    value = instance(DataMapping, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.text_response_config is not None:
                value = self.text_response_config
                key = "textResponseConfig"
                if type(value) is not TextResponseConfig:
                    value = instance(TextResponseConfig, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.parameters is not None:
                value = self.parameters
                key = "parameters"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not Schema:
                    value = instance(Schema, value)
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
            if self.description is not None:
                value = self.description
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            if self.widget_type is not None:
                value = self.widget_type
                key = "widgetType"
                if type(value) is not WidgetType:
                    value = string(value)
                text += f'"widgetType":{quoted(value)},'
            if self.ui_config is not None:
                value = self.ui_config
                key = "uiConfig"
                text += f'"uiConfig":{json_text(struct(value))},'
            if self.data_mapping is not None:
                value = self.data_mapping
                key = "dataMapping"
                if type(value) is not DataMapping:
                    value = instance(DataMapping, value)
                write(f'{text}"dataMapping":')
                value.write_json(write, partial)
                text = ","
            if self.text_response_config is not None:
                value = self.text_response_config
                key = "textResponseConfig"
                if type(value) is not TextResponseConfig:
                    value = instance(TextResponseConfig, value)
                write(f'{text}"textResponseConfig":')
                value.write_json(write, partial)
                text = ","
            if self.parameters is not None:
                value = self.parameters
                key = "parameters"
                if which_input:
                    raise conflict("input", which_input, key)
                which_input = key
                if type(value) is not Schema:
                    value = instance(Schema, value)
                write(f'{text}"parameters":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        source_tool_name: str | None = None,
        field_mappings: dict[str, str] | None = None,
        python_function: PythonFunction | None = None,
        mode: Mode | str | None = None,
        python_script: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.source_tool_name = source_tool_name
        self.field_mappings = field_mappings
        self.python_function = python_function
        self.mode = mode
        self.python_script = python_script
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
                "sourceToolName" in data
                and (value := data["sourceToolName"]) is not None
            ):
                key = "sourceToolName"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.source_tool_name = value
            else:
                message.source_tool_name = None
            if "fieldMappings" in data and (value := data["fieldMappings"]) is not None:
                key = "fieldMappings"
                known += 1
                value = each_value(string, value)
                message.field_mappings = value
            else:
                message.field_mappings = None
            if (
                "pythonFunction" in data
                and (value := data["pythonFunction"]) is not None
            ):
                key = "pythonFunction"
                known += 1
                value = PythonFunction.from_dict(value, partial)
                message.python_function = value
            else:
                message.python_function = None
            if "mode" in data and (value := data["mode"]) is not None:
                key = "mode"
                known += 1
                if type(value) is not str:
                    value = string(value)
                value = _MODE[value]
                message.mode = value
            else:
                message.mode = None
            if "pythonScript" in data and (value := data["pythonScript"]) is not None:
                key = "pythonScript"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.python_script = value
            else:
                message.python_script = None
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
            if self.source_tool_name is not None:
                value = self.source_tool_name
                key = "sourceToolName"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.field_mappings is not None:
                value = self.field_mappings
                key = "fieldMappings"
                value = each_value(string, value)
                data[key] = value
            if self.python_function is not None:
                value = self.python_function
                key = "pythonFunction"
                if type(value) is not PythonFunction:
                    value = instance(PythonFunction, value)
                value = value.to_dict(partial)
                data[key] = value
            if self.mode is not None:
                value = self.mode
                key = "mode"
                value = string(value)
                data[key] = value
            if self.python_script is not None:
                value = self.python_script
                key = "pythonScript"
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
            if self.source_tool_name is not None:
                value = self.source_tool_name
                key = "sourceToolName"
                if type(value) is not str:
                    value = string(value)
                text += f'"sourceToolName":{quoted(value)},'
            if self.field_mappings is not None:
                value = self.field_mappings
                key = "fieldMappings"
                value = each_value(string, value)
                text += f'"fieldMappings":{json_text(value)},'
            if self.python_function is not None:
                value = self.python_function
                key = "pythonFunction"
                if type(value) is not PythonFunction:
                    value = instance(PythonFunction, value)
                write(f'{text}"pythonFunction":')
                value.write_json(write, partial)
                text = ","
            if self.mode is not None:
                value = self.mode
                key = "mode"
                if type(value) is not Mode:
                    value = string(value)
                text += f'"mode":{quoted(value)},'
            if self.python_script is not None:
                value = self.python_script
                key = "pythonScript"
                if type(value) is not str:
                    value = string(value)
                text += f'"pythonScript":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        type: TextResponseConfigType | str | None = None,
        static_text: str | None = None,
        text_response_instruction: str | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.type = type
        self.static_text = static_text
        self.text_response_instruction = text_response_instruction
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
                value = _TEXT_RESPONSE_CONFIG_TYPE[value]
                message.type = value
            else:
                message.type = None
            if "staticText" in data and (value := data["staticText"]) is not None:
                key = "staticText"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.static_text = value
            else:
                message.static_text = None
            if (
                "textResponseInstruction" in data
                and (value := data["textResponseInstruction"]) is not None
            ):
                key = "textResponseInstruction"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.text_response_instruction = value
            else:
                message.text_response_instruction = None
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
            if self.static_text is not None:
                value = self.static_text
                key = "staticText"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            if self.text_response_instruction is not None:
                value = self.text_response_instruction
                key = "textResponseInstruction"
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
                if type(value) is not TextResponseConfigType:
                    value = string(value)
                text += f'"type":{quoted(value)},'
            if self.static_text is not None:
                value = self.static_text
                key = "staticText"
                if type(value) is not str:
                    value = string(value)
                text += f'"staticText":{quoted(value)},'
            if self.text_response_instruction is not None:
                value = self.text_response_instruction
                key = "textResponseInstruction"
                if type(value) is not str:
                    value = string(value)
                text += f'"textResponseInstruction":{quoted(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        name: str,
        description: str,
        agent_card: AgentCard,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.agent_card = agent_card
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
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                key = "description"
                message.description = absent(partial)
            if "agentCard" in data and (value := data["agentCard"]) is not None:
                key = "agentCard"
                known += 1
                value = AgentCard.from_dict(value, partial)
                message.agent_card = value
            else:
                key = "agentCard"
                message.agent_card = absent(partial)
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
            value = self.description
            if value is not None:
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "description"
                absent(partial)
            value = self.agent_card
            if value is not None:
                key = "agentCard"
                if type(value) is not AgentCard:
                    value = instance(AgentCard, value)
                value = value.to_dict(partial)
                data[key] = value
            else:
                key = "agentCard"
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
            value = self.description
            if value is not None:
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            else:
                key = "description"
                absent(partial)
            value = self.agent_card
            if value is not None:
                key = "agentCard"
                if type(value) is not AgentCard:
                    value = instance(AgentCard, value)
                write(f'{text}"agentCard":')
                value.write_json(write, partial)
                text = ","
            else:
                key = "agentCard"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        name: str,
        description: str,
        supported_interfaces: list[AgentInterface],
        version: str,
        skills: list[AgentSkill],
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.supported_interfaces = supported_interfaces
        self.version = version
        self.skills = skills
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
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                key = "description"
                message.description = absent(partial)
            if (
                "supportedInterfaces" in data
                and (value := data["supportedInterfaces"]) is not None
            ):
                key = "supportedInterfaces"
                known += 1
                value = read_list(AgentInterface.from_dict, value, partial)
                message.supported_interfaces = value
            else:
                key = "supportedInterfaces"
                message.supported_interfaces = absent(partial)
            if "version" in data and (value := data["version"]) is not None:
                key = "version"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.version = value
            else:
                key = "version"
                message.version = absent(partial)
            if "skills" in data and (value := data["skills"]) is not None:
                key = "skills"
                known += 1
                value = read_list(AgentSkill.from_dict, value, partial)
                message.skills = value
            else:
                key = "skills"
                message.skills = absent(partial)
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
            value = self.description
            if value is not None:
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "description"
                absent(partial)
            value = self.supported_interfaces
            if value is not None:
                key = "supportedInterfaces"
                value = write_dicts(AgentInterface, value, partial)
                data[key] = value
            else:
                key = "supportedInterfaces"
                absent(partial)
            value = self.version
            if value is not None:
                key = "version"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "version"
                absent(partial)
            value = self.skills
            if value is not None:
                key = "skills"
                value = write_dicts(AgentSkill, value, partial)
                data[key] = value
            else:
                key = "skills"
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
            value = self.description
            if value is not None:
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            else:
                key = "description"
                absent(partial)
            value = self.supported_interfaces
            if value is not None:
                key = "supportedInterfaces"
                write(f'{text}"supportedInterfaces":')
                write_list(AgentInterface, value, write, partial)
                text = ","
            else:
                key = "supportedInterfaces"
                absent(partial)
            value = self.version
            if value is not None:
                key = "version"
                if type(value) is not str:
                    value = string(value)
                text += f'"version":{quoted(value)},'
            else:
                key = "version"
                absent(partial)
            value = self.skills
            if value is not None:
                key = "skills"
                write(f'{text}"skills":')
                write_list(AgentSkill, value, write, partial)
                text = ","
            else:
                key = "skills"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        url: str,
        protocol_binding: str,
        tenant: str | None = None,
        protocol_version: str,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.url = url
        self.protocol_binding = protocol_binding
        self.tenant = tenant
        self.protocol_version = protocol_version
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
                key = "url"
                message.url = absent(partial)
            if (
                "protocolBinding" in data
                and (value := data["protocolBinding"]) is not None
            ):
                key = "protocolBinding"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.protocol_binding = value
            else:
                key = "protocolBinding"
                message.protocol_binding = absent(partial)
            if "tenant" in data and (value := data["tenant"]) is not None:
                key = "tenant"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.tenant = value
            else:
                message.tenant = None
            if (
                "protocolVersion" in data
                and (value := data["protocolVersion"]) is not None
            ):
                key = "protocolVersion"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.protocol_version = value
            else:
                key = "protocolVersion"
                message.protocol_version = absent(partial)
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
            value = self.url
            if value is not None:
                key = "url"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "url"
                absent(partial)
            value = self.protocol_binding
            if value is not None:
                key = "protocolBinding"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "protocolBinding"
                absent(partial)
            if self.tenant is not None:
                value = self.tenant
                key = "tenant"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            value = self.protocol_version
            if value is not None:
                key = "protocolVersion"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "protocolVersion"
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
            value = self.url
            if value is not None:
                key = "url"
                if type(value) is not str:
                    value = string(value)
                text += f'"url":{quoted(value)},'
            else:
                key = "url"
                absent(partial)
            value = self.protocol_binding
            if value is not None:
                key = "protocolBinding"
                if type(value) is not str:
                    value = string(value)
                text += f'"protocolBinding":{quoted(value)},'
            else:
                key = "protocolBinding"
                absent(partial)
            if self.tenant is not None:
                value = self.tenant
                key = "tenant"
                if type(value) is not str:
                    value = string(value)
                text += f'"tenant":{quoted(value)},'
            value = self.protocol_version
            if value is not None:
                key = "protocolVersion"
                if type(value) is not str:
                    value = string(value)
                text += f'"protocolVersion":{quoted(value)},'
            else:
                key = "protocolVersion"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        id: str,
        name: str,
        description: str,
        tags: list[str],
        examples: list[str] | None = None,
        input_modes: list[str] | None = None,
        output_modes: list[str] | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.description = description
        self.tags = tags
        self.examples = examples
        self.input_modes = input_modes
        self.output_modes = output_modes
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
            if "id" in data and (value := data["id"]) is not None:
                key = "id"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.id = value
            else:
                key = "id"
                message.id = absent(partial)
            if "name" in data and (value := data["name"]) is not None:
                key = "name"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.name = value
            else:
                key = "name"
                message.name = absent(partial)
            if "description" in data and (value := data["description"]) is not None:
                key = "description"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.description = value
            else:
                key = "description"
                message.description = absent(partial)
            if "tags" in data and (value := data["tags"]) is not None:
                key = "tags"
                known += 1
                value = strings(value)
                message.tags = value
            else:
                key = "tags"
                message.tags = absent(partial)
            if "examples" in data and (value := data["examples"]) is not None:
                key = "examples"
                known += 1
                value = strings(value)
                message.examples = value
            else:
                message.examples = None
            if "inputModes" in data and (value := data["inputModes"]) is not None:
                key = "inputModes"
                known += 1
                value = strings(value)
                message.input_modes = value
            else:
                message.input_modes = None
            if "outputModes" in data and (value := data["outputModes"]) is not None:
                key = "outputModes"
                known += 1
                value = strings(value)
                message.output_modes = value
            else:
                message.output_modes = None
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
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "id"
                absent(partial)
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "name"
                absent(partial)
            value = self.description
            if value is not None:
                key = "description"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "description"
                absent(partial)
            value = self.tags
            if value is not None:
                key = "tags"
                value = strings(value)
                data[key] = value
            else:
                key = "tags"
                absent(partial)
            if self.examples is not None:
                value = self.examples
                key = "examples"
                value = strings(value)
                data[key] = value
            if self.input_modes is not None:
                value = self.input_modes
                key = "inputModes"
                value = strings(value)
                data[key] = value
            if self.output_modes is not None:
                value = self.output_modes
                key = "outputModes"
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
            value = self.id
            if value is not None:
                key = "id"
                if type(value) is not str:
                    value = string(value)
                text += f'"id":{quoted(value)},'
            else:
                key = "id"
                absent(partial)
            value = self.name
            if value is not None:
                key = "name"
                if type(value) is not str:
                    value = string(value)
                text += f'"name":{quoted(value)},'
            else:
                key = "name"
                absent(partial)
            value = self.description
            if value is not None:
                key = "description"
                if type(value) is not str:
                    value = string(value)
                text += f'"description":{quoted(value)},'
            else:
                key = "description"
                absent(partial)
            value = self.tags
            if value is not None:
                key = "tags"
                text += f'"tags":{strings_text(value)},'
            else:
                key = "tags"
                absent(partial)
            if self.examples is not None:
                value = self.examples
                key = "examples"
                text += f'"examples":{strings_text(value)},'
            if self.input_modes is not None:
                value = self.input_modes
                key = "inputModes"
                text += f'"inputModes":{strings_text(value)},'
            if self.output_modes is not None:
                value = self.output_modes
                key = "outputModes"
                text += f'"outputModes":{strings_text(value)},'
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        enable_fake_mode: bool | None = None,
        code_block: CodeBlock | None = None,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.enable_fake_mode = enable_fake_mode
        self.code_block = code_block
        self.unknown_fields = unknown_fields

    def which_tool_response(self) -> Literal["codeBlock"] | None:
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
        known: int = 0
        key: str = ""
        value: Any
        which_tool_response = ""
        try:
            if (
                "enableFakeMode" in data
                and (value := data["enableFakeMode"]) is not None
            ):
                key = "enableFakeMode"
                known += 1
                if type(value) is not bool:
                    value = boolean(value)
                message.enable_fake_mode = value
            else:
                message.enable_fake_mode = None
            if "codeBlock" in data and (value := data["codeBlock"]) is not None:
                key = "codeBlock"
                known += 1
                if which_tool_response:
                    raise conflict("tool_response", which_tool_response, key)
                which_tool_response = key
                value = CodeBlock.from_dict(value, partial)
                message.code_block = value
            else:
                message.code_block = None
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
        which_tool_response = ""
        try:
            if self.enable_fake_mode is not None:
                value = self.enable_fake_mode
                key = "enableFakeMode"
                if type(value) is not bool:
                    value = boolean(value)
                data[key] = value
            if self.code_block is not None:
                value = self.code_block
                key = "codeBlock"
                if which_tool_response:
                    raise conflict("tool_response", which_tool_response, key)
                which_tool_response = key
                if type(value) is not CodeBlock:
                    value = instance(CodeBlock, value)
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
        which_tool_response = ""
        try:
            if self.enable_fake_mode is not None:
                value = self.enable_fake_mode
                key = "enableFakeMode"
                if type(value) is not bool:
                    value = boolean(value)
                value = "true" if value else "false"
                text += f'"enableFakeMode":{value},'
            if self.code_block is not None:
                value = self.code_block
                key = "codeBlock"
                if which_tool_response:
                    raise conflict("tool_response", which_tool_response, key)
                which_tool_response = key
                if type(value) is not CodeBlock:
                    value = instance(CodeBlock, value)
                write(f'{text}"codeBlock":')
                value.write_json(write, partial)
                text = ","
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


@dataclass(slots=True, kw_only=True, init=False, repr=False, eq=False)
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

    def __init__(
        self,
        *,
        python_code: str,
        unknown_fields: dict[str, JsonValue] | None = None,
    ) -> None:
        self.python_code = python_code
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
            if "pythonCode" in data and (value := data["pythonCode"]) is not None:
                key = "pythonCode"
                known += 1
                if type(value) is not str:
                    value = string(value)
                message.python_code = value
            else:
                key = "pythonCode"
                message.python_code = absent(partial)
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
            value = self.python_code
            if value is not None:
                key = "pythonCode"
                if type(value) is not str:
                    value = string(value)
                data[key] = value
            else:
                key = "pythonCode"
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
            value = self.python_code
            if value is not None:
                key = "pythonCode"
                if type(value) is not str:
                    value = string(value)
                text += f'"pythonCode":{quoted(value)},'
            else:
                key = "pythonCode"
                absent(partial)
        except (WireError, RecursionError) as error:
            raise at(error, key) from None
        if self.unknown_fields is not None:
            text += rest_text(self)
        write(text.removesuffix(",") + "}")


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
