import type { Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { holdsScope, type ScopeHolder } from "#platform/holds-scope";
import { refuse } from "#platform/refusal";
import { mergeMetadata } from "#platform/values/metadata";
import { readUrl, readVersion } from "./read-fields.ts";
import type { NewEndpoint } from "./read-new-endpoint.ts";
import { readSelectors } from "./subscriptions.ts";
import type { EndpointRow } from "./tables.ts";

type EndpointUpdate = Input<"updateWebhookEndpoint">["body"];

/**
 * Reads changes to an endpoint; omitted fields keep their value.
 *
 * Refuses: `parameter_invalid`, `invalid_metadata`, `invalid_url`, `tokens_read_required`,
 * `invalid_transition`.
 */
export function readEndpointChanges(ctx: Ctx, row: EndpointRow, body: EndpointUpdate): NewEndpoint {
  const { enabled_events, api_version, url, description } = body;
  const input = {
    enabled_events: enabled_events
      ? readSelectors(enabled_events, "enabled_events")
      : row.enabled_events,
    api_version: api_version === undefined ? row.api_version : readVersion(ctx, api_version),
    metadata: mergeMetadata(row.metadata, body.metadata),
    url: url === undefined ? row.url : readUrl(ctx, url),
    description: description === undefined ? row.description : description,
  };
  const tokens = readTokenChoices(ctx, row, { ...body, url: input.url });
  return { ...input, ...tokens, format: readFormat(row, body) };
}

/** A new URL may belong to someone else, so a caller without access to tokens may not set it. */
function readTokenChoices(
  holder: ScopeHolder,
  row: EndpointRow,
  { url, include_tokens, token_links }: EndpointUpdate,
) {
  const sees_tokens = holdsScope(holder, "tokens:read");
  const keeps = sees_tokens || url === row.url;
  const had = {
    include_tokens: keeps && row.include_tokens,
    token_links: keeps && row.token_links,
  };
  if (token_links && !had.token_links && !sees_tokens) {
    refuse("tokens_read_required", { param: "token_links" });
  }
  if (include_tokens && !had.include_tokens) {
    refuse("invalid_transition", {
      param: "include_tokens",
      message: "`include_tokens` can only be set at creation. Create a new endpoint.",
      meta: { from: "false", to: "true" },
    });
  }
  return {
    include_tokens: include_tokens ?? had.include_tokens,
    token_links: token_links ?? had.token_links,
  };
}

function readFormat({ format: from }: EndpointRow, { format }: EndpointUpdate) {
  if (format === undefined || format === from || format === "svc") return format ?? from;
  return refuse("invalid_transition", {
    param: "format",
    message: "`format` cannot go back to the legacy format. Create a new endpoint instead.",
    meta: { from, to: format },
  });
}
