import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { approver } from "../../kit/members.ts";
import { expectRefusal } from "../../kit/refusal.ts";

async function shopOfTwo() {
  const shop = await given.organisation();
  const admin = await given.member(shop, "admin");
  const viewer = await given.member(shop, "viewer");
  return { shop, admin: admin.member_id, viewer: viewer.member_id };
}

describe("GET /members", () => {
  it("lists the members of the organisation to both modes, newest first", async () => {
    const { shop, admin, viewer } = await shopOfTwo();
    for (const asker of [shop, shop.live]) {
      const { status, body } = await asker.api.listMembers({});
      expect(status).toBe(200);
      expect(body.data.map(({ id }) => id)).toEqual([viewer, admin]);
      expect(body.data.every(({ livemode }) => livemode === (asker === shop.live))).toBe(true);
      expect(body).toMatchObject({ url: "/dev/v1/members", has_more: false, next_cursor: null });
    }
  });

  it("keeps members of one role", async () => {
    const { shop, admin } = await shopOfTwo();
    const { body } = await shop.api.listMembers({ query: { role: "admin" } });
    expect(body.data.map(({ id }) => id)).toEqual([admin]);
  });

  it("says of each whether they have a payment PIN", async () => {
    const { shop, admin, viewer } = await shopOfTwo();
    const { id: owner } = await approver(shop);
    const { body } = await shop.api.listMembers({});
    const pins = body.data.map(({ id, pin_set }) => [id, pin_set]);
    expect(pins).toEqual([
      [owner, true],
      [viewer, false],
      [admin, false],
    ]);
  });

  it("walks the list by cursor in both directions", async () => {
    const { shop, admin, viewer } = await shopOfTwo();
    const first = await shop.api.listMembers({ query: { limit: 1 } });
    expect(first.body).toMatchObject({ has_more: true, next_cursor: viewer });
    const after = await shop.api.listMembers({ query: { starting_after: viewer } });
    expect(after.body.data.map(({ id }) => id)).toEqual([admin]);
    const before = await shop.api.listMembers({ query: { ending_before: admin } });
    expect(before.body.data.map(({ id }) => id)).toEqual([viewer]);
  });

  it("refuses a cursor that is no member of the organisation", async () => {
    const { admin } = await shopOfTwo();
    const other = await given.organisation();
    const answer = await other.api.listMembers({ query: { starting_after: admin } });
    await expectRefusal(answer, "invalid_cursor", { param: "starting_after" });
  });

  it.each([
    [{ "created[gte]": "soon" }, "invalid_time"],
    [{ starting_after: "a", ending_before: "b" }, "conflicting_parameters"],
  ] as const)("refuses %j with %s", async (query, code) => {
    const { api } = await given.organisation();
    await expectRefusal(await api.listMembers({ query }), code);
  });

  it("refuses a key without the scope", async () => {
    const { shop } = await shopOfTwo();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    await expectRefusal(await till.api.listMembers({}), "insufficient_scope");
  });

  it("shows nothing of another organisation", async () => {
    await shopOfTwo();
    const other = await given.organisation();
    expect((await other.api.listMembers({})).body.data).toEqual([]);
  });
});
