import type { Schemas } from "@svc/generated/routes";
import { openHttpClient } from "@svc/server/platform/net/safe-http-post.ts";
import { waitAfterTry } from "@svc/server/webhooks/webhook-deliveries/delivery/retry-calendar.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliver, drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { openSink, type Sink } from "../kit/sink.ts";

/**
 * Seconds after the first try.
 * Source: docs/guides/webhooks.md, "Failed deliveries and retries".
 */
const LIVE = [
  5, 30, 120, 420, 1_320, 3_120, 6_720, 13_920, 24_720, 39_120, 57_120, 78_720, 103_920, 136_320,
  179_520, 259_200,
];
const TEST_TRIES = 10;
const TEST_HOURS = 6;
/** The longest wait that ten per cent of jitter makes of one second. */
const STRETCH = 1.1;

let sink: Sink;
let shop: Organisation;
let endpoint_id: string;

beforeEach(async () => {
  [sink, shop] = [await openSink(500), await given.organisation()];
  endpoint_id = (await given.endpoint(shop, { url: sink.url })).id;
});

afterEach(() => sink.close());

/** One event on its way, tried for the first time. */
async function tried(): Promise<Schemas["WebhookDelivery"]> {
  await given.key(shop);
  await drain(shop);
  return await delivery();
}

async function delivery(): Promise<Schemas["WebhookDelivery"]> {
  const { body } = await shop.api.listWebhookDeliveries();
  const path = { delivery_id: body.data[0]?.id ?? "" };
  return (await shop.api.getWebhookDelivery({ path })).body;
}

/** Lets time pass until the delivery is due again; false when it is not due any more. */
async function passUntilDue(): Promise<boolean> {
  const { next_attempt_at } = await delivery();
  if (next_attempt_at === null) return false;
  const { body: clock } = await shop.api.getTestClock();
  await pass(shop, { seconds: Math.max(1, next_attempt_at - clock.now + 1) });
  return true;
}

describe("the calendar of retries", () => {
  const name = { id: "0190a5a0-0000-7000-8000-0000a1b2c3d4", asked_ms: null };

  it("has 17 tries in 72 hours of live mode, each wait within ten per cent", () => {
    const waits = LIVE.map((_, index) => {
      return waitAfterTry({ ...name, mode: "live", attempt_count: index + 1 }) ?? 0;
    });
    for (const [index, at] of LIVE.entries()) {
      const planned_ms = (at - (LIVE[index - 1] ?? 0)) * 1_000;
      expect(Math.abs((waits[index] ?? 0) - planned_ms)).toBeLessThanOrEqual(planned_ms / 10 + 1);
    }
    expect(waitAfterTry({ ...name, mode: "live", attempt_count: 17 })).toBeNull();
  });

  it("does not try everything that failed together at one time again", () => {
    const ids = ["00000001", "7fffffff", "a1b2c3d4"].map((end) => `0190-${end}`);
    const waits = ids.map((id) => waitAfterTry({ ...name, id, mode: "live", attempt_count: 3 }));
    expect(new Set(waits).size).toBe(3);
  });

  it("leaves alone who asks for it, but not longer than to the slot after the next", () => {
    const wait = (asked_ms: number) =>
      waitAfterTry({ ...name, mode: "live", attempt_count: 2, asked_ms });
    expect(wait(1_000)).toBe(wait(0));
    expect(wait(100_000)).toBe(100_000);
    expect(wait(86_400_000)).toBe((120 - 5) * 1_000);
  });
});

