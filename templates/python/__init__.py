"""Python: the package `refgen_types`, one module of dataclasses and enums per API."""
