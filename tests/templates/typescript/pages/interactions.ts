// What must and what must not compile against the types of the Interactions API.

import { expectTypeOf } from "expect-type";
import { ImageSize } from "refgen-types/interactions";
import type {
  Content,
  Interaction,
  InteractionRequest,
  InteractionStatus,
  LocalEnvironmentConfig,
  ResponseFormat,
  SafetySetting,
  Step,
  Tool,
  ToolCallStep,
  UserInputStep,
} from "refgen-types/interactions";
import type { Base64String, JsonObject } from "refgen-types/protobuf-json";

// The four unions of an interaction, each for itself.
export const request: InteractionRequest = {
  systemInstruction: "Be brief.",
  stepList: { steps: [{ userInput: {} }, { thought: { signature: "c2lnbg==" } }] },
  responseFormatSingleton: { text: {} },
  modelInteraction: { model: "gemini" },
  localEnvironment: {},
  labels: { team: "a" },
};
export const none: InteractionRequest = {};
// @ts-expect-error two members of `input`
export const twoInputs: InteractionRequest = { stringContent: "a", stepList: { steps: [] } };
// @ts-expect-error two members of `response_format_config`
export const twoFormats: InteractionRequest = { responseFormatSingleton: { text: {} }, responseFormat: {} };
// @ts-expect-error two members of `request_type`
export const twoTypes: InteractionRequest = { modelInteraction: {}, agentInteraction: {} };
// @ts-expect-error two members of `environment`, beside one of each other union
export const twoPlaces: InteractionRequest = { ...request, envId: "remote" };

// What the server says is readonly, and no caller is asked for it.
export function read(interaction: Interaction): string {
  expectTypeOf(interaction.id).toEqualTypeOf<string>();
  expectTypeOf(interaction.status).toEqualTypeOf<InteractionStatus>();
  expectTypeOf(interaction.stringContent).toEqualTypeOf<string | undefined>();
  // @ts-expect-error output only
  interaction.id = "other";
  // @ts-expect-error output only
  interaction.steps = [];
  interaction.labels = { team: "b" };
  if (interaction.stringContent !== undefined) {
    expectTypeOf(interaction.content).toEqualTypeOf<undefined>();
    return interaction.stringContent;
  }
  return interaction.steps.map((step) => step.thought?.signature ?? "").join();
}
expectTypeOf<Interaction>().not.toHaveProperty("stepList");
expectTypeOf<InteractionRequest>().toHaveProperty("stepList");
for (const name of ["id", "status", "created", "updated", "role", "outputs", "usage", "environmentId", "steps"] as const) {
  expectTypeOf<InteractionRequest>().not.toHaveProperty(name);
}
// @ts-expect-error output only
export const withStatus: InteractionRequest = { status: "completed" };

// What came back can be sent on.
export function again(interaction: Interaction): InteractionRequest {
  return { stepList: { steps: interaction.steps }, previousInteractionId: interaction.id };
}

// Steps and tools: one member.
export const steps: Step[] = [
  {},
  { modelOutput: { content: [] } },
  { toolCall: { id: "1", functionCall: { name: "f", arguments: { deep: [{ a: null }] } } } },
];
// @ts-expect-error a step is one thing
export const twoThings: Step = { thought: {}, modelOutput: {} };
// @ts-expect-error a call is one call
export const twoCalls: ToolCallStep = { id: "1", urlContextCall: { arguments: {} }, fileSearchCall: {} };
// @ts-expect-error a call has an id
export const noId: ToolCallStep = { fileSearchCall: {} };
// @ts-expect-error arguments are required
export const noArguments: Step = { toolCall: { id: "1", functionCall: { name: "f" } } };
expectTypeOf<UserInputStep>().toHaveProperty("contentList");
// The members that only the JSON representation shows.
export const tools: Tool[] = [{ googleSearch: {} }, { fileSearch: {} }];
// @ts-expect-error a tool is one tool
export const twoTools: Tool = { googleSearch: {}, fileSearch: {} };

// Enums, bytes, empty messages, opaque types.
export const sizes: ImageSize[] = [...Object.values(ImageSize), "8K"];
expectTypeOf<NonNullable<NonNullable<Step["thought"]>["signature"]>>().toEqualTypeOf<Base64String>();
export const local: LocalEnvironmentConfig = {};
// @ts-expect-error nothing is in it
export const notEmpty: LocalEnvironmentConfig = { a: 1 };
export const status: InteractionStatus = "any string";
expectTypeOf<Content>().toExtend<JsonObject>();
expectTypeOf<SafetySetting>().not.toBeAny();
expectTypeOf<ResponseFormat>().not.toBeAny();
