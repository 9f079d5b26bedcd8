import type { Input } from "@svc/generated/routes";
import { oldestShown } from "#journal/events";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { parseTime, unixSeconds } from "#platform/time/instants";
import { readSelectors } from "#webhooks/webhook-endpoints";

/** A range of events. Units: milliseconds on the account's clock, the end exclusive. */
export interface NewReplay {
  readonly from_at: number;
  readonly to_at: number;
  /** Empty for everything the endpoint subscribes to. */
  readonly types: readonly string[];
}

const SECOND_MS = 1_000;

/**
 * Reads which events to send again.
 *
 * Refuses: `parameter_invalid`, `invalid_time`, `time_out_of_range`.
 */
export function readReplay(
  { now }: Pick<Ctx, "now">,
  { from, to, types = [] }: Input<"replayWebhookEndpoint">["body"],
): NewReplay {
  const selectors = readSelectors(types, "types");
  const from_at = timeOf(from, "from");
  // Times are in whole seconds, so the range includes the second of its end.
  const to_at = to === undefined ? now + 1 : timeOf(to, "to") + SECOND_MS;
  refuseOutside(from_at, { param: "from", min: oldestShown(now), max: now });
  if (to !== undefined) refuseOutside(to_at, { param: "to", min: from_at, max: now + SECOND_MS });
  return { from_at, to_at, types: selectors };
}

function timeOf(written: number | string, param: string): number {
  const message = "`to` must be whole Unix seconds or an ISO 8601 time.";
  return parseTime(written) ?? refuse("invalid_time", { param, message });
}

function refuseOutside(
  at: number,
  { param, min, max }: { param: string; min: number; max: number },
): void {
  if (at >= min && at <= max) return;
  refuse("time_out_of_range", {
    param,
    message: "`from` must be at most 30 days ago and before `to`, which cannot be in the future.",
    meta: { min: unixSeconds(min), max: unixSeconds(max) },
  });
}
