import type { Read, Tx } from "#platform/db/transaction";
import type { RecipientRow } from "../tables.ts";

/** An active recipient who has a number. */
export interface RecipientOfPhone
  extends Pick<RecipientRow, "id" | "name" | "first_name" | "default_meter" | "metadata"> {
  readonly status: "active";
  readonly erase_at: null;
  /** E.164. */
  readonly phone: string;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/** The oldest active recipient of each of these numbers, by number; E.164. */
export async function findActiveByPhones(
  { sql }: Pick<Read | Tx, "sql">,
  account_id: string,
  phones: readonly string[],
): Promise<Map<string, RecipientOfPhone>> {
  if (phones.length === 0) return new Map();
  // Each by its own look into the index: one plan for all of them may read the whole directory.
  const rows = await sql<RecipientOfPhone[]>`
    select oldest.id, oldest.status, oldest.name, oldest.first_name, oldest.phone,
      oldest.default_meter, oldest.metadata, null as erase_at,
      date_part('epoch', oldest.created) * 1000 as created
    from unnest((select ${[...phones]}::text[])) as asked(phone)
    cross join lateral (
      select * from recipients held
      where held.account_id = ${account_id} and held.phone = asked.phone and held.status = 'active'
      order by held.id
      limit 1
    ) as oldest`;
  return new Map(rows.map((row) => [row.phone, row]));
}
