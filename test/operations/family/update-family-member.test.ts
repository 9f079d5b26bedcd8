import type { ErrorCode } from "@svc/generated/errors";
import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";
import { betweenSteps, fillSchedules } from "./limits.ts";

const METER = "37140030000";
const WEEKLY = { currency: "USD", amount: "2.00", cadence: "weekly", day: 5 } as const;

let shop: Organisation;
let path: { family_member_id: string };
let recipient_id: string;

beforeEach(async () => {
  shop = await given.organisation();
  const { id, recipient } = await given.familyMember(shop);
  path = { family_member_id: id };
  recipient_id = recipient;
});

const update = (body: object, by: Pick<KeyInHand, "api"> = shop) =>
  by.api.updateFamilyMember({ path, body: body as never });

async function updated(body: object) {
  const answer = await update(body);
  expect([answer.status, answer.error]).toEqual([200, null]);
  return answer.body;
}

const schedule = async (schedule_id: string | null) =>
  (await shop.api.getSchedule({ path: { schedule_id: schedule_id ?? "" } })).body;

async function told(): Promise<string[]> {
  await drain(shop);
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { limit: 100 } });
  return body.data.map(({ type }) => type);
}

describe("PATCH /family/members/{family_member_id}", () => {
  it("changes the recipient and the schedule with the member", async () => {
    const changes = { name: "Tendai", phone: "0712345678", meter: METER, relation: "spouse" };
    const body = await updated(changes);
    expect(body).toMatchObject({ ...changes, phone: "+263712345678", allowance: WEEKLY });
    const { body: person } = await shop.api.getRecipient({ path: { recipient_id } });
    expect(person).toMatchObject({ name: "Tendai", phone: body.phone, default_meter: METER });
    expect(await schedule(body.schedule)).toMatchObject({ name: "Allowance: Tendai" });
    expect((await updated({ meter: null })).meter).toBeNull();
    expect(await told()).toContain("recipient.updated");
    expect((await shop.api.getFamilyMember({ path })).body).toEqual(await updated({}));
  });

  it("changes, pauses, ends and begins the allowance", async () => {
    const monthly = { ...WEEKLY, amount: "5.00", cadence: "monthly", day: 25 };
    const changed = await updated({ allowance: monthly, paused: true });
    expect(changed).toMatchObject({ allowance: monthly, paused: true });
    const shown = { cadence: "monthly", day_of_week: null, amount: "5.00", active: false };
    expect(await schedule(changed.schedule)).toMatchObject(shown);
    expect(await updated({ name: "Other" })).toMatchObject({ paused: true });
    expect(await updated({ paused: false })).toMatchObject({ paused: false });
    const ended = await updated({ allowance: null, paused: false });
    expect(ended).toMatchObject({ allowance: null, schedule: null, paused: false });
    expect((await shop.api.listSchedules()).body.data).toEqual([]);
    const none = { param: "allowance" };
    await expectRefusal(await update({ paused: true }), "parameter_missing", none);
    const begun = await updated({ allowance: WEEKLY, paused: true });
    expect(begun).toMatchObject({ allowance: WEEKLY, paused: true });
    expect(await schedule(begun.schedule)).toMatchObject({ active: false });
  });

  it("announces an allowance that runs soon, and sells by the key that changed it", async () => {
    const days = [1, 2, 3, 4, 5, 6, 7];
    for (const day of days) await updated({ allowance: { ...WEEKLY, day } });
    expect(await told()).toContain("schedule.occurrence.upcoming");
    const till = await given.key(shop, { spend_caps: { USD: { per_send: "1.00" } } });
    await update({ allowance: WEEKLY }, till);
    const ran = await shop.api.listSchedules();
    expect(ran.body.data).toHaveLength(1);
  });

  it("is what GET shows, sent back", async () => {
    const { body: shown } = await shop.api.getFamilyMember({ path });
    const { name, phone, relation, meter, allowance, notify, paused } = shown;
    const sent = { name, phone, relation, meter, allowance, notify, paused };
    expect(await updated(sent)).toEqual(shown);
  });

  it("of two at once keeps what each says", async () => {
    const changes = [{ relation: "child" }, { allowance: { ...WEEKLY, amount: "4.00" } }];
    const more = [{ notify: false }, { name: "Rudo" }, { meter: METER }, { paused: true }];
    const all = [...changes, ...more];
    const answers = await Promise.all(all.map((body) => update(body)));
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
    const { body } = await shop.api.getFamilyMember({ path });
    expect(body).toMatchObject({
      ...{ relation: "child", notify: false, name: "Rudo", meter: METER, paused: true },
      allowance: { amount: "4.00" },
    });
    expect(await shop.probe.count("schedules")).toBe(1);
  });

  it("is seen by no other organisation", async () => {
    await expectUnseen("updateFamilyMember", { path, body: {} });
  });
});

describe("a change of a member is refused", () => {
  it.each([
    ["invalid_phone", { phone: "077" }, "phone"],
    ["unsupported_network", { phone: "0791234567" }, "phone"],
    ["invalid_meter_number", { meter: "12" }, "meter"],
    ["invalid_currency", { allowance: { ...WEEKLY, currency: "EUR" } }, "allowance.currency"],
    ["invalid_amount", { allowance: { ...WEEKLY, amount: "-1" } }, "allowance.amount"],
    ["amount_out_of_range", { allowance: { ...WEEKLY, amount: "0.01" } }, "allowance.amount"],
    ["parameter_invalid", { allowance: { ...WEEKLY, day: 8 } }, "allowance.day"],
  ] as const)("with %s: %j", async (code, body, param) => {
    await expectRefusal(await update(body), code as ErrorCode, { param });
  });

  it("with an amount between the steps of the network, or as one schedule too many", async () => {
    await betweenSteps(async () => {
      const odd = await update({ allowance: { ...WEEKLY, amount: "2.25" } });
      await expectRefusal(odd, "amount_not_allowed", { param: "allowance.amount" });
    });
    await updated({ allowance: null });
    await fillSchedules(shop);
    await expectRefusal(await update({ allowance: WEEKLY }), "limit_reached", {
      meta: { limit: "schedules" },
    });
  });

  it("with the number of another member, by one of two at once", async () => {
    const other = await given.familyMember(shop, { phone: "0712345678" });
    const phone = "0712345678";
    const resource = other.id;
    await expectRefusal(await update({ phone }), "duplicate_resource", {
      param: "phone",
      resource,
    });
    const free = { phone: "0781234567" };
    const answers = await Promise.all([
      update(free),
      shop.api.updateFamilyMember({ path: { family_member_id: other.id }, body: free }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("with what the key may not sell, and not of what is no sale", async () => {
    const key = (wanted: object) => given.key(shop, wanted as never);
    const allowance = { ...WEEKLY, amount: "3.00" };
    const products = await key({ allowed_products: ["airtime-zwg"] });
    await expectRefusal(await update({ allowance }, products), "product_not_allowed");
    expect((await update({ name: "Other" }, products)).status).toBe(200);
    const networks = await key({ allowed_networks: ["netone"] });
    await expectRefusal(await update({ allowance }, networks), "network_not_allowed");
    const people = await key({ recipient_allowlist: ["0712345678"] });
    await expectRefusal(await update({ allowance }, people), "recipient_not_allowed");
    await given.blocked(shop, "+263771234567");
    await expectRefusal(await update({ allowance }), "target_blocked", { param: "phone" });
  });
});
