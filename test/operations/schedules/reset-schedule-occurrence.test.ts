import { expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { daysAfter, scheduleDays, standBefore } from "../../kit/schedule-days.ts";
import { eventsShown } from "../../kit/shown-events.ts";

it("undoes a skip, a move, a combination and an amount, and keeps the note", async () => {
  const { shop, days, at } = await scheduleDays({ cadence: "weekly", day_of_week: 3 });
  const reset = async () => (await shop.api.resetScheduleOccurrence({ path: at(1) })).body;
  const { body: planned } = await shop.api.getScheduleOccurrence({ path: at(1) });
  const as_before = { ...planned, created: expect.any(Number) };
  expect(await reset()).toEqual(as_before);
  await shop.api.skipScheduleOccurrence({ path: at(1) });
  expect(await reset()).toEqual(as_before);
  const body = { to: daysAfter(days[1], 1) };
  await shop.api.moveScheduleOccurrence({ path: at(1), body });
  expect(await reset()).toEqual(as_before);
  await shop.api.combineScheduleOccurrence({ path: at(1), body: { into: days[2] ?? "" } });
  expect(await reset()).toEqual(as_before);
  const changed = { amount_override: "6.00", note: "Bonus" };
  await shop.api.updateScheduleOccurrence({ path: at(1), body: changed });
  expect(await reset()).toEqual({ ...as_before, note: "Bonus" });
});

it("announces a day that is less than 24 hours away again", async () => {
  const daily = await scheduleDays();
  const { shop, at } = daily;
  const upcoming = async () => {
    await drain(shop);
    const query = { type: "schedule.occurrence.upcoming" } as const;
    await eventsShown();
    return (await shop.api.listEvents({ query })).body.data.length;
  };
  await standBefore(daily, 0, 3_600);
  const before = await upcoming();
  await shop.api.skipScheduleOccurrence({ path: at(0) });
  await shop.api.resetScheduleOccurrence({ path: at(0) });
  expect(await upcoming()).toBe(before + 1);
});

it("refuses a day in whose place another runs, or that is locked", async () => {
  const weekly = await scheduleDays({ cadence: "weekly", day_of_week: 3 });
  const { shop, days, at } = weekly;
  const move = (index: number, to: string) =>
    shop.api.moveScheduleOccurrence({ path: at(index), body: { to } });
  await move(0, daysAfter(days[0], 1));
  await move(1, days[0] ?? "");
  const reset = () => shop.api.resetScheduleOccurrence({ path: at(0) });
  await expectRefusal(await reset(), "invalid_transition");
  await standBefore(weekly, 0, 15 * 60);
  await expectRefusal(await reset(), "occurrence_locked");
});
