/**
 * Streams of server-sent events whose data is JSON: reading them, and putting the message together that they carry in
 * pieces.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 *
 * @packageDocumentation
 */

/** What runs wherever this runs, and no library of the compiler needs to declare. */
declare const TextDecoder: new () => {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
};
declare const atob: (text: string) => string;
declare const btoa: (text: string) => string;

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

/** Bytes (or text) that come in chunks: an async iterable, a `ReadableStream`, or a `Response` that has one. */
export type ByteSource =
  | AsyncIterable<Uint8Array | string>
  | { getReader(): Reader }
  | { readonly body: AsyncIterable<Uint8Array> | { getReader(): Reader } | null };

/** What is wrong with a stream. `steps` are those that were complete before. */
export class StreamError extends Error {
  override readonly name = "StreamError";
  readonly steps: readonly unknown[];

  constructor(message: string, steps: readonly unknown[] = []) {
    super(message);
    this.steps = steps;
  }
}

/**
 * The events of `source`, one by one. An event whose data does not say what it is gets the name that the stream gives it
 * as its `tag`. The data `[DONE]` ends the stream.
 */
export async function* readEvents<Event>(source: ByteSource, tag: string): AsyncGenerator<Event> {
  let data: string[] = [];
  let name = "";
  let count = 0;
  for await (const batch of lines(chunks(source))) {
    for (const line of batch) {
      if (line === "") {
        const text = data.join("\n");
        if (text === "[DONE]") return;
        if (text !== "") yield parsed(text, tag, name, ++count) as Event;
        data = [];
        name = "";
        continue;
      }
      const colon = line.indexOf(":");
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? "" : line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1);
      if (field === "data") data.push(value);
      else if (field === "event") name = value;
    }
  }
  const text = data.join("\n");
  if (text !== "" && text !== "[DONE]") yield parsed(text, tag, name, count + 1) as Event;
}

function parsed(text: string, tag: string, name: string, count: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StreamError(`event ${count} of the stream is cut off, or no JSON`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new StreamError(`event ${count} of the stream is no JSON object`);
  }
  const event = value as Record<string, unknown>;
  return name !== "" && event[tag] === undefined ? { [tag]: name, ...event } : event;
}

async function* chunks(source: ByteSource): AsyncGenerator<Uint8Array | string> {
  const stream = "body" in source ? source.body : source;
  if (stream === null) return;
  if (!("getReader" in stream)) {
    yield* stream;
    return;
  }
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (next.value !== undefined) yield next.value;
    }
  } finally {
    await reader.cancel();
  }
}

/** Lines end in CR LF, LF or CR, wherever the chunks are cut. A line that nothing ends is a line as well. */
async function* lines(source: AsyncGenerator<Uint8Array | string>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let pending: string[] = [];
  let afterReturn = false;
  for await (const chunk of source) {
    let text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    if (text === "") continue;
    if (afterReturn && text.startsWith("\n")) text = text.slice(1);
    afterReturn = text.endsWith("\r");
    const [first = "", ...others] = text.split(/\r\n|\n|\r/);
    pending.push(first);
    const last = others.pop();
    if (last === undefined) continue;
    yield [pending.join(""), ...others];
    pending = [last];
  }
  yield [pending.join("") + decoder.decode()];
}

type Json = Record<string, unknown>;

/** Which events and fields build the steps of a message. */
export interface StreamPlan {
  readonly event: string;
  readonly start: string;
  readonly delta: string;
  readonly stop: string;
  readonly step: string;
  readonly index: string;
  readonly change: string;
  readonly whole: readonly string[];
  readonly snapshot: string;
  readonly steps: string;
  /** By the tag of a delta. */
  readonly folds: { readonly [delta: string]: Fold };
  readonly tag: string;
  /** By the tag of an item: the fields whose pieces are put together, texts and base64. */
  readonly growths: { readonly [item: string]: { readonly [field: string]: "text" | "base64" } };
}

