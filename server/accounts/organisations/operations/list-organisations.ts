import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { listOfAll } from "#platform/wire/page";
import { findMemberships } from "../memberships.ts";
import { presentOrganisation } from "../present.ts";
import { signedInPerson } from "../signed-in-person.ts";

/** Lists the organisations that whoever is signed in belongs to, on one page. */
export async function listOrganisations(
  ctx: Ctx,
  _input: Input<"listOrganisations">,
): Promise<Answer<"listOrganisations">> {
  const person = signedInPerson(ctx);
  const found = await ctx.read((read) => findMemberships(read, person));
  const data = found.map((membership) => presentOrganisation(membership, person));
  return { status: 200, body: listOfAll({ path: ctx.operation.path, data }) };
}
