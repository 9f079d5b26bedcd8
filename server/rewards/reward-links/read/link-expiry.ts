/** When links expire. Source: spec/rewards/reward-links/create.tsp. */

import { refuse } from "#platform/refusal";
import { parseTime, unixSeconds } from "#platform/time/instants";
import type { FieldReader } from "#platform/wire/fields";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EXPIRY = { least_ms: HOUR_MS, default_ms: 90 * DAY_MS, most_ms: 365 * DAY_MS };

/** Units: milliseconds on the account's clock. */
export function defaultExpiry(now: number): number {
  return now + EXPIRY.default_ms;
}

/** Unix milliseconds. */
export const expiry: FieldReader<string | number, number, null> = (written, { param }) => {
  const value = parseTime(written);
  if (value !== null) return { value };
  const message = `\`${param}\` must be whole Unix seconds or an ISO 8601 time.`;
  return { wrong: { param, code: "invalid_time", message }, instead: null };
};

/** Units: milliseconds on the account's clock. Refuses: `time_out_of_range`. */
export function refuseExpiry(
  expires_at: number,
  { now, param }: { now: number; param: string },
): void {
  const [least, most] = [now + EXPIRY.least_ms, now + EXPIRY.most_ms];
  if (expires_at >= least && expires_at <= most) return;
  const message = `\`${param}\` must be 1 hour to 365 days from now.`;
  const meta = { min: unixSeconds(least), max: unixSeconds(most) };
  refuse("time_out_of_range", { param, message, meta });
}
