import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("DELETE /groups/{group_id}", () => {
  it("deletes the group, keeps its recipients, and frees the name", async () => {
    const shop = await given.organisation();
    const { id: group_id } = await given.group(shop, { name: "Night shift" });
    const { id } = await given.recipient(shop, { groups: [group_id] });
    const { status, body } = await shop.api.deleteGroup({ path: { group_id } });
    expect([status, body.member_count]).toEqual([200, 1]);
    const gone = await shop.api.getGroup({ path: { group_id } });
    await expectRefusal(gone, "resource_missing");
    const kept = await shop.api.getRecipient({ path: { recipient_id: id } });
    expect([kept.body.status, kept.body.groups]).toEqual(["active", []]);
    await given.group(shop, { name: "Night shift" });
  });
});

it("keeps a group that a schedule goes to", async () => {
  const shop = await given.organisation();
  const { id: group_id } = await given.group(shop);
  const { id } = await given.schedule(shop, { group: group_id });
  const refused = await shop.api.deleteGroup({ path: { group_id } });
  await expectRefusal(refused, "resource_in_use", { resource: id });
  await shop.api.deleteSchedule({ path: { schedule_id: id } });
  expect((await shop.api.deleteGroup({ path: { group_id } })).status).toBe(200);
});
