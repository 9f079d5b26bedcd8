import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import type { EndpointWithSecrets } from "./queries.ts";
import { stillSigns } from "./secrets.ts";
import type { EndpointRow } from "./tables.ts";

type WebhookEndpoint = Schemas["WebhookEndpoint"];

/** What is known of an endpoint besides its row. */
interface Beside {
  readonly health: Schemas["WebhookHealth"];
  /** The whole secret, for a replay of the answer that made it; else null. */
  readonly secret: string | null;
}

/** Presents an endpoint as it is now; its secret only when the caller hands it in. */
export function presentEndpoint(
  { row, secrets }: EndpointWithSecrets,
  { account, now }: Pick<PresentContext, "account" | "now">,
  { health, secret }: Beside,
): WebhookEndpoint {
  const signing = secrets.filter((one) => stillSigns(one, now));
  const own = signing.find(({ works_until }) => works_until === null);
  if (own === undefined) throw new Error(`no signing secret for endpoint ${row.id}`);
  const old_until = signing.find(({ works_until }) => works_until !== null)?.works_until ?? null;
  return {
    id: formatId("we", row.id),
    object: "webhook_endpoint",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    ...presentChangeable(row),
    secret,
    secret_last4: own.last4,
    secret_rolling_until: secondsOf(old_until),
    health,
    created_by: makerOf(row),
  };
}

/** The fields of an endpoint that a change can alter. */
export function presentChangeable(row: EndpointRow) {
  return {
    url: row.url,
    enabled_events: row.enabled_events,
    description: row.description,
    api_version: row.api_version,
    include_tokens: row.include_tokens,
    token_links: row.token_links,
    format: row.format,
    status: row.status,
    disabled_reason: row.disabled_reason,
    disabled_at: secondsOf(row.disabled_at),
    metadata: row.metadata,
  };
}

function makerOf({ created_by_kind, created_by_id }: EndpointRow): string | null {
  if (created_by_kind === null || created_by_id === null) return null;
  return formatId(created_by_kind === "key" ? "key" : "mem", created_by_id);
}

function secondsOf(at: number | null): number | null {
  return at === null ? null : unixSeconds(at);
}
