import { expect, it } from "vitest";
import { expectRefusal } from "../../kit/refusal.ts";
import { scheduleDays } from "../../kit/schedule-days.ts";

it("lists the days latest first, today to 60 days on, or of a period", async () => {
  const { shop, schedule_id, days } = await scheduleDays();
  const path = { schedule_id };
  const { body } = await shop.api.listScheduleOccurrences({ path, query: {} });
  const dates = body.data.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(dates.length).toBeGreaterThanOrEqual(60);
  expect(dates.at(-1)).toBe(days[0]);
  const query = { from: days[1] ?? "", to: days[2] ?? "" };
  const few = await shop.api.listScheduleOccurrences({ path, query });
  expect(few.body.data.map(({ date }) => date)).toEqual([days[2], days[1]]);
});

it.each([
  { from: "2026-01-01", to: "2026-12-31" },
  { from: "2027-01-02", to: "2027-01-01" },
])("refuses a period out of order or of more than 100 days: %j", async (query) => {
  const { shop, schedule_id } = await scheduleDays();
  const answer = await shop.api.listScheduleOccurrences({ path: { schedule_id }, query });
  await expectRefusal(answer, "time_out_of_range", { param: "to" });
});
