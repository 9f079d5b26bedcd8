import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { whilePaused } from "../products/pause.ts";
import { nowOf, SALE, saleWith } from "./sale.ts";

const PAUSE = { product: "airtime-usd", network: "econet" };

describe("a sale of a product that is paused on its network", () => {
  it("is product_unavailable, with both in meta; the catalogue says the same", async () => {
    const shop = await given.organisation();
    await whilePaused(PAUSE, async () => {
      const answer = await shop.api.createSend({ body: SALE });
      const meta = { product: "airtime-usd", network: "econet" };
      await expectRefusal(answer, "product_unavailable", { param: "product", meta });
      const { body } = await shop.api.getProduct({ path: { product_id: "airtime-usd" } });
      expect(body.networks.find(({ network }) => network === "econet")?.available).toBe(false);
    });
  });

  it("is refused though it would go out later", async () => {
    const shop = await given.organisation();
    const body = saleWith({ scheduled_for: (await nowOf(shop)) + 86_400 });
    await whilePaused(PAUSE, async () => {
      await expectRefusal(await shop.api.createSend({ body }), "product_unavailable");
    });
  });

  it("is made on another network, and in the other currency", async () => {
    const shop = await given.organisation();
    await whilePaused(PAUSE, async () => {
      for (const changes of [{ target: "0721234567" }, { currency: "ZWG" }]) {
        expect((await shop.api.createSend({ body: saleWith(changes) })).status).toBe(202);
      }
    });
  });

  it("is made with the same Idempotency-Key once the pause is over", async () => {
    const shop = await given.organisation();
    const call = { body: SALE, idempotency_key: "till4-1" };
    await whilePaused(PAUSE, async () => {
      expect((await shop.api.createSend(call)).status).toBe(422);
    });
    expect((await shop.api.createSend(call)).status).toBe(202);
  });
});
