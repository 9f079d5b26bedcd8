import assert from "node:assert/strict";
import type { Answer, Input } from "@svc/generated/routes";
import { type InviteToPerson, lockInviteTo, moveInvite } from "#accounts/invites";
import { addMember, findMemberOf, liveAccount } from "#accounts/members";
import type { Ctx, PersonFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { formatId } from "#platform/ids";
import { auditByPerson } from "../audit-by-person.ts";
import { findMemberships, type Membership } from "../memberships.ts";
import { presentOrganisation } from "../present.ts";
import { signedInPerson } from "../signed-in-person.ts";

/** Makes whoever is signed in a member of the organisation that invited them. */
export async function acceptOrganisationInvite(
  ctx: Ctx,
  { path }: Input<"acceptOrganisationInvite">,
): Promise<Answer<"acceptOrganisationInvite">> {
  const person = signedInPerson(ctx);
  return await ctx.transact("accept an invitation", async (tx) => {
    const invite = await lockInviteTo(tx, person, path.invite_id);
    const known = await membershipIn(tx, invite, person);
    const is_done = known !== null && known.member.id === invite.row.accepted_by;
    const joined = is_done ? known : await join(tx, ctx, invite, person);
    return { status: 200, body: presentOrganisation(joined, person) };
  });
}

/**
 * Whoever is a member already, by an invitation in the other mode or by our staff, stays the member
 * that they are, in their role.
 */
async function join(
  tx: Tx,
  ctx: Ctx,
  invite: InviteToPerson,
  person: PersonFacts,
): Promise<Membership> {
  const { row, account, now } = invite;
  const { email, phone } = person;
  const live_id = liveAccount(account);
  const added = await addMember(tx, {
    ...{ live_id, email, phone, name: person.member?.name ?? null, role: row.role },
    ...{ invited_by: row.invited_by, now: await transactionTime(tx) },
  });
  const member = added ?? (await findMemberOf(tx, account, person));
  assert(member !== null, `somebody in ${live_id} has the address of nobody in it`);
  await moveInvite(tx, row, { to: "accepted", by: "accept", accepted_by: member.id, now });
  await auditByPerson(tx, ctx, {
    ...{ account_id: row.account_id, member, object_id: formatId("inv", row.id) },
    changes: { status: [row.status, "accepted"], role: [null, member.role] },
  });
  const joined = await membershipIn(tx, invite, person);
  assert(joined !== null, `who joined ${live_id} is no member of it`);
  return joined;
}

async function membershipIn(
  tx: Tx,
  { account }: InviteToPerson,
  person: PersonFacts,
): Promise<Membership | null> {
  const [found] = await findMemberships(tx, person, liveAccount(account));
  return found ?? null;
}
