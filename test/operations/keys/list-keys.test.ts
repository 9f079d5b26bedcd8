import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";

describe("GET /keys", () => {
  it("lists the keys of the account, newest first, without secrets and usage", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:write"], label: "Till 4" });
    const { status, body } = await shop.api.listKeys({});
    expect(status).toBe(200);
    expect(body.data.map(({ id }) => id)).toEqual([till.id, shop.key.id]);
    expect(body.data[0]).toMatchObject({ label: "Till 4", secret: null, usage: null });
    expect(body).toMatchObject({ url: "/dev/v1/keys", has_more: false, next_cursor: null });
  });

  it("walks the list by cursor in both directions", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const first = await shop.api.listKeys({ query: { limit: 1 } });
    expect(first.body).toMatchObject({ has_more: true, next_cursor: till.id });
    const after = await shop.api.listKeys({ query: { starting_after: till.id } });
    expect(after.body.data.map(({ id }) => id)).toEqual([shop.key.id]);
    const before = await shop.api.listKeys({ query: { ending_before: shop.key.id } });
    expect(before.body.data.map(({ id }) => id)).toEqual([till.id]);
  });

  it("keeps keys of one status, and counts a key past its time as expired", async () => {
    const shop = await given.organisation();
    const revoked = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    await shop.api.deleteKey({ path: { key_id: revoked.id } });
    const expired = await given.keyByHand(shop, { expires_at: runNow() - 1 });
    const idsOf = async (status: "active" | "rolling" | "revoked" | "expired") => {
      const { body } = await shop.api.listKeys({ query: { status } });
      expect(body.data.every((key) => key.status === status)).toBe(true);
      return body.data.map(({ id }) => id);
    };
    expect(await idsOf("active")).toEqual([shop.key.id]);
    expect(await idsOf("rolling")).toEqual([]);
    expect(await idsOf("revoked")).toEqual([revoked.id]);
    expect(await idsOf("expired")).toEqual([expired.id]);
  });

  it("refuses a key without the scope", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    await expectRefusal(await till.api.listKeys({}), "insufficient_scope");
  });

  it("refuses a cursor that is no key of the account", async () => {
    const shop = await given.organisation();
    const other = await given.organisation();
    const answer = await shop.api.listKeys({ query: { starting_after: other.key.id } });
    await expectRefusal(answer, "invalid_cursor", { param: "starting_after" });
  });

  it.each([
    [{ "created[gte]": "soon" }, "invalid_time"],
    [{ starting_after: "a", ending_before: "b" }, "conflicting_parameters"],
  ] as const)("refuses %j with %s", async (query, code) => {
    const { api } = await given.organisation();
    await expectRefusal(await api.listKeys({ query }), code);
  });

  it("shows nothing of another organisation", async () => {
    const shop = await given.organisation();
    const other = await given.organisation();
    const { body } = await other.api.listKeys({});
    expect(body.data.map(({ id }) => id)).not.toContain(shop.key.id);
  });
});
