import { harareInstant, isWorkingDay, lastWorkingDay } from "@svc/server/platform/time/calendar.ts";
import { holidaysOf } from "@svc/server/platform/time/holidays.ts";
import { describe, expect, it } from "vitest";

describe("the public holidays of Zimbabwe", () => {
  it.each([
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"],
  ])("of %i follow Easter Sunday on %s", (year, easter) => {
    const sunday = Temporal.PlainDate.from(easter);
    const days = [-2, -1, 1].map((after) => sunday.add({ days: after }).toString());
    for (const day of days) expect(holidaysOf(year).get(day)).toMatch(/Easter|Friday/);
  });

  it("of 2026 are these", () => {
    expect([...holidaysOf(2026).keys()].toSorted()).toEqual([
      ...["2026-01-01", "2026-02-21", "2026-04-03", "2026-04-04", "2026-04-06", "2026-04-18"],
      ...["2026-05-01", "2026-05-25", "2026-08-10", "2026-08-11", "2026-12-22", "2026-12-25"],
      "2026-12-26",
    ]);
  });

  it.each([
    ["2027-02-21", "2027-02-22", "National Youth Day"],
    ["2033-05-01", "2033-05-02", "Workers' Day"],
    // Boxing Day is on the Monday already.
    ["2022-12-25", "2022-12-27", "Christmas Day"],
  ])("that fall on Sunday %s are kept on %s too", (sunday, kept, name) => {
    const holidays = holidaysOf(Number(sunday.slice(0, 4)));
    expect([holidays.get(sunday), holidays.get(kept)]).toEqual([name, name]);
  });

  it("on a Saturday are not kept on the Monday", () => {
    expect(isWorkingDay(Temporal.PlainDate.from("2021-05-03"))).toBe(true);
  });
});

it("the last working day before Christmas is the one before Unity Day's week ends", () => {
  const day = (text: string) => lastWorkingDay(Temporal.PlainDate.from(text)).toString();
  expect(day("2026-12-25")).toBe("2026-12-24");
  expect(day("2026-12-27")).toBe("2026-12-24");
  expect(day("2026-12-22")).toBe("2026-12-21");
  expect(day("2026-11-25")).toBe("2026-11-25");
});

it("an hour in Harare is two hours before the same hour of UTC, all year", () => {
  for (const day of ["2026-01-15", "2026-07-15"]) {
    expect(harareInstant(day, { hour: 8, minute: 30 })).toBe(Date.parse(`${day}T06:30:00Z`));
  }
});
