import type { Answer, Input } from "@svc/generated/routes";
import { refuseLimited } from "#accounts/keys";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { AMOUNT_MAX_MINOR, formatMoney } from "#platform/values/money";
import { causeOf } from "../budget/cause-of.ts";
import { refuseClosed } from "../budget/refuse-closed.ts";
import { setBudget } from "../budget/set-budget.ts";
import { presentRow } from "../present-many.ts";
import { readAmount } from "../read/read-values.ts";
import { lockProgramOfPath } from "../rows/program-of-path.ts";

/** Adds to a program's budget, and to its reservation if it has one for all of it. */
export async function fundProgram(
  ctx: Ctx,
  { path, body }: Input<"fundProgram">,
): Promise<Answer<"fundProgram">> {
  const amount_minor = readAmount(body.amount, "amount");
  return await ctx.transact("fund a program", (tx) =>
    once(ctx, tx, async () => {
      const before = await lockProgramOfPath(tx, ctx, path.program_id);
      await refuseLimited(tx, ctx);
      refuseClosed(before);
      const budget_minor = before.budget_minor + amount_minor;
      refuseTooMuch(budget_minor);
      const row = await setBudget(tx, causeOf(ctx), before, { budget_minor });
      return { status: 200 as const, body: await presentRow(tx, ctx, row) };
    }),
  );
}

/** Refuses: `amount_out_of_range`. */
function refuseTooMuch(budget_minor: bigint): void {
  if (budget_minor <= AMOUNT_MAX_MINOR) return;
  const max = formatMoney(AMOUNT_MAX_MINOR);
  const message = `\`amount\` is too high: a budget is at most ${max}.`;
  refuse("amount_out_of_range", { param: "amount", message, meta: { max } });
}
