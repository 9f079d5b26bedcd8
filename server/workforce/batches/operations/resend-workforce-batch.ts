import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { Refusal } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import {
  BATCH_LINES_QUEUE,
  countsAtStart,
  lockBatch,
  lockRetry,
  makeRetry,
  planRetry,
  type RetryPlan,
} from "#sales/batches";
import { checkBudgets, refuseOverBudget } from "#workforce/budgets";
import { type Allocation, allocationOfPath } from "../find-allocations.ts";
import { presentResult } from "../present.ts";
import { giveReference, lockReferences } from "../reference.ts";
import { readItemIds } from "../resend-lines.ts";

/** Sends failed lines of an allocation again, as an allocation with a number of its own. */
export async function resendWorkforceBatch(
  ctx: Ctx,
  { path, body }: Input<"resendWorkforceBatch">,
): Promise<Answer<"resendWorkforceBatch">> {
  const allocation = await ctx.read((read) => allocationOfPath(read, ctx, path.reference));
  const only = await readItemIds(ctx, allocation, body?.item_ids);
  const plan = await planRetry(ctx, allocation.batch, { only, asks: true });
  const is_acknowledged = body?.acknowledge_over_budget === true;
  const answer = await ctx.transact("resend an allocation", (tx) =>
    once(
      ctx,
      tx,
      () => resend(ctx, tx, { allocation, plan, is_acknowledged }),
      ({ batch }) => batch,
    ),
  );
  wakeWorkers(BATCH_LINES_QUEUE);
  return answer;
}

async function resend(
  ctx: Ctx,
  tx: Tx,
  {
    allocation: { batch: of_path, numbered },
    plan,
    is_acknowledged,
  }: { allocation: Allocation; plan: RetryPlan; is_acknowledged: boolean },
) {
  const { account, now } = ctx;
  const account_id = account.id;
  const batch = await lockBatch(tx, account_id, of_path.id);
  if (batch === null) throw new Error(`Batch ${of_path.id} was found and is gone.`);
  const again = await lockRetry(tx, batch, plan);
  const lines = again.map(({ judged }) => judged);
  const budgets = await checkBudgets(tx, { account_id, now }, lines, "wait");
  if (!is_acknowledged) refuseOverBudget(budgets);
  const { over_cap, threshold } = plan;
  if (over_cap !== null) throw new Refusal(over_cap.code, over_cap.detail);
  await lockReferences(tx, account_id);
  const made = await makeRetry(ctx, tx, { batch, again, threshold, reserve_credit: true });
  const { kind } = numbered;
  const reference = await giveReference(tx, { account_id, batch_id: made.id, kind, now });
  const shown = { batch: made, reference };
  const result = presentResult(shown, countsAtStart(made), { account, replayed: false });
  return { status: 200 as const, body: result };
}
