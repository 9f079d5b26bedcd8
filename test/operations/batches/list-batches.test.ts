import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("GET /batches", () => {
  it("lists batches, newest first, with the counts of each", async () => {
    const first = await given.batch(shop);
    const second = await given.batch(shop, { items: [{ target: "0771234567", amount: "1.00" }] });
    const { status, body } = await shop.api.listBatches();
    expect(status).toBe(200);
    expect(body.data.map(({ id, counts }) => [id, counts.pending])).toEqual([
      [second.id, 1],
      [first.id, 2],
    ]);
    const stranger = await given.organisation();
    expect((await stranger.api.listBatches()).body.data).toEqual([]);
  });

  it("lists those of a status, or with a value of metadata", async () => {
    const cancelled = await given.batch(shop, { metadata: { month: "10" } });
    await shop.api.cancelBatch({ path: { batch_id: cancelled.id } });
    await given.batch(shop, { metadata: { month: "11" } });
    const idsOf = async (query: object) =>
      (await shop.api.listBatches({ query })).body.data.map(({ id }) => id);
    expect(await idsOf({ status: "cancelled" })).toEqual([cancelled.id]);
    expect(await idsOf({ metadata: { month: "10" } })).toEqual([cancelled.id]);
    expect(await idsOf({ status: "completed" })).toEqual([]);
  });

  it("refuses filters and cursors that are none", async () => {
    const { api } = shop;
    await expectRefusal(
      await api.listBatches({ query: { starting_after: "bch_1" } }),
      "invalid_cursor",
    );
    const metadata = { "a b": "c" };
    await expectRefusal(await api.listBatches({ query: { metadata } }), "parameter_invalid");
  });
});
