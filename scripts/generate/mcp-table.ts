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
  readonly output: keyof Schemas;
  /** The schema of the arguments as an agent is shown it: whole, without references. */
  readonly input_schema: Readonly<Record<string, unknown>>;
}
`;

/** The text of mcp.ts. */
export function mcpFile({ document, facts }: Contract): string {
  const rows = facts.mcp_tools.map((tool) => {
    const description = tool.description.replaceAll(/\s+/g, " ");
    const { description: _, ...input_schema } = whole(document, schemaRef(tool.input));
    const key = `${keyOf(tool.name)}: `;
    return `  ${key}${literal({ ...tool, description, input_schema }, 2, key.length)},\n`;
  });
  return [
    HEADER,
    'import type { Scope } from "./operations.ts";\n',
    'import type { Schemas } from "./routes.ts";\n\n',
    `export type McpToolName =${union(facts.mcp_tools.map(({ name }) => name))};\n`,
    FACTS,
    "\n/** The tools of the MCP server, in the order in which agents are told of them. */\n",
    "export const MCP_TOOLS: Readonly<Record<McpToolName, McpToolFacts>> = {\n",
    ...rows,
    "};\n",
  ].join("");
}

/** Keywords that tell an agent nothing. */
const UNTOLD = ["examples", "format"];

/** A copy in which every reference is what it refers to, without what only we read. */
function whole(document: Document, schema: Schema): Schema {
  const { $ref: _, ...own } = schema;
  const named = refName(schema);
  const target = named ? whole(document, document.components.schemas[named] as Schema) : {};
  const entries = Object.entries(own)
    .filter(([keyword]) => !keyword.startsWith("x-") && !UNTOLD.includes(keyword))
    .map(([keyword, value]) => [keyword, wholeKeyword(document, keyword, value)]);
  return { ...target, ...Object.fromEntries(entries) };
}

function wholeKeyword(document: Document, keyword: string, value: unknown): unknown {
  const one = (part: unknown) => whole(document, part as Schema);
  if (keyword === "properties") {
    const fields = Object.entries(value as Record<string, Schema>);
    return Object.fromEntries(fields.map(([name, field]) => [name, one(field)]));
  }
  if (["anyOf", "oneOf", "allOf"].includes(keyword)) return (value as Schema[]).map(one);
  const is_schema = ["items", "additionalProperties", "propertyNames"].includes(keyword);
  return is_schema && typeof value === "object" ? one(value) : value;
}
