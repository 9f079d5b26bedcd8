import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";

describe("GET /groups/{group_id}/members", () => {
  it("lists who is in a group, newest first, page by page", async () => {
    const shop = await given.organisation();
    const group = await given.group(shop);
    const dynamic = await given.group(shop, { filter: { tag: "driver" } });
    const both = { groups: [group.id], tags: ["driver"] };
    const [one, other] = [await given.recipient(shop, both), await given.recipient(shop, both)];
    await given.recipient(shop);
    for (const { id: group_id } of [group, dynamic]) {
      const path = { group_id };
      const { body } = await shop.api.listGroupMembers({ path });
      expect(body.data).toEqual([other, one]);
      expect(body.url).toBe(`/dev/v1/groups/${group_id}/members`);
      const query = { limit: 1, starting_after: other.id };
      const second = await shop.api.listGroupMembers({ path, query });
      expect([second.body.data, second.body.has_more]).toEqual([[one], false]);
    }
  });
});
