import { lowestId } from "@svc/server/platform/ids.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runNow, runSeconds } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { openSink, type Sink } from "../../kit/sink.ts";

const DAY = 86_400;

let shop: Organisation;
let sink: Sink;
let path: { endpoint_id: string };
let from: number;

beforeEach(async () => {
  [shop, sink] = [await given.organisation(), await openSink()];
  from = runSeconds() - 60;
  const wanted = { url: sink.url, enabled_events: ["send.*", "api_key.revoked"] };
  path = { endpoint_id: (await given.endpoint(shop, { ...wanted, token_links: false })).id };
});

afterEach(() => sink.close());

async function replay(body: object = {}, idempotency_key?: string) {
  const call = { path, body: { from, ...body }, ...(idempotency_key && { idempotency_key }) };
  return await shop.api.replayWebhookEndpoint(call);
}

async function revokeKey(): Promise<void> {
  const { id } = await given.key(shop);
  await shop.api.deleteKey({ path: { key_id: id } });
}

describe("POST /webhook-endpoints/{endpoint_id}/replay", () => {
  it("sends every event of the range that the endpoint hears again, oldest first", async () => {
    await sell(shop);
    await revokeKey();
    await drain(shop);
    const first = sink.received.splice(0).map(({ event }) => event.id);
    const { status, body } = await replay();
    expect(status).toBe(202);
    expect(body).toMatchObject({
      object: "webhook_replay",
      endpoint: path.endpoint_id,
      from,
      types: [],
      status: "queued",
      matched: first.length,
      queued: 0,
      delivered: 0,
      failed: 0,
    });
    await drain(shop);
    expect(sink.received.map(({ event }) => event.id).sort()).toEqual(first.toSorted());
    const deliveries = await shop.api.listWebhookDeliveries();
    expect(deliveries.body.data[0]).toMatchObject({ trigger: "replay", status: "succeeded" });
  });

  it("tells how far it has come when it is repeated with its key", async () => {
    await sell(shop);
    await drain(shop);
    await replay({ types: ["send.created"] }, "replay-1");
    await drain(shop);
    const { body } = await replay({ types: ["send.created"] }, "replay-1");
    expect(body).toMatchObject({ status: "done", matched: 1, queued: 1, delivered: 1, failed: 0 });
    expect(sink.types().filter((type) => type === "send.created")).toHaveLength(2);
  });

  it("refuses its key with another range", async () => {
    await replay({}, "replay-4");
    await expectRefusal(await replay({ types: ["send.*"] }, "replay-4"), "idempotency_mismatch");
  });

  it("runs as long as one of its deliveries is to be tried again", async () => {
    await sell(shop);
    await drain(shop);
    sink.answers(500);
    await replay({ types: ["send.created"] }, "replay-2");
    await drain(shop);
    const running = await replay({ types: ["send.created"] }, "replay-2");
    expect(running.body).toMatchObject({ status: "running", queued: 1, delivered: 0, failed: 0 });
    await shop.api.updateWebhookEndpoint({ path, body: { status: "disabled" } });
    await drain(shop);
    const done = await replay({ types: ["send.created"] }, "replay-2");
    expect(done.body).toMatchObject({ status: "done", queued: 1, delivered: 0, failed: 1 });
  });

  it("keeps to the types that are asked for, of those that the endpoint hears", async () => {
    await sell(shop);
    await revokeKey();
    await drain(shop);
    sink.received.splice(0);
    const { body } = await replay({ types: ["api_key.*", "credit.*"] });
    await drain(shop);
    expect(body).toMatchObject({ types: ["api_key.*", "credit.*"], matched: 1 });
    expect(sink.types()).toEqual(["api_key.revoked"]);
  });

  it("keeps to its range", async () => {
    await sell(shop);
    for (const _ of ["submitted", "delivered"]) await pass(shop);
    await shop.api.advanceTestClock({ body: { seconds: DAY } });
    const now = (await shop.api.getTestClock()).body.now;
    await revokeKey();
    await drain(shop);
    const { body: early } = await replay({ to: now - 3_600 });
    const { body: late } = await replay({ from: now - 3_600 });
    expect(early.matched).toBeGreaterThan(0);
    expect(late).toMatchObject({ matched: 1, from: now - 3_600 });
    expect(early.to).toBe(now - 3_600);
  });

  it("that matches nothing is done at once", async () => {
    await drain(shop);
    const wanted = { types: ["send.failed"] };
    expect((await replay(wanted, "replay-3")).body).toMatchObject({ status: "queued", matched: 0 });
    await drain(shop);
    expect((await replay(wanted, "replay-3")).body).toMatchObject({ status: "done", matched: 0 });
  });

  it("refuses times that are none, or out of the range of 30 days", async () => {
    const now = runSeconds();
    await expectRefusal(await replay({ from: "yesterday" }), "invalid_time", { param: "from" });
    const out = "time_out_of_range";
    await expectRefusal(await replay({ from: now - 31 * DAY }), out, { param: "from" });
    await expectRefusal(await replay({ from: now + DAY }), out, { param: "from" });
    await expectRefusal(await replay({ to: now + DAY }), out, { param: "to" });
    await expectRefusal(await replay({ to: from - 10 }), out, { param: "to" });
  });

  it("refuses more than 100,000 events at once", async () => {
    const { database } = await testServer();
    const begins = lowestId(runNow()).slice(0, 13);
    await database.transact(
      "many events",
      ({ sql }) => sql`
        insert into events (account_id, id, type, snapshot, sequence, created, synthetic)
        select ${shop.account_id}, (${begins} || substr(gen_random_uuid()::text, 14))::uuid,
          'send.created', '{}', 1, svc_now(), true
        from generate_series(1, 100001)`,
    );
    await expectRefusal(await replay(), "time_out_of_range", { param: "from" });
    await database.transact(
      "no events",
      ({ sql }) => sql`delete from events where account_id = ${shop.account_id}`,
    );
  });

  it("refuses a type that does not exist", async () => {
    const answer = await replay({ types: ["send.sold"] });
    await expectRefusal(answer, "parameter_invalid", { param: "types[0]" });
  });

  it("refuses events of sends to who receives tokens, for a key without tokens:read", async () => {
    await shop.api.updateWebhookEndpoint({ path, body: { token_links: true } });
    const blind = await given.key(shop, { kind: "rk", scopes: ["webhooks:manage"] });
    const answer = await blind.api.replayWebhookEndpoint({ path, body: { from } });
    await expectRefusal(answer, "tokens_read_required");
    const others = { from, types: ["api_key.*"] };
    expect((await blind.api.replayWebhookEndpoint({ path, body: others })).status).toBe(202);
    expect((await replay()).status).toBe(202);
  });

  it("refuses an endpoint that is switched off", async () => {
    await shop.api.updateWebhookEndpoint({ path, body: { status: "disabled" } });
    await expectRefusal(await replay(), "endpoint_disabled", { resource: path.endpoint_id });
  });

  it("is of its own organisation alone", async () => {
    await expectUnseen("replayWebhookEndpoint", { path, body: { from } });
  });
});
