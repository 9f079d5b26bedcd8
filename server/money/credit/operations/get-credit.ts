import type { Answer } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentCredit } from "../present.ts";
import { readCredit } from "../queries.ts";

export async function getCredit(ctx: Ctx): Promise<Answer<"getCredit">> {
  const balances = await ctx.read((read) => readCredit(read, ctx.account.id));
  return { status: 200, body: presentCredit(balances, ctx) };
}
