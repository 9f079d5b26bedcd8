import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { Refusal } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import {
  BATCH_LINES_QUEUE,
  countsAtStart,
  makeBatch,
  makerOf,
  readThreshold,
  refuseInvalid,
} from "#sales/batches";
import { giveReference, lockReferences, presentResult } from "#workforce/batches";
import { checkBudgets, refuseOverBudget } from "#workforce/budgets";
import { judgeAllocation, readAllocation } from "../judge-allocation.ts";

/** Makes a batch of what people are to receive, within the budgets of their departments. */
export async function allocateToWorkforce(
  ctx: Ctx,
  { body }: Input<"allocateToWorkforce">,
): Promise<Answer<"allocateToWorkforce">> {
  const { account, now } = ctx;
  const account_id = account.id;
  const allocation = await readAllocation(ctx, body);
  const { settings, kind } = allocation;
  const { lines: previewed, over_cap } = await ctx.read((read) =>
    judgeAllocation(read, allocation),
  );
  const lines = previewed.map(({ judged }) => judged);
  const threshold = await ctx.read((read) => readThreshold(read, ctx.account.id));
  const allocate = async (tx: Tx) => {
    refuseInvalid("reject", lines);
    const budgets = await checkBudgets(tx, { account_id, now }, lines, "wait");
    if (body.acknowledge_over_budget !== true) refuseOverBudget(budgets);
    if (over_cap !== null) throw new Refusal(over_cap.code, over_cap.detail);
    await lockReferences(tx, account_id);
    const made = { settings, lines, written: [], threshold, retry_of: null, runs: null };
    const batch = await makeBatch(makerOf(ctx), tx, made);
    const reference = await giveReference(tx, { account_id, batch_id: batch.id, kind, now });
    const shown = presentResult({ batch, reference }, countsAtStart(batch), {
      account,
      replayed: false,
    });
    return { status: 200 as const, body: shown };
  };
  const answer = await ctx.transact("allocate", (tx) =>
    once(
      ctx,
      tx,
      () => allocate(tx),
      ({ batch }) => batch,
    ),
  );
  wakeWorkers(BATCH_LINES_QUEUE);
  return answer;
}
