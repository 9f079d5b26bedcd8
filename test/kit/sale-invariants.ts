/**
 * What must be true of sales at every moment, beyond the ledger: one effect a key and a reference,
 * no orphans, one hand-over a reference, caps. Source: performance.md, Faults to survive.
 */
import type { Read, Tx } from "@svc/server/platform/db/transaction.ts";
import { type Breach, findBreaches, LEDGER_INVARIANTS } from "./invariants.ts";

const CLOSED = "('delivered', 'failed_credited', 'failed', 'cancelled_credited')";
/** Dispatch works on these; a send in review waits for people, and a closed one for nobody. */
const WORKED_ON = "('scheduled', 'pending', 'queued', 'retrying', 'submitted', 'unknown')";
/** A hand-over that may yet turn out to have been taken. */
const OPEN = "('intended', 'accepted', 'no_answer')";
const FAILED = "('failed_credited', 'failed')";

/** Whether a send has a hand-over that is open. */
function isOpen(send: string): string {
  return `exists (select from send_attempts open where open.account_id = ${send}.account_id
    and open.send_id = ${send}.id and open.kind = 'submit' and open.state in ${OPEN})`;
}

/**
 * I3. A request made a send exactly when its `send.created` names it. A key counts for one path, so
 * that retries of two sends may have the same.
 */
const ONCE: Readonly<Record<string, string>> = {
  "a client_reference is bound to the one send that carries it": `
    select concat_ws('/', coalesce(send.account_id, held.account_id),
      coalesce(send.client_reference, held.reference))
    from (select * from sends where client_reference is not null) send
    full join (select * from send_references where object_prefix = 'snd') held
      on held.account_id = send.account_id and held.object_id = send.id
    where held.reference is distinct from send.client_reference`,
  "one Idempotency-Key made one send": `
    select concat_ws('/', account_id, made.idempotency_key)
    from events made
    join (select account_id, id as object_id, retry_of from sends) send
      using (account_id, object_id)
    where made.type = 'send.created' and made.idempotency_key is not null
    group by account_id, made.idempotency_key, send.retry_of having count(*) > 1`,
  "an Idempotency-Key is kept exactly when its send exists": `
    select concat_ws('/', coalesce(made.account_id, held.account_id),
      coalesce(made.idempotency_key, held.key))
    from (
      select * from events where type = 'send.created' and idempotency_key is not null
    ) made
    full join (
      select * from idempotency_keys
      where operation_id in ('createSend', 'retrySend') and status = 202
    ) held on held.account_id = made.account_id and held.request_id = made.request_id
      and held.key = made.idempotency_key
    where made.id is null or held.key is null`,
  "an Idempotency-Key that is kept has its answer": `
    select concat_ws('/', account_id, path, key) from idempotency_keys where status is null`,
};

/** I5, and what a send says of itself. */
const NO_ORPHANS: Readonly<Record<string, string>> = {
  "an event is about an object that exists": `
    select event.id from events event
    left join sends send on send.account_id = event.account_id and send.id = event.object_id
    left join api_keys key on key.account_id = event.account_id and key.id = event.object_id
    where (event.object_prefix = 'snd' and send.id is null)
      or (event.object_prefix = 'key' and key.id is null)`,
  "the events of a send are numbered from 1 to its newest": `
    select send.id from sends send left join events event
      on event.account_id = send.account_id and event.object_id = send.id
    group by send.account_id, send.id
    having count(event.id) <> send.event_sequence or min(event.sequence) is distinct from 1
      or max(event.sequence) is distinct from send.event_sequence`,
  "a send has one event for each thing that it says has happened": `
    select send.id from sends send left join events event
      on event.account_id = send.account_id and event.object_id = send.id
    group by send.account_id, send.id
    having count(*) filter (where event.type = 'send.created') <> 1
      or count(*) filter (where event.type = 'send.submitted')
        <> (send.submitted_at is not null)::int
      or count(*) filter (where event.type in ('send.delivered', 'send.late_delivered'))
        <> (send.delivered_at is not null)::int
      or count(*) filter (where event.type = 'send.failed') <> (send.failed_at is not null)::int
      or count(*) filter (where event.type = 'send.cancelled')
        <> (send.cancelled_at is not null)::int
      or count(*) filter (where event.type = 'send.credited_back') <> send.credit_returned::int`,
  // A failed send has work while its question is open again, and its hand-over says so.
  "a send that is under way has work due, and no other send has": `
    select send.id from sends send left join send_dispatches work
      on work.account_id = send.account_id and work.send_id = send.id
    where (send.status in ${WORKED_ON} or (send.status in ${FAILED} and ${isOpen("send")}))
      <> (work.send_id is not null)`,
  "a send names the Credit transactions that name it": `
    select coalesce(send.id, row.source_id) from (
      select account_id, id, unnest(credit_transaction_ids) as transaction_id from sends
    ) send
    full join (select * from credit_transactions where source_prefix = 'snd') row
      on row.account_id = send.account_id and row.id = send.transaction_id
    where send.id is distinct from row.source_id`,
};

