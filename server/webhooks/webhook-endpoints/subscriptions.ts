/** Which events an endpoint hears. */
import { EVENTS, type EventType } from "@svc/generated/events";
import { refuse } from "#platform/refusal";

const ALL = "*";
const FAMILY = ".*";
/** A changed meter is told to every endpoint, whatever it subscribed to. Source: product.md 6. */
const HEARD_BY_ALL = "send.meter_changed";

/** What may stand in `enabled_events` for a type to be heard: the type, its families, and `*`. */
export function subscriptionsOf(type: string): string[] {
  const parts = type.split(".");
  const families = parts.slice(1).map((_, place) => parts.slice(0, place + 1).join(".") + FAMILY);
  return [ALL, ...families, type];
}

/** Whether every endpoint hears a type, whatever it subscribed to. */
export function isHeardByAll(type: string): boolean {
  return type === HEARD_BY_ALL;
}

const KNOWN: ReadonlySet<string> = new Set(
  (Object.keys(EVENTS) as EventType[]).flatMap(subscriptionsOf),
);

/**
 * Reads which events to hear, each once, in the order written.
 *
 * Refuses: `parameter_invalid` for a type or a family that does not exist.
 */
export function readSelectors(written: readonly string[], param: string): string[] {
  const place = written.findIndex((selector) => !KNOWN.has(selector));
  if (place < 0) return [...new Set(written)];
  return refuse("parameter_invalid", {
    param: `${param}[${place}]`,
    message: `\`${param}[${place}]\` is invalid. There is no type ${written[place]}.`,
    meta: { allowed: [...KNOWN].toSorted() },
  });
}
