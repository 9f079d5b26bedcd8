import type { Answer, Input } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { takeEntryOfPath } from "../entry-of-path.ts";
import { presentEntry } from "../present-many.ts";

/** Takes a number or a meter off the blocklist at once. */
export async function deleteBlockedTarget(
  ctx: Ctx,
  { path }: Input<"deleteBlockedTarget">,
): Promise<Answer<"deleteBlockedTarget">> {
  const row = await ctx.transact("unblock target", async (tx) => {
    const taken = await takeEntryOfPath(tx, ctx, path.entry_id);
    const changes = { target: [taken.target, null], reason: [taken.reason, null] };
    await audit(tx, ctx, [{ object_id: formatId("blk", taken.id), changes }]);
    return taken;
  });
  return { status: 200, body: presentEntry(row, ctx) };
}
