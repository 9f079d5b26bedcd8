/** A live send is sold by one of several suppliers, and by one of them alone. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import type { Shop } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { boundTo, type LiveDouble, liveDouble, plays } from "../kit/live-double.ts";
import { forgetSupply, liveServer, liveShop, sellFrom, statusOf } from "../kit/live-shop.ts";
import { makeDue } from "../kit/make-due.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const METER = "37132567431";
const PHONE = "0771234567";

let shop: Shop;
let first: LiveDouble;
let second: LiveDouble;

beforeEach(async () => {
  shop = await liveShop();
  first = liveDouble("first");
  second = liveDouble("second");
  await sellFrom(boundTo(first, second));
});

afterEach(async () => {
  await forgetSupply();
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
});

/** Does what is due now. */
async function work(): Promise<void> {
  await makeDue(shop, "send_dispatches");
  await drain(shop, { suppliers: boundTo(first, second) });
}

describe("a live send", () => {
  it("is sold by the first supplier, and by nobody else", async () => {
    const { id } = await sell(shop);
    await work();
    expect(await statusOf(shop, id)).toBe("delivered");
    expect([first.vended.length, second.vended.length]).toEqual([1, 0]);
  });

  it("goes to the next supplier when the first has not taken it", async () => {
    first.plays = [plays.isBusy];
    const { id } = await sell(shop);
    await work();
    await work();
    expect(await statusOf(shop, id)).toBe("delivered");
    expect([first.vended.length, second.vended.length]).toEqual([0, 1]);
    const { body } = await shop.api.listSendAttempts({ path: { send_id: id } });
    expect(body.data.map(({ outcome }) => outcome)).toEqual(["delivered", "busy"]);
  });

  it("stays with the supplier that did not answer, which alone is asked", async () => {
    first.plays = [plays.vendsInSilence];
    const { id } = await sell(shop);
    await work();
    expect(await statusOf(shop, id)).toBe("unknown");
    await work();
    expect(await statusOf(shop, id)).toBe("delivered");
    expect(second.heard).toEqual([]);
  });

  it("is given back at once when the supplier says that it had no money for it", async () => {
    first.plays = [plays.isSilent];
    const { id } = await sell(shop);
    await work();
    expect(await statusOf(shop, id)).toBe("unknown");
    first.query = () => plays.isEmpty().says;
    await work();
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect(body).toMatchObject({
      ...{ status: "failed_credited", failure_code: "provider_unavailable" },
      credit_returned: true,
    });
    expect([first.vended, second.heard]).toEqual([[], []]);
    const server = await liveServer(boundTo(first, second));
    const parts = { path: { send_id: id }, idempotency_key: crypto.randomUUID() };
    expect((await server.call(shop, "retrySend", parts)).status).toBe(202);
    await server.close();
  });

  it("fails with a refusal, and no other supplier is tried", async () => {
    first.plays = [plays.refuses];
    const { id } = await sell(shop);
    await work();
    expect(await statusOf(shop, id)).toBe("failed_credited");
    expect(second.heard).toEqual([]);
  });

  it("waits for a supplier that nobody is bound to any more, and is not sold again", async () => {
    first.plays = [plays.vendsInSilence];
    const { id } = await sell(shop);
    await work();
    await makeDue(shop, "send_dispatches");
    await drain(shop, { suppliers: boundTo(second) });
    expect(await statusOf(shop, id)).toBe("unknown");
    expect(second.heard).toEqual([]);
  });
});

describe("a meter that one supplier has confirmed", () => {
  it("is confirmed again before another supplier sells to it", async () => {
    first.plays = [plays.isBusy];
    const { id } = await sellPower();
    await work();
    await work();
    expect(await statusOf(shop, id)).toBe("delivered");
    expect(first.heard.filter((heard) => heard.startsWith("confirm"))).toHaveLength(1);
    expect(second.heard.map((heard) => heard.split(" ")[0])).toEqual(["confirm", "submit"]);
  });

  it("is not sold to by another supplier that refuses it: the Credit comes back", async () => {
    const before = await shop.probe.balances();
    first.plays = [plays.isBusy];
    second.meter = { kind: "not_found" };
    const { id } = await sellPower();
    await work();
    await work();
    const { body } = await shop.api.getSend({ path: { send_id: id } });
    expect(body).toMatchObject({
      status: "failed_credited",
      failure_code: "meter_confirmation_failed",
    });
    expect(await shop.probe.balances()).toEqual(before);
    expect([...first.vended, ...second.vended]).toEqual([]);
  });
});

describe("a live retry", () => {
  it("asks the supplier that had the send, and nobody else", async () => {
    const { id } = await sell(shop);
    first.plays = [plays.refuses];
    await work();
    const late = liveDouble("first");
    late.query = ({ target, amount_minor, currency }) => {
      const vended = { target, amount_minor, currency };
      return { kind: "delivered", supplier_reference: "LATE-1", vended };
    };
    const server = await liveServer(boundTo(second, late));
    const { body } = await server.call(shop, "retrySend", { path: { send_id: id } });
    expect(body).toMatchObject({ error: { code: "send_delivered_late" } });
    expect(second.heard).toEqual([]);
    await server.close();
  });
});

/** Sells power as a till does: the meter is confirmed before the sale. */
async function sellPower(): Promise<{ id: string }> {
  const server = await liveServer(boundTo(first, second));
  const body = {
    type: "power",
    target: METER,
    amount: "10.00",
    currency: "USD",
    token_phone: PHONE,
  };
  const sold = await server.call<{ id: string }>(shop, "createSend", { body });
  expect(sold.status).toBe(202);
  await server.close();
  return sold.body;
}
