import { expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { daysAfter, scheduleDays, standBefore } from "../../kit/schedule-days.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const WEEKLY = { cadence: "weekly", day_of_week: 3 };

it("moves a day to a free date, and its path keeps the day of the cadence", async () => {
  const { shop, schedule_id, days, at } = await scheduleDays(WEEKLY);
  const move = (to: string) => shop.api.moveScheduleOccurrence({ path: at(0), body: { to } });
  const to = daysAfter(days[0], 1);
  const { body } = await move(to);
  expect(body).toMatchObject({ status: "moved", moved_to: to, date: to, original_date: days[0] });
  expect((await move(daysAfter(days[0], 2))).body.date).toBe(daysAfter(days[0], 2));
  const { body: shown } = await shop.api.getSchedule({ path: { schedule_id } });
  expect(shown.next_occurrence).toBe(daysAfter(days[0], 2));
  await expectRefusal(await move(daysAfter(days[0], 2)), "invalid_transition");
});

it("announces a day that is moved to tomorrow", async () => {
  const daily = await scheduleDays({ cadence: "monthly", day_of_month: 15 });
  const { shop, at } = daily;
  const { body: clock } = await shop.api.getTestClock();
  const today = new Date(clock.now * 1_000 + 7_200_000).toISOString().slice(0, 10);
  const { status } = await shop.api.moveScheduleOccurrence({
    path: at(1),
    body: { to: daysAfter(today, 1) },
  });
  await drain(shop);
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type: "schedule.occurrence.upcoming" } });
  const told = body.data.some(({ data }) => JSON.stringify(data).includes(daysAfter(today, 1)));
  const { body: day } = await shop.api.getScheduleOccurrence({ path: at(1) });
  expect([status, told]).toEqual([200, (day.runs_at ?? 0) - clock.now <= 86_400]);
});

it("refuses a date that is past, too far, or on which the schedule runs", async () => {
  const { shop, days, at } = await scheduleDays();
  const move = (index: number, to: string) =>
    shop.api.moveScheduleOccurrence({ path: at(index), body: { to } });
  await expectRefusal(await move(0, daysAfter(days[0], -5)), "time_out_of_range", { param: "to" });
  await expectRefusal(await move(0, daysAfter(days[0], 200)), "time_out_of_range", { param: "to" });
  await expectRefusal(await move(0, days[1] ?? ""), "invalid_transition");
  await shop.api.skipScheduleOccurrence({ path: at(1) });
  await expectRefusal(await move(1, daysAfter(days[1], 70)), "invalid_transition");
});

it("refuses a day that is locked", async () => {
  const daily = await scheduleDays();
  const { shop, days, at } = daily;
  await standBefore(daily, 0, 15 * 60);
  const body = { to: daysAfter(days[0], 70) };
  const answer = await shop.api.moveScheduleOccurrence({ path: at(0), body });
  await expectRefusal(answer, "occurrence_locked");
});
