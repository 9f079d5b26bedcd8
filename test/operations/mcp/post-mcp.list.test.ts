/** What the list of tools costs a model, and what it still says. */
import { MCP_TOOLS, type McpToolName } from "@svc/generated/mcp";
import { Ajv2020 } from "ajv/dist/2020.js";
import { countTokens as countOlder } from "gpt-tokenizer/encoding/cl100k_base";
import { countTokens as countNewer } from "gpt-tokenizer/encoding/o200k_base";
import { beforeAll, describe, expect, it } from "vitest";
import type { Schema } from "../../../spec/emitter/document.ts";
import { agentOf } from "../../kit/agents.ts";
import { given } from "../../kit/given.ts";
import { sendMessage } from "../../kit/mcp.ts";
import { contract } from "../../tidy/wire-names.ts";

const TOKENS_MAX = 4_000;

interface Entry {
  readonly name: McpToolName;
  readonly inputSchema: { properties?: Record<string, { description?: string }> };
  readonly outputSchema: { properties?: Record<string, { enum: string[] }> };
}

let result: { readonly tools: readonly Entry[] };

beforeAll(async () => {
  const agent = await agentOf(await given.organisation());
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const { body } = await sendMessage(agent, message);
  ({ result } = body as { result: typeof result });
});

it.each([
  ["o200k_base", countNewer],
  ["cl100k_base", countOlder],
])("the whole list takes a model at most 4,000 tokens of %s", (_, count) => {
  expect(result.tools).toHaveLength(Object.keys(MCP_TOOLS).length);
  expect(count(JSON.stringify(result))).toBeLessThanOrEqual(TOKENS_MAX);
});

describe.each(Object.keys(MCP_TOOLS) as McpToolName[])("%s", (name) => {
  const entry = () => result.tools.find((tool) => tool.name === name) as Entry;

  it("names every argument and says what each is for", () => {
    const { properties = {} } = entry().inputSchema;
    const { input_schema } = MCP_TOOLS[name];
    expect(Object.keys(properties)).toEqual(Object.keys(input_schema.properties ?? {}));
    for (const { description } of Object.values(properties)) {
      expect(description).toMatch(/^.{10,}\.$/);
    }
  });

  it("shows a schema that the call of the contract fits, and none that it does not know", () => {
    const isShown = new Ajv2020().compile(entry().inputSchema);
    const { examples } = contract().components.schemas[MCP_TOOLS[name].input] as Schema;
    const [example] = examples as object[];
    expect([isShown(example), isShown({ ...example, colour: 1 })]).toEqual([true, false]);
  });
});

it("tells the statuses that a model decides by, of a sale with and without an approval", () => {
  const { send_airtime, cancel_send } = Object.fromEntries(
    result.tools.map(({ name, outputSchema }) => [name, outputSchema.properties]),
  );
  expect(send_airtime?.object?.enum).toEqual(["send", "agent_approval", "send_validation"]);
  expect(send_airtime?.status?.enum).toEqual(
    expect.arrayContaining(["unknown", "failed_credited", "requires_approval", "rejected"]),
  );
  expect(cancel_send?.status?.enum).not.toContain("requires_approval");
});
