import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";

/**
 * The server of the Model Context Protocol keeps no stream open; clients that try one are told so.
 *
 * Refuses: `method_not_allowed`.
 */
export async function getMcp(_ctx: Ctx, _input: Input<"getMcp">): Promise<Answer<"getMcp">> {
  return refuse("method_not_allowed", {
    message: "The MCP server has no streams. Use POST.",
    allow: "OPTIONS, POST",
  });
}
