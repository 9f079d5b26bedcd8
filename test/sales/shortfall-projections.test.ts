/** The comparison of upcoming schedules with the Credit, each morning at 06:00 in Harare. */
import { SHORTFALL_PROJECTIONS } from "@svc/server/sales/schedules/index.ts";
import { describe, expect, it } from "vitest";
import { pass } from "../kit/drain.ts";
import { mailsTo, textsTo } from "../kit/gateways.ts";
import { given, type Organisation } from "../kit/given.ts";
import { leaseAt } from "../kit/lease-at.ts";
import { runNow } from "../kit/run-clock.ts";
import { daysAfter } from "../kit/schedule-days.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";

const DAY = 86_400;
const TYPE = "credit.shortfall.projected";
const CONTACT = { contact_email: "short@shop.example", support_phone: "+263772999998" };

let shop: Organisation;

/** A shop at 05:00 in Harare, whose schedules are compared with its Credit. */
async function watching(wanted: object = {}, facts: object = {}): Promise<void> {
  shop = await given.organisation(facts);
  await standAt(5);
  await watch(wanted);
}

const watch = (wanted: object = {}) =>
  shop.api.updateCreditAlerts({ body: { shortfall_projection: true, ...wanted } });

/** Lets the clock stand at an hour of the next day in Harare. */
async function standAt(hour: number): Promise<void> {
  const now = await nowOf();
  const into_day = (now + 7_200) % DAY;
  await pass(shop, { seconds: DAY - into_day + hour * 3_600 });
}

const nowOf = async () => (await shop.api.getTestClock()).body.now;
const today = async () => new Date((await nowOf()) * 1_000 + 7_200_000).toISOString().slice(0, 10);

async function told() {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type: TYPE } });
  return body.data.map(({ data }) => data.projection);
}

/** What a run for five people comes to, of US$1,000.00. */
const FIVE = ["0771234561", "0771234562", "0771234563", "0771234564", "0771234565"];
const recipients = FIVE.map((phone) => ({ phone }));

