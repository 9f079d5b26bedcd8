import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentKey } from "../present/present.ts";
import { keyOfPath } from "../rows/find-key.ts";
import { keepSoldDays, keyUsage } from "../rows/key-usage.ts";

/** Shows one key with what it has spent against its caps. */
export async function getKey(ctx: Ctx, { path }: Input<"getKey">): Promise<Answer<"getKey">> {
  const { account, now } = ctx;
  const key = await keyOfPath(ctx, path.key_id);
  const of_key = { account_id: account.id, key_id: key.row.id, now };
  const { spent, over } = await ctx.read((read) => keyUsage(read, of_key));
  if (over !== null) await ctx.record((tx) => keepSoldDays(tx, of_key, over));
  return { status: 200, body: presentKey(key, ctx, { spent }) };
}
