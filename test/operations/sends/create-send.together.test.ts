import { describe, expect, it } from "vitest";
import { given, type KeyInHand } from "../../kit/given.ts";
import { SALE, saleWith, sendOf } from "./sale.ts";

/** Sends every call at once, and answers them in their order. */
async function together({ api }: Pick<KeyInHand, "api">, calls: object[]) {
  return await Promise.all(calls.map((call) => api.createSend(call)));
}

/** How many answers there are of each status. */
function countsOf(answers: readonly { status: number }[]): Record<number, number> {
  const by_status = Map.groupBy(answers, ({ status }) => status);
  return Object.fromEntries([...by_status].map(([status, all]) => [status, all.length]));
}

const many = (call: object, count = 20) => Array.from({ length: count }, () => ({ ...call }));

describe("sales that come at once", () => {
  it("are all made, each with its own charge, events and work", async () => {
    const shop = await given.organisation();
    const before = await shop.probe.eventTypes();
    const answers = await together(shop, many({ body: saleWith({ amount: "1.00" }) }, 40));
    expect(countsOf(answers)).toEqual({ 202: 40 });
    expect(new Set(answers.map((answer) => sendOf(answer).id)).size).toBe(40);
    expect((await shop.probe.balances()).USD).toMatchObject({
      available: 96_000n,
      in_flight: 4_000n,
    });
    expect((await shop.probe.eventTypes()).length - before.length).toBe(40);
    expect(await shop.probe.count("send_dispatches")).toBe(40);
  });

  it("of one Idempotency-Key are one sale, and all hear the same", async () => {
    const shop = await given.organisation();
    const answers = await together(shop, many({ body: SALE, idempotency_key: "till4-1" }));
    expect(countsOf(answers)).toEqual({ 202: 20 });
    expect(new Set(answers.map((answer) => sendOf(answer).id)).size).toBe(1);
    expect(await shop.probe.count("sends")).toBe(1);
    const replays = answers.filter(({ headers }) => headers.has("idempotent-replayed"));
    expect(replays).toHaveLength(19);
  });

  it("of one client_reference are one sale; the others are answered with it", async () => {
    const shop = await given.organisation();
    const body = saleWith({ client_reference: "till4-1" });
    const answers = await together(shop, many({ body }));
    expect(countsOf(answers)).toEqual({ 202: 1, 200: 19 });
    expect(new Set(answers.map((answer) => sendOf(answer).id)).size).toBe(1);
    expect((await shop.probe.balances()).USD?.in_flight).toBe(500n);
  });

  it("take no more than the Credit there is, whoever comes first", async () => {
    const shop = await given.organisation();
    const answers = await together(shop, many({ body: saleWith({ amount: "300.00" }) }, 10));
    expect(countsOf(answers)).toEqual({ 202: 3, 402: 7 });
    expect((await shop.probe.balances()).USD?.available).toBe(10_000n);
  });

  it("are not refused for a neighbour that was refused", async () => {
    const shop = await given.organisation();
    const large = many({ body: saleWith({ amount: "300.00" }) }, 4);
    const small = many({ body: saleWith({ amount: "20.00" }) }, 5);
    expect(countsOf(await together(shop, [...large, ...small]))).toEqual({ 202: 8, 402: 1 });
  });

  it.each([
    ["daily", { spend_caps: { USD: { daily: "10.00" } } }],
    ["monthly", { spend_caps: { USD: { monthly: "10.00" } } }],
    ["per recipient", { per_recipient_daily_cap: { USD: "10.00" } }],
  ])("stay within a cap: %s", async (_, caps) => {
    const shop = await given.organisation();
    const till = await given.key(shop, caps);
    const answers = await together(till, many({ body: saleWith({ amount: "2.00" }) }));
    expect(countsOf(answers)).toEqual({ 202: 5, 403: 15 });
  });

  it("are one sale where prevent_duplicates is on", async () => {
    const shop = await given.organisation();
    await given.facts(shop, { prevent_duplicates_seconds: 300 });
    const answers = await together(shop, many({ body: SALE }));
    expect(countsOf(answers)).toEqual({ 202: 1, 422: 19 });
    const { id } = sendOf(answers.find(({ status }) => status === 202) as (typeof answers)[0]);
    const named = answers.flatMap(({ error }) => error?.resource ?? []);
    expect(new Set(named)).toEqual(new Set([id]));
  });

  it("of several organisations do not touch each other", async () => {
    const shops = await Promise.all([1, 2, 3].map(() => given.organisation()));
    const calls = many({ body: saleWith({ amount: "300.00", client_reference: "till4-1" }) }, 4);
    const answers = await Promise.all(shops.map((shop) => together(shop, calls)));
    for (const of_one of answers) expect(countsOf(of_one)).toEqual({ 202: 1, 200: 3 });
  });
});
