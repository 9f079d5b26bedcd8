import { EVENTS, type EventType } from "@svc/generated/events";
import { refuse } from "#platform/refusal";

/**
 * The event type that a field names.
 *
 * Refuses: `parameter_invalid`.
 */
export function readEventType(written: string): EventType {
  if (Object.hasOwn(EVENTS, written)) return written as EventType;
  return refuse("parameter_invalid", {
    param: "type",
    message: `\`type\` is invalid. There is no event type ${written}.`,
    meta: { allowed: Object.keys(EVENTS) },
  });
}
