import type { Answer, Input } from "@svc/generated/routes";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refusalOf } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import { type Earner, earnByReward } from "#rewards/earning";
import {
  confirmReward,
  countBlocked,
  makeReward,
  type RewardInput,
  readCompletion,
  refusedCompletion,
} from "#rewards/giving";
import { countedRewards, presentReward, type RewardRow } from "#rewards/rewards";
import { DISPATCH } from "#sales/sends";

/** Gives a person a reward for a signed completion, or returns the one that it was given. */
export async function createCompletion(
  ctx: Ctx,
  { path, body }: Input<"createCompletion">,
): Promise<Answer<"createCompletion">> {
  const input = readCompletion(path.program_id, body);
  const actor: Earner = { ...ctx, request: causedBy(ctx) };
  const answer = give(ctx, actor, input);
  const refusal = await refusalOf(answer);
  if (refusal?.code === "target_blocked") await countBlocked(ctx, actor, input);
  if (refusal !== null) throw refusedCompletion(refusal, body);
  wakeWorkers(DISPATCH);
  const { blocked, ...shown } = await answer;
  for (const reward of blocked) await countBlocked(ctx, actor, reward);
  return shown;
}

async function give(ctx: Ctx, actor: Earner, input: RewardInput) {
  const confirmed = await confirmReward(ctx, actor, input);
  return await ctx.transact("reward a completion", async (tx) => {
    const { kind, row } = await makeReward(tx, actor, input, { confirmed });
    if (kind === "existing") {
      return { status: 200 as const, body: presentReward(row, ctx), blocked: [] };
    }
    const { row: earned, blocked } = await earn(tx, actor, row);
    return { status: 201 as const, body: presentReward(earned, ctx), blocked };
  });
}

/** What the rules of the program give for the completion beside its reward. */
async function earn(tx: Tx, actor: Earner, reward: RewardRow) {
  const { id, metadata } = reward;
  const by = { wire_id: formatId("rwd", id), metadata, counted: countedRewards(reward) };
  return await earnByReward(tx, actor, reward, { on: "completion", ...by });
}
