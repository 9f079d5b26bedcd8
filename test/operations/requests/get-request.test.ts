import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { loggedBodies } from "../../kit/logged-bodies.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

const SALE = { target: "077 123 4567", amount: 5, currency: "usd", metadata: { till: "4" } };

async function logged(shop: Pick<Organisation, "api">, headers: Headers) {
  await (await testServer()).gate.flush();
  const request_id = headers.get("request-id") ?? "";
  const { status, body } = await shop.api.getRequest({ path: { request_id } });
  expect(status).toBe(200);
  expect(body.id).toBe(request_id);
  return body;
}

describe("GET /requests/{request_id}", () => {
  it("returns the request with both bodies and the events it caused", async () => {
    const shop = await given.organisation();
    const { headers, body: send } = await shop.api.createSend({ body: SALE });
    const body = await logged(shop, headers);
    expect(body).toMatchObject({ object: "request_log", path: "/dev/v1/sends", status: 202 });
    expect(body.request_body).toEqual(SALE);
    expect(body.response_body).toEqual(send);
    const events = await shop.probe.rows("events");
    expect(events.filter(({ type }) => type === "send.created")).toHaveLength(1);
    expect(body.events).toHaveLength(1);
    const event = await shop.api.getEvent({ path: { event_id: body.events[0] ?? "" } });
    expect(event.body).toMatchObject({ type: "send.created", request: { id: body.id } });
  });

  it("finds the events whatever the test clock says", async () => {
    const shop = await given.organisation();
    await shop.api.advanceTestClock({ body: { seconds: 90 * 86_400 } });
    const { headers } = await shop.api.createSend({ body: SALE });
    expect((await logged(shop, headers)).events).toHaveLength(1);
  });

  it("returns what was refused with the envelope", async () => {
    const shop = await given.organisation();
    const { headers, error } = await shop.api.createSend({ body: { ...SALE, currency: "EUR" } });
    const body = await logged(shop, headers);
    expect(body).toMatchObject({ status: 400, error_code: "invalid_currency", events: [] });
    expect(body.response_body).toEqual({ error });
  });

  it("has no request body where none was sent", async () => {
    const shop = await given.organisation();
    const { headers } = await shop.api.getAccount();
    const body = await logged(shop, headers);
    expect(body.request_body).toBeNull();
    expect(body.response_body).toMatchObject({ object: "account" });
  });

  it("never holds a key's secret, whoever asks", async () => {
    const shop = await given.organisation();
    const { headers, body: key } = await shop.api.createKey({
      body: { kind: "rk", scopes: ["sends:read"], label: `as ${shop.key.secret}` },
    });
    const body = await logged(shop, headers);
    expect(body.response_body).toMatchObject({ id: key.id, secret: null });
    const text = JSON.stringify([
      await shop.probe.rows("request_logs"),
      await loggedBodies(shop),
      body,
    ]);
    expect(text).not.toContain(key.secret?.slice(16));
    expect(text).not.toContain(shop.key.secret.slice(16));
  });

  it("never holds a token, not even in the lines of a receipt", async () => {
    const shop = await given.organisation();
    const power = { target: "37140030000", amount: 10, currency: "USD", token_phone: "0771230000" };
    const { body: send } = await shop.api.createSend({ body: power });
    await drain(shop);
    await pass(shop);
    const path = { send_id: (send as { id: string }).id };
    const { headers, body: receipt } = await shop.api.getSendReceipt({ path });
    const token = (receipt as { token: string }).token;
    expect(JSON.stringify(receipt).split(token).length).toBeGreaterThan(3);
    const text = JSON.stringify(await logged(shop, headers));
    expect(text).not.toContain(token.slice(0, 14));
    expect(text).toContain(`**** **** **** **** ${token.slice(-4)}`);
  });

  it("holds no body of more than 16 KiB", async () => {
    const shop = await given.organisation();
    const recipient_allowlist = Array.from(
      { length: 1_000 },
      (_, index) => `00263 77 1${String(index).padStart(6, "0")}`,
    );
    const { status, headers } = await shop.api.createKey({
      body: { kind: "sk", recipient_allowlist },
    });
    expect(status).toBe(201);
    const body = await logged(shop, headers);
    expect([body.request_body, body.response_body]).toEqual([null, null]);
  });

  it("shows numbers without their middle digits to a key without sends:read", async () => {
    const shop = await given.organisation();
    const office = await given.key(shop, { kind: "rk", scopes: ["account:manage"] });
    const { headers } = await shop.api.createSend({ body: SALE });
    const body = await logged(office, headers);
    expect(body.request_body?.target).toBe("077***4567");
    expect(body.response_body).toMatchObject({
      target: "+26377***4567",
      target_display: "077***4567",
      amount: "5.00",
    });
    expect(JSON.stringify(body)).not.toMatch(/77 ?123/);
  });

  it("is refused for a request of another organisation, and of more than 30 days ago", async () => {
    const shop = await given.organisation();
    const { headers } = await shop.api.getAccount();
    await logged(shop, headers);
    const request_id = headers.get("request-id") ?? "";
    await expectUnseen("getRequest", { path: { request_id } });
    const from_live = await shop.live.api.getRequest({ path: { request_id } });
    await expectRefusal(from_live, "resource_missing", { meta: { mode_hint: "test" } });
    const { database } = await testServer();
    await database.transact(
      "age",
      ({ sql }) => sql`
        update request_logs set created = created - interval '31 days'
        where account_id = ${shop.account_id}`,
    );
    const answer = await shop.api.getRequest({ path: { request_id } });
    await expectRefusal(answer, "resource_missing", { param: "request_id" });
  });

  it("needs account:manage", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const path = { request_id: "req_0031JkBXiEtGy4Au5CkWd9Fj" };
    await expectRefusal(await till.api.getRequest({ path }), "insufficient_scope");
  });
});
