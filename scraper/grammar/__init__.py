"""The grammar: blocks of a page to the declarations on it, one construct a file."""
