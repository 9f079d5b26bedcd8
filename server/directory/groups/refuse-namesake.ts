import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { groups } from "./tables.ts";

/**
 * A name stands for one group. The caller holds the list; `id` is the group itself, null for a new
 * one.
 *
 * Refuses: `duplicate_resource`.
 */
export async function refuseNamesake(
  { db }: Tx,
  { account_id, id, name }: { account_id: string; id: string | null; name: string },
): Promise<void> {
  const [other] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(
      and(
        eq(groups.account_id, account_id),
        eq(groups.name, name),
        id === null ? undefined : ne(groups.id, id),
      ),
    );
  if (other === undefined) return;
  refuse("duplicate_resource", {
    param: "name",
    message: "`name` is used by another group. Use another one.",
    resource: formatId("grp", other.id),
  });
}
