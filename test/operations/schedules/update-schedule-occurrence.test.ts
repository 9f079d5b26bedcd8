import { describe, expect, it } from "vitest";
import { bundleOn } from "../../kit/bundles.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { type ScheduleDays, scheduleDays, standBefore } from "../../kit/schedule-days.ts";

function change({ shop, at }: ScheduleDays, index: number, body: object) {
  return shop.api.updateScheduleOccurrence({ path: at(index), body: body as never });
}

describe("a day of a schedule", () => {
  it("has an amount of its own, and a note, until null removes them", async () => {
    const daily = await scheduleDays();
    const { body } = await change(daily, 1, { amount_override: "20.00", note: "Bonus" });
    expect(body).toMatchObject({ amount: "20.00", amount_override: "20.00", note: "Bonus" });
    expect(body.estimated_total).toBe("20.00");
    const cleared = await change(daily, 1, { amount_override: null });
    expect(cleared.body).toMatchObject({ amount: "5.00", amount_override: null, note: "Bonus" });
    expect((await change(daily, 1, { note: null })).body.note).toBeNull();
  });

  it("sells at its own amount, to the person of the schedule, on its day", async () => {
    const daily = await scheduleDays();
    const { shop, schedule_id, at } = daily;
    await change(daily, 0, { amount_override: "7.00" });
    await standBefore(daily, 0, -60);
    await drain(shop);
    await pass(shop);
    const { body: day } = await shop.api.getScheduleOccurrence({ path: at(0) });
    expect(day).toMatchObject({ status: "ran", estimated_total: "7.00", recipient_count: 1 });
    const { body: sends } = await shop.api.listSends({ query: { batch: day.batch ?? "" } });
    expect(sends.data).toMatchObject([
      { amount: "7.00", schedule: schedule_id, source: "schedule", target: "+263771234567" },
    ]);
  });

  it("sells no more than the key may that has changed its amount", async () => {
    const daily = await scheduleDays();
    const { shop, at } = daily;
    const till = await given.key(shop, { spend_caps: { USD: { per_send: "6.00" } } });
    const body = { amount_override: "50.00" };
    await till.api.updateScheduleOccurrence({ path: at(0), body });
    await standBefore(daily, 0, -60);
    await drain(shop);
    const { body: batches } = await shop.api.listBatches({ query: {} });
    expect(batches.data).toEqual([]);
  });
});

describe("a change of a day is refused", () => {
  it("from 15 minutes before the run, to the second, and after it has run", async () => {
    const daily = await scheduleDays();
    await standBefore(daily, 0, 15 * 60 + 5);
    expect((await change(daily, 0, { note: "Early enough" })).status).toBe(200);
    await standBefore(daily, 0, 15 * 60);
    const { body } = await daily.shop.api.getScheduleOccurrence({ path: daily.at(0) });
    const meta = { locked_at: body.locked_at };
    await expectRefusal(await change(daily, 0, { note: "Late" }), "occurrence_locked", { meta });
    await standBefore(daily, 0, -60);
    await drain(daily.shop);
    await expectRefusal(await change(daily, 0, { note: "Late" }), "occurrence_locked");
  });

  it("with an amount that cannot be sent", async () => {
    const daily = await scheduleDays();
    const small = await change(daily, 0, { amount_override: "0.01" });
    await expectRefusal(small, "amount_out_of_range", { param: "amount_override" });
    await expectRefusal(await change(daily, 0, { amount_override: "x" }), "invalid_amount");
    const data = { type: "data", amount: undefined, bundle_id: bundleOn("econet") };
    const bundle = await scheduleDays(data, daily.shop);
    await expectRefusal(await change(bundle, 0, { amount_override: "9.00" }), "amount_not_allowed");
  });
});
