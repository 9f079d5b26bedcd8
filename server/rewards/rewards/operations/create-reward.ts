import type { Answer, Input } from "@svc/generated/routes";
import { presentApproval } from "#accounts/approvals";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refusalOf } from "#platform/refusal";
import { wakeWorkers } from "#platform/worker";
import {
  type AskedReward,
  askForReward,
  confirmReward,
  countBlocked,
  giveTogether,
  makeReward,
  type RewardInput,
  type RewardMaker,
  readReward,
} from "#rewards/giving";
import { DISPATCH } from "#sales/sends";
import { presentReward } from "../present/present.ts";

/** Gives a person a reward for a completion, or returns the one that it was given. */
export async function createReward(
  ctx: Ctx,
  { body }: Input<"createReward">,
): Promise<Answer<"createReward">> {
  const input = readReward(ctx, body);
  const maker: RewardMaker = { ...ctx, request: causedBy(ctx) };
  const together = await giveTogether(ctx, maker, input);
  if (together !== null) {
    wakeWorkers(DISPATCH);
    return { status: 201, body: presentReward(together, ctx) };
  }
  await ctx.prove();
  const answer = give(ctx, maker, input);
  const refusal = await refusalOf(answer);
  if (refusal?.code === "target_blocked") await countBlocked(ctx, maker, input);
  if (refusal !== null) throw refusal;
  wakeWorkers(DISPATCH);
  return await answer;
}

async function give(ctx: Ctx, maker: RewardMaker, input: RewardInput) {
  const confirmed = await confirmReward(ctx, maker, input);
  return await ctx.transact("create a reward", (tx) =>
    once(ctx, tx, async () => {
      const asked = await askForReward(tx, maker, input);
      if (asked !== null) return answerAsked(ctx, asked);
      const { kind, row } = await makeReward(tx, maker, input, { confirmed });
      const body = presentReward(row, ctx);
      if (kind === "made") return { status: 201 as const, body };
      return { status: 200 as const, body, headers: repeatOf(row) };
    }),
  );
}

/** The request of the agent as it is by now. */
function answerAsked(ctx: Ctx, { row, is_repeat }: AskedReward) {
  const body = presentApproval(row, ctx);
  return { status: 202 as const, body, ...(is_repeat && { headers: repeatOf(row) }) };
}

function repeatOf({ request_id }: { request_id: string }) {
  return { "Idempotent-Replayed": "true", "Original-Request": formatId("req", request_id) };
}
