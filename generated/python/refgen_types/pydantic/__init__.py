"""Pydantic v2 models of the same APIs, one module each."""
