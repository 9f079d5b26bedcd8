import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { countHit } from "#directory/blocklist";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refusalOf, refuse } from "#platform/refusal";
import { formatMoney, parseMoney } from "#platform/values/money";
import { wakeWorkers } from "#platform/work/worker";
import { isInGrace, letGo } from "#rewards/giving";
import { DISPATCH } from "#sales/sends";
import { presentReward } from "../present/present.ts";
import { lockRewardOfPath, rewardOfPath } from "../rows/reward-of-path.ts";
import type { RewardRow } from "../rows/tables.ts";

/** Sends a reward that waits in escrow, or a part of it, or gives it its link. */
export async function releaseReward(
  ctx: Ctx,
  { path, body }: Input<"releaseReward">,
): Promise<Answer<"releaseReward">> {
  const amount_minor = readAmount(body);
  const answer = ctx.transact("release a reward", (tx) =>
    once(ctx, tx, async () => {
      await lockClocksForShare(tx, [ctx.account.id]);
      const before = await lockRewardOfPath(tx, ctx, path.reward_id);
      const row = await released(ctx, tx, before, amount_minor);
      return { status: 200 as const, body: presentReward(row, ctx) };
    }),
  );
  const refusal = await refusalOf(answer);
  if (refusal?.code === "target_blocked") {
    await countHit(ctx, async () => (await rewardOfPath(ctx, path.reward_id)).target);
  }
  if (refusal !== null) throw refusal;
  wakeWorkers(DISPATCH);
  return await answer;
}

/** Null for the whole reward. Refuses: `invalid_amount`. */
function readAmount(body: Input<"releaseReward">["body"]): bigint | null {
  if (body?.amount === undefined) return null;
  const message = "`amount` must be a positive amount with at most two decimals, such as 5.00.";
  return parseMoney(body.amount) ?? refuse("invalid_amount", { param: "amount", message });
}

/** Refuses: `reward_not_releasable`, `amount_out_of_range`, and as `letGo`. */
async function released(
  ctx: Ctx,
  tx: Tx,
  before: RewardRow,
  asked_minor: bigint | null,
): Promise<RewardRow> {
  if (before.released_at !== null) return before;
  const { status, held_reason, expires_at } = before;
  const is_over = expires_at !== null && expires_at <= ctx.now;
  if (held_reason !== "escrow" || is_over || !(await isInGrace(tx, before, ctx.now))) {
    refuse("reward_not_releasable", { meta: { status, held_reason } });
  }
  const amount_minor = asked_minor ?? before.amount_minor;
  if (amount_minor > before.amount_minor) {
    const max = formatMoney(before.amount_minor);
    const message = `\`amount\` is more than the reward, which is ${max} ${before.currency}.`;
    refuse("amount_out_of_range", { param: "amount", message, meta: { min: "0.01", max } });
  }
  const actor = { ...ctx, request: causedBy(ctx) };
  return await letGo(tx, actor, { before, amount_minor, by: "release" });
}
