/**
 * What must be true of sales at every moment, beyond the ledger: one effect a key and a reference,
 * no orphans, one hand-over a reference. Events, keys and texts are purged after their time, so
 * nothing here needs one that may be gone. Source: docs/decisions/0025-attempts.md.
 */
import type { Invariants } from "./find-breaches.ts";

const CLOSED = "('delivered', 'failed_credited', 'failed', 'cancelled_credited')";
/** Dispatch works on these; a send in review waits for people, and a closed one for nothing. */
const WORKED_ON = "('scheduled', 'pending', 'queued', 'retrying', 'submitted', 'unknown')";
/** A hand-over that may yet turn out to have been taken. */
const OPEN = "('intended', 'accepted', 'no_answer')";
const FAILED = "('failed_credited', 'failed')";

/** Whether a send has a hand-over that is open. */
function isOpen(send: string): string {
  return `exists (select from send_exchanges open where open.account_id = ${send}.account_id
    and open.send_id = ${send}.id and open.kind = 'submit' and open.state in ${OPEN})`;
}

/** A key counts for one path, so that retries of two sends may have the same. */
const ONCE: Invariants = {
  "a client_reference is bound to the one send that carries it": `
    select concat_ws('/', coalesce(send.account_id, held.account_id),
      coalesce(send.client_reference, held.reference))
    from (select * from sends where client_reference is not null) send
    full join (
      select held.*, coalesce(approval.result_id, held.object_id) as send_id
      from send_references held left join agent_approvals approval
        on approval.account_id = held.account_id and approval.id = held.object_id
      where held.object_prefix = 'snd' or approval.result_id is not null
    ) held on held.account_id = send.account_id and held.send_id = send.id
    where held.reference is distinct from send.client_reference`,
  "one Idempotency-Key made one send": `
    select concat_ws('/', account_id, made.idempotency_key)
    from events made
    join (select account_id, id as object_id, retry_of from sends) send
      using (account_id, object_id)
    where made.type = 'send.created' and made.idempotency_key is not null
    group by account_id, made.idempotency_key, send.retry_of having count(*) > 1`,
  "a send is retried once, and each of the two names the other": `
    select retry.id from sends retry left join sends failed
      on failed.account_id = retry.account_id and failed.id = retry.retry_of
    where retry.retry_of is not null and failed.retried_by is distinct from retry.id`,
};

/** Of what agents asked for; few sends have an approval. */
export const APPROVAL_INVARIANTS: Invariants = {
  "an approval names the send that was made for it, which names it": `
    select coalesce(approval.id, send.id)
    from (select * from agent_approvals where result_prefix = 'snd') approval
    full join (select * from sends where approval_id is not null and reward_id is null) send
      on send.account_id = approval.account_id and send.id = approval.result_id
    where send.approval_id is distinct from approval.id`,
  "an approval names the reward that was made for it, which names it": `
    select coalesce(approval.id, reward.id)
    from (select * from agent_approvals where result_prefix = 'rwd') approval
    full join (select * from rewards where approval_id is not null) reward
      on reward.account_id = approval.account_id and reward.id = approval.result_id
    where reward.approval_id is distinct from approval.id
      or reward.completion_id is distinct from approval.completion_id
      or reward.program_id is distinct from approval.program_id`,
  "an approval has work due exactly while it is open or not carried out": `
    select approval.id from agent_approvals approval left join approval_deadlines work
      on work.account_id = approval.account_id and work.approval_id = approval.id
    where (approval.status = 'requested'
        or (approval.status = 'approved' and approval.result_id is null))
      <> (work.approval_id is not null)`,
};

