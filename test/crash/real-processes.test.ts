/** What real processes and a disk do when they are killed, frozen and stopped. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { complaints, complaintsAtRest, endLeases, until } from "../kit/programs/watch.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { timeLimit } from "../kit/time-limit.ts";
import { FROZEN_SHORT_MS, freezeWorker, LATE_ALARMS } from "./freeze-worker.ts";
import { killApi } from "./kill-api.ts";
import { killWorker } from "./kill-worker.ts";
import { KILLS_TIMEOUT_MS } from "./tell.ts";

/** Extra time for a busy machine. */
const SLACK_MS = timeLimit(2_500);
/** One of each shop: test accounts have so many places together. */
const REQUESTS = 4;
/** A chore that is under way when the time is over loses its connection, and says so. */
const CUT_OFF = /"code":"service_unavailable".*"msg":"a chore failed"/;
/** Long enough to see that the port is closed, and shorter than an api may take to drain. */
const UNDER_WAY_MS = Math.min(timeLimit(3_000), 8_000);

let cluster: Cluster;
let fleet: Fleet;
let shop: FleetShop;
let till: Till;

beforeAll(async () => {
  cluster = await openCluster();
});

beforeEach(async () => {
  fleet = await openFleet(cluster, { apis: 1, workers: 0 });
  shop = await openShop(fleet.database);
  till = openTill(shop.key, fleet.apis);
});

afterEach(() => fleet?.close());
afterAll(() => cluster?.remove());

/** A worker whose supplier has an order and keeps it waiting for the answer. */
async function inTheMiddle(given: { pause_ms: number; drain_seconds: number }) {
  const worker = await fleet.start({
    role: "worker",
    settings: { SVC_DRAIN_SECONDS: String(given.drain_seconds) },
    seams: [{ at: "submit/answered", does: { pause_ms: given.pause_ms } }],
  });
  await till.sell();
  await until("the supplier has the order", async () => (await countOf("simulator_vends")) === 1);
  return worker;
}

async function countOf(table: "simulator_vends" | "processes"): Promise<number> {
  return await fleet.database.read(async ({ sql }) => {
    const [row] = await sql`select count(*)::int as rows from ${sql(table)}`;
    return Number(row?.rows);
  });
}

async function attempts() {
  return await fleet.database.read(
    ({ sql }) => sql`
      select attempt.state, attempt.outcome, work.lease_owner from send_exchanges attempt
      left join send_dispatches work using (account_id, send_id)`,
  );
}

/** Every moment is tried in process; this shows that real processes and a disk do no worse. */
describe("kill -9", { timeout: KILLS_TIMEOUT_MS }, () => {
  it("of a worker loses no send and hands none over twice", async () => {
    expect(await killWorker(fleet, { moment: "submit/answered", kills: 1 })).toEqual([]);
  });

  it("of an api server keeps every sale that it answered, and the next one starts", async () => {
    await fleet.start({ role: "worker" });
    const killed = await killApi(fleet, { moment: "place sends/after commit", kills: 1 });
    expect(killed.complaints).toEqual([]);
    expect(killed.unheard).toBeGreaterThan(0);
  });
});

describe("SIGSTOP", { timeout: timeLimit(45_000) }, () => {
  it("of a worker at a hand-over has its late answer opened again, which the house bears", async () => {
    const frozen = { at: "submit/asked", frozen_ms: FROZEN_SHORT_MS } as const;
    expect(await freezeWorker(fleet, frozen)).toEqual([]);
    const alarms = fleet.alarms().filter((alarm) => alarm !== "books_broken");
    expect(alarms).toEqual(LATE_ALARMS);
  });
});

describe("SIGTERM", { timeout: timeLimit(30_000) }, () => {
  it("lets a worker write down the answer that it waits for", async () => {
    const worker = await inTheMiddle({ pause_ms: 1_500, drain_seconds: 10 });
    const { code, took_ms } = await worker.stop();
    expect(await attempts()).toEqual([
      { state: "accepted", outcome: "accepted", lease_owner: null },
    ]);
    expect(code).toBe(0);
    expect(took_ms).toBeLessThan(10_000);
    expect(await complaints(fleet)).toEqual([]);
  });

  it("ends a worker in SVC_DRAIN_SECONDS, and the next one asks and does not hand over", async () => {
    const worker = await inTheMiddle({ pause_ms: 20_000, drain_seconds: 1 });
    const { code, took_ms } = await worker.stop();
    expect(await attempts()).toEqual([
      { state: "intended", outcome: null, lease_owner: expect.any(String) },
    ]);
    expect(code).toBe(0);
    expect(took_ms).toBeLessThan(1_000 + SLACK_MS);
    await endLeases(fleet);
    await fleet.start({ role: "worker" });
    const cut_off = worker.errors().filter((line) => CUT_OFF.test(line));
    const found = await complaintsAtRest(fleet);
    expect(found.filter((line) => !cut_off.includes(line))).toEqual([]);
    expect(await countOf("simulator_vends")).toBe(1);
  });

  it("lets an api server answer the requests that are under way, and takes no more", async () => {
    await fleet.apis[0]?.stop();
    const at = "place a send/before commit";
    const api = await fleet.start({
      role: "api",
      seams: [{ at, does: { pause_ms: UNDER_WAY_MS } }],
    });
    const shops = [shop, ...(await times(REQUESTS - 1, () => openShop(fleet.database)))];
    const tills = shops.map(({ key }) => openTill(key, [api]));
    const asked = tills.map((one) => one.ask("createSend", scheduledOrder()));
    await until("the sales wait for their commits", areBeforeCommit);
    const stopped = api.stop();
    const isRefused = async () => (await tills[0]?.ask("getHealth")) === null;
    await until("no connection is taken", isRefused);
    const answers = await Promise.all(asked);
    expect(answers.map((heard) => heard?.status)).toEqual(Array(REQUESTS).fill(202));
    expect(await stopped).toMatchObject({ code: 0, signal: null });
    expect(await countOf("processes")).toBe(0);
    expect(await complaints(fleet)).toEqual([]);
  });
});

/** A scheduled sale has a transaction of its own. */
function scheduledOrder() {
  const scheduled_for = runSeconds() + 3_600;
  const order = { type: "airtime", currency: "USD", amount: "1.00", target: "+263771230000" };
  return { body: { ...order, scheduled_for } };
}

async function times<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  return await Promise.all(Array.from({ length: count }, make));
}

async function areBeforeCommit(): Promise<boolean> {
  const [row] = await fleet.database.read(
    ({ sql }) => sql`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database()
        and application_name = 'svc api' and state = 'idle in transaction'`,
  );
  return row?.open === REQUESTS;
}
