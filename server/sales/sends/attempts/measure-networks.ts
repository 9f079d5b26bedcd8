import type { NetworkFigures } from "#catalogue/status";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import type { Mode } from "#platform/work/queue";

const HOUR_MS = 3_600_000;
/** The largest value that the contract allows. */
const DELIVERY_SECONDS_MAX = 86_400;
/** The newest attempts are enough to judge a network; a busy hour has more. */
const ATTEMPTS_MAX = 20_000;

interface Row {
  readonly mode: "test" | "live";
  readonly network: string;
  readonly type: NetworkFigures["type"];
  readonly currency: NetworkFigures["currency"];
  readonly account_ids: string[];
  readonly attempts: number;
  readonly answered: number;
  readonly median_seconds: number | null;
}

/**
 * Counts, over all organisations in a mode, the hand-overs of the last hour by network, type and
 * currency: how many the network answered, rejections included, and how long deliveries took.
 * Attempts and deliveries of test clocks that run ahead are of another hour and are not counted; a
 * delivery before its submission, or days after it, counts as the least or most that can be shown.
 * A test account that has set the state of a network says nothing of how the network does.
 *
 * Units: wall time in milliseconds.
 */
export async function measureNetworks(
  { sql }: Tx,
  { mode, now }: { mode: Mode; now: number },
): Promise<NetworkFigures[]> {
  return await sql<Row[]>`
    with newest as materialized (
      select attempt.account_id, attempt.send_id, answer.outcome from send_attempts attempt
      join accounts account on account.id = attempt.account_id and account.mode = ${mode}
      cross join lateral (
        select answer.outcome from send_answers answer
        where answer.account_id = attempt.account_id and answer.send_id = attempt.send_id
          and answer.sequence = attempt.sequence limit 1
      ) as answer
      where attempt.at > ${writeInstant(now - HOUR_MS)} and attempt.at <= ${writeInstant(now)}
        and attempt.kind = 'submit'
      order by attempt.at desc limit ${ATTEMPTS_MAX}
    )
    select ${mode}::text as mode, send.network, send.type, send.currency,
      array_agg(distinct send.account_id::text) as account_ids,
      count(*)::integer as attempts,
      (count(*) filter (where newest.outcome in ('delivered', 'accepted', 'rejected')))::integer
        as answered,
      round(percentile_cont(0.5) within group (
        order by greatest(0, least(${DELIVERY_SECONDS_MAX}::integer,
          extract(epoch from send.delivered_at - send.submitted_at)))
      ) filter (where send.delivered_at <= ${writeInstant(now)}))::integer as median_seconds
    from newest
    cross join lateral (
      select account_id, network, type, currency, submitted_at, delivered_at from sends
      where account_id = newest.account_id and id = newest.send_id limit 1
    ) as send
    where not exists (
      select from account_network_states played
      where played.account_id = send.account_id and played.network_id = send.network
    )
    group by send.network, send.type, send.currency`;
}
