/** Every cadence over four years, by property. */
import { holidaysOf } from "@svc/server/platform/time/holidays.ts";
import { daysFrom, isDayOf, type Timing } from "@svc/server/sales/schedules/cadence.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const FIRST = Temporal.PlainDate.from("2026-01-01");
const YEARS_DAYS = 4 * 365 + 1;

const TIMING: Timing = {
  ...{ cadence: "daily", hour: 8, minute: 0, payday_day: null },
  ...{ day_of_week: null, day_of_month: null, month_of_year: null, anchor_date: null },
};

const fromDay = fc.integer({ min: 0, max: 800 }).map((days) => FIRST.add({ days }));
const dayOfMonth = fc.integer({ min: 1, max: 31 });

/** The days of four years, as plain dates. */
function daysOf(timing: Partial<Timing>, from: Temporal.PlainDate): Temporal.PlainDate[] {
  const last = from.add({ days: YEARS_DAYS }).toString();
  const days: Temporal.PlainDate[] = [];
  for (const day of daysFrom({ ...TIMING, ...timing }, from.toString())) {
    if (day > last) break;
    days.push(Temporal.PlainDate.from(day));
  }
  return days;
}

function expectAscending(days: readonly Temporal.PlainDate[]): void {
  const texts = days.map(String);
  expect(texts).toEqual([...new Set(texts)].toSorted());
}

const gaps = (days: readonly Temporal.PlainDate[]) =>
  new Set(days.slice(1).map((day, index) => days[index]?.until(day).days));

describe("a cadence over four years", () => {
  it("daily has every day", () => {
    fc.assert(
      fc.property(fromDay, (from) => {
        const days = daysOf({}, from);
        expect([days.length, days[0]?.toString()]).toEqual([YEARS_DAYS + 1, from.toString()]);
        expectAscending(days);
      }),
      { numRuns: 5 },
    );
  });

  it("weekly has one day a week, and biweekly every second one, counted from its anchor", () => {
    fc.assert(
      fc.property(fromDay, fc.integer({ min: 1, max: 7 }), fromDay, (from, day_of_week, anchor) => {
        const weekly = daysOf({ cadence: "weekly", day_of_week }, from);
        expect(new Set(weekly.map((day) => day.dayOfWeek))).toEqual(new Set([day_of_week]));
        expect(gaps(weekly)).toEqual(new Set([7]));
        const anchor_date = anchor.toString();
        const fortnights = daysOf({ cadence: "biweekly", anchor_date }, from);
        expect(gaps(fortnights)).toEqual(new Set([14]));
        expect((anchor.until(fortnights[0] ?? anchor).days + 1_400) % 14).toBe(0);
        expect(from.until(fortnights[0] ?? from).days).toBeLessThan(14);
      }),
      { numRuns: 30 },
    );
  });

  it("monthly has one day a month, the last one of shorter months", () => {
    fc.assert(
      fc.property(fromDay, dayOfMonth, (from, day_of_month) => {
        const days = daysOf({ cadence: "monthly", day_of_month }, from);
        expectAscending(days);
        for (const day of days) expect(day.day).toBe(Math.min(day_of_month, day.daysInMonth));
        expect(days.length).toBeGreaterThanOrEqual(48);
      }),
      { numRuns: 30 },
    );
    for (const day of daysOf({ cadence: "last_day" }, FIRST)) expect(day.day).toBe(day.daysInMonth);
  });

  it("yearly has one day a year, and 29 February is 28 February in other years", () => {
    const days = daysOf({ cadence: "yearly", day_of_month: 29, month_of_year: 2 }, FIRST);
    expect(days.map(String)).toEqual(["2026-02-28", "2027-02-28", "2028-02-29", "2029-02-28"]);
  });

  it("payday is a working day at or before the day of the month, and none in between works", () => {
    fc.assert(
      fc.property(fromDay, dayOfMonth, fc.boolean(), (from, wanted, is_accounts) => {
        const day_of_month = is_accounts ? 1 : wanted;
        const payday_day = is_accounts ? wanted : null;
        const days = daysOf({ cadence: "payday", day_of_month, payday_day }, from);
        expectAscending(days);
        expect(days.length).toBeGreaterThanOrEqual(47);
        for (const day of days) {
          expect(day.dayOfWeek).toBeLessThan(6);
          expect(holidaysOf(day.year).has(day.toString())).toBe(false);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("payday on Christmas, and on the first of January, moves back", () => {
    const christmas = { ...TIMING, cadence: "payday" as const, day_of_month: 25 };
    expect(isDayOf(christmas, "2026-12-24")).toBe(true);
    const first = { ...christmas, day_of_month: 1 };
    expect(isDayOf(first, "2026-12-31")).toBe(true);
    expect(isDayOf(first, "2027-01-01")).toBe(false);
  });

  it("ends with the century of the contract's days", () => {
    const days = [...daysFrom({ ...TIMING, cadence: "last_day" }, "2099-11-30")];
    expect(days).toEqual(["2099-11-30", "2099-12-31"]);
  });
});
