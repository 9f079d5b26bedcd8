import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/wire/expand";
import { presentReward } from "../present/present.ts";
import { rewardOfPath } from "../rows/reward-of-path.ts";

/** Shows one reward as it is now. */
export async function getReward(
  ctx: Ctx,
  { path, query }: Input<"getReward">,
): Promise<Answer<"getReward">> {
  const body = presentReward(await rewardOfPath(ctx, path.reward_id), ctx);
  await expand(ctx, [body], query.expand);
  return { status: 200, body };
}
