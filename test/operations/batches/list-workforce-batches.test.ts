import { beforeEach, describe, expect, it } from "vitest";
import { statementsOf } from "../../kit/count-statements.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const LINES = [{ phone: "0771234567", name: "Tariro", amount: "1.00" }];

async function allocated(body: object = {}): Promise<string> {
  const { body: made } = await shop.api.allocateToWorkforce({
    body: { kind: "airtime", lines: LINES, ...body } as never,
  });
  return made.reference;
}

const listed = async (query: object = {}) => {
  const { body } = await shop.api.listWorkforceBatches({ query: query as never });
  return body.data.map(({ reference }) => reference);
};

describe("GET /workforce/batches", () => {
  it("shows allocations newest first, page by page, without their lines", async () => {
    const references = [await allocated(), await allocated(), await allocated()];
    await given.batch(shop);
    const { status, body } = await shop.api.listWorkforceBatches({ query: { page_size: 2 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: "page", page: 1, page_size: 2, total: 3, pages: 2 });
    expect(body.data[0]).not.toHaveProperty("items");
    expect(body.data[0]).toMatchObject({ kind: "airtime", counts: { total: 1, pending: 1 } });
    expect(await listed({ page_size: 2 })).toEqual(references.toReversed().slice(0, 2));
    expect(await listed({ page: 2, page_size: 2 })).toEqual(references.slice(0, 1));
    const stranger = await given.stranger();
    expect((await stranger.api.listWorkforceBatches()).body.total).toBe(0);
  });

  it("finds those of a state, of a cost centre or none, and of some days", async () => {
    const center = await given.costCenter(shop);
    const booked = await allocated({ cost_center_id: center.id });
    const other = await allocated();
    expect(await listed({ cost_center: center.id })).toEqual([booked]);
    expect(await listed({ cost_center: "none" })).toEqual([other]);
    await drain(shop);
    await pass(shop);
    expect(await listed({ status: "completed" })).toEqual([other, booked]);
    expect(await listed({ status: "cancelled" })).toEqual([]);
    await pass(shop, { seconds: 40 * 86_400 });
    expect(await listed()).toEqual([]);
    const { body } = await shop.api.getTestClock();
    const from = new Date((body.now - 60 * 86_400) * 1_000).toISOString().slice(0, 10);
    expect(await listed({ from })).toEqual([other, booked]);
  });

  it("refuses a cost centre that there is not, and more than 366 days", async () => {
    const unknown = { cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt" };
    const center = await shop.api.listWorkforceBatches({ query: unknown });
    await expectRefusal(center, "reference_not_found", { param: "cost_center" });
    const days = { from: "2025-01-01", to: "2026-01-02" };
    await expectRefusal(await shop.api.listWorkforceBatches({ query: days }), "time_out_of_range");
  });

  it("takes as many statements for a page of many as for one", async () => {
    await allocated();
    const query = { page_size: 50 };
    const count = () => statementsOf(shop.key.secret, "listWorkforceBatches", { query });
    const of_one = await count();
    for (let made = 1; made < 20; made += 1) await allocated();
    expect(await count()).toBe(of_one);
  });
});
