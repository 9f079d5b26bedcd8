import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { isAnyOf } from "#platform/db/is-any-of";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { batchItems } from "#sales/batches";
import type { Allocation } from "./find-allocations.ts";

/**
 * The lines of an allocation that a resend names, by uuid; null for all that failed.
 *
 * Refuses: `reference_not_found`.
 */
export async function readItemIds(
  ctx: Ctx,
  { batch }: Allocation,
  item_ids: readonly string[] | undefined,
): Promise<ReadonlySet<string> | null> {
  if (item_ids === undefined) return null;
  const ids = item_ids.map((written) => parseId("bit", written));
  const rows = await ctx.read(({ db }) =>
    db
      .select({ id: batchItems.id })
      .from(batchItems)
      .where(
        and(
          eq(batchItems.account_id, batch.account_id),
          eq(batchItems.batch_id, batch.id),
          isAnyOf(
            batchItems.id,
            ids.flatMap((id) => id ?? []),
          ),
        ),
      ),
  );
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.findIndex((id) => id === null || !known.has(id));
  if (unknown < 0) return known;
  const param = `item_ids[${unknown}]`;
  const message = `\`${param}\` is invalid. This allocation has no line ${item_ids[unknown]}.`;
  return refuse("reference_not_found", { param, message });
}
