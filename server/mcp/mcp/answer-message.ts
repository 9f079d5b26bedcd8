import { MCP_OUTPUTS, MCP_TOOLS, type McpToolFacts, type McpToolName } from "@svc/generated/mcp";
import { OPERATIONS } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { PROGRAM_VERSION } from "#platform/program-version";
import { type Arguments, callTool, isAllowed } from "./call-tool.ts";
import { TOOL_CALLS } from "./tool-calls.ts";
import { isSpoken, VERSIONS } from "./versions.ts";

type Message = Schemas["McpMessage"];
type Id = Schemas["McpId"];
type Reply = Schemas["McpReply"];

const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;

/** What a model is told before anything else. */
const INSTRUCTIONS = [
  "Sells airtime, data and electricity in Zimbabwe from prepaid Credit.",
  "Confirm a meter and read the owner's name back before you buy electricity.",
  "Give each sale a client_reference of its own, and repeat it when you try again.",
  "requires_approval is not an error: show the person the approval_url and wait.",
  "A send that is unknown or requires_review may have been delivered: never sell it again.",
  "Read get_send until the status of a send is final.",
].join("\n");

/** Answers one message; null for a notification, which is not answered and does nothing. */
export async function answerMessage(ctx: Ctx, message: Message): Promise<Reply | null> {
  const { id, method, params } = message;
  if (id === undefined) return null;
  switch (method) {
    case "initialize":
      return reply(id, initialized(params));
    case "ping":
      return reply(id, {});
    case "tools/list":
      return reply(id, { tools: toolsOf(ctx) });
    case "tools/call":
      return await call(ctx, id, params);
    default:
      return failure(id, METHOD_NOT_FOUND, "There is no such method.");
  }
}

function reply(id: Id, result: object): Reply {
  return { jsonrpc: "2.0", id, result } as Reply;
}

function failure(id: Id, code: number, message: string): Reply {
  return { jsonrpc: "2.0", id, error: { code, message, data: null } };
}

function initialized(params: unknown): Schemas["McpInitializeResult"] {
  const { protocolVersion } = Object(params) as { protocolVersion?: unknown };
  return {
    protocolVersion: isSpoken(protocolVersion) ? protocolVersion : VERSIONS[0],
    capabilities: { tools: { listChanged: false } },
    serverInfo: { name: "svc", version: PROGRAM_VERSION },
    instructions: INSTRUCTIONS,
  };
}

/** The tools that the scopes of the caller's key allow. */
function toolsOf(ctx: Ctx): Schemas["McpToolEntry"][] {
  const allowed = Object.values(MCP_TOOLS).filter((tool) => isAllowed(tool, ctx));
  return allowed.map((tool) => ({
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: tool.input_schema,
    outputSchema: MCP_OUTPUTS[tool.output] as Record<string, unknown>,
    annotations: {
      readOnlyHint: !tool.moves_money,
      destructiveHint: tool.moves_money,
      idempotentHint: isRepeatable(tool),
    },
  }));
}

/** Whether its operation may be called again and again without a further effect. */
function isRepeatable({ name }: McpToolFacts): boolean {
  return name === "search_docs" || OPERATIONS[TOOL_CALLS[name].operation_id].retry !== "once";
}

async function call(ctx: Ctx, id: Id, params: unknown): Promise<Reply> {
  const { name, arguments: given } = Object(params) as { name?: unknown; arguments?: unknown };
  if (typeof name !== "string" || !Object.hasOwn(MCP_TOOLS, name)) {
    await ctx.prove();
    return failure(id, INVALID_PARAMS, "There is no such tool; tools/list shows those there are.");
  }
  const tool = MCP_TOOLS[name as McpToolName];
  return reply(id, await callTool(ctx, tool, (given ?? {}) as Arguments));
}
