import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { countMembers, findGroups } from "./queries.ts";
import type { GroupRow } from "./tables.ts";

type Group = Schemas["Group"];

/** Presents groups by uuid, as they are now; what is not the account's is absent. */
export async function presentGroups(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  return await ctx.read(async (read) => {
    const rows = await findGroups(read, ctx.account.id, ids);
    const shown = await presentRows(read, ctx, rows);
    return new Map(rows.map((row, index) => [row.id, shown[index] as Group]));
  });
}

/** Presents one row. */
export async function presentRow(
  from: Read | Tx,
  ctx: Pick<PresentContext, "account">,
  row: GroupRow,
): Promise<Group> {
  const [shown] = await presentRows(from, ctx, [row]);
  if (shown === undefined) throw new Error("One row is one group.");
  return shown;
}

/** Presents rows of the account in their order; the members of all are counted at once. */
export async function presentRows(
  from: Read | Tx,
  { account }: Pick<PresentContext, "account">,
  rows: readonly GroupRow[],
): Promise<Group[]> {
  const members = await countMembers(from, account.id, rows);
  return rows.map((row) => ({
    id: formatId("grp", row.id),
    object: "group",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    name: row.name,
    description: row.description,
    member_count: members.get(row.id) ?? 0,
    kind: row.kind,
    filter: row.kind === "static" ? null : filterOf(row),
    metadata: row.metadata,
  }));
}

function filterOf({ cost_center_id, tag }: GroupRow): NonNullable<Group["filter"]> {
  return { cost_center: cost_center_id === null ? null : formatId("cc", cost_center_id), tag };
}
