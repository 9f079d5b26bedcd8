import type { Answer, Input } from "@svc/generated/routes";
import { presentApproval } from "#accounts/approvals";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refusalOf } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import {
  askForReward,
  confirmReward,
  countBlocked,
  foreseeReward,
  giveTogether,
  makeReward,
  presentForeseen,
  type RequestedReward,
  type RewardActor,
  type RewardInput,
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
  const actor: RewardActor = { ...ctx, request: causedBy(ctx) };
  if (body.validate_only === true) {
    return { status: 200, body: presentForeseen(ctx, await foreseeReward(ctx, actor, input)) };
  }
  const together = await giveTogether(ctx, actor, input);
  if (together !== null) {
    wakeWorkers(DISPATCH);
    return { status: 201, body: presentReward(together, ctx) };
  }
  await ctx.prove();
  const answer = give(ctx, actor, input);
  const refusal = await refusalOf(answer);
  if (refusal?.code === "target_blocked") await countBlocked(ctx, actor, input);
  if (refusal !== null) throw refusal;
  wakeWorkers(DISPATCH);
  return await answer;
}

async function give(ctx: Ctx, actor: RewardActor, input: RewardInput) {
  const confirmed = await confirmReward(ctx, actor, input);
  return await ctx.transact("create a reward", (tx) =>
    once(ctx, tx, async () => {
      const asked = await askForReward(tx, actor, input);
      if (asked !== null) return answerRequested(ctx, asked);
      const { kind, row } = await makeReward(tx, actor, input, { confirmed });
      const body = presentReward(row, ctx);
      if (kind === "made") return { status: 201 as const, body };
      return { status: 200 as const, body, headers: repeatOf(row) };
    }),
  );
}

/** The request of the agent as it is by now. */
function answerRequested(ctx: Ctx, { row, is_repeat }: RequestedReward) {
  const body = presentApproval(row, ctx);
  return { status: 202 as const, body, ...(is_repeat && { headers: repeatOf(row) }) };
}

function repeatOf({ request_id }: { request_id: string }) {
  return { "Idempotent-Replayed": "true", "Original-Request": formatId("req", request_id) };
}
