import type { Schemas } from "@svc/generated/routes";
import { wall } from "#platform/time/clock";
import { type Asking, readIfAllowed } from "./ask.ts";

/** What the time is for the account that is looked at, whose test mode may be ahead. Units: ms. */
export async function nowOf(asking: Asking): Promise<number> {
  if (asking.signed.viewer.mode === "live") return wall();
  const clock = await readIfAllowed<Schemas["TestClock"]>(asking, { operation_id: "getTestClock" });
  return clock === null ? wall() : clock.now * 1_000;
}
