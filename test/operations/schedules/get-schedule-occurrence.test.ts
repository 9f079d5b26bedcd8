import { expect, it } from "vitest";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { scheduleDays } from "../../kit/schedule-days.ts";

it("shows a day that is to come to its own account alone, and no day that is none", async () => {
  const { shop, schedule_id, days, at } = await scheduleDays({ cadence: "last_day" });
  const { body } = await shop.api.getScheduleOccurrence({ path: at(0) });
  expect(body).toMatchObject({ schedule: schedule_id, date: days[0], status: "planned" });
  expect((body.runs_at ?? 0) - (body.locked_at ?? 0)).toBe(900);
  await expectUnseen("getScheduleOccurrence", { path: at(0) });
  const path = { schedule_id, day: "2030-01-15" };
  await expectRefusal(await shop.api.getScheduleOccurrence({ path }), "resource_missing", {
    param: "day",
  });
});

it("shows no day of a schedule that is paused, but for those that ran", async () => {
  const { shop, at } = await scheduleDays({ active: false, cadence: "last_day" });
  const path = { ...at(0), day: "2030-01-31" };
  await expectRefusal(await shop.api.getScheduleOccurrence({ path }), "resource_missing");
});
