import { describe, expect, it } from "vitest";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

async function feed({ api }: Pick<KeyInHand, "api">, query: Record<string, unknown> = {}) {
  const { status, body } = await api.listActivity({ query });
  expect(status).toBe(200);
  return body;
}

async function busyShop(): Promise<{ shop: Organisation; till: KeyInHand; reader: KeyInHand }> {
  const shop = await given.organisation();
  const reader = await given.keyByHand(shop, { kind: "rk", scopes: ["reports:read"] });
  const till = await given.key(shop, { kind: "rk", scopes: ["sends:write"], label: "Till 4" });
  await sell(till);
  return { shop, till, reader };
}

describe("GET /activity", () => {
  it("shows events newest first, with who caused them", async () => {
    const { shop, till, reader } = await busyShop();
    const { data, url } = await feed(reader);
    expect(url).toBe("/dev/v1/activity");
    expect(data.map(({ type }) => type).slice(0, 2)).toEqual(["send.created", "api_key.created"]);
    expect(data[0]).toMatchObject({
      object: "activity_item",
      kind: "event",
      livemode: false,
      summary: "A send was created and charged.",
      actor: { type: "key", id: till.id, label: "Till 4" },
    });
    expect(data[0]?.event).toBe(data[0]?.id);
    expect(data[0]?.object_id).toMatch(/^snd_/);
    expect(data[1]).toMatchObject({ actor: { id: shop.key.id, label: null }, object_id: till.id });
    expect(data.at(-1)?.actor).toEqual({ type: "system", id: null, label: null });
  });

  it("names the key as it was called then, also while the request log has no line", async () => {
    const { shop, till, reader } = await busyShop();
    const { gate, database } = await testServer();
    await gate.flush();
    await database.transact("lines that are not written", async ({ sql }) => {
      await sql`delete from request_logs where account_id = ${shop.account_id}`;
    });
    await shop.api.updateKey({ path: { key_id: till.id }, body: { label: "Till 9" } });
    const { data } = await feed(reader);
    const sold = data.find(({ type }) => type === "send.created");
    expect(sold?.actor).toEqual({ type: "key", id: till.id, label: "Till 4" });
  });

  it("names no object where the object has a slug instead of an id", async () => {
    const { shop, reader } = await busyShop();
    await shop.api.triggerTestEvent({ body: { type: "network.availability.degraded" } });
    const [first] = (await feed(reader)).data;
    expect(first).toMatchObject({ type: "network.availability.degraded", object_id: null });
  });

  it("shows deeds of the audit log among them to a key with account:manage alone", async () => {
    const { shop, till, reader } = await busyShop();
    expect((await feed(reader)).data.every(({ kind }) => kind === "event")).toBe(true);
    const { data } = await feed(shop);
    const audit_records = data.filter(({ kind }) => kind === "audit");
    expect(audit_records).toMatchObject([
      {
        event: null,
        type: "api_key.created",
        summary: "API key created.",
        actor: { type: "key", id: shop.key.id },
        object_id: till.id,
      },
    ]);
    expect(audit_records[0]?.id).toMatch(/^aud_/);
  });

  it("is walked forward, both kinds in one order, and misses none", async () => {
    const { shop } = await busyShop();
    const whole = (await feed(shop)).data.map(({ id }) => id);
    const walked: string[] = [];
    let starting_after: string | undefined;
    for (let page = 0; page < whole.length; page += 1) {
      const { data, next_cursor } = await feed(shop, { limit: 2, starting_after });
      walked.push(...data.map(({ id }) => id));
      if (next_cursor === null) break;
      starting_after = next_cursor;
    }
    expect(walked).toEqual(whole);
  });

  it("keeps a span of time, and shows 30 days", async () => {
    const { shop } = await busyShop();
    const in_a_minute = runSeconds() + 60;
    expect((await feed(shop, { "created[gte]": in_a_minute })).data).toEqual([]);
    await shop.api.advanceTestClock({ body: { seconds: 31 * 86_400 } });
    expect((await feed(shop)).data).toEqual([]);
  });

  it.each([
    [{ ending_before: "evt_0031JkAWhDsFx3Zt4BjVc8Ei" }, "unknown_parameter"],
    [{ starting_after: "evt_0031JkAWhDsFx3Zt4BjVc8Ei" }, "invalid_cursor"],
    [{ starting_after: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" }, "invalid_cursor"],
    [{ "created[gte]": "soon" }, "invalid_time"],
    [{ limit: "0" }, "parameter_invalid"],
  ] as const)("refuses %j with %s", async (query, code) => {
    const { api } = await given.organisation();
    await expectRefusal(await api.listActivity({ query }), code);
  });

  it("takes no cursor that the caller may not see", async () => {
    const { shop, reader } = await busyShop();
    const audit_record = (await feed(shop)).data.find(({ kind }) => kind === "audit");
    const query = { starting_after: audit_record?.id ?? "" };
    await expectRefusal(await reader.api.listActivity({ query }), "invalid_cursor");
    const other = await given.organisation();
    await expectRefusal(await other.api.listActivity({ query }), "invalid_cursor");
  });

  it("needs reports:read", async () => {
    const { till } = await busyShop();
    await expectRefusal(await till.api.listActivity({}), "insufficient_scope");
  });
});
