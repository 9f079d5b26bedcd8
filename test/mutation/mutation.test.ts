import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import { type FleetCluster, openRunCluster } from "../kit/programs/run-cluster.ts";
import { timeLimit } from "../kit/time-limit.ts";
import { strayPreparesIn } from "../tidy/stray-prepares.ts";
import { BUGS, type Bug } from "./bugs.ts";
import { patchedTexts } from "./patches.ts";
import { openPlanted } from "./plant.ts";
import { SCENARIOS, type Scenario } from "./scenarios.ts";

let cluster: FleetCluster;

beforeAll(async () => {
  cluster = await openRunCluster();
});

/** The server of a dozen databases takes its time to stop on a busy machine. */
afterAll(() => cluster?.remove(), 120_000);

/** Runs a scenario at programs with a bug, or at the server as it is. */
async function findWith(bug: Bug | null, { fleet, run, is_real = false }: Scenario) {
  const programs = await openPlanted(bug, fleet, { cluster, all: BUGS, is_real });
  try {
    return await run(programs);
  } finally {
    await programs.close();
  }
}

/** The other scenarios are run at the server itself, by the tests that they are taken from. */
const ONLY_HERE = ["negativeBalance", "retryBehindDelivery", "soldAndFailed"] as const;

describe("the server without a bug", { timeout: timeLimit(90_000) }, () => {
  it.each(ONLY_HERE)("passes the scenario %s", async (name) => {
    expect(await findWith(null, SCENARIOS[name])).toEqual([]);
  });
});

it("a statement prepared on db is seen by the house test before anything runs", () => {
  const bug = BUGS.find(({ name }) => name === "a statement prepared on db");
  const texts = [...patchedTexts(bug?.patches ?? [])];
  const seen = texts.filter(([, text]) => strayPreparesIn(text).length > 0);
  expect(seen.map(([file]) => file)).toEqual([expect.stringContaining("write-orders.ts")]);
});

/** Each scenario has a bug to catch; those that are caught alike are planted in a long run. */
const planted = BUGS.filter(
  ({ scenario }, index) =>
    IS_LONG || BUGS.findIndex((other) => other.scenario === scenario) === index,
);

describe("a planted bug is caught:", { timeout: timeLimit(90_000) }, () => {
  it.each(planted)("$name", async (bug) => {
    const found = await findWith(bug, SCENARIOS[bug.scenario]);
    expect(found.join("\n")).toMatch(bug.found);
  });
});
