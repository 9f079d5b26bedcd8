import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { causeOf } from "../budget/cause-of.ts";
import { endProgram } from "../end-program.ts";
import { presentRow } from "../present-many.ts";
import { lockProgramOfPath } from "../rows/program-of-path.ts";

/** Closes a program for good. */
export async function closeProgram(
  ctx: Ctx,
  { path }: Input<"closeProgram">,
): Promise<Answer<"closeProgram">> {
  const close = async (tx: Tx) => {
    await lockClocksForShare(tx, [ctx.account.id]);
    const before = await lockProgramOfPath(tx, ctx, path.program_id);
    return await presentRow(tx, ctx, await endProgram(tx, causeOf(ctx), before));
  };
  return { status: 200, body: await ctx.transact("close a program", close) };
}
