// What must and what must not compile against the types of the CES API.

import { expectTypeOf } from "expect-type";
import { ExecutionType, SchemaType } from "refgen-types/ces";
import type { CreateToolRequest, PythonFunction, Schema, Tool, ToolRequest } from "refgen-types/ces";
import type { Duration, Timestamp } from "refgen-types/protobuf-json";

export const request: CreateToolRequest = {
  parent: "projects/p/locations/l/apps/a",
  tool: {
    executionType: ExecutionType.SYNCHRONOUS,
    timeout: "3.5s",
    clientFunction: {
      name: "f",
      parameters: {
        type: SchemaType.OBJECT,
        properties: { deep: { type: "ARRAY", items: { type: "STRING", enum: ["a"] } } },
        required: ["deep"],
      },
    },
  },
};
// @ts-expect-error a tool is required
export const noTool: CreateToolRequest = { parent: "p" };
// @ts-expect-error output only, further down
export const withTime: CreateToolRequest = { parent: "p", tool: { createTime: "2014-10-02T15:01:23Z" } };
// @ts-expect-error two members of `tool_type`
export const twoKinds: ToolRequest = { googleSearchTool: { name: "a" }, pythonFunction: { pythonCode: "" } };
// @ts-expect-error a schema has a type
export const noType: Schema = { description: "a" };

export function read(tool: Tool): Timestamp | undefined {
  expectTypeOf<Exclude<Tool["timeout"], undefined>>().toEqualTypeOf<Duration>();
  // @ts-expect-error output only
  tool.createTime = "2014-10-02T15:01:23Z";
  if (tool.mcpTool !== undefined) {
    expectTypeOf(tool.widgetTool).toEqualTypeOf<undefined>();
    return undefined;
  }
  return tool.createTime;
}
expectTypeOf<ToolRequest>().not.toHaveProperty("createTime");
expectTypeOf<ToolRequest>().not.toHaveProperty("displayName");
expectTypeOf<PythonFunction>().toHaveProperty("description");

// What came back can be sent on.
export function again(tool: Tool): CreateToolRequest {
  return { parent: "p", tool };
}
