import { findByRefs, findMembers, refName } from "@svc/server/directory/recipients/index.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const METERS = ["37140010010", "37140030000"];

describe("findByRefs", () => {
  it("finds recipients of several accounts by either ID, and nobody else's", async () => {
    const [shop, other] = [await given.organisation(), await given.organisation()];
    const own = { external_id: "own-1", meters: METERS.map((number) => ({ number })) };
    const one = await given.recipient(shop, own);
    const two = await given.recipient(other, { external_id: "own-1" });
    const asked = [
      { account_id: shop.account_id, ref: one.id },
      { account_id: shop.account_id, ref: "ext:own-1" },
      { account_id: other.account_id, ref: "ext:own-1" },
      { account_id: shop.account_id, ref: two.id },
      { account_id: shop.live.account_id, ref: "ext:own-1" },
      { account_id: shop.account_id, ref: "nothing" },
    ];
    const { database } = await testServer();
    const found = await database.read((read) => findByRefs(read, asked));
    const ids = asked.map((ref) => found.get(refName(ref))?.id ?? null);
    const [first, second] = [parseId("rcp", one.id), parseId("rcp", two.id)];
    expect(ids).toEqual([first, first, second, null, null, null]);
    expect(found.get(refName(asked[0] as never))).toMatchObject({
      name: "Tendai Ncube",
      first_name: "Tendai",
      phone: "+263772345678",
      default_meter: METERS[0],
      meters: METERS,
      status: "active",
    });
  });
});

describe("findMembers", () => {
  it("finds the people of a group with their meters, and null where there is none", async () => {
    const shop = await given.organisation();
    const group = await given.group(shop);
    const meters = METERS.map((number) => ({ number }));
    const one = await given.recipient(shop, { groups: [group.id], meters });
    const two = await given.recipient(shop, { groups: [group.id] });
    const { database } = await testServer();
    const membersOf = async (account_id: string) =>
      await database.read((read) =>
        findMembers(read, { account_id, group_id: parseId("grp", group.id) ?? "", limit: 10 }),
      );
    const found = (await membersOf(shop.account_id)) ?? [];
    expect(found.map(({ id }) => id)).toEqual([parseId("rcp", one.id), parseId("rcp", two.id)]);
    expect(found.map((person) => person.meters)).toEqual([METERS, []]);
    expect(await membersOf(shop.live.account_id)).toBeNull();
  });
});
