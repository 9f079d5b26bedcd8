import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentKey } from "../present/present.ts";
import { keyOfPath } from "../rows/find-key.ts";
import { keyUsage } from "../rows/queries.ts";

/** Shows one key with what it has spent against its caps. */
export async function getKey(ctx: Ctx, { path }: Input<"getKey">): Promise<Answer<"getKey">> {
  const { account, now } = ctx;
  const key = await keyOfPath(ctx, path.key_id);
  const spent = await ctx.read((read) =>
    keyUsage(read, { account_id: account.id, key_id: key.row.id, now }),
  );
  return { status: 200, body: presentKey(key, ctx, { spent }) };
}
