import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import type { RawLine } from "#sales/batches";
import type { ScheduleRow } from "../rows/tables.ts";
import type { Person } from "./people.ts";

/** What everybody on a run receives the same way. */
export type SoldBy = Pick<
  ScheduleRow,
  "type" | "product" | "currency" | "bundle_id" | "face_minor" | "cost_center_id" | "custom_sms"
> &
  Pick<ScheduleRow, "sms_message">;

/** The line that sells to a person, as a batch has it written. Units: minor units of face. */
export function rawLineOf(
  schedule: SoldBy,
  person: Person,
  { amount_minor, bookable }: { amount_minor: bigint | null; bookable: ReadonlySet<string> },
): RawLine {
  const { type, product, currency } = schedule;
  const { recipient } = person;
  const bundle_id = person.bundle_id ?? schedule.bundle_id;
  const own_center = recipient?.cost_center_id ?? null;
  const booked_to =
    schedule.cost_center_id ??
    (own_center !== null && bookable.has(own_center) ? own_center : null);
  const fields = {
    ...{ type, product, currency },
    ...targetOf(schedule, person),
    bundle_id: bundle_id === null ? undefined : formatId("bnd", bundle_id),
    amount: amount_minor === null ? undefined : formatMoney(amount_minor),
    recipient: recipient === null ? undefined : formatId("rcp", recipient.id),
    name: person.name ?? undefined,
    cost_center: booked_to === null ? undefined : formatId("cc", booked_to),
    // A text of its own that is none is no text.
    sms_message: schedule.custom_sms ? (schedule.sms_message ?? "") : undefined,
  };
  const written = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { fields: Object.fromEntries(written), metadata: null };
}

function targetOf({ type }: SoldBy, { phone, meter, token_phone, recipient }: Person) {
  const number = phone ?? recipient?.phone ?? undefined;
  if (type !== "power") return { target: number };
  // Which of several meters is meant is said by the person or the default, and guessed of none.
  const target = meter ?? recipient?.default_meter ?? undefined;
  return { target, token_phone: token_phone ?? number };
}
