import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { presentRow } from "../present-many.ts";
import { lockProgramOfPath } from "../rows/program-of-path.ts";
import { stepProgram } from "../step-program.ts";

/** Stops a program from giving rewards until it is resumed. */
export async function pauseProgram(
  ctx: Ctx,
  { path }: Input<"pauseProgram">,
): Promise<Answer<"pauseProgram">> {
  const pause = async (tx: Tx) => {
    const before = await lockProgramOfPath(tx, ctx, path.program_id);
    const row = await stepProgram(ctx, tx, before, { step: { to: "paused", by: "pause" } });
    return await presentRow(tx, ctx, row);
  };
  return { status: 200, body: await ctx.transact("pause a program", pause) };
}
