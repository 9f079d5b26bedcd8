import { refuse } from "#platform/refusal";
import type { RequestState } from "../request-state.ts";

/**
 * An MCP server that a page of anybody could reach would act for a person who only opened that
 * page. The MCP specification asks for this. Clients that are no pages send no Origin.
 *
 * Refuses: `origin_not_allowed`.
 */
export function refuseForeignOrigin(
  { request, operation }: Pick<RequestState, "request" | "operation">,
  public_url: string,
): void {
  if (!operation.json_rpc) return;
  const origin = request.headers.get("origin");
  if (origin === null || origin === new URL(public_url).origin) return;
  refuse("origin_not_allowed", {
    message: "The MCP server is not called from pages of other origins.",
    meta: { origin },
  });
}
