import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { approver, signedInMember } from "../../kit/members.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

const SALE = { target: "0771234567", amount: "1.00", currency: "USD" } as const;

describe("DELETE /members/{member_id}", () => {
  it("removes a member, and returns them as they were", async () => {
    const shop = await given.organisation();
    const { id: member_id } = await approver(shop, { role: "admin" });
    const path = { member_id };
    const { status, body } = await shop.live.api.deleteMember({ path });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: member_id, role: "admin", pin_set: true, status: "active" });
    for (const { api } of [shop, shop.live]) {
      await expectRefusal(await api.getMember({ path }), "resource_missing");
      expect((await api.listMembers()).body.data).toEqual([]);
    }
    await expectRefusal(await shop.live.api.deleteMember({ path }), "resource_missing");
  });

  it("signs the person out, and leaves their keys selling", async () => {
    const shop = await given.organisation();
    const { id: member_id, browser } = await signedInMember(shop, { role: "developer" });
    const key = await given.member(shop, "developer");
    expect((await browser.get("/dashboard")).status).toBe(200);
    await shop.live.api.deleteMember({ path: { member_id } });
    expect((await browser.get("/dashboard")).status).toBe(303);
    await shop.live.api.deleteMember({ path: { member_id: key.member_id } });
    expect((await key.api.createSend({ body: SALE })).status).toBe(202);
  });

  it("is audited", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "viewer");
    await shop.live.api.deleteMember({ path: { member_id } });
    const { body } = await shop.live.api.listAuditEvents({ query: { object: member_id } });
    expect(body.data).toMatchObject([
      { action: "member.removed", changes: { role: ["viewer", null] } },
    ]);
  });

  it.each([
    ["developer", "viewer", ["owner", "admin"]],
    ["viewer", "viewer", ["owner", "admin"]],
    ["admin", "owner", ["owner"]],
  ] as const)("refuses a key of one who is %s to remove a %s", async (asks, is, roles) => {
    const shop = await given.organisation();
    const { api } = await given.member(shop, asks);
    const { member_id } = await given.member(shop, is);
    const answer = await api.deleteMember({ path: { member_id } });
    await expectRefusal(answer, "role_required", { meta: { roles } });
  });

  it("refuses to remove the last owner, also to themselves", async () => {
    const shop = await given.organisation();
    const { api, member_id } = await given.member(shop, "owner");
    await expectRefusal(await api.deleteMember({ path: { member_id } }), "last_owner");
    await expectRefusal(await shop.live.api.deleteMember({ path: { member_id } }), "last_owner");
  });

  it("refuses the test key that the service made", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "viewer");
    const answer = await shop.api.deleteMember({ path: { member_id } });
    await expectRefusal(answer, "role_required", { meta: { roles: ["owner", "admin"] } });
  });

  it("refuses a key without the scope", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "viewer");
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    await expectRefusal(await till.api.deleteMember({ path: { member_id } }), "insufficient_scope");
  });

  it("is seen by no other organisation", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "viewer");
    await expectUnseen("deleteMember", { path: { member_id } });
  });
});
