import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/expand";
import { findByPath } from "#platform/path-object";
import { presentReward } from "../present/present.ts";
import { findRewards } from "../rows/queries.ts";
import { rewards } from "../rows/tables.ts";

/** Shows one reward as it is now. */
export async function getReward(
  ctx: Ctx,
  { path, query }: Input<"getReward">,
): Promise<Answer<"getReward">> {
  const { account } = ctx;
  const object = { table: rewards, prefix: "rwd", param: "reward_id" } as const;
  const row = await ctx.read((read) =>
    findByPath(read, object, { account, written: path.reward_id }, findRewards),
  );
  const body = presentReward(row, ctx);
  await expand(ctx, [body], query.expand);
  return { status: 200, body };
}
