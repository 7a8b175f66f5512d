"""TypeScript: the npm package `refgen-types`, one module per API."""
