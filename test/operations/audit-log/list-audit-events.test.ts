import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";

const TILL = { kind: "rk", scopes: ["sends:read"], label: "Till 4" };

async function idsOf(shop: Organisation, query: Record<string, unknown>): Promise<string[]> {
  const { status, body } = await shop.api.listAuditEvents({ query });
  expect(status).toBe(200);
  return body.data.map(({ id }) => id);
}

describe("GET /audit-log", () => {
  it("lists who did what, newest first, with where from", async () => {
    const shop = await given.organisation();
    const office = await given.key(shop, { kind: "sk", label: "Back office" });
    const till = await given.key(shop, TILL);
    const { headers } = await office.api.deleteKey({
      path: { key_id: till.id },
      headers: { "user-agent": "office/2" },
      from: "196.27.96.10",
    });
    const { status, body } = await shop.api.listAuditEvents({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ url: "/dev/v1/audit-log", has_more: false });
    expect(body.data.map(({ action }) => action)).toEqual([
      "api_key.revoked",
      "api_key.created",
      "api_key.created",
    ]);
    expect(body.data[0]).toMatchObject({
      object: "audit_event",
      livemode: false,
      object_id: till.id,
      actor: { type: "key", id: office.id, label: "Back office" },
      ip: "196.27.96.10",
      user_agent: "office/2",
      changes: { status: ["active", "revoked"] },
      request_id: headers.get("request-id"),
      note: null,
    });
  });

  it("keeps the entries of one action, and those about one object", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, TILL);
    await shop.api.deleteKey({ path: { key_id: till.id } });
    const [revoked] = await idsOf(shop, { action: "api_key.revoked" });
    expect(await idsOf(shop, { object: till.id })).toHaveLength(2);
    expect(await idsOf(shop, { object: till.id, action: "api_key.revoked" })).toEqual([revoked]);
    expect(await idsOf(shop, { object: shop.account })).toEqual([]);
    expect(await idsOf(shop, { action: "member.invited" })).toEqual([]);
  });

  it("is walked by cursor in both directions", async () => {
    const shop = await given.organisation();
    for (const label of ["1", "2", "3"]) await given.key(shop, { ...TILL, label });
    const [newest = "", middle = "", oldest = ""] = await idsOf(shop, {});
    const first = await shop.api.listAuditEvents({ query: { limit: 1 } });
    expect(first.body).toMatchObject({ has_more: true, next_cursor: newest });
    expect(await idsOf(shop, { starting_after: newest })).toEqual([middle, oldest]);
    expect(await idsOf(shop, { ending_before: oldest })).toEqual([newest, middle]);
    expect(await idsOf(shop, { "created[gt]": runSeconds() + 60 })).toEqual([]);
  });

  it("holds no key, wherever a caller put it", async () => {
    const shop = await given.organisation();
    const headers = { "user-agent": `office ${shop.key.secret}` };
    await shop.api.createKey({ body: TILL, headers });
    const { body } = await shop.api.listAuditEvents({});
    expect(JSON.stringify(body)).not.toContain(shop.key.secret.slice(12));
    expect(body.data[0]?.user_agent).toBe("office svc_sk_test_***");
  });

  it.each([
    [{ starting_after: "aud_0031JkNJuQfSk6Mg7OwIp1Rv" }, "invalid_cursor"],
    [{ starting_after: "a", ending_before: "b" }, "conflicting_parameters"],
    [{ "created[gte]": "soon" }, "invalid_time"],
    [{ action: "Key Made" }, "parameter_invalid"],
    [{ object: "key" }, "reference_not_found"],
  ] as const)("refuses %j with %s", async (query, code) => {
    const { api } = await given.organisation();
    await expectRefusal(await api.listAuditEvents({ query }), code);
  });

  it("needs account:manage, and shows nothing of another organisation", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, TILL);
    await expectRefusal(await till.api.listAuditEvents({}), "insufficient_scope");
    await expectUnseen("listAuditEvents", { query: { object: till.id } });
    const other = await given.organisation();
    expect(await idsOf(other, {})).toEqual([]);
  });
});
