import type { Answer, Input } from "@svc/generated/routes";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { wakeWorkers } from "#platform/work/worker";
import type { Earner } from "#rewards/earning";
import { countBlocked, type RewardInput } from "#rewards/giving";
import { DISPATCH } from "#sales/sends";
import { presentActivity } from "../present.ts";
import { readActivity } from "../read-activity.ts";
import { reportActivity } from "../report-activity.ts";

/** Reports an activity of a customer and evaluates the rules of active programs. */
export async function createActivity(
  ctx: Ctx,
  { body }: Input<"createActivity">,
): Promise<Answer<"createActivity">> {
  const input = readActivity(body, ctx.now);
  const actor: Earner = { ...ctx, request: causedBy(ctx) };
  let blocked: readonly RewardInput[] = [];
  const answer = await ctx.transact("report an activity", (tx) =>
    once(ctx, tx, async () => {
      const reported = await reportActivity(tx, actor, input);
      blocked = reported.blocked;
      const shown = presentActivity(reported.row, ctx);
      return reported.kind === "new"
        ? { status: 201 as const, body: shown }
        : { status: 200 as const, body: shown };
    }),
  );
  wakeWorkers(DISPATCH);
  for (const reward of blocked) await countBlocked(ctx, actor, reward);
  return answer;
}
