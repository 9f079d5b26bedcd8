import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { mailTo } from "../../kit/dashboard.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { invited, inviter, newAddress } from "../../kit/invites.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { change } from "../../queues/poison.ts";

const PHONE = "+263771000001";
const DAY_SECONDS = 86_400;

async function statusesOf(shop: Organisation) {
  const { body } = await shop.api.listInvites();
  return body.data.map(({ status }) => status);
}

describe("POST /members", () => {
  it("invites a person by mail and by text, who has 14 days to accept", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shops" });
    const email = newAddress();
    const { api } = await inviter(shop.live);
    const body = { email, phone: "0771000001", role: "developer" } as const;
    const answer = await api.inviteMember({ body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...{ object: "invite", livemode: true, email, phone: PHONE, role: "developer" },
      ...{ status: "pending", invited_by: null, accepted_by: null, account_name: null },
    });
    expect(answer.body.expires_at - answer.body.created).toBe(14 * DAY_SECONDS);
    const rows = await shop.live.probe.rows("messages");
    expect(
      rows.map(({ channel, recipient, purpose, mode }) => [channel, recipient, purpose, mode]),
    ).toEqual([
      ["email", email, "invite", "live"],
      ["sms", PHONE, "invite", "live"],
    ]);
    const text = (await mailTo(email)) ?? "";
    expect(text).toMatch(/invited to join Mbare Tuck Shops as developer[\s\S]*\/dashboard\//);
    expect((await shop.live.api.listMembers()).body.data).toHaveLength(1);
  });

  it("makes a viewer of whom no role is named", async () => {
    const shop = await given.organisation();
    expect(await invited(shop)).toMatchObject({ role: "viewer", phone: null, livemode: false });
  });

  it("sends nothing to anybody in test mode: messages of test mode do not leave", async () => {
    const shop = await given.organisation();
    const { email } = await invited(shop);
    expect(await shop.probe.rows("messages")).toMatchObject([{ recipient: email, mode: "test" }]);
    expect(await shop.live.probe.rows("messages")).toEqual([]);
  });

  it("needs an address or a number, and a number of Zimbabwe", async () => {
    const shop = await given.organisation();
    const { api } = await inviter(shop);
    const none = await api.inviteMember({ body: { role: "viewer" } });
    await expectRefusal(none, "parameter_missing", { param: "email" });
    const foreign = await api.inviteMember({ body: { phone: "+27821234567" } });
    await expectRefusal(foreign, "invalid_phone", { param: "phone" });
  });

  it("refuses who is a member already, however the address is written", async () => {
    const shop = await given.organisation();
    const owner = await inviter(shop);
    const { member_id } = await given.member(shop, "viewer");
    const { body: member } = await shop.api.getMember({ path: { member_id } });
    const email = member.email?.toUpperCase() ?? "";
    const named = { param: "email", resource: member_id };
    await expectRefusal(
      await owner.api.inviteMember({ body: { email } }),
      "duplicate_resource",
      named,
    );
  });

  it("has one pending invitation for an address or a number at a time", async () => {
    const shop = await given.organisation();
    const owner = await inviter(shop);
    const email = newAddress();
    const { id: resource } = await invited(shop, { email, phone: PHONE }, owner);
    const by_mail = await owner.api.inviteMember({ body: { email: email.toUpperCase() } });
    await expectRefusal(by_mail, "duplicate_resource", { param: "email", resource });
    const by_text = await owner.api.inviteMember({ body: { email: newAddress(), phone: PHONE } });
    await expectRefusal(by_text, "duplicate_resource", { param: "phone", resource });
    await owner.api.deleteInvite({ path: { invite_id: resource } });
    await invited(shop, { email, phone: PHONE }, owner);
    await shop.api.advanceTestClock({ body: { seconds: 14 * DAY_SECONDS } });
    await invited(shop, { email, phone: PHONE }, owner);
    expect(await statusesOf(shop)).toEqual(["pending", "expired", "revoked"]);
  });

  it("invites one person once, however many ask at the same time", async () => {
    const shop = await given.organisation();
    const owner = await inviter(shop);
    const body = { email: newAddress() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => owner.api.inviteMember({ body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await statusesOf(shop)).toEqual(["pending"]);
  });

  it("answers a repetition under one key with the invitation as it is now", async () => {
    const shop = await given.organisation();
    const { api } = await inviter(shop);
    const asked = { body: { email: newAddress() }, idempotency_key: randomUUID() };
    const { body } = await api.inviteMember(asked);
    await api.deleteInvite({ path: { invite_id: body.id } });
    const again = await api.inviteMember(asked);
    expect([again.status, again.body]).toMatchObject([201, { id: body.id, status: "revoked" }]);
  });

  it("refuses another invitation under a key that was used", async () => {
    const { api } = await inviter(await given.organisation());
    const idempotency_key = randomUUID();
    await api.inviteMember({ body: { email: newAddress() }, idempotency_key });
    const other = await api.inviteMember({ body: { email: newAddress() }, idempotency_key });
    await expectRefusal(other, "idempotency_mismatch");
  });

  it("invites at most fifty people within 24 hours, revoked ones among them", async () => {
    const shop = await given.organisation();
    const owner = await inviter(shop);
    const { id: invite_id } = await invited(shop, {}, owner);
    await owner.api.deleteInvite({ path: { invite_id } });
    for (let made = 1; made < 50; made += 1) await invited(shop, {}, owner);
    const answer = await owner.api.inviteMember({ body: { email: newAddress() } });
    const meta = { limit: "invites_per_day", max: 50 };
    await expectRefusal(answer, "limit_reached", { meta });
    await change(shop, "invites", "created = created - interval '1 day'");
    expect(await invited(shop, {}, owner)).toMatchObject({ status: "pending" });
  });

  it.each([
    ["developer", "viewer", ["owner", "admin"]],
    ["viewer", "viewer", ["owner", "admin"]],
    ["admin", "owner", ["owner"]],
  ] as const)("refuses a key of one who is %s to invite a %s", async (asks, role, roles) => {
    const shop = await given.organisation();
    const { api } = await given.member(shop, asks);
    const answer = await api.inviteMember({ body: { email: newAddress(), role } });
    await expectRefusal(answer, "role_required", { meta: { roles } });
  });

  it("lets an admin invite an admin, and the first live key an owner", async () => {
    const shop = await given.organisation();
    const admin = await given.member(shop, "admin");
    expect(await invited(shop, { role: "admin" }, admin)).toMatchObject({ role: "admin" });
    expect(await invited(shop.live, { role: "owner" }, shop.live)).toMatchObject({ role: "owner" });
  });

  it("refuses the test key that the service made, which changes no members", async () => {
    const shop = await given.organisation();
    const answer = await shop.api.inviteMember({ body: { email: newAddress() } });
    await expectRefusal(answer, "role_required", { meta: { roles: ["owner", "admin"] } });
    expect(await shop.probe.rows("messages")).toEqual([]);
  });

  it("is audited, without the address", async () => {
    const shop = await given.organisation();
    const { id, email } = await invited(shop, { role: "developer" });
    const { body } = await shop.api.listAuditEvents({ query: { object: id } });
    expect(body.data).toMatchObject([
      { action: "invite.created", changes: { role: [null, "developer"] } },
    ]);
    expect(JSON.stringify(body)).not.toContain(email);
  });
});
