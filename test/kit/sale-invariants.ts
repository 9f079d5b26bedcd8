/**
 * What must be true of sales at every moment: what the night watch looks for, and what holds only
 * while nothing was purged and no cap was changed.
 */
import { OPERATION_NUMBERS } from "@svc/server/journal/idempotency/index.ts";
import type { Read, Tx } from "@svc/server/platform/db/transaction.ts";
import {
  type Breach,
  findBreaches,
  type Invariants,
} from "@svc/server/reporting/night-watch/find-breaches.ts";
import { LEDGER_INVARIANTS } from "@svc/server/reporting/night-watch/ledger-invariants.ts";
import { SALE_INVARIANTS } from "@svc/server/reporting/night-watch/sale-invariants.ts";
import { accountsScope } from "@svc/server/reporting/night-watch/scopes.ts";
import { NAMED } from "./wire.ts";

const PLACING = [
  OPERATION_NUMBERS.createSend,
  OPERATION_NUMBERS.retrySend,
  OPERATION_NUMBERS.sendToFamilyMember,
];

/** A request made a send exactly when its `send.created` names it. */
const UNPURGED: Invariants = {
  "an Idempotency-Key is kept exactly when its send exists": `
    select concat_ws('/', coalesce(made.account_id, held.account_id),
      coalesce(made.idempotency_key, held.key))
    from (
      select * from events where type = 'send.created' and idempotency_key is not null
    ) made
    full join (
      select * from idempotency_keys
      where operation in (${PLACING.join()}) and status = 202
        and object_prefix = 'snd'
    ) held on held.account_id = made.account_id and held.request_id = made.request_id
      and held.key = made.idempotency_key
    where made.id is null or held.key is null`,
  "an Idempotency-Key that is kept has its answer": `
    select concat_ws('/', account_id, operation, path, key) from idempotency_keys
    where status is null`,
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
      or count(*) filter (where event.type = 'send.credited_back')
        <> (send.credit_returned and not exists (select from ledger_entries entry
          where entry.account_id = send.account_id and entry.send_id = send.id
            and entry.kind = 'return_reserved'))::int`,
  "a send that was delivered has written the text that it owes": `
    select send.id from sends send left join messages message
      on message.account_id = send.account_id and message.id = send.sms_id
    where send.status = 'delivered' and message.id is null
      and case when send.power is null then send.sms_message is not null
        else jsonb_array_length(send.power->'tokens') > 0
          and send.power->>'token_phone' is not null end`,
};

/** The Harare day of a sale, whose clock is two hours ahead all year. */
const HARARE_DAY = "date_trunc('day', send.created + interval '2 hours')";
const HARARE_MONTH = "date_trunc('month', send.created + interval '2 hours')";

/** I10: what a key sold, less what came back, is within its caps. */
const CAPS: Invariants = {
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
};

/** The breaches of I1 to I5, I7, I9 and I10 in the whole database; none in a sound one. */
export function checkHouse(read: Pick<Read | Tx, "sql">): Promise<Breach[]> {
  return findBreaches(read, {
    ...LEDGER_INVARIANTS,
    ...SALE_INVARIANTS,
    ...UNPURGED,
    ...CAPS,
  });
}

/** What the night watch looks for in one account, and its caps, whatever others have planted. */
export async function checkAccount(
  read: Pick<Read | Tx, "sql">,
  account_id: string,
): Promise<Breach[]> {
  const of_sales = { ...LEDGER_INVARIANTS, ...SALE_INVARIANTS };
  const of_caps = await findBreaches(read, CAPS);
  return [
    ...(await findBreaches(read, of_sales, accountsScope([account_id]))),
    ...of_caps.filter(({ subject }) => subject.startsWith(account_id)),
  ];
}

/**
 * Keeps the plans of what is looked for, which take five times as long to make as to run: for a
 * small house that is looked at again and again. A plan does not know how much a house has grown.
 */
export function keepingPlans({ sql }: Pick<Read | Tx, "sql">): Pick<Read, "sql"> {
  const unsafe = (text: string, values: string[] = []) => sql.unsafe(text, values, NAMED);
  return { sql: { unsafe } as unknown as Read["sql"] };
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
