// What must and what must not compile against the types of `sample.py`.

import { expectTypeOf } from "expect-type";
import { State } from "refgen-types/post";
import type {
  Choice,
  Envelope,
  Kept,
  KeptRequest,
  Nothing,
  Parcel,
  ParcelRequest,
  SendParcelRequest,
  Stamp,
  Zone,
} from "refgen-types/post";
import type { Base64String, Float, Int64String, JsonValue, Timestamp } from "refgen-types/protobuf-json";

declare const parcel: Parcel;

// A required union: exactly one member is set.
export const home: ParcelRequest = { pin: "1", home: { street: "Main Street" } };
export const box: ParcelRequest = { pin: "1", box: "7", cash: 3, labels: { a: ["b"] } };
// @ts-expect-error none is set
export const homeless: ParcelRequest = { pin: "1" };
// @ts-expect-error two are set
export const twoHomes: ParcelRequest = { pin: "1", home: {}, box: "7" };
declare const either: { pin: string; home: { street?: string }; box: string };
// @ts-expect-error two are set, and not in a literal
export const twoHomesAtLength: ParcelRequest = either;
// @ts-expect-error the member has the wrong type
export const wrongHome: ParcelRequest = { pin: "1", home: "Main Street" };

// A union that is not required: at most one.
export const free: Choice = {};
export const deep: Choice = { b: { b: { a: {} } } };
// @ts-expect-error two are set
export const both: Choice = { a: {}, b: {} };
// @ts-expect-error two are set further down
export const bothBelow: Choice = { b: { a: {}, b: {} } };
// @ts-expect-error each union counts for itself
export const cashAndCard: ParcelRequest = { pin: "1", box: "7", cash: 1, card: "x" };
// @ts-expect-error there is no such member
export const unknownMember: Choice = { c: {} };

// Reading is plain, and one member rules the others out.
expectTypeOf(parcel.home).toEqualTypeOf<Parcel["home"]>();
expectTypeOf<Parcel["box"]>().toEqualTypeOf<string | undefined>();
if (parcel.box !== undefined) {
  expectTypeOf(parcel.box).toEqualTypeOf<string>();
  expectTypeOf(parcel.home).toEqualTypeOf<undefined>();
  expectTypeOf(parcel.cash).toEqualTypeOf<number | undefined>();
}

// A union of one member is an optional field, a required one a required field.
expectTypeOf<Parcel["alone"]>().toEqualTypeOf<string | undefined>();
export const envelope: Envelope = { letter: "Dear" };
// @ts-expect-error the only member of the required union is missing
export const emptyEnvelope: Envelope = {};

// Output only: readonly when it comes back, not there when it is sent; input only the other way round.
expectTypeOf(parcel.id).toEqualTypeOf<string>();
// @ts-expect-error output only
parcel.id = "2";
parcel.grams = "20";
if (parcel.locker !== undefined) {
  // @ts-expect-error output only, in a union
  parcel.locker = "3";
}
// @ts-expect-error output only
export const withId: ParcelRequest = { pin: "1", box: "7", id: "2" };
// @ts-expect-error output only, in a union
export const withLocker: ParcelRequest = { pin: "1", locker: "7" };
// @ts-expect-error output only, further down
export const withIdBelow: ParcelRequest = { pin: "1", box: "7", inner: [{ pin: "1", box: "7", id: "2" }] };
expectTypeOf<ParcelRequest>().not.toHaveProperty("id");
expectTypeOf<ParcelRequest>().not.toHaveProperty("locker");
expectTypeOf<Parcel>().not.toHaveProperty("pin");
// @ts-expect-error required when it comes back
export const withoutId: Parcel = { box: "7" };
// @ts-expect-error required when it is sent
export const withoutPin: ParcelRequest = { box: "7" };
export const request: SendParcelRequest = { parcel: home };
// @ts-expect-error what is only ever sent holds what may be sent
export const requestWithId: SendParcelRequest = { parcel: { pin: "1", box: "7", id: "2" } };
export const kept: Kept = { made: "2014-10-02T15:01:23Z" };
export const keptRequest: KeptRequest = {};
// @ts-expect-error all of it is output only
export const keptRequestWithAll: KeptRequest = { made: "2014-10-02T15:01:23Z" };

// A message without fields is an object and holds nothing.
export const nothing: Nothing = {};
// @ts-expect-error no object
export const number: Nothing = 5;
// @ts-expect-error not empty
export const something: Nothing = { a: 1 };

// Enums are open.
expectTypeOf(State.SENT).toEqualTypeOf<"SENT">();
expectTypeOf(State["Etc/UTC+1"]).toEqualTypeOf<"Etc/UTC+1">();
export const states: State[] = [State.SENT, "LOST", "SOMETHING_NEW"];
// @ts-expect-error no such value is listed
export const unlisted: State = State.SOMETHING_NEW;
// @ts-expect-error the object is constant
State.SENT = "SENT";
// @ts-expect-error no string
export const noState: State = 1;

// Wire formats.
expectTypeOf<Exclude<Parcel["grams"], undefined>>().toEqualTypeOf<Int64String>();
expectTypeOf<Exclude<Parcel["seal"], undefined>>().toEqualTypeOf<Base64String>();
expectTypeOf<Exclude<Parcel["sent"], undefined>>().toEqualTypeOf<Timestamp>();
expectTypeOf<Exclude<Parcel["ratio"], undefined>>().toEqualTypeOf<Float>();
expectTypeOf<Exclude<Parcel["extra"], undefined>>().toEqualTypeOf<JsonValue>();
expectTypeOf<Parcel["labels"]>().toEqualTypeOf<{ [key: string]: string[] } | undefined>();
export const ratios: Parcel["ratio"][] = [0.5, "NaN", "Infinity", "-Infinity"];
// @ts-expect-error a number that is no number has one of three names
export const ratio: Parcel["ratio"] = "0.5";
// @ts-expect-error int64 travels as a string
export const grams: Parcel["grams"] = 5;
// @ts-expect-error absent and undefined are not the same under exactOptionalPropertyTypes
export const absent: ParcelRequest = { pin: "1", box: "7", grams: undefined };

// Opaque types.
export const stamp: Stamp = { any: [1, { thing: null }] };
// @ts-expect-error no JSON
export const noStamp: Stamp = { any: undefined };
export const zone: Zone = "any";
expectTypeOf<Zone>().toEqualTypeOf<string>();
