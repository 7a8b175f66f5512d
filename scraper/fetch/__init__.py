"""`refgen fetch`: refreshes the vendored pages from their URLs, politely, within limits, all of them or none."""
