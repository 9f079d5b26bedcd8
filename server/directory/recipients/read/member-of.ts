import { and, eq, type SQL, sql } from "drizzle-orm";
import { type GroupRow, groupMembers } from "#directory/groups";
import { recipients } from "../tables.ts";

/** Whether a recipient is in a group at this moment; somebody who is being erased is in none. */
export function isMemberOf(group: GroupRow): SQL | undefined {
  return and(eq(recipients.status, "active"), isNamedBy(group));
}

function isNamedBy({ account_id, id, kind, cost_center_id, tag }: GroupRow): SQL | undefined {
  if (kind === "static") {
    return sql`${recipients.id} in (
      select ${groupMembers.recipient_id} from ${groupMembers}
      where ${groupMembers.account_id} = ${account_id} and ${groupMembers.group_id} = ${id})`;
  }
  return and(
    cost_center_id === null ? undefined : eq(recipients.cost_center_id, cost_center_id),
    // The second condition is the index's own, which holds only recipients that have tags.
    tag === null
      ? undefined
      : sql`${recipients.tags} @> array[${tag}]::text[] and ${recipients.tags} <> '{}'`,
  );
}
