import type { Schemas } from "@svc/generated/routes";
import { readInstant } from "#platform/db/columns";
import type { Read } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";

interface Row {
  readonly recipient_id: string;
  readonly name: string | null;
  readonly number: string;
  readonly name_masked: string | null;
  readonly suburb: string | null;
  readonly confirmed_at: string | null;
  readonly units_centi: string | null;
  readonly sent_at: string | null;
}

/**
 * The meters of the active people of an account, by name: what the utility last said of each, and
 * the last token that was delivered to it.
 */
export async function readMetersOfPeople(
  { sql }: Pick<Read, "sql">,
  { account_id, limit }: { account_id: string; limit: number },
): Promise<Schemas["WorkforceMeter"][]> {
  const rows = await sql<Row[]>`
    select person.id as recipient_id, person.name, meter.number, confirmed.name_masked,
      confirmed.suburb, confirmed.confirmed_at::text as confirmed_at,
      token.units_centi, token.sent_at
    from recipient_meters meter
    join recipients person on person.account_id = meter.account_id
      and person.id = meter.recipient_id and person.status = 'active'
    left join meter_confirmations confirmed
      on confirmed.account_id = meter.account_id and confirmed.number = meter.number
    left join lateral (
      select sale.power ->> 'units_centi' as units_centi, sale.created::text as sent_at
      from sends sale
      where sale.account_id = meter.account_id and sale.target = meter.number
        and sale.status = 'delivered'
      order by sale.id desc limit 1
    ) as token on true
    where meter.account_id = ${account_id}
    order by person.name nulls last, person.id, meter.place
    limit ${limit}`;
  return rows.map((row) => ({
    recipient: formatId("rcp", row.recipient_id),
    name: row.name,
    meter: row.number,
    name_masked: row.name_masked,
    suburb: row.suburb,
    confirmed_at: secondsOf(row.confirmed_at),
    last_units_kwh: row.units_centi === null ? null : formatMoney(BigInt(row.units_centi)),
    last_sent_at: secondsOf(row.sent_at),
  }));
}

function secondsOf(written: string | null): number | null {
  return written === null ? null : unixSeconds(readInstant(written));
}
