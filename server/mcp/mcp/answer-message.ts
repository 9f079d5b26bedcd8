import { MCP_TOOLS, type McpToolName } from "@svc/generated/mcp";
import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { type Arguments, callTool, type ToolResult } from "./call-tool.ts";
import { INTRODUCTION, SERVER_IDENTITY } from "./introduction.ts";
import { failure, INVALID_PARAMS, METHOD_NOT_FOUND, reply } from "./json-rpc.ts";
import { listTools } from "./list-tools.ts";
import { isSpoken, isStateless, OFFERED_VERSION } from "./versions.ts";

type Message = Schemas["McpMessage"];
type Reply = Schemas["McpReply"];

/**
 * Answers one message of a version with `initialize`; null for a notification, which is not
 * answered and does nothing.
 */
export async function answerMessage(ctx: Ctx, message: Message): Promise<Reply | null> {
  const { id, method, params } = message;
  if (id === undefined) return null;
  switch (method) {
    case "initialize":
      return reply(id, initialized(params));
    case "ping":
      return reply(id, {});
    case "tools/list":
      return reply(id, listTools(ctx));
    case "tools/call": {
      const result = await calledTool(ctx, params);
      return result === null ? noTool(id) : reply(id, result);
    }
    default:
      return failure(id, METHOD_NOT_FOUND, "There is no such method.");
  }
}

/** What the tool that a message names answers; null when there is no such tool. */
export async function calledTool(ctx: Ctx, params: unknown): Promise<ToolResult | null> {
  const { name, arguments: given } = Object(params) as { name?: unknown; arguments?: unknown };
  if (typeof name !== "string" || !Object.hasOwn(MCP_TOOLS, name)) {
    await ctx.prove();
    return null;
  }
  return await callTool(ctx, MCP_TOOLS[name as McpToolName], (given ?? {}) as Arguments);
}

/** The answer to a call of a tool that does not exist. */
export function noTool(id: Schemas["McpId"]): Schemas["McpFailure"] {
  return failure(id, INVALID_PARAMS, "There is no such tool; tools/list shows those there are.");
}

/** A version without `initialize` is not agreed on in it. */
function initialized(params: unknown): Schemas["McpInitializeResult"] {
  const { protocolVersion } = Object(params) as { protocolVersion?: unknown };
  const is_agreed = isSpoken(protocolVersion) && !isStateless(protocolVersion);
  return {
    protocolVersion: is_agreed ? protocolVersion : OFFERED_VERSION,
    serverInfo: SERVER_IDENTITY,
    ...INTRODUCTION,
  };
}
