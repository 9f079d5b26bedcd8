import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("PATCH /groups/{group_id}", () => {
  it("changes what is sent, and takes back what GET shows", async () => {
    const shop = await given.organisation();
    const center = await given.costCenter(shop);
    const filter = { cost_center: center.id, tag: null };
    const group = await given.group(shop, { description: "F", filter, metadata: { a: "1" } });
    const path = { group_id: group.id };
    const { body } = await shop.api.updateGroup({ path, body: { name: "Drivers" } });
    expect(body).toEqual({ ...group, name: "Drivers" });
    await shop.api.updateCostCenter({
      path: { cost_center_id: center.id },
      body: { is_active: false },
    });
    const changed = await shop.api.updateGroup({
      path,
      body: { description: null, filter, metadata: null },
    });
    expect(changed.body).toMatchObject({ description: null, filter, metadata: {} });
    const tagged = await shop.api.updateGroup({ path, body: { filter: { tag: "driver" } } });
    expect(tagged.body.filter).toEqual({ cost_center: null, tag: "driver" });
  });

  it("keeps the kind of a group", async () => {
    const shop = await given.organisation();
    const [plain, dynamic] = [
      await given.group(shop),
      await given.group(shop, { filter: { tag: "driver" } }),
    ];
    const update = (group_id: string, body: object) =>
      shop.api.updateGroup({ path: { group_id }, body });
    const filter = { tag: "driver" };
    await expectRefusal(await update(plain.id, { filter }), "parameter_invalid");
    expect((await update(plain.id, { filter: null })).status).toBe(200);
    const none = await update(dynamic.id, { filter: null });
    await expectRefusal(none, "parameter_invalid", { param: "filter" });
  });

  it("refuses a name that another has, and a cost centre that nobody has", async () => {
    const shop = await given.organisation();
    const other = await given.group(shop);
    const { id: group_id } = await given.group(shop, { filter: { tag: "driver" } });
    const update = (body: object) => shop.api.updateGroup({ path: { group_id }, body });
    await expectRefusal(await update({ name: other.name }), "duplicate_resource", {
      param: "name",
      resource: other.id,
    });
    const filter = { cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt" };
    await expectRefusal(await update({ filter }), "reference_not_found");
    const metadata = { a: "x".repeat(501) };
    await expectRefusal(await update({ metadata }), "invalid_metadata");
  });
});
