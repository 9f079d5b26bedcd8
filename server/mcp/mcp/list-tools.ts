import { MCP_OUTPUTS, type McpToolFacts } from "@svc/generated/mcp";
import { OPERATIONS } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { isAllowed } from "./call-tool.ts";
import type { OfferedTools } from "./offered-tools.ts";
import { isOwnTool } from "./own-tools.ts";
import { shownSchema } from "./shown-schema.ts";
import { TOOL_CALLS } from "./tool-calls.ts";

/** The offered tools that the scopes of the caller's key allow. */
export function listTools(ctx: Ctx, offered: OfferedTools): Schemas["McpToolListResult"] {
  const allowed = [...offered.values()].filter((tool) => isAllowed(tool, ctx));
  return { tools: allowed.map(entryOf) };
}

function entryOf(tool: McpToolFacts): Schemas["McpToolEntry"] {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: shownSchema(tool.input_schema),
    outputSchema: MCP_OUTPUTS[tool.output] as Record<string, unknown>,
    annotations: {
      readOnlyHint: !tool.moves_money,
      destructiveHint: tool.moves_money,
      idempotentHint: isRepeatable(tool),
    },
  };
}

/** Whether its operation may be called again and again without a further effect. */
function isRepeatable({ name }: McpToolFacts): boolean {
  return isOwnTool(name) || OPERATIONS[TOOL_CALLS[name].operation_id].retry !== "once";
}
