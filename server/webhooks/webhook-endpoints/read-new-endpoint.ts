import type { Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { holdsScope, type ScopeHolder } from "#platform/holds-scope";
import { refuse } from "#platform/refusal";
import { mergeMetadata } from "#platform/values/metadata";
import { readUrl, readVersion } from "./read-fields.ts";
import { readSelectors } from "./subscriptions.ts";
import type { EndpointRow } from "./tables.ts";

type EndpointCreate = Input<"createWebhookEndpoint">["body"];

/** The fields of an endpoint that a request may set. */
export type NewEndpoint = Pick<
  EndpointRow,
  | "url"
  | "enabled_events"
  | "description"
  | "api_version"
  | "include_tokens"
  | "token_links"
  | "format"
  | "metadata"
>;

/**
 * Reads an endpoint to make.
 *
 * Refuses: `parameter_invalid`, `invalid_metadata`, `invalid_url`, `insufficient_scope`,
 * `tokens_read_required`.
 */
export function readNewEndpoint(ctx: Ctx, body: EndpointCreate): NewEndpoint {
  const input = {
    enabled_events: readSelectors(body.enabled_events ?? ["*"], "enabled_events"),
    api_version: readVersion(ctx, body.api_version ?? ctx.account.default_api_version),
    metadata: mergeMetadata({}, body.metadata),
    url: readUrl(ctx, body.url),
    description: body.description ?? null,
    format: body.format ?? "svc",
  };
  return { ...input, ...readTokenChoices(ctx, body) };
}

/**
 * A caller without access to tokens may not have them sent anywhere either.
 * Source: spec/webhooks/webhook-endpoints/write.tsp.
 */
function readTokenChoices(holder: ScopeHolder, body: EndpointCreate) {
  const { include_tokens = false, token_links } = body;
  const sees_tokens = holdsScope(holder, "tokens:read");
  if (include_tokens && !holdsScope(holder, "account:manage")) {
    refuse("insufficient_scope", {
      param: "include_tokens",
      message: "`include_tokens` requires a key with the scope account:manage.",
      meta: { required: ["account:manage"] },
    });
  }
  if ((include_tokens || token_links) && !sees_tokens) {
    refuse("tokens_read_required", { param: include_tokens ? "include_tokens" : "token_links" });
  }
  return { include_tokens, token_links: token_links ?? sees_tokens };
}
