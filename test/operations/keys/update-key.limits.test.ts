import { describe, expect, it } from "vitest";
import { api } from "../../kit/api.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";

const TILL = { kind: "rk" as const, scopes: ["sends:read" as const, "sends:write" as const] };

describe("a change that gives a key a scope of roles", () => {
  const GAINS = [["account:manage"], ["sends:read", "batches:write"]] as const;

  it("is refused for a key of another member: who rolled it would act in their role", async () => {
    const shop = await given.organisation();
    const owner = await given.member(shop, "owner");
    const admin = await given.member(shop, "admin");
    const path = { key_id: (await given.key(owner, TILL)).id };
    const rolled = await admin.api.rollKey({ path, body: { grace_period: "7d" } });
    expect(rolled.status).toBe(201);
    for (const scopes of GAINS) {
      const answer = await admin.api.updateKey({ path, body: { scopes } });
      const param = `scopes[${scopes.length - 1}]`;
      await expectRefusal(answer, "limit_raise_forbidden", { param });
    }
    const taken = api(rolled.body.secret);
    const promotion = { path: { member_id: admin.member_id }, body: { role: "owner" as const } };
    await expectRefusal(await taken.updateMember(promotion), "insufficient_scope");
    expect((await shop.api.getKey({ path })).body.scopes).toEqual(TILL.scopes);
  });

  it("is refused after the scope was taken away to roll the key", async () => {
    const shop = await given.organisation();
    const owner = await given.member(shop, "owner");
    const admin = await given.member(shop, "admin");
    const scopes = ["account:manage", "sends:write"] as const;
    const path = { key_id: (await given.key(owner, { kind: "rk", scopes })).id };
    const narrowed = await admin.api.updateKey({ path, body: { scopes: ["sends:write"] } });
    expect(narrowed.status).toBe(200);
    expect((await admin.api.rollKey({ path })).status).toBe(201);
    const answer = await admin.api.updateKey({ path, body: { scopes } });
    await expectRefusal(answer, "limit_raise_forbidden", { param: "scopes[0]" });
  });

  it("is refused for a key of the founder, and by a member who has left", async () => {
    const shop = await given.organisation();
    const owner = await given.member(shop, "owner");
    const admin = await given.member(shop, "admin");
    const left = await given.member(shop, "admin");
    await shop.live.api.deleteMember({ path: { member_id: left.member_id } });
    const changes = [
      [admin, await given.key(shop, TILL)],
      [left, await given.key(owner, TILL)],
      [owner, await given.key(admin, TILL)],
    ] as const;
    for (const [one, { id }] of changes) {
      const body = { scopes: ["account:manage" as const] };
      const answer = await one.api.updateKey({ path: { key_id: id }, body });
      await expectRefusal(answer, "limit_raise_forbidden", { param: "scopes[0]" });
    }
  });

  it("is open to the member behind the key, and for keys that no member is behind", async () => {
    const shop = await given.organisation();
    const owner = await given.member(shop, "owner");
    const left = await given.member(shop, "admin");
    const tills = [
      await given.key(owner, TILL),
      await given.key(shop, TILL),
      await given.key(left, TILL),
    ];
    await shop.live.api.deleteMember({ path: { member_id: left.member_id } });
    const body = { scopes: ["account:manage" as const, ...TILL.scopes] };
    for (const { id } of tills) {
      expect((await owner.api.updateKey({ path: { key_id: id }, body })).status).toBe(200);
    }
  });

  it("leaves other scopes, and a scope that the key has, to anyone who may change it", async () => {
    const shop = await given.organisation();
    const owner = await given.member(shop, "owner");
    const admin = await given.member(shop, "admin");
    const office = await given.key(owner, { kind: "rk", scopes: ["account:manage"] });
    const body = { scopes: ["account:manage" as const, "recipients:read" as const] };
    const answer = await admin.api.updateKey({ path: { key_id: office.id }, body });
    expect(answer.status).toBe(200);
  });
});

describe("a key with a list of recipients", () => {
  it("changes no limit of an agent key, which sells beyond that list", async () => {
    const shop = await given.organisation();
    const recipient_allowlist = ["+263771234567"];
    const held = await given.keyByHand(shop, { recipient_allowlist });
    const agent = await given.key(shop, { ...TILL, kind: "ak", recipient_allowlist });
    const path = { key_id: agent.id };
    for (const [field, value] of [
      ["recipient_allowlist", recipient_allowlist],
      ["approval_threshold", { USD: "999999.00" }],
      ["scopes", ["sends:write"]],
      ["spend_caps", { USD: null }],
    ] as const) {
      const answer = await held.api.updateKey({ path, body: { [field]: value } });
      await expectRefusal(answer, "limit_raise_forbidden", { param: field });
    }
    const renamed = await held.api.updateKey({ path, body: { label: "Assistant" } });
    expect(renamed.body.label).toBe("Assistant");
    await expectRefusal(await held.api.rollKey({ path }), "limit_raise_forbidden", {
      param: "recipient_allowlist",
    });
    expect((await agent.api.getAccount()).status).toBe(200);
  });
});

describe("a key that ends a wider one by a change", () => {
  const NARROW = { kind: "rk" as const, scopes: ["account:manage" as const] };
  const ENDS = [
    { expires_at: runSeconds() + 3_600 },
    { allowed_ips: ["192.0.2.1"] },
    { label: "Till 9", allowed_ips: ["192.0.2.0/24"] },
  ];

  it("is refused as its revocation would be", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, TILL);
    const path = { key_id: till.id };
    const developer = await given.key(await given.member(shop, "developer"), NARROW);
    const listed = await given.key(shop, { ...NARROW, allowed_networks: ["econet"] });
    for (const { api } of [developer, listed]) {
      for (const body of ENDS) {
        await expectRefusal(await api.updateKey({ path, body }), "limit_raise_forbidden");
      }
    }
    const { body } = await shop.api.getKey({ path });
    expect([body.label, body.expires_at, body.allowed_ips]).toEqual([null, null, []]);
    expect((await till.api.getAccount()).status).toBe(200);
  });

  it("acts for an owner or an admin, or on a key that is no wider", async () => {
    const shop = await given.organisation();
    const admin = await given.key(await given.member(shop, "admin"), NARROW);
    const developer = await given.key(await given.member(shop, "developer"), NARROW);
    const twin = await given.key(shop, NARROW);
    const till = await given.key(shop, TILL);
    for (const [{ api }, { id }] of [
      [admin, till],
      [developer, twin],
      [developer, developer],
    ] as const) {
      const ends = { path: { key_id: id }, body: ENDS[0] ?? {} };
      expect((await api.updateKey(ends)).status).toBe(200);
    }
  });

  it("may leave it as long, and open it to more addresses", async () => {
    const shop = await given.organisation();
    const expires_at = runSeconds() + 3_600;
    const till = await given.key(shop, { ...TILL, expires_at, allowed_ips: ["127.0.0.1"] });
    const developer = await given.key(await given.member(shop, "developer"), NARROW);
    const path = { key_id: till.id };
    for (const body of [
      { expires_at },
      { expires_at: expires_at + 60 },
      { allowed_ips: ["127.0.0.0/8"] },
      { allowed_ips: null },
      { spend_caps: { USD: { daily: "10.00" } } },
    ]) {
      expect((await developer.api.updateKey({ path, body })).status).toBe(200);
    }
  });
});
