/** The doctor tells poolers that lose sessions, and a replica, from a database that can be used. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { diagnose } from "@svc/server/commands/diagnose.ts";
import { mintSecretKey } from "@svc/server/platform/crypto/secret-box.ts";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type FakePooler, openFakePooler } from "../fakes/pooler.ts";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { until } from "../kit/programs/watch.ts";

const TIMEOUTS = {
  lock_timeout: "2s",
  statement_timeout: "10s",
  idle_in_transaction_session_timeout: "15s",
};

let cluster: Cluster;
let url: URL;
let pooler: FakePooler | null = null;

beforeAll(async () => {
  cluster = await openCluster();
  url = new URL(await cluster.makeDatabase());
});

afterEach(async () => {
  await pooler?.close();
  pooler = null;
});

afterAll(() => cluster?.remove());

/** What is wrong with the database itself, of an installation on which nobody has sold yet. */
async function faultsAt(database_url: string) {
  const SVC_SECRET_KEY = mintSecretKey();
  const settings = { DATABASE_URL: database_url, SVC_DATA_DIR: cluster.folder, SVC_SECRET_KEY };
  const faults = await diagnose(settings, { freeBytes: () => 2 ** 40 });
  return faults.filter(({ code }) => !["nothing_runs", "organisation_missing"].includes(code));
}

async function through(options: {
  readonly settings?: Record<string, string>;
  readonly keeps_session: boolean;
  readonly refusal?: string;
}) {
  const socket = join(url.searchParams.get("host") ?? "", `.s.PGSQL.${url.port || "5432"}`);
  const named = { socket, user: url.username, database: url.pathname.slice(1) };
  pooler = await openFakePooler({ ...named, settings: {}, ...options });
  return await faultsAt(pooler.url);
}

it("is content with PostgreSQL itself, and with a pooler in session mode that keeps timeouts", async () => {
  expect(await faultsAt(url.href)).toEqual([]);
  expect(await through({ settings: TIMEOUTS, keeps_session: true })).toEqual([]);
});

it.each([
  [
    /unsupported startup parameter: lock_timeout/,
    { keeps_session: true, refusal: "unsupported startup parameter: lock_timeout" },
  ],
  [
    /loses what connections ask for: lock_timeout, statement_timeout, idle/,
    { keeps_session: true },
  ],
  [/gives each transaction another server/, { settings: TIMEOUTS, keeps_session: false }],
])("names a pooler: %s", async (cause, options) => {
  const faults = await through(options);
  expect(faults).toEqual([{ code: "database_pooled", cause: expect.stringMatching(cause) }]);
});

it("names a replica, which takes no sale", async () => {
  const { pathname } = new URL(`file://${url.searchParams.get("host")}`);
  writeFileSync(join(pathname, "..", "cluster", "standby.signal"), "");
  const gone = cluster.postmaster();
  process.kill(gone, "SIGINT");
  await until("the server is gone", () => isGone(gone));
  await cluster.restart();
  const faults = await faultsAt(url.href);
  expect(faults).toEqual([
    { code: "database_read_only", cause: "The database is a replica: it takes no sale." },
  ]);
});

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
