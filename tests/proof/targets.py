"""The targets of one API, each as something that takes a value or refuses it, and gives it back."""

import importlib.util
import json
import re
import sys
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Protocol

import yaml
from jsonschema import Draft202012Validator
from jsonschema.protocols import Validator
from pydantic import ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from ir.model import Api
from templates.openapi import target as openapi
from templates.pydantic import target as pydantic
from templates.python import names
from templates.python import target as python
from templates.typescript import target as typescript
from templates.typescript.names import Names
from templates.typescript.shapes import directions
from tests.node import tools
from tests.proof.known import Known
from tests.proof.subjects import Subject
from tests.templates.typescript.compiler import errors, write

COMPILERS = ("tsc", "tsc-5")
"""Both major versions of the TypeScript compiler that users have."""


def write_targets(api: Api, folder: Path) -> Path:
    """Writes what is generated of `api` below `folder`, as an output folder has it; returns `folder`."""
    files: dict[str, str] = {}
    for target in (python, openapi, typescript):
        files |= target.render_api(api) | target.render_package([api])
    files |= pydantic.render_package([api])
    files[f"python/refgen_types/pydantic/{api.name}.py"] = pydantic.render(files[f"openapi/{api.name}.yaml"])
    write(folder, files)
    return folder


class Target(Protocol):
    """What reads values."""

    name: str

    def accepts(self, subject: Subject, value: Any) -> bool: ...


class Dataclasses:
    """`refgen_types.<api>`: `from_dict` and `to_dict`, and the same by JSON text."""

    name = "dataclasses"

    def __init__(self, folder: Path, known: Known) -> None:
        """`folder` is the output folder."""
        self._package = _package(folder / "python/refgen_types", known.api.name)
        self._module = importlib.import_module(f"{self._package}.{known.api.name}")
        self._error: type[Exception] = sys.modules[self._package].WireError
        self._classes = names.classes(known.api)
        self._readers = names.functions(known.api, self._classes.values())

    def accepts(self, subject: Subject, value: Any) -> bool:
        try:
            self.read(subject, value)
        except self._error:
            return False
        return True

    def read(self, subject: Subject, value: Any, *, partial: bool = False) -> Any:
        """The message that `value` is."""
        return self._reader(subject)(value, partial)

    def returned(self, subject: Subject, value: Any, *, partial: bool = False) -> Any:
        """`value` decoded and encoded again, which both ways of encoding do alike."""
        message = self.read(subject, value, partial=partial)
        given = message.to_dict(partial)
        assert json.loads(message.to_json(partial)) == given
        assert self.read(subject, json.loads(message.to_json(partial)), partial=partial) == message
        return given

    def _reader(self, subject: Subject) -> Callable[[Any, bool], Any]:
        reader = self._readers.get(subject.name) or self._classes[subject.name]
        found = getattr(self._module, reader)
        read: Callable[[Any, bool], Any] = getattr(found, "from_dict", found)
        return read


class Schemas:
    """`openapi/<api>.yaml`: the schemas of its components, under JSON Schema 2020-12."""

    name = "openapi"

    def __init__(self, folder: Path, known: Known) -> None:
        """`folder` is the output folder."""
        text = (folder / f"openapi/{known.api.name}.yaml").read_text(encoding="utf-8")
        document = Resource.from_contents(yaml.load(text, yaml.CSafeLoader), default_specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource("urn:api", document)
        self._made: dict[str, Validator] = {}

    def accepts(self, subject: Subject, value: Any) -> bool:
        if subject.name not in self._made:
            reference = {"$ref": f"urn:api#/components/schemas/{subject.name}"}
            self._made[subject.name] = Draft202012Validator(reference, registry=self._registry)
        return self._made[subject.name].is_valid(value)


class Pydantic:
    """`refgen_types.pydantic.<api>`: validation and dump of JSON text."""

    name = "pydantic"

    def __init__(self, folder: Path, known: Known) -> None:
        """`folder` is the output folder."""
        package = _package(folder / "python/refgen_types", known.api.name)
        self._module = importlib.import_module(f"{package}.pydantic.{known.api.name}")

    def accepts(self, subject: Subject, value: Any) -> bool:
        try:
            self.model(subject.name).model_validate(value)
        except ValidationError:
            return False
        return True

    def returned(self, subject: Subject, value: Any) -> Any:
        """`value` decoded and encoded again, by its wire names and without what it did not set."""
        model = self.model(subject.name).model_validate_json(json.dumps(value))
        return json.loads(model.model_dump_json(by_alias=True, exclude_unset=True))

    def model(self, name: str) -> Any:
        """The class of a type: a model, or an enum."""
        return getattr(self._module, name)


class TypeScript:
    """`typescript/src/<api>.ts`: literals that are assigned to its types, many in one compilation."""

    name = "typescript"

    def __init__(self, folder: Path, known: Known) -> None:
        """`folder` is the output folder."""
        self._source = folder / "typescript/src"
        self._api = known.api.name
        given = Names(known.api)
        shapes = directions(known.api)
        self._names = {(name, shapes[name][0]): given[name] for name in shapes}
        self._names |= {
            (name, "request"): given.claim(given[name], "Request") for name in shapes if len(shapes[name]) > 1
        }

    def accept(self, compiler: str, folder: Path, values: Sequence[tuple[Subject, Any]]) -> list[bool]:
        """For each value whether `compiler` takes it; `folder` is one to work in."""
        write(folder, {f"typescript/src/{path.name}": path.read_text("utf-8") for path in self._source.glob("*.ts")})
        lines = [f'import type * as api from "refgen-types/{self._api}";']
        for number, (subject, value) in enumerate(values):
            name = self._names[subject.name, subject.direction]
            lines.append(f"export const value{number}: api.{name} = {json.dumps(value)};")
        write(folder, {"values.ts": "\n".join(lines) + "\n"})
        refused = set()
        for error in errors(partial(tools.run, compiler), folder, ["values.ts"]):
            if not error.startswith(" "):
                found = re.match(r"values\.ts\((\d+),\d+\): error TS", error)
                assert found, error
                refused.add(int(found[1]) - 2)
        return [number not in refused for number in range(len(values))]


class Targets:
    """All of them, loaded when asked for."""

    def __init__(self, folder: Path, known: Known) -> None:
        """`folder` is the output folder that holds the API."""
        self._folder = folder
        self._known = known

    @cached_property
    def dataclasses(self) -> Dataclasses:
        return Dataclasses(self._folder, self._known)

    @cached_property
    def schemas(self) -> Schemas:
        return Schemas(self._folder, self._known)

    @cached_property
    def pydantic(self) -> Pydantic:
        return Pydantic(self._folder, self._known)

    @cached_property
    def typescript(self) -> TypeScript:
        return TypeScript(self._folder, self._known)

    @property
    def python(self) -> tuple[Target, ...]:
        """Those that run here."""
        return self.dataclasses, self.schemas, self.pydantic


def _package(folder: Path, api: str) -> str:
    """The name under which the package in `folder` is imported, one for each API so that none meets another."""
    name = f"refgen_types_of_{api}"
    if name not in sys.modules:
        place = folder / "__init__.py"
        spec = importlib.util.spec_from_file_location(name, place, submodule_search_locations=[str(folder)])
        assert spec
        assert spec.loader
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return name
