import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { nowOf, SALE } from "./sale.ts";

const TARGET = "+263771234567";
const METER = "37140030000";
const POWER = { target: METER, amount: "10.00", currency: "USD", token_phone: "0784000001" };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function hits(): Promise<number[]> {
  const { body } = await shop.api.listBlocklist();
  return body.data.map((entry) => entry.hits);
}

describe("a sale to a blocked target", () => {
  it("is refused and counted, and the neighbours of its set are not", async () => {
    await given.blocked(shop, TARGET);
    const targets = ["0771234567", "0771234568", "0771234567", "0771234569"];
    const answers = await Promise.all(
      targets.map((target) => shop.api.createSend({ body: { ...SALE, target } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([422, 202, 422, 202]);
    expect(await hits()).toEqual([2]);
  });

  it("is refused by its own account alone", async () => {
    await given.blocked(await given.organisation(), TARGET);
    await given.blocked(shop.live, TARGET);
    expect((await shop.api.createSend({ body: SALE })).status).toBe(202);
  });

  it("is reported by validate_only, which counts nothing", async () => {
    await given.blocked(shop, TARGET);
    const { body } = await shop.api.createSend({ body: { ...SALE, validate_only: true } });
    expect(body).toMatchObject({ valid: false, problems: [{ code: "target_blocked" }] });
    expect(await hits()).toEqual([0]);
  });

  it("asks the utility nothing about a blocked meter", async () => {
    await given.blocked(shop, METER);
    const answer = await shop.api.createSend({ body: POWER });
    await expectRefusal(answer, "target_blocked", { param: "target" });
    expect(await shop.probe.count("meter_quotas")).toBe(0);
    expect(await hits()).toEqual([1]);
  });

  it("is refused when it repeats a failed one", async () => {
    const { id } = await sell(shop);
    await shop.api.advanceTestSend({ path: { send_id: id }, body: { to: "failed" } });
    await given.blocked(shop, TARGET);
    const retry = await shop.api.retrySend({ path: { send_id: id } });
    await expectRefusal(retry, "target_blocked", { param: "target" });
    expect(await hits()).toEqual([1]);
  });
});

describe("a send whose target is blocked while it waits", () => {
  it("fails when it is due, and its Credit comes back", async () => {
    const before = await shop.probe.balances();
    const scheduled_for = (await nowOf(shop)) + 3_600;
    const { id } = await sell(shop, { scheduled_for });
    await given.blocked(shop, TARGET);
    await pass(shop, { seconds: 3_600 });
    await drain(shop);
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect(body).toMatchObject({
      status: "failed_credited",
      failure_code: "target_blocked",
      credit_returned: true,
      submitted_at: null,
    });
    expect(await shop.probe.balances()).toEqual(before);
    expect(await shop.probe.count("send_attempts")).toBe(0);
  });

  it("fails out of the queue of an outage", async () => {
    await shop.api.setZesaAvailability({ body: { state: "down" } });
    const { id } = await sell(shop, { ...POWER, confirm: "best_effort" });
    await drain(shop);
    await given.blocked(shop, METER);
    await shop.api.setZesaAvailability({ body: { state: "up" } });
    await pass(shop, { seconds: 120 });
    await drain(shop);
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect(body).toMatchObject({ status: "failed_credited", failure_code: "target_blocked" });
  });

  it("goes on when it was dispatched before", async () => {
    const { id } = await sell(shop, { target: "0771230005" });
    await drain(shop);
    await given.blocked(shop, "+263771230005");
    await pass(shop, { seconds: 3_600 });
    await drain(shop);
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect(body.status).toBe("delivered");
  });
});

describe("a meter change to a blocked meter", () => {
  it("is refused and counted, and the send keeps its meter", async () => {
    const scheduled_for = (await nowOf(shop)) + 3_600;
    const { id } = await sell(shop, { ...POWER, scheduled_for });
    await given.blocked(shop, "37140010010");
    const path = { send_id: id };
    const answer = await shop.api.changeSendMeter({ path, body: { meter: "37140010010" } });
    await expectRefusal(answer, "target_blocked", { param: "meter" });
    expect(await hits()).toEqual([1]);
    expect((await shop.api.getSend({ path })).body.target).toBe(METER);
  });
});
