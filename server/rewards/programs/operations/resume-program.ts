import type { Answer, Input } from "@svc/generated/routes";
import { refuseLimited } from "#accounts/keys";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { presentRow } from "../present-many.ts";
import { lockProgramOfPath } from "../rows/program-of-path.ts";
import { stepProgram } from "../step-program.ts";

/** Lets a paused program give rewards again; one without budget is exhausted. */
export async function resumeProgram(
  ctx: Ctx,
  { path }: Input<"resumeProgram">,
): Promise<Answer<"resumeProgram">> {
  const resume = async (tx: Tx) => {
    const before = await lockProgramOfPath(tx, ctx, path.program_id);
    await refuseLimited(tx, ctx);
    const row = await stepProgram(ctx, tx, before, {
      step: { to: "active", by: "resume" },
      with: { api_key_id: ctx.key?.id ?? null },
    });
    return await presentRow(tx, ctx, row);
  };
  return { status: 200, body: await ctx.transact("resume a program", resume) };
}
