import { describe, expect, it } from "vitest";
import { ended } from "../../kit/checkout.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { SALE, saleWith, sendOf, validate } from "./sale.ts";

const WINDOW_SECONDS = 300;

async function guarded(): Promise<Organisation> {
  const shop = await given.organisation();
  await given.facts(shop, { prevent_duplicates_seconds: WINDOW_SECONDS });
  return shop;
}

describe("an account with prevent_duplicates", () => {
  it("refuses the same amount to the same target for a while, and names the first", async () => {
    const shop = await guarded();
    const { id } = sendOf(await shop.api.createSend({ body: SALE }));
    const answer = await shop.api.createSend({ body: saleWith({ target: "+263771234567" }) });
    const meta = { window_seconds: WINDOW_SECONDS };
    await expectRefusal(answer, "duplicate_suspected", { param: "target", meta, resource: id });
  });

  it.each([
    ["another amount", { amount: "5.01" }],
    ["another target", { target: "0771234568" }],
    ["the other currency", { currency: "ZWG" }],
  ])("takes %s", async (_, changes) => {
    const shop = await guarded();
    await shop.api.createSend({ body: SALE });
    expect((await shop.api.createSend({ body: saleWith(changes) })).status).toBe(202);
  });

  it("takes the same sale again after the window", async () => {
    const shop = await guarded();
    await shop.api.createSend({ body: SALE });
    await shop.api.advanceTestClock({ body: { seconds: WINDOW_SECONDS - 10 } });
    await expectRefusal(await shop.api.createSend({ body: SALE }), "duplicate_suspected");
    await shop.api.advanceTestClock({ body: { seconds: 11 } });
    expect((await shop.api.createSend({ body: SALE })).status).toBe(202);
  });

  it("looks at the sales of every key", async () => {
    const shop = await guarded();
    const till = await given.key(shop);
    await shop.api.createSend({ body: SALE });
    await expectRefusal(await till.api.createSend({ body: SALE }), "duplicate_suspected");
  });

  it("takes the same sale again when the first one's Credit came back", async () => {
    const shop = await guarded();
    const failing = saleWith({ target: "0771230002" });
    await shop.api.createSend({ body: failing });
    await drain(shop);
    await pass(shop);
    expect((await shop.api.createSend({ body: failing })).status).toBe(202);
  });

  it("takes it after a customer's paid sale failed, and not after a delivery", async () => {
    const shop = await guarded();
    await ended(shop, "failed");
    expect((await shop.api.createSend({ body: SALE })).status).toBe(202);
    const other = await guarded();
    await ended(other, "delivered");
    await expectRefusal(await other.api.createSend({ body: SALE }), "duplicate_suspected");
  });

  it("takes a replay for a replay, and a used client_reference for its send", async () => {
    const shop = await guarded();
    const body = saleWith({ client_reference: "till4-1" });
    const first = await shop.api.createSend({ body, idempotency_key: "till4-1" });
    const replay = await shop.api.createSend({ body, idempotency_key: "till4-1" });
    const used = await shop.api.createSend({ body });
    expect([replay.status, used.status]).toEqual([202, 200]);
    expect(sendOf(used).id).toBe(sendOf(first).id);
  });
});

describe("an account without prevent_duplicates", () => {
  it("takes the same sale twice, and validate_only warns of it for five minutes", async () => {
    const shop = await given.organisation();
    expect((await validate(shop)).warnings).toEqual([]);
    await shop.api.createSend({ body: SALE });
    const { valid, warnings } = await validate(shop);
    expect(valid).toBe(true);
    expect(warnings.map(({ code }) => code)).toEqual(["duplicate_recent"]);
    expect((await shop.api.createSend({ body: SALE })).status).toBe(202);
    await shop.api.advanceTestClock({ body: { seconds: 301 } });
    expect((await validate(shop)).warnings).toEqual([]);
  });
});
