/** Where and when people can check in, for any location, position and hour. */
import type { Schemas } from "@svc/generated/routes";
import { metresBetween, refusalOfPlace } from "@svc/server/rewards/programs/index.ts";
import { isOpen } from "@svc/server/rewards/programs/place/open-hours.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
const POSITION = fc.record({ lat: degrees(90), lng: degrees(180) });
const TOLD = { accuracy_m: null };
const NOW = Date.UTC(2026, 10, 23, 10);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Half of the way around the Earth. */
const FARTHEST_M = 20_015_115;

/** A position so far from another, in a direction, on a sphere. */
function awayFrom({ lat, lng }: { lat: number; lng: number }, metres: number, bearing: number) {
  const [angle, at] = [metres / 6_371_008.8, (lat * Math.PI) / 180];
  const sine = Math.sin(at) * Math.cos(angle) + Math.cos(at) * Math.sin(angle) * Math.cos(bearing);
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(at),
    Math.cos(angle) - Math.sin(at) * sine,
  );
  const turned = lng + (east * 180) / Math.PI;
  return { lat: (Math.asin(sine) * 180) / Math.PI, lng: ((turned + 540) % 360) - 180 };
}

const PLACE = fc.record({
  // Closer to a pole than any town, a degree of longitude is no measure.
  lat: degrees(85),
  lng: degrees(180),
  radius_m: fc.integer({ min: 25, max: 5_000 }),
  label: fc.constant(null),
  open_hours: fc.constant<Schemas["OpenHours"][]>([]),
});

describe("the distance between two positions", () => {
  it("is the same both ways, nothing to itself, and never more than half around the Earth", () => {
    fc.assert(
      fc.property(POSITION, POSITION, (one, other) => {
        const distance_m = metresBetween(one, other);
        expect(metresBetween(other, one)).toBe(distance_m);
        expect(distance_m).toBeGreaterThanOrEqual(0);
        expect(distance_m).toBeLessThanOrEqual(FARTHEST_M);
        expect(metresBetween(one, one)).toBe(0);
      }),
    );
  });

  it.each([
    ["a degree of longitude, half way to a pole", [-60, 31], [-60, 32], 55_595],
    ["a degree of latitude", [-18, 31], [-19, 31], 111_195],
    ["over the date line", [0, 179.999], [0, -179.999], 222],
    ["over the pole", [89.999, 0], [89.999, 180], 222],
    ["to the other side of the Earth", [0, 0], [0, 180], FARTHEST_M],
  ] as const)("is known: %s", (_, [lat, lng], [other_lat, other_lng], metres) => {
    const distance_m = metresBetween({ lat, lng }, { lat: other_lat, lng: other_lng });
    expect(Math.abs(distance_m / metres - 1)).toBeLessThan(0.001);
  });
});

describe("a position", () => {
  const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });

  it("is inside up to the radius, in every direction, and outside beyond it", () => {
    fc.assert(
      fc.property(PLACE, bearing, fc.double({ min: 0, max: 1, noNaN: true }), (place, to, part) => {
        const inside = awayFrom(place, (place.radius_m - 0.5) * part, to);
        expect(refusalOfPlace(place, { ...inside, ...TOLD }, NOW)).toBeNull();
        const outside = awayFrom(place, place.radius_m + 0.6 + 1_000_000 * part, to);
        expect(refusalOfPlace(place, { ...outside, ...TOLD }, NOW)?.code).toBe("geofence_outside");
      }),
    );
  });

  it("is refused only where it says that it is farther away than the radius", () => {
    fc.assert(
      fc.property(PLACE, POSITION, (place, position) => {
        const refusal = refusalOfPlace(place, { ...position, ...TOLD }, NOW);
        const distance_m = metresBetween(place, position);
        expect(refusal === null).toBe(distance_m <= place.radius_m);
        if (refusal === null) return;
        expect(refusal.detail.meta).toEqual({ distance_m, radius_m: place.radius_m });
      }),
    );
  });

  it("is accurate enough up to the radius, and otherwise refused wherever it is", () => {
    fc.assert(
      fc.property(PLACE, fc.integer({ min: 0, max: 100_000 }), (place, accuracy_m) => {
        const { lat, lng, radius_m } = place;
        const refusal = refusalOfPlace(place, { lat, lng, accuracy_m }, NOW);
        expect(refusal?.code).toBe(accuracy_m <= radius_m ? undefined : "accuracy_too_low");
      }),
    );
  });
});

describe("opening hours", () => {
  const time = fc.integer({ min: 0, max: 1_439 });
  const HOURS = fc.record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    from: time,
    to: time,
  });

  function clock(minute: number): string {
    const [hour, rest] = [Math.floor(minute / 60), minute % 60];
    return `${String(hour).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
  }

  /** Monday, 23 November 2026, 00:00 in Harare. */
  const MONDAY = Date.UTC(2026, 10, 22, 22);

  it("are those of the day on which they begin, by the minute, over midnight too", () => {
    const at = fc.integer({ min: 0, max: 14 * 1_440 * 60 - 1 });
    fc.assert(
      fc.property(fc.array(HOURS, { maxLength: 4, minLength: 1 }), at, (spans, second) => {
        // Each span is written out, on every day of a month, in minutes since a Monday.
        const all = spans.flatMap(({ days, from, to }) =>
          Array.from({ length: 35 }, (_, day) => day - 7).flatMap((day) => {
            if (!days.includes((((day % 7) + 7) % 7) + 1)) return [];
            const begins = day * 1_440 + from;
            return [[begins, to > from ? day * 1_440 + to : (day + 1) * 1_440 + to] as const];
          }),
        );
        const minute = second / 60;
        const is_open = all.some(([begins, ends]) => minute >= begins && minute < ends);
        const written = spans.map(({ days, from, to }) => {
          return { days, from: clock(from), to: clock(to) };
        });
        expect(isOpen(written, MONDAY + second * 1_000)).toBe(is_open);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["the moment they begin", 5, "08:00", true],
    ["before", 5, "07:59", false],
    ["the last minute", 5, "17:29", true],
    ["the moment they end", 5, "17:30", false],
    ["another day", 6, "12:00", false],
  ] as const)("from Monday to Friday, 08:00 to 17:30, at %s", (_, day, at, is_open) => {
    const hours = [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "17:30" }];
    const [hour = 0, minute = 0] = at.split(":").map(Number);
    const moment = MONDAY + (day - 1) * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
    expect(isOpen(hours, moment)).toBe(is_open);
  });

  it.each([
    [7, "23:00", true],
    [1, "01:59", true],
    [1, "02:00", false],
    [1, "23:00", false],
    [7, "01:00", false],
  ] as const)("of a Sunday night reach into Monday: day %i, %s", (day, at, is_open) => {
    const hours = [{ days: [7], from: "20:00", to: "02:00" }];
    const [hour = 0, minute = 0] = at.split(":").map(Number);
    const moment = MONDAY + (day - 1) * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
    expect(isOpen(hours, moment)).toBe(is_open);
  });

  it("that end when they begin last a day, and without any it is always open", () => {
    const hours = [{ days: [3], from: "00:00", to: "00:00" }];
    const open = Array.from({ length: 8 }, (_, day) => isOpen(hours, MONDAY + day * DAY_MS));
    expect(open).toEqual([false, false, true, false, false, false, false, false]);
    expect(isOpen([], MONDAY)).toBe(true);
  });
});
