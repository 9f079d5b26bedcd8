import type { Tx } from "#platform/db/transaction";

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
    set due_at = svc_now() - interval '1 millisecond' * (waiting.count - waiting.place)
    from (
      select account_id, id, row_number() over (order by id) as place, count(*) over () as count
      from sends
      where account_id = ${account_id} and status = ${status}
        and (${network}::text is null or network = ${network}::text)
    ) as waiting
    where work.account_id = waiting.account_id and work.send_id = waiting.id`;
}

/** How many sends of an account wait for power. */
export async function countQueued({ sql }: Pick<Tx, "sql">, account_id: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from sends
    where account_id = ${account_id} and status = 'queued'`;
  return row?.count ?? 0;
}
