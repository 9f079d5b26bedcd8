/** Which events an endpoint subscribes to. */
import { EVENTS, type EventType } from "@svc/generated/events";
import { refuse } from "#platform/refusal";

const ALL = "*";
const FAMILY = ".*";
/**
 * A changed meter is sent to every endpoint, whatever it subscribes to.
 * Source: spec/webhooks/webhook-endpoints/models.tsp.
 */
const SENT_TO_ALL = "send.meter_changed";

/** The entries of `enabled_events` that include a type: the type, its families, and `*`. */
export function subscriptionsOf(type: string): string[] {
  const parts = type.split(".");
  const families = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(".") + FAMILY);
  return [ALL, ...families, type];
}

/** Whether every endpoint receives a type, whatever it subscribes to. */
export function isSentToAll(type: string): boolean {
  return type === SENT_TO_ALL;
}

const KNOWN: ReadonlySet<string> = new Set(
  (Object.keys(EVENTS) as EventType[]).flatMap(subscriptionsOf),
);

/**
 * Reads the subscribed events, each once, in the order given.
 *
 * Refuses: `parameter_invalid` for a type or a family that does not exist.
 */
export function readSelectors(written: readonly string[], param: string): string[] {
  const index = written.findIndex((selector) => !KNOWN.has(selector));
  if (index < 0) return [...new Set(written)];
  return refuse("parameter_invalid", {
    param: `${param}[${index}]`,
    message: `\`${param}[${index}]\` is invalid. There is no type ${written[index]}.`,
    meta: { allowed: [...KNOWN].toSorted() },
  });
}
