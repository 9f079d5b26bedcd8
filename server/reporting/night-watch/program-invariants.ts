/**
 * What must be true of the budgets of programs at every moment, and of the Credit behind them.
 * Source: docs/decisions/0039-programs.md.
 */
import type { Invariants } from "./find-breaches.ts";

/** A reward that ended without being given; its amount is back in the budget. */
const GIVEN_BACK = "('failed', 'voided', 'expired', 'rejected')";

/** Of the rewards and links of a program, of which there may be very many. */
export const REWARD_INVARIANTS: Invariants = {
  "what a program has spent and earmarked is that of its rewards and unclaimed links": `
    select program.id from programs program
    cross join lateral (
      select coalesce(sum(amount) filter (where is_sent), 0) as sent,
        coalesce(sum(amount) filter (where not is_sent), 0) as waiting
      from (
        select coalesce(released_amount_minor, amount_minor) as amount,
          send_id is not null as is_sent
        from rewards where account_id = program.account_id and program_id = program.id
          and status not in ${GIVEN_BACK}
        union all
        select amount_minor, false from reward_links
        where account_id = program.account_id and program_id = program.id
          and status in ('created', 'opened') and reward_id is null
      ) as given
    ) as sums
    where program.spent_minor <> sums.sent or program.earmarked_minor <> sums.waiting`,
  "a link is the reward that it names, and any other is none": `
    select link.id from reward_links link left join rewards reward
      on reward.account_id = link.account_id and reward.link_id = link.id
    where reward.id is distinct from link.reward_id or reward.program_id <> link.program_id
      or (link.status = 'claimed' and reward.id is null)`,
  "a reward waits for its claim as long as its link does, with the same amount": `
    select link.id from reward_links link join rewards reward
      on reward.account_id = link.account_id and reward.id = link.reward_id
    where case
      when link.status in ('created', 'opened') then reward.status not in ('pending', 'released')
        or reward.send_id is not null
        or coalesce(reward.released_amount_minor, reward.amount_minor) <> link.amount_minor
      when link.status = 'claimed' then reward.status in ('pending', 'released')
        and reward.send_id is null
      else reward.status not in ('voided', 'expired') end`,
};

/** Of the programs themselves, and of their reservations. */
export const PROGRAM_INVARIANTS: Invariants = {
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
