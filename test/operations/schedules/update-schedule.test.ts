import type { ErrorCode } from "@svc/generated/errors";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn, withdrawnBundle } from "../../kit/bundles.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { hourAway } from "../../kit/schedule-hour.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const [PAUSED, RESUMED] = [{ active: false }, { active: true }];

let shop: Organisation;
let path: { schedule_id: string };

beforeEach(async () => {
  shop = await given.organisation();
  path = { schedule_id: (await given.schedule(shop)).id };
});

const update = (body: object, by: KeyInHand = shop.key) =>
  by.api.updateSchedule({ path, body: body as never });

async function updated(body: object) {
  const answer = await update(body);
  expect([answer.status, answer.error]).toEqual([200, null]);
  return answer.body;
}

describe("a change of a schedule", () => {
  it("keeps what it does not name, and merges metadata", async () => {
    const before = await updated({ metadata: { team: "sales", shift: "day" } });
    const after = await updated({ name: "Lunch", amount: "7.00", metadata: { shift: null } });
    expect(after).toEqual({
      ...before,
      ...{ name: "Lunch", amount: "7.00", estimated_total: "7.00", metadata: { team: "sales" } },
    });
  });

  it("is what GET shows, sent back", async () => {
    const { body: shown } = await shop.api.getSchedule({ path });
    const { name, cadence, hour, minute, recipients, product, amount, custom_sms } = shown;
    const { day_of_week, anchor_date, group, meter, sms_message, cost_center } = shown;
    const sent = { name, cadence, hour, minute, recipients, product, amount, custom_sms };
    const empty = { day_of_week, anchor_date, group, meter, sms_message, cost_center };
    expect(await updated({ ...sent, ...empty })).toEqual(shown);
  });

  it("of the cadence drops the fields of the old one, and days that it has no more", async () => {
    const weekly = await updated({ cadence: "weekly", day_of_week: 1 });
    const [first = ""] = weekly.next_runs;
    await shop.api.skipScheduleOccurrence({ path: { ...path, day: first } });
    const again = await updated({ cadence: "weekly", day_of_week: 1, hour: hourAway(9) });
    expect(again.next_runs[0]).toBe(weekly.next_runs[1]);
    const daily = await updated({ cadence: "monthly", day_of_month: 31 });
    expect(daily).toMatchObject({ day_of_week: null, day_of_month: 31 });
    const gone = await shop.api.getScheduleOccurrence({ path: { ...path, day: first } });
    expect(gone.status).toBe(first.endsWith("-31") || first.endsWith("-30") ? gone.status : 404);
  });

  it("of who receives it replaces whom it named before", async () => {
    const group = await given.group(shop);
    expect(await updated({ group: group.id })).toMatchObject({ group: group.id, recipients: [] });
    const power = { meter: "37140030000", token_phone: "0771234567", type: "power" };
    const metered = await updated({ ...power, currency: "USD", amount: "20.00" });
    expect(metered).toMatchObject({ group: null, meter: "37140030000", product: "power-usd" });
    const people = { recipients: [{ phone: "0772345678" }], product: "airtime-usd" };
    expect(await updated(people)).toMatchObject({ meter: null, token_phone: null });
  });

  it("of the hour announces a run of the next day again", async () => {
    await drain(shop);
    const upcoming = async () => {
      const query = { type: "schedule.occurrence.upcoming" } as const;
      await eventsShown();
      const { body } = await shop.api.listEvents({ query });
      return body.data.length;
    };
    const before = await upcoming();
    await updated({ hour: hourAway(9) });
    await drain(shop);
    expect(await upcoming()).toBeGreaterThan(before - 1);
  });

  it("pauses it, and lets it go on without the days that passed", async () => {
    const paused = await updated({ active: false });
    expect(paused).toMatchObject({ active: false, next_runs: [], estimated_total: null });
    await shop.api.advanceTestClock({ body: { seconds: 3 * 86_400 } });
    const { body } = await shop.api.getTestClock();
    const resumed = await updated({ active: true });
    expect(Date.parse(`${resumed.next_occurrence}T23:59:59Z`)).toBeGreaterThan(body.now * 1_000);
    const { body: days } = await shop.api.listScheduleOccurrences({ path, query: {} });
    expect(days.data.every(({ status }) => status === "planned")).toBe(true);
  });

  it.each([
    ["at once", [{ product: "airtime-zwg", amount: "130.00" }]],
    ["while it is paused", [PAUSED, { product: "airtime-zwg", amount: "130.00" }, RESUMED]],
    ["with a pause", [{ ...PAUSED, product: "airtime-zwg", amount: "130.00" }, RESUMED]],
  ])("of the currency drops the amounts of single days, %s", async (_, changes) => {
    const { body: before } = await shop.api.getSchedule({ path });
    const of_day = { path: { ...path, day: before.next_runs[2] ?? "" } };
    const body = { amount_override: "20.00", note: "Bonus" };
    await shop.api.updateScheduleOccurrence({ ...of_day, body });
    for (const change of changes) await updated(change);
    const { body: day } = await shop.api.getScheduleOccurrence(of_day);
    expect(day).toMatchObject({ amount: "130.00", amount_override: null, note: "Bonus" });
    expect([day.currency, day.estimated_total]).toEqual(["ZWG", "130.00"]);
  });

  it("of the currency leaves days that have run as they were", async () => {
    const { body: before } = await shop.api.getSchedule({ path });
    await pass(shop, { seconds: 86_400 });
    await updated({ product: "airtime-zwg", amount: "130.00" });
    const of_day = { path: { ...path, day: before.next_runs[0] ?? "" } };
    const { body: day } = await shop.api.getScheduleOccurrence(of_day);
    expect(day).toMatchObject({ status: "ran", currency: "USD", estimated_total: "5.00" });
  });

  it("of the text sends it, and null goes back to ours", async () => {
    const text = "Here it is, {first_name}.";
    expect(await updated({ sms_message: text })).toMatchObject({ custom_sms: true });
    expect(await updated({ sms_message: null })).toMatchObject({ custom_sms: false });
  });
});

