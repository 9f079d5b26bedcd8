import type { Schemas } from "@svc/generated/routes";
import type { ProgramRefusal } from "../budget/refusal-of-budget.ts";
import { metresBetween, type Position } from "./distance.ts";
import { isOpen } from "./open-hours.ts";

/** Where a phone says that it is. */
export interface ReportedPosition extends Position {
  /** Units: metres. Null if it did not say. */
  readonly accuracy_m: number | null;
}

/**
 * Why nobody checks in from a position now; null where people can. Pure.
 *
 * Units: `now` in milliseconds on the account's clock. Source: spec/rewards/checkins.tsp.
 */
export function refusalOfPlace(
  geofence: Schemas["Geofence"],
  position: ReportedPosition,
  now: number,
): ProgramRefusal | null {
  const { radius_m, open_hours } = geofence;
  const { accuracy_m } = position;
  if (accuracy_m !== null && accuracy_m > radius_m) {
    const message = `\`accuracy_m\` must be at most ${radius_m}, the radius of the location.`;
    const meta = { accuracy_m, max_accuracy_m: radius_m };
    return { code: "accuracy_too_low", detail: { param: "accuracy_m", message, meta } };
  }
  const distance_m = metresBetween(geofence, position);
  const meta = { distance_m, radius_m };
  if (distance_m > radius_m) {
    const message = `\`lat\` and \`lng\` are ${distance_m} m away, not within ${radius_m} m.`;
    return { code: "geofence_outside", detail: { param: "lat", message, meta } };
  }
  if (isOpen(open_hours, now)) return null;
  const message = "The location is closed now; try again within its `open_hours`.";
  return { code: "geofence_outside", detail: { message, meta } };
}