describe("a delivery that fails", () => {
  it("is tried ten times in six hours of test mode, and is exhausted then", async () => {
    const first = await tried();
    expect(first).toMatchObject({ status: "failed", attempt_count: 1 });
    while (await passUntilDue());
    const last = await delivery();
    expect(last).toMatchObject({ status: "exhausted", attempt_count: TEST_TRIES });
    expect(sink.received).toHaveLength(TEST_TRIES);
    expect(new Set(sink.received.map(({ event }) => event.id)).size).toBe(1);
    const took = (last.attempts.at(-1)?.at ?? 0) - (last.attempts[0]?.at ?? 0);
    expect(took).toBeGreaterThan(TEST_HOURS * 3_600 * 0.9);
    expect(took).toBeLessThan(TEST_HOURS * 3_600 * STRETCH + 60);
  });

  it("is not tried before its time", async () => {
    const { next_attempt_at, attempts } = await tried();
    const wait = (next_attempt_at ?? 0) - (attempts[0]?.at ?? 0);
    expect(wait).toBeGreaterThanOrEqual(4);
    expect(wait).toBeLessThanOrEqual(7);
    await drain(shop);
    expect(sink.received).toHaveLength(1);
    await passUntilDue();
    expect(sink.received).toHaveLength(2);
  });

  it("shows its object as it is at each try, and succeeds when the endpoint takes it", async () => {
    const key = await given.key(shop);
    await drain(shop);
    await shop.api.deleteKey({ path: { key_id: key.id } });
    sink.answers(204);
    await passUntilDue();
    const told = sink.received.filter(({ event }) => event.type === "api_key.created");
    const statuses = told.map(({ event }) => (event.data.object as { status: string }).status);
    expect(statuses).toEqual(["active", "revoked"]);
    const { body } = await shop.api.listWebhookDeliveries({ query: { type: "api_key.created" } });
    expect(body.data[0]).toMatchObject({ status: "succeeded", attempt_count: 2 });
  });

  it.each([429, 503])("with %i and Retry-After is left alone for so long", async (status) => {
    sink.answers((answer) => answer.writeHead(status, { "retry-after": "20" }).end());
    const { next_attempt_at, attempts } = await tried();
    expect((next_attempt_at ?? 0) - (attempts[0]?.at ?? 0)).toBeGreaterThanOrEqual(19);
  });

  it.each([
    [301, "redirect"],
    [410, "http"],
    [500, "http"],
  ])("with %i tells the status and %s", async (status, error) => {
    sink.answers((answer) => answer.writeHead(status, { location: "/elsewhere" }).end("no"));
    const { last_response, attempts, status: standing } = await tried();
    expect(standing).toBe("failed");
    expect(last_response).toMatchObject({ status, error, body_excerpt: "no" });
    expect(attempts).toEqual([
      { at: expect.any(Number), status, duration_ms: expect.any(Number), error },
    ]);
    expect(sink.received).toHaveLength(1);
  });

  it("without an answer in time tells that", async () => {
    sink.answers(() => {});
    const { last_response } = await tried();
    expect(last_response).toMatchObject({ status: null, error: "timeout", body_excerpt: null });
  });

  it("with ten megabytes of success has succeeded, and shows one kilobyte", async () => {
    sink.answers((answer) => void answer.end("x".repeat(10_000_000)));
    const { status, last_response } = await tried();
    expect(status).toBe("succeeded");
    expect(last_response?.body_excerpt).toHaveLength(1_024);
  });

  it("at a name that leads to a private address by then is blocked, and tried again", async () => {
    const { live } = shop;
    await given.endpoint(live);
    await given.key(live, { accept_terms: true });
    const inside = openHttpClient({ resolve: async () => ["10.0.0.7"] });
    await drain([live, shop]);
    const { body } = await live.api.listWebhookDeliveries();
    expect(body.data[0]?.last_response).toMatchObject({ error: "dns" });
    await deliver([live, shop], { http_client: inside });
    const path = { delivery_id: body.data[0]?.id ?? "" };
    const again = await live.api.redeliverWebhookDelivery({ path });
    await deliver([live, shop], { http_client: inside });
    const { body: blocked } = await live.api.getWebhookDelivery({
      path: { delivery_id: again.body.id },
    });
    expect(blocked).toMatchObject({ status: "failed", last_response: { error: "blocked_ip" } });
  });
});

describe("an endpoint that takes nothing for three days", () => {
  const health = async () => (await shop.api.getWebhookEndpoint({ path: { endpoint_id } })).body;

  it("is switched off, tells of it, and what waits for it is skipped", async () => {
    await tried();
    while (await passUntilDue());
    expect(await health()).toMatchObject({ status: "enabled", health: { pending: 0 } });
    expect((await health()).health).toMatchObject({ success_rate_24h: "0.000" });
    const other = await openSink();
    await given.endpoint(shop, { url: other.url, enabled_events: ["webhook_endpoint.*"] });
    await pass(shop, { seconds: 65 * 3_600 });
    const waiting = await tried();
    expect(waiting.status).toBe("failed");
    await pass(shop, { seconds: 3 * 3_600 });
    expect(await health()).toMatchObject({ status: "disabled", disabled_reason: "failing" });
    expect(other.types()).toEqual(["webhook_endpoint.disabled"]);
    const path = { delivery_id: waiting.id };
    expect((await shop.api.getWebhookDelivery({ path })).body.status).toBe("skipped");
    await other.close();
  });

  it("is not switched off after one success, or after few tries", async () => {
    await tried();
    await pass(shop, { seconds: 73 * 3_600 });
    await passUntilDue();
    expect(await health()).toMatchObject({ status: "enabled" });
    sink.answers(200);
    await tried();
    const { status, health: after } = await health();
    expect([status, after.failing_since]).toEqual(["enabled", null]);
    expect(after.last_success_at).toBeGreaterThan(0);
  });
});
