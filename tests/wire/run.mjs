// Runs the cases of a JSON file (second argument) with a compiled module (first argument); prints the answers.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const wire = await import(pathToFileURL(process.argv[2]).href);

/** An async iterable, a `ReadableStream`, or a `Response`: all are read alike. */
function source(chunks, as) {
  const bytes = chunks.map((chunk) => Uint8Array.from(Buffer.from(chunk, "base64")));
  const stream = new ReadableStream({
    start(controller) {
      for (const chunk of bytes) controller.enqueue(chunk);
      controller.close();
    },
  });
  if (as === "stream") return { getReader: () => stream.getReader() };
  if (as === "response") return new Response(stream);
  return (async function* () {
    yield* bytes;
  })();
}

async function run({ chunks, as }) {
  const events = [];
  const accumulator = wire.accumulateInteraction();
  let text;
  try {
    for await (const event of wire.parseEvents(source(chunks, as))) {
      events.push(structuredClone(event));
      accumulator.add(event);
    }
    const result = accumulator.result();
    const consumed = await wire.accumulateInteraction().consume(wire.parseEvents(source(chunks, as)));
    if (JSON.stringify(consumed) !== JSON.stringify(result)) throw new Error("consume gives another message");
    text = wire.outputText(result);
    const image = wire.outputImage(result);
    const audio = wire.outputAudio(result);
    return { events, result, text, image, audio, unknown: accumulator.unknown };
  } catch (error) {
    if (!(error instanceof wire.StreamError)) throw error;
    return { events, error: error.message, steps: error.steps };
  }
}

const answers = [];
for (const given of JSON.parse(readFileSync(process.argv[3], "utf8"))) answers.push(await run(given));
console.log(JSON.stringify(answers));
