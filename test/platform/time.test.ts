import {
  harareDay,
  harareTime,
  nextHarareDay,
  nextHarareMonth,
  parseTime,
  parseTimeFilter,
  startOfHarareDay,
  startOfHarareMonth,
  unixSeconds,
} from "@svc/server/platform/time/instants.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const at = (iso: string) => Date.parse(iso);
const INSTANTS = fc.integer({ min: 0, max: at("2100-01-01T00:00:00Z") });

describe("a time in a query", () => {
  it("may be a date, which is the midnight in Harare with which it begins", () => {
    expect(parseTimeFilter("2026-11-01")).toBe(at("2026-10-31T22:00:00Z"));
    expect(parseTimeFilter("2028-02-29")).toBe(at("2028-02-28T22:00:00Z"));
  });

  it("is read as in a request otherwise", () => {
    expect(parseTimeFilter("1793520000")).toBe(at("2026-11-01T08:00:00Z"));
    expect(parseTimeFilter("2026-11-01T10:00")).toBe(at("2026-11-01T08:00:00Z"));
  });

  it.each(["2026-02-30", "2026-11-1", "2026-11", ""])("is not %j", (written) => {
    expect(parseTimeFilter(written)).toBeNull();
  });
});

describe("a time in a request", () => {
  it.each<[number | string, string]>([
    [1_793_520_000, "2026-11-01T08:00:00Z"],
    ["1793520000", "2026-11-01T08:00:00Z"],
    [0, "1970-01-01T00:00:00Z"],
    ["2026-11-01T10:00:00+02:00", "2026-11-01T08:00:00Z"],
    ["2026-11-01T08:00:00Z", "2026-11-01T08:00:00Z"],
    ["2026-11-01T03:30:00-0430", "2026-11-01T08:00:00Z"],
    ["2026-11-01T08:00Z", "2026-11-01T08:00:00Z"],
    ["2026-11-01t08:00:00.57z", "2026-11-01T08:00:00.570Z"],
    ["2026-11-01T08:00:00.123999Z", "2026-11-01T08:00:00.123Z"],
    ["2028-02-29T00:00:00Z", "2028-02-29T00:00:00Z"],
  ])("reads %j as %s", (written, iso) => {
    expect(parseTime(written)).toBe(at(iso));
  });

  it("without an offset is Harare's", () => {
    expect(parseTime("2026-11-01T10:00:00")).toBe(at("2026-11-01T08:00:00Z"));
    expect(parseTime("2026-11-01 10:00")).toBe(at("2026-11-01T08:00:00Z"));
  });

  it.each<number | string>([
    "",
    "tomorrow",
    "2026-11-01",
    "2026-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-11-01T24:00:00Z",
    "2026-11-01T08:60:00Z",
    "2026-11-01T08:00:60Z",
    "2026-11-01T08:00:00+24:00",
    "0050-01-01T00:00:00Z",
    "1969-12-31T23:59:59Z",
    "1e9",
    "-5",
    "1793520000.5",
    -5,
    1_793_520_000.5,
    1_793_520_000_000,
    Number.NaN,
  ])("refuses %j", (written) => {
    expect(parseTime(written)).toBeNull();
  });

  it("reads back what the wire shows", () => {
    fc.assert(
      fc.property(INSTANTS, (ms) => {
        expect(parseTime(unixSeconds(ms))).toBe(ms - (ms % 1_000));
        expect(parseTime(new Date(ms).toISOString())).toBe(ms);
      }),
    );
  });
});

describe("the Harare calendar", () => {
  it("turns at 22:00 UTC", () => {
    expect(harareDay(at("2026-10-31T21:59:59.999Z"))).toBe("2026-10-31");
    expect(harareDay(at("2026-10-31T22:00:00Z"))).toBe("2026-11-01");
    expect(startOfHarareDay(at("2026-11-01T08:00:00Z"))).toBe(at("2026-10-31T22:00:00Z"));
    expect(nextHarareDay(at("2026-10-31T22:00:00Z"))).toBe(at("2026-11-01T22:00:00Z"));
  });

  it("tells the time of day", () => {
    expect(harareTime(at("2026-10-31T22:05:59Z"))).toBe("00:05");
    expect(harareTime(at("2026-10-31T21:59:59Z"))).toBe("23:59");
  });

  it("begins its months at Harare midnight on the 1st", () => {
    expect(startOfHarareMonth(at("2026-10-31T22:00:00Z"))).toBe(at("2026-10-31T22:00:00Z"));
    expect(startOfHarareMonth(at("2026-10-31T21:59:59Z"))).toBe(at("2026-09-30T22:00:00Z"));
    expect(nextHarareMonth(at("2026-12-15T00:00:00Z"))).toBe(at("2026-12-31T22:00:00Z"));
  });

  it("puts every instant inside its own day and month", () => {
    fc.assert(
      fc.property(INSTANTS, (ms) => {
        expect(startOfHarareDay(ms)).toBeLessThanOrEqual(ms);
        expect(nextHarareDay(ms)).toBeGreaterThan(ms);
        expect(startOfHarareMonth(ms)).toBeLessThanOrEqual(startOfHarareDay(ms));
        expect(nextHarareMonth(ms)).toBeGreaterThanOrEqual(nextHarareDay(ms));
        expect(harareDay(startOfHarareDay(ms))).toBe(harareDay(ms));
        expect(harareDay(startOfHarareMonth(ms)).endsWith("-01")).toBe(true);
      }),
    );
  });
});
