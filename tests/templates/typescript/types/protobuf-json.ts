// What must and what must not compile against the shared types.

import { expectTypeOf } from "expect-type";
import type {
  AnyObject,
  AtMostOne,
  Base64String,
  Duration,
  ExactlyOne,
  JsonObject,
  JsonValue,
  Timestamp,
} from "refgen-types/protobuf-json";

// Any string may be assigned, and read back as one; two formats do not mix.
declare const text: string;
export const seal: Base64String = text;
export const backToText: string = seal;
export const duration: Duration = "3.5s";
// @ts-expect-error a duration is no point in time
export const time: Timestamp = duration;
// @ts-expect-error bytes are no duration
export const length: Duration = seal;
export const upper: string = seal.toUpperCase();

export const value: JsonValue = [null, true, 1, "a", { b: [{}] }];
export const object: JsonObject = { a: value, b: duration };
// @ts-expect-error a function is no JSON
export const noValue: JsonValue = () => 1;
// @ts-expect-error nor is a date
export const noJson: JsonObject = { at: new Date() };

export const any: AnyObject = { "@type": "type.googleapis.com/google.protobuf.Duration", value: "1s" };
// @ts-expect-error its type is not named
export const untyped: AnyObject = { value: "1s" };

interface Members {
  a: string;
  readonly b: number;
}

type One = ExactlyOne<Members>;
type None = AtMostOne<Members>;
export const one: One = { a: "" };
export const none: None = {};
// @ts-expect-error none is set
export const noOne: One = {};
// @ts-expect-error two are set
export const two: None = { a: "", b: 1 };
// @ts-expect-error no object
export const noObject: None = 5;
// @ts-expect-error no object
export const list: None = [];
expectTypeOf<One["a"]>().toEqualTypeOf<string | undefined>();
expectTypeOf<None["b"]>().toEqualTypeOf<number | undefined>();
