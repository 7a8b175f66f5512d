"""Pydantic v2 models, generated from the OpenAPI document of the same name. Do not edit."""

from __future__ import annotations

from typing import ClassVar
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictFloat
from typing import Annotated, Any
from enum import StrEnum


class ServiceAccountAuthConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    serviceAccount: str
    """
    必須。認証に使用されるサービス アカウントのメールアドレス。CES はこのサービス アカウントを使用してアクセス トークンを交換し、アクセス トークンはリクエストの Authorization ヘッダーで送信されます。

    サービス アカウントには、CES サービス エージェント service-<PROJECT-NUMBER>@gcp-sa-ces.iam.gserviceaccount.com に付与された roles/iam.serviceAccountTokenCreator ロールが必要です。
    """
    scopes: list[str] | None = None
    """
    省略可。付与する OAuth スコープ。指定しない場合、デフォルトのスコープ https://www.googleapis.com/auth/cloud-platform が使用されます。
    """


class BearerTokenConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    token: str
    """
    必須。署名なしトークン。$context.variables.<name_of_variable> の形式で指定してください。
    """


class CaCert(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    displayName: str
    """
    必須。許可されたカスタム CA 証明書の名前。これは、カスタム CA 証明書を明確にするために使用できます。
    """
    cert: Annotated[
        str,
        Field(
            pattern="^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
        ),
    ]
    """
    必須。HTTPS 検証で許可されるカスタム CA 証明書（DER 形式）。これにより、デフォルトの SSL トラストストアがオーバーライドされます。これが空または未指定の場合、CES は Google のデフォルトのトラストストアを使用して証明書を検証します。注: HTTPS サーバー証明書が「サブジェクト代替名」で署名されていることを確認してください。たとえば、次のコマンドで証明書に自己署名できます。

       openssl x509 -req -days 200 -in example.com.csr \\
         -signkey example.com.key \\
         -out example.com.crt \\
         -extfile <(printf "\\nsubjectAltName='DNS:www.example.com'")

    Base64 でエンコードされた文字列。
    """


class ServiceDirectoryConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    service: str
    """
    必須。Service Directory サービスの名前。形式: projects/{project}/locations/{location}/namespaces/{namespace}/services/{service}。サービス ディレクトリのロケーションは、アプリのロケーションと同じである必要があります。
    """


class PromptConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    textPrompt: str | None = None
    """
    省略可。チャット会話でエージェントとやり取りする際に、システム指示に使用されるプロンプトを定義します。設定されていない場合は、デフォルトのプロンプトが使用されます。
    """
    voicePrompt: str | None = None
    """
    省略可。音声会話でエージェントとやり取りする際に、システム指示に使用されるプロンプトを定義します。設定されていない場合は、デフォルトのプロンプトが使用されます。
    """


class Oauth2AuthCodeConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    oauthToken: str
    """
    必須。渡す OAuth トークン パラメータ名。$context.variables.<name_of_variable> の形式で指定してください。
    """


class Oauth2JwtBearerConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    issuer: str
    """
    必須。渡す発行者パラメータ名。$context.variables.<name_of_variable> の形式で指定してください。
    """
    subject: str
    """
    必須。渡すサブジェクト パラメータ名。$context.variables.<name_of_variable> の形式で指定してください。
    """
    clientKey: str
    """
    必須。渡すクライアント パラメータ名。$context.variables.<name_of_variable> の形式で指定してください。
    """


class ConnectorConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    collection: str | None = None
    """
    データストアが属するコレクションのリソース名。
    """
    collectionDisplayName: str | None = None
    """
    データストアが属するコレクションの表示名。
    """
    dataSource: str | None = None
    """
    データソース名。例: salesforce、jira、confluence、bigquery。
    """


class ControlPoint(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    attributeValue: str | None = None
    """
    省略可。以下のいずれか: 1. 数値フィールドの値。2. 鮮度の期間仕様: 値は XSD dayTimeDuration 値（ISO 8601 期間値の制限付きサブセット）としてフォーマットする必要があります。このパターンは [nD][T[nH][nM][nS]] です。
    """
    boostAmount: StrictFloat | None = None
    """
    省略可。attribute_value が上記で指定した値と評価された場合にスコアをブーストする値（-1 ～ 1）。
    """


class ModelSettings(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    model: str | None = None
    """
    省略可。エージェントが使用する LLM モデル。設定されていない場合、エージェントは親エージェントからモデルを継承します。
    """
    temperature: StrictFloat | None = None
    """
    省略可。設定すると、この Temperature が LLM モデルに使用されます。Temperature は、モデルのレスポンスのランダム性を制御します。温度が低いほど、予測しやすい回答が生成されます。温度が高いほど、より創造的な回答が生成されます。
    """


class SummarizationConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    modelSettings: ModelSettings | None = None
    """
    省略可。LLM モデルの構成。
    """
    prompt: str | None = None
    """
    省略可。プロンプトの定義。設定されていない場合は、デフォルトのプロンプトが使用されます。
    """
    disabled: StrictBool | None = None
    """
    省略可。要約が無効かどうか。
    """


class GroundingConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    groundingLevel: StrictFloat | None = None
    """
    省略可。取得されたソースに基づく回答のグラウンディングのしきい値。値の構成可能な範囲は [1, 5] です。このレベルは、回答のグラウンディングのしきい値に使用されます。つまり、グラウンディング スコアがしきい値を下回るすべての回答は、関連するスニペットのみを返すようにフォールバックされます。

    たとえば、レベル 3 の場合、レスポンスが返されるには、グラウンディング スコアが 3 以上である必要があります。
    """
    disabled: StrictBool | None = None
    """
    省略可。グラウンディングが無効かどうか。
    """


class SnippetsConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    enableSnippets: StrictBool | None = None
    """
    省略可。スニペットが有効かどうか。
    """


class PythonFunction(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str | None = None
    """
    省略可。実行する Python 関数の名前。Python コードで定義されている Python 関数名と一致している必要があります。大文字と小文字が区別されます。名前が指定されていない場合は、Python コードで定義されている最初の関数が使用されます。
    """
    pythonCode: str | None = None
    """
    省略可。ツールで実行する Python コード。
    """
    description: str | None = None
    """
    出力専用。Python コードの docstring から解析された Python 関数の説明。
    """
    serviceDirectoryConfig: ServiceDirectoryConfig | None = None
    """
    省略可。ツールの Service Directory 構成。
    """


class SystemTool(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str
    """
    必須。システムツールの名前。
    """
    description: str | None = None
    """
    出力専用。システム ツールの説明。
    """


class AgentTool(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str
    """
    必須。エージェント ツールの名前。
    """
    description: str | None = None
    """
    省略可。ツールの目的の説明。
    """
    agent: str | None = None
    """
    省略可。ツールのエントリ ポイントであるエージェントのリソース名。形式: projects/{project}/locations/{location}/agents/{agent}
    """


class AgentInterface(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    url: str
    """
    必須。このインターフェースが利用可能な URL。本番環境では、有効な絶対 HTTPS URL である必要があります。例: 「https://api.example.com/a2a/v1」、「https://grpc.example.com/a2a」
    """
    protocolBinding: str
    """
    必須。この URL でサポートされているプロトコル バインディング。これはオープン フォーム文字列であり、他のプロトコル バインディングに簡単に拡張できます。正式にサポートされているコアは、JSONRPC、GRPC、HTTP+JSON です。
    """
    tenant: str | None = None
    """
    エージェントを呼び出すときにリクエストで使用されるテナント ID。
    """
    protocolVersion: str
    """
    必須。このインターフェースが公開する A2A プロトコルのバージョン。メジャー バージョンごとにサポートされている最新のマイナー バージョンを使用します。例: 「0.3」、「1.0」
    """


class AgentSkill(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    id: str
    """
    必須。エージェントのスキルの一意の識別子。
    """
    name: str
    """
    必須。人が読める形式のスキルの名前。
    """
    description: str
    """
    必須。スキルの詳細な説明。
    """
    tags: list[str]
    """
    必須。スキルの機能を説明するキーワードのセット。
    """
    examples: list[str] | None = None
    """
    このスキルで処理できるプロンプトやシナリオの例。
    """
    inputModes: list[str] | None = None
    """
    このスキルでサポートされている入力メディア タイプのセット。エージェントのデフォルトをオーバーライドします。
    """
    outputModes: list[str] | None = None
    """
    このスキルでサポートされている出力メディア タイプのセット。エージェントのデフォルトをオーバーライドします。
    """


class CodeBlock(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    pythonCode: str
    """
    必須。ツール フェイクモードで呼び出される Python コード。想定される Python 関数のシグネチャ - すべてのツール呼び出しをキャッチする場合: def fake_tool_call(tool: Tool, input: dict[str, Any], callback_context: CallbackContext) -> Optional[dict[str, Any]]: 特定のツール呼び出しをキャッチする場合: def fake_{tool_id}(tool: Tool, input: dict[str, Any], callback_context: CallbackContext) -> Optional[dict[str, Any]]: 関数が None を返すと、代わりに実際のツールが呼び出されます。
    """


class SchemaType(StrEnum):
    """
    OpenAPI のデータ型。
    """

    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    """
    未指定
    """
    STRING = "STRING"
    """
    文字列型。
    """
    INTEGER = "INTEGER"
    """
    整数型。
    """
    NUMBER = "NUMBER"
    """
    数値型。
    """
    BOOLEAN = "BOOLEAN"
    """
    ブール型。
    """
    OBJECT = "OBJECT"
    """
    オブジェクトのタイプ。
    """
    ARRAY = "ARRAY"
    """
    配列型。
    """


class RequestLocation(StrEnum):
    """
    リクエスト内の API キーの場所。
    """

    REQUEST_LOCATION_UNSPECIFIED = "REQUEST_LOCATION_UNSPECIFIED"
    """
    指定なし。この値は使用されるべきではありません。
    """
    HEADER = "HEADER"
    """
    HTTP ヘッダーのキーを表します。
    """
    QUERY_STRING = "QUERY_STRING"
    """
    クエリ文字列のキーを表します。
    """


class OauthGrantType(StrEnum):
    """
    OAuth 権限付与タイプ。クライアント認証情報の権限付与のみがサポートされています。
    """

    OAUTH_GRANT_TYPE_UNSPECIFIED = "OAUTH_GRANT_TYPE_UNSPECIFIED"
    """
    指定なし。デフォルトは CLIENT_CREDENTIAL です。
    """
    CLIENT_CREDENTIAL = "CLIENT_CREDENTIAL"
    """
    クライアント認証情報フローを表します。
    """


class OperationType(StrEnum):
    """
    エンティティに対して実行するオペレーション。
    """

    OPERATION_TYPE_UNSPECIFIED = "OPERATION_TYPE_UNSPECIFIED"
    """
    オペレーション タイプが指定されていません。無効。ConnectorTool の作成/更新は失敗します。
    """
    LIST = "LIST"
    """
    リスト オペレーション。
    """
    GET = "GET"
    """
    オペレーションを取得します。
    """
    CREATE = "CREATE"
    """
    作成オペレーション。
    """
    UPDATE = "UPDATE"
    """
    更新オペレーション。
    """
    DELETE = "DELETE"
    """
    削除オペレーション。
    """


class DataStoreType(StrEnum):
    """
    データストアのタイプ。
    """

    DATA_STORE_TYPE_UNSPECIFIED = "DATA_STORE_TYPE_UNSPECIFIED"
    """
    指定なし。この値は、データストア タイプが指定されていないことを示します。そのため、検索時に使用されません。
    """
    PUBLIC_WEB = "PUBLIC_WEB"
    """
    一般公開されているウェブ コンテンツを含むデータストア。
    """
    UNSTRUCTURED = "UNSTRUCTURED"
    """
    構造化されていない非公開データを含むデータストア。
    """
    FAQ = "FAQ"
    """
    FAQ として使用される構造化データを含むデータストア。
    """
    CONNECTOR = "CONNECTOR"
    """
    ファーストパーティまたはサードパーティ サービスへのコネクタであるデータストア。
    """


class DocumentProcessingMode(StrEnum):
    """
    データストアのドキュメント処理モード。
    """

    DOCUMENT_PROCESSING_MODE_UNSPECIFIED = "DOCUMENT_PROCESSING_MODE_UNSPECIFIED"
    """
    指定されていません。
    """
    DOCUMENTS = "DOCUMENTS"
    """
    ドキュメントはドキュメントとして処理されます。
    """
    CHUNKS = "CHUNKS"
    """
    ドキュメントはチャンクに変換されます。
    """


class AttributeType(StrEnum):
    """
    カスタム ランキングを適用する属性（または関数）。
    """

    ATTRIBUTE_TYPE_UNSPECIFIED = "ATTRIBUTE_TYPE_UNSPECIFIED"
    """
    AttributeType が指定されていません。
    """
    NUMERICAL = "NUMERICAL"
    """
    数値フィールドの値は、ブースト額を動的に更新するために使用されます。この場合、コントロール ポイントの attribute_value（x 値）は、boost_amount が指定されている数値フィールドの実際の値になります。
    """
    FRESHNESS = "FRESHNESS"
    """
    鮮度のユースケースでは、属性値は現在時刻と指定された datetime フィールドの日付の間の期間になります。値は、XSD dayTimeDuration 値（ISO 8601 期間値の制限付きサブセット）としてフォーマットする必要があります。このパターンは [nD][T[nH][nM][nS]] です。例: 5D、3DT12H30M、T24H。
    """


class InterpolationType(StrEnum):
    """
    適用する補完タイプ。デフォルトは線形（区分線形）です。
    """

    INTERPOLATION_TYPE_UNSPECIFIED = "INTERPOLATION_TYPE_UNSPECIFIED"
    """
    補完タイプが指定されていません。この場合、デフォルトは Linear になります。
    """
    LINEAR = "LINEAR"
    """
    区分線形補完タイプが適用されます。
    """


class ModalityType(StrEnum):
    """
    モダリティ タイプ。
    """

    MODALITY_TYPE_UNSPECIFIED = "MODALITY_TYPE_UNSPECIFIED"
    """
    モダリティ タイプが指定されていません。
    """
    TEXT = "TEXT"
    """
    テキスト モダリティ。
    """
    AUDIO = "AUDIO"
    """
    音声モダリティ。
    """


class FilterParameterBehavior(StrEnum):
    """
    フィルタ パラメータの動作。
    """

    FILTER_PARAMETER_BEHAVIOR_UNSPECIFIED = "FILTER_PARAMETER_BEHAVIOR_UNSPECIFIED"
    """
    デフォルトのフィルタ動作。コネクタ データストアの一致フィルタを含めます。他のデータストア タイプでは、フィルタ入力パラメータは省略されます。
    """
    ALWAYS_INCLUDE = "ALWAYS_INCLUDE"
    """
    すべてのデータストア タイプでフィルタ パラメータを常に含めます。
    """
    NEVER_INCLUDE = "NEVER_INCLUDE"
    """
    フィルタ パラメータは、データストアのタイプに関係なく、ツール パラメータのリストに含まれることはありません。
    """


class State(StrEnum):
    """
    ツールの動的な可用性状態を表します。
    """

    STATE_UNSPECIFIED = "STATE_UNSPECIFIED"
    """
    デフォルトの状態。
    """
    ACTIVE = "ACTIVE"
    """
    ツールは利用可能で、サーバーによって積極的に提供されています。
    """
    INACTIVE = "INACTIVE"
    """
    ツールは構成または固定されていますが、現在サーバーで提供されていません。
    """
    STALE = "STALE"
    """
    ツールはサーバーに存在しますが、サーバーのバージョンと一致していません。
    """


class CorpusType(StrEnum):
    """
    Vertex RAG コーパスのタイプ。
    """

    CORPUS_TYPE_UNSPECIFIED = "CORPUS_TYPE_UNSPECIFIED"
    """
    コーパスタイプが指定されていません。
    """
    USER_OWNED = "USER_OWNED"
    """
    コーパスはユーザーが作成して所有します。
    """
    FULLY_MANAGED = "FULLY_MANAGED"
    """
    コーパスはエージェントによって作成されます。
    """


class WidgetType(StrEnum):
    """
    利用可能なすべてのウィジェット タイプ。今後、この列挙型に新しい値が追加される可能性があります。
    """

    WIDGET_TYPE_UNSPECIFIED = "WIDGET_TYPE_UNSPECIFIED"
    """
    ウィジェット タイプが指定されていません。
    """
    CUSTOM = "CUSTOM"
    """
    カスタム ウィジェット タイプ。
    """
    PRODUCT_DETAILS = "PRODUCT_DETAILS"
    """
    商品詳細ウィジェット。
    """
    QUICK_ACTIONS = "QUICK_ACTIONS"
    """
    クイック操作ウィジェット。
    """
    PRODUCT_COMPARISON = "PRODUCT_COMPARISON"
    """
    商品比較ウィジェット。
    """
    ADVANCED_PRODUCT_DETAILS = "ADVANCED_PRODUCT_DETAILS"
    """
    商品詳細ウィジェット。
    """
    SHORT_FORM = "SHORT_FORM"
    """
    ショート フォーム ウィジェット。
    """
    OVERALL_SATISFACTION = "OVERALL_SATISFACTION"
    """
    全体的な満足度ウィジェット。
    """
    ORDER_SUMMARY = "ORDER_SUMMARY"
    """
    注文概要ウィジェット。
    """
    APPOINTMENT_DETAILS = "APPOINTMENT_DETAILS"
    """
    予約の詳細ウィジェット。
    """
    APPOINTMENT_SCHEDULER = "APPOINTMENT_SCHEDULER"
    """
    予約スケジューラ ウィジェット。
    """
    CONTACT_FORM = "CONTACT_FORM"
    """
    お問い合わせフォーム ウィジェット。
    """


class Mode(StrEnum):
    """
    ソースツールのデータをウィジェットにマッピングするために使用される戦略。
    """

    MODE_UNSPECIFIED = "MODE_UNSPECIFIED"
    """
    モードが指定されていません。
    """
    FIELD_MAPPING = "FIELD_MAPPING"
    """
    データ変換には field_mappings マップを使用します。
    """
    PYTHON_SCRIPT = "PYTHON_SCRIPT"
    """
    データ変換には python_script を使用します。
    """


class TextResponseConfigType(StrEnum):
    """
    テキスト レスポンスの生成方法を定義します。
    """

    TYPE_UNSPECIFIED = "TYPE_UNSPECIFIED"
    """
    未指定のタイプ。
    """
    NONE = "NONE"
    """
    LLM は、会話のコンテキストに基づいて、ウィジェットとともにテキスト レスポンスを生成するかどうかを動的に決定します。
    """
    LLM_GENERATED = "LLM_GENERATED"
    """
    LLM がテキスト レスポンスを生成することが明示的に求められています。
    """
    STATIC = "STATIC"
    """
    事前定義済みの静的テキスト レスポンスが常に使用されます。
    """


class ExecutionType(StrEnum):
    """
    ツールまたはツールセットの実行タイプ。
    """

    EXECUTION_TYPE_UNSPECIFIED = "EXECUTION_TYPE_UNSPECIFIED"
    """
    実行タイプが指定されていません。指定しない場合のデフォルトは SYNCHRONOUS です。
    """
    SYNCHRONOUS = "SYNCHRONOUS"
    """
    ツールは同期的に実行されます。ツールが戻るまでセッションはブロックされます。
    """
    ASYNCHRONOUS = "ASYNCHRONOUS"
    """
    ツールは非同期で実行されます。ツールが実行されている間、セッションは継続します。
    """


class ServiceAgentIdTokenAuthConfig(BaseModel):
    """
    `ServiceAgentIdTokenAuthConfig` is declared on no page of this API. A message without fields, which the tool page leaves out.
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )


class Schema(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    type: SchemaType
    """
    必須。データの型。
    """
    properties: dict[str, Schema] | None = None
    """
    省略可。Type.OBJECT のプロパティ。

    "key": value ペアのリストを含むオブジェクト。例: { "name": "wrench", "mass": "1.3kg", "count": "3" }
    """
    required: list[str] | None = None
    """
    省略可。Type.OBJECT の必須プロパティ。
    """
    description: str | None = None
    """
    省略可。データの説明。
    """
    items: Schema | None = None
    """
    省略可。Type.ARRAY の要素のスキーマ。
    """
    nullable: StrictBool | None = None
    """
    省略可。値が null の可能性があるかどうかを示します。
    """
    uniqueItems: StrictBool | None = None
    """
    省略可。配列内の項目が一意であることを示します。TYPE.ARRAY にのみ適用されます。
    """
    prefixItems: list[Schema] | None = None
    """
    省略可。Type.ARRAY の初期要素のスキーマ。
    """
    additionalProperties: Schema | None = None
    """
    省略可。ブール値またはオブジェクトのいずれか。追加のプロパティの存在を制御します。
    """
    anyOf: list[Schema] | None = None
    """
    省略可。値は、リスト内のサブスキーマのいずれか（1 つ以上）に対して検証される必要があります。
    """
    enum: list[str] | None = None
    """
    省略可。プリミティブ型の要素の可能な値（列挙型形式）。例: 1. 方向は {type:STRING, format:enum, enum:["EAST", NORTH", "SOUTH", "WEST"]} 2. アパートの部屋番号は {type:INTEGER, format:enum, enum:["101", "201", "301"]} と定義できます。
    """
    default: Any | None = None
    """
    省略可。データのデフォルト値。
    """
    ref: str | None = None
    """
    省略可。スキーマノード間の間接参照を許可します。値は、ルート defs の子への有効な参照である必要があります。

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
    """
    defs: dict[str, Schema] | None = None
    """
    省略可。ref で使用する定義のマップ。スキーマのルートでのみ使用できます。

    "key": value ペアのリストを含むオブジェクト。例: { "name": "wrench", "mass": "1.3kg", "count": "3" }
    """
    title: str | None = None
    """
    省略可。スキーマのタイトル。
    """
    minItems: Annotated[str | None, Field(pattern="^-?[0-9]+$")] = None
    """
    省略可。Type.ARRAY の要素の最小数。
    """
    maxItems: Annotated[str | None, Field(pattern="^-?[0-9]+$")] = None
    """
    省略可。Type.ARRAY の要素の最大数。
    """
    minimum: StrictFloat | None = None
    """
    省略可。Type.INTEGER と Type.NUMBER の最小値。
    """
    maximum: StrictFloat | None = None
    """
    省略可。Type.INTEGER と Type.NUMBER の最大値。
    """


class ApiKeyConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    keyName: str
    """
    必須。API キーのパラメータ名またはヘッダー名。例: API リクエストが「https://example.com/act?X-Api-Key=」の場合、「X-Api-Key」がパラメータ名になります。
    """
    apiKeySecretVersion: str
    """
    必須。API キーを保存する SecretManager シークレット バージョン リソースの名前。形式: projects/{project}/secrets/{secret}/versions/{version}

    注: CES サービス エージェント service-<PROJECT-NUMBER>@gcp-sa-ces.iam.gserviceaccount.com に roles/secretmanager.secretAccessor ロールを付与する必要があります。
    """
    requestLocation: RequestLocation
    """
    必須。リクエスト内の鍵のロケーション。
    """


class OAuthConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    oauthGrantType: OauthGrantType
    """
    必須。OAuth 権限付与タイプ。
    """
    clientId: str
    """
    必須。OAuth プロバイダのクライアント ID。
    """
    clientSecretVersion: str
    """
    必須。クライアント シークレットを保存する SecretManager シークレット バージョン リソースの名前。形式: projects/{project}/secrets/{secret}/versions/{version}

    注: CES サービス エージェント service-<PROJECT-NUMBER>@gcp-sa-ces.iam.gserviceaccount.com に roles/secretmanager.secretAccessor ロールを付与する必要があります。
    """
    tokenEndpoint: str
    """
    必須。アクセス トークンと交換する OAuth プロバイダのトークン エンドポイント。
    """
    scopes: list[str] | None = None
    """
    省略可。付与する OAuth スコープ。
    """


class TlsConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    caCerts: list[CaCert]
    """
    必須。HTTPS 検証で許可されるカスタム CA 証明書のリストを指定します。
    """


class GoogleSearchTool(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str
    """
    必須。ツールの名前。
    """
    description: str | None = None
    """
    省略可。ツールの目的の説明。
    """
    contextUrls: list[str] | None = None
    """
    省略可。コンテンツは、コンテキストとグラウンディングのためにこれらの URL から直接取得されます。例: "https://example.com/path.html"。URL は 20 個まで指定できます。
    """
    preferredDomains: list[str] | None = None
    """
    省略可。検索結果を制限するドメインを指定します。例: "example.com"、"another.site"。指定できるドメインは最大 20 個です。
    """
    excludeDomains: list[str] | None = None
    """
    省略可。検索結果から除外するドメインのリスト。例: "example.com"。除外できるドメインは最大 2,000 個です。
    """
    promptConfig: PromptConfig | None = None
    """
    省略可。テキストと音声の検索結果を処理する方法について、プランナーに渡されるプロンプトの指示。
    """


class EntityOperation(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    entityId: str
    """
    必須。エンティティの ID。
    """
    operation: OperationType
    """
    必須。エンティティに対して実行するオペレーション。
    """


class EndUserAuthConfig(BaseModel):
    """
    At most one of `oauth2AuthCodeConfig`, `oauth2JwtBearerConfig` is set (union `auth_config`). 認証構成。
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    oauth2AuthCodeConfig: Oauth2AuthCodeConfig | None = None
    """
    OAuth 2.0 認証コード認証。
    """
    oauth2JwtBearerConfig: Oauth2JwtBearerConfig | None = None
    """
    JWT プロファイル OAuth 2.0 認可権限付与認証。
    """


class DataStore(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str
    """
    必須。DataStore の完全なリソース名。形式: projects/{project}/locations/{location}/collections/{collection}/dataStores/{dataStore}
    """
    type: DataStoreType | None = None
    """
    出力専用。データストアのタイプ。このフィールドは読み取り専用で、サーバーによって入力されます。
    """
    documentProcessingMode: DocumentProcessingMode | None = None
    """
    出力専用。データストア接続のドキュメント処理モード。PUBLIC_WEB データストアと UNSTRUCTURED データストアでのみ設定されます。
    """
    displayName: str | None = None
    """
    出力専用。データストアの表示名。
    """
    createTime: Annotated[
        str | None,
        Field(
            pattern="^(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])[Tt](?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9]{1,9})?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"
        ),
    ] = None
    """
    出力専用。データストアが作成されたときのタイムスタンプ。

    RFC 3339 を使用します。生成された出力は常に Z 正規化され、小数点以下は 0、3、6、または 9 桁になります。「Z」以外のオフセットも使用できます。例: "2014-10-02T15:01:23Z"、"2014-10-02T15:01:23.045123456Z"、"2014-10-02T15:01:23+05:30"。
    """
    connectorConfig: ConnectorConfig | None = None
    """
    出力専用。データストア接続のコネクタ構成。
    """


class BoostControlSpec(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    fieldName: str | None = None
    """
    省略可。ブースト量を決定するために値が使用されるフィールドの名前。
    """
    attributeType: AttributeType | None = None
    """
    省略可。ブースト額の決定に使用する属性のタイプ。属性値は、指定された field_name のフィールド値から導出できます。数値の場合、attribute_value = numerical_field_value となります。ただし、鮮度の場合は、attribute_value = (time.now() - datetime_field_value) となります。
    """
    interpolationType: InterpolationType | None = None
    """
    省略可。以下に表示されているコントロール ポイントを接続するために適用される補完タイプ。
    """
    controlPoints: list[ControlPoint] | None = None
    """
    省略可。曲線の定義に使用されるコントロール ポイント。単調関数（上記の interpolation_type で定義）は、ここに記載されているコントロール ポイントを通過します。
    """


class RewriterConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    modelSettings: ModelSettings
    """
    必須。LLM モデルの構成。
    """
    prompt: str | None = None
    """
    省略可。プロンプトの定義。設定されていない場合は、デフォルトのプロンプトが使用されます。
    """
    disabled: StrictBool | None = None
    """
    省略可。リライターが無効かどうか。
    """


class FileSearchTool(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    corpusType: CorpusType | None = None
    """
    省略可。コーパスのタイプ。デフォルトは FULLY_MANAGED です。
    """
    name: str
    """
    必須。ツールの名前。
    """
    description: str | None = None
    """
    省略可。ツールの説明。
    """
    fileCorpus: str | None = None
    """
    省略可。ファイルが保存されているコーパス。形式: projects/{project}/locations/{location}/ragCorpora/{rag_corpus}
    """


class DataMapping(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    sourceToolName: str | None = None
    """
    省略可。ウィジェットのデータを提供するツールのリソース名（検索ツールやカスタム関数など）。形式: projects/{project}/locations/{location}/agents/{agent}/tools/{tool}
    """
    fieldMappings: dict[str, str] | None = None
    """
    省略可。ウィジェットの入力パラメータ フィールドと、ソースツールの対応する出力フィールドのマッピング。

    "key": value ペアのリストを含むオブジェクト。例: { "name": "wrench", "mass": "1.3kg", "count": "3" }
    """
    pythonFunction: PythonFunction | None = None
    """
    省略可。ソースツールの出力をウィジェットの入力形式に変換するために使用される Python 関数の構成。
    """
    mode: Mode | None = None
    """
    省略可。データ マッピングのモード。
    """
    pythonScript: Annotated[str | None, Field(deprecated=True)] = None
    """
    非推奨: 代わりに、python_function を使用してください。
    """


class TextResponseConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    type: TextResponseConfigType | None = None
    """
    省略可。テキスト レスポンスを提供する戦略。
    """
    staticText: str | None = None
    """
    省略可。タイプが STATIC の場合に返す静的なテキスト レスポンス。
    """
    textResponseInstruction: str | None = None
    """
    省略可。テキスト レスポンスを生成する方法に関する LLM への指示。タイプが LLM_GENERATED の場合、テキスト レスポンス パラメータの説明として使用されます。
    """


class AgentCard(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str
    """
    必須。人が読める形式のエージェントの名前。
    """
    description: str
    """
    必須。エージェントの行動範囲/ソリューション スペースの説明。
    """
    supportedInterfaces: list[AgentInterface]
    """
    必須。サポートされているインターフェースの順序付きリスト。最初のエントリが優先されます。
    """
    version: str
    """
    必須。エージェントのバージョン。
    """
    skills: list[AgentSkill]
    """
    必須。スキルは、エージェントが実行できる能力の単位を表します。これはやや抽象的ですが、エージェントが成功する可能性が高い、より焦点を絞った一連のアクションを表しています。
    """


class ToolFakeConfig(BaseModel):
    """
    At most one of `codeBlock` is set (union `tool_response`). レスポンスは静的であるか、Python 関数によって提供されます。
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    enableFakeMode: StrictBool | None = None
    """
    省略可。ツールがフェイクモードを使用しているかどうか。
    """
    codeBlock: CodeBlock | None = None
    """
    省略可。実際のツール呼び出しの代わりに実行されるコードブロック。
    """


class ClientFunction(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str
    """
    必須。関数名。
    """
    description: str | None = None
    """
    省略可。関数の説明。
    """
    parameters: Schema | None = None
    """
    省略可。関数パラメータのスキーマ。
    """
    response: Schema | None = None
    """
    省略可。関数レスポンスのスキーマ。
    """


class ApiAuthentication(BaseModel):
    """
    At most one of `apiKeyConfig`, `oauthConfig`, `serviceAgentIdTokenAuthConfig`, `serviceAccountAuthConfig`, `bearerTokenConfig` is set (union `auth_config`). 認証構成。
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    apiKeyConfig: ApiKeyConfig | None = None
    """
    省略可。API キー認証の構成。
    """
    oauthConfig: OAuthConfig | None = None
    """
    省略可。OAuth の構成。
    """
    serviceAgentIdTokenAuthConfig: ServiceAgentIdTokenAuthConfig | None = None
    """
    省略可。CES サービス エージェントから生成された ID トークン認証の構成。
    """
    serviceAccountAuthConfig: ServiceAccountAuthConfig | None = None
    """
    省略可。サービス アカウント認証の構成。
    """
    bearerTokenConfig: BearerTokenConfig | None = None
    """
    省略可。ベアラートークン認証の構成。
    """


class Action(BaseModel):
    """
    At most one of `connectionActionId`, `entityOperation` is set (union `action_spec`). ツールで使用するアクションを構成するための仕様。
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    inputFields: list[str] | None = None
    """
    省略可。オペレーションの入力として使用するエンティティ フィールド。フィールドが指定されていない場合は、Entity のすべてのフィールドが使用されます。
    """
    outputFields: list[str] | None = None
    """
    省略可。オペレーションから返すエンティティ フィールド。フィールドが指定されていない場合は、Entity のすべてのフィールドが返されます。
    """
    connectionActionId: str | None = None
    """
    ツールが使用する接続アクションの ID。
    """
    entityOperation: EntityOperation | None = None
    """
    ツールで使用するエンティティ オペレーション構成。
    """


class DataStoreSource(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    filter: str | None = None
    """
    省略可。DataStore のフィルタ仕様。参照: https://cloud.google.com/generative-ai-app-builder/docs/filter-search-metadata
    """
    dataStore: DataStore | None = None
    """
    省略可。データストア。
    """


class EngineSource(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    engine: str
    """
    必須。Engine の完全なリソース名。形式: projects/{project}/locations/{location}/collections/{collection}/engines/{engine}
    """
    dataStoreSources: list[DataStoreSource] | None = None
    """
    省略可。Engine 内の特定の DataStore をターゲットにするために使用します。空の場合、検索は Engine に関連付けられているすべての DataStore に適用されます。
    """
    filter: str | None = None
    """
    省略可。エンジン全体で検索に適用されるフィルタ。data_store_sources が指定されている場合は、関連性がなく、使用されません。参照: https://cloud.google.com/generative-ai-app-builder/docs/filter-search-metadata
    """


class ConditionBoostSpec(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    condition: str
    """
    必須。ブースト条件を指定する式。構文は、フィルタ式の構文と同じです。現在、サポートされている条件は BCP-47 言語コードのリストのみです。例: 言語 en または fr の候補をブーストするには: (lang_code: ANY("en", "fr"))
    """
    boost: StrictFloat | None = None
    """
    省略可。ブーストの強さ。[-1, 1] の範囲で指定します。ブーストが負の値である場合は順位を下げることを意味します。デフォルトは 0.0 です。

    1.0 に設定すると、候補に強力なプロモーションが与えられます。ただし、ブーストされた候補が上位の結果になるとは限りません。

    -1.0 に設定すると、候補に大きなデモートが与えられます。ただし、関連性の高い他の候補は引き続き表示されることがあります。

    0.0 に設定すると、ブーストは適用されません。ブースト条件は無視されます。
    """
    boostControlSpec: BoostControlSpec | None = None
    """
    省略可。顧客定義の属性値に基づくカスタム ランキングの複雑な仕様。
    """


class ModalityConfig(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    modalityType: ModalityType
    """
    必須。モダリティ タイプ。
    """
    rewriterConfig: RewriterConfig | None = None
    """
    省略可。リライタ構成。
    """
    summarizationConfig: SummarizationConfig | None = None
    """
    省略可。要約構成。
    """
    groundingConfig: GroundingConfig | None = None
    """
    省略可。グラウンディング構成。
    """
    snippetsConfig: SnippetsConfig | None = None
    """
    省略可。スニペットの構成。
    """


class McpTool(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str
    """
    必須。MCP ツールの名前。
    """
    nameOverride: str | None = None
    """
    省略可。MCP ツールの名前のオーバーライド。名前が Toolset のオーバーライドによってオーバーライドされた場合に設定されます。
    """
    description: str | None = None
    """
    省略可。MCP ツールの説明。
    """
    inputSchema: Schema | None = None
    """
    省略可。MCP ツールの入力引数のスキーマ。
    """
    outputSchema: Schema | None = None
    """
    省略可。MCP ツールの出力引数のスキーマ。
    """
    serverAddress: str
    """
    必須。MCP サーバーのサーバー アドレス（例: https://example.com/mcp/）。サーバーが MCP SDK で構築されている場合、URL の末尾に「/mcp/」を付加する必要があります。ストリーミング可能な HTTP 転送ベースのサーバーのみがサポートされています。これは、McpToolset の server_address と同じです。詳しくは、https://modelcontextprotocol.io/specification/2025-03-26/basic/transports#streamable-http をご覧ください。
    """
    apiAuthentication: ApiAuthentication | None = None
    """
    省略可。MCP サーバーに対してツールを実行するために必要な認証情報。ベアラー トークン認証の場合、トークンはツールの実行にのみ適用され、ツールのリストには適用されません。そのため、認証なしでツールを一覧表示できる必要があります。
    """
    tlsConfig: TlsConfig | None = None
    """
    省略可。TLS 構成。クライアントが信頼すべきカスタム サーバー証明書が含まれます。
    """
    serviceDirectoryConfig: ServiceDirectoryConfig | None = None
    """
    省略可。VPC-SC の Service Directory 構成。境界内のサービス名の解決に使用されます。
    """
    customHeaders: dict[str, str] | None = None
    """
    省略可。MCP サーバーへのリクエストで送信するカスタム ヘッダー。値は $context.variables.<name_of_variable> 形式にする必要があり、セッション変数で設定できます。詳細については、https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/tool/open-api#openapi-injection をご覧ください。

    "key": value ペアのリストを含むオブジェクト。例: { "name": "wrench", "mass": "1.3kg", "count": "3" }
    """
    state: State | None = None
    """
    出力専用。外部サーバー上のツールの動的な可用性状態。
    """


class WidgetTool(BaseModel):
    """
    At most one of `parameters` is set (union `input`). ウィジェット ツールの入力。
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str
    """
    必須。ウィジェット ツールの表示名。
    """
    description: str | None = None
    """
    省略可。ウィジェット ツールの説明。
    """
    widgetType: WidgetType | None = None
    """
    省略可。ウィジェット ツールのタイプ。指定しない場合、デフォルトのタイプは CUSTOMIZED になります。
    """
    uiConfig: dict[str, Any] | None = None
    """
    省略可。ウィジェットのレンダリングの構成。
    """
    dataMapping: DataMapping | None = None
    """
    省略可。ソースツールのデータがウィジェットの入力パラメータにどのようにマッピングされるかを定義するマッピング。
    """
    textResponseConfig: TextResponseConfig | None = None
    """
    省略可。常に含まれるテキスト レスポンスの構成。
    """
    parameters: Schema | None = None
    """
    省略可。ウィジェット ツールの入力パラメータ。
    """


class RemoteAgentTool(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str
    """
    必須。ツールの名前。
    """
    description: str
    """
    必須。ツールの説明。
    """
    agentCard: AgentCard
    """
    必須。このツールが呼び出すリモート エージェントのエージェント カード。
    """


class OpenApiTool(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    openApiSchema: str
    """
    必須。JSON または YAML 形式の OpenAPI スキーマ。
    """
    name: str | None = None
    """
    省略可。ツールの名前。指定しない場合、ツールの名前は OpenAPI スキーマの operation.operationId から派生します。
    """
    description: str | None = None
    """
    省略可。ツールの説明。指定しない場合、ツールの説明は OpenAPI スキーマ、operation.description、または operation.summary から取得されます。
    """
    apiAuthentication: ApiAuthentication | None = None
    """
    省略可。API で必要な認証情報。
    """
    tlsConfig: TlsConfig | None = None
    """
    省略可。TLS 構成。クライアントが信頼するカスタム サーバー証明書が含まれます。
    """
    serviceDirectoryConfig: ServiceDirectoryConfig | None = None
    """
    省略可。Service Directory の構成。
    """
    ignoreUnknownFields: StrictBool | None = None
    """
    省略可。true の場合、エージェントは API レスポンスの不明なフィールドを無視します。
    """
    url: str | None = None
    """
    省略可。Open API スキーマのサーバー URL。このフィールドは、スキーマにサーバー URL が含まれている場合に、エクスポート プロセス中に環境の依存関係のツールでのみ設定されます。インポート プロセス中に、この URL が環境の依存関係に存在し、スキーマに $env_var プレースホルダがある場合、スキーマ内のプレースホルダが置き換えられます。
    """


class ConnectorTool(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    connection: str
    """
    必須。参照される Integration Connectors Connection の完全なリソース名。形式: projects/{project}/locations/{location}/connections/{connection}
    """
    action: Action
    """
    必須。ツールが使用するアクション。
    """
    authConfig: EndUserAuthConfig | None = None
    """
    省略可。Integration Connectors で認証を処理する方法を構成します。デフォルトでは、管理者の認証は Integration Connectors API リクエストで渡されます。別のエンドユーザー認証構成でオーバーライドできます。注: ここで EUC 構成を指定するには、Connection で認証オーバーライドが有効になっている必要があります。有効になっていない場合、ConnectorTool の作成は失敗します。詳細については、https://cloud.google.com/application-integration/docs/configure-connectors-task#configure-authentication-override をご覧ください。
    """
    name: str | None = None
    """
    省略可。エージェントがこの ConnectorTool を呼び出すかどうかを判断するために使用できるツールの名前。
    """
    description: str | None = None
    """
    省略可。この ConnectorTool を呼び出すかどうかをエージェントが判断するために使用できるツールの説明。
    """


class BoostSpec(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    conditionBoostSpecs: list[ConditionBoostSpec]
    """
    必須。ブースト仕様のリスト。
    """


class BoostSpecs(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    dataStores: list[str]
    """
    必須。ブースト構成が適用されるデータストア。DataStore の完全なリソース名（例: projects/{project}/locations/{location}/collections/{collection}/dataStores/{dataStore}）。
    """
    spec: list[BoostSpec]
    """
    必須。ブースト仕様のリスト。
    """


class DataStoreTool(BaseModel):
    """
    At most one of `dataStoreSource`, `engineSource` is set (union `search_source`). 検索ソース（単一のデータストアまたはエンジン）を定義します。
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str
    """
    必須。データストア ツールの名前。
    """
    description: str | None = None
    """
    省略可。ツールの説明。
    """
    boostSpecs: list[BoostSpecs] | None = None
    """
    省略可。特定のドキュメントをブーストするブースト仕様。
    """
    modalityConfigs: list[ModalityConfig] | None = None
    """
    省略可。データストアのモダリティ構成。
    """
    filterParameterBehavior: FilterParameterBehavior | None = None
    """
    省略可。フィルタ パラメータの動作。
    """
    dataStoreSource: DataStoreSource | None = None
    """
    省略可。特定の 1 つの DataStore 内を検索します。
    """
    engineSource: EngineSource | None = None
    """
    省略可。エンジン内を検索します（複数のデータストアにまたがる可能性があります）。
    """


class Tool(BaseModel):
    """
    ツールは、CES エージェントが特定の目標を達成するために実行できるアクションを表します。

    At most one of `clientFunction`, `openApiTool`, `googleSearchTool`, `connectorTool`, `dataStoreTool`, `pythonFunction`, `mcpTool`, `fileSearchTool`, `systemTool`, `agentTool`, `widgetTool`, `remoteAgentTool` is set (union `tool_type`). ツールのタイプ。
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    name: str | None = None
    """
    ID。ツールのリソース名。形式:

    • スタンドアロン ツールの場合、projects/{project}/locations/{location}/apps/{app}/tools/{tool}。
    • ツールセットから取得したツールの場合は projects/{project}/locations/{location}/apps/{app}/toolsets/{toolset}/tools/{tool}。

    これらのツールは動的で出力専用です。ツールが想定される場所で直接参照することはできません。
    """
    displayName: str | None = None
    """
    出力専用。ツールのタイプに基づいて導出されたツールの表示名。たとえば、[ClientFunction][Tool.ClientFunction] の表示名は、その name プロパティから派生します。
    """
    executionType: ExecutionType | None = None
    """
    省略可。ツールの実行タイプ。
    """
    timeout: Annotated[
        str | None,
        Field(
            pattern="^-?(?:[0-9]{1,11}|[0-2][0-9]{11}|30[0-9]{10}|31[0-4][0-9]{9}|315[0-4][0-9]{8}|3155[0-6][0-9]{7}|31557[0-5][0-9]{6}|315576000000)(?:[.][0-9]{1,9})?s$"
        ),
    ] = None
    """
    省略可。ツールの実行のタイムアウト。設定しない場合、デフォルトのタイムアウトは SYNCHRONOUS ツールでは 30 秒、ASYNCHRONOUS ツールでは 60 秒です。

    s で終わる小数 9 桁までの秒単位の期間。例: "3.5s"。
    """
    createTime: Annotated[
        str | None,
        Field(
            pattern="^(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])[Tt](?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9]{1,9})?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"
        ),
    ] = None
    """
    出力専用。ツールが作成されたときのタイムスタンプ。

    RFC 3339 を使用します。生成された出力は常に Z 正規化され、小数点以下は 0、3、6、または 9 桁になります。「Z」以外のオフセットも使用できます。例: "2014-10-02T15:01:23Z"、"2014-10-02T15:01:23.045123456Z"、"2014-10-02T15:01:23+05:30"。
    """
    updateTime: Annotated[
        str | None,
        Field(
            pattern="^(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])[Tt](?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9]{1,9})?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"
        ),
    ] = None
    """
    出力専用。ツールが最後に更新されたときのタイムスタンプ。

    RFC 3339 を使用します。生成された出力は常に Z 正規化され、小数点以下は 0、3、6、または 9 桁になります。「Z」以外のオフセットも使用できます。例: "2014-10-02T15:01:23Z"、"2014-10-02T15:01:23.045123456Z"、"2014-10-02T15:01:23+05:30"。
    """
    etag: str | None = None
    """
    読み取り、変更、書き込みオペレーション中にオブジェクトが変更されていないことを確認するために使用される ETag。etag が空の場合、更新によって同時変更が上書きされます。
    """
    generatedSummary: str | None = None
    """
    出力専用。ツールが LLM アシスタントによって生成された場合、このフィールドには生成の概要が記述されます。
    """
    toolFakeConfig: ToolFakeConfig | None = None
    """
    省略可。フェイクモードでのツールの動作の構成。
    """
    clientFunction: ClientFunction | None = None
    """
    省略可。クライアント関数。
    """
    openApiTool: OpenApiTool | None = None
    """
    省略可。オープン API ツール。
    """
    googleSearchTool: GoogleSearchTool | None = None
    """
    省略可。Google 検索ツール。
    """
    connectorTool: ConnectorTool | None = None
    """
    省略可。Integration Connector ツール。
    """
    dataStoreTool: DataStoreTool | None = None
    """
    省略可。データストア ツール。
    """
    pythonFunction: PythonFunction | None = None
    """
    省略可。Python 関数ツール。
    """
    mcpTool: McpTool | None = None
    """
    省略可。MCP ツール。MCP ツールは直接作成または更新できず、MCP ツールセットによって管理されます。
    """
    fileSearchTool: FileSearchTool | None = None
    """
    省略可。ファイル検索ツール。
    """
    systemTool: SystemTool | None = None
    """
    省略可。システムツール。
    """
    agentTool: AgentTool | None = None
    """
    省略可。エージェント ツール。
    """
    widgetTool: WidgetTool | None = None
    """
    省略可。ウィジェット ツール。
    """
    remoteAgentTool: RemoteAgentTool | None = None
    """
    省略可。リモート エージェント ツール。
    """


class CreateToolRequest(BaseModel):
    """
    AgentService.CreateTool のリクエスト メッセージです。
    """

    model_config: ClassVar[ConfigDict] = ConfigDict(
        extra="allow",
        json_schema_extra={
            "externalDocs": {
                "url": "https://docs.cloud.google.com/customer-engagement-ai/conversational-agents/ps/reference/mcp/tools_list/create_tool?hl=ja"
            }
        },
    )
    parent: str
    """
    必須。ツールを作成するアプリのリソース名。
    """
    toolId: str | None = None
    """
    省略可。ツールに使用する ID。ツールのリソース名の最終的なコンポーネントになります。指定しない場合、ツールに一意の ID が自動的に割り当てられます。
    """
    tool: Tool
    """
    必須。作成するツール。
    """


Schema.model_rebuild()
