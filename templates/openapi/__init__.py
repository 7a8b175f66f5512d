"""OpenAPI 3.1 documents, one per API."""
