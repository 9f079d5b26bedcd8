import type { Answer, Input } from "@svc/generated/routes";
import { lockInviteTo, moveInvite, presentInviteTo } from "#accounts/invites";
import { auditBySystem } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { signedInPerson } from "../signed-in-person.ts";

/**
 * Declines an invitation for good. The organisation learns that and nothing else of the person, who
 * is none of its members: neither where they were nor what they used.
 */
export async function declineOrganisationInvite(
  ctx: Ctx,
  { path }: Input<"declineOrganisationInvite">,
): Promise<Answer<"declineOrganisationInvite">> {
  const person = signedInPerson(ctx);
  return await ctx.transact("decline an invitation", async (tx) => {
    const invite = await lockInviteTo(tx, person, path.invite_id);
    const { row: before, now } = invite;
    if (before.status === "declined") return { status: 200, body: presentInviteTo(invite) };
    const row = await moveInvite(tx, before, { to: "declined", by: "decline", now });
    await auditBySystem(tx, [
      {
        ...{ account_id: row.account_id, action: "invite.declined", created: now },
        ...{ object_id: formatId("inv", row.id) },
        changes: { status: [before.status, row.status] },
      },
    ]);
    return { status: 200, body: presentInviteTo({ ...invite, row }) };
  });
}
