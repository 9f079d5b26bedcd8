import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn } from "../../kit/bundles.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

let shop: Organisation;
let schedule_id: string;
let days: string[];

beforeEach(async () => {
  shop = await given.organisation();
  const made = await given.schedule(shop);
  [schedule_id, days] = [made.id, made.next_runs];
});

const at = (index: number) => ({ schedule_id, day: days[index] ?? "" });
const combine = (index: number, into: string | undefined, schedule?: string) =>
  shop.api.combineScheduleOccurrence({
    path: at(index),
    body: { into: into ?? "", ...(schedule === undefined ? {} : { schedule }) },
  });

describe("a day that is combined with another", () => {
  it("is one recharge with it, over both amounts", async () => {
    const { body } = await combine(1, days[0]);
    const into = { schedule: schedule_id, date: days[0] };
    expect(body).toMatchObject({ status: "combined", runs_at: null, combined_into: into });
    const { body: whole } = await shop.api.getScheduleOccurrence({ path: at(0) });
    const combined_from = [{ schedule: schedule_id, date: days[1] }];
    expect(whole).toMatchObject({ combined_from, estimated_total: "10.00", amount: "5.00" });
    await pass(shop, { seconds: 86_400 });
    await drain(shop);
    const { body: ran } = await shop.api.getScheduleOccurrence({ path: at(0) });
    expect(ran).toMatchObject({ status: "ran", estimated_total: "10.00" });
    const { body: sends } = await shop.api.listSends({ query: { batch: ran.batch ?? "" } });
    expect(sends.data.map(({ amount }) => amount)).toEqual(["10.00"]);
    await pass(shop, { seconds: 86_400 });
    const { body: part } = await shop.api.getScheduleOccurrence({ path: at(1) });
    expect(part).toMatchObject({ status: "combined", batch: null });
    const answer = await shop.api.resetScheduleOccurrence({ path: at(1) });
    await expectRefusal(answer, "occurrence_locked");
  });

  it("may be of another schedule for the same people, and is reset with an event", async () => {
    const other = await given.schedule(shop, { hour: 10, amount: "3.00" });
    const { body } = await combine(1, days[1], other.id);
    expect(body.combined_into).toEqual({ schedule: other.id, date: days[1] });
    const path = { schedule_id: other.id, day: days[1] ?? "" };
    const { body: whole } = await shop.api.getScheduleOccurrence({ path });
    expect(whole.estimated_total).toBe("8.00");
    const reset = await shop.api.resetScheduleOccurrence({ path: at(1) });
    expect(reset.body).toMatchObject({ status: "planned", combined_into: null });
  });
});

describe("days are not combined", () => {
  it.each([
    [["product", "currency"], { currency: "ZWG" }],
    [["recipients"], { recipients: [{ phone: "0772345678" }] }],
  ])("that differ in %j", async (differs, wanted) => {
    const other = await given.schedule(shop, wanted);
    const answer = await combine(1, days[1], other.id);
    await expectRefusal(answer, "occurrence_not_combinable", { meta: { differs } });
  });

  it("that are booked to different cost centres, or sell bundles", async () => {
    const cost_center = (await given.costCenter(shop)).id;
    const other = await given.schedule(shop, { cost_center });
    const answer = await combine(1, days[1], other.id);
    const meta = { differs: ["cost_center"] };
    await expectRefusal(answer, "occurrence_not_combinable", { meta });
    const data = { type: "data", amount: undefined, bundle_id: bundleOn("econet") };
    const made = await given.schedule(shop, data);
    [schedule_id, days] = [made.id, made.next_runs];
    await expectRefusal(await combine(1, days[0]), "occurrence_not_combinable");
  });

  it("of which one does not run, or that are the same, or have parts", async () => {
    await shop.api.skipScheduleOccurrence({ path: at(2) });
    await expectRefusal(await combine(1, days[2]), "occurrence_not_combinable");
    await expectRefusal(await combine(2, days[1]), "invalid_transition");
    await expectRefusal(await combine(1, days[1]), "occurrence_not_combinable");
    await combine(1, days[0]);
    const fourth = Temporal.PlainDate.from(days[2] ?? "").add({ days: 1 });
    await expectRefusal(await combine(0, fourth.toString()), "occurrence_not_combinable");
  });

  it("over more than the network takes", async () => {
    await shop.api.updateSchedule({ path: { schedule_id }, body: { amount: "300.00" } });
    await expectRefusal(await combine(1, days[0]), "amount_out_of_range", { param: "into" });
  });

  it("of a schedule that there is not, or shortly before one of them runs", async () => {
    const unknown = "sch_0031JkIEpLaNf1Hb2JrDk6Mq";
    await expectRefusal(await combine(1, days[0], unknown), "reference_not_found");
    const { body: day } = await shop.api.getScheduleOccurrence({ path: at(0) });
    const { body: clock } = await shop.api.getTestClock();
    const seconds = (day.locked_at ?? 0) - clock.now;
    await shop.api.advanceTestClock({ body: { seconds } });
    await expectRefusal(await combine(1, days[0]), "occurrence_locked");
    await expectRefusal(await combine(0, days[1]), "occurrence_locked");
  });
});
