import { sql } from "drizzle-orm";
import { holdsText } from "#directory/recipients";
import { plannedAnew } from "#platform/db/planned-anew";
import type { Read } from "#platform/db/transaction";
import type { Asked } from "./asked.ts";
import { type FoundRow, newestOf, READ_MAX } from "./found.ts";

/** Recipients by their numbers, meters and own IDs, and by a part of a name. */
export async function findPeople(
  read: Read,
  { account_id, text, id, target }: Asked,
): Promise<FoundRow[]> {
  const { db } = plannedAnew(read);
  const shown = sql`id, coalesce(name, phone) as label, status,
    date_part('epoch', created) * 1000 as created`;
  const newest = sql`order by id desc limit ${READ_MAX}`;
  const own = id?.prefix === "rcp" ? id.id : null;
  // Each way by its own index: with "or" between them, all recipients would be read.
  const rows = await db.execute<{ [column in keyof FoundRow]: FoundRow[column] }>(sql`
    (select ${shown}, 'id' as matched from recipients
      where account_id = ${account_id} and id = ${own})
    union all
    (select ${shown}, 'target' from recipients
      where account_id = ${account_id} and phone = ${target} ${newest})
    union all
    (select ${shown}, 'target' from recipients
      where account_id = ${account_id} and id in (
        select recipient_id from recipient_meters
        where account_id = ${account_id} and number = ${target}) ${newest})
    union all
    (select ${shown}, 'reference' from recipients
      where account_id = ${account_id} and external_id = ${text})
    union all
    (select ${shown}, 'name' from recipients
      where account_id = ${account_id} and ${holdsText(account_id, text)} ${newest})`);
  return newestOf(rows);
}
