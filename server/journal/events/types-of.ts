import { EVENTS, type EventType } from "@svc/generated/events";

/** `send.delivered` is that type; `send.*` is every type of the family. */
export function typesOf(filter: string): EventType[] {
  const family = filter.endsWith(".*") ? filter.slice(0, -1) : null;
  const known = Object.keys(EVENTS) as EventType[];
  return known.filter((type) => (family === null ? type === filter : type.startsWith(family)));
}
