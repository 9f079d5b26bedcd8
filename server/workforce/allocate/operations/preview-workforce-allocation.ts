import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { readThreshold } from "#sales/batches";
import { presentPreview } from "#workforce/previews";
import { judgeAllocation, readAllocation } from "../judge-allocation.ts";

/** Shows what an allocation would do, line by line, and writes nothing. */
export async function previewWorkforceAllocation(
  ctx: Ctx,
  { body }: Input<"previewWorkforceAllocation">,
): Promise<Answer<"previewWorkforceAllocation">> {
  const allocation = await readAllocation(ctx, body);
  // Nothing is written; the caller is one of that moment, as for the allocation.
  const { lines } = await ctx.transact("preview an allocation", (tx) =>
    judgeAllocation(tx, allocation),
  );
  const threshold = await ctx.read((read) => readThreshold(read, ctx.account.id));
  return { status: 200, body: await presentPreview(ctx, lines, threshold) };
}
