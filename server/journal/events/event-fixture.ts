import assert from "node:assert/strict";
import type { EventType } from "@svc/generated/events";
import { EVENT_EXAMPLES } from "@svc/generated/fixtures";
import { formatId, mintId, parseAnyId } from "#platform/ids";
import { harareDay, parseTime, unixSeconds } from "#platform/time/instants";
import type { EventDraft } from "./event-rows.ts";
import type { EventExtra } from "./tables.ts";

type Fields = Readonly<Record<string, unknown>>;

const DAY_SECONDS = 86_400;
/** Numbers from here on, in the examples of the contract, are moments. */
const EARLIEST_MOMENT = 1_700_000_000;
const DAY = /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/;

/**
 * What an event of this type tells: the contract's own example of it, moved to the account's time,
 * about an object with an id that nothing has.
 *
 * Units: milliseconds on the account's clock.
 */
export function eventFixture(
  type: EventType,
  now_ms: number,
): Pick<EventDraft, "object" | "previous_attributes" | "extra" | "sequence"> {
  const { created, data } = EVENT_EXAMPLES[type];
  const { object, previous_attributes, threshold, projection, rule, reward } = movedBy(
    data,
    unixSeconds(now_ms) - created,
  ) as typeof data;
  const extra = { threshold, projection, rule, reward } as EventExtra;
  return {
    object: { snapshot: { ...object, ...newId(object, now_ms) } },
    previous_attributes,
    extra,
    sequence: previous_attributes === null ? 1 : 2,
  };
}

function newId({ id }: Fields, now_ms: number): Fields {
  const parsed = typeof id === "string" ? parseAnyId(id) : null;
  return parsed === null ? {} : { id: formatId(parsed.prefix, mintId(now_ms)) };
}

/** A copy in which every moment and day, however deep, is as far from now as from the example. */
function movedBy(value: unknown, seconds: number): unknown {
  if (typeof value === "number") return value >= EARLIEST_MOMENT ? value + seconds : value;
  if (typeof value === "string") return DAY.test(value) ? dayMovedBy(value, seconds) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => movedBy(one, seconds));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, movedBy(field, seconds)]),
  );
}

function dayMovedBy(day: string, seconds: number): string {
  const noon = parseTime(`${day}T12:00:00+02:00`);
  assert(noon !== null, `${day} is no day.`);
  const days = Math.round(seconds / DAY_SECONDS);
  return harareDay(noon + days * DAY_SECONDS * 1_000);
}
