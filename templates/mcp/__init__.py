"""MCP tool definitions, one file per API that documents tools."""
