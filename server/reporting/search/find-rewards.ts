import type { Read } from "#platform/db/transaction";
import type { Asked } from "./asked.ts";
import { type FoundRow, newestOf, READ_MAX } from "./found.ts";

/** Rewards by their completions, and by the numbers that they went to. */
export async function findRewards(
  { sql }: Read,
  { account_id, text, id, target, phone }: Asked,
): Promise<FoundRow[]> {
  const shown = sql`id, coalesce(target, completion_id) as label, status,
    date_part('epoch', created) * 1000 as created`;
  const newest = sql`order by id desc limit ${READ_MAX}`;
  const own = id?.prefix === "rwd" ? id.id : null;
  const rows = await sql<FoundRow[]>`
    (select ${shown}, 'id' as matched from rewards
      where account_id = ${account_id} and id = ${own})
    union all
    (select ${shown}, 'reference' from rewards
      where account_id = ${account_id} and completion_id = ${text} ${newest})
    union all
    (select ${shown}, 'target' from rewards
      where account_id = ${account_id} and target = ${target} ${newest})
    union all
    (select ${shown}, 'token_phone' from rewards
      where account_id = ${account_id} and token_phone = ${phone} ${newest})`;
  return newestOf(rows);
}
