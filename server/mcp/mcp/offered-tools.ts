import { MCP_TOOLS, type McpToolFacts, type McpToolName } from "@svc/generated/mcp";
import type { Input } from "@svc/generated/routes";
import { refuse } from "#platform/refusal";

/** The tools that an address offers, in the order of the contract, by their names. */
export type OfferedTools = ReadonlyMap<string, McpToolFacts>;

const NAMES = Object.keys(MCP_TOOLS) as McpToolName[];

/**
 * The tools that an address offers by its query, to whoever may call them.
 *
 * Refuses: `parameter_invalid`.
 */
export function offeredTools({ read_only, tools }: Input<"postMcp">["query"]): OfferedTools {
  const wanted = tools === undefined ? null : namesOf(tools);
  const offered = NAMES.filter((name) => {
    const is_offered = read_only !== true || !MCP_TOOLS[name].moves_money;
    return is_offered && (wanted === null || wanted.has(name));
  });
  return new Map(offered.map((name) => [name, MCP_TOOLS[name]]));
}

/** Whether there is such a tool, offered here or not. */
export function isTool(name: unknown): name is McpToolName {
  return typeof name === "string" && Object.hasOwn(MCP_TOOLS, name);
}

/** A name that is misspelt would hide a tool that somebody counts on. */
function namesOf(tools: string): ReadonlySet<string> {
  const names = tools.split(",");
  const unknown = names.find((name) => !isTool(name));
  if (unknown === undefined) return new Set(names);
  return refuse("parameter_invalid", {
    param: "tools",
    message: `\`tools\`: there is no tool ${unknown}; see \`meta.allowed\`.`,
    meta: { allowed: NAMES },
  });
}