/** Where a delta goes: into `target`, a list with `many`; `source` is what of it goes there, all of it if null. */
export interface Fold {
  readonly steps: readonly string[];
  readonly target: string;
  readonly source: string | null;
  readonly many: boolean;
}

/** Puts the events of a stream together to the message that they carry. */
export class StreamAccumulator<Message, Step, Event extends object> {
  readonly #plan: StreamPlan;
  readonly #steps = new Map<number, Json>();
  readonly #open = new Set<number>();
  #last = -1;
  #message: Json | undefined;
  #ended = false;
  /** Deltas that the reference does not list, with the index of their step. Nothing is done with them. */
  readonly unknown: { index: number; delta: unknown }[] = [];

  constructor(plan: StreamPlan) {
    this.#plan = plan;
  }

  /** The steps that are complete. */
  get steps(): Step[] {
    return [...this.#steps]
      .filter(([index]) => !this.#open.has(index))
      .map(([, step]) => step as Step);
  }

  /** Takes the next event. Throws a {@link StreamError} where it does not fit those before. */
  add(event: Event): void {
    const plan = this.#plan;
    const given = event as Json;
    const kind = given[plan.event];
    if (this.#ended) throw this.#error(`${String(kind)} comes after the end of the stream`);
    if (kind === plan.start) this.#start(given);
    else if (kind === plan.delta) this.#delta(given);
    else if (kind === plan.stop) this.#open.delete(this.#running(given));
    else if (plan.whole.includes(kind as string)) this.#whole(given, kind as string);
  }

  /**
   * Takes all of `events` and gives the message that they carry. Whatever is wrong with them is a {@link StreamError}
   * that holds the steps that are complete.
   */
  async consume(events: AsyncIterable<Event>): Promise<Message> {
    try {
      for await (const event of events) this.add(event);
    } catch (error) {
      throw error instanceof StreamError ? this.#error(error.message) : error;
    }
    return this.result();
  }

  /** The whole message. Throws a {@link StreamError} where the stream is not at its end. */
  result(): Message {
    const open = [...this.#open][0];
    if (open !== undefined) throw this.#error(`the stream ends within step ${open}`);
    if (!this.#ended)
      throw this.#error(`the stream ends before ${String(this.#plan.whole.at(-1))}`);
    const message = this.#message ?? {};
    const told = message[this.#plan.steps];
    if (Array.isArray(told) && told.length > 0) return message as Message;
    return { ...message, [this.#plan.steps]: this.steps } as Message;
  }

  #start(event: Json): void {
    const index = this.#index(event);
    if (this.#steps.has(index)) throw this.#error(`step ${index} begins twice`);
    if (this.#last >= 0 && index !== this.#last + 1) {
      throw this.#error(`step ${index} begins, and step ${this.#last + 1} is missing`);
    }
    const step = event[this.#plan.step];
    if (typeof step !== "object" || step === null)
      throw this.#error(`step ${index} begins without a step`);
    this.#steps.set(index, structuredCopy(step as Json));
    this.#open.add(index);
    this.#last = index;
  }

  #delta(event: Json): void {
    const index = this.#running(event);
    const step = this.#steps.get(index) as Json;
    const delta = event[this.#plan.change] as Json | undefined;
    if (typeof delta !== "object" || delta === null)
      throw this.#error(`a delta of step ${index} is missing`);
    const kind = String(delta[this.#plan.tag]);
    const fold = Object.hasOwn(this.#plan.folds, kind) ? this.#plan.folds[kind] : undefined;
    if (fold === undefined) {
      this.unknown.push({ index, delta });
      return;
    }
    const of = String(step[this.#plan.tag]);
    if (!fold.steps.includes(of))
      throw this.#error(`step ${index} is a ${of} and gets a delta ${kind}`);
    const piece = fold.source === null ? delta : delta[fold.source];
    if (piece === undefined) return;
    if (fold.many) step[fold.target] = this.#grown(step[fold.target], piece as Json);
    else step[fold.target] = piece;
  }

  #grown(list: unknown, piece: Json): unknown[] {
    const items: unknown[] = Array.isArray(list) ? list : [];
    const last = items.at(-1) as Json | undefined;
    const joined = this.#plan.growths[String(piece[this.#plan.tag])] ?? {};
    const fits = ([key, value]: [string, unknown]): boolean =>
      Object.hasOwn(joined, key) || last?.[key] === undefined || last[key] === value;
    if (
      last === undefined ||
      last[this.#plan.tag] !== piece[this.#plan.tag] ||
      !Object.entries(piece).every(fits)
    ) {
      items.push({ ...piece });
      return items;
    }
    for (const [key, value] of Object.entries(piece)) {
      const before = last[key];
      if (typeof before !== "string" || !Object.hasOwn(joined, key)) last[key] = value;
      else
        last[key] =
          joined[key] === "text" ? before + String(value) : joinedBase64(before, String(value));
    }
    return items;
  }

  #whole(event: Json, kind: string): void {
    const message = event[this.#plan.snapshot] as Json | undefined;
    const first = this.#message === undefined;
    this.#message = { ...this.#message, ...message };
    if (kind === this.#plan.whole.at(-1)) this.#ended = true;
    else if (!first) throw this.#error(`${kind} comes twice`);
    const open = [...this.#open][0];
    if (this.#ended && open !== undefined) throw this.#error(`the stream ends within step ${open}`);
  }

  /** The index of a step that has begun and not come to its end. */
  #running(event: Json): number {
    const index = this.#index(event);
    if (this.#open.has(index)) return index;
    const kind = String(event[this.#plan.event]);
    const state = this.#steps.has(index) ? "is complete" : "has not begun";
    throw this.#error(`${kind} is for step ${index}, which ${state}`);
  }

  #index(event: Json): number {
    const index = event[this.#plan.index];
    if (typeof index === "number" && Number.isInteger(index) && index >= 0) return index;
    throw this.#error(`${String(event[this.#plan.event])} does not say for which step it is`);
  }

  #error(message: string): StreamError {
    return new StreamError(message, this.steps);
  }
}

function structuredCopy(step: Json): Json {
  return JSON.parse(JSON.stringify(step)) as Json;
}

function joinedBase64(before: string, piece: string): string {
  if (before.length % 4 === 0 && !before.endsWith("=")) return before + piece;
  return btoa(atob(standard(before)) + atob(standard(piece)));
}

function standard(base64: string): string {
  return base64.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
}

/** Which items of which steps an accessor reads. */
export interface Selection {
  readonly tag: string;
  readonly step: string;
  readonly content: string;
  readonly item: string;
  /** What stands before a step of these tags is of an earlier turn. */
  readonly before: readonly string[];
}

/** The `field` of the selected items in the last steps of their kind that follow one another, joined. */
export function joinedText(steps: readonly object[], selection: Selection, field: string): string {
  const parts: string[] = [];
  let found = false;
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at] as Json;
    if (step[selection.tag] === selection.step) {
      found = true;
      parts.unshift(...itemsOf(step, selection).map((item) => String(item[field] ?? "")));
    } else if (found || isBefore(step, selection)) break;
  }
  return parts.join("");
}

/** The last of the selected items. */
export function lastItem<Item>(steps: readonly object[], selection: Selection): Item | undefined {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at] as Json;
    const items = itemsOf(step, selection);
    if (items.length > 0) return items.at(-1) as Item;
    if (isBefore(step, selection)) break;
  }
  return undefined;
}

function isBefore(step: Json, selection: Selection): boolean {
  return selection.before.includes(String(step[selection.tag]));
}

function itemsOf(step: Json, selection: Selection): Json[] {
  const items = step[selection.tag] === selection.step ? step[selection.content] : undefined;
  return Array.isArray(items)
    ? (items as Json[]).filter((item) => item[selection.tag] === selection.item)
    : [];
}
