import { MCP_TOOLS, type McpToolFacts, type McpToolName } from "@svc/generated/mcp";
import { schemaValidators } from "@svc/generated/validators";
import { describe, expect, it, test } from "vitest";
import { contract } from "../tidy/wire-names.ts";
import facts from "./product-tools.json" with { type: "json" };

const TOOLS = Object.values(MCP_TOOLS) as McpToolFacts[];

/** Fields that a tool has as an agent is told: a star where one is needed. */
function fieldsOf({ input_schema }: McpToolFacts): string[] {
  const { properties = {}, required = [] } = input_schema as ResponseMetadata;
  return Object.keys(properties).map((name) => (required.includes(name) ? `${name}*` : name));
}

interface ResponseMetadata {
  readonly properties?: Record<string, unknown>;
  readonly required?: string[];
}

/** The 18 of the product, and those that help to build. */
const DECIDED = [...facts.tools, ...facts.for_builders];

test("the tools are those of the product, with their scopes and whether they move money", () => {
  const told = TOOLS.map(({ name, scope, moves_money }) => ({ name, scope, moves_money }));
  const named = DECIDED.map(({ name, scope, moves_money }) => ({ name, scope, moves_money }));
  expect(told).toEqual(named);
  expect([facts.tools.length, told.length]).toEqual([18, 20]);
});

describe.each(TOOLS)("$name", (tool) => {
  const schema = contract().components.schemas[tool.input];

  it("takes the fields that were decided, and no other", () => {
    const decided = DECIDED.find(({ name }) => name === tool.name)?.fields ?? [];
    expect(fieldsOf(tool).sort()).toEqual(decided.toSorted());
    expect(tool.input_schema).toMatchObject({ type: "object", additionalProperties: false });
  });

  it("shows a call that is right, and takes no field that it does not know", () => {
    const [shown] = (schema?.examples ?? []) as object[];
    const isRight = schemaValidators[tool.input];
    expect([isRight(shown), isRight({ ...shown, colour: 1 })]).toEqual([true, false]);
  });

  it("refers to nothing that an agent is not shown", () => {
    expect(JSON.stringify(tool.input_schema)).not.toMatch(/\$ref|"x-/);
    expect(tool.description.length).toBeGreaterThan(30);
  });

  it("answers with a schema of the contract", () => {
    expect(Object.keys(contract().components.schemas)).toContain(tool.output);
  });
});

test("a tool that sells or rewards names no currency by itself and never pays twice", () => {
  const selling: McpToolName[] = ["send_airtime", "buy_power", "send_data"];
  for (const name of selling) {
    expect(fieldsOf(MCP_TOOLS[name])).toEqual(
      expect.arrayContaining(["currency*", "client_reference*"]),
    );
  }
  expect(fieldsOf(MCP_TOOLS.create_reward)).toContain("completion_id*");
});
