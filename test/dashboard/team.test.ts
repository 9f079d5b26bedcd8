/** The team in the dashboard: members, their roles, and invitations. */
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { newAddress } from "../kit/invites.ts";
import { signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, sendForm } from "../kit/pages.ts";

const TEAM = "/dashboard/team";

describe("the page of the team", () => {
  it("invites a person once, and revokes the invitation", async () => {
    const shop = await given.organisation();
    const { browser } = await signedInMember(shop, { mode: "live" });
    const email = newAddress();
    const values = { email, phone: "", role: "developer" };
    const fields = fieldsOf(await pageAt(browser, TEAM), `${TEAM}/invite`, values);
    const done = await sendForm(browser, `${TEAM}/invite`, fields);
    await sendForm(browser, `${TEAM}/invite`, fields);
    expect(done.text).toContain("The invitation is on its way.");
    expect(done.text).toContain(email);
    const { data } = (await shop.live.api.listInvites({ query: { status: "pending" } })).body;
    expect(data).toMatchObject([{ email, role: "developer" }]);
    const revoke = `${TEAM}/invites/${data[0]?.id}/revoke`;
    const revoked = await confirmForm(browser, revoke, fieldsOf(done, revoke));
    expect(revoked.text).toContain("No invitation is pending.");
  });

  it("changes a role, in the name of whoever is signed in, and says what it refuses", async () => {
    const shop = await given.organisation();
    const { browser, id } = await signedInMember(shop, { mode: "live" });
    const other = await signedInMember(shop, { role: "viewer", mode: "live" });
    const action = `${TEAM}/members/${other.id}`;
    const fields = fieldsOf(await pageAt(browser, TEAM), action, { role: "developer" });
    const done = await sendForm(browser, action, fields);
    expect(done.text).toContain("The role was changed.");
    const { body } = await shop.live.api.listAuditEvents();
    expect(body.data[0]).toMatchObject({ actor: { type: "member", id }, object_id: other.id });
    const own = `${TEAM}/members/${id}`;
    const refused = await sendForm(browser, own, fieldsOf(done, own, { role: "viewer" }));
    expect([refused.status, refused.document.querySelector("[role=alert]") === null]).toEqual([
      409,
      false,
    ]);
  });

  it("is for owners and admins, whoever sends its forms", async () => {
    const shop = await given.organisation();
    const developer = await signedInMember(shop, { role: "developer", mode: "live" });
    const page = await pageAt(developer.browser, TEAM);
    expect(page.status).toBe(403);
    const form_token =
      page.document.querySelector("[name=form_token]")?.getAttribute("value") ?? "";
    const fields = { form_token, email: newAddress(), role: "owner" };
    expect((await sendForm(developer.browser, `${TEAM}/invite`, fields)).status).toBe(403);
    expect((await shop.live.api.listInvites()).body.data).toEqual([]);
  });
});
