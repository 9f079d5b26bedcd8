import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuseMissing } from "#platform/missing";
import { entryIdOfPath } from "../entry-of-path.ts";
import { presentEntry } from "../present-many.ts";
import { findEntries } from "../queries.ts";
import { blockedTargets } from "../tables.ts";

/** Shows one entry, with how many requests it stopped. */
export async function getBlockedTarget(
  ctx: Ctx,
  { path }: Input<"getBlockedTarget">,
): Promise<Answer<"getBlockedTarget">> {
  const { account } = ctx;
  const id = entryIdOfPath(path.entry_id);
  const row = await ctx.read(async (read) => {
    const [found] = await findEntries(read, account.id, [id]);
    const missing = { account, table: blockedTargets, id, param: "entry_id" };
    return found ?? (await refuseMissing(read, missing));
  });
  return { status: 200, body: presentEntry(row, ctx) };
}
