"""Text of pages as Python literals: it reads back exactly, cannot end its quotes, and `black` has nothing to change.

Whatever is not plainly visible is written as an escape: controls, bidirectional and other format characters, line
separators, surrogates, and blanks where an editor or formatter would take them away.
"""

import unicodedata

_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})


def literal(text: str) -> str:
    """`text` as a string literal for code: a line of ASCII, in the quotes that need fewer escapes, double if equal."""
    quote = "'" if text.count("'") < text.count('"') else '"'
    if not (text.isascii() and _is_plain(text)):
        text = "".join(_visible(char) if char.isascii() else _escape(char) for char in text)
    return quote + text.replace(quote, f"\\{quote}") + quote


def docstring(text: str, indent: int) -> str:
    """`text` as a triple-quoted literal for a statement at column `indent`; several lines, if it has several.

    Lines after the first are indented and the closing quotes stand alone, as PEP 257 has it: `refgen_types.docs` and,
    for ordinary prose, `inspect.cleandoc` give `text` back.
    """
    margin = " " * indent
    first, *rest = text.split("\n")
    # Without a line at the margin a reader could not tell the margin from the text.
    floating = all(not line or line[0].isspace() for line in rest)
    lines = [margin + _line(line, blank_first=floating) if line else "" for line in rest]
    body = "\n".join([_line(first, blank_first=True), *lines]).replace('"""', '\\"\\"\\"')
    if body.startswith('"'):
        body = f"\\{body}"
    return f'"""{body}\n{margin}"""' if rest or body.endswith(('"', "\\")) else f'"""{body}"""'


def _line(line: str, *, blank_first: bool) -> str:
    """A line of prose without a blank that could get lost: at its end always, at its start where `blank_first`."""
    chars = list(line if _is_plain(line) else map(_visible, line))
    if line and line[0].isspace() and (blank_first or line[0] != " "):
        chars[0] = _escape(line[0])
    if line and line[-1].isspace():
        chars[-1] = _escape(line[-1])
    return "".join(chars)


def _is_plain(text: str) -> bool:
    """Whether every character of `text` is visible as it is."""
    return text.isprintable() and "\\" not in text


def _visible(char: str) -> str:
    return _escape(char) if char in _ESCAPES or unicodedata.category(char) in _HIDDEN else char


def _escape(char: str) -> str:
    code = ord(char)
    if char in _ESCAPES:
        return _ESCAPES[char]
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
