// What the tagged unions let through. A line below @ts-expect-error must be refused.
import type {
  Content,
  FunctionCallStep,
  Interaction,
  InteractionRequest,
  Step,
  StreamEvent,
  ThoughtStep,
  UnknownStep,
} from "refgen-types/interactions_wire";
import {
  accumulateInteraction,
  isUnknownStep,
  outputImage,
  outputText,
  parseEvents,
} from "refgen-types/interactions_wire";
import type { UnlistedTag } from "refgen-types/protobuf-json";

/** A switch over the tags narrows, and what is left are the unknown ones. */
export function tell(step: Step): string {
  switch (step.type) {
    case "function_call": {
      const call: FunctionCallStep = step;
      return call.name;
    }
    case "thought": {
      const thought: ThoughtStep = step;
      return thought.signature ?? "";
    }
    case "user_input":
    case "model_output":
      return (step.content ?? []).map(show).join("");
    case "code_execution_call":
    case "url_context_call":
    case "mcp_server_tool_call":
    case "google_search_call":
    case "file_search_call":
    case "google_maps_call":
    case "retrieval_call":
      return step.id;
    case "function_result":
    case "code_execution_result":
    case "url_context_result":
    case "google_search_result":
    case "mcp_server_tool_result":
    case "file_search_result":
    case "google_maps_result":
    case "retrieval_result":
      return step.call_id;
    default: {
      const rest: UnknownStep = step;
      const tag: string = rest.type;
      return tag;
    }
  }
}

/** A tag left out is a variant left over. */
export function forgets(content: Content): string {
  switch (content.type) {
    case "text":
      return content.text;
    default: {
      // @ts-expect-error images and the others are not unknown
      const rest: { type: UnlistedTag } = content;
      return rest.type;
    }
  }
}

const show = (content: Content): string => (content.type === "text" ? content.text : content.type);

/** A tag that is not listed may be sent, and read. */
export const newer: Step = { type: "brand_new" as UnlistedTag, anything: [1, { a: null }] };
// @ts-expect-error a tag that is not listed is no slip of the pen
export const typo: Step = { type: "function_cal", id: "1", name: "f", arguments: {} };
// @ts-expect-error the name is required
export const short: Step = { type: "function_call", id: "1", arguments: {} };

export const request: InteractionRequest = {
  model: "m",
  input: [{ type: "user_input", content: [{ type: "text", text: "Hello" }] }],
  tools: [{ type: "function", name: "f" }, { type: "google_search" }],
  response_format: { type: "text", mime_type: "application/json" },
  environment: "remote",
};
export const spoken: InteractionRequest = { input: "Hello" };
// @ts-expect-error steps are output only
export const answered: InteractionRequest = { steps: [] };

export async function use(response: Response): Promise<Interaction> {
  const accumulator = accumulateInteraction();
  for await (const event of parseEvents(response)) {
    const known: StreamEvent = event;
    accumulator.add(known);
    if (event.event_type === "step.delta" && event.delta?.type === "text") {
      const token: string = event.delta.text;
      token.trim();
    }
  }
  const complete: Step[] = accumulator.steps;
  const unknown: UnknownStep[] = complete.filter(isUnknownStep);
  unknown.at(0);
  const again: Interaction = await accumulateInteraction().consume(parseEvents(response));
  const interaction = again.id === "" ? again : accumulator.result();
  const text: string = outputText(interaction);
  const data: string | undefined = outputImage(interaction)?.data;
  text.concat(data ?? "");
  return interaction;
}

/** As much of it as a stream needs. */
interface Response {
  readonly body: AsyncIterable<Uint8Array> | null;
}
