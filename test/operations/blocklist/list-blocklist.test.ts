import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("GET /blocklist", () => {
  it("lists what is blocked, newest first, page by page", async () => {
    const shop = await given.organisation();
    const first = await given.blocked(shop, "+263771234567");
    const second = await given.blocked(shop, "37140030000");
    const { body } = await shop.api.listBlocklist();
    expect(body.data.map(({ id, target }) => [id, target])).toEqual([
      [second, "37140030000"],
      [first, "+263771234567"],
    ]);
    const page = await shop.api.listBlocklist({ query: { limit: 1, starting_after: second } });
    expect([page.body.data[0]?.id, page.body.has_more]).toEqual([first, false]);
    expect((await shop.live.api.listBlocklist()).body.data).toEqual([]);
  });

  it("finds one target, in any form of its number", async () => {
    const shop = await given.organisation();
    const id = await given.blocked(shop, "+263771234567");
    await given.blocked(shop, "37140030000");
    const listed = async (target: string) =>
      (await shop.api.listBlocklist({ query: { target } })).body.data.map((one) => one.id);
    expect(await listed("0771234567")).toEqual([id]);
    expect(await listed("0779999999")).toEqual([]);
    const answer = await shop.api.listBlocklist({ query: { target: "0242700000" } });
    await expectRefusal(answer, "invalid_phone", { param: "target" });
  });
});
