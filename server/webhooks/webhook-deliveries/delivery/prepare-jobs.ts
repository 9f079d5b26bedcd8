import { legacySignatureHeader, signatureHeaders } from "#platform/crypto/signature";
import { formatId } from "#platform/ids";
import type { Post } from "#platform/net/safe-http-post";
import { wall } from "#platform/time/clock";
import { unixSeconds } from "#platform/time/instants";
import { NEWEST_VERSION } from "#platform/versions/released";
import type { Lease } from "#platform/work/lease";
import type { EndpointRow } from "#webhooks/webhook-endpoints";
import type { DeliveryRow } from "../rows/tables.ts";
import type { Leased, LeasedDelivery } from "./lease-deliveries.ts";
import { readAddressed } from "./read-addressed.ts";
import { type RenderDeps, type Rendered, renderBodies } from "./render-bodies.ts";

/** One leased try. */
export interface DeliveryJob extends LeasedDelivery {
  readonly lease_owner: string;
  readonly lease: Lease;
  readonly post: Omit<Post, "allow_loopback">;
  /** The part of the body that may be stored, as JSON. */
  readonly masked: string;
  readonly carries_tokens: boolean;
}

const USER_AGENT = `Svc-Webhooks/${NEWEST_VERSION}`;

/** The result of preparing a leased set. */
export interface Prepared {
  readonly ready: readonly DeliveryJob[];
  /** Their events have been purged, so there is nothing to send. */
  readonly gone: readonly LeasedDelivery[];
  /** Deliveries that cannot be rendered: a bug of ours, which must not block others. */
  readonly broken: readonly { readonly delivery: LeasedDelivery; readonly err: unknown }[];
}

/**
 * Prepares a leased set: reads each object as it is now, renders its body for the endpoint, and
 * signs it with the current secrets. The whole set is read together; if that fails, that of each
 * account, and then each delivery on its own, to spare the rest.
 */
export async function prepareJobs(deps: RenderDeps, lease: Leased): Promise<Prepared> {
  const together = await prepareSets(deps, lease, [lease.deliveries]);
  const failed = together.broken.flatMap(({ set }) => set);
  const by_account = [...Map.groupBy(failed, ({ row }) => row.account_id).values()];
  const apart = await prepareSets(deps, lease, by_account);
  const alone = apart.broken.flatMap(({ set }) => set).map((delivery) => [delivery]);
  const rest = await prepareSets(deps, lease, alone);
  const ready = [...together.ready, ...apart.ready, ...rest.ready];
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
    sets.map((leased) => jobsOf(deps, { leased, lease_owner, lease })),
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
  {
    leased,
    ...held
  }: { leased: readonly LeasedDelivery[] } & Pick<Leased, "lease_owner" | "lease">,
): Promise<DeliveryJob[]> {
  if (leased.length === 0) return [];
  const addressed = await readAddressed(deps, leased);
  const bodies = await renderBodies(deps, addressed);
  return addressed.flatMap(({ endpoint, secrets, ...one }) => {
    const rendered = bodies.get(one.row.id);
    if (rendered === undefined) return [];
    const post = postOf(one.row, endpoint, { rendered, secrets });
    const { body, carries_tokens } = rendered;
    // A body without secrets is written once, and stored as it was sent.
    const masked = rendered.masked === body ? post.body : JSON.stringify(rendered.masked);
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
