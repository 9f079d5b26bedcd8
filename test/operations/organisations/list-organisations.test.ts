import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { signedInMember } from "../../kit/members.ts";
import { invitedMember, invitedPerson } from "../../kit/people.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("GET /organisations", () => {
  it("lists where a person belongs, with their role, and where they are", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shops" });
    const { api } = await signedInMember(shop, { role: "developer" });
    const { status, body } = await api.listOrganisations();
    expect(status).toBe(200);
    expect(body).toMatchObject({ url: "/dev/v1/organisations", has_more: false });
    expect(body.data).toMatchObject([
      {
        ...{ object: "organisation", name: "Mbare Tuck Shops", role: "developer" },
        ...{ livemode: false, account: shop.account, current: true },
        ...{ live: shop.live.account, test: shop.account },
      },
    ]);
  });

  it("lists nothing of who is only invited", async () => {
    const { api } = await invitedPerson(await given.organisation());
    expect((await api.listOrganisations()).body.data).toEqual([]);
  });

  it("shows others as live, and not as where the person is", async () => {
    const shop = await given.organisation();
    const { api, invite_id, elsewhere } = await invitedMember(shop.live);
    await api.acceptOrganisationInvite({ path: { invite_id } });
    const { body } = await api.listOrganisations();
    expect(body.data).toMatchObject([
      { account: elsewhere.live.account, role: "developer", current: true },
      { account: shop.live.account, role: "admin", current: false, livemode: true },
    ]);
  });

  it("is limited by person, and takes no query", async () => {
    const { api } = await signedInMember(await given.organisation());
    const colour = { query: { colour: "red" } } as never;
    await expectRefusal(await api.listOrganisations(colour), "unknown_parameter");
    const two = { query: { colour: "red", size: "9" } } as never;
    await expectRefusal(await api.listOrganisations(two), "invalid_request");
    const answers = await Promise.all(Array.from({ length: 40 }, () => api.listOrganisations()));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
