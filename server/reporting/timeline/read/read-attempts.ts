import type { Read } from "#platform/db/transaction";
import { happeningsOf, type Line } from "../facts.ts";
import { type Happening, idsOf, type Subject } from "../happening.ts";

/** What suppliers were handed and asked; with how a hand-over stands. */
export async function readAttempts({ sql }: Read, subject: Subject): Promise<Happening[]> {
  const rows = await sql<Line[]>`
    select at, id, concat(kind, ' ', sequence, ' to ', supplier) as what,
      json_build_object('state', state, 'status_before', status_before, 'send_id', send_id)
        as facts
    from send_exchanges
    where account_id = ${subject.account_id} and send_id = any(${idsOf(subject, "snd")}::uuid[])
    order by at, sequence`;
  return happeningsOf(rows, { kind: "attempt", prefix: "att" });
}

/**
 * What suppliers answered. An answer keeps how long it took and no time of its own; a conclusion of
 * ours, which answers no attempt, came after the latest one. The supplier's own words are left out.
 */
export async function readAnswers({ sql }: Read, subject: Subject): Promise<Happening[]> {
  const rows = await sql<Line[]>`
    select attempt.at + make_interval(secs => coalesce(answer.duration_ms, 0) / 1000.0) as at,
      attempt.id, coalesce(answer.outcome, 'concluded') as what,
      json_build_object('attempt', answer.sequence, 'detail', answer.detail,
        'duration_ms', answer.duration_ms, 'status_after', answer.status_after,
        'hand_over', answer.hand_over_sequence, 'hand_over_state', answer.hand_over_state,
        'send_id', answer.send_id) as facts
    from send_answers answer
    cross join lateral (
      select attempt.at, case when attempt.sequence = answer.sequence then attempt.id end as id
      from send_attempts attempt
      where attempt.account_id = answer.account_id and attempt.send_id = answer.send_id
        and attempt.sequence <= coalesce(answer.sequence, attempt.sequence)
      order by attempt.sequence desc limit 1
    ) attempt
    where answer.account_id = ${subject.account_id}
      and answer.send_id = any(${idsOf(subject, "snd")}::uuid[])
    order by at, answer.number`;
  return happeningsOf(rows, { kind: "answer", prefix: "att" });
}
