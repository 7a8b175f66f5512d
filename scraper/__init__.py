"""Reading: reference pages (`readers`, bytes to blocks) and what they declare (`grammar`, blocks to declarations)."""
