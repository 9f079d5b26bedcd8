import type { Answer, Input } from "@svc/generated/routes";
import { refuseLimited } from "#accounts/keys";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { causeOf } from "../budget/cause-of.ts";
import { refuseClosed } from "../budget/refuse-closed.ts";
import { setBudget } from "../budget/set-budget.ts";
import { presentRow } from "../present-many.ts";
import { readTerms } from "../read/read-terms.ts";
import { readAmount } from "../read/read-values.ts";
import { refuseTerms } from "../read/refuse-terms.ts";
import { lockProgramOfPath } from "../rows/program-of-path.ts";

/** Changes the terms or the budget of a program for the rewards that are made from now on. */
export async function updateProgram(
  ctx: Ctx,
  { path, body }: Input<"updateProgram">,
): Promise<Answer<"updateProgram">> {
  const update = async (tx: Tx) => {
    const before = await lockProgramOfPath(tx, ctx, path.program_id);
    const terms = readTerms(before, body);
    const { budget } = body;
    const budget_minor = budget === undefined ? before.budget_minor : readAmount(budget, "budget");
    refuseTerms(terms);
    await refuseLimited(tx, ctx);
    refuseClosed(before);
    const row = await setBudget(tx, causeOf(ctx), before, { ...terms, budget_minor });
    return await presentRow(tx, ctx, row);
  };
  return { status: 200, body: await ctx.transact("update a program", update) };
}