describe(TYPE, () => {
  it("says when the Credit no longer suffices, and by how much", async () => {
    await watching();
    await given.schedule(shop, { recipients, amount: "80.00", hour: 9 });
    await pass(shop, { seconds: 3_600 });
    const on = daysAfter(await today(), 2);
    expect(await told()).toEqual([{ currency: "USD", short_by: "200.00", on }]);
    const { body } = await shop.api.listEvents({ query: { type: TYPE } });
    expect(body.data).toMatchObject([
      {
        request: null,
        data: {
          object: { object: "credit", USD: { available: "1000.00" } },
          ...{ previous_attributes: null, threshold: null },
        },
      },
    ]);
  });

  it("adds all schedules of a currency, in the order of their days", async () => {
    await watching();
    await given.schedule(shop, { amount: "150.00", hour: 9 });
    await given.schedule(shop, { amount: "150.00", hour: 10 });
    await given.schedule(shop, { amount: "20.00", hour: 9, active: false });
    await given.schedule(shop, { amount: "200.00", currency: "ZWG", hour: 9 });
    await pass(shop, { seconds: 3_600 });
    const on = daysAfter(await today(), 3);
    expect(await told()).toEqual([{ currency: "USD", short_by: "200.00", on }]);
  });

  it("counts a day as it was changed: skipped, moved, at another amount, or part of another", async () => {
    await watching({ shortfall_days: 4 });
    const { id: schedule_id, next_runs } = await given.schedule(shop, {
      amount: "300.00",
      hour: 9,
    });
    const [first = "", second = "", third = ""] = next_runs;
    await shop.api.skipScheduleOccurrence({ path: { schedule_id, day: first } });
    const override = { amount_override: "5.00" };
    const path = { schedule_id, day: second };
    await shop.api.updateScheduleOccurrence({ path, body: override });
    const of_third = { schedule_id, day: third };
    await shop.api.combineScheduleOccurrence({ path: of_third, body: { into: second } });
    await pass(shop, { seconds: 3_600 });
    // 5.00 and 300.00 on the second day, and 300.00 on each of the last two.
    expect(await told()).toEqual([]);
    const more = await given.schedule(shop, { amount: "100.00", hour: 11 });
    await pass(shop, { seconds: DAY });
    const on = daysAfter(second, 2);
    expect((await told()).map((shown) => shown?.on)).toEqual([on]);
    expect(more.active).toBe(true);
  });

  it("says the same day once, and another day again", async () => {
    await watching({ shortfall_days: 30 });
    const day_of_month = Number(daysAfter(await today(), 9).slice(-2));
    const monthly = { cadence: "monthly", day_of_month: Math.min(day_of_month, 28) };
    await given.schedule(shop, { ...monthly, recipients, amount: "300.00", hour: 9 });
    await pass(shop, { seconds: 3_600 });
    await pass(shop, { seconds: DAY });
    await pass(shop, { seconds: DAY });
    expect(await told()).toHaveLength(1);
    await given.schedule(shop, { recipients, amount: "200.00", hour: 9, name: "Each day" });
    await pass(shop, { seconds: DAY });
    const shown = await told();
    expect(shown).toHaveLength(2);
    // The run that the clock leapt over is still due, and needs the Credit of today.
    expect(shown[0]?.on).toBe(await today());
  });

  it("is told by mail and by text where the channels say so", async () => {
    const channels = ["webhook", "email", "sms"];
    await watching({ channels }, { ...CONTACT, name: "Mbare Tuck" });
    await given.schedule(shop, { recipients, amount: "250.00", hour: 9 });
    await pass(shop, { seconds: 3_600 });
    const on = await today();
    const says = `the schedules up to ${on} need USD 250.00 more than the available Credit.`;
    const text = `Mbare Tuck (test mode): ${says}`;
    expect(textsTo(CONTACT.support_phone)).toContainEqual(expect.objectContaining({ text }));
    const subject = `Credit will be too low on ${on}`;
    expect(mailsTo(CONTACT.contact_email)).toContainEqual(expect.objectContaining({ subject }));
  });

  it("is not told without the setting, above the Credit, or past the days that are watched", async () => {
    await watching({ shortfall_days: 1 });
    await given.schedule(shop, { recipients, amount: "90.00", hour: 9 });
    await pass(shop, { seconds: 3_600 });
    expect(await told()).toEqual([]);
    await watch({ shortfall_projection: false });
    await pass(shop, { seconds: 5 * DAY });
    expect(await told()).toEqual([]);
    expect(await shop.probe.count("credit_projections")).toBe(0);
  });

  it("compares once after a leap of the clock, and again the morning after", async () => {
    await watching();
    await pass(shop, { seconds: 40 * DAY });
    const { database } = await testServer();
    const [row] = await database.read(
      ({ sql }) => sql<{ seconds: number }[]>`
        select extract(epoch from due_at - svc_now())::int as seconds from credit_projections
        where account_id = ${shop.account_id}`,
    );
    // The clock stands at 05:00 again.
    expect(row?.seconds).toBeGreaterThan(3_000);
    expect(row?.seconds).toBeLessThanOrEqual(3_600);
  });

  it("is told of a live account too, by one of two workers", async () => {
    shop = await given.organisation();
    const { live } = shop;
    const body = { shortfall_projection: true };
    expect((await live.api.updateCreditAlerts({ body })).status).toBe(200);
    await given.schedule(live, { amount: "50.00" });
    const { database } = await testServer();
    const tomorrow = runNow() + DAY * 1_000;
    await Promise.all([
      leaseAt(database, SHORTFALL_PROJECTIONS, tomorrow),
      leaseAt(database, SHORTFALL_PROJECTIONS, tomorrow),
    ]);
    const types = await live.probe.eventTypes();
    expect(types.filter((type) => type === TYPE)).toHaveLength(1);
  });
});
