r"""Text of pages inside TypeScript: comments that it cannot end, string literals that it cannot leave.

The rules for comments, each of which can be undone by a reader:

- `*/` is written `*\/`. Any backslashes between the two characters get one more, so that nothing else reads the same.
- An `@` that starts a word, or follows `{`, would start a tag: it is written `\@`, again with one backslash more than
  stood there. Markdown and TSDoc show the `@` alone.
- A character that cannot be seen, or that changes how the text around it is seen (control characters, line and
  paragraph separators, marks of writing direction), is written as its `\uXXXX` escape.

Other characters stay as they are. A backslash or a brace in a path such as `C:\temp` or `projects/{project}` is no
tag for any compiler or editor, and escaping it would only make the text harder to read.
"""

import json
import re
from dataclasses import dataclass

_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff"
    "\ufff9-\uffff\U000e0000-\U000e007f]"
)
_COMMENT_END = re.compile(r"\*(\\*)/")
_TAG_START = re.compile(r"(?<![^\s{])(\\*)@")
_IDENTIFIER = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")
# Words that cannot name a type and a constant of a module. Only a new version of the language may add to them.
_RESERVED = re.compile(
    "any|arguments|await|bigint|boolean|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|"
    "export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|never|new|null|number|"
    "object|package|private|protected|public|return|static|string|super|switch|symbol|this|throw|true|try|typeof|"
    "undefined|unknown|var|void|while|with|yield"
)

WIDTH = 100
"""Columns of a line of code. Prose is never wrapped: its lines are those of the page."""


@dataclass(frozen=True, kw_only=True)
class Doc:
    """What a TSDoc comment says: `text` is the page's (hostile), `notes` are our own words and may hold inline tags."""

    text: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    source: str = ""
    see: str = ""
    deprecated: bool = False


def comment(doc: Doc, indent: str = "") -> str:
    """A TSDoc block for `doc` with one line per line of text, and a line feed behind it; empty where `doc` is."""
    blocks = [*map(_safe, doc.text), *doc.notes]
    if doc.source:
        blocks.append(f"Source: {_safe(doc.source)}")
    if doc.see:
        blocks.append(f"@see {_safe(doc.see)}")
    if doc.deprecated:
        blocks.append("@deprecated The reference marks it so.")
    lines = "\n\n".join(blocks).split("\n")
    if lines == [""]:
        return ""
    if len(lines) == 1 and len(single := f"{indent}/** {lines[0].rstrip()} */\n") <= WIDTH:
        return single
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */", ""])


def literal(text: str) -> str:
    """`text` as a double-quoted string literal."""
    return _escape_unseen(json.dumps(text, ensure_ascii=False))


def property_name(name: str) -> str:
    """`name` as the name of a property in a type: bare where it is an identifier, else quoted."""
    return name if _IDENTIFIER.fullmatch(name) else literal(name)


def object_key(name: str) -> str:
    """`name` as the key of a property in an object literal, where `__proto__` would set the prototype."""
    return '["__proto__"]' if name == "__proto__" else property_name(name)


def identifier(name: str) -> str:
    """`name` as the name of a type: what cannot stand in one becomes `_`, and a reserved word gets a `_` behind."""
    clean = "".join(character if f"_{character}".isidentifier() else "_" for character in name)
    if not clean.isidentifier():
        clean = f"_{clean}"
    return f"{clean}_" if _RESERVED.fullmatch(clean) else clean


def cell(text: str) -> str:
    """`text` in a cell of a Markdown table."""
    return _escape_unseen(" ".join(text.split())).replace("|", "\\|").replace("<", "&lt;")


def _safe(text: str) -> str:
    text = _escape_unseen(text.replace("\r\n", "\n"))
    return _COMMENT_END.sub(r"*\\\1/", _TAG_START.sub(r"\\\1@", text))


def _escape_unseen(text: str) -> str:
    return _UNSEEN.sub(_escape, text)


def _escape(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"\\u{code:04X}" if code < 0x10000 else f"\\u{{{code:X}}}"
