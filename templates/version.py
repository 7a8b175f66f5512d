"""The version of what is generated, one for the Python distribution and the npm package."""

VERSION = "0.1.0"
