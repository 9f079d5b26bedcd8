/** A program says whether it can do its work, apart from whether it lives. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openReadiness } from "@svc/server/readiness.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import type { OpenProgram } from "../kit/programs/open-program.ts";
import { NAMED } from "../kit/wire.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const VERSIONS = "drizzle.__drizzle_migrations";

let fleet: OpenFleet;
let programs: OpenProgram[];

beforeAll(async () => {
  fleet = await openFleetInProcess();
  const settings = { SVC_METRICS_PORT: "0" };
  programs = [
    await fleet.start({ role: "api", settings }),
    await fleet.start({ role: "worker", settings }),
  ];
});

afterAll(() => fleet?.close());

async function ask(program: OpenProgram): Promise<{ status: number; missing: string[] }> {
  const [origin] = /http:\/\/[\d.]+:\d+(?=\/metrics)/.exec(program.output()) ?? [];
  const answer = await fetch(`${origin}/ready`);
  const { ready, missing } = (await answer.json()) as { ready: boolean; missing: string[] };
  expect(ready).toBe(answer.status === 200);
  return { status: answer.status, missing };
}

async function answers() {
  return await Promise.all(programs.map(ask));
}

/** Breaks something, looks, and mends it, whatever was seen. */
async function whileBroken(breaks: string, mends: string) {
  const run = (one: string) =>
    fleet.database.record(async ({ sql }) => void (await sql.unsafe(one, [], NAMED)));
  await run(breaks);
  try {
    return await answers();
  } finally {
    await run(mends);
  }
}

describe("GET /ready", () => {
  it("is 200 of an api and of a worker that can do their work", async () => {
    const ready = { status: 200, missing: [] };
    expect(await answers()).toEqual([ready, ready]);
  });

  it("is 503 when the tables are older than the program, and not when they are newer", async () => {
    const [older, newer] = ["- 1", "+ 1"].map((by) => {
      return `update ${VERSIONS} set created_at = created_at ${by}`;
    }) as [string, string];
    const missing = { status: 503, missing: ["tables"] };
    expect(await whileBroken(older, newer)).toEqual([missing, missing]);
    const ready = { status: 200, missing: [] };
    expect(await whileBroken(newer, older)).toEqual([ready, ready]);
  });

  it("is 503 when the database holds secrets that the program cannot open", async () => {
    const seal = "insert into sealing_keys (key_id, used_at) values ('deadbeef', svc_now())";
    const missing = { status: 503, missing: ["sealing_key"] };
    const forget = "delete from sealing_keys where key_id = 'deadbeef'";
    expect(await whileBroken(seal, forget)).toEqual([missing, missing]);
  });
});

it("has its reasons in the handbook", () => {
  const page = readFileSync(join(ROOT, "docs", "metrics.md"), "utf8");
  const source = readFileSync(join(ROOT, "server", "metrics", "serve-metrics.ts"), "utf8");
  const [, union = ""] = /export type Unready =([^;]+);/.exec(source) ?? [];
  const reasons = [...union.matchAll(/"(\w+)"/g)].map(([, reason]) => reason);
  const [, chapter = ""] = page.split("\n## Readiness\n");
  const rows = [...chapter.matchAll(/^\| `(\w+)` \|/gm)].map(([, reason]) => reason);
  expect(reasons.length).toBeGreaterThan(3);
  expect(rows).toEqual(reasons);
});

describe("a program", () => {
  const settings = { secret_key: null, data_folder: "/nowhere" };

  it("that is shutting down is not ready, whatever else there is", async () => {
    const { database } = fleet;
    const read = openReadiness({ database, settings, isShuttingDown: () => true });
    expect(await read()).toEqual(["shutting_down"]);
  });

  it("whose database is away is not ready", async () => {
    const database = { read: async () => Promise.reject(new Error("away")) };
    const read = openReadiness({ database, settings, isShuttingDown: () => false });
    expect(await read()).toEqual(["database"]);
  });
});
