import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "@svc/server/platform/log.ts";
import { openHttpClient } from "@svc/server/platform/net/safe-http-post.ts";
import { inSpan } from "@svc/server/platform/trace.ts";
import { openSupplierHttp } from "@svc/server/providers/http/index.ts";
import { openTracing } from "@svc/server/tracing/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill } from "../kit/programs/till.ts";
import { complaintsAtRest, until } from "../kit/programs/watch.ts";
import { openSink, type Sink } from "../kit/sink.ts";
import { type Collector, openCollector, type SentSpan } from "./collector.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-00`;
const TARGET = newTarget();
const [SERVER, CLIENT, FAILED] = [2, 3, 2];

let fleet: OpenFleet;
let collector: Collector;
let sink: Sink;
let shop: FleetShop;

/** A program that was traced while a sale was made, refused and delivered, and has ended since. */
beforeAll(async () => {
  [collector, sink, fleet] = await Promise.all([openCollector(), openSink(), openFleetInProcess()]);
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const program = await fleet.start({ role: "all", settings });
  shop = await openShop(fleet.database);
  const till = openTill(shop.key, [program]);
  await till.ask("createWebhookEndpoint", {
    body: { url: sink.url, enabled_events: ["send.created"] },
  });
  await till.sell({ target: TARGET });
  await till.sell({ target: TARGET, amount: "9999.00" });
  await fetch(`${program.origin}/dev/v1/account`, {
    headers: { authorization: `Bearer ${shop.key}`, traceparent: TRACEPARENT },
  });
  await complaintsAtRest(fleet);
  // A program that ends while it reads the endpoint's answer has no whole span of that.
  await until("the endpoint's answer is written", hasDelivered);
  await program.kill();
  await until("the spans have come", () => spanOf("POST webhook") !== undefined);
});

afterAll(async () => {
  await Promise.all([collector?.close(), sink?.close(), fleet?.close()]);
});

async function hasDelivered(): Promise<boolean> {
  return await fleet.database.read(async ({ sql }) => {
    const rows = await sql`select from webhook_deliveries where status = 'succeeded'`;
    return rows.length === 1;
  });
}

function spanOf(name: string, of: (span: SentSpan) => boolean = () => true): SentSpan | undefined {
  return collector.spans.find((span) => span.name === name && of(span));
}

function attributesOf(span: SentSpan | undefined): Record<string, unknown> {
  const pairs = (span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]);
  return Object.fromEntries(pairs);
}

describe("the traces of a program", () => {
  it("have a span of each request, with its operation and what it was answered", () => {
    const sold = spanOf("POST /dev/v1/sends");
    expect(sold?.kind).toBe(SERVER);
    expect(attributesOf(sold)).toMatchObject({
      "http.request.method": "POST",
      "http.route": "/dev/v1/sends",
      "http.response.status_code": 202,
      "svc.operation": "createSend",
      "svc.request_id": expect.stringMatching(/^req_/),
    });
  });

  it("say why a request was refused", () => {
    const refused = collector.spans.map(attributesOf).find((one) => "svc.error_code" in one);
    expect(refused).toMatchObject({ "svc.operation": "createSend" });
  });

  it("have a span of each transaction, inside what it is for", () => {
    const sold = spanOf("POST /dev/v1/sends");
    const placed = spanOf("place sends", ({ traceId }) => traceId === sold?.traceId);
    expect(placed?.kind).toBe(CLIENT);
    expect(attributesOf(placed)).toEqual({ "db.system.name": "postgresql" });
  });

  it("go on with the trace that a caller names, whether or not it records it", () => {
    const continued = spanOf("GET /dev/v1/account", ({ traceId }) => traceId === TRACE);
    expect(continued?.parentSpanId).toBe("00f067aa0ba902b7");
  });

  it("go on at the endpoint that a webhook is sent to", () => {
    const delivered = spanOf("POST webhook");
    const [heard] = sink.received;
    expect(attributesOf(delivered)).toMatchObject({
      "http.response.status_code": 200,
      "svc.webhook_id": heard?.headers["webhook-id"],
    });
    const { traceId, spanId } = delivered ?? {};
    expect(heard?.headers.traceparent).toBe(`00-${traceId}-${spanId}-01`);
  });

  it("hold no number, no key and no address of anybody", () => {
    const text = collector.texts.join("\n");
    const number = TARGET.replace(/^0/, "");
    for (const secret of [number, shop.key, sink.url]) expect(text).not.toContain(secret);
  });
});

describe("what is not traced", () => {
  it("sends no header to suppliers and endpoints", async () => {
    const quiet = await openSink();
    const supplier = openSupplierHttp(new URL(quiet.url).origin);
    const posting = openHttpClient({ resolve: async () => ["127.0.0.1"] });
    const call = { method: "POST", path: "/sale", body: "{}" } as const;
    await supplier.call({ ...call, signal: new AbortController().signal });
    await posting.post({ url: quiet.url, headers: {}, body: "{}", allow_loopback: true });
    await Promise.all([supplier.close(), posting.close(), quiet.close()]);
    expect(quiet.received).toHaveLength(2);
    expect(quiet.received.filter(({ headers }) => "traceparent" in headers)).toEqual([]);
  });
});

describe("a supplier's call in a trace", () => {
  it("is a span that says who, and how it ended, and goes on at the supplier", async () => {
    const heard = await openSink(503);
    const { host, origin } = new URL(heard.url);
    const log = { warn: () => {} };
    const tracing = await openTracing({ url: collector.url, share: 1 }, log);
    const supplier = openSupplierHttp(origin);
    const gone = openSupplierHttp("http://127.0.0.1:9");
    const call = { method: "POST", path: "/sale/0771234567", body: "{}" } as const;
    const { signal } = new AbortController();
    await inSpan("a sale", { kind: "server" }, async () => {
      await supplier.call({ ...call, signal });
      await gone.call({ ...call, signal });
    });
    await Promise.all([supplier.close(), gone.close(), tracing.close(), heard.close()]);
    const span = spanOf(`POST ${host}`);
    expect(attributesOf(span)["http.response.status_code"]).toBe(503);
    expect(heard.received[0]?.headers.traceparent).toContain(span?.traceId);
    const lost = spanOf("POST 127.0.0.1:9");
    expect([lost?.status.code, attributesOf(lost)["error.type"]]).toEqual([FAILED, "not_sent"]);
    expect(collector.texts.join("\n")).not.toContain("771234567");
  });
});

describe("a collector that takes nothing", () => {
  const silent = createServer(() => {});
  let hanging = "";

  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    hanging = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    silent.closeAllConnections();
    silent.close();
  });

  it.each([
    ["is away", () => "http://127.0.0.1:9"],
    ["does not answer", () => hanging],
  ])("and %s keeps no program from its end, and is one line of the log", async (_, url) => {
    const lines: string[] = [];
    const log = { warn: (_fields: object, line: string) => void lines.push(line) };
    const tracing = await openTracing({ url: url(), share: 1 }, log as Pick<Log, "warn">);
    await inSpan("a sale", { kind: "server" }, async () => {});
    await tracing.close();
    expect(lines).toEqual(["traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT and are lost"]);
  });
});
