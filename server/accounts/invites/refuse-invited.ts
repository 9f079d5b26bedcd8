import { and, asc, eq } from "drizzle-orm";
import { findMemberOf } from "#accounts/members";
import type { Contact } from "#accounts/messages";
import type { AccountFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { FIRST_STATUS, isTo } from "./lifecycle.ts";
import { invites } from "./tables.ts";

/** Refuses: `duplicate_resource`, of who is a member already, or has a pending invitation. */
export async function refuseInvited(
  tx: Tx,
  account: Pick<AccountFacts, "id" | "mode" | "twin_id">,
  person: Contact,
): Promise<void> {
  const member = await findMemberOf(tx, account, person);
  if (member !== null) {
    const param = paramOf(member, person);
    const message = `\`${param}\` is that of a member.`;
    refuse("duplicate_resource", { param, message, resource: formatId("mem", member.id) });
  }
  const [pending] = await tx.db
    .select()
    .from(invites)
    .where(and(eq(invites.account_id, account.id), eq(invites.status, FIRST_STATUS), isTo(person)))
    .orderBy(asc(invites.id))
    .limit(1);
  if (pending === undefined) return;
  const param = paramOf(pending, person);
  const message = `\`${param}\` has a pending invitation.`;
  refuse("duplicate_resource", { param, message, resource: formatId("inv", pending.id) });
}

/** The field by which somebody is known already. */
function paramOf(known: Contact, { email }: Contact): "email" | "phone" {
  return email !== null && known.email?.toLowerCase() === email.toLowerCase() ? "email" : "phone";
}
