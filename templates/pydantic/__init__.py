"""Pydantic v2 models, written by an independent reader of our OpenAPI documents."""
