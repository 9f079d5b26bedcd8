import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuse, underNames } from "#platform/refusal";
import { type SendCreate, sellSend } from "#sales/sends";
import { memberOfPath } from "../member-of-path.ts";
import type { Member } from "../queries.ts";

/** What a sale calls its target is the member here. */
const NAMES = {
  target: "family_member_id",
  token_phone: "family_member_id",
  recipient: "family_member_id",
};

/** Sells airtime or electricity to a member at once, as any other sale. */
export async function sendToFamilyMember(
  ctx: Ctx,
  { path, body }: Input<"sendToFamilyMember">,
): Promise<Answer<"sendToFamilyMember">> {
  const member = await memberOfPath(ctx, path.family_member_id);
  const sale = {
    ...body,
    ...targetOf(member, body.type),
    recipient: formatId("rcp", member.person.id),
  };
  const { body: sold } = await underNames(NAMES, () => sellSend(ctx, sale as SendCreate));
  if (sold.object !== "send") throw new Error(`A sale to a member was answered by ${sold.object}.`);
  return { status: 202, body: sold };
}

/** Refuses: `parameter_missing`, of electricity for a member without a meter. */
function targetOf(
  { row, person }: Member,
  type: Input<"sendToFamilyMember">["body"]["type"],
): Partial<SendCreate> {
  const { phone, default_meter: meter } = person;
  if (phone === null) throw new Error(`Family member ${row.id} has no number.`);
  if (type === "airtime") return { target: phone, ...(row.notify ? {} : { sms_message: "" }) };
  if (meter !== null) return { target: meter, token_phone: phone };
  return refuse("parameter_missing", {
    param: "meter",
    message: "`meter` of the family member is required to send electricity. Update the member.",
  });
}
