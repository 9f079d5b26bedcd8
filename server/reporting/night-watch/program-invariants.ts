/**
 * What must be true of the budgets of programs at every moment, and of the Credit behind them.
 * Source: docs/decisions/0039-programs.md.
 */
import type { Invariants } from "./find-breaches.ts";

/** A reward that ended without being given; its amount is back in the budget. */
const GIVEN_BACK = "('failed', 'voided', 'expired', 'rejected')";

export const PROGRAM_INVARIANTS: Invariants = {
  "what a program has spent and earmarked is that of its rewards": `
    select program.id from programs program
    left join rewards reward on reward.account_id = program.account_id
      and reward.program_id = program.id and reward.status not in ${GIVEN_BACK}
    group by program.account_id, program.id, program.spent_minor, program.earmarked_minor
    having program.spent_minor <> coalesce(sum(
        coalesce(reward.released_amount_minor, reward.amount_minor)
      ) filter (where reward.send_id is not null), 0)
      or program.earmarked_minor <> coalesce(sum(
        coalesce(reward.released_amount_minor, reward.amount_minor)
      ) filter (where reward.send_id is null), 0)`,
  "a budget is what is spent, earmarked and remaining": `
    select id from programs
    where least(spent_minor, earmarked_minor, budget_minor - spent_minor - earmarked_minor) < 0
      or (status = 'exhausted' and spent_minor + earmarked_minor < budget_minor)
      or (status = 'active' and spent_minor + earmarked_minor = budget_minor)`,
  "the reservation of a program holds what it may still draw": `
    select program.id from programs program
    left join credit_reservations reservation on reservation.account_id = program.account_id
      and reservation.id = program.reservation_id
    where case when program.funding = 'reserve' and program.status <> 'closed'
        then program.budget_minor - program.spent_minor else program.earmarked_minor end
      <> coalesce(reservation.amount_minor - reservation.used_minor
        - reservation.released_minor, 0)`,
  "the reservation of a program is the one that it names": `
    select reservation.id from credit_reservations reservation
    left join programs program on program.account_id = reservation.account_id
      and program.reservation_id = reservation.id and program.id = reservation.source_id
    where reservation.source_prefix = 'prg' and program.id is null`,
  "only a closed program has something to end": `
    select work.program_id from program_work work join programs program
      on program.account_id = work.account_id and program.id = work.program_id
    where program.status <> 'closed'`,
};