/** I7, against what the simulated supplier says that it heard and gave. */
const HANDED_OVER_ONCE: Readonly<Record<string, string>> = {
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
    select earlier.id from send_attempts earlier join send_attempts later
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

/** A text is written with its cause, and its send says how far it has come. */
const TOLD: Readonly<Record<string, string>> = {
  "a send that was delivered has written the text that it owes": `
    select send.id from sends send left join messages message
      on message.account_id = send.account_id and message.id = send.sms_id
    where send.status = 'delivered' and message.id is null
      and case when send.power is null then send.sms_message is not null
        else jsonb_array_length(send.power->'tokens') > 0
          and send.power->>'token_phone' is not null end`,
  "a send says of its text what the outbox says": `
    select send.id from sends send join messages message
      on message.account_id = send.account_id and message.id = send.sms_id
    where send.sms_status <> message.status`,
  "a text that was not told yet has work due": `
    select id from messages where status = 'queued' and (due_at is null or body is null)`,
};

/** The Harare day of a sale, whose clock is two hours ahead all year. */
const HARARE_DAY = "date_trunc('day', send.created + interval '2 hours')";
const HARARE_MONTH = "date_trunc('month', send.created + interval '2 hours')";

/** I10: what a key sold, less what came back, is within its caps. */
const CAPS: Readonly<Record<string, string>> = {
  "a sale is within the cap of its key": overCap("send.id", "per_send_minor"),
  "the sales of a day are within the cap of their key": overCap(HARARE_DAY, "daily_minor"),
  "the sales of a month are within the cap of their key": overCap(HARARE_MONTH, "monthly_minor"),
  "the sales of a day to one recipient are within the cap of their key": overCap(
    `${HARARE_DAY}, send.target`,
    "per_recipient_daily_minor",
  ),
  "what a key with caps has sold is counted": `
    select concat_ws('/', counted.account_id, counted.key_id, counted.currency, counted.period,
      counted.starts_at)
    from key_usage counted
    left join sends send on send.account_id = counted.account_id
      and send.api_key_id = counted.key_id and send.currency = counted.currency
      and not send.credit_returned
      and case counted.period when 'day' then ${HARARE_DAY} else ${HARARE_MONTH} end
        = counted.starts_at + interval '2 hours'
    group by counted.account_id, counted.key_id, counted.currency, counted.period,
      counted.starts_at
    having counted.used_minor <> coalesce(sum(send.amount_minor), 0)`,
  "a send is retried once": `
    select retry_of from sends where retry_of is not null
    group by account_id, retry_of having count(*) > 1`,
};

/** The breaches of I1 to I5, I7, I9 and I10 in the whole database; none in a sound one. */
export function checkHouse(read: Pick<Read | Tx, "sql">): Promise<Breach[]> {
  return findBreaches(read, {
    ...LEDGER_INVARIANTS,
    ...ONCE,
    ...NO_ORPHANS,
    ...HANDED_OVER_ONCE,
    ...TOLD,
    ...CAPS,
  });
}

/** The breaches as sentences, to be shown when there are some. */
export async function complaintsOf(read: Pick<Read | Tx, "sql">): Promise<string[]> {
  const breaches = await checkHouse(read);
  return breaches.map(({ invariant, subject }) => `${invariant}: not so for ${subject}`);
}

function overCap(period: string, cap: string): string {
  return `
    select concat_ws('/', cap.account_id, cap.key_id, cap.currency)
    from key_caps cap join sends send on send.account_id = cap.account_id
      and send.api_key_id = cap.key_id and send.currency = cap.currency
    where not send.credit_returned
    group by cap.account_id, cap.key_id, cap.currency, ${period}
    having sum(send.amount_minor) > cap.${cap}`;
}
