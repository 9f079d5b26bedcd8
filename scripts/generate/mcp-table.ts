import { type Document, refName, type Schema, schemaRef } from "../../spec/emitter/document.ts";
import type { Contract } from "./compile-spec.ts";
import { HEADER } from "./paths.ts";
import { keyOf, literal, union } from "./text.ts";

const FACTS = `
/** What the MCP server tells an agent of a tool, and what it checks before a call. */
export interface McpToolFacts {
  readonly name: McpToolName;
  readonly title: string;
  readonly description: string;
  readonly scope: Scope | "any";
  readonly moves_money: boolean;
  /** The schemas of its arguments and of its structured content. */
  readonly input: keyof Schemas;
  readonly output: McpOutputName;
  /** The schema of the arguments: whole, without references. */
  readonly input_schema: Readonly<Record<string, unknown>>;
  /** The codes of arguments whose wrong values have one of their own, such as amounts. */
  readonly refusals: Readonly<Record<string, ErrorCode>>;
}
`;

/** The text of mcp.ts. */
export function mcpFile({ document, facts }: Contract): string {
  const rows = facts.mcp_tools.map((tool) => {
    const description = tool.description.replaceAll(/\s+/g, " ");
    const input = whole(document, schemaRef(tool.input), UNTOLD);
    const { description: _, ...input_schema } = input;
    const key = `${keyOf(tool.name)}: `;
    const refusals = refusalsOf(document, tool.input);
    const row = { ...tool, description, input_schema, refusals };
    return `  ${key}${literal(row, 2, key.length)},\n`;
  });
  const outputs = [...new Set(facts.mcp_tools.map(({ output }) => output))];
  return [
    HEADER,
    'import type { ErrorCode } from "./errors.ts";\n',
    'import type { Scope } from "./operations.ts";\n',
    'import type { Schemas } from "./routes.ts";\n\n',
    `export type McpToolName =${union(facts.mcp_tools.map(({ name }) => name))};\n`,
    `\n/** The schemas of what tools answer. */\nexport type McpOutputName =${union(outputs)};\n`,
    FACTS,
    "\n/** The tools of the MCP server, in the order in which agents are told of them. */\n",
    "export const MCP_TOOLS: Readonly<Record<McpToolName, McpToolFacts>> = {\n",
    ...rows,
    "};\n",
    "\n/** What a model is shown of what tools answer. */\n",
    "export const MCP_OUTPUTS: Readonly<Record<McpOutputName, object>> = {\n",
    ...outputs.map((name) => {
      return `  ${name}: ${literal(outputSchema(document, name), 2, name.length + 2)},\n`;
    }),
    "};\n",
  ].join("");
}

/** What a wrong value of each argument is refused with, where that is not the code of all. */
function refusalsOf(document: Document, input: string): Record<string, string> {
  const fields = Object.entries(document.components.schemas[input]?.properties ?? {});
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const named = document.components.schemas[refName(field as Schema) ?? ""];
      const code = (field as Schema)["x-svc-refusal"] ?? named?.["x-svc-refusal"];
      return typeof code === "string" ? [[name, code]] : [];
    }),
  );
}

/** Keywords that tell an agent nothing of its arguments. */
const UNTOLD = ["examples", "format"];

/** What a model decides by in a result. */
const DECIDED_BY = ["object", "status"];

/**
 * The object that a tool answers, with the values that a model decides by. Its other fields explain
 * themselves once they are there, and would fill most of a model's list of tools.
 */
function outputSchema(document: Document, output: string): Schema {
  const { anyOf, oneOf, ...own } = whole(document, schemaRef(output), UNTOLD);
  const results = (anyOf ?? oneOf ?? [own]) as Schema[];
  const decided = DECIDED_BY.flatMap((name) => {
    const fields = results.flatMap(({ properties }) => properties?.[name] ?? []) as Schema[];
    const sets = fields.map((field) => (field.const === undefined ? field.enum : [field.const]));
    const values = [...new Set(sets.flat())];
    // What is always the same decides nothing.
    return sets.includes(undefined) || values.length < 2 ? [] : [[name, { enum: values }]];
  });
  const properties = Object.fromEntries(decided);
  return decided.length === 0 ? { type: "object" } : { type: "object", properties };
}

/** A copy in which every reference is what it refers to, without what only we read. */
function whole(document: Document, schema: Schema, untold: readonly string[]): Schema {
  const shown = unexpanded(document, schema);
  const { $ref: _, ...own } = shown;
  const named = refName(shown);
  const target = named ? whole(document, document.components.schemas[named] as Schema, untold) : {};
  const entries = Object.entries(own)
    .filter(([keyword]) => !keyword.startsWith("x-") && !untold.includes(keyword))
    .map(([keyword, value]) => [keyword, wholeKeyword(document, { keyword, value, untold })]);
  return { ...target, ...Object.fromEntries(entries) };
}

/** No tool expands: what is an object or its id is the id. */
function unexpanded(document: Document, schema: Schema): Schema {
  const [id, object, ...others] = schema.anyOf ?? [];
  const is_either = id !== undefined && object !== undefined && others.length === 0;
  const typeOf = (part: Schema) => document.components.schemas[refName(part) ?? ""]?.type;
  return is_either && typeOf(id) === "string" && typeOf(object) === "object" ? id : schema;
}

function wholeKeyword(
  document: Document,
  { keyword, value, untold }: { keyword: string; value: unknown; untold: readonly string[] },
): unknown {
  const one = (part: unknown) => whole(document, part as Schema, untold);
  if (keyword === "properties") {
    const fields = Object.entries(value as Record<string, Schema>);
    return Object.fromEntries(fields.map(([name, field]) => [name, one(field)]));
  }
  if (["anyOf", "oneOf", "allOf"].includes(keyword)) return (value as Schema[]).map(one);
  const is_schema = ["items", "additionalProperties", "propertyNames"].includes(keyword);
  return is_schema && typeof value === "object" ? one(value) : value;
}
