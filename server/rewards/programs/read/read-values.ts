import type { Schemas } from "@svc/generated/routes";
import { refuse } from "#platform/refusal";
import { parseDuration } from "#platform/time/duration";
import { parseMoney } from "#platform/values/money";

/** Units: minor units. Refuses: `invalid_amount`. */
export function readAmount(written: Schemas["MoneyInput"], param: string): bigint {
  const message = `\`${param}\` must be a positive amount with at most two decimals.`;
  return parseMoney(written) ?? refuse("invalid_amount", { param, message });
}

/** Units: seconds. Refuses: `invalid_duration`, `time_out_of_range`. */
export function readSeconds(
  written: Schemas["DurationInput"],
  param: string,
  { min, max }: { min: number; max: number },
): number {
  const seconds = parseDuration(written);
  if (seconds === null) {
    const message = `\`${param}\` must be seconds, or text such as 30m, 24h or 3d.`;
    return refuse("invalid_duration", { param, message });
  }
  if (seconds >= min && seconds <= max) return seconds;
  const message = `\`${param}\` must be between ${min} and ${max} seconds.`;
  return refuse("time_out_of_range", { param, message, meta: { min, max } });
}
