import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const POWER = { target: "37140030000", amount: "10.00", token_phone: "0771234567" };

describe("GET /batches/{batch_id}/items", () => {
  it("lists the lines, the last one first, and page by page", async () => {
    const { id: batch_id } = await given.batch(shop);
    const path = { batch_id };
    const { status, body } = await shop.api.listBatchItems({ path, query: { limit: 1 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ url: `/dev/v1/batches/${batch_id}/items`, has_more: true },
      data: [{ line: 2, status: "pending", send: null, amount: "3.00", token: null, error: null }],
    });
    const starting_after = body.next_cursor ?? "";
    const next = await shop.api.listBatchItems({ path, query: { starting_after } });
    expect(next.body.data.map(({ line }) => line)).toEqual([1]);
  });

  it("lists those of a status or with a value of metadata, and shows their sends", async () => {
    const items = [
      { target: "0771234567", amount: "5.00", metadata: { till: "4" } },
      { target: "0771230002", amount: "3.00" },
    ];
    const { id: batch_id } = await given.batch(shop, { items });
    await drain(shop);
    await pass(shop);
    const path = { batch_id };
    const linesOf = async (query: object) =>
      (await shop.api.listBatchItems({ path, query })).body.data;
    expect(await linesOf({ status: "failed" })).toMatchObject([
      { line: 2, failure_code: "network_rejected", error: null },
    ]);
    expect(await linesOf({ metadata: { till: "4" } })).toMatchObject([{ line: 1 }]);
    expect(await linesOf({ status: "delivered", expand: ["data.send"] })).toMatchObject([
      { send: { object: "send", status: "delivered", batch: batch_id } },
    ]);
  });

  it("shows a token as the reader of its send may see it", async () => {
    const { id: batch_id } = await given.batch(shop, { items: [POWER] });
    for (let step = 0; step < 3; step += 1) await pass(shop);
    const path = { batch_id };
    const clear = await shop.api.listBatchItems({ path });
    expect(clear.body.data[0]?.token).toMatch(/^\d{4} ?\d/);
    const { api } = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const masked = await api.listBatchItems({ path });
    expect(masked.body.data[0]?.token).toContain("*");
  });

  it("refuses cursors, filters and fields that are none", async () => {
    const { id: batch_id } = await given.batch(shop);
    const path = { batch_id };
    const ask = async (query: object) => await shop.api.listBatchItems({ path, query });
    await expectRefusal(await ask({ starting_after: "bit_1" }), "invalid_cursor");
    await expectRefusal(await ask({ expand: ["data.batch"] }), "invalid_expand");
    await expectRefusal(await ask({ metadata: { "a b": "c" } }), "parameter_invalid");
    await expectRefusal(await ask({ "created[gt]": "yesterday" }), "invalid_time");
  });
});
