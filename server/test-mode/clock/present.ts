import type { Schemas } from "@svc/generated/routes";
import { wall } from "#platform/time/clock";
import { unixSeconds } from "#platform/time/instants";

/** A test account's clock as it stands at this moment. Units: milliseconds. */
export function presentTestClock(
  offset_ms: number,
  still_running: Schemas["TestClockWork"][],
): Schemas["TestClock"] {
  return {
    object: "test_clock",
    now: unixSeconds(wall() + offset_ms),
    offset_seconds: offset_ms / 1_000,
    still_running,
  };
}
