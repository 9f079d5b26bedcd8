import type { Answer, Input } from "@svc/generated/routes";
import { findInvitesTo, presentInviteTo } from "#accounts/invites";
import type { Ctx } from "#platform/context";
import { listOfAll } from "#platform/wire/page";
import { signedInPerson } from "../signed-in-person.ts";

/** Lists the pending invitations to the address and the number that a person has proven. */
export async function listOrganisationInvites(
  ctx: Ctx,
  _input: Input<"listOrganisationInvites">,
): Promise<Answer<"listOrganisationInvites">> {
  const person = signedInPerson(ctx);
  const found = await ctx.read((read) => findInvitesTo(read, person));
  const data = found.map(presentInviteTo);
  return { status: 200, body: listOfAll({ path: ctx.operation.path, data }) };
}
