/**
 * What reserving and releasing Credit do to the books.
 * Source: spec/base/lifecycles/credit-reservation.tsp.
 */
import { describe, expect, it } from "vitest";
import { given, type Shop } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { release, reserve } from "../kit/reserve.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";

async function dollars({ api }: Shop) {
  const { available, reserved, total } = (await api.getCredit()).body.USD;
  return [available, reserved, total];
}

async function emitted({ api }: Shop) {
  await eventsShown();
  const { body } = await api.listEvents({ query: { type: "credit.*" } });
  return body.data.map(({ type, sequence, data }) => [type, sequence, data.previous_attributes]);
}

describe("Credit that is set aside", () => {
  it("is not available and still counts in the total", async () => {
    const shop = await given.organisation();
    const [reservation] = await reserve(shop, [30_000]);
    expect(await dollars(shop)).toEqual(["700.00", "300.00", "1000.00"]);
    const { body } = await shop.api.listCreditTransactions({ query: { limit: 1 } });
    expect(body.data).toMatchObject([
      {
        type: "reservation",
        amount: "-300.00",
        source: reservation,
        balance_after: { available: "700.00", reserved: "300.00" },
      },
    ]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("comes back in parts, and the reservation ends with the last of them", async () => {
    const shop = await given.organisation();
    const [reservation = null] = await reserve(shop, [30_000]);
    await release(shop, reservation, { cents: 10_000 });
    expect(await dollars(shop)).toEqual(["800.00", "200.00", "1000.00"]);
    await release(shop, reservation);
    expect(await dollars(shop)).toEqual(["1000.00", "0.00", "1000.00"]);
    expect(await release(shop, reservation)).toBeNull();
    const { body } = await shop.api.listCreditTransactions({ query: { source: `${reservation}` } });
    expect(body.data.map(({ type, amount }) => [type, amount])).toEqual([
      ["reservation_release", "200.00"],
      ["reservation_release", "100.00"],
      ["reservation", "-300.00"],
    ]);
    expect(await emitted(shop)).toEqual([
      ["credit.released", 3, { released: "100.00", remaining: "200.00", status: "active" }],
      ["credit.released", 2, { released: "0.00", remaining: "300.00" }],
      ["credit.reserved", 1, null],
    ]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("is never more than there is, and what does not suffice writes nothing", async () => {
    const shop = await given.organisation();
    const outcomes = await reserve(shop, [90_000, 20_000, 10_000]);
    expect(outcomes.map((id) => id !== null)).toEqual([true, false, true]);
    expect(await dollars(shop)).toEqual(["0.00", "1000.00", "1000.00"]);
    expect(await shop.probe.count("credit_reservations")).toBe(2);
    const sale = { target: "0771230000", amount: "1.00", currency: "USD" };
    expect((await shop.api.createSend({ body: sale })).status).toBe(402);
  });

  it("is never more than there is in a race", async () => {
    const shop = await given.organisation();
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => reserve(shop, [15_000])));
    expect(outcomes.flat().filter((id) => id !== null)).toHaveLength(6);
    expect(await dollars(shop)).toEqual(["100.00", "900.00", "1000.00"]);
  });

  it("is given back once in a race", async () => {
    const shop = await given.organisation();
    const [reservation = null] = await reserve(shop, [50_000]);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => release(shop, reservation)));
    expect(outcomes.filter((id) => id !== null)).toHaveLength(1);
    expect(await dollars(shop)).toEqual(["1000.00", "0.00", "1000.00"]);
  });

  it("tells of a low balance as a sale does", async () => {
    const shop = await given.organisation();
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "500.00" } } });
    await reserve(shop, [60_000]);
    expect((await emitted(shop)).map(([type]) => type)).toEqual([
      "credit.balance.low",
      "credit.reserved",
    ]);
  });

  it("does not appear in a statement", async () => {
    const shop = await given.organisation();
    const [reservation = null] = await reserve(shop, [30_000]);
    await release(shop, reservation, { cents: 5_000 });
    const { body } = await shop.api.getStatement({ query: { currency: "USD" } });
    expect(body).toMatchObject({ closing: "1000.00", adjustments: "0.00", test_grants: "1000.00" });
  });
});
