import type { Read } from "#platform/db/transaction";
import { parseReference } from "#workforce/batches";
import type { Asked } from "./asked.ts";
import { type FoundRow, newestOf, READ_MAX } from "./found.ts";

/** Titles are compared with those of the newest batches. */
const TITLES_MAX = 1_000;

/** Batches by their numbers, by the references of their lines, and by a part of a title. */
export async function findBatches(
  { sql }: Read,
  { account_id, text, id }: Asked,
): Promise<FoundRow[]> {
  const own = id?.prefix === "bch" ? id.id : null;
  const numbered = parseReference(text.toUpperCase());
  const part = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const shown = sql`id, title as label, status, date_part('epoch', created) * 1000 as created`;
  const rows = await sql<FoundRow[]>`
    (select ${shown}, 'id' as matched from batches
      where account_id = ${account_id} and id = ${own})
    union all
    (select ${shown}, 'reference' from batches where account_id = ${account_id} and id in (
      select batch_id from workforce_batches where account_id = ${account_id}
        and batch_year = ${numbered?.batch_year ?? null}
        and batch_number = ${numbered?.batch_number ?? null}
      union all
      select item.batch_id from send_references held
      join batch_items item on (item.account_id, item.id) = (held.account_id, held.object_id)
      where held.account_id = ${account_id} and held.reference = ${text}
        and held.object_prefix = 'bit'))
    union all
    (select ${shown}, 'name' from (
        select * from batches where account_id = ${account_id} order by id desc limit ${TITLES_MAX}
      ) as newest
      where title ilike ${part} order by id desc limit ${READ_MAX})`;
  return newestOf(rows);
}
