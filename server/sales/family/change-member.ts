import type { Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import type { LockedClock } from "#accounts/account";
import { changeRecipient, findRecipients } from "#directory/recipients";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import {
  changeSchedule,
  endSchedule,
  lockSchedule,
  lockSharing,
  type ScheduleRow,
} from "#sales/schedules";
import { asAllowance, changesOf, makeAllowance, titleOf } from "./allowance.ts";
import { refuseListed } from "./household.ts";
import type { Member } from "./queries.ts";
import { type FamilyMemberRow, familyMembers } from "./tables.ts";

/** A locked member, and what is to change of it. */
export interface MemberChange {
  readonly row: FamilyMemberRow;
  /** The number in E.164. */
  readonly changes: Input<"updateFamilyMember">["body"];
  readonly clock: LockedClock;
}

/**
 * Changes a locked member: the recipient, the schedule of the allowance, and what is said of the
 * member alone.
 *
 * Refuses: as spec/sales/family/operations.tsp says of `updateFamilyMember`.
 * Writes: family_members; as `changeRecipient`, `makeAllowance`, `changeSchedule`, `endSchedule`.
 */
export async function changeMember(ctx: Ctx, tx: Tx, change: MemberChange): Promise<Member> {
  const { row, changes } = change;
  const person = await changePerson(ctx, tx, change);
  const { relation = row.relation, notify = row.notify } = changes;
  const renewed = { ...row, relation, notify };
  const schedule = await changeAllowance(ctx, tx, { ...change, row: renewed }, person);
  if (changes.phone !== undefined) await refuseListed(tx, row, changes.phone);
  const after = { ...renewed, schedule_id: schedule?.id ?? null };
  const { schedule_id } = after;
  await tx.db
    .update(familyMembers)
    .set({ relation, notify, schedule_id })
    .where(and(eq(familyMembers.account_id, row.account_id), eq(familyMembers.id, row.id)));
  return { row: after, person };
}

async function changePerson(
  ctx: Ctx,
  tx: Tx,
  { row, changes: { name, phone, meter } }: MemberChange,
): Promise<Member["person"]> {
  if (name === undefined && phone === undefined && meter === undefined) {
    const [person] = await findRecipients(tx, row.account_id, [row.recipient_id]);
    if (person === undefined) throw new Error(`Family member ${row.id} has no recipient.`);
    return person;
  }
  const body = {
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone }),
  };
  const written = formatId("rcp", row.recipient_id);
  return (await changeRecipient(ctx, tx, { written, body, meter })).row;
}

/** The allowance as it is afterwards; null for none. */
async function changeAllowance(
  ctx: Ctx,
  tx: Tx,
  { row, changes, clock }: MemberChange,
  person: Member["person"],
): Promise<ScheduleRow | null> {
  const { allowance, paused } = changes;
  const before = await lockAllowance(tx, row);
  const has_one = allowance === undefined ? before !== null : allowance !== null;
  if (paused === true && !has_one) refusePaused();
  if (allowance === null) {
    const cause = { account: ctx.account, now: ctx.now, request: causedBy(ctx) };
    if (before !== null) await endSchedule(tx, before, { cause, clock });
    return null;
  }
  if (before === null) {
    if (allowance === undefined) return null;
    return await makeAllowance(ctx, tx, { row, person }, { allowance, paused: paused ?? false });
  }
  const of_schedule = {
    ...(changes.name === undefined ? {} : { name: titleOf(person) }),
    ...(allowance === undefined ? {} : changesOf(allowance)),
    ...(paused === undefined ? {} : { active: !paused }),
  };
  const change = { before, changes: of_schedule, is_silent: !row.notify, clock };
  return await asAllowance(() => changeSchedule(ctx, tx, change));
}

async function lockAllowance(tx: Tx, row: FamilyMemberRow): Promise<ScheduleRow | null> {
  if (row.schedule_id === null) return null;
  await lockSharing(tx, row.account_id, row.schedule_id);
  const schedule = await lockSchedule(tx, row.account_id, row.schedule_id);
  if (schedule === null) throw new Error(`The allowance of family member ${row.id} is gone.`);
  return schedule;
}

function refusePaused(): never {
  return refuse("parameter_missing", {
    param: "allowance",
    message: "`allowance` is required: there is none to pause.",
  });
}
