"""What links and ids say of names. Printed names are short and translated; a link's target and an id are exact."""

import re
from urllib.parse import unquote, urlsplit

from msgspec import Struct

_TYPE = re.compile(r"(?:[a-z]\w*\.)*(?P<name>[A-Z]\w*(?:\.[A-Z]\w*)*)", re.ASCII)
"""A type's name, its package before it; every part in Pascal case."""

_IDENTIFIER = re.compile(r"[A-Za-z_][\w.]*", re.ASCII)
_WORDS = re.compile(r"[^()\[\]{}<>]*[^\W\d][^()\[\]{}<>]*")
"""A name in other words: translated, or with blanks. Brackets belong to an expression that holds a name."""

_PART = re.compile(r"\.(?:FIELDS|ENUM_VALUES|SCHEMA_REPRESENTATION)(?:[.-]|$)")
_TABLE = re.compile(r"(?:body\.)?(?P<owner>.+?)\.(?:SCHEMA_REPRESENTATION|FIELDS-table|ENUM_VALUES-table)")
_CARRYING = re.compile(r"(?P<label>.*[:：]\s*)(?P<text>\S.*)", re.DOTALL)


class TableId(Struct, frozen=True):
    """What the id of a table says: the type it belongs to, if it names one, and whether its rows are enum values."""

    owner: str | None
    values: bool


def type_name(anchor: str) -> str | None:
    """The type that an id or a fragment names, without its package; None when it names none.

    Ids in capitals are names of page parts (`METHODS_SUMMARY`), ids with `.FIELDS.` are those of rows.
    """
    match = _TYPE.fullmatch(anchor)
    if not match or _PART.search(anchor):
        return None
    capitals = match["name"].isupper() and "_" in match["name"]
    return None if capitals else match["name"]


def heading_name(text: str, anchor: str) -> str:
    """What a heading with the id `anchor` says: the type that the id names, behind a label where the text has one."""
    name = type_name(anchor)
    carrying = _CARRYING.fullmatch(text)
    if name is None or (carrying and not _agree(name, carrying["text"])):
        return text
    return carrying["label"] + name if carrying else name


def linked_name(text: str, href: str, *, code: bool) -> str:
    """What `text`, printed as a link to `href`, refers to; `text` itself where the target names no type.

    A fragment decides; without one, the last part of the path does where it ends as the text does, or the text is no
    identifier (a translation). Such text is a name only in code.
    """
    printed = _IDENTIFIER.fullmatch(text) is not None
    if not (printed or (code and _WORDS.fullmatch(text))):
        return text
    try:
        url = urlsplit(href)
    except ValueError:
        return text
    fragment = unquote(url.fragment)
    if name := type_name(fragment):
        return name
    if not fragment:
        name = type_name(unquote(url.path).rstrip("/").rpartition("/")[2])
        return name if name and (not printed or name.split(".")[-1] == text.rsplit(".", maxsplit=1)[-1]) else text
    well_known = fragment.replace("-", "")  # protobuf's own pages: `#field-mask`
    return well_known if not printed and _IDENTIFIER.fullmatch(well_known) else text


def table_id(anchor: str) -> TableId:
    """What the id of a table says: `body.ListLoansResponse.SCHEMA_REPRESENTATION`, `Loan.ENUM_VALUES-table`."""
    match = _TABLE.fullmatch(anchor)
    return TableId(type_name(match["owner"]) if match else None, values=anchor.endswith(".ENUM_VALUES-table"))


def _agree(name: str, text: str) -> bool:
    """Whether a printed `text` can stand for `name`: it ends alike, or is no identifier but a translation."""
    return not _IDENTIFIER.fullmatch(text) or name.rpartition(".")[2] == text.rpartition(".")[2]
