import type { Answer, Input } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuseMissing } from "#platform/missing";
import { entryIdOfPath } from "../entry-of-path.ts";
import { presentEntry } from "../present-many.ts";
import { takeEntry } from "../queries.ts";
import { blockedTargets } from "../tables.ts";

/** Takes a number or a meter off the blocklist at once. */
export async function deleteBlockedTarget(
  ctx: Ctx,
  { path }: Input<"deleteBlockedTarget">,
): Promise<Answer<"deleteBlockedTarget">> {
  const { account } = ctx;
  const id = entryIdOfPath(path.entry_id);
  const row = await ctx.transact("unblock target", async (tx) => {
    const found = await takeEntry(tx, account.id, id);
    const missing = { account, table: blockedTargets, id, param: "entry_id" };
    const taken = found ?? (await refuseMissing(tx, missing));
    const changes = { target: [taken.target, null], reason: [taken.reason, null] };
    await audit(tx, ctx, [{ object_id: formatId("blk", id), changes }]);
    return taken;
  });
  return { status: 200, body: presentEntry(row, ctx) };
}
