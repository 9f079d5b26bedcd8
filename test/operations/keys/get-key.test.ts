import { parseId } from "@svc/server/platform/ids.ts";
import { startOfHarareMonth } from "@svc/server/platform/time/instants.ts";
import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

const DAY_SECONDS = 86_400;
const UNKNOWN = "key_0031Jk5RcYnAs8Uo9WeQx3Zd";

/** As if other sends had been read on the days that are over. */
async function pretendSold(key_id: string, { sold_minor }: { sold_minor: number }): Promise<void> {
  const { database } = await testServer();
  const id = parseId("key", key_id);
  await database.record(
    ({ sql }) => sql`
      update key_months set sold_minor = ${sold_minor}
      where key_id = ${id} and currency = 'USD'`,
  );
}

describe("GET /keys/{key_id}", () => {
  it("returns the key without its secret, with its usage", async () => {
    const shop = await given.organisation();
    const { id } = await given.key(shop, { kind: "rk", scopes: ["sends:write"], label: "Till 4" });
    const { status, body } = await shop.api.getKey({ path: { key_id: id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, label: "Till 4", secret: null, status: "active" });
    const nothing = {
      today: "0.00",
      month: "0.00",
      daily_remaining: null,
      monthly_remaining: null,
    };
    expect(body.usage).toEqual({ USD: nothing, ZWG: nothing });
  });

  it("shows what the key sold today and this month against its caps, at face value", async () => {
    const shop = await given.organisation();
    await given.facts(shop, {
      discounts: JSON.stringify([{ network: "econet", currency: "USD", discount_bps: 500 }]),
    });
    const till = await given.key(shop, {
      kind: "sk",
      spend_caps: { USD: { daily: "20.00", monthly: "30.00" } },
    });
    for (const amount of ["5.00", "7.50"]) {
      const sale = { target: "0771234567", amount, currency: "USD" };
      expect((await till.api.createSend({ body: sale })).status).toBe(202);
    }
    const { body } = await shop.api.getKey({ path: { key_id: till.id } });
    expect(body.usage?.USD).toEqual({
      today: "12.50",
      month: "12.50",
      daily_remaining: "7.50",
      monthly_remaining: "17.50",
    });
  });

  it("counts a send no more once its Credit came back", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "sk", spend_caps: { USD: { daily: "20.00" } } });
    const sale = { target: "0771234567", amount: "5.00", currency: "USD" };
    const { body: send } = await till.api.createSend({ body: sale });
    await till.api.cancelSend({ path: { send_id: (send as { id: string }).id } });
    const { body } = await shop.api.getKey({ path: { key_id: till.id } });
    expect(body.usage?.USD).toMatchObject({ today: "0.00", daily_remaining: "20.00" });
  });

  it("sums days that are over once, and takes off what comes back of them later", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "sk" });
    const { now } = (await shop.api.getTestClock()).body;
    const month_starts = startOfHarareMonth(now * 1_000 + 32 * DAY_SECONDS * 1_000) / 1_000;
    await shop.api.advanceTestClock({ body: { seconds: month_starts - now + 60 } });
    const monthOfKey = async () => {
      const { usage } = (await shop.api.getKey({ path: { key_id: till.id } })).body;
      return [usage?.USD.today, usage?.USD.month];
    };
    const scheduled_for = month_starts + 20 * DAY_SECONDS;
    const later = await sell(till, { amount: "4.00", scheduled_for });
    await sell(till, { amount: "5.00" });
    await shop.api.advanceTestClock({ body: { seconds: 5 * DAY_SECONDS } });
    await sell(till, { amount: "2.00" });
    expect(await monthOfKey()).toEqual(["2.00", "11.00"]);
    expect(await shop.probe.rows("key_months")).toMatchObject([
      { currency: "USD", sold_minor: "900" },
      { currency: "ZWG", sold_minor: "0" },
    ]);
    expect(await monthOfKey()).toEqual(["2.00", "11.00"]);
    await till.api.cancelSend({ path: { send_id: later.id } });
    expect(await monthOfKey()).toEqual(["2.00", "7.00"]);
    await pretendSold(till.id, { sold_minor: 100_900 });
    expect(await monthOfKey()).toEqual(["2.00", "1007.00"]);
    await shop.api.resetTestAccount();
    expect(await monthOfKey()).toEqual(["0.00", "0.00"]);
    expect(await shop.probe.rows("key_months")).toEqual([]);
  });

  it("tells when and from where the key was last used", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["catalog:read"] });
    await till.api.getAccount({ from: "196.27.96.10" });
    await (await testServer()).gate.flush();
    const { body } = await shop.api.getKey({ path: { key_id: till.id } });
    expect(body.last_used_ip).toBe("196.27.96.10");
    expect(Math.abs((body.last_used_at ?? 0) - runNow() / 1_000)).toBeLessThan(5);
  });

  it("shows a key past its time as expired", async () => {
    const shop = await given.organisation();
    const { id } = await given.keyByHand(shop, { expires_at: runNow() - 1 });
    expect((await shop.api.getKey({ path: { key_id: id } })).body.status).toBe("expired");
  });

  it.each([UNKNOWN, "key_1", "snd_0031Jk5RcYnAs8Uo9WeQx3Zd", "%2e%2e"])(
    "answers 404 for %s",
    async (key_id) => {
      const shop = await given.organisation();
      const answer = await shop.api.getKey({ path: { key_id } });
      await expectRefusal(answer, "resource_missing", { param: "key_id" });
    },
  );

  it("is unseen by another organisation", async () => {
    const shop = await given.organisation();
    await expectUnseen("getKey", { path: { key_id: shop.key.id } });
  });

  it("hints at the other mode when the key is there", async () => {
    const shop = await given.organisation();
    const answer = await shop.live.api.getKey({ path: { key_id: shop.key.id } });
    await expectRefusal(answer, "resource_missing", { meta: { mode_hint: "test" } });
  });
});
