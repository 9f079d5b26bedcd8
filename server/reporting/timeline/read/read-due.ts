import type { Read } from "#platform/db/transaction";
import { happeningsOf, type Line } from "../facts.ts";
import { type Happening, idsOf, type Subject } from "../happening.ts";

/**
 * What is still to be done, when it is due. Work is due in wall time, and is shown on the account's
 * clock beside what happened.
 */
export async function readDue({ sql }: Read, subject: Subject): Promise<Happening[]> {
  const { account_id, id, prefix } = subject;
  const of = (name: typeof prefix) => (prefix === name ? id : null);
  const rows = await sql<Line[]>`
    select work.due_at + make_interval(secs => ${subject.ahead_ms / 1_000}) as at, null as id,
      work.what, json_build_object('tries', work.tries, 'leased_until', work.lease_until) as facts
    from (
      select due_at, 'a hand-over or a question to the supplier' as what,
        submits + queries as tries, lease_until
      from send_dispatches
      where account_id = ${account_id} and send_id = any(${idsOf(subject, "snd")}::uuid[])
      union all
      select due_at, 'a look at the payment', queries, lease_until from topup_work
      where account_id = ${account_id} and topup_id = ${of("top")}
      union all
      select due_at, 'a look at the payment', queries, lease_until from checkout_payments
      where account_id = ${account_id} and session_id = ${of("cs")} and due_at is not null
      union all
      select due_at, 'the end of the session', null, null from checkout_deadlines
      where account_id = ${account_id} and session_id = ${of("cs")}
      union all
      select due_at, 'the end of the wait', null, null from reward_deadlines
      where account_id = ${account_id} and reward_id = ${of("rwd")}
    ) work order by work.due_at`;
  return happeningsOf(rows, { kind: "due", prefix: "acct" });
}
