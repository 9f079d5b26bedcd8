import type { Input, Schemas } from "@svc/generated/routes";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import { presentPerson } from "../present/present.ts";
import type { SchedulePersonRow, ScheduleRow } from "../rows/tables.ts";
import { unusedFields } from "./timing.ts";

type Create = Input<"createSchedule">["body"];
type Update = Input<"updateSchedule">["body"];

/** A schedule as a request writes it: one that is changed is written with its changes. */
export type WrittenSchedule = {
  readonly [Field in keyof Omit<Create, "metadata">]: Create[Field] | null;
} & {
  readonly name: string;
  readonly cadence: Schemas["ScheduleCadence"];
  readonly hour: number;
};

/** A schedule that is stored, as a request would write it with these changes. */
export function withChanges(
  row: ScheduleRow,
  people: readonly SchedulePersonRow[],
  changes: Update,
): WrittenSchedule {
  const { metadata: _, ...written } = changes;
  return { ...writtenOf(row, people), ...replacedBy(changes), ...written } as WrittenSchedule;
}

/** What a change replaces that it does not name. */
function replacedBy(changes: Update): Partial<WrittenSchedule> {
  const { cadence, group, recipients, meter, product, type, currency } = changes;
  const { bundle_id, sms_message } = changes;
  const unused = cadence === undefined ? [] : unusedFields(cadence);
  const nobody = { group: null, recipients: null, meter: null, token_phone: null };
  return {
    ...Object.fromEntries(unused.map((field) => [field, null])),
    ...([group, recipients, meter].some((one) => one != null) ? nobody : {}),
    ...(product !== undefined ? { type: null, currency: null } : {}),
    ...(type !== undefined || currency !== undefined ? { product: null } : {}),
    // A bundle has a price of its own.
    ...(bundle_id !== undefined ? { amount: null } : {}),
    ...(sms_message !== undefined ? { custom_sms: null } : {}),
  };
}

function writtenOf(row: ScheduleRow, people: readonly SchedulePersonRow[]): WrittenSchedule {
  const { name, cadence, hour, minute, active, precheck_credit, on_insufficient } = row;
  const { day_of_week, day_of_month, month_of_year, anchor_date } = row;
  const { type, product, currency, sms_message, custom_sms, meter, token_phone } = row;
  return {
    ...{ name, cadence, hour, minute, active, precheck_credit, on_insufficient },
    ...{ day_of_week, day_of_month, month_of_year, anchor_date },
    ...{ type, product, currency, sms_message, custom_sms, meter, token_phone },
    group: row.group_id === null ? null : formatId("grp", row.group_id),
    recipients: people.length === 0 ? null : people.map(presentPerson),
    bundle_id: row.bundle_id === null ? null : formatId("bnd", row.bundle_id),
    amount: row.face_minor === null ? null : formatMoney(row.face_minor),
    cost_center: row.cost_center_id === null ? null : formatId("cc", row.cost_center_id),
  } as WrittenSchedule;
}

/** Whether changes touch what is sold, and to whom: the rest leaves the seller as it was. */
export function changesSales(changes: Update): boolean {
  const { name: _, metadata: __, active, precheck_credit: ___, ...rest } = changes;
  const { on_insufficient: ____, ...sold } = rest;
  return active === true || Object.keys(sold).length > 0;
}

/** What the days of a schedule add to the run of another one that they are part of. */
const ADDED = [
  ...["type", "product", "currency", "amount", "bundle_id", "meter", "token_phone"],
  ...["group", "recipients", "cost_center"],
] as const;

/** Whether changes touch what a part adds to the run of another schedule. */
export function changesParts(changes: Update): boolean {
  return ADDED.some((field) => Object.hasOwn(changes, field));
}
