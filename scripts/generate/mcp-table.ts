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
  /** The schema of the arguments as an agent is shown it: whole, without references. */
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
    "\n/** What tools answer, or the error in its place, without what only people read. */\n",
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

/** Keywords that tell an agent nothing of a result, which is right as it is. */
const UNTOLD_OF_RESULTS = [
  ...UNTOLD,
  ...["description", "discriminator", "pattern"],
  ...["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "maxProperties"],
];

/** The object that a tool answers, or the error in its place: clients ask for an object. */
function outputSchema(document: Document, output: string): Schema {
  const of = (name: string) => whole(document, schemaRef(name), UNTOLD_OF_RESULTS);
  const error = { type: "object", required: ["error"], properties: { error: of("ErrorBody") } };
  const { anyOf, oneOf, ...own } = of(output);
  const results = anyOf ?? oneOf ?? [own];
  return { type: "object", anyOf: [...results, error] };
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
