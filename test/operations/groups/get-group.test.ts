import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("GET /groups/{group_id}", () => {
  it("counts who is in it at this moment", async () => {
    const shop = await given.organisation();
    const group = await given.group(shop);
    const dynamic = await given.group(shop, { filter: { tag: "driver" } });
    const { id } = await given.recipient(shop, { groups: [group.id], tags: ["driver"] });
    const counts = async () => {
      const both = [group.id, dynamic.id].map((group_id) =>
        shop.api.getGroup({ path: { group_id } }),
      );
      return (await Promise.all(both)).map(({ body }) => body.member_count);
    };
    expect(await counts()).toEqual([1, 1]);
    await shop.api.updateRecipient({ path: { recipient_id: id }, body: { tags: [] } });
    expect(await counts()).toEqual([1, 0]);
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    expect(await counts()).toEqual([0, 0]);
  });

  it("finds none that there is not", async () => {
    const { api } = await given.organisation();
    const path = { group_id: "grp_0031JkpZPPPP6UeP3C4DSA7L" };
    await expectRefusal(await api.getGroup({ path }), "resource_missing", { param: "group_id" });
  });
});
