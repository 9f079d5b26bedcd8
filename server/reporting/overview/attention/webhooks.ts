import type { Read } from "#platform/db/transaction";
import { type AttentionScope, type Found, type FoundRow, foundOf, IDS_MAX } from "./found.ts";

/** Endpoints that were switched off because they failed. Nothing of them lapses. */
export async function findDisabledEndpoints(
  { sql }: Read,
  { account_id }: AttentionScope,
): Promise<Found> {
  const rows = await sql<FoundRow[]>`
    select id, count(*) over ()::int as count, null as due_ms from webhook_endpoints
    where account_id = ${account_id} and disabled_reason = 'failing' and deleted_at is null
    order by id desc limit ${IDS_MAX}`;
  return foundOf("we", rows);
}
