import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import type { FamilyMemberRow } from "./tables.ts";

/** Source: spec/sales/family/operations.tsp. */
const MEMBERS_MAX = 100;

/** Whoever adds a member, or changes a number, holds the household and looks afterwards. */
export async function lockHousehold({ sql }: Tx, account_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`family/${account_id}`}, 0))`;
}

/** Refuses: `duplicate_resource`, of a number that another member has. */
export async function refuseListed(
  { sql }: Tx,
  { account_id, id }: Pick<FamilyMemberRow, "account_id" | "id">,
  phone: string,
): Promise<void> {
  const [other] = await sql<{ id: string }[]>`
    select member.id from family_members member
    join recipients person on person.account_id = member.account_id
      and person.id = member.recipient_id
    where member.account_id = ${account_id} and member.id <> ${id} and person.phone = ${phone}
    order by member.id limit 1`;
  if (other === undefined) return;
  refuse("duplicate_resource", {
    param: "phone",
    message: "`phone` is that of another family member.",
    resource: formatId("fam", other.id),
  });
}

/** Refuses: `limit_reached`, when the household can take nobody more. */
export async function refuseFull({ sql }: Tx, account_id: string): Promise<void> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from family_members where account_id = ${account_id}`;
  if ((row?.count ?? 0) < MEMBERS_MAX) return;
  refuse("limit_reached", {
    message: `A family can have at most ${MEMBERS_MAX} members. Remove one first.`,
    meta: { limit: "family_members", max: MEMBERS_MAX },
  });
}
