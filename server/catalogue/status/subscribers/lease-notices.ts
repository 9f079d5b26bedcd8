import { eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import type { Lease } from "#platform/work/lease";
import {
  isLeasable,
  type LeaseScope,
  type Queue,
  type QueueTable,
  readDueRows,
} from "#platform/work/queue";
import {
  incidents,
  incidentUpdates,
  type NoticeRow,
  type SubscriberRow,
  statusNotices,
  statusSubscribers,
} from "../tables.ts";

export const STATUS_NOTICES = "status-notices";

/** Longer than a mail server or an endpoint may take, with the wait for its turn. */
const LEASE_MS = 120_000;

/** What staff wrote, and of which incident. */
export interface Change {
  readonly incident: typeof incidents.$inferSelect;
  readonly update: typeof incidentUpdates.$inferSelect;
}

/** A leased notice, whom it goes to, and what it says; null where it invites to confirm. */
export interface NoticeJob {
  readonly notice: NoticeRow;
  readonly subscriber: SubscriberRow;
  readonly change: Change | null;
  readonly lease: Lease;
}

/** Subscribers belong to no account, and stand in the place of one. */
export const NOTICE_TABLE: QueueTable = {
  queue: STATUS_NOTICES,
  table: statusNotices,
  account_id: statusNotices.subscriber_id,
  row_id: statusNotices.id,
  due_at: statusNotices.due_at,
  mode: null,
  lease_until: statusNotices.lease_until,
};

/** The queue of notices. */
export const NOTICE_QUEUE: Queue<NoticeJob> = {
  name: STATUS_NOTICES,
  modes: [null],
  readDue: (tx, scope) => readDueRows(tx, NOTICE_TABLE, scope),
  lease: leaseNotices,
};

async function leaseNotices(tx: Tx, scope: LeaseScope): Promise<NoticeJob[]> {
  const { db } = tx;
  // A notice that another worker holds is not due for this one.
  const due = await db
    .select()
    .from(statusNotices)
    .where(isLeasable(NOTICE_TABLE, scope))
    .orderBy(statusNotices.due_at)
    .limit(scope.limit)
    .for("update", { skipLocked: true });
  if (due.length === 0) return [];
  const lease_owner = mintId(scope.now);
  const lease_until = scope.now + LEASE_MS;
  const ids = due.map(({ id }) => id);
  const { sql } = tx;
  await sql`
    update status_notices set tries = tries + 1, lease_owner = ${lease_owner}::uuid,
      lease_until = svc_now() + make_interval(secs => ${LEASE_MS / 1_000})
    where id = any(${ids}::uuid[])`;
  const subscribers = await readSubscribers(tx, due);
  const changes = await readChanges(tx, due);
  const lease = { from: scope.from, length_ms: LEASE_MS };
  return due.flatMap((row): NoticeJob[] => {
    const subscriber = subscribers.get(row.subscriber_id);
    if (subscriber === undefined) return [];
    const notice = { ...row, tries: row.tries + 1, lease_owner, lease_until };
    return [{ notice, subscriber, change: changes.get(row.update_id ?? "") ?? null, lease }];
  });
}

async function readSubscribers(
  { db }: Tx,
  due: readonly NoticeRow[],
): Promise<ReadonlyMap<string, SubscriberRow>> {
  const ids = [...new Set(due.map(({ subscriber_id }) => subscriber_id))];
  const rows = await db.select().from(statusSubscribers).where(isAnyOf(statusSubscribers.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function readChanges(
  { db }: Tx,
  due: readonly NoticeRow[],
): Promise<ReadonlyMap<string, Change>> {
  const ids = [...new Set(due.flatMap(({ update_id }) => update_id ?? []))];
  const rows = await db
    .select({ incident: incidents, update: incidentUpdates })
    .from(incidentUpdates)
    .innerJoin(incidents, eq(incidents.id, incidentUpdates.incident_id))
    .where(isAnyOf(incidentUpdates.id, ids));
  return new Map(rows.map((row) => [row.update.id, row]));
}
