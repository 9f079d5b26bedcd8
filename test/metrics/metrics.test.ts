import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ERRORS } from "@svc/generated/errors";
import { OPERATIONS } from "@svc/generated/operations";
import {
  DELIVERY_BUCKETS,
  FIRST_TRY_BUCKETS,
  METRICS,
  REQUEST_BUCKETS,
  TRANSACTION_BUCKETS,
} from "@svc/server/metrics/metrics-table.ts";
import { ALARMS } from "@svc/server/platform/alarm.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import type { OpenProgram } from "../kit/programs/open-program.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill } from "../kit/programs/till.ts";
import { complaintsAtRest, until } from "../kit/programs/watch.ts";
import { openSink } from "../kit/sink.ts";
import { treeFiles } from "../tidy/tree.ts";

const HANDBOOK = join(import.meta.dirname, "..", "..", "docs", "metrics.md");
const MEASURED = { SVC_METRICS_PORT: "0" };
const SERIES_MAX = 2_000;
/** Wire ids, and numbers of this country. */
const OF_CALLERS = /[a-z]{2,}_[0-9A-Za-z]{20}|\+?263/;

let fleet: OpenFleet;
let api: OpenProgram;
let worker: OpenProgram;

beforeAll(async () => {
  fleet = await openFleetInProcess();
  api = await fleet.start({ role: "api", settings: MEASURED });
  worker = await fleet.start({ role: "worker", settings: MEASURED });
});

afterAll(() => fleet?.close());

function addressOf(program: OpenProgram): string {
  const [address] = /http:\/\/[\d.]+:\d+\/metrics/.exec(program.output()) ?? [];
  if (address === undefined) throw new Error("A program says where its metrics are.");
  return address;
}

async function read(program: OpenProgram): Promise<string> {
  const answer = await fetch(addressOf(program));
  expect(answer.headers.get("content-type")).toContain("text/plain");
  return await answer.text();
}

describe("the numbers of a program", () => {
  it("count what callers asked, what was refused, and how long it took", async () => {
    const shop = await openShop(fleet.database);
    const till = openTill(shop.key, [api]);
    await till.sell({ target: newTarget() });
    await till.sell({ target: newTarget(), amount: "9999.00" });
    expect(await complaintsAtRest(fleet)).toEqual([]);
    const text = await read(api);
    expect(text).toContain('svc_requests_total{operation="createSend",status_class="2xx"} 1');
    expect(text).toContain('svc_requests_total{operation="createSend",status_class="4xx"} 1');
    expect(text).toMatch(/svc_refusals_total\{code="\w+"\} 1/);
    const timed = 'http_server_request_duration_seconds_count{http_request_method="POST"}';
    expect(text).toContain(`${timed} 2`);
    expect(text).toMatch(/svc_transactions_total\{transaction="place sends",.*committed"\} \d/);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  });

  it("tell of every queue what is due, by the process that works it", async () => {
    const text = await read(worker);
    expect(text).toContain('svc_queue_due{queue="sends/dispatch"} 0');
    expect(text).toContain('svc_queue_oldest_due_seconds{queue="webhooks/deliver"} 0');
    expect(text.match(/^svc_queue_due\{/gm)?.length).toBeGreaterThan(12);
    expect(text).toContain("svc_quarantined_rows 0");
    expect(text).toContain("svc_database_up 1");
    expect(await read(api)).not.toContain("svc_queue_due{");
  });

  it("tell how long a send took to be delivered, and its endpoint to hear of it", async () => {
    const sink = await openSink();
    try {
      const shop = await openShop(fleet.database);
      const till = openTill(shop.key, [api]);
      const body = { url: sink.url, enabled_events: ["send.created"] };
      const made = await till.ask("createWebhookEndpoint", { body });
      expect(made?.status).toBe(201);
      const before = await read(worker);
      await till.sell({ target: newTarget() });
      expect(await complaintsAtRest(fleet)).toEqual([]);
      await until("the endpoint has heard", () => sink.received.length === 1);
      await until("its try is counted", async () => {
        return countIn(await read(worker), "svc_webhook_first_try_seconds") === 1;
      });
      const text = await read(worker);
      const delivered = countIn(text, "svc_send_delivery_seconds");
      expect(delivered - countIn(before, "svc_send_delivery_seconds")).toBe(1);
      // A sale of a test number takes its scripted steps, and no hour.
      const slowest = 'svc_send_delivery_seconds_bucket{le="300",mode="test"}';
      expect(text).toContain(`${slowest} ${delivered}`);
      expect(text).toContain('svc_send_delivery_seconds_count{mode="live"} 0');
    } finally {
      await sink.close();
    }
  });

  it("are at one address, and hold no name of a caller's", async () => {
    const elsewhere = await fetch(addressOf(api).replace("/metrics", "/"));
    expect(elsewhere.status).toBe(404);
    const labels = [...(await read(api)).matchAll(/\w+="([^"]*)"/g)].map(([, value]) => value);
    expect(labels.length).toBeGreaterThan(20);
    expect(labels.filter((value = "") => OF_CALLERS.test(value))).toEqual([]);
  });

  it("are all in the handbook", () => {
    const handbook = readFileSync(HANDBOOK, "utf8");
    const missing = Object.entries(METRICS).filter(([name, { help }]) => {
      const row = handbook.split("\n").find((line) => line.startsWith(`| \`${name}\` |`));
      return row?.includes(help.slice(0, -1)) !== true;
    });
    expect(missing).toEqual([]);
  });

  it("are no more than a small Prometheus keeps, whatever callers do", () => {
    const classes = 3 * Object.keys(OPERATIONS).length;
    const transactions = namesOfTransactions();
    expect(transactions).toBeGreaterThan(100);
    const methods = 6;
    const waits = 2 * (DELIVERY_BUCKETS.length + FIRST_TRY_BUCKETS.length + 6);
    const buckets = methods * (REQUEST_BUCKETS.length + 3) + TRANSACTION_BUCKETS.length + 3 + waits;
    const coded = Object.keys(ERRORS).length + 3 * Object.keys(ALARMS).length;
    expect(classes + 3 * transactions + buckets + coded).toBeLessThan(SERIES_MAX);
  });
});

/** How many a histogram has seen of test mode; 0 before the first. */
function countIn(text: string, name: string): number {
  return Number(new RegExp(`^${name}_count\\{mode="test"\\} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
}

/** Each stands in the code as a text; one that is made of parts is bounded by those. */
function namesOfTransactions(): number {
  const texts = treeFiles()
    .filter(({ path }) => path.startsWith("server/"))
    .flatMap(({ text }) => [...text.matchAll(/(?:transact|pipeline)\(\s*["`]([^"`]+)["`]/g)]);
  return new Set(texts.map(([, name]) => name)).size;
}
