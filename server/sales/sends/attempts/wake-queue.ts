import type { Tx } from "#platform/db/transaction";
import type { Offer } from "#platform/values/offers";

/** Between two sends that are handed over when power is back. */
const PACE_MS = 100;

/**
 * Makes an account's queued sends due at once, in the order in which they were sold.
 *
 * Writes: send_dispatches.
 */
export async function wakeQueue(tx: Tx, account_id: string): Promise<void> {
  await makeDue(tx, { account_id, status: "queued", network: null });
}

/**
 * Makes due at once, in the order in which they were sold, what an account's network has not taken.
 *
 * Writes: send_dispatches.
 */
export async function wakeRetrying(
  tx: Tx,
  { account_id, network }: { account_id: string; network: string },
): Promise<void> {
  await makeDue(tx, { account_id, status: "retrying", network });
}

async function makeDue(
  { sql }: Tx,
  { account_id, status, network }: { account_id: string; status: string; network: string | null },
): Promise<void> {
  await sql`
    update send_dispatches work
    set due_at = (svc_now() at time zone 'UTC'
      - interval '1 millisecond' * (waiting.count - waiting.place)) at time zone 'UTC'
    from (
      select account_id, id, row_number() over (order by id) as place, count(*) over () as count
      from sends
      where account_id = ${account_id} and status = ${status}
        and (${network}::text is null or network = ${network}::text)
    ) as waiting
    where work.account_id = waiting.account_id and work.send_id = waiting.id`;
}

/**
 * Makes due what waits for live power in all accounts, at a supplier's pace: the first of each
 * account, then the second of each, and none later than its hold ends. Whatever a worker has in
 * hand is left to it.
 *
 * Writes: send_dispatches.
 */
export async function drainQueue({ sql }: Tx, { type, network, currency }: Offer): Promise<void> {
  await sql`
    with waiting as (
      select work.account_id, work.send_id, send.queued_until
      from send_dispatches work
      join sends send on send.account_id = work.account_id and send.id = work.send_id
      where work.mode = 'live' and send.status = 'queued' and send.type = ${type}
        and send.network = ${network} and send.currency = ${currency}
        and (work.lease_until is null or work.lease_until <= svc_now())
      for update of work skip locked
    ), turns as (
      select *, row_number() over (partition by account_id order by send_id) as turn from waiting
    ), places as (
      select account_id, send_id, queued_until,
        row_number() over (order by turn, send_id) as place
      from turns
    )
    update send_dispatches work
    set due_at = least(
      (svc_now() at time zone 'UTC'
        + interval '1 millisecond' * (places.place - 1) * ${PACE_MS}::integer) at time zone 'UTC',
      greatest(svc_now(), places.queued_until))
    from places
    where work.account_id = places.account_id and work.send_id = places.send_id`;
}

/** How many sends of an account wait for power. */
export async function countQueued({ sql }: Pick<Tx, "sql">, account_id: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from sends
    where account_id = ${account_id} and status = 'queued'`;
  return row?.count ?? 0;
}
