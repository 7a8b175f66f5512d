"""Names that the generated Python may not take: one frozen list, by where the name would stand.

Policy. A published name never moves, and these lists decide names; so an entry is never taken out, and one is put in
only when a name breaks generated code in a supported Python. Words that merely look special stay free: `type`, `field`,
`match` and `id` are good attribute names, because neither a class body nor a method of ours says them. A name in a list
gets an underscore behind it (`from_`), never another word, and the wire name is untouched.
"""

KEYWORDS = frozenset(
    """
    False None True and as assert async await break class continue def del elif else except finally for from global if
    import in is lambda nonlocal not or pass raise return try while with yield
    """.split()  # noqa: SIM905 - words read best as words
)
"""The keywords of Python 3.11 to 3.14. Soft keywords (`match`, `case`, `type`) are names like any other."""

ATTRIBUTES = KEYWORDS | frozenset(
    """
    bool bytes dict float int list object str
    classmethod
    cls self
    from_dict from_json to_dict to_json unknown_fields write_json
    """.split()  # noqa: SIM905 - words read best as words
)
"""Attributes of a message. By line: what annotations in a class body say (an attribute `list` would change what a later
`list[str]` means, for type checkers and for `typing.get_type_hints`); the decorator of its methods; what the methods
and `__init__` call their own object; what every message has."""

MEMBERS = KEYWORDS | frozenset(
    """
    mro name value
    capitalize casefold center count encode endswith expandtabs find format format_map index isalnum isalpha isascii
    isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper join ljust lower lstrip
    maketrans partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines
    startswith strip swapcase title translate upper zfill
    """.split()  # noqa: SIM905 - words read best as words
)
"""Members of an enum: what `enum` refuses or uses itself, and the methods that a `StrEnum` has from `str`."""

TYPES = KEYWORDS | frozenset(
    """
    bool bytes classmethod dict float int len list object str type RecursionError
    before cls data error item kept key known message name partial self text unknown value write
    """.split()  # noqa: SIM905 - words read best as words
)
"""Classes of a module: the builtins that generated code says, and its local variables. What a module imports needs no
entry here, as it can get an alias."""
