/** What waits for a person: one function a kind, each with the time at which the first lapses. */
import { writeInstant } from "#platform/db/columns";
import type { Read } from "#platform/db/transaction";
import { UNKNOWN_WINDOW_MS } from "#sales/sends";
import {
  type AttentionScope,
  type Facts,
  type Found,
  type FoundRow,
  foundOf,
  IDS_MAX,
} from "./found.ts";

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 86_400_000;

/** Sends that our staff look into; they lapse by nothing. */
export async function findReviewedSends({ sql }: Read, asked: AttentionScope): Promise<Found> {
  const rows = await sql<FoundRow[]>`
    select id, count(*) over ()::int as count, null as due_ms from sends
    where account_id = ${asked.account_id} and stage = 'requires_review'
      and stage not in ('delivered', 'failed_credited')
    order by id desc limit ${IDS_MAX}`;
  return foundOf("snd", rows);
}

/** Sends that have been unknown for over an hour; after a day our staff look into them. */
export async function findUnknownSends(
  { sql }: Read,
  { account_id, now }: AttentionScope,
): Promise<Found> {
  const rows = await sql<FoundRow[]>`
    select id, count(*) over ()::int as count,
      (date_part('epoch', min(status_at) over ()) * 1000 + ${UNKNOWN_WINDOW_MS})::bigint as due_ms
    from sends
    where account_id = ${account_id} and stage = 'unknown'
      and stage not in ('delivered', 'failed_credited')
      and status_at <= ${writeInstant(now - HOUR_MS)}
    order by id desc limit ${IDS_MAX}`;
  return foundOf("snd", rows);
}

/** Batches that wait for a second person; what nobody approves is cancelled. */
export async function findWaitingBatches(
  { sql }: Read,
  { account_id, ahead_ms }: AttentionScope,
): Promise<Found> {
  const rows = await sql<FoundRow[]>`
    select batch.id, count(*) over ()::int as count,
      (date_part('epoch', min(work.due_at) over ()) * 1000 + ${ahead_ms})::bigint as due_ms
    from batches batch
    left join batch_work work on (work.account_id, work.batch_id) = (batch.account_id, batch.id)
    where batch.account_id = ${account_id} and batch.status = 'requires_approval'
    order by batch.id desc limit ${IDS_MAX}`;
  return foundOf("bch", rows);
}

/** What agents have asked for and nobody has decided. */
export async function findOpenApprovals(
  { sql }: Read,
  { account_id, now }: AttentionScope,
): Promise<Found> {
  const rows = await sql<FoundRow[]>`
    select id, count(*) over ()::int as count,
      (date_part('epoch', min(expires_at) over ()) * 1000)::bigint as due_ms
    from agent_approvals
    where account_id = ${account_id} and status = 'requested'
      and expires_at > ${writeInstant(now)}
    order by id desc limit ${IDS_MAX}`;
  return foundOf("apr", rows);
}

/** Rewards that wait for a review; what nobody decides is rejected. */
export async function findOpenReviews(
  { sql }: Read,
  { account_id, ahead_ms }: AttentionScope,
): Promise<Found> {
  const rows = await sql<FoundRow[]>`
    select review.id, count(*) over ()::int as count,
      (date_part('epoch', min(deadline.due_at) over ()) * 1000 + ${ahead_ms})::bigint as due_ms
    from reviews review
    left join reward_deadlines deadline
      on (deadline.account_id, deadline.reward_id) = (review.account_id, review.reward_id)
    where review.account_id = ${account_id} and review.status = 'open'
    order by review.id desc limit ${IDS_MAX}`;
  return foundOf("rev", rows);
}

/** Disputes that our staff have to answer. */
export async function findOpenDisputes(
  { sql }: Read,
  { account_id }: AttentionScope,
): Promise<Found> {
  const rows = await sql<FoundRow[]>`
    select id, count(*) over ()::int as count,
      (date_part('epoch', min(due_by) over ()) * 1000)::bigint as due_ms
    from disputes
    where account_id = ${account_id} and status = 'opened'
    order by id desc limit ${IDS_MAX}`;
  return foundOf("dsp", rows);
}

/** Currencies whose Credit lasts for less than a day. */
export async function findLowCredit(
  _: Read,
  __: AttentionScope,
  { low_credit }: Facts,
): Promise<Found> {
  const due_ms = low_credit.length === 0 ? null : Math.min(...low_credit);
  return { count: low_credit.length, object_ids: [], due_ms };
}

/** Keys that stop working within a week. */
export async function findExpiringKeys(
  { sql }: Read,
  { account_id, now }: AttentionScope,
): Promise<Found> {
  const rows = await sql<FoundRow[]>`
    select id, count(*) over ()::int as count,
      (date_part('epoch', min(expires_at) over ()) * 1000)::bigint as due_ms
    from api_keys
    where account_id = ${account_id} and status in ('active', 'rolling')
      and expires_at > ${writeInstant(now)} and expires_at <= ${writeInstant(now + WEEK_MS)}
    order by id desc limit ${IDS_MAX}`;
  return foundOf("key", rows);
}
