import assert from "node:assert/strict";
import type { Answer, Input } from "@svc/generated/routes";
import { createOrganisation as make, presentAccount, readAccountWithin } from "#accounts/account";
import { addMember } from "#accounts/members";
import type { Ctx } from "#platform/context";
import { transactionTime } from "#platform/db/transaction-time";
import { formatId } from "#platform/ids";
import { auditByPerson } from "../audit-by-person.ts";
import { refuseManyOrganisations } from "../refuse-many-organisations.ts";
import { signedInPerson } from "../signed-in-person.ts";

/**
 * Makes an organisation in both modes, with whoever is signed in as its owner. It is the one
 * request that writes two accounts in one transaction: neither is there before it.
 */
export async function createOrganisation(
  ctx: Ctx,
  { body }: Input<"createOrganisation">,
): Promise<Answer<"createOrganisation">> {
  const person = signedInPerson(ctx);
  const { email, phone } = person;
  const row = await ctx.transact("create an organisation", async (tx) => {
    const now = await transactionTime(tx);
    await refuseManyOrganisations(tx, person, now);
    const { name } = body;
    const contact = {
      ...(email === null ? {} : { contact_email: email }),
      ...(phone === null ? {} : { support_phone: phone }),
    };
    const { live_id } = await make(tx, { name, now, ...contact });
    const owner = { live_id, email, phone, name: person.member?.name ?? null, now };
    const member = await addMember(tx, { ...owner, role: "owner" });
    assert(member !== null, `organisation ${live_id} has members before its first one`);
    await auditByPerson(tx, ctx, {
      ...{ account_id: live_id, member, object_id: formatId("acct", live_id) },
      changes: { name: [null, name] },
    });
    return await readAccountWithin(tx, live_id);
  });
  return { status: 201, body: presentAccount(row, ctx) };
}
