import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { type FleetCluster, openRunCluster } from "../kit/programs/run-cluster.ts";
import { openShop } from "../kit/programs/shop.ts";
import { runNow } from "../kit/run-clock.ts";
import { poisonOneShop } from "./poisoned-send.ts";

const HOUR_MS = 3_600_000;

let cluster: FleetCluster;
let fleet: Fleet;

beforeAll(async () => {
  cluster = await openRunCluster();
  fleet = await openFleet(cluster, { apis: 1, workers: 0 });
});

afterAll(async () => {
  await fleet?.close();
  await cluster?.remove();
});

async function sell(
  key: string,
  wanted: object = {},
  origin = fleet.apis[0]?.origin,
): Promise<{ id: string; created: number }> {
  const answer = await fetch(`${origin}/dev/v1/sends`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID(),
    },
    body: JSON.stringify({ target: "0771234567", amount: "5.00", currency: "USD", ...wanted }),
  });
  return (await answer.json()) as { id: string; created: number };
}

async function statuses(account_id: string): Promise<string[]> {
  const rows = await fleet.database.read(
    ({ sql }) => sql<{ status: string }[]>`
      select status from sends where account_id = ${account_id} order by id`,
  );
  return rows.map(({ status }) => status);
}

it("a worker whose clock is an hour ahead works no queue and says so, and another one does", async () => {
  const { account_id, key } = await openShop(fleet.database);
  await sell(key, { scheduled_for: Math.floor((runNow() + HOUR_MS / 2) / 1_000) });
  await sell(key);
  const settings = { TEST_SKEW_MS: String(HOUR_MS) };
  const wrong = await fleet.start({ role: "worker", settings });
  await pause(1_500);
  expect(await statuses(account_id)).toEqual(["scheduled", "pending"]);
  expect(wrong.output()).toContain("this machine's clock is not the database's");
  expect(wrong.output()).toContain("clock_skew");
  await fleet.start({ role: "worker" });
  const end = runNow() + 15_000;
  while ((await statuses(account_id))[1] !== "delivered" && runNow() < end) await pause(50);
  expect(await statuses(account_id)).toEqual(["scheduled", "delivered"]);
});

it("an api whose clock is an hour behind is degraded", async () => {
  const settings = { TEST_SKEW_MS: String(-HOUR_MS) };
  const wrong = await fleet.start({ role: "api", settings });
  const answer = await fetch(`${wrong.origin}/dev/v1/health`);
  expect(await answer.json()).toMatchObject({ status: "degraded" });
});

it("an api whose clock is an hour ahead sells at the time of the database", async () => {
  const { account_id, key } = await openShop(fleet.database);
  const wrong = await fleet.start({
    role: "api",
    settings: { TEST_SKEW_MS: String(HOUR_MS) },
  });
  const sold = await sell(key, {}, wrong.origin);
  expect(Math.abs(sold.created * 1_000 - runNow())).toBeLessThan(10_000);
  const [row] = await fleet.database.read(
    ({ sql }) => sql<{ apart: string }[]>`
      select extract(epoch from created - svc_now()) as apart from idempotency_keys
      where account_id = ${account_id}`,
  );
  expect(Math.abs(Number(row?.apart))).toBeLessThan(10);
});

it("a send that cannot be leased holds up no other organisation", async () => {
  const own = await openFleet(cluster, { apis: 1, workers: 0 });
  try {
    expect(await poisonOneShop(own)).toEqual([]);
  } finally {
    await own.close();
  }
});
