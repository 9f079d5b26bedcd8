import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { registerPerson } from "#directory/recipients";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { wakeWorkers } from "#platform/work/worker";
import { SCHEDULES_QUEUE } from "#sales/schedules";
import { makeAllowance } from "../allowance.ts";
import { lockHousehold, refuseFull, refuseListed } from "../household.ts";
import { presentMember } from "../present.ts";
import { readPhone } from "../read-phone.ts";
import { type FamilyMemberRow, familyMembers } from "../tables.ts";

type Body = Input<"createFamilyMember">["body"];

/** Adds a member: a recipient of that number, and a schedule for the allowance. */
export async function createFamilyMember(
  ctx: Ctx,
  { body }: Input<"createFamilyMember">,
): Promise<Answer<"createFamilyMember">> {
  const phone = readPhone(body.phone);
  const answer = await ctx.transact("add a family member", (tx) =>
    once(ctx, tx, async () => ({ status: 201 as const, body: await add(ctx, tx, body, phone) })),
  );
  wakeWorkers(SCHEDULES_QUEUE);
  return answer;
}

async function add(
  ctx: Ctx,
  tx: Tx,
  { name, meter, allowance, relation = "other", notify = true }: Body,
  phone: string,
): Promise<Schemas["FamilyMember"]> {
  const { account, now } = ctx;
  const account_id = account.id;
  // Clocks are locked before the household, recipients and schedules.
  await lockClocksForShare(tx, [account_id]);
  await lockHousehold(tx, account_id);
  const said = { name, phone, ...(meter === undefined ? {} : { meter }) };
  const { row: person } = await registerPerson(ctx, tx, said);
  const made = { account_id, id: mintId(now), recipient_id: person.id, created: now };
  const row: FamilyMemberRow = { ...made, relation, notify, schedule_id: null };
  const schedule =
    allowance === undefined
      ? null
      : await makeAllowance(ctx, tx, { row, person }, { allowance, paused: false });
  await refuseListed(tx, row, phone);
  await refuseFull(tx, account_id);
  const whole = { ...row, schedule_id: schedule?.id ?? null };
  await tx.db.insert(familyMembers).values(whole);
  return await presentMember(tx, ctx, { row: whole, person });
}