describe("a change of a schedule is refused", () => {
  it.each([
    ["parameter_missing", { cadence: "biweekly" }],
    ["conflicting_parameters", { day_of_month: 3 }],
    ["invalid_phone", { recipients: [{ phone: "077123" }] }],
    ["invalid_amount", { amount: "-1" }],
    ["invalid_currency", { currency: "EUR" }],
    ["invalid_meter_number", { meter: "12" }],
    ["invalid_metadata", { metadata: { "a b": "c" } }],
    ["time_out_of_range", { cadence: "biweekly", anchor_date: "2040-01-01" }],
    ["unknown_merge_field", { sms_message: "{nobody}" }],
    ["sms_too_long", { sms_message: "{name}".repeat(5) }],
    ["reference_not_found", { recipients: ["ext:nobody"] }],
    ["product_mismatch", { product: "airtime-eur" }],
    ["token_phone_required", { meter: "37140030000", product: "power-usd", amount: "20.00" }],
    ["amount_out_of_range", { amount: "0.01" }],
    ["bundle_unavailable", { product: "data-usd", bundle_id: "WITHDRAWN" }],
    ["amount_not_allowed", { product: "data-usd", bundle_id: "BUNDLE", amount: "9.00" }],
    ["unsupported_network", { recipients: [{ phone: "0791234567" }] }],
  ] as const)("with %s: %j", async (code, body) => {
    const text = JSON.stringify(body).replace("WITHDRAWN", withdrawnBundle());
    const written = JSON.parse(text.replace("BUNDLE", bundleOn("econet"))) as object;
    await expectRefusal(await update(written), code as ErrorCode);
  });

  it("with somebody who is being erased, or a target that is blocked", async () => {
    const { id } = await given.recipient(shop);
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    await expectRefusal(await update({ recipients: [id] }), "erased_recipient");
    await given.blocked(shop, "+263771234567");
    await expectRefusal(await update({ amount: "6.00" }), "target_blocked");
  });

  it("with what the key may not sell, and not of what is no sale", async () => {
    const key = (wanted: object) => given.key(shop, wanted as never);
    const products = await key({ allowed_products: ["airtime-zwg"] });
    await expectRefusal(await update({ amount: "6.00" }, products), "product_not_allowed");
    expect((await update({ name: "Other" }, products)).status).toBe(200);
    const networks = await key({ allowed_networks: ["netone"] });
    await expectRefusal(await update({ amount: "6.00" }, networks), "network_not_allowed");
    const people = await key({ recipient_allowlist: ["0712345678"] });
    await expectRefusal(await update({ amount: "6.00" }, people), "recipient_not_allowed");
  });

  it("with data in live mode", async () => {
    const live = (await given.schedule(shop.live)).id;
    const body = { product: "data-usd", bundle_id: bundleOn("econet") };
    const answer = await shop.live.api.updateSchedule({ path: { schedule_id: live }, body });
    await expectRefusal(answer, "data_not_live");
  });
});
