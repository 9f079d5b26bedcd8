import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { invited, inviter, newAddress, newNumber } from "../../kit/invites.ts";
import { signedInMember } from "../../kit/members.ts";
import { invitedMember, invitedPerson, personAt } from "../../kit/people.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("GET /organisations/invites", () => {
  it("lists what a person is invited to, of all organisations, newest first", async () => {
    const [one, two] = [
      await given.organisation({ name: "Mbare Tuck Shops" }),
      await given.organisation({ name: "Harare Taxis" }),
    ];
    const email = newAddress();
    const first = await invited(one.live, { email, role: "developer" });
    const second = await invited(two, { email: email.toUpperCase() });
    const { api } = await personAt(email, one);
    const { status, body } = await api.listOrganisationInvites();
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ object: "list", url: "/dev/v1/organisations/invites" },
      data: [
        { ...second, account_name: "Harare Taxis" },
        { ...first, account_name: "Mbare Tuck Shops" },
      ],
      ...{ has_more: false, next_cursor: null },
    });
    expect(body.data.map(({ livemode }) => livemode)).toEqual([false, true]);
  });

  it("goes by what was proven: an address proves no number, and a number no address", async () => {
    const shop = await given.organisation();
    const [email, phone] = [newAddress(), newNumber()];
    const by_mail = await invited(shop.live, { email });
    const other = await given.organisation();
    const by_text = await invited(other.live, { phone });
    const [reader, texter] = [await personAt(email, shop), await personAt(phone, shop)];
    const idsOf = async ({ api }: typeof reader) =>
      (await api.listOrganisationInvites()).body.data.map(({ id }) => id);
    expect(await idsOf(reader)).toEqual([by_mail.id]);
    expect(await idsOf(texter)).toEqual([by_text.id]);
  });

  it("leaves out what is answered, revoked, over, or of a closed account", async () => {
    const shop = await given.organisation();
    const owner = await inviter(shop);
    const person = await invitedPerson(shop);
    const count = async () => (await person.api.listOrganisationInvites()).body.data.length;
    expect(await count()).toBe(1);
    await owner.api.deleteInvite({ path: { invite_id: person.invite_id } });
    expect(await count()).toBe(0);
    await invited(shop, { email: person.address }, owner);
    expect(await count()).toBe(1);
    await shop.api.advanceTestClock({ body: { seconds: 14 * 86_400 } });
    expect(await count()).toBe(0);
    await invited(shop, { email: person.address }, owner);
    expect(await count()).toBe(1);
    await given.status(shop, "closed");
    expect(await count()).toBe(0);
  });

  it("is no business of the organisation that the person works for", async () => {
    const shop = await given.organisation({ name: "A rival" });
    const { api, elsewhere } = await invitedMember(shop);
    expect((await api.listOrganisationInvites()).body.data).toHaveLength(1);
    await given.status(elsewhere.live, "closed");
    expect((await api.listOrganisationInvites()).body.data).toHaveLength(1);
    const logged = JSON.stringify([
      await elsewhere.live.probe.rows("request_logs"),
      await elsewhere.live.probe.rows("request_bodies"),
      await shop.probe.rows("request_logs"),
    ]);
    expect(logged).not.toContain("listOrganisationInvites");
  });

  it("is limited by person, takes no query, and ends with the session", async () => {
    const shop = await given.organisation();
    const { api, browser } = await signedInMember(shop);
    const colour = { query: { colour: "red" } } as never;
    await expectRefusal(await api.listOrganisationInvites(colour), "unknown_parameter");
    const two = { query: { colour: "red", size: "9" } } as never;
    await expectRefusal(await api.listOrganisationInvites(two), "invalid_request");
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => api.listOrganisationInvites()),
    );
    expect(answers.map(({ status }) => status)).toContain(429);
    browser.cookie = "0".repeat(43);
    await expectRefusal(await api.listOrganisationInvites(), "session_required");
  });
});
