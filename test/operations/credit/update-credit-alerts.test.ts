import type { Schemas } from "@svc/generated/routes";
import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const LOW = "credit.balance.low";

async function watch({ api }: Shop, USD: string): Promise<void> {
  const { status } = await api.updateCreditAlerts({ body: { low_balance: { USD } } });
  expect(status).toBe(200);
}

/** Sells so much that just this much US$ is left. */
async function sellDownTo(shop: Shop, left: number): Promise<Schemas["Send"][]> {
  const sold: Schemas["Send"][] = [];
  for (;;) {
    const { body } = await shop.api.getCredit();
    const over = Number(body.USD.available) - left;
    if (over <= 0) return sold;
    const amount = Math.min(over, 300).toFixed(2);
    sold.push(await sell(shop, { amount, metadata: { left: String(left) } }));
  }
}

async function toldTimes({ probe }: Shop): Promise<number> {
  return (await probe.eventTypes()).filter((type) => type === LOW).length;
}

describe("a change", () => {
  it("replaces what was set, and is written into the audit log", async () => {
    const { api, probe } = await given.organisation();
    const body = { low_balance: { USD: 50, ZWG: "900.5" }, shortfall_days: 30 };
    const first = await api.updateCreditAlerts({ body });
    expect(first.body).toMatchObject({
      low_balance: { USD: "50.00", ZWG: "900.50" },
      shortfall_days: 30,
      channels: ["webhook"],
    });
    const second = await api.updateCreditAlerts({ body: { channels: ["webhook"] } });
    expect(second.body).toMatchObject({ low_balance: { USD: null, ZWG: null }, shortfall_days: 7 });
    expect((await api.getCreditAlerts()).body.low_balance).toEqual({ USD: null, ZWG: null });
    const audited = (await probe.rows("audit_entries")).map(({ action }) => action);
    expect(audited).toEqual(["credit_alerts.changed", "credit_alerts.changed"]);
  });

  it.each([
    [{ channels: ["webhook", "sms"] }, "channels[1]"],
    [{ channels: ["email"] }, "channels[0]"],
    [{ shortfall_projection: true }, "shortfall_projection"],
  ])("to %j is not kept yet", async (body, param) => {
    const { api } = await given.organisation();
    const answer = await api.updateCreditAlerts({ body });
    await expectRefusal(answer, "not_implemented", { param });
  });

  it("to an amount that is none is refused", async () => {
    const { api } = await given.organisation();
    const answer = await api.updateCreditAlerts({ body: { low_balance: { USD: "1.001" } } });
    await expectRefusal(answer, "invalid_amount", { param: "low_balance.USD" });
  });

  it("needs the scope account:manage", async () => {
    const shop = await given.organisation();
    const { api } = await given.keyByHand(shop, { kind: "rk", scopes: ["credit:read"] });
    const answer = await api.updateCreditAlerts({ body: {} });
    await expectRefusal(answer, "insufficient_scope");
  });
});

describe(LOW, () => {
  it("is told with the sale that takes the Credit below the amount, once", async () => {
    const shop = await given.organisation();
    await watch(shop, "400");
    await sellDownTo(shop, 400);
    expect(await toldTimes(shop)).toBe(0);
    await sell(shop, { amount: "1.00" });
    await sell(shop, { amount: "1.00" });
    expect(await toldTimes(shop)).toBe(1);
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { type: LOW } });
    const [event] = body.data;
    expect(event).toMatchObject({
      type: LOW,
      data: {
        object: { object: "credit", USD: { available: "399.00" } },
        previous_attributes: null,
        threshold: "400.00",
      },
    });
    expect(event?.request?.id).toMatch(/^req_/);
    const { last_fired } = (await shop.api.getCreditAlerts()).body;
    expect(last_fired).toEqual({ USD: event?.created, ZWG: null });
  });

  it("is told again only after the Credit has stood at 110 % of the amount", async () => {
    const shop = await given.organisation();
    await watch(shop, "900");
    await sellDownTo(shop, 899);
    await shop.api.createTestCredit({ body: { currency: "USD", amount: "90.99" } });
    await sellDownTo(shop, 890);
    expect(await toldTimes(shop)).toBe(1);
    await shop.api.createTestCredit({ body: { currency: "USD", amount: "100.00" } });
    await sellDownTo(shop, 890);
    expect(await toldTimes(shop)).toBe(2);
  });

  it("counts Credit that comes back from a send that failed", async () => {
    const shop = await given.organisation();
    await watch(shop, "900");
    await sell(shop, { target: "0771230002", amount: "200.00" });
    expect(await toldTimes(shop)).toBe(1);
    await drain();
    await pass(shop);
    await sell(shop, { amount: "101.00" });
    expect(await toldTimes(shop)).toBe(2);
  });

  it("is not told for an amount that is set above the Credit, before the Credit was above it", async () => {
    const shop = await given.organisation();
    await watch(shop, "2000");
    await sell(shop);
    expect(await toldTimes(shop)).toBe(0);
  });

  it("is told by one of many sales at once", async () => {
    const shop = await given.organisation();
    await watch(shop, "990");
    await Promise.all(Array.from({ length: 12 }, () => sell(shop, { amount: "3.00" })));
    expect(await toldTimes(shop)).toBe(1);
  });

  it("is not told by a sale that is refused or only checked", async () => {
    const shop = await given.organisation();
    await watch(shop, "990");
    const body = { target: "0771234567", amount: "50.00", currency: "USD", validate_only: true };
    await shop.api.createSend({ body });
    expect(await toldTimes(shop)).toBe(0);
  });
});
