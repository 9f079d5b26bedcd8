/** Reads the terms of a program as requests write them, for new ones and for changes. */
import type { Input, Schemas } from "@svc/generated/routes";
import { mergeMetadata } from "#platform/values/metadata";
import type { ProgramRow } from "../rows/tables.ts";
import { readBranding, readGeofence, readHold, readLimits } from "./read-policies.ts";
import { readAmount, readSeconds } from "./read-values.ts";

type Update = Input<"updateProgram">["body"];

/** What a request may say of a program in columns of its own, but for its budget. */
export type ProgramTerms = Pick<
  ProgramRow,
  | "name"
  | "description"
  | "default_amount_minor"
  | "choices"
  | "sources"
  | "one_per_phone"
  | "per_recipient"
  | "require_network"
  | "throttle_per_hour"
  | "min_account_age_seconds"
  | "hold_mode"
  | "hold_amount_over_minor"
  | "hold_first_reward"
  | "hold_expires_after_seconds"
  | "on_zesa_down"
  | "max_hold_seconds"
  | "close_grace_seconds"
  | "sms_message"
  | "branding"
  | "lawful_basis"
  | "sensitive_data"
  | "geofence"
  | "metadata"
>;

const MINUTE = 60;
const DAY = 86_400;
const MAX_HOLD = { min: 5 * MINUTE, max: 7 * DAY };
const CLOSE_GRACE = { min: 0, max: 30 * DAY };
const ACCOUNT_AGE = { min: 0, max: 400 * DAY };

/** What a program is before any field is set. Source: spec/rewards/programs/create.tsp. */
export const BLANK: ProgramTerms = {
  name: "",
  description: null,
  default_amount_minor: null,
  choices: [],
  sources: ["api", "completions", "links"],
  one_per_phone: false,
  per_recipient: { lifetime: null, per_day: null, per_week: null, per_month: null },
  require_network: null,
  throttle_per_hour: null,
  min_account_age_seconds: null,
  ...readHold(null),
  on_zesa_down: "queue",
  max_hold_seconds: DAY,
  close_grace_seconds: 7 * DAY,
  sms_message: null,
  branding: { display_name: null, color: null, logo_url: null, support_url: null, thank_you: null },
  lawful_basis: null,
  sensitive_data: false,
  geofence: null,
  metadata: {},
};

/**
 * Reads what the terms of a program become; what the request leaves out is as it was.
 *
 * Refuses: `invalid_amount`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`.
 */
export function readTerms(before: ProgramTerms, body: Update): ProgramTerms {
  const { default_amount, per_recipient, hold, branding, geofence, min_account_age } = body;
  return {
    name: body.name ?? before.name,
    ...readPlain(before, body),
    default_amount_minor: changed(before.default_amount_minor, default_amount, (written) =>
      readAmount(written, "default_amount"),
    ),
    choices: unique(body.choices) ?? before.choices,
    sources: unique(body.sources) ?? before.sources,
    per_recipient: per_recipient === undefined ? before.per_recipient : readLimits(per_recipient),
    min_account_age_seconds: changed(before.min_account_age_seconds, min_account_age, (written) =>
      readSeconds(written, "min_account_age", ACCOUNT_AGE),
    ),
    ...(hold === undefined ? holdOf(before) : readHold(hold)),
    max_hold_seconds: durationOf(before.max_hold_seconds, body.max_hold, "max_hold", MAX_HOLD),
    close_grace_seconds: durationOf(
      before.close_grace_seconds,
      body.close_grace,
      "close_grace",
      CLOSE_GRACE,
    ),
    branding: branding === undefined ? before.branding : readBranding(branding),
    geofence: geofence === undefined ? before.geofence : readGeofence(geofence),
    metadata: mergeMetadata(before.metadata, body.metadata),
  };
}

/** What is kept as it is written. */
function readPlain(before: ProgramTerms, body: Update) {
  const keep = <T>(was: T, written: T | undefined): T => (written === undefined ? was : written);
  return {
    description: keep(before.description, body.description),
    one_per_phone: body.one_per_phone ?? before.one_per_phone,
    require_network: keep(before.require_network, body.require_network),
    throttle_per_hour: keep(before.throttle_per_hour, body.throttle_per_hour),
    on_zesa_down: body.on_zesa_down ?? before.on_zesa_down,
    sms_message: keep(before.sms_message, body.sms_message),
    lawful_basis: keep(before.lawful_basis, body.lawful_basis),
    sensitive_data: body.sensitive_data ?? before.sensitive_data,
  };
}

function holdOf(before: ProgramTerms) {
  const { hold_mode, hold_amount_over_minor, hold_first_reward, hold_expires_after_seconds } =
    before;
  return { hold_mode, hold_amount_over_minor, hold_first_reward, hold_expires_after_seconds };
}

/** A field that null clears, and that stays as it was when it is left out. */
function changed<T, W>(before: T | null, written: W | null | undefined, read: (one: W) => T) {
  if (written === undefined) return before;
  return written === null ? null : read(written);
}

function durationOf(
  before: number,
  written: Schemas["DurationInput"] | undefined,
  param: string,
  bounds: { min: number; max: number },
): number {
  return written === undefined ? before : readSeconds(written, param, bounds);
}

function unique<T>(written: readonly T[] | undefined): T[] | undefined {
  return written && [...new Set(written)];
}
