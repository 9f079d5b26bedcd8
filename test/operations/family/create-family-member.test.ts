import type { ErrorCode } from "@svc/generated/errors";
import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";
import { betweenSteps, fillSchedules } from "./limits.ts";

const METER = "37140030000";
const WEEKLY = { currency: "USD", amount: "2.00", cadence: "weekly", day: 5 };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const add = (body: object, by: Pick<KeyInHand, "api"> = shop) =>
  by.api.createFamilyMember({ body: { name: "Nyasha", phone: "0771234567", ...body } as never });

async function told(): Promise<string[]> {
  await drain(shop);
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { limit: 100 } });
  return body.data.map(({ type }) => type).toReversed();
}

describe("POST /family/members", () => {
  it("makes a recipient and a schedule, which are shown as any other", async () => {
    const { status, body } = await add({ relation: "child", meter: METER, allowance: WEEKLY });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "family_member", livemode: false, name: "Nyasha", relation: "child" },
      ...{ phone: "+263771234567", meter: METER, allowance: WEEKLY, notify: true, paused: false },
      spent_this_month: { USD: "0.00", ZWG: "0.00" },
    });
    const { body: person } = await shop.api.getRecipient({
      path: { recipient_id: body.recipient },
    });
    expect(person).toMatchObject({ name: "Nyasha", phone: body.phone, default_meter: METER });
    const path = { schedule_id: body.schedule ?? "" };
    const { body: schedule } = await shop.api.getSchedule({ path });
    expect(schedule).toMatchObject({
      ...{ name: "Allowance: Nyasha", active: true, cadence: "weekly", day_of_week: 5 },
      ...{ hour: 8, minute: 0, product: "airtime-usd", amount: "2.00", recipient_count: 1 },
      recipients: [{ recipient: body.recipient }],
    });
    expect(await told()).toContain("recipient.created");
  });

  it("announces an allowance that runs soon", async () => {
    const { body: clock } = await shop.api.getTestClock();
    const day = new Date(clock.now * 1_000 + 7_200_000 + 86_400_000);
    const hours = (day.getUTCHours() + 24 - 9) % 24;
    await shop.api.advanceTestClock({ body: { seconds: Math.max(1, (24 - hours) * 3_600) } });
    const { body: then } = await shop.api.getTestClock();
    const tomorrow = new Date(then.now * 1_000 + 7_200_000 + 82_800_000).getUTCDay() || 7;
    await add({ allowance: { ...WEEKLY, day: tomorrow } });
    expect(await told()).toContain("schedule.occurrence.upcoming");
  });

  it("needs no allowance, and takes a monthly one", async () => {
    const { body: alone } = await add({});
    expect(alone).toMatchObject({ relation: "other", allowance: null, schedule: null });
    const monthly = { ...WEEKLY, cadence: "monthly", day: 31 };
    const { body } = await add({ phone: "0712345678", allowance: monthly });
    expect(body.allowance).toEqual(monthly);
    const path = { schedule_id: body.schedule ?? "" };
    const { body: schedule } = await shop.api.getSchedule({ path });
    expect(schedule).toMatchObject({ cadence: "monthly", day_of_month: 31, day_of_week: null });
  });

  it("is the recipient who has the number, whose other meters stay", async () => {
    const meters = [{ number: "37140030018", label: "Shop" }];
    const known = await given.recipient(shop, { phone: "0771234567", name: "N", meters });
    const { body } = await add({ name: "Nyasha", meter: METER });
    expect(body).toMatchObject({ recipient: known.id, name: "Nyasha", meter: METER });
    const path = { recipient_id: known.id };
    const { body: person } = await shop.api.getRecipient({ path });
    expect(person.meters.map(({ number }) => number)).toEqual([METER]);
    expect(await told()).toContain("recipient.updated");
  });

  it("lists a number once, by whichever of many requests", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ allowance: WEEKLY })));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const counted = ["family_members", "schedules", "recipients"] as const;
    const counts = await Promise.all(counted.map((table) => shop.probe.count(table)));
    expect(counts).toEqual([1, 1, 1]);
    const resource = made[0]?.body.id ?? "";
    await expectRefusal(await add({}), "duplicate_resource", { param: "phone", resource });
  });

  it("has at most a hundred members", async () => {
    const { database } = await testServer();
    await add({});
    await database.record(
      ({ sql }) => sql`
        with person as (
          insert into recipients (account_id, id, status, name, phone, lawful_basis, search_text,
            event_sequence, created)
          select account_id, gen_random_uuid(), status, name, '+2637712' || (10000 + number),
            lawful_basis, search_text, 1, created
          from recipients, generate_series(1, 99) number where account_id = ${shop.account_id}
          returning account_id, id, created)
        insert into family_members (account_id, id, recipient_id, relation, notify, created)
        select account_id, id, id, 'other', true, created from person`,
    );
    const meta = { limit: "family_members", max: 100 };
    await expectRefusal(await add({ phone: "0712345678" }), "limit_reached", { meta });
  });
});

describe("a member is refused", () => {
  it.each([
    ["invalid_phone", { phone: "077" }, "phone"],
    ["unsupported_network", { phone: "0791234567" }, "phone"],
    ["invalid_meter_number", { meter: "12" }, "meter"],
    ["invalid_currency", { allowance: { ...WEEKLY, currency: "EUR" } }, "allowance.currency"],
    ["invalid_amount", { allowance: { ...WEEKLY, amount: "-1" } }, "allowance.amount"],
    ["amount_out_of_range", { allowance: { ...WEEKLY, amount: "0.01" } }, "allowance.amount"],
    ["parameter_invalid", { allowance: { ...WEEKLY, day: 8 } }, "allowance.day"],
    ["parameter_missing", { name: undefined }, "name"],
  ] as const)("with %s: %j", async (code, body, param) => {
    await expectRefusal(await add(body), code as ErrorCode, { param });
  });

  it("with an amount between the steps of the network, or as one schedule too many", async () => {
    await betweenSteps(async () => {
      const odd = await add({ allowance: { ...WEEKLY, amount: "2.25" } });
      await expectRefusal(odd, "amount_not_allowed", { param: "allowance.amount" });
    });
    await fillSchedules(shop);
    await expectRefusal(await add({ allowance: WEEKLY }), "limit_reached", {
      meta: { limit: "schedules" },
    });
  });

  it("who is being erased, or is blocked", async () => {
    const { id } = await given.recipient(shop, { phone: "0771234567" });
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    await expectRefusal(await add({}), "erased_recipient", { param: "phone" });
    await given.blocked(shop, "+263712345678");
    const blocked = await add({ phone: "0712345678", allowance: WEEKLY });
    await expectRefusal(blocked, "target_blocked", { param: "phone" });
    expect((await add({ phone: "0712345678" })).status).toBe(201);
  });

  it("an allowance that the key may not sell", async () => {
    const key = (wanted: object) => given.key(shop, wanted as never);
    const by = async (wanted: object) => add({ allowance: WEEKLY }, await key(wanted));
    await expectRefusal(await by({ allowed_products: ["airtime-zwg"] }), "product_not_allowed");
    await expectRefusal(await by({ allowed_networks: ["netone"] }), "network_not_allowed");
    await expectRefusal(await by({ recipient_allowlist: ["0712345678"] }), "recipient_not_allowed");
  });

  it("without the scope family:write", async () => {
    const reader = await given.keyByHand(shop, { kind: "rk", scopes: ["recipients:write"] });
    await expectRefusal(await add({}, reader), "insufficient_scope");
  });
});
