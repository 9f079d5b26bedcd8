import type { Read } from "#platform/db/transaction";
import type { Asked } from "./asked.ts";
import { type FoundRow, READ_MAX } from "./found.ts";

/** Top-ups by what their payers quote, and by what the provider calls the payment. */
export async function findTopups(
  { sql }: Read,
  { account_id, text, id }: Asked,
): Promise<FoundRow[]> {
  const own = id?.prefix === "top" ? id.id : null;
  return await sql<FoundRow[]>`
    select id, reference as label, status, date_part('epoch', created) * 1000 as created,
      case when id = ${own} then 'id' else 'provider_reference' end as matched
    from topups
    where account_id = ${account_id}
      and (id = ${own} or reference = ${text.toUpperCase()} or provider_reference = ${text})
    order by id desc limit ${READ_MAX}`;
}
