import { inflateRawSync } from "node:zlib";
import type { Schemas } from "@svc/generated/routes";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { openSink, type Received, type Sink } from "../kit/sink.ts";

const POWER = {
  target: "37140030000",
  amount: "10.00",
  currency: "USD",
  token_phone: "0771234567",
};
const CLEAR = /^\d{4}( \d{4}){4}$/;
const MASKED = /^\*{4}( \*{4}){3} \d{4}$/;

type SentSend = Schemas["Send"] & { token_url?: string | null };

let shop: Organisation;
let sink: Sink;

beforeEach(async () => {
  shop = await given.organisation();
  // It echoes what it received, as an endpoint under debugging may do.
  sink = await openSink((answer, { text }) => void answer.end(text.slice(-1_000)));
});

afterEach(() => sink.close());

async function vend(wanted: object): Promise<Received> {
  await given.endpoint(shop, { url: sink.url, enabled_events: ["send.delivered"], ...wanted });
  await shop.api.createSend({ body: POWER });
  await drain(shop);
  await pass(shop);
  expect(sink.types()).toEqual(["send.delivered"]);
  return sink.received[0] as Received;
}

function sent({ event }: Received): SentSend {
  return event.data.object as SentSend;
}

/** Everything that is kept of deliveries, as text. */
async function kept(): Promise<string> {
  const packs = await shop.probe.rows("webhook_sent");
  expect(packs).not.toEqual([]);
  const sent = packs.map(({ packed }) => inflateRawSync(packed as Uint8Array).toString());
  return JSON.stringify([...sent, await shop.probe.rows("webhook_deliveries")]);
}

async function logged(): Promise<Schemas["WebhookDelivery"]> {
  const { body } = await shop.api.listWebhookDeliveries();
  const path = { delivery_id: body.data[0]?.id ?? "" };
  return (await shop.api.getWebhookDelivery({ path })).body;
}

describe("the token of a power send", () => {
  it("is masked in what is sent", async () => {
    const received = await vend({ token_links: false });
    expect(sent(received).token).toMatch(MASKED);
    expect(sent(received)).not.toHaveProperty("token_url");
  });

  it("is read once through a link, where the endpoint has token_links", async () => {
    const received = await vend({ token_links: true });
    const { token, token_url, id } = sent(received);
    expect(token).toMatch(MASKED);
    const secret = String(token_url).split("/").at(-1) ?? "";
    const path = { secret };
    const [first, second] = [
      await shop.api.getTokenLink({ path }),
      await shop.api.getTokenLink({ path }),
    ];
    expect(first.body).toMatchObject({ object: "token_link", send: id });
    expect(second.status).toBe(410);
    expect(await kept()).not.toContain(secret);
    expect(JSON.stringify(await logged())).not.toContain(secret);
  });

  it("has a new link at each try, and the last one reads nothing any more", async () => {
    sink.answers(500);
    const received = await vend({ token_links: true });
    sink.answers(200);
    await pass(shop, { seconds: 10 });
    const links = sink.received.map((one) => String(sent(one).token_url).split("/").at(-1));
    expect(links).toHaveLength(2);
    expect(sent(received).token_url).not.toBe(sent(sink.received[1] as Received).token_url);
    const answers = [];
    for (const secret of links) {
      answers.push((await shop.api.getTokenLink({ path: { secret } })).status);
    }
    expect(answers).toEqual([410, 200]);
  });

  it("is sent in clear to an endpoint with include_tokens, and is kept nowhere", async () => {
    const received = await vend({ include_tokens: true, token_links: false });
    const { token, power } = sent(received);
    expect(token).toMatch(CLEAR);
    expect(power?.tokens.map((one) => one.token)).toEqual([token]);
    for (const text of [await kept(), JSON.stringify(await logged())]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(String(token).replaceAll(" ", ""));
    }
    expect((await logged()).last_response?.body_excerpt).toBeNull();
    const { body } = await shop.api.getEvent({ path: { event_id: received.event.id } });
    expect((body.data.object as SentSend).token).toMatch(MASKED);
  });
});

describe("an endpoint of the legacy format", () => {
  const legacy = { format: "legacy_airtime", token_links: false };

  async function sell(ending: string) {
    await given.endpoint(shop, { url: sink.url, ...legacy });
    const body = { target: `077123${ending}`, amount: "5.00", currency: "USD" };
    const { body: send } = await shop.api.createSend({
      body: { ...body, client_reference: "t-1" },
    });
    for (const _ of ["submitted", "settled"]) await pass(shop);
    return send as Schemas["Send"];
  }

  it("is sent the flat body of the old webhook, signed as it was", async () => {
    const { id } = await sell("0000");
    expect(sink.received).toHaveLength(1);
    const [{ headers, event, text } = {} as Received] = sink.received;
    expect(event).toMatchObject({
      event: "order.success",
      order_id: id,
      reference: "t-1",
      status: "success",
      type: "airtime",
      network: "econet",
      phone: "0771230000",
      amount: "5.00",
      currency: "USD",
      token: null,
      test: true,
    });
    expect(headers["x-airtime-signature"]).toMatch(/^sha256=[0-9a-f]{64}$/);
    expect(headers["svc-event"]).toBe("send.delivered");
    expect(headers["svc-signature"]).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect((await logged()).payload).toEqual(JSON.parse(text));
  });

  it("is told of failures by its own event, and of nothing that it has no event for", async () => {
    await sell("0002");
    const bodies = sink.received.map(({ event }) => event as unknown as { event: string });
    expect(bodies.map((body) => body.event)).toEqual(["order.failed"]);
  });
});
