/** The fields of a sale whose text encodes another value. Source: spec/sales/sends/create.tsp. */
import { bundle, currency, faceValue } from "#catalogue/bundles";
import { target } from "#catalogue/meters";
import type { RefusedField } from "#platform/refusal";
import { parseDuration } from "#platform/time/duration";
import { unixSeconds } from "#platform/time/instants";
import { id, metadata, phone, time } from "#platform/wire/field-readers";
import { type FieldReader, optional } from "#platform/wire/fields";
import { wrongSms } from "../rows/sms-text.ts";
import type { SendOrder } from "./order.ts";
import type { SendCreate } from "./type-of.ts";

const SCHEDULE_AHEAD_MIN_SECONDS = 90;
const SCHEDULE_AHEAD_MAX_SECONDS = 180 * 86_400;
/** How long a power sale without `max_hold` waits. */
export const MAX_HOLD_SECONDS = 86_400;
const MAX_HOLD_LEAST = 300;
const MAX_HOLD_MOST = 7 * 86_400;
/** Fields that apply to electricity only. */
const POWER_FIELDS = [
  "token_phone",
  "token_email",
  "confirm",
  "on_zesa_down",
  "max_hold",
  "quote",
] as const;

/** What the reading of a sale's fields depends on. */
interface SaleFacts {
  readonly type: SendOrder["type"];
  readonly is_data: boolean;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** A field that other sales may not have: `misplacedFields` names it there. */
function ofPower<Written, Value, Instead>(
  read: FieldReader<Written, Value, Instead>,
): FieldReader<Written | null | undefined, Value | null, Instead, unknown, SaleFacts> {
  return (written, position) =>
    written == null || position.facts.type !== "power" ? { value: null } : read(written, position);
}

const scheduledFor: FieldReader<string | number, number, number | null, unknown, SaleFacts> = (
  written,
  position,
) => {
  const read = time(written, position);
  if ("wrong" in read) return read;
  const now = unixSeconds(position.facts.now);
  const meta = { min: now + SCHEDULE_AHEAD_MIN_SECONDS, max: now + SCHEDULE_AHEAD_MAX_SECONDS };
  const at = unixSeconds(read.value);
  if (at >= meta.min && at <= meta.max) return read;
  const { param } = position;
  const message = "`scheduled_for` must be 90 seconds to 180 days ahead.";
  return { wrong: { param, code: "time_out_of_range", message, meta }, instead: read.value };
};

const maxHold: FieldReader<string | number, number, number> = (written, { param }) => {
  const value = parseDuration(written);
  if (value !== null && value >= MAX_HOLD_LEAST && value <= MAX_HOLD_MOST) return { value };
  const message = "`max_hold` must be between 5 minutes and 7 days.";
  return { wrong: { param, code: "invalid_duration", message }, instead: MAX_HOLD_SECONDS };
};

const quote = id("quo", (written) => `There is no quote ${written}: create a new one.`);

/** In the order in which wrong ones are named. */
export const SALE_FIELDS = {
  bundle_id: bundle,
  token_phone: ofPower(phone),
  max_hold: ofPower(maxHold),
  quote: ofPower(quote),
  target,
  amount: faceValue,
  currency,
  cost_center: optional(id("cc")),
  program: optional(id("prg")),
  notify_number: optional(phone),
  scheduled_for: optional(scheduledFor),
  metadata,
};

/** What is wrong with fields that a sale of this type does not take, or takes in another form. */
export function misplacedFields(body: SendCreate, type: SendOrder["type"]): RefusedField[] {
  const misplaced = POWER_FIELDS.filter((param) => type !== "power" && body[param] != null);
  const wrong = misplaced.map((param): RefusedField => {
    const message = `\`${param}\` can be used in power sales only.`;
    return { param, code: "conflicting_parameters", message };
  });
  const wrong_sms = body.sms_message == null ? null : wrongSms(body.sms_message, type);
  return wrong_sms === null ? wrong : [...wrong, wrong_sms];
}
