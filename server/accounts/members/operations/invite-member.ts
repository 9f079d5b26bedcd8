import type { Answer, Input } from "@svc/generated/routes";
import { makeInvite, presentInvite } from "#accounts/invites";
import { type Contact, MESSAGES } from "#accounts/messages";
import { audit } from "#journal/audit-log";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { normaliseMobile } from "#platform/values/phone";
import { wakeWorkers } from "#platform/work/worker";
import { lockActor } from "../actor.ts";

/** Invites a person to the organisation, who becomes a member by accepting. */
export async function inviteMember(
  ctx: Ctx,
  { body }: Input<"inviteMember">,
): Promise<Answer<"inviteMember">> {
  const person = { ...readContact(body), role: body.role ?? ("viewer" as const) };
  const answer = await ctx.transact("invite a member", (tx) =>
    once(ctx, tx, async () => {
      await lockActor(tx, ctx, { touches: person.role });
      const row = await makeInvite(tx, ctx, person);
      const changes = { role: [null, row.role] };
      await audit(tx, ctx, [{ object_id: formatId("inv", row.id), changes }]);
      return { status: 201 as const, body: presentInvite(row, ctx) };
    }),
  );
  wakeWorkers(MESSAGES);
  return answer;
}

/** Refuses: `parameter_missing`, `invalid_phone`. */
function readContact({ email = null, phone = null }: Partial<Contact>): Contact {
  if (email === null && phone === null) {
    const message = "`email` is missing. Set `email`, `phone` or both.";
    refuse("parameter_missing", { param: "email", message });
  }
  if (phone === null) return { email, phone };
  const mobile = normaliseMobile(phone);
  if (mobile !== null) return { email, phone: mobile.e164 };
  const message = "`phone` is not a Zimbabwean mobile number such as 0771234567.";
  return refuse("invalid_phone", { param: "phone", message });
}
