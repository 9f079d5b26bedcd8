import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { openFleet } from "../kit/programs/fleet.ts";
import { timeLimit } from "../kit/time-limit.ts";
import { strayPrepares } from "../tidy/stray-prepares.ts";
import { BUGS } from "./bugs.ts";
import { type Patch, plant } from "./plant.ts";
import { SCENARIOS, type Scenario } from "./scenarios.ts";

let cluster: Cluster;

beforeAll(async () => {
  cluster = await openCluster();
});

/** The server of a dozen databases takes its time to stop on a busy machine. */
afterAll(() => cluster?.remove(), 120_000);

/** Runs a scenario at a copy of the server, and removes the copy. */
async function findWith(patches: readonly Patch[], name: string, { fleet, run }: Scenario) {
  const copy = plant(name.replaceAll(/\W/g, "-"), patches);
  const programs = await openFleet(cluster, { ...fleet, entry: copy.entry }).catch((error) => {
    copy.remove();
    throw error;
  });
  try {
    return await run(programs);
  } finally {
    await programs.close();
    copy.remove();
  }
}

/** The other scenarios are run at the server itself, by the tests that they are taken from. */
const ONLY_HERE = ["negativeBalance", "retryBehindDelivery", "soldAndFailed"] as const;

describe("a copy of the server without a bug", { timeout: timeLimit(90_000) }, () => {
  it.each(ONLY_HERE)("passes the scenario %s", async (name) => {
    expect(await findWith([], name, SCENARIOS[name])).toEqual([]);
  });
});

it("a statement prepared on db is seen by the house test before anything runs", () => {
  const copy = plant(
    "seen",
    BUGS.find(({ name }) => name === "a statement prepared on db")?.patches ?? [],
  );
  try {
    expect(strayPrepares(dirname(copy.entry))).toEqual([
      expect.stringContaining("write-orders.ts"),
    ]);
  } finally {
    copy.remove();
  }
});

describe("a planted bug is caught:", { timeout: timeLimit(90_000) }, () => {
  it.each(BUGS.map((bug) => [bug.name, bug] as const))("%s", async (name, bug) => {
    const found = await findWith(bug.patches, name, SCENARIOS[bug.scenario]);
    expect(found.join("\n")).toMatch(bug.found);
  });
});
