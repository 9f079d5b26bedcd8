import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { signedInMember } from "../../kit/members.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

type Role = "owner" | "admin" | "developer" | "viewer";

async function rolesOf(shop: Organisation) {
  const { body } = await shop.api.listMembers();
  return Object.fromEntries(body.data.map(({ id, role }) => [id, role]));
}

describe("PATCH /members/{member_id}", () => {
  it("changes a role, which both modes show from then on", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "viewer");
    const path = { member_id };
    const { status, body } = await shop.live.api.updateMember({ path, body: { role: "admin" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: member_id,
      role: "admin",
      tokens_read: true,
      livemode: true,
    });
    expect((await shop.api.getMember({ path })).body).toMatchObject({ role: "admin" });
  });

  it("lets a developer see power tokens, until they have another role", async () => {
    const shop = await given.organisation();
    const path = { member_id: (await given.member(shop, "developer")).member_id };
    const after = async (body: { role: Role; tokens_read?: boolean }) =>
      (await shop.live.api.updateMember({ path, body })).body.tokens_read;
    expect(await after({ role: "developer", tokens_read: true })).toBe(true);
    expect(await after({ role: "developer" })).toBe(true);
    expect(await after({ role: "viewer" })).toBe(false);
    expect(await after({ role: "developer" })).toBe(false);
    expect(await after({ role: "admin", tokens_read: false })).toBe(true);
  });

  it("refuses tokens to a viewer, and names the field", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "developer");
    const body = { role: "viewer", tokens_read: true } as const;
    const answer = await shop.live.api.updateMember({ path: { member_id }, body });
    await expectRefusal(answer, "parameter_invalid", { param: "tokens_read" });
  });

  it("signs the member out, and leaves their keys", async () => {
    const shop = await given.organisation();
    const key = await given.member(shop, "developer");
    const { id, browser } = await signedInMember(shop, { role: "developer" });
    expect((await browser.get("/dashboard")).status).toBe(200);
    await shop.live.api.updateMember({ path: { member_id: id }, body: { role: "viewer" } });
    expect((await browser.get("/dashboard")).status).toBe(303);
    const path = { member_id: key.member_id };
    await shop.live.api.updateMember({ path, body: { role: "viewer" } });
    expect((await key.api.listMembers()).status).toBe(200);
  });

  it("ends sessions for good, also when the old role is given back", async () => {
    const shop = await given.organisation();
    const { id: member_id, browser } = await signedInMember(shop, { role: "admin" });
    const path = { member_id };
    for (const role of ["viewer", "admin"] as const) {
      await shop.live.api.updateMember({ path, body: { role } });
    }
    expect((await browser.get("/dashboard")).status).toBe(303);
  });

  it("is audited with old and new values, and not where nothing changes", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "viewer");
    const body = { role: "developer" } as const;
    await shop.live.api.updateMember({ path: { member_id }, body });
    await shop.live.api.updateMember({ path: { member_id }, body });
    const { body: log } = await shop.live.api.listAuditEvents({ query: { object: member_id } });
    expect(log.data.map(({ action, changes }) => [action, changes])).toEqual([
      ["member.role_changed", { role: ["viewer", "developer"] }],
    ]);
  });

  it.each([
    ["developer", "viewer", "admin", ["owner", "admin"]],
    ["viewer", "viewer", "admin", ["owner", "admin"]],
    ["admin", "viewer", "owner", ["owner"]],
    ["admin", "owner", "viewer", ["owner"]],
  ] as const)("refuses a key of one who is %s to make a %s %s", async (asks, is, to, roles) => {
    const shop = await given.organisation();
    const { api } = await given.member(shop, asks);
    const { member_id } = await given.member(shop, is);
    const answer = await api.updateMember({ path: { member_id }, body: { role: to } });
    await expectRefusal(answer, "role_required", { meta: { roles } });
  });

  it("refuses the test key that the service made: members are those of live mode too", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "developer");
    const given_on = await given.key(shop);
    for (const { api } of [shop, given_on]) {
      const body = { role: "owner" } as const;
      const answer = await api.updateMember({ path: { member_id }, body });
      await expectRefusal(answer, "role_required", { meta: { roles: ["owner", "admin"] } });
    }
    const owner = await given.member(shop, "owner");
    const made = await owner.api.updateMember({ path: { member_id }, body: { role: "admin" } });
    expect(made.status).toBe(200);
  });

  it("refuses a key whose member was removed", async () => {
    const shop = await given.organisation();
    const { api, member_id: gone } = await given.member(shop, "admin");
    const { member_id } = await given.member(shop, "viewer");
    await shop.live.api.deleteMember({ path: { member_id: gone } });
    const answer = await api.updateMember({ path: { member_id }, body: { role: "admin" } });
    await expectRefusal(answer, "role_required", { meta: { roles: ["owner", "admin"] } });
    expect((await api.getMember({ path: { member_id } })).status).toBe(200);
  });

  it("refuses to demote the last owner", async () => {
    const shop = await given.organisation();
    const { api, member_id } = await given.member(shop, "owner");
    const path = { member_id };
    await expectRefusal(await api.updateMember({ path, body: { role: "admin" } }), "last_owner");
    expect((await api.updateMember({ path, body: { role: "owner" } })).status).toBe(200);
    await given.member(shop, "owner");
    expect((await api.updateMember({ path, body: { role: "admin" } })).status).toBe(200);
  });

  it("leaves one owner of two who demote or remove each other at once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const shop = await given.organisation();
      const [one, two] = [await given.member(shop, "owner"), await given.member(shop, "owner")];
      const answers = await Promise.all([
        one.api.updateMember({ path: { member_id: two.member_id }, body: { role: "viewer" } }),
        two.api.deleteMember({ path: { member_id: one.member_id } }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      const roles = Object.values(await rolesOf(shop));
      expect(roles.filter((role) => role === "owner")).toHaveLength(1);
    }
  });

  it("leaves an owner when all of three step down at once", async () => {
    const shop = await given.organisation();
    const owners = [];
    for (let made = 0; made < 3; made += 1) owners.push(await given.member(shop, "owner"));
    const body = { role: "admin" } as const;
    const answers = await Promise.all(
      owners.map(({ api, member_id }) => api.updateMember({ path: { member_id }, body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect(Object.values(await rolesOf(shop)).toSorted()).toEqual(["admin", "admin", "owner"]);
  });

  it("refuses a key without the scope", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "viewer");
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const answer = await till.api.updateMember({ path: { member_id }, body: { role: "admin" } });
    await expectRefusal(answer, "insufficient_scope");
  });

  it("is seen by no other organisation", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "viewer");
    await expectUnseen("updateMember", { path: { member_id }, body: { role: "admin" } });
  });
});
