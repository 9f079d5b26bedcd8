import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import type { Done } from "#platform/work/worker";
import { statusNotices, statusSubscribers } from "../tables.ts";
import { judgeNotice, type NoticeAnswer, type NoticeOutcome } from "./judge-notice.ts";
import type { NoticeJob } from "./lease-notices.ts";

/** Notices in a row that did not arrive, after which a subscription ends. */
const FAILURES_MAX = 3;

/** A notice that this worker still holds, and what becomes of it. */
interface Settled {
  readonly job: NoticeJob;
  readonly outcome: NoticeOutcome;
}

/**
 * Writes what became of notices. One that arrived or failed is deleted; a subscription ends when
 * three in a row have failed, or its invitation, or where its URL is gone for good.
 *
 * Writes: status_notices, status_subscribers.
 */
export async function settleNotices(
  tx: Tx,
  done: readonly Done<NoticeJob, NoticeAnswer | null>[],
): Promise<void> {
  const answered = done.flatMap(({ job, answer }) => (answer === null ? [] : [{ job, answer }]));
  if (answered.length === 0) return;
  const held = await lockHeld(tx, answered);
  const settled = held.map(({ job, answer }) => ({ job, outcome: judgeNotice(job, answer) }));
  await writeLater(tx, settled);
  await deleteDone(tx, settled);
  await writeSubscribers(tx, settled);
}

/** Subscribers first, in the order of their ids, as everywhere; then their notices. */
async function lockHeld<One extends { readonly job: NoticeJob }>(
  { db }: Tx,
  all: readonly One[],
): Promise<One[]> {
  const subscribers = [...new Set(all.map(({ job }) => job.subscriber.id))];
  await db
    .select({ id: statusSubscribers.id })
    .from(statusSubscribers)
    .where(isAnyOf(statusSubscribers.id, subscribers))
    .orderBy(statusSubscribers.id)
    .for("update");
  const ids = all.map(({ job }) => job.notice.id);
  const rows = await db
    .select({ id: statusNotices.id, lease_owner: statusNotices.lease_owner })
    .from(statusNotices)
    .where(isAnyOf(statusNotices.id, ids))
    .orderBy(statusNotices.id)
    .for("update");
  const owners = new Map(rows.map(({ id, lease_owner }) => [id, lease_owner]));
  // A worker that lost the lease leaves the notice to the one that holds it.
  return all.filter(({ job: { notice } }) => owners.get(notice.id) === notice.lease_owner);
}

async function writeLater({ sql }: Tx, settled: readonly Settled[]): Promise<void> {
  const later = settled.flatMap(({ job, outcome }) =>
    outcome.kind === "again" ? [{ id: job.notice.id, seconds: outcome.wait_ms / 1_000 }] : [],
  );
  if (later.length === 0) return;
  await sql`
    update status_notices notice set lease_owner = null, lease_until = null,
      due_at = (svc_now() at time zone 'UTC' + make_interval(secs => waits.seconds))
        at time zone 'UTC'
    from unnest(
      ${later.map(({ id }) => id)}::uuid[], ${later.map(({ seconds }) => seconds)}::integer[]
    ) as waits(id, seconds)
    where notice.id = waits.id`;
}

async function deleteDone({ db }: Tx, settled: readonly Settled[]): Promise<void> {
  const over = settled.filter(({ outcome }) => outcome.kind !== "again");
  if (over.length === 0) return;
  const ids = over.map(({ job }) => job.notice.id);
  await db.delete(statusNotices).where(isAnyOf(statusNotices.id, ids));
}

async function writeSubscribers({ sql }: Tx, settled: readonly Settled[]): Promise<void> {
  const idsOf = (kind: NoticeOutcome["kind"]) =>
    settled.filter(({ outcome }) => outcome.kind === kind).map(({ job }) => job.subscriber.id);
  const arrived = idsOf("arrived");
  // A server that takes its invitation has agreed; of an address, its owner's click says so.
  await sql`
    update status_subscribers set failures = 0,
      confirmed_at = case when channel = 'webhook' then coalesce(confirmed_at, svc_now())
        else confirmed_at end
    where id = any(${arrived}::uuid[])`;
  await sql`
    update status_subscribers subscriber set failures = failures + failed.times
    from (select id, count(*)::integer as times from unnest(${idsOf("failed")}::uuid[]) as id
      group by id) as failed
    where subscriber.id = failed.id`;
  await sql`
    delete from status_subscribers
    where id = any(${idsOf("ended")}::uuid[]) or id = any(${idsOf("failed")}::uuid[])
      and (failures >= ${FAILURES_MAX} or confirmed_at is null)`;
}
