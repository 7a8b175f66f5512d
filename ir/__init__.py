"""The meaning of reference pages: plain data (`model`) and passes over it, one pass a file."""
