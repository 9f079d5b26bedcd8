import type { Schemas } from "@svc/generated/routes";
import type { AccountFacts } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { findSchedules, type ScheduleRow } from "#sales/schedules";
import { type Received, readReceived } from "#sales/sends";
import type { Member } from "./queries.ts";

type Shown = Schemas["FamilyMember"];

/** Who looks at the family, and when. */
interface Viewer {
  readonly account: Pick<AccountFacts, "id" | "mode">;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** Presents one member. */
export async function presentMember(
  from: Read | Tx,
  viewer: Viewer,
  member: Member,
): Promise<Shown> {
  const [shown] = await presentMembers(from, viewer, [member]);
  if (shown === undefined) throw new Error("One member is shown as one.");
  return shown;
}

/** Presents members in their order: allowances are one read, and what all received another. */
export async function presentMembers(
  from: Read | Tx,
  { account, now }: Viewer,
  members: readonly Member[],
): Promise<Shown[]> {
  const schedule_ids = members.flatMap(({ row }) => row.schedule_id ?? []);
  const ids = members.map(({ person }) => person.id);
  const [schedules, received] = await Promise.all([
    findSchedules(from, account.id, schedule_ids),
    readReceived(from, { account_id: account.id, ids, now }),
  ]);
  const allowances = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  return members.map(({ row, person }) => {
    const of_member = received.get(person.id);
    if (of_member === undefined) throw new Error(`No sum was read for recipient ${person.id}.`);
    const allowance = allowances.get(row.schedule_id ?? "") ?? null;
    return present({ row, person }, { account, allowance, received: of_member });
  });
}

function present(
  { row, person }: Member,
  facts: { account: Viewer["account"]; allowance: ScheduleRow | null; received: Received },
): Shown {
  const { account, allowance, received } = facts;
  const { name, phone, default_meter: meter } = person;
  if (name === null || phone === null) throw new Error(`Family member ${row.id} is nobody.`);
  return {
    id: formatId("fam", row.id),
    object: "family_member",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    ...{ name, phone, relation: row.relation, meter },
    allowance: allowance === null ? null : presentAllowance(allowance),
    notify: row.notify,
    recipient: formatId("rcp", person.id),
    schedule: allowance === null ? null : formatId("sch", allowance.id),
    spent_this_month: {
      USD: formatMoney(received.usd_minor),
      ZWG: formatMoney(received.zwg_minor),
    },
    paused: allowance !== null && !allowance.active,
  };
}

function presentAllowance(schedule: ScheduleRow): NonNullable<Shown["allowance"]> {
  const { cadence, currency, face_minor, day_of_week, day_of_month } = schedule;
  if (face_minor === null) throw new Error(`Allowance ${schedule.id} has no amount.`);
  const amount = formatMoney(face_minor);
  if (cadence === "weekly") return { currency, amount, cadence, day: day_of_week ?? 1 };
  return { currency, amount, cadence: "monthly", day: day_of_month ?? 1 };
}
