import type { Read } from "#platform/db/transaction";
import { happeningsOf, type Line } from "../facts.ts";
import { type Happening, idsOf, type Subject } from "../happening.ts";

/** The payments of checkout sessions, as they stand; no address of a payer's page. */
export async function readPayments({ sql }: Read, subject: Subject): Promise<Happening[]> {
  const rows = await sql<Line[]>`
    select created as at, null as id, concat('by ', method, ': ', state) as what,
      json_build_object('amount_minor', amount_minor::text, 'fee_minor', fee_minor::text,
        'received_minor', received_minor::text, 'currency', currency, 'reference', reference,
        'provider', provider, 'provider_reference', provider_reference,
        'failure_code', failure_code, 'reversed', nullif(is_reversed, false), 'queries', queries)
        as facts
    from checkout_payments
    where account_id = ${subject.account_id} and session_id = any(${idsOf(subject, "cs")}::uuid[])
    order by id`;
  return happeningsOf(rows, { kind: "payment", prefix: "cs" });
}