/** What hangs on a send, and what a send says of itself. */
const NO_ORPHANS: Invariants = {
  "an event is about an object that exists": `
    select event.id from events event
    left join sends send on send.account_id = event.account_id and send.id = event.object_id
    left join api_keys key on key.account_id = event.account_id and key.id = event.object_id
    where (event.object_prefix = 'snd' and send.id is null)
      or (event.object_prefix = 'key' and key.id is null)`,
  // A failed send has work while its question is open again, and its hand-over says so.
  "a send that is under way has work due, and no other send has": `
    select send.id from sends send left join send_dispatches work
      on work.account_id = send.account_id and work.send_id = send.id
    where (send.status in ${WORKED_ON} or (send.status in ${FAILED} and ${isOpen("send")}))
      <> (work.send_id is not null)`,
  "work is due for a send that exists": `
    select work.send_id from send_dispatches work left join sends send
      on send.account_id = work.account_id and send.id = work.send_id
    where send.id is null`,
  "an attempt is of a send that exists, and an answer of an attempt": `
    select coalesce(attempt.send_id, answer.send_id) from send_attempts attempt
    full join (select * from send_answers where sequence is not null) answer
      on answer.account_id = attempt.account_id and answer.send_id = attempt.send_id
      and answer.sequence = attempt.sequence
    left join sends send on send.account_id = attempt.account_id and send.id = attempt.send_id
    where send.id is null`,
  "an attempt is answered once, and the answers of a send are numbered from 1": `
    select send_id from send_answers group by account_id, send_id
    having max(number) <> count(*) or count(sequence) <> count(distinct sequence)`,
  "the work of a send says of its attempts what they and their answers say": `
    select work.send_id from send_dispatches work
    left join (
      select account_id, send_id, max(sequence) as attempts,
        max(sequence) filter (where kind = 'submit') as hand_over_sequence
      from send_attempts group by account_id, send_id
    ) as made on made.account_id = work.account_id and made.send_id = work.send_id
    left join (
      select account_id, send_id, max(number) as answers
      from send_answers group by account_id, send_id
    ) as answered on answered.account_id = work.account_id and answered.send_id = work.send_id
    left join send_exchanges hand_over on hand_over.account_id = work.account_id
      and hand_over.send_id = work.send_id and hand_over.sequence = made.hand_over_sequence
    left join send_exchanges query on query.account_id = work.account_id
      and query.send_id = work.send_id and query.id = work.query_id
    where work.attempts <> coalesce(made.attempts, 0)
      or work.answers <> coalesce(answered.answers, 0)
      or work.hand_over_id is distinct from hand_over.id
      or work.hand_over_state is distinct from hand_over.state
      or (work.query_id is not null and query.state is distinct from 'intended')`,
  "a send was made by a key of its account": `
    select send.id from sends send left join api_keys key
      on key.account_id = send.account_id and key.id = send.api_key_id
    where send.api_key_id is not null and key.id is null`,
  "the events of a send have no gap": `
    select send.id from sends send join events event
      on event.account_id = send.account_id and event.object_id = send.id
    group by send.account_id, send.id, send.event_sequence
    having count(*) <> max(event.sequence) - min(event.sequence) + 1
      or max(event.sequence) <> send.event_sequence`,
  "a quote that is used was used by a send that carries it": `
    select quote.id from quotes quote left join sends send
      on send.account_id = quote.account_id and send.id = quote.used_by
    where (quote.status = 'used') <> (quote.used_by is not null)
      or (quote.used_by is not null
        and send.power ->> 'quote_id' is distinct from quote.id::text)`,
};

/** Compared with the simulated supplier's own records, in test mode. */
const HANDED_OVER_ONCE: Invariants = {
  "a reference is handed over once": `
    select reference from simulator_vends where submits > 1`,
  "a send is vended once": `
    select send_id from simulator_vends where vended_minor is not null
    group by send_id having count(*) > 1`,
  "what a supplier hears was written down before, as it was ordered": `
    select vend.reference from simulator_vends vend
    left join send_attempts attempt on attempt.id = vend.reference and attempt.kind = 'submit'
    left join sends send on send.account_id = attempt.account_id and send.id = attempt.send_id
    where vend.send_id is distinct from send.id or vend.amount_minor <> send.amount_minor
      or vend.currency <> send.currency
      or (vend.target <> send.target and not exists (select from events event
        where event.account_id = send.account_id and event.object_id = send.id
          and event.type = 'send.meter_changed'))`,
  "a send is handed over again only when no earlier try can have been taken": `
    select earlier.id from send_exchanges earlier join send_attempts later
      on later.account_id = earlier.account_id and later.send_id = earlier.send_id
      and later.kind = 'submit' and later.sequence > earlier.sequence
    where earlier.kind = 'submit' and earlier.state not in ('not_taken', 'not_found', 'refused')`,
  "a send that is closed has no hand-over that is open, unless somebody asks about it again": `
    select send.id from sends send left join send_dispatches work
      on work.account_id = send.account_id and work.send_id = send.id
    where send.status in ${CLOSED} and work.send_id is null and ${isOpen("send")}`,
  "a send that a supplier says it delivered was vended in full": `
    select send.id from sends send left join simulator_vends vend
      on vend.send_id = send.id and vend.vended_minor = send.amount_minor
    where send.status = 'delivered' and send.provider_reference like 'SIM-%'
      and vend.send_id is null`,
  "power that a supplier delivered is kept as one purchase, with its tokens sealed": `
    select send.id from sends send left join power_purchases bought
      on bought.account_id = send.account_id and bought.send_id = send.id
    where send.type = 'power' and send.status = 'delivered'
      and send.provider_reference like 'SIM-%'
      and (bought.send_id is null or jsonb_array_length(send.power -> 'tokens') = 0)`,
  // The number ending in 0013 is scripted to lie; a tester may say that any send failed.
  "a send whose Credit came back was not vended": `
    select send.id from sends send join simulator_vends vend
      on vend.send_id = send.id and vend.vended_minor is not null
    where send.credit_returned and send.late_delivered_at is null and send.target not like '%0013'
      and not ${isOpen("send")}
      and not exists (select from send_attempts attempt where attempt.send_id = send.id
        and attempt.account_id = send.account_id and attempt.kind = 'callback')`,
};

/** A send says how far its text has come. */
const TOLD: Invariants = {
  "a send says of its text what the outbox says": `
    select send.id from sends send join messages message
      on message.account_id = send.account_id and message.id = send.sms_id
    where send.sms_status <> message.status`,
  "a text that was not told yet has work due": `
    select id from messages where status = 'queued' and (due_at is null or body is null)`,
};

/** What must be true of each send, with what belongs to it. */
export const EACH_SALE_INVARIANTS: Invariants = {
  ...ONCE,
  ...NO_ORPHANS,
  ...HANDED_OVER_ONCE,
  ...TOLD,
};

/** What must be true of the sales of an account, and of all accounts. */
export const SALE_INVARIANTS: Invariants = { ...EACH_SALE_INVARIANTS, ...APPROVAL_INVARIANTS };
