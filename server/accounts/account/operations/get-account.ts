import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentAccount } from "../present.ts";
import { readAccount } from "../queries.ts";

/** Shows the account that the key belongs to. */
export async function getAccount(
  ctx: Ctx,
  _input: Input<"getAccount">,
): Promise<Answer<"getAccount">> {
  const row = await ctx.read((read) => readAccount(read, ctx.account.id));
  return { status: 200, body: presentAccount(row, ctx) };
}
