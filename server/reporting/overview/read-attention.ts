import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Schemas } from "@svc/generated/routes";
import type { Ctx, KeyScope } from "#platform/context";
import { writeInstant } from "#platform/db/columns";
import type { Read } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import type { OverviewScope } from "./read-sales.ts";
import { type Found, readDisabledEndpoints } from "./read-webhooks.ts";

type AttentionItem = Schemas["AttentionItem"];

/** One kind of thing that may need a person: who may read it, where, and how many there are. */
interface Watched {
  readonly kind: AttentionItem["kind"];
  readonly scope: KeyScope;
  readonly url: string;
  readonly find: (read: Read, asked: OverviewScope, facts: Facts) => Promise<Found>;
}

/** What other sections have found out already. */
interface Facts {
  /** Currencies whose Credit lasts for less than a day. */
  readonly low_currencies: number;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 86_400_000;
const IDS_MAX = 5;

/** In the order in which they are shown: money at risk first. */
const WATCHED: readonly Watched[] = [
  {
    kind: "send_review",
    scope: "sends:read",
    url: "/sends?status=requires_review",
    find: (read, asked) => findSends(read, asked, { status: "requires_review", for_ms: 0 }),
  },
  {
    kind: "send_unknown",
    scope: "sends:read",
    url: "/sends?status=unknown",
    find: (read, asked) => findSends(read, asked, { status: "unknown", for_ms: HOUR_MS }),
  },
  {
    kind: "agent_approval",
    scope: "sends:read",
    url: "/approvals?status=requested",
    find: findOpenApprovals,
  },
  {
    kind: "low_credit",
    scope: "credit:read",
    url: "/credit",
    find: async (_, __, { low_currencies }) => ({ count: low_currencies, object_ids: [] }),
  },
  {
    kind: "endpoint_disabled",
    scope: "webhooks:manage",
    url: "/webhook-endpoints?status=disabled",
    find: readDisabledEndpoints,
  },
  {
    kind: "key_expiring",
    scope: "account:manage",
    url: "/keys?status=active",
    find: findExpiringKeys,
  },
];

/** What needs a person, of the kinds that the key may read; null when it may read none. */
export async function readAttention(
  { account, now, key }: Pick<Ctx, "account" | "now" | "key">,
  read: Read,
  facts: Facts,
): Promise<AttentionItem[] | null> {
  const readable = WATCHED.filter(({ scope }) => key?.scopes.has(scope));
  if (readable.length === 0) return null;
  const asked = { account_id: account.id, now };
  const items = await Promise.all(
    readable.map(async ({ kind, url, find }) => {
      const { count, object_ids } = await find(read, asked, facts);
      return { kind, count, object_ids, url: BASE_PATH + url };
    }),
  );
  return items.filter(({ count }) => count > 0);
}

/** Sends that have stood in a status for a while. */
async function findSends(
  { sql }: Read,
  { account_id, now }: OverviewScope,
  { status, for_ms }: { status: string; for_ms: number },
): Promise<Found> {
  const rows = await sql<{ id: string; count: number }[]>`
    select id, count(*) over ()::int as count from sends
    where account_id = ${account_id} and status = ${status}
      and status not in ('delivered', 'failed_credited')
      and status_at <= ${writeInstant(now - for_ms)}
    order by id desc limit ${IDS_MAX}`;
  return foundOf(rows.map(({ id, count }) => ({ id: formatId("snd", id), count })));
}

async function findOpenApprovals(
  { sql }: Read,
  { account_id, now }: OverviewScope,
): Promise<Found> {
  const rows = await sql<{ id: string; count: number }[]>`
    select id, count(*) over ()::int as count from agent_approvals
    where account_id = ${account_id} and status = 'requested'
      and expires_at > ${writeInstant(now)}
    order by id desc limit ${IDS_MAX}`;
  return foundOf(rows.map(({ id, count }) => ({ id: formatId("apr", id), count })));
}

async function findExpiringKeys({ sql }: Read, { account_id, now }: OverviewScope): Promise<Found> {
  const rows = await sql<{ id: string; count: number }[]>`
    select id, count(*) over ()::int as count from api_keys
    where account_id = ${account_id} and status in ('active', 'rolling')
      and expires_at > ${writeInstant(now)} and expires_at <= ${writeInstant(now + WEEK_MS)}
    order by id desc limit ${IDS_MAX}`;
  return foundOf(rows.map(({ id, count }) => ({ id: formatId("key", id), count })));
}

function foundOf(rows: readonly { id: string; count: number }[]): Found {
  return { count: rows[0]?.count ?? 0, object_ids: rows.map(({ id }) => id) };
}
