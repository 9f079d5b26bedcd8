import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { invited, inviter } from "../../kit/invites.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

describe("DELETE /invites/{invite_id}", () => {
  it("revokes an invitation, once and again", async () => {
    const shop = await given.organisation();
    const owner = await inviter(shop);
    const invite = await invited(shop, {}, owner);
    const path = { invite_id: invite.id };
    const revoked = { ...invite, status: "revoked" };
    for (let asked = 0; asked < 2; asked += 1) {
      const answer = await owner.api.deleteInvite({ path });
      expect([answer.status, answer.body]).toEqual([200, revoked]);
    }
    const { body } = await shop.api.listAuditEvents({ query: { action: "invite.revoked" } });
    expect(body.data).toMatchObject([
      { object_id: invite.id, changes: { status: ["pending", "revoked"] } },
    ]);
  });

  it("refuses one that is over", async () => {
    const shop = await given.organisation();
    const owner = await inviter(shop);
    const path = { invite_id: (await invited(shop, {}, owner)).id };
    await shop.api.advanceTestClock({ body: { seconds: 14 * 86_400 } });
    const answer = await owner.api.deleteInvite({ path });
    await expectRefusal(answer, "invalid_transition", { meta: { status: "expired" } });
  });

  it.each(["developer", "viewer"] as const)("refuses a key of one who is %s", async (role) => {
    const shop = await given.organisation();
    const path = { invite_id: (await invited(shop)).id };
    const { api } = await given.member(shop, role);
    const meta = { roles: ["owner", "admin"] };
    await expectRefusal(await api.deleteInvite({ path }), "role_required", { meta });
  });

  it("leaves an owner's invitation to owners", async () => {
    const shop = await given.organisation();
    const path = { invite_id: (await invited(shop, { role: "owner" })).id };
    const admin = await given.member(shop, "admin");
    const meta = { roles: ["owner"] };
    await expectRefusal(await admin.api.deleteInvite({ path }), "role_required", { meta });
    expect((await (await inviter(shop)).api.deleteInvite({ path })).status).toBe(200);
  });

  it("is seen by no other organisation", async () => {
    const shop = await given.organisation();
    const path = { invite_id: (await invited(shop)).id };
    const { api } = await given.member(await given.stranger(), "owner");
    await expectRefusal(await api.deleteInvite({ path }), "resource_missing");
    await expectUnseen("getInvite", { path });
  });
});
