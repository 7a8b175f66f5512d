"""Targets: the IR written as files. A target is a folder of Jinja templates and the Python that prepares their data."""
