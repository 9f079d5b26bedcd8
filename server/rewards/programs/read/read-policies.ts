/** Reads what a program says in objects of their own: limits, holds, branding, a place. */
import type { Schemas } from "@svc/generated/routes";
import { refuse } from "#platform/refusal";
import { formatMoney } from "#platform/values/money";
import type { ProgramRow } from "../rows/tables.ts";
import { readAmount, readSeconds } from "./read-values.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const EXPIRES_AFTER = { min: HOUR, max: 365 * DAY };
const EXPIRES_AFTER_DEFAULT = 30 * DAY;

type Hold = Pick<
  ProgramRow,
  "hold_mode" | "hold_amount_over_minor" | "hold_first_reward" | "hold_expires_after_seconds"
>;

/**
 * Conditions of a hold need something to hold.
 *
 * Refuses: `invalid_amount`, `conflicting_parameters`, `time_out_of_range`.
 */
export function readHold(written: Schemas["ProgramHoldInput"] | null): Hold {
  const { mode = "none", amount_over = null, first_reward = false, expires_after } = written ?? {};
  const hold = {
    hold_mode: mode,
    hold_amount_over_minor:
      amount_over === null ? null : readAmount(amount_over, "hold.amount_over"),
    hold_first_reward: first_reward,
    hold_expires_after_seconds:
      expires_after === undefined
        ? EXPIRES_AFTER_DEFAULT
        : readSeconds(expires_after, "hold.expires_after", EXPIRES_AFTER),
  };
  if (mode !== "none" || (amount_over === null && !first_reward)) return hold;
  const param = amount_over === null ? "hold.first_reward" : "hold.amount_over";
  const message = `\`${param}\` needs a \`hold.mode\` other than none.`;
  return refuse("conflicting_parameters", { param, message });
}

/** Refuses: `invalid_amount`. */
export function readLimits(
  written: Schemas["RewardLimitsInput"] | null,
  name = "per_recipient",
): Schemas["RewardLimits"] {
  const limitOf = (period: keyof Schemas["RewardLimits"]): Schemas["RewardLimit"] | null => {
    const limit = written?.[period] ?? null;
    if (limit === null) return null;
    const { count = null, amount = null } = limit;
    const param = `${name}.${period}.amount`;
    return { count, amount: amount === null ? null : formatMoney(readAmount(amount, param)) };
  };
  return {
    lifetime: limitOf("lifetime"),
    per_day: limitOf("per_day"),
    per_week: limitOf("per_week"),
    per_month: limitOf("per_month"),
  };
}

export function readBranding(
  written: Schemas["ProgramBrandingInput"] | null,
): Schemas["ProgramBranding"] {
  return {
    display_name: written?.display_name ?? null,
    color: written?.color ?? null,
    logo_url: written?.logo_url ?? null,
    support_url: written?.support_url ?? null,
    thank_you: written?.thank_you ?? null,
  };
}

export function readGeofence(written: Schemas["GeofenceInput"] | null): Schemas["Geofence"] | null {
  if (written === null) return null;
  const { lat, lng, radius_m, label = null, open_hours = [] } = written;
  return { lat, lng, radius_m, label, open_hours };
}
