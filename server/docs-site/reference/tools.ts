/** The tools of the MCP server, on the page of the operation that calls them. */
import { MCP_TOOLS, type McpToolFacts } from "@svc/generated/mcp";
import type { Placed } from "../contract.ts";
import { cellText } from "../markdown.ts";

const CALLS_TOOLS = "postMcp";

const HEAD = `## Tools

An agent is told of the tools that the scopes of its key allow. The tools that sell or reward need a
reference of yours, so that repeating a call never pays twice.`;

/** What an agent can call, where one of the operations calls tools; empty on other pages. */
export function toolsSection(own: readonly Placed[]): string {
  if (!own.some(({ operation }) => operation.operationId === CALLS_TOOLS)) return "";
  const rows = Object.values(MCP_TOOLS).map(rowOf);
  const titles = ["| Tool | Scope | What it does |", "|---|---|---|"];
  return [HEAD, [...titles, ...rows].join("\n")].join("\n\n");
}

function rowOf({ name, description, scope, input_schema }: McpToolFacts): string {
  const needed = scope === "any" ? "any" : `\`${scope}\``;
  return `| \`${name}\` | ${needed} | ${cellText(description)} ${argumentsOf(input_schema)} |`;
}

function argumentsOf(schema: McpToolFacts["input_schema"]): string {
  const { properties = {}, required = [] } = schema as {
    properties?: Readonly<Record<string, unknown>>;
    required?: readonly string[];
  };
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  if (required.length + optional.length === 0) return "It takes no arguments.";
  const parts = [
    required.length === 0 ? null : `Required: ${named(required)}.`,
    optional.length === 0 ? null : `Optional: ${named(optional)}.`,
  ];
  return parts.filter((part) => part !== null).join(" ");
}

function named(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
