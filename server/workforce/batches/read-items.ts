import type { Schemas } from "@svc/generated/routes";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import { maskedPhone } from "#platform/values/phone";

type AllocatedLine = Schemas["WorkforceBatchItem"];

interface Row {
  readonly id: string;
  readonly recipient: string | null;
  readonly recipient_id: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly amount_minor: string;
  readonly currency: AllocatedLine["currency"];
  readonly status: AllocatedLine["status"];
  readonly failure_code: AllocatedLine["failure_code"];
  readonly token_last4: string | null;
  readonly retried_by: string | null;
}

/** What each person receives of an allocation, in the order of the lines. */
export async function readItems(
  { sql }: Pick<Read | Tx, "sql">,
  { account_id, id }: { account_id: string; id: string },
): Promise<AllocatedLine[]> {
  // Of a person who was erased the line keeps no order, and shows neither name nor number.
  const rows = await sql<Row[]>`
    select line.id, line.ordered ->> 'recipient' as recipient, send.recipient_id,
      line.ordered ->> 'name' as name,
      case when line.ordered is null then null
        when line.type = 'power' then line.ordered -> 'power' ->> 'token_phone'
        else line.target end as phone,
      line.amount_minor, line.currency, line.status, line.failure_code,
      send.power -> 'tokens' -> -1 ->> 'last4' as token_last4, line.retried_by
    from batch_items line
    left join sends send on send.account_id = line.account_id and send.id = line.send_id
    where line.account_id = ${account_id} and line.batch_id = ${id}
    order by line.id`;
  return rows.map((row) => ({
    id: formatId("bit", row.id),
    recipient: recipientOf(row),
    name: row.name,
    phone_masked: row.phone === null ? null : maskedPhone(row.phone),
    amount: formatMoney(BigInt(row.amount_minor)),
    currency: row.currency,
    status: row.status,
    failure_code: row.failure_code,
    token_last4: row.token_last4,
    resent_as: row.retried_by === null ? null : formatId("bit", row.retried_by),
  }));
}

function recipientOf({ recipient, recipient_id }: Row): string | null {
  return recipient_id === null ? recipient : formatId("rcp", recipient_id);
}
