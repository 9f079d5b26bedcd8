import { expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { scheduleDays, standBefore } from "../../kit/schedule-days.ts";

it("skips a day until it is reset, and skips a skipped one again without a change", async () => {
  const { shop, schedule_id, days, at } = await scheduleDays();
  const skip = () => shop.api.skipScheduleOccurrence({ path: at(1) });
  const skipped = await skip();
  expect(skipped.body).toMatchObject({ status: "skipped", runs_at: null, locked_at: null });
  expect((await skip()).body).toEqual(skipped.body);
  const { body: shown } = await shop.api.getSchedule({ path: { schedule_id } });
  expect(shown.next_runs).not.toContain(days[1]);
});

it("refuses a day that is combined, is locked or has run", async () => {
  const daily = await scheduleDays();
  const { shop, days, at } = daily;
  const skip = (index: number) => shop.api.skipScheduleOccurrence({ path: at(index) });
  await shop.api.combineScheduleOccurrence({ path: at(2), body: { into: days[1] ?? "" } });
  await expectRefusal(await skip(2), "invalid_transition");
  await standBefore(daily, 0, 15 * 60);
  await expectRefusal(await skip(0), "occurrence_locked");
  await standBefore(daily, 0, -60);
  await drain(shop);
  await expectRefusal(await skip(0), "occurrence_locked");
});

it("refuses a day that is none, and a schedule of another organisation", async () => {
  const { shop, schedule_id, at } = await scheduleDays();
  const path = { schedule_id, day: "2026-01-01" };
  const none = await shop.api.skipScheduleOccurrence({ path });
  await expectRefusal(none, "resource_missing", { param: "day" });
  const stranger = await given.stranger();
  const other = await stranger.api.skipScheduleOccurrence({ path: at(0) });
  await expectRefusal(other, "resource_missing");
});

it("gives up a run that waits for Credit, of which nothing else can be changed", async () => {
  const recipients = Array.from({ length: 6 }, (_, n) => ({ phone: `077123456${n}` }));
  const dear = { recipients, amount: "200.00", on_insufficient: "retry_after_topup" };
  const daily = await scheduleDays(dear);
  const { shop, at } = daily;
  await standBefore(daily, 0, -60);
  await drain(shop);
  const { body: day } = await shop.api.getScheduleOccurrence({ path: at(0) });
  expect(day.status).toBe("waiting_topup");
  const reset = await shop.api.resetScheduleOccurrence({ path: at(0) });
  await expectRefusal(reset, "occurrence_locked");
  const { body } = await shop.api.skipScheduleOccurrence({ path: at(0) });
  expect(body.status).toBe("skipped");
});
