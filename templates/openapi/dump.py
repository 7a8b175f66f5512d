"""Plain data -> YAML that readers of YAML 1.1 and of YAML 1.2 load as the same data.

The two versions disagree on which bare words are numbers, booleans or dates (`1E6`, `012`, `0o7`, `OFF`, `10:00`,
`2024-01-15`), and their readers add errors of their own. So a bare word is the exception: text stays unquoted only when
it starts with a letter (or `$`, for `$ref`) and is no word that a version takes for something else.
"""

import re
from typing import Any

from yaml import CSafeDumper, ScalarNode, dump

_NOT_TEXT = frozenset(["y", "n", "yes", "no", "on", "off", "true", "false", "null", "none", "nan", "inf", "infinity"])
# Control characters, and those that break a line for YAML 1.1 but not for 1.2, or that some readers strip.
_ESCAPED = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_UNLIMITED = 1 << 30


class _Dumper(CSafeDumper):
    """libyaml's dumper with our choice of scalar styles and without anchors."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002 - the signature is PyYAML's
        return True


def _represent_text(dumper: _Dumper, text: str) -> ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=_style(text))


_Dumper.add_representer(str, _represent_text)


def _style(text: str) -> str | None:
    """The YAML style of `text`; None leaves it unquoted where libyaml can. libyaml escapes what a style cannot hold."""
    if _ESCAPED.search(text):
        return '"'
    if "\n" in text:
        # The indentation hint that leading white space needs is read differently by different readers.
        return '"' if text[0].isspace() or text[-1].isspace() else "|"
    starts_as_text = text[:1].isalpha() or text[:1] == "$"
    return None if starts_as_text and text.lower() not in _NOT_TEXT else "'"


def to_yaml(data: Any, indent: int = 0) -> str:
    """`data` (dicts, lists, strings, numbers, booleans) as block YAML, each line after `indent` spaces, no final break.

    Keys keep their order, lines are never folded and texts of several lines are literal blocks.
    """
    text = dump(data, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=_UNLIMITED).rstrip("\n")
    pad = " " * indent
    return "\n".join(pad + line if line else line for line in text.removesuffix("\n...").split("\n"))
