import assert from "node:assert/strict";
import { wall } from "#platform/clock";
import { formatId } from "#platform/ids";
import type { Lease } from "#platform/lease";
import type { Post } from "#platform/net/safe-http-post";
import { legacySignatureHeader, signatureHeaders } from "#platform/signature";
import { unixSeconds } from "#platform/time";
import { NEWEST_VERSION } from "#platform/versions";
import { type EndpointRow, findEndpoints, signingSecrets } from "#webhooks/webhook-endpoints";
import type { DeliveryRow } from "../rows/tables.ts";
import type { Leased, LeasedDelivery } from "./lease-deliveries.ts";
import { type RenderDeps, type Rendered, renderBodies } from "./render-bodies.ts";

/** One try that is leased to whoever claimed it. */
export interface DeliveryJob extends LeasedDelivery {
  readonly lease_owner: string;
  readonly lease: Lease;
  readonly post: Omit<Post, "allow_loopback">;
  /** What of the body may be kept. */
  readonly masked: object;
  readonly carries_tokens: boolean;
}

const USER_AGENT = `Svc-Webhooks/${NEWEST_VERSION}`;

/** What became of a leased set. */
export interface Prepared {
  readonly ready: readonly DeliveryJob[];
  /** Their events are no longer kept: there is nothing to send. */
  readonly gone: readonly LeasedDelivery[];
  /** What cannot be rendered, which is a bug of ours, and holds up nothing else. */
  readonly broken: readonly { readonly delivery: LeasedDelivery; readonly err: unknown }[];
}

/**
 * Makes ready what was claimed: reads each object as it is now, renders the body for its endpoint,
 * and signs it with the secrets that sign at this moment. An account's deliveries are read
 * together; if that fails, each on its own, to spare the rest.
 */
export async function prepareJobs(deps: RenderDeps, lease: Leased): Promise<Prepared> {
  const by_account = [...Map.groupBy(lease.deliveries, ({ row }) => row.account_id).values()];
  const together = await prepareSets(deps, lease, by_account);
  const alone = together.broken.flatMap(({ set }) => set).map((delivery) => [delivery]);
  const rest = await prepareSets(deps, lease, alone);
  const ready = [...together.ready, ...rest.ready];
  const known = new Set(ready.map(({ row }) => row.id));
  const broken = rest.broken.flatMap(({ set, err }) => set.map((delivery) => ({ delivery, err })));
  for (const { delivery } of broken) known.add(delivery.row.id);
  return { ready, broken, gone: lease.deliveries.filter(({ row }) => !known.has(row.id)) };
}

async function prepareSets(
  deps: RenderDeps,
  { lease_owner, lease }: Leased,
  sets: readonly (readonly LeasedDelivery[])[],
) {
  const tried = await Promise.allSettled(
    sets.map((set) =>
      jobsOf(deps, set[0]?.row.account_id ?? "", { leased: set, lease_owner, lease }),
    ),
  );
  return {
    ready: tried.flatMap((one) => (one.status === "fulfilled" ? one.value : [])),
    broken: tried.flatMap((one, index) =>
      one.status === "rejected" ? [{ set: sets[index] ?? [], err: one.reason as unknown }] : [],
    ),
  };
}

async function jobsOf(
  deps: RenderDeps,
  account_id: string,
  {
    leased,
    ...held
  }: { leased: readonly LeasedDelivery[] } & Pick<Leased, "lease_owner" | "lease">,
): Promise<DeliveryJob[]> {
  const { database, config } = deps;
  const endpoint_ids = [...new Set(leased.map(({ row }) => row.endpoint_id))];
  const { rows, secrets } = await database.read(async (read) => {
    const rows = await findEndpoints(read, account_id, endpoint_ids);
    const at = { now: leased[0]?.now ?? 0, secret_key: config.secret_key };
    return { rows, secrets: await signingSecrets(read, account_id, endpoint_ids, at) };
  });
  const endpoints = new Map(rows.map((row) => [row.id, row]));
  const endpointOf = ({ endpoint_id }: DeliveryRow) => {
    const endpoint = endpoints.get(endpoint_id);
    assert(endpoint !== undefined, `no row for endpoint ${endpoint_id}`);
    return endpoint;
  };
  const addressed = leased.map(({ row }) => ({ row, endpoint: endpointOf(row) }));
  const bodies = await renderBodies(deps, account_id, addressed);
  return leased.flatMap((one) => {
    const rendered = bodies.get(one.row.id);
    if (rendered === undefined) return [];
    const endpoint = endpointOf(one.row);
    const post = postOf(one.row, endpoint, { rendered, secrets: secrets.get(endpoint.id) ?? [] });
    const { masked, carries_tokens } = rendered;
    return [{ ...one, ...held, post, masked, carries_tokens }];
  });
}

function postOf(
  { id, event_id, event_type }: DeliveryRow,
  { url, format }: EndpointRow,
  { rendered, secrets }: { rendered: Rendered; secrets: readonly string[] },
): DeliveryJob["post"] {
  const body = JSON.stringify(rendered.body);
  const message = { id: formatId("evt", event_id), at: unixSeconds(wall()), body };
  const [own = ""] = secrets;
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": USER_AGENT,
    "Svc-Event": event_type,
    "Svc-Delivery": formatId("whd", id),
    ...signatureHeaders(message, secrets),
    ...(format === "legacy_airtime" ? legacySignatureHeader(message, own) : {}),
  };
  return { url, headers, body };
}
