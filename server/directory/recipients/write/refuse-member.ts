import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import type { RecipientRow } from "../tables.ts";

/**
 * Refuses: `resource_in_use`, of a locked recipient who is a family member. Nobody becomes one
 * while the recipient is locked.
 */
export async function refuseMember(
  { sql }: Tx,
  { account_id, id }: Pick<RecipientRow, "account_id" | "id">,
): Promise<void> {
  const [member] = await sql<{ id: string }[]>`
    select id from family_members where account_id = ${account_id} and recipient_id = ${id}`;
  if (member === undefined) return;
  refuse("resource_in_use", {
    message: "This recipient is a family member. Remove the member from the family first.",
    resource: formatId("fam", member.id),
  });
}
