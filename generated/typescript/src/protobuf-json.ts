/**
 * How values travel as JSON: the protobuf JSON mapping as types. No code runs from here.
 *
 * @see https://protobuf.dev/programming-guides/json/
 *
 * @packageDocumentation
 */

declare const format: unique symbol;

/**
 * A string that says what it holds. Any string may be assigned to it; a string that says it holds something else may
 * not.
 */
export type Formatted<Name extends string> = string & { readonly [format]?: Name };

/** A signed integer of 64 bits in decimal digits, such as `"-42"`: a JSON number would lose the last of them. */
export type Int64String = Formatted<"int64">;

/** An unsigned integer of 64 bits in decimal digits, such as `"42"`: a JSON number would lose the last of them. */
export type Uint64String = Formatted<"uint64">;

/** Bytes in base64. The standard and the URL-safe alphabet are both read, with or without padding. */
export type Base64String = Formatted<"base64">;

/** A point in time as RFC 3339 writes it, with up to nine digits of a second: `"2014-10-02T15:01:23.045123456Z"`. */
export type Timestamp = Formatted<"timestamp">;

/** A length of time in seconds with up to nine digits behind the point and an `s` at the end: `"3.5s"`. */
export type Duration = Formatted<"duration">;

/** Paths of fields in lowerCamelCase, separated by commas: `"user.displayName,photo"`. */
export type FieldMask = Formatted<"field-mask">;

/** A whole number of 32 bits. */
export type Integer = number;

/** A floating-point number. The three that JSON cannot write travel as strings. */
export type Float = number | "NaN" | "Infinity" | "-Infinity";

/** Any JSON value. */
export type JsonValue = null | boolean | number | string | JsonArray | JsonObject;

/** A JSON array of any values. */
export type JsonArray = JsonValue[];

/** A JSON object with any members. */
export interface JsonObject {
  [key: string]: JsonValue;
}

/** A message of any type, which `@type` names by its URL (`google.protobuf.Any`). */
export interface AnyObject {
  "@type": string;
  [key: string]: JsonValue;
}

declare enum Tag {
  Unlisted = "a tag that the reference does not list",
}

/**
 * A tag that the reference does not list. It is a type of its own so that a `switch` over the tags it lists narrows:
 * write `"new_tag" as UnlistedTag` to send one.
 */
export type UnlistedTag = Tag.Unlisted;

/** Exactly one member of `Members` is set: a required union (oneof). The others read as `undefined`. */
export type ExactlyOne<Members> = {
  [Name in keyof Members]: Pick<Members, Name> & {
    [Other in keyof Members as Exclude<Other, Name>]?: never;
  };
}[keyof Members];

/** At most one member of `Members` is set: a union (oneof). The others read as `undefined`. */
export type AtMostOne<Members> = ExactlyOne<Members> | { [Name in keyof Members]?: never };
