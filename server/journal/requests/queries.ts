import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Read } from "#platform/db/transaction";
import { requestLogs } from "./tables.ts";

/** The keys (uuids) that requests were sent with, by request; one that is not kept is absent. */
export async function findKeysOfRequests(
  { db }: Read,
  account_id: string,
  request_ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: requestLogs.id, api_key_id: requestLogs.api_key_id })
    .from(requestLogs)
    .where(
      and(
        eq(requestLogs.account_id, account_id),
        inArray(requestLogs.id, [...request_ids]),
        isNotNull(requestLogs.api_key_id),
      ),
    );
  return new Map(rows.map(({ id, api_key_id }) => [id, api_key_id as string]));
}
