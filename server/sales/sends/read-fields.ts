import type { Input } from "@svc/generated/routes";
import type { Ctx, Currency } from "#platform/context";
import { parseMoney } from "#platform/money";
import { type Mobile, normaliseMobile } from "#platform/phone";
import type { RefusedField } from "#platform/refusal";
import { parseTime, unixSeconds } from "#platform/time";
import { isMeter } from "./meter.ts";

export type SendCreate = Input<"createSend">["body"];

/** Source: product.md section 8, `scheduled_for`. */
const SCHEDULE_AHEAD_MIN_SECONDS = 90;
const SCHEDULE_AHEAD_MAX_SECONDS = 180 * 86_400;
/** Fields that say something about electricity alone. */
const POWER_FIELDS = ["token_phone", "token_email", "confirm", "on_zesa_down", "max_hold"] as const;

export interface ReadFields {
  readonly amount_minor: bigint;
  readonly currency: Currency | null;
  /** A meter stands in `e164`, without a prefix: the catalogue says that no airtime fits it. */
  readonly target: Mobile;
  readonly notify: Mobile | null;
  /** Unix milliseconds. */
  readonly scheduled_for: number | null;
}

/** Reads the fields whose text stands for something else; `wrong` names every one that does not. */
export function readFields(
  ctx: Ctx,
  body: SendCreate,
): { fields: ReadFields; wrong: RefusedField[] } {
  const wrong: RefusedField[] = [];
  const fields = {
    target: readTarget(body.target, wrong),
    amount_minor: readAmount(body, wrong),
    currency: readCurrency(body, wrong),
    notify:
      body.notify_number == null ? null : readMobile("notify_number", body.notify_number, wrong),
    scheduled_for: body.scheduled_for == null ? null : readSchedule(ctx, body.scheduled_for, wrong),
  };
  for (const param of POWER_FIELDS) {
    if (body[param] == null) continue;
    const message = `\`${param}\` belongs to power sales.`;
    wrong.push({ param, code: "conflicting_parameters", message });
  }
  return { fields, wrong };
}

/** Stands in for a field that is wrong; the caller refuses before anybody reads it. */
const NO_MOBILE: Mobile = { e164: "", national: "", prefix: "" };

function readTarget(written: string, wrong: RefusedField[]): Mobile {
  if (!isMeter(written)) return readMobile("target", written, wrong);
  const meter = written.trim();
  return { e164: meter, national: meter, prefix: "" };
}

function readMobile(
  param: "target" | "notify_number",
  written: string,
  wrong: RefusedField[],
): Mobile {
  const mobile = normaliseMobile(written);
  if (mobile !== null) return mobile;
  const message = `\`${param}\` is not a Zimbabwean mobile number such as 0771234567.`;
  wrong.push({ param, code: "invalid_phone", message });
  return NO_MOBILE;
}

function readAmount({ amount }: SendCreate, wrong: RefusedField[]): bigint {
  if (amount == null) {
    const message = "`amount` is required for airtime.";
    wrong.push({ param: "amount", code: "parameter_missing", message });
    return 0n;
  }
  const amount_minor = parseMoney(amount);
  if (amount_minor !== null) return amount_minor;
  const message = "`amount` is a positive amount with at most two decimals, such as 5.00.";
  wrong.push({ param: "amount", code: "invalid_amount", message });
  return 0n;
}

/** There is no default currency: it is named, or the product's slug names it. */
function readCurrency({ currency, product }: SendCreate, wrong: RefusedField[]): Currency | null {
  if (currency != null) return currency.toUpperCase() as Currency;
  if (product == null) {
    const message = "Name a `currency` or a `product`; there is no default currency.";
    wrong.push({ param: "currency", code: "parameter_missing", message });
  }
  return null;
}

function readSchedule(
  { now }: Ctx,
  written: number | string,
  wrong: RefusedField[],
): number | null {
  const param = "scheduled_for";
  const at = parseTime(written);
  if (at === null) {
    const message = "`scheduled_for` is unix seconds or an ISO 8601 time.";
    wrong.push({ param, code: "invalid_time", message });
    return null;
  }
  const min = unixSeconds(now) + SCHEDULE_AHEAD_MIN_SECONDS;
  const max = unixSeconds(now) + SCHEDULE_AHEAD_MAX_SECONDS;
  if (unixSeconds(at) < min || unixSeconds(at) > max) {
    const message = "`scheduled_for` lies 90 seconds to 180 days ahead.";
    wrong.push({ param, code: "time_out_of_range", message, meta: { min, max } });
  }
  return at;
}
