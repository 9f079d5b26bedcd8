import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import type { Ctx } from "#platform/context";
import { cancelLocked, lockBatch } from "#sales/batches";
import { allocationOfPath } from "../find-allocations.ts";
import { presentWhole } from "../present-whole.ts";

/** Cancels the lines of an allocation that were not sent; those that were sent run on. */
export async function cancelWorkforceBatch(
  ctx: Ctx,
  { path }: Input<"cancelWorkforceBatch">,
): Promise<Answer<"cancelWorkforceBatch">> {
  const body = await ctx.transact("cancel an allocation", async (tx) => {
    await lockClocksForShare(tx, [ctx.account.id]);
    const { batch: of_path, numbered } = await allocationOfPath(tx, ctx, path.reference);
    const batch = await lockBatch(tx, of_path.account_id, of_path.id);
    if (batch === null) throw new Error(`Batch ${of_path.id} was found and is gone.`);
    const cancelled = await cancelLocked(ctx, tx, batch);
    return await presentWhole(tx, ctx, { batch: cancelled, numbered });
  });
  return { status: 200, body };
}
