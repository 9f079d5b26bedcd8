import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { invited, inviter, newAddress, newNumber } from "../../kit/invites.ts";
import { signedInMember } from "../../kit/members.ts";
import { invitedMember, invitedPerson, personAt } from "../../kit/people.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("POST /organisations/invites/{invite_id}/accept", () => {
  it("makes the person a member in the role of the invitation", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shops" });
    const { api, invite_id, address } = await invitedPerson(shop.live, { role: "developer" });
    const path = { invite_id };
    const { status, body } = await api.acceptOrganisationInvite({ path });
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ object: "organisation", name: "Mbare Tuck Shops", role: "developer" },
        ...{ livemode: true, account: shop.live.account, current: false },
      },
    ]);
    const { body: found } = await shop.live.api.listMembers({ query: { role: "developer" } });
    expect(found.data).toMatchObject([{ email: address, phone: null, invited_by: null }]);
    const accepted_by = found.data[0]?.id;
    const { body: invite } = await shop.live.api.getInvite({ path });
    expect(invite).toMatchObject({ status: "accepted", accepted_by, account_name: null });
    const { body: log } = await shop.live.api.listAuditEvents({ query: { object: invite_id } });
    expect(log.data.map(({ action, actor }) => [action, actor.type, actor.id])).toEqual([
      ["invite.accepted", "member", accepted_by],
      ["invite.created", "key", expect.any(String)],
    ]);
  });

  it("keeps what was proven alone: a number, where the person signed in with it", async () => {
    const shop = await given.organisation();
    const [phone, email] = [newNumber(), newAddress()];
    const { id: invite_id } = await invited(shop.live, { email, phone });
    const { api } = await personAt(phone, shop);
    await api.acceptOrganisationInvite({ path: { invite_id } });
    const { body } = await shop.api.listMembers({ query: { role: "viewer" } });
    expect(body.data).toMatchObject([{ email: null, phone }]);
  });

  it("answers again what it has done, and adds nobody twice", async () => {
    const shop = await given.organisation();
    const { api, invite_id } = await invitedPerson(shop.live);
    const path = { invite_id };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.acceptOrganisationInvite({ path })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await shop.api.listMembers({ query: { role: "viewer" } });
    expect(body.data).toHaveLength(1);
    expect((await api.acceptOrganisationInvite({ path })).body).toEqual(answers[0]?.body);
  });

  it("leaves a member whom another invitation made before in their role", async () => {
    const shop = await given.organisation();
    const { api, invite_id, address } = await invitedPerson(shop, { role: "viewer" });
    const of_live = await invited(shop.live, { email: address, role: "owner" });
    await api.acceptOrganisationInvite({ path: { invite_id } });
    const { body } = await api.acceptOrganisationInvite({ path: { invite_id: of_live.id } });
    expect(body).toMatchObject({ role: "viewer" });
    const { body: found } = await shop.api.listMembers();
    expect(found.data.filter(({ email }) => email === address)).toHaveLength(1);
  });

  it("is refused of what was revoked, declined or is over, and of a member who left", async () => {
    const shop = await given.organisation();
    const owner = await inviter(shop);
    const { api, invite_id, address } = await invitedPerson(shop);
    const refused = async (id: string, status: string) => {
      const answer = await api.acceptOrganisationInvite({ path: { invite_id: id } });
      await expectRefusal(answer, "invalid_transition", { meta: { status } });
    };
    await owner.api.deleteInvite({ path: { invite_id } });
    await refused(invite_id, "revoked");
    const declined = await invited(shop, { email: address }, owner);
    await api.declineOrganisationInvite({ path: { invite_id: declined.id } });
    await refused(declined.id, "declined");
    const late = await invited(shop, { email: address }, owner);
    await shop.api.advanceTestClock({ body: { seconds: 14 * 86_400 } });
    await refused(late.id, "expired");
    const { id } = await invited(shop, { email: address }, owner);
    await api.acceptOrganisationInvite({ path: { invite_id: id } });
    const { body } = await shop.api.getInvite({ path: { invite_id: id } });
    await owner.api.deleteMember({ path: { member_id: body.accepted_by ?? "" } });
    await refused(id, "accepted");
  });

  it("finds one winner of a person who accepts and an owner who revokes at once", async () => {
    const shop = await given.organisation();
    const owner = await inviter(shop);
    for (let round = 0; round < 5; round += 1) {
      const { api, invite_id } = await invitedPerson(shop);
      const path = { invite_id };
      const [accepted, revoked] = await Promise.all([
        api.acceptOrganisationInvite({ path }),
        owner.api.deleteInvite({ path }),
      ]);
      expect([accepted.status, revoked.status].toSorted()).toEqual([200, 409]);
      const { body } = await shop.api.getInvite({ path });
      expect(body.status).toBe(accepted.status === 200 ? "accepted" : "revoked");
      expect(body.accepted_by === null).toBe(accepted.status === 409);
    }
  });

  it("is that of the invited person alone", async () => {
    const shop = await given.organisation();
    const { invite_id } = await invitedPerson(shop);
    const path = { invite_id };
    const stranger = await invitedPerson(await given.organisation());
    const member = await signedInMember(shop, { role: "owner" });
    for (const { api } of [stranger, member]) {
      await expectRefusal(await api.acceptOrganisationInvite({ path }), "resource_missing");
    }
    const unknown = { invite_id: "inv_0031JkhqSIjOugM1yTMAd7V3" };
    const none = await stranger.api.acceptOrganisationInvite({ path: unknown });
    await expectRefusal(none, "resource_missing", { param: "invite_id" });
  });

  it("lets a member of one organisation into another, and tells neither of the other", async () => {
    const shop = await given.organisation();
    const { api, invite_id, email, elsewhere } = await invitedMember(shop.live);
    await api.acceptOrganisationInvite({ path: { invite_id } });
    const { body } = await shop.live.api.listMembers({ query: { role: "admin" } });
    expect(body.data).toMatchObject([{ email }]);
    const told = JSON.stringify([
      await elsewhere.live.probe.rows("audit_entries"),
      await elsewhere.live.probe.rows("request_logs"),
    ]);
    expect(told).not.toContain(invite_id);
  });

  it("is limited by person, and takes neither query nor payload", async () => {
    const { api, invite_id } = await invitedPerson(await given.organisation());
    const path = { invite_id };
    const ask = (parts: object) => api.acceptOrganisationInvite({ path, ...parts } as never);
    await expectRefusal(await ask({ query: { colour: "red" } }), "unknown_parameter");
    await expectRefusal(await ask({ query: { colour: "red", size: "9" } }), "invalid_request");
    await expectRefusal(await ask({ body: [1] }), "parameter_invalid");
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask({})));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
