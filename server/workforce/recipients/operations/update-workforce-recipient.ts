import type { Answer, Input } from "@svc/generated/routes";
import { changeRecipient } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import { underNames } from "#platform/refusal";
import { presentPeople } from "../present-people.ts";
import { warningsOf } from "../warnings.ts";

/** Changes a person of the register. */
export async function updateWorkforceRecipient(
  ctx: Ctx,
  { path, body: { cost_center_id, ...body } }: Input<"updateWorkforceRecipient">,
): Promise<Answer<"updateWorkforceRecipient">> {
  const joined = cost_center_id === undefined ? {} : { cost_center: cost_center_id };
  const change = { written: path.recipient_id, body: { ...body, ...joined } };
  const answer = await ctx.transact("change a person", async (tx) => {
    const { row } = await underNames({ cost_center: "cost_center_id" }, () =>
      changeRecipient(ctx, tx, change),
    );
    const [person] = await presentPeople(tx, ctx, [row]);
    if (person === undefined) throw new Error("One row is one person.");
    return { person, warnings: await warningsOf(tx, { before: null, row }) };
  });
  const known = { is_new: false, matched_existing: true };
  return { status: 200, body: { object: "workforce_person_updated", ...answer, ...known } };
}
