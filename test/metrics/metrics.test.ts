import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ERRORS } from "@svc/generated/errors";
import { OPERATIONS } from "@svc/generated/operations";
import {
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
import { complaintsAtRest } from "../kit/programs/watch.ts";
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
    const buckets = methods * (REQUEST_BUCKETS.length + 3) + TRANSACTION_BUCKETS.length + 3;
    const coded = Object.keys(ERRORS).length + 3 * Object.keys(ALARMS).length;
    expect(classes + 3 * transactions + buckets + coded).toBeLessThan(SERIES_MAX);
  });
});

/** Each stands in the code as a text; one that is made of parts is bounded by those. */
function namesOfTransactions(): number {
  const texts = treeFiles()
    .filter(({ path }) => path.startsWith("server/"))
    .flatMap(({ text }) => [...text.matchAll(/(?:transact|pipeline)\(\s*["`]([^"`]+)["`]/g)]);
  return new Set(texts.map(([, name]) => name)).size;
}
