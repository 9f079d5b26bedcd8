/** What was sent to webhook endpoints about a person who is erased, and is still shown. */
import { inflateRawSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { deliver, drain, pass, testHttpClient } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { eraseDue, passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { openSink, type Sink } from "../kit/sink.ts";

const PHONE = "0776549321";
const OTHER = "0712349321";
const DAY_SECONDS = 86_400;
const DEADLINE_MS = 1_000;

let shop: Organisation;
let sink: Sink;
let recipient: string;

beforeEach(async () => {
  shop = await given.organisation();
  // It repeats what it hears, as an endpoint that logs does.
  sink = await openSink((answer, { text }) => answer.writeHead(200).end(text));
  await given.endpoint(shop, { url: sink.url, enabled_events: ["send.delivered"] });
  recipient = (await given.recipient(shop, { phone: PHONE })).id;
});

afterEach(() => sink.close());

/** The wire id of the delivery that told of the last sale, sent anew today. */
async function redelivered(): Promise<string> {
  const { body } = await shop.api.listWebhookDeliveries();
  const path = { delivery_id: body.data[0]?.id ?? "" };
  return (await shop.api.redeliverWebhookDelivery({ path })).body.id;
}

async function soldTo(target: string, more: object = {}): Promise<void> {
  await sell(shop, { target, ...more });
  for (let step = 0; step < 4; step += 1) await pass(shop);
  await drain(shop);
}

/** Rows and packs in which a number stands. */
async function whereFound(phone: string): Promise<string[]> {
  const digits = phone.slice(1);
  const { database } = await testServer();
  const { account_id } = shop;
  return await database.read(async ({ sql }) => {
    const rows = await sql<{ text: string }[]>`
      select kept::text as text from webhook_deliveries kept where account_id = ${account_id}`;
    const packs = await sql<{ packed: Uint8Array }[]>`
      select packed from webhook_sent where account_id = ${account_id}`;
    const texts = packs.map(({ packed }) => inflateRawSync(packed).toString());
    return [...rows.map(({ text }) => text), ...texts].filter((text) => text.includes(digits));
  });
}

/** Deletes the events of the account, as the purge does when they are thirty days old. */
async function purgeEvents(): Promise<void> {
  const { database } = await testServer();
  await database.record(({ sql }) => sql`delete from events where account_id = ${shop.account_id}`);
}

it("is erased when the event that it told of was purged before", async () => {
  await soldTo(OTHER);
  const others = await redelivered();
  await soldTo(PHONE, { recipient });
  await shop.api.advanceTestClock({ body: { seconds: 29 * DAY_SECONDS } });
  const path = { delivery_id: await redelivered() };
  await drain(shop);
  const before = (await shop.api.getWebhookDelivery({ path })).body;
  expect(before.last_response?.body_excerpt).toContain(PHONE.slice(1));
  await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
  await purgeEvents();
  await passErasures(shop, SEVEN_DAYS);
  const { body } = await shop.api.getWebhookDelivery({ path });
  expect(body).toEqual({
    ...before,
    payload: null,
    last_response: { ...before.last_response, body_excerpt: null },
  });
  expect(await whereFound(PHONE)).toEqual([]);
  const kept = await shop.api.getWebhookDelivery({ path: { delivery_id: others } });
  expect(kept.body.payload).toMatchObject({
    data: { object: { target: `+263${OTHER.slice(1)}` } },
  });
  expect(kept.body.last_response?.body_excerpt).toContain(OTHER.slice(1));
});

it("is sent anew when the person was erased while it was under way", async () => {
  await soldTo(PHONE, { recipient });
  await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
  const path = { delivery_id: await redelivered() };
  const { database } = await testServer();
  const http_client = testHttpClient({ deadline_ms: DEADLINE_MS });
  const slow: typeof http_client = {
    ...http_client,
    async post(post) {
      const answer = await http_client.post(post);
      // The clock is not advanced: that would wait for this very try.
      await database.record(
        ({ sql }) => sql`
          update recipient_erasures set due_at = svc_now() where account_id = ${shop.account_id}`,
      );
      await eraseDue();
      return answer;
    },
  };
  await deliver(shop, { http_client: slow });
  expect(sink.received.at(-1)?.text).toContain(PHONE.slice(1));
  expect(await whereFound(PHONE)).toEqual([]);
  await database.record(async ({ sql }) => {
    await sql`
      update webhook_dispatches set lease_until = svc_now() where account_id = ${shop.account_id}`;
    await sql`update webhook_feeds set due_at = svc_now() where account_id = ${shop.account_id}`;
  });
  await deliver(shop);
  expect(sink.received.at(-1)?.event.data.object).toMatchObject({ target_display: "erased" });
  const { body } = await shop.api.getWebhookDelivery({ path });
  expect(body).toMatchObject({ status: "succeeded", attempt_count: 1 });
  expect(await whereFound(PHONE)).toEqual([]);
});
