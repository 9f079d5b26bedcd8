import type { Answer, Input } from "@svc/generated/routes";
import { refuseLimited } from "#accounts/keys";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { presentRow } from "../present-many.ts";
import { lockProgramOfPath } from "../rows/program-of-path.ts";
import type { ProgramRow } from "../rows/tables.ts";
import { stepProgram } from "../step-program.ts";

/** Lets a draft give rewards. */
export async function activateProgram(
  ctx: Ctx,
  { path }: Input<"activateProgram">,
): Promise<Answer<"activateProgram">> {
  const activate = async (tx: Tx) => {
    const before = await lockProgramOfPath(tx, ctx, path.program_id);
    await refuseLimited(tx, ctx);
    const row = await stepProgram(ctx, tx, before, {
      step: { to: "active", by: "activate" },
      with: { activated_at: ctx.now, api_key_id: ctx.key?.id ?? null },
      allow: () => refuseIncomplete(before),
    });
    return await presentRow(tx, ctx, row);
  };
  return { status: 200, body: await ctx.transact("activate a program", activate) };
}

/** Refuses: `parameter_missing`. */
function refuseIncomplete({ choices, budget_minor }: ProgramRow): void {
  const param = choices.length === 0 ? "choices" : budget_minor === 0n ? "budget" : null;
  if (param === null) return;
  const message = `\`${param}\` is missing. Update the program before you activate it.`;
  refuse("parameter_missing", { param, message });
}
