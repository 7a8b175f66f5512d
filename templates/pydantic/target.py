"""Pydantic v2 models: `python/refgen_types/pydantic/<api>.py`, written by datamodel-code-generator.

The generator reads nothing but our OpenAPI document, so these models are as strict as the document: an enum value that
the pages do not know is refused. Unknown properties are kept. Strings with a wire format stay strings, checked by their
pattern: a `datetime` would lose nanoseconds, and decoded bytes the alphabet they came in. Numbers and booleans are
strict: else pydantic would take the string "12" and the boolean `true` for numbers.

The generator takes seconds: callers run it only when the document changed.
"""

from collections.abc import Sequence

import yaml

from ir.model import Api

HEADER = '"""Pydantic v2 models, generated from the OpenAPI document of the same name. Do not edit."""\n'

_AS_STRING = ("int64", "uint64", "byte", "date-time", "google-duration", "google-fieldmask")
_MAPPINGS = [*(f"string+{name}=string" for name in _AS_STRING), "integer+uint32=integer", "object+google-any=object"]

# Without its type, which every base class states, type checkers may each infer another one.
_CONFIG = "\n    model_config = ConfigDict("
_TYPED_CONFIG = "\n    model_config: ClassVar[ConfigDict] = ConfigDict("


def render_package(apis: Sequence[Api]) -> dict[str, str]:  # noqa: ARG001 - every target has this function
    """The package that holds the models."""
    return {"python/refgen_types/pydantic/__init__.py": '"""Pydantic v2 models of the same APIs, one module each."""\n'}


def render(openapi_yaml: str) -> str:
    """The Python module with a model per schema of `openapi_yaml` (the text of a document), as `black` writes it.

    Fields are called by their wire names where Python allows, else they carry them as alias.
    """
    if "components" not in yaml.load(openapi_yaml, yaml.CSafeLoader):
        return HEADER
    import black
    from datamodel_code_generator import generate
    from datamodel_code_generator.config import GenerateConfig
    from datamodel_code_generator.enums import CustomFileHeaderMode, DataModelType, InputFileType, StrictTypes
    from datamodel_code_generator.format import PythonVersion

    config = GenerateConfig(
        input_file_type=InputFileType.OpenAPI,
        output_model_type=DataModelType.PydanticV2BaseModel,
        target_python_version=PythonVersion.PY_311,
        custom_file_header=HEADER,
        custom_file_header_mode=CustomFileHeaderMode.Replace,
        additional_imports=["typing.ClassVar"],
        extra_fields="allow",
        type_mappings=_MAPPINGS,
        strict_types=[StrictTypes.bool, StrictTypes.float, StrictTypes.int],
        use_annotated=True,
        use_specialized_enum=True,
        use_schema_description=True,
        use_field_description=True,
        allow_remote_refs=False,
        formatters=[],
    )
    module = str(generate(openapi_yaml, config=config)).replace(_CONFIG, _TYPED_CONFIG)
    return black.format_str(module, mode=black.Mode())
