import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import type { ToolResult } from "./call-tool.ts";
import { signedState } from "./request-state.ts";

type UrlRequest = Schemas["McpUrlRequest"];

/** Asks a client to have a person open the page on which they decide. */
export function approvalRequest(url: string): UrlRequest {
  const message = "Open this page to approve or reject the sale; nothing was sent or charged.";
  return {
    method: "elicitation/create",
    params: { mode: "url", message, url },
  };
}

/** What a call asks of its client before it can continue; null of a call that has its result. */
export function inputRequired(
  ctx: Pick<Ctx, "config" | "key">,
  { structuredContent }: ToolResult,
): Pick<Schemas["McpInputRequired"], "resultType" | "inputRequests" | "requestState"> | null {
  const { status, approval, approval_url } = structuredContent as Record<string, string>;
  if (status !== "requires_approval" || approval === undefined || approval_url === undefined) {
    return null;
  }
  return {
    resultType: "input_required",
    inputRequests: { approval: approvalRequest(approval_url) },
    requestState: signedState(ctx, approval),
  };
}
