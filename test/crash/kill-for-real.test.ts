import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { killApi } from "./kill-api.ts";
import { killWorker } from "./kill-worker.ts";
import { KILLS_TIMEOUT_MS } from "./tell.ts";

let cluster: Cluster;
let fleet: Fleet;

beforeAll(async () => {
  cluster = await openCluster();
  fleet = await openFleet(cluster, { apis: 1, workers: 0 });
});

afterAll(async () => {
  await fleet?.close();
  await cluster?.remove();
});

/** Every moment is tried in process; this shows that real processes and a disk do no worse. */
describe("a process that is killed with kill -9", { timeout: KILLS_TIMEOUT_MS }, () => {
  it("as a worker loses no send and hands none over twice", async () => {
    expect(await killWorker(fleet, { moment: "submit/answered", kills: 1 })).toEqual([]);
  });

  it("as an api server keeps every sale that it answered, and the next one starts", async () => {
    const worker = await fleet.start({ role: "worker" });
    const killed = await killApi(fleet, { moment: "place sends/after commit", kills: 1 });
    expect(killed.complaints).toEqual([]);
    expect(killed.unheard).toBeGreaterThan(0);
    await worker.kill();
  });
});
