import type { Answer, Input } from "@svc/generated/routes";
import { registerPerson } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import { underNames } from "#platform/refusal";
import { presentPeople } from "../present-people.ts";
import { warningsOf } from "../warnings.ts";

/** Registers a person; whoever has the number or the payroll number already is changed. */
export async function createWorkforceRecipient(
  ctx: Ctx,
  { body: { cost_center_id, ...body } }: Input<"createWorkforceRecipient">,
): Promise<Answer<"createWorkforceRecipient">> {
  const joined = cost_center_id === undefined ? {} : { cost_center: cost_center_id };
  const body_of_recipient = { ...body, ...joined };
  const answer = await ctx.transact("register a person", async (tx) => {
    const registered = await underNames({ cost_center: "cost_center_id" }, () =>
      registerPerson(ctx, tx, body_of_recipient),
    );
    const [person] = await presentPeople(tx, ctx, [registered.row]);
    if (person === undefined) throw new Error("One row is one person.");
    const matched_existing = registered.before !== null;
    const warnings = await warningsOf(tx, registered);
    return { person, is_new: !matched_existing, matched_existing, warnings };
  });
  return { status: 201, body: { object: "workforce_person_created", ...answer } };
}
