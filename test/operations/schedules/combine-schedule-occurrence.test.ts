import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn } from "../../kit/bundles.ts";
import { statementsOf } from "../../kit/count-statements.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

/** Days that can be part of one run. */
const PARTS_MAX = 30;

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

/** Days after the third become parts of the same run as one that is one. */
async function addParts(id: string, of_day: string, count: number): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "add parts of a run",
    ({ sql }) => sql`
      insert into schedule_days
      select (jsonb_populate_record(day,
        jsonb_build_object('original_date', (${of_day}::date + 1 + n)::text))).*
      from schedule_days day, generate_series(1, ${count}::int) n
      where schedule_id = ${parseId("sch", id)} and original_date = ${of_day}`,
  );
}

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

it("reads a group once, however many parts of a run are for it", async () => {
  const group = (await given.group(shop)).id;
  await given.recipient(shop, { groups: [group] });
  const whole = await given.schedule(shop, { group });
  const schedules = await Promise.all(
    Array.from({ length: 3 }, () => given.schedule(shop, { group })),
  );
  const statements: number[] = [];
  for (const { id, next_runs } of schedules) {
    const [, day = ""] = next_runs;
    const parts = { path: { schedule_id: id, day }, body: { into: day, schedule: whole.id } };
    const { secret } = shop.key;
    statements.push(await statementsOf(secret, "combineScheduleOccurrence", parts));
  }
  const [, second, third] = statements;
  expect(third).toBe(second);
});

describe("a person who is listed more than once", () => {
  const METERS = ["37140030000", "37140030001"] as const;

  /** What the first day of a schedule sold, after the second was made a part of it. */
  async function soldTogether(options: object): Promise<string[][]> {
    const made = await given.schedule(shop, { ...options });
    [schedule_id, days] = [made.id, made.next_runs];
    expect((await combine(1, days[0])).status).toBe(200);
    await pass(shop, { seconds: 86_400 });
    await drain(shop);
    const { body: ran } = await shop.api.getScheduleOccurrence({ path: at(0) });
    const { body: sends } = await shop.api.listSends({ query: { batch: ran.batch ?? "" } });
    return sends.data.map(({ target, amount }) => [target, amount ?? ""]).toSorted();
  }

  it("receives for each meter what both days say of it", async () => {
    const recipient = (await given.recipient(shop)).id;
    const recipients = METERS.map((meter, place) => ({
      ...{ recipient, meter, amount: `${place + 1}0.00` },
    }));
    const sold = await soldTogether({ type: "power", amount: undefined, recipients });
    expect(sold).toEqual([
      [METERS[0], "20.00"],
      [METERS[1], "40.00"],
    ]);
    const { body: ran } = await shop.api.getScheduleOccurrence({ path: at(0) });
    expect(ran.estimated_total).toBe("60.00");
  });

  it("receives what the days come to, and no more", async () => {
    const recipients = [{ phone: "0771234567" }, { phone: "0771234567" }];
    const sold = await soldTogether({ recipients });
    const cents = sold.map(([, amount]) => Math.round(Number(amount) * 100));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(2_000);
  });

  it("is another person where the meter is another, also when that changes later", async () => {
    const recipient = (await given.recipient(shop)).id;
    const power = (meter: string) => ({ type: "power", recipients: [{ recipient, meter }] });
    const made = await given.schedule(shop, { ...power(METERS[0]), amount: "10.00" });
    [schedule_id, days] = [made.id, made.next_runs];
    const later = { ...power(METERS[1]), amount: "20.00", hour: 10 };
    const other = { schedule_id: (await given.schedule(shop, later)).id };
    const answer = await combine(1, days[1], other.schedule_id);
    const meta = { differs: ["recipients"] };
    await expectRefusal(answer, "occurrence_not_combinable", { meta });
    const change = async (meter: string) => {
      const { recipients } = power(meter);
      const changed = await shop.api.updateSchedule({ path: other, body: { recipients } });
      expect([changed.status, changed.error]).toEqual([200, null]);
    };
    await change(METERS[0]);
    expect((await combine(1, days[1], other.schedule_id)).status).toBe(200);
    await change(METERS[1]);
    const { body: part } = await shop.api.getScheduleOccurrence({ path: at(1) });
    expect(part).toMatchObject({ status: "planned", combined_into: null });
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

  it("of which one has as many parts as there can be", async () => {
    const made = await given.schedule(shop, { amount: "1.00" });
    [schedule_id, days] = [made.id, made.next_runs];
    await combine(1, days[0]);
    await addParts(made.id, days[1] ?? "", PARTS_MAX - 2);
    expect((await combine(2, days[0])).status).toBe(200);
    const other = await given.schedule(shop, { amount: "1.00" });
    const path = { schedule_id: other.id, day: days[0] ?? "" };
    const body = { into: days[0] ?? "", schedule: made.id };
    const answer = await shop.api.combineScheduleOccurrence({ path, body });
    await expectRefusal(answer, "occurrence_not_combinable", { param: "into" });
    expect(answer.error?.message).toMatch(/`into`.* 30 /);
    expect((await shop.api.getScheduleOccurrence({ path })).body.status).toBe("planned");
    // Those of other days do not count.
    const elsewhere = { into: days[1] ?? "", schedule: other.id };
    const free = await shop.api.combineScheduleOccurrence({ path, body: elsewhere });
    expect(free.status).toBe(200);
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
