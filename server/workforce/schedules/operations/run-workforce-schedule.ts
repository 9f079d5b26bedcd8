import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { wakeWorkers } from "#platform/work/worker";
import { BATCH_LINES_QUEUE, countsAtStart, type JudgedLine } from "#sales/batches";
import { runNow } from "#sales/schedules";
import { giveReference, lockReferences, presentResult } from "#workforce/batches";
import { checkBudgets, refuseOverBudget } from "#workforce/budgets";

/** An allocation can have so many lines. Source: spec/workforce/allocate/operations.tsp. */
const LINES_MAX = 2_000;

/** Runs a schedule at once as an allocation, within the budgets of the departments it books to. */
export async function runWorkforceSchedule(
  ctx: Ctx,
  input: Input<"runWorkforceSchedule">,
): Promise<Answer<"runWorkforceSchedule">> {
  const answer = await ctx.transact("run a schedule of people", (tx) =>
    once(
      ctx,
      tx,
      async () => ({ status: 202 as const, body: await run(ctx, tx, input) }),
      ({ batch }) => batch,
    ),
  );
  wakeWorkers(BATCH_LINES_QUEUE);
  return answer;
}

async function run(
  ctx: Ctx,
  tx: Tx,
  { path, body }: Input<"runWorkforceSchedule">,
): Promise<Schemas["WorkforceSendResult"]> {
  const { account, now } = ctx;
  const account_id = account.id;
  const { batch, type } = await runNow(ctx, tx, {
    schedule_id: path.schedule_id,
    again: body?.again ?? false,
    lines_max: LINES_MAX,
    source: "workforce",
    async judge(lines: readonly JudgedLine[]) {
      const budgets = await checkBudgets(tx, { account_id, now }, lines, "wait");
      if (body?.acknowledge_over_budget !== true) refuseOverBudget(budgets);
      // The numbers are locked before the balances, as every allocation does.
      await lockReferences(tx, account_id);
    },
  });
  const kind = type === "power" ? "power" : "airtime";
  const reference = await giveReference(tx, { account_id, batch_id: batch.id, kind, now });
  return presentResult({ batch, reference }, countsAtStart(batch), { account, replayed: false });
}
