/**
 * Sends by what is printed on a slip or known to a customer. Each condition reads the ids by the
 * index that is made for it, so that no plan looks for them along the whole list.
 */
import { ENUMS } from "@svc/generated/enums";
import { type SQL, sql } from "drizzle-orm";
import { readReceiptNumber } from "../rows/receipt-number.ts";
import { stageOf } from "../rows/stage-of.ts";
import { sends } from "../rows/tables.ts";

/** The stages of the index of receipts. Source: server/sales/sends/rows/tables.ts. */
const ENDED: readonly string[] = ["delivered", "failed_credited", "cancelled_credited"];
const UNENDED = [...new Set(ENUMS.SendStatus.map(stageOf))].filter((one) => !ENDED.includes(one));

/** Sends whose receipt has this number; null when it is not a receipt number. */
export function receiptIs(account_id: string, written: string): SQL | null {
  const tail = readReceiptNumber(written);
  if (tail === null) return null;
  const { digits, before } = tail;
  const is_it = sql`"right"((id)::text, 12) = ${digits}
    and substr((id)::text, 23, 1) in (${sql.join(
      before.map((one) => sql`${one}`),
      sql`, `,
    )})`;
  // Together they are all stages: those of one index, and those of which the other holds few.
  return idIn(sql`
    select id from sends where account_id = ${account_id} and ${is_it}
      and stage in (${literals(ENDED)})
    union all
    select id from sends where account_id = ${account_id} and ${is_it}
      and stage in (${literals(UNENDED)})`);
}

/** Sends that the network or the utility confirmed by this number. */
export function providerReferenceIs(account_id: string, reference: string): SQL {
  return idIn(sql`
    select id from sends where account_id = ${account_id}
      and provider_reference = ${reference} and provider_reference is not null`);
}

/** Power sends whose token was texted to a number. */
export function tokenPhoneIs(account_id: string, e164: string): SQL {
  return idIn(sql`
    select id from sends where account_id = ${account_id}
      and power ->> 'token_phone' = ${e164} and power is not null`);
}

/** Sends about which a number is notified. */
export function notifyNumberIs(account_id: string, e164: string): SQL {
  return idIn(sql`
    select id from sends where account_id = ${account_id}
      and notify_number = ${e164} and notify_number is not null`);
}

/** Power sends whose last token ends in these digits. */
export function tokenEndsIn(account_id: string, last4: string): SQL {
  return idIn(sql`
    select id from sends where account_id = ${account_id}
      and power -> 'tokens' -> -1 ->> 'last4' = ${last4}
      and power is not null and stage = 'delivered'`);
}

/** Written out, because no plan compares a parameter with the condition of an index. */
function literals(stages: readonly string[]): SQL {
  return sql.raw(stages.map((stage) => `'${stage}'`).join(", "));
}

function idIn(ids: SQL): SQL {
  return sql`${sends.id} = any(array(${ids}))`;
}
