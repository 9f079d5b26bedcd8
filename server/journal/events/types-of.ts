import { EVENTS, type EventType } from "@svc/generated/events";
import { refuse } from "#platform/refusal";

/**
 * The types that a filter names: `send.delivered` is that type, `send.*` every type of the family.
 *
 * Refuses: `parameter_invalid` for a type or a family that does not exist.
 */
export function typesOf(filter: string): EventType[] {
  const family = filter.endsWith(".*") ? filter.slice(0, -1) : null;
  const known = Object.keys(EVENTS) as EventType[];
  const types = known.filter((type) =>
    family === null ? type === filter : type.startsWith(family),
  );
  if (types.length > 0) return types;
  const families = known.flatMap((type) =>
    [...type.matchAll(/\./g)].map(({ index }) => `${type.slice(0, index)}.*`),
  );
  return refuse("parameter_invalid", {
    param: "type",
    message: `\`type\` is invalid. There is no event type or family ${filter}.`,
    meta: { allowed: [...known, ...new Set(families)].toSorted() },
  });
}
