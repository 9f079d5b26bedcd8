import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { type Arguments, callTool, type ToolResult } from "./call-tool.ts";
import { INTRODUCTION, SERVER_IDENTITY } from "./introduction.ts";
import { failure, INVALID_PARAMS, METHOD_NOT_FOUND, reply } from "./json-rpc.ts";
import { listTools } from "./list-tools.ts";
import { isTool, type OfferedTools } from "./offered-tools.ts";
import { isSpoken, isStateless, OFFERED_VERSION } from "./versions.ts";

type Message = Schemas["McpMessage"];
type Reply = Schemas["McpReply"];

/**
 * Answers one message of a version with `initialize`; null for a notification, which is not
 * answered and does nothing.
 */
export async function answerMessage(
  ctx: Ctx,
  message: Message,
  offered: OfferedTools,
): Promise<Reply | null> {
  const { id, method, params } = message;
  if (id === undefined) return null;
  switch (method) {
    case "initialize":
      return reply(id, initialized(params));
    case "ping":
      return reply(id, {});
    case "tools/list":
      return reply(id, listTools(ctx, offered));
    case "tools/call": {
      const result = await calledTool(ctx, params, offered);
      return result === null ? noTool(id, params) : reply(id, result);
    }
    default:
      return failure(id, METHOD_NOT_FOUND, "There is no such method.");
  }
}

/** What the tool that a message names answers; null when no such tool is offered. */
export async function calledTool(
  ctx: Ctx,
  params: unknown,
  offered: OfferedTools,
): Promise<ToolResult | null> {
  const { name, arguments: given } = Object(params) as { name?: unknown; arguments?: unknown };
  const tool = typeof name === "string" ? offered.get(name) : undefined;
  if (tool !== undefined) return await callTool(ctx, tool, (given ?? {}) as Arguments);
  await ctx.prove();
  return null;
}

/** The answer to a call of a tool that does not exist, or that the address leaves out. */
export function noTool(id: Schemas["McpId"], params: unknown): Schemas["McpFailure"] {
  const { name } = Object(params) as { name?: unknown };
  const message = isTool(name)
    ? `This URL does not offer ${name}: its \`read_only\` or \`tools\` leaves it out.`
    : "There is no such tool; tools/list shows those there are.";
  return failure(id, INVALID_PARAMS, message);
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
