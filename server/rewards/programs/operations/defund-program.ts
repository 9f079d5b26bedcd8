import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { Refusal } from "#platform/refusal";
import { causeOf } from "../budget/cause-of.ts";
import { refusalOfBudget } from "../budget/refusal-of-budget.ts";
import { refuseClosed } from "../budget/refuse-closed.ts";
import { setBudget } from "../budget/set-budget.ts";
import { presentRow } from "../present-many.ts";
import { readAmount } from "../read/read-values.ts";
import { remainingOf } from "../rows/budget.ts";
import { lockProgramOfPath } from "../rows/program-of-path.ts";

/** Takes out of a program's budget what nothing has spent or earmarked, or a part of it. */
export async function defundProgram(
  ctx: Ctx,
  { path, body }: Input<"defundProgram">,
): Promise<Answer<"defundProgram">> {
  const written = body?.amount;
  const wanted_minor = written === undefined ? null : readAmount(written, "amount");
  return await ctx.transact("defund a program", (tx) =>
    once(ctx, tx, async () => {
      const before = await lockProgramOfPath(tx, ctx, path.program_id);
      refuseClosed(before);
      const amount_minor = wanted_minor ?? remainingOf(before);
      const refusal = refusalOfBudget(before, amount_minor);
      if (refusal !== null) throw new Refusal(refusal.code, refusal.detail);
      const budget_minor = before.budget_minor - amount_minor;
      const row = await setBudget(tx, causeOf(ctx), before, { budget_minor });
      return { status: 200 as const, body: await presentRow(tx, ctx, row) };
    }),
  );
}
