/** A day of the contract is one that the calendar has, to the last day of each month. */
import { schemaValidators } from "@svc/generated/validators";
import { describe, expect, it } from "vitest";

const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The days from the first to the 31st of a month that a schema takes. */
function taken(schema: "Day" | "CalendarDay", month: string): number {
  const days = Array.from({ length: 31 }, (_, index) => `${index + 1}`.padStart(2, "0"));
  return days.filter((day) => schemaValidators[schema](`${month}-${day}`)).length;
}

describe.each(["Day", "CalendarDay"] as const)("a %s", (schema) => {
  it("is any day of a month, and none after its last", () => {
    const months = LAST_DAYS.map((_, index) => `2026-${`${index + 1}`.padStart(2, "0")}`);
    expect(months.map((month) => taken(schema, month))).toEqual(LAST_DAYS);
  });

  it.each([
    ["2028-02", 29],
    ["2027-02", 28],
    ["2000-02", 29],
  ])("of %s has %i", (month, last) => {
    expect(taken(schema, month)).toBe(last);
  });

  it.each([
    ...["", "2026", "2026-11", "2026-1-05", "2026-11-5", "26-11-05", "2026-00-10", "2026-13-01"],
    ...["2026-11-00", "2026-11-32", "2026/11/05", "05-11-2026", "20261105", " 2026-11-05"],
    ...["2026-11-05 ", "2026-11-05\n", "2026-11-05T00:00:00Z", "+2026-11-05", "２０２６-11-05"],
    ...["1899-12-31", "2100-01-01", "NaN", 20261105, null, ["2026-11-05"], {}],
  ])("is never written %j", (written) => {
    expect(schemaValidators[schema](written)).toBe(false);
  });
});

it("a day of another century is one of birth alone, and 1900 was no leap year", () => {
  expect([taken("CalendarDay", "1900-02"), taken("CalendarDay", "1904-02")]).toEqual([28, 29]);
  expect(taken("Day", "1999-12")).toBe(0);
});
