import { readAmount, readBundle, readCurrency, type SimulatedBundle } from "#catalogue/bundles";
import { normaliseMeter, wrongTarget } from "#catalogue/meters";
import { networkOfPhone } from "#catalogue/networks";
import type { Ctx, Currency } from "#platform/context";
import { parseId } from "#platform/ids";
import { type Mobile, normaliseMobile, whyNoMobile } from "#platform/phone";
import type { RefusedField } from "#platform/refusal";
import { parseTime, unixSeconds } from "#platform/time";
import type { PowerOrder } from "../rows/power-facts.ts";
import { readPower } from "./read-power.ts";
import { type SendCreate, typeOf } from "./type-of.ts";

/** Source: spec/sales/sends/create.tsp. */
const SCHEDULE_AHEAD_MIN_SECONDS = 90;
const SCHEDULE_AHEAD_MAX_SECONDS = 180 * 86_400;
/** Fields that apply to electricity only. */
const POWER_FIELDS = [
  "token_phone",
  "token_email",
  "confirm",
  "on_zesa_down",
  "max_hold",
  "quote",
] as const;

/** What a sale goes to, and the network that serves it; null if none sells to its prefix. */
type Target =
  | { readonly kind: "phone"; readonly number: string; readonly network: string | null }
  | { readonly kind: "meter"; readonly number: string; readonly network: "power" };

export interface ReadFields {
  /** Null for airtime. */
  readonly bundle: SimulatedBundle | null;
  /** Null for airtime and data. */
  readonly power: PowerOrder | null;
  readonly amount_minor: bigint;
  readonly currency: Currency | null;
  readonly target: Target;
  /** Uuid. */
  readonly cost_center_id: string | null;
  /** Uuid. */
  readonly program_id: string | null;
  readonly notify: Mobile | null;
  /** Unix milliseconds. */
  readonly scheduled_for: number | null;
}

/**
 * Parses the fields whose text encodes another value; `wrong` names every field that cannot be
 * parsed.
 */
export function readFields(
  ctx: Pick<Ctx, "now">,
  body: SendCreate,
): { fields: ReadFields; wrong: RefusedField[] } {
  const wrong: RefusedField[] = [];
  const is_data = (body.type ?? body.product?.split("-")[0]) === "data";
  const bundle = readBundle(body, { is_data }, wrong);
  const is_power = typeOf(body) === "power";
  const fields = {
    bundle,
    power: is_power ? readPower(body, wrong) : null,
    target: readTarget(body, wrong),
    amount_minor: readAmount(body, bundle, wrong),
    currency: readCurrency(body, bundle, wrong),
    cost_center_id: body.cost_center == null ? null : readCostCenter(body.cost_center, wrong),
    program_id: body.program == null ? null : readProgram(body.program, wrong),
    notify: body.notify_number == null ? null : readNotified(body.notify_number, wrong),
    scheduled_for: body.scheduled_for == null ? null : readSchedule(ctx, body.scheduled_for, wrong),
  };
  for (const param of POWER_FIELDS) {
    if (is_power || body[param] == null) continue;
    const message = `\`${param}\` can be used in power sales only.`;
    wrong.push({ param, code: "conflicting_parameters", message });
  }
  return { fields, wrong };
}

/** Placeholder for a wrong field; the caller refuses before it is used. */
const NO_MOBILE: Mobile = { e164: "", national: "", prefix: "" };
const NO_TARGET: Target = { kind: "phone", number: "", network: null };

function readTarget(body: SendCreate, wrong: RefusedField[]): Target {
  const meter = normaliseMeter(body.target);
  if (meter !== null) return { kind: "meter", number: meter, network: "power" };
  const mobile = normaliseMobile(body.target);
  if (mobile !== null) {
    return { kind: "phone", number: mobile.e164, network: networkOfPhone(mobile) };
  }
  wrong.push(wrongTarget(body.target, body));
  return NO_TARGET;
}

function readNotified(written: string, wrong: RefusedField[]): Mobile {
  const param = "notify_number";
  const mobile = normaliseMobile(written);
  if (mobile !== null) return mobile;
  wrong.push({ param, code: "invalid_phone", message: whyNoMobile(written, param) });
  return NO_MOBILE;
}

function readCostCenter(written: string, wrong: RefusedField[]): string | null {
  const param = "cost_center";
  const id = parseId("cc", written);
  const message = `\`cost_center\` is invalid. There is no ${written} in this account.`;
  if (id === null) wrong.push({ param, code: "reference_not_found", message });
  return id;
}

function readProgram(written: string, wrong: RefusedField[]): string | null {
  const param = "program";
  const id = parseId("prg", written);
  const message = `\`program\` is invalid. There is no ${written} in this account.`;
  if (id === null) wrong.push({ param, code: "reference_not_found", message });
  return id;
}

function readSchedule(
  { now }: Pick<Ctx, "now">,
  written: number | string,
  wrong: RefusedField[],
): number | null {
  const param = "scheduled_for";
  const at = parseTime(written);
  if (at === null) {
    const message = "`scheduled_for` must be Unix seconds or an ISO 8601 time.";
    wrong.push({ param, code: "invalid_time", message });
    return null;
  }
  const min = unixSeconds(now) + SCHEDULE_AHEAD_MIN_SECONDS;
  const max = unixSeconds(now) + SCHEDULE_AHEAD_MAX_SECONDS;
  if (unixSeconds(at) < min || unixSeconds(at) > max) {
    const message = "`scheduled_for` must be 90 seconds to 180 days ahead.";
    wrong.push({ param, code: "time_out_of_range", message, meta: { min, max } });
  }
  return at;
}
