import { describe, expect, it } from "vitest";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

/** A group that is full, of people who need not exist. */
async function fullGroup(shop: Shop): Promise<string> {
  const { id } = await given.group(shop, { name: "Everybody" });
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      insert into group_members (account_id, group_id, recipient_id)
      select account_id, id, gen_random_uuid() from groups, generate_series(1, 10000)
      where account_id = ${shop.account_id} and name = 'Everybody'`,
  );
  return id;
}

describe("POST /groups/{group_id}/members", () => {
  it("adds and removes, by either ID, and does not mind a repeat", async () => {
    const shop = await given.organisation();
    const { id: group_id } = await given.group(shop);
    const one = await given.recipient(shop, { external_id: "loyalty-1" });
    const other = await given.recipient(shop, { groups: [group_id] });
    const change = async (body: object) =>
      (await shop.api.updateGroupMembers({ path: { group_id }, body })).body.member_count;
    const swap = { add: ["ext:loyalty-1", one.id], remove: [other.id] };
    expect([await change(swap), await change(swap)]).toEqual([1, 1]);
    const { body } = await shop.api.listGroupMembers({ path: { group_id } });
    expect(body.data.map(({ id }) => id)).toEqual([one.id]);
    expect(await change({ remove: ["ext:loyalty-1"] })).toBe(0);
  });

  it("changes nothing when one of them is wrong", async () => {
    const shop = await given.organisation();
    const { id: group_id } = await given.group(shop);
    const [one, leaving] = [await given.recipient(shop), await given.recipient(shop)];
    await shop.api.deleteRecipient({ path: { recipient_id: leaving.id } });
    const change = (body: object) => shop.api.updateGroupMembers({ path: { group_id }, body });
    const unknown = await change({ add: [one.id, "ext:nobody"] });
    await expectRefusal(unknown, "reference_not_found", { param: "add[1]" });
    const erased = await change({ add: [one.id, leaving.id] });
    await expectRefusal(erased, "erased_recipient", { param: "add" });
    await expectRefusal(await change({}), "parameter_missing", { param: "add" });
    expect((await change({ remove: [leaving.id] })).status).toBe(200);
  });

  it("sets no members of a dynamic group", async () => {
    const shop = await given.organisation();
    const { id: group_id } = await given.group(shop, { filter: { tag: "driver" } });
    const add = [(await given.recipient(shop)).id];
    const answer = await shop.api.updateGroupMembers({ path: { group_id }, body: { add } });
    await expectRefusal(answer, "parameter_invalid", { param: "group_id" });
  });

  it("stops at 10,000, whoever adds", async () => {
    const shop = await given.organisation();
    const group_id = await fullGroup(shop);
    const add = [(await given.recipient(shop)).id];
    const answer = await shop.api.updateGroupMembers({ path: { group_id }, body: { add } });
    await expectRefusal(answer, "limit_reached", { meta: { max: 10_000 } });
    const body = { name: "Rudo", phone: "0771234567", groups: [group_id] };
    await expectRefusal(await shop.api.createRecipient({ body }), "limit_reached");
  });

  it("counts each of fifty who join at once", async () => {
    const shop = await given.organisation();
    const { id: group_id } = await given.group(shop);
    const people = await Promise.all(Array.from({ length: 50 }, () => given.recipient(shop)));
    const joined = people.map(({ id }) =>
      shop.api.updateGroupMembers({ path: { group_id }, body: { add: [id] } }),
    );
    const counts = (await Promise.all(joined)).map(({ body }) => body.member_count);
    expect(Math.max(...counts)).toBe(50);
  });
});
