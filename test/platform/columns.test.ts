import { readInstant, writeInstant } from "@svc/server/platform/db/columns.ts";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";

/** What PostgreSQL makes of a written instant, as a connection of the pool reads it back. */
async function stored(written: string): Promise<string> {
  const { database } = await testDatabase();
  const rows = await database.read(
    ({ sql }) => sql<{ at: string }[]>`select ${written}::timestamptz(3)::text as at`,
  );
  return rows[0]?.at ?? "";
}

describe("an instant is written and read back the same:", () => {
  it.each([
    ["today", Date.UTC(2026, 10, 22, 8, 0, 0, 250)],
    ["the last second of 9999", 253_402_300_799_000],
    ["the first of the year 10000", 253_402_300_800_000],
    ["the last that the program can name", 8_640_000_000_000_000],
    ["the first of the year 1", Date.UTC(2000, 0, 1) - 63_082_281_600_000],
    ["a time before Christ", Date.UTC(-3625, 10, 8, 10)],
    ["the last day before Christ", Date.UTC(0, 11, 31) - 60_000_000_000_000],
    ["the first that PostgreSQL can name", Date.UTC(-4713, 10, 24)],
    ["infinity", Number.POSITIVE_INFINITY],
    ["minus infinity", Number.NEGATIVE_INFINITY],
  ])("%s", async (_, ms) => {
    expect(readInstant(await stored(writeInstant(ms)))).toBe(ms);
  });
});

it.each([
  ["294276-12-31 23:59:59.999+00", Number.POSITIVE_INFINITY],
  ["4714-11-24 00:00:00+00 BC", Date.UTC(-4713, 10, 24)],
])("what PostgreSQL stores beyond what the program can name is read: %s", async (written, ms) => {
  expect(await stored(written)).toBe(written);
  expect(readInstant(written)).toBe(ms);
});

it("a time of another zone is a fault of the connection", () => {
  expect(() => readInstant("2026-11-22 10:00:00+02")).toThrow("unknown form");
});
