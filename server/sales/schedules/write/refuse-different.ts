import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import type { ScheduleRow } from "../rows/tables.ts";
import { peopleOf } from "../run/people.ts";
import { LINES_MAX } from "../run/prepare-run.ts";
import type { EditedDay } from "./edit-day.ts";

/** A day, and the one whose run it is to become a part of. */
interface Combined {
  readonly part: EditedDay;
  readonly target: EditedDay;
}

/** Refuses: `occurrence_not_combinable`, of days that sell different things, or to others. */
export async function refuseDifferent(tx: Tx, { part, target }: Combined): Promise<void> {
  const differs = await differencesOf(tx, part.schedule, target.schedule);
  if (differs.length === 0) return;
  const message = `\`into\` differs in ${differs.join(", ")}: the days cannot be one recharge.`;
  refuse("occurrence_not_combinable", { param: "into", message, meta: { differs } });
}

/** In what schedules differ whose days are to be one recharge. */
export async function differencesOf(
  tx: Tx,
  one: ScheduleRow,
  other: ScheduleRow,
): Promise<string[]> {
  return [
    // A bundle has its price, and two of them are no bundle.
    ...(one.product !== other.product || one.type === "data" ? ["product"] : []),
    ...(one.currency !== other.currency ? ["currency"] : []),
    ...(one.cost_center_id !== other.cost_center_id ? ["cost_center"] : []),
    ...((await hasSamePeople(tx, one, other)) ? [] : ["recipients"]),
  ];
}

async function hasSamePeople(tx: Tx, one: ScheduleRow, other: ScheduleRow): Promise<boolean> {
  const is_same_group = one.group_id !== null && one.group_id === other.group_id;
  if (one.id === other.id || is_same_group) return true;
  const names = new Set((await peopleOf(tx, one, LINES_MAX)).map(({ name_of }) => name_of));
  const others = (await peopleOf(tx, other, LINES_MAX)).map(({ name_of }) => name_of);
  return names.size === new Set(others).size && others.every((name) => names.has(name));
}
