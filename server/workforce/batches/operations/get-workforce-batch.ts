import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { allocationOfPath } from "../find-allocations.ts";
import { presentWhole } from "../present-whole.ts";

/** Shows an allocation with what became of each line. */
export async function getWorkforceBatch(
  ctx: Ctx,
  { path }: Input<"getWorkforceBatch">,
): Promise<Answer<"getWorkforceBatch">> {
  const body = await ctx.read(async (read) => {
    const allocation = await allocationOfPath(read, ctx, path.reference);
    return await presentWhole(read, ctx, allocation);
  });
  return { status: 200, body };
}
