import { and, eq, inArray } from "drizzle-orm";
import type { Read } from "#platform/db/transaction";
import { type EndpointRow, webhookEndpoints } from "./tables.ts";

/**
 * The endpoints of all accounts that receive events in one of these versions. The legacy format is
 * one for all versions, so none of it is pinned.
 */
export async function findPinnedEndpoints(
  { db }: Pick<Read, "db">,
  versions: readonly string[],
): Promise<EndpointRow[]> {
  if (versions.length === 0) return [];
  const { status, format, api_version } = webhookEndpoints;
  return await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(status, "enabled"), eq(format, "svc"), inArray(api_version, [...versions])));
}
