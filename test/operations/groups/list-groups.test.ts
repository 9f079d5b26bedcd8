import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";

describe("GET /groups", () => {
  it("lists the groups of the mode, newest first, by kind and metadata", async () => {
    const shop = await given.organisation();
    const plain = await given.group(shop, { metadata: { branch: "4" } });
    const dynamic = await given.group(shop, { filter: { tag: "driver" } });
    await given.group(shop.live);
    const listed = async (query = {}) =>
      (await shop.api.listGroups({ query })).body.data.map(({ id }) => id);
    expect(await listed()).toEqual([dynamic.id, plain.id]);
    expect(await listed({ kind: "static" })).toEqual([plain.id]);
    expect(await listed({ kind: "dynamic" })).toEqual([dynamic.id]);
    expect(await listed({ metadata: { branch: "4" } })).toEqual([plain.id]);
    expect(await listed({ limit: 1, starting_after: dynamic.id })).toEqual([plain.id]);
  });
});
