import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { findEntries } from "./queries.ts";
import type { BlockedTargetRow } from "./tables.ts";

/** Presents entries by uuid, as they are now; what is not the account's is absent. */
export async function presentBlockedTargets(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findEntries(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentEntry(row, ctx)]));
}

/** Presents an entry as it is now. */
export function presentEntry(
  row: BlockedTargetRow,
  { account }: Pick<PresentContext, "account">,
): Schemas["BlockedTarget"] {
  return {
    id: formatId("blk", row.id),
    object: "blocked_target",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    target: row.target,
    target_kind: row.target_kind,
    reason: row.reason,
    created_by: formatId(row.created_by_kind === "key" ? "key" : "mem", row.created_by_id),
    hits: row.hits,
    last_hit_at: row.last_hit_at === null ? null : unixSeconds(row.last_hit_at),
  };
}
