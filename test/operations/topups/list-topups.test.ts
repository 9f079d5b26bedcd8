import { describe, expect, it } from "vitest";
import { pass } from "../../kit/drain.ts";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { topUp } from "../../kit/topups.ts";

async function idsOf({ api }: Pick<Shop, "api">, query: object = {}): Promise<string[]> {
  return (await api.listTopups({ query })).body.data.map(({ id }) => id);
}

describe("the list of top-ups", () => {
  it("shows the newest first, each as it is shown alone", async () => {
    const shop = await given.organisation();
    const card = await topUp(shop);
    const transfer = await topUp(shop, { method: "bank_transfer", currency: "ZWG" });
    const { status, body } = await shop.api.listTopups();
    expect(status).toBe(200);
    expect(body).toEqual({
      object: "list",
      url: "/dev/v1/credit/topups",
      data: [transfer, card],
      has_more: false,
      next_cursor: null,
    });
  });

  it("filters by method and by status", async () => {
    const shop = await given.organisation();
    const { id: paid } = await topUp(shop);
    const { id: declined } = await topUp(shop, { amount: "10.02" });
    const { id: never } = await topUp(shop, { method: "bank_transfer", amount: "10.02" });
    await pass(shop);
    expect(await idsOf(shop, { status: "pending" })).toEqual([never]);
    expect(await idsOf(shop, { status: "succeeded" })).toEqual([paid]);
    expect(await idsOf(shop, { status: "failed", method: "card" })).toEqual([declined]);
    expect(await idsOf(shop, { method: "card" })).toEqual([declined, paid]);
    expect(await idsOf(shop, { method: "bank_transfer", status: "expired" })).toEqual([]);
  });

  it("pages, and starts from nobody else's", async () => {
    const shop = await given.organisation();
    const made = [await topUp(shop), await topUp(shop), await topUp(shop)].map(({ id }) => id);
    const { body: page } = await shop.api.listTopups({ query: { limit: 2 } });
    expect(page.data.map(({ id }) => id)).toEqual([made[2], made[1]]);
    expect(page).toMatchObject({ has_more: true, next_cursor: made[1] });
    expect(await idsOf(shop, { starting_after: page.next_cursor })).toEqual([made[0]]);
    const other = await given.organisation();
    expect(await idsOf(other)).toEqual([]);
    const answer = await other.api.listTopups({ query: { starting_after: made[0] } });
    await expectRefusal(answer, "invalid_cursor", { param: "starting_after" });
  });

  it("knows no other status or method", async () => {
    const shop = await given.organisation();
    for (const param of ["status", "method"]) {
      const answer = await shop.api.listTopups({ query: { [param]: "none" } });
      await expectRefusal(answer, "parameter_invalid", { param });
    }
  });
});
