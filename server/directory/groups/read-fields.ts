/** Reads the fields of a group as requests write them, for new ones and for changes. */
import type { Input } from "@svc/generated/routes";
import { findBookable } from "#directory/cost-centers";
import type { Tx } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { mergeMetadata } from "#platform/values/metadata";
import type { GroupRow } from "./tables.ts";

/** What a request may say of a group. */
export type GroupFields = Pick<
  GroupRow,
  "name" | "description" | "kind" | "cost_center_id" | "tag" | "metadata"
>;

type Filter = Pick<GroupRow, "kind" | "cost_center_id" | "tag">;
type WrittenFilter = Input<"createGroup">["body"]["filter"];

const NO_FILTER: Filter = { kind: "static", cost_center_id: null, tag: null };

/** Refuses: `parameter_invalid`, `reference_not_found`, `invalid_metadata`. */
export function readNewGroup(body: Input<"createGroup">["body"]): GroupFields {
  return {
    name: body.name,
    description: body.description ?? null,
    ...(body.filter == null ? NO_FILTER : readFilter(body.filter)),
    metadata: mergeMetadata({}, body.metadata),
  };
}

/**
 * Reads what a group becomes; what the request leaves out is as it was.
 *
 * Refuses: `parameter_invalid`, `reference_not_found`, `invalid_metadata`.
 */
export function readGroupChanges(row: GroupRow, body: Input<"updateGroup">["body"]): GroupFields {
  const { filter, description } = body;
  return {
    name: body.name ?? row.name,
    description: description === undefined ? row.description : description,
    ...filterAfter(row, filter),
    metadata: mergeMetadata(row.metadata, body.metadata),
  };
}

/** A group keeps its kind: what a filter selects is no list of members, nor the other way. */
function filterAfter(
  { kind, cost_center_id, tag }: GroupRow,
  written: Input<"updateGroup">["body"]["filter"],
): Filter {
  if (written === undefined || (written === null && kind === "static")) {
    return { kind, cost_center_id, tag };
  }
  if (written === null) return refuseFilter("A dynamic group needs its `filter`.");
  if (kind === "static") return refuseFilter("`filter` cannot be set: the group is static.");
  return readFilter(written);
}

function readFilter({ cost_center, tag }: NonNullable<WrittenFilter>): Filter {
  if (cost_center == null && tag == null) {
    return refuseFilter("`filter` must set `cost_center`, `tag` or both.");
  }
  const cost_center_id = cost_center == null ? null : parseId("cc", cost_center);
  if (cost_center != null && cost_center_id === null) refuseCostCenter();
  return { kind: "dynamic", cost_center_id, tag: tag ?? null };
}

function refuseFilter(message: string): never {
  return refuse("parameter_invalid", { param: "filter", message });
}

/**
 * Refuses: `reference_not_found`, when a filter names a cost centre that cannot be booked to; `was`
 * is the one that it named before.
 */
export async function refuseUnknownCostCenter(
  tx: Tx,
  { account_id, was }: { account_id: string; was: string | null },
  { cost_center_id }: Pick<GroupFields, "cost_center_id">,
): Promise<void> {
  if (cost_center_id === null || cost_center_id === was) return;
  const known = await findBookable(tx, [{ account_id, cost_center_id }]);
  if (!known.has(cost_center_id)) refuseCostCenter();
}

function refuseCostCenter(): never {
  return refuse("reference_not_found", {
    param: "filter.cost_center",
    message: "`filter.cost_center` is invalid. No active cost centre of this account has this ID.",
  });
}
