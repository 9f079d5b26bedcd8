import type { Answer, Input } from "@svc/generated/routes";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import { refusalOf } from "#platform/refusal";
import { wakeWorkers } from "#platform/worker";
import {
  confirmReward,
  countBlocked,
  makeReward,
  type RewardInput,
  type RewardMaker,
  readCompletion,
  refusedCompletion,
} from "#rewards/giving";
import { presentReward } from "#rewards/rewards";
import { DISPATCH } from "#sales/sends";

/** Gives a person a reward for a signed completion, or returns the one that it was given. */
export async function createCompletion(
  ctx: Ctx,
  { path, body }: Input<"createCompletion">,
): Promise<Answer<"createCompletion">> {
  const input = readCompletion(path.program_id, body);
  const maker: RewardMaker = { ...ctx, request: causedBy(ctx) };
  const answer = give(ctx, maker, input);
  const refusal = await refusalOf(answer);
  if (refusal?.code === "target_blocked") await countBlocked(ctx, maker, input);
  if (refusal !== null) throw refusedCompletion(refusal, body);
  wakeWorkers(DISPATCH);
  return await answer;
}

async function give(ctx: Ctx, maker: RewardMaker, input: RewardInput) {
  const confirmed = await confirmReward(ctx, maker, input);
  return await ctx.transact("reward a completion", async (tx) => {
    const { kind, row } = await makeReward(tx, maker, input, { confirmed });
    const body = presentReward(row, ctx);
    return kind === "made" ? { status: 201 as const, body } : { status: 200 as const, body };
  });
}
