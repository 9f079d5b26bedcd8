import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { openSink, type Sink } from "../../kit/sink.ts";

let shop: Organisation;
let sink: Sink;
let endpoint_id: string;

beforeEach(async () => {
  [shop, sink] = [await given.organisation(), await openSink()];
  endpoint_id = (await given.endpoint(shop, { url: sink.url, enabled_events: ["send.*"] })).id;
});

afterEach(() => sink.close());

async function replay(): Promise<string> {
  const from = runSeconds() - 60;
  const body = { from, types: ["send.created"] };
  return (await shop.api.replayWebhookEndpoint({ path: { endpoint_id }, body })).body.id;
}

async function read(replay_id: string) {
  return await shop.api.getWebhookReplay({ path: { endpoint_id, replay_id } });
}

describe("GET /webhook-endpoints/{endpoint_id}/replays/{replay_id}", () => {
  it("tells how far a replay has come, until every event of it was taken", async () => {
    await sell(shop);
    await sell(shop);
    await drain(shop);
    const id = await replay();
    const queued = await read(id);
    expect(queued.status).toBe(200);
    expect(queued.body).toMatchObject({
      id,
      object: "webhook_replay",
      endpoint: endpoint_id,
      types: ["send.created"],
      status: "queued",
      matched: 2,
      queued: 0,
    });
    await drain(shop);
    expect((await read(id)).body).toMatchObject({
      status: "done",
      matched: 2,
      queued: 2,
      delivered: 2,
      failed: 0,
    });
  });

  it("is missing where there is none, and to another organisation", async () => {
    const replay_id = await replay();
    const strangers = { path: { endpoint_id, replay_id } };
    await expectUnseen("getWebhookReplay", strangers);
    for (const id of ["whr_0031JkEgE0VrbBGI09QYNdaK", `whr_${"z".repeat(24)}`]) {
      await expectRefusal(await read(id), "resource_missing", { param: "replay_id" });
    }
  });

  it("is missing under another endpoint, and once its own is deleted", async () => {
    const replay_id = await replay();
    const other = (await given.endpoint(shop)).id;
    const elsewhere = await shop.api.getWebhookReplay({ path: { endpoint_id: other, replay_id } });
    await expectRefusal(elsewhere, "resource_missing", { param: "replay_id" });
    await shop.api.deleteWebhookEndpoint({ path: { endpoint_id } });
    await expectRefusal(await read(replay_id), "resource_missing", { param: "endpoint_id" });
  });
});
