import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { invited, inviter } from "../../kit/invites.ts";
import { invitedPerson } from "../../kit/people.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("POST /organisations/invites/{invite_id}/decline", () => {
  it("ends an invitation for good, and the organisation can send another", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shops" });
    const { api, invite_id, address } = await invitedPerson(shop);
    const path = { invite_id };
    for (let asked = 0; asked < 2; asked += 1) {
      const { status, body } = await api.declineOrganisationInvite({ path });
      expect([status, body]).toMatchObject([
        200,
        { id: invite_id, status: "declined", account_name: "Mbare Tuck Shops" },
      ]);
    }
    expect((await shop.api.listMembers({ query: { role: "viewer" } })).body.data).toEqual([]);
    expect((await invited(shop, { email: address })).status).toBe("pending");
  });

  it("tells the organisation that it was declined, and not where the person is", async () => {
    const shop = await given.organisation();
    const { api, invite_id } = await invitedPerson(shop);
    await api.declineOrganisationInvite({ path: { invite_id } });
    const { body } = await shop.api.listAuditEvents({ query: { action: "invite.declined" } });
    expect(body.data).toMatchObject([
      {
        ...{ object_id: invite_id, changes: { status: ["pending", "declined"] } },
        ...{ actor: { type: "system", id: null }, ip: null, user_agent: null },
      },
    ]);
  });

  it("is refused of what was revoked or is accepted", async () => {
    const shop = await given.organisation();
    const owner = await inviter(shop);
    const { api, invite_id, address } = await invitedPerson(shop);
    await owner.api.deleteInvite({ path: { invite_id } });
    const revoked = await api.declineOrganisationInvite({ path: { invite_id } });
    await expectRefusal(revoked, "invalid_transition", { meta: { status: "revoked" } });
    const { id } = await invited(shop, { email: address }, owner);
    await api.acceptOrganisationInvite({ path: { invite_id: id } });
    const accepted = await api.declineOrganisationInvite({ path: { invite_id: id } });
    await expectRefusal(accepted, "invalid_transition", { meta: { status: "accepted" } });
  });

  it("is that of the invited person alone", async () => {
    const shop = await given.organisation();
    const { invite_id } = await invitedPerson(shop);
    const stranger = await invitedPerson(await given.organisation());
    const answer = await stranger.api.declineOrganisationInvite({ path: { invite_id } });
    await expectRefusal(answer, "resource_missing", { param: "invite_id" });
  });

  it("is limited by person, and takes neither query nor payload", async () => {
    const { api, invite_id } = await invitedPerson(await given.organisation());
    const path = { invite_id };
    const ask = (parts: object) => api.declineOrganisationInvite({ path, ...parts } as never);
    await expectRefusal(await ask({ query: { colour: "red" } }), "unknown_parameter");
    await expectRefusal(await ask({ query: { colour: "red", size: "9" } }), "invalid_request");
    await expectRefusal(await ask({ body: [1] }), "parameter_invalid");
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask({})));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
