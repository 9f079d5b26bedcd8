import { readInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";

/** A meter of a recipient, with what the utility last said of it to this account. */
export interface KnownMeter {
  readonly number: string;
  readonly label: string | null;
  readonly name_masked: string | null;
  /** Unix milliseconds; null when it was never confirmed. */
  readonly confirmed_at: number | null;
}

/** The meters of a set of recipients by their ids, each list in its order. */
export async function readMeters(
  { sql }: Pick<Read | Tx, "sql">,
  account_id: string,
  rows: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, readonly KnownMeter[]>> {
  if (rows.length === 0) return new Map();
  const found = await sql<
    { recipient_id: string; number: string; label: string | null; name: string; at: string }[]
  >`
    select meter.recipient_id, meter.number, meter.label, confirmed.name_masked as name,
      confirmed.confirmed_at::text as at
    from recipient_meters meter
    left join meter_confirmations confirmed
      on confirmed.account_id = meter.account_id and confirmed.number = meter.number
    where meter.account_id = ${account_id}
      and meter.recipient_id = any(${rows.map(({ id }) => id)}::uuid[])
    order by meter.recipient_id, meter.place`;
  const meters = found.map(({ recipient_id, number, label, name, at }) => ({
    recipient_id,
    known: { number, label, name_masked: name, confirmed_at: at === null ? null : readInstant(at) },
  }));
  const by_recipient = Map.groupBy(meters, ({ recipient_id }) => recipient_id);
  return new Map([...by_recipient].map(([id, of_one]) => [id, of_one.map(({ known }) => known)]));
}
