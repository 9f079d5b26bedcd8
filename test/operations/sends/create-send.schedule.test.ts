import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { eventsOf, nowOf, saleWith, sendOf } from "./sale.ts";

const DAY = 86_400;
const HARARE_AHEAD = 2 * 3_600;

async function schedule({ api }: Organisation, scheduled_for: unknown) {
  return await api.createSend({ body: saleWith({ scheduled_for }) });
}

/** `2026-11-25T08:00:00` in Harare, without an offset. */
function harareText(seconds: number): string {
  return new Date((seconds + HARARE_AHEAD) * 1_000).toISOString().slice(0, 19);
}

describe("a sale with scheduled_for", () => {
  it("is scheduled, charged now, and says both events", async () => {
    const shop = await given.organisation();
    const at = (await nowOf(shop)) + DAY;
    const answer = await schedule(shop, at);
    expect(answer.status).toBe(202);
    const send = sendOf(answer);
    expect(send).toMatchObject({ status: "scheduled", scheduled_for: at, submitted_at: null });
    expect((await shop.probe.balances()).USD?.in_flight).toBe(500n);
    const events = await eventsOf(shop, send.id);
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ["send.created", 1],
      ["send.scheduled", 2],
    ]);
  });

  it("waits for its time, and then goes out", async () => {
    const shop = await given.organisation();
    const { id } = sendOf(await schedule(shop, (await nowOf(shop)) + DAY));
    await drain(shop);
    expect((await shop.api.getSend({ path: { send_id: id } })).body.status).toBe("scheduled");
    await pass(shop, { seconds: DAY - 60 });
    expect((await shop.api.getSend({ path: { send_id: id } })).body.status).toBe("scheduled");
    await pass(shop, { seconds: 120 });
    await pass(shop);
    expect((await shop.api.getSend({ path: { send_id: id } })).body.status).toBe("delivered");
  });

  it("takes its time as unix seconds, as ISO 8601 with an offset, and as Harare's", async () => {
    const shop = await given.organisation();
    const at = (await nowOf(shop)) + DAY;
    const utc = new Date(at * 1_000).toISOString();
    const written = [
      at,
      utc,
      `${utc.slice(0, 19)}+00:00`,
      harareText(at),
      `${harareText(at)}+0200`,
    ];
    for (const text of written) {
      expect(sendOf(await schedule(shop, text)).scheduled_for).toBe(at);
    }
  });

  it("lies 90 seconds to 180 days ahead on the account's clock", async () => {
    const shop = await given.organisation();
    await shop.api.advanceTestClock({ body: { seconds: 10 * DAY } });
    const now = await nowOf(shop);
    for (const ahead of [95, 180 * DAY - 5]) {
      expect((await schedule(shop, now + ahead)).status).toBe(202);
    }
    for (const ahead of [-DAY, 0, 89, 180 * DAY + 5]) {
      const answer = await schedule(shop, now + ahead);
      await expectRefusal(answer, "time_out_of_range", { param: "scheduled_for" });
      const { min, max } = (answer.error as { meta: Record<string, number> }).meta;
      expect(min).toBeOneOf([now + 90, now + 91, now + 92]);
      expect(max).toBe(Number(min) - 90 + 180 * DAY);
    }
  });

  it.each([
    ["in words", "tomorrow"],
    ["a date alone", "2026-11-25"],
    ["a day that there is not", "2027-02-30T08:00:00"],
    ["an hour that there is not", "2026-11-25T24:00:00"],
    ["a fraction of a second", 1_795_600_800.5],
    ["before 1970", -1],
    ["digits in a text", "1795600800"],
  ])("refuses a time %s", async (_, written) => {
    const shop = await given.organisation();
    await expectRefusal(await schedule(shop, written), "invalid_time", { param: "scheduled_for" });
  });

  it("is fixed in its price: a discount that comes later changes nothing", async () => {
    const shop = await given.organisation();
    const { id } = sendOf(await schedule(shop, (await nowOf(shop)) + DAY));
    const discounts = [{ network: "econet", currency: "USD", discount_bps: 500 }];
    await given.facts(shop, { discounts: JSON.stringify(discounts) });
    await pass(shop, { seconds: DAY + 60 });
    await pass(shop);
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect(body).toMatchObject({ status: "delivered", cost: "5.00", discount: "0.00" });
  });

  it("is refused like any other: nothing is charged and nothing waits", async () => {
    const shop = await given.organisation();
    const body = saleWith({ scheduled_for: (await nowOf(shop)) + DAY, amount: "0.01" });
    await expectRefusal(await shop.api.createSend({ body }), "amount_out_of_range");
  });
});
