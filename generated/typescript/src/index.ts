/**
 * The APIs, each under its own name.
 *
 * @packageDocumentation
 */

export * as interactions from "./interactions.js";
export * as interactions_wire from "./interactions_wire.js";
export * as ces from "./ces.js";
export type * from "./protobuf-json.js";
