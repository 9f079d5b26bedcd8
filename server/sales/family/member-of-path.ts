import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuseMissing } from "#platform/missing";
import { idOfPath, lockByPath, type PathObject } from "#platform/path-object";
import { findMembers, lockMember, type Member } from "./queries.ts";
import { type FamilyMemberRow, familyMembers } from "./tables.ts";

const MEMBER: PathObject = { table: familyMembers, prefix: "fam", param: "family_member_id" };

/**
 * The account's member that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function memberOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<Member> {
  const id = idOfPath(MEMBER, written);
  return await read(async (tx) => {
    const [member] = await findMembers(tx, account.id, [id]);
    return member ?? (await refuseMissing(tx, { ...MEMBER, account, id }));
  });
}

/**
 * The same, locked until the transaction ends, before the recipient and the schedule.
 *
 * Refuses: `resource_missing`.
 */
export async function lockMemberOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<FamilyMemberRow> {
  return await lockByPath(tx, MEMBER, { account, written }, lockMember);
}
