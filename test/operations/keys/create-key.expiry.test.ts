import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { passKeys } from "../../kit/key-deadlines.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const DAY = 86_400;

async function keyFor(shop: Organisation, days: number) {
  const expires_at = runSeconds() + days * DAY;
  return await given.key(shop, { kind: "rk", scopes: ["sends:read"], expires_at });
}

async function told(shop: Organisation, id: string): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { object: id } });
  return body.data.map(({ type }) => type).reverse();
}

describe("a key that expires", () => {
  it("is told of 7 days and 1 day before, on the account's clock", async () => {
    const shop = await given.organisation();
    const { id } = await keyFor(shop, 10);
    await passKeys(shop, 3 * DAY - 60);
    expect(await told(shop, id)).toEqual(["api_key.created"]);
    await passKeys(shop, 60);
    expect(await told(shop, id)).toEqual(["api_key.created", "api_key.expiring"]);
    await passKeys(shop, 6 * DAY);
    const types = await told(shop, id);
    expect(types).toEqual(["api_key.created", "api_key.expiring", "api_key.expiring"]);
    const { body } = await shop.api.listEvents({ query: { object: id } });
    expect(body.data[0]).toMatchObject({ sequence: 3, request: null });
  });

  it("is told of only what is still ahead when it is made", async () => {
    const shop = await given.organisation();
    const { id } = await keyFor(shop, 3);
    await passKeys(shop, 2 * DAY);
    expect(await told(shop, id)).toEqual(["api_key.created", "api_key.expiring"]);
  });

  it("becomes expired, with an entry of the audit log by the service", async () => {
    const shop = await given.organisation();
    const till = await keyFor(shop, 1);
    await passKeys(shop, DAY);
    const row = (await shop.probe.rows("api_keys")).find(({ kind }) => kind === "rk");
    expect(row?.status).toBe("expired");
    const { body } = await shop.api.listAuditEvents({ query: { object: till.id } });
    expect(body.data[0]).toMatchObject({
      action: "api_key.expired",
      actor: { type: "system", id: null, label: null },
      changes: { status: ["active", "expired"] },
      request_id: null,
      ip: null,
    });
    await expectRefusal(await till.api.getAccount(), "expired_api_key");
    expect(await shop.probe.count("key_deadlines")).toBe(0);
  });

  it("expires while it is rolling too", async () => {
    const shop = await given.organisation();
    const till = await keyFor(shop, 1);
    await shop.api.rollKey({ path: { key_id: till.id }, body: { grace_period: "7d" } });
    await passKeys(shop, DAY);
    const { body } = await shop.api.getKey({ path: { key_id: till.id } });
    expect(body.status).toBe("expired");
    await passKeys(shop, 7 * DAY);
    expect((await shop.api.getKey({ path: { key_id: till.id } })).body.status).toBe("expired");
  });

  it("meets all it leapt over, in order", async () => {
    const shop = await given.organisation();
    const { id } = await keyFor(shop, 30);
    await passKeys(shop, 40 * DAY);
    const rows = (await shop.probe.rows("events")).filter(
      ({ type }) => type === "api_key.expiring",
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual([2, 3]);
    expect((await shop.api.getKey({ path: { key_id: id } })).body.status).toBe("expired");
  });

  it("is told of no more once it is revoked, or lasts longer", async () => {
    const shop = await given.organisation();
    const revoked = await keyFor(shop, 10);
    const kept = await keyFor(shop, 10);
    await shop.api.deleteKey({ path: { key_id: revoked.id } });
    const expires_at = runSeconds() + 40 * DAY;
    await shop.api.updateKey({ path: { key_id: kept.id }, body: { expires_at } });
    await passKeys(shop, 11 * DAY);
    const expiring = (await shop.probe.eventTypes()).filter((type) => type === "api_key.expiring");
    expect(expiring).toEqual([]);
    await passKeys(shop, 22 * DAY);
    expect((await shop.probe.eventTypes()).at(-1)).toBe("api_key.expiring");
  });
});
