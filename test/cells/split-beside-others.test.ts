/** A split leaves the database of a cell to those who work there, and its log without secrets. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openMovers } from "@svc/server/cells/split/hand-over.ts";
import {
  COPY_STEPS,
  giveUp,
  planMovers,
  type Split,
  takeSteps,
} from "@svc/server/cells/split/index.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { until } from "../kit/programs/watch.ts";
import { clockSettings } from "../kit/run-clock.ts";

const ACCOUNT = "01890a5d-ac96-774b-bcce-b302099a8057";
const PASSWORD = "kept-out-of-the-log";
/** More than a database writes as long as a test runs. */
const FAR_AHEAD = 1_000_000_000;

let cluster: Cluster;
let split: Split;

beforeAll(async () => {
  // As on a server that logs more than any should, and with each way that a statement has there.
  const logged = { log_statement: "all", log_min_duration_statement: "0" };
  const logical = { wal_level: "logical", max_wal_senders: "4", max_replication_slots: "4" };
  cluster = await openCluster({ settings: { ...clockSettings(), ...logical, ...logged } });
  const [source_url = "", target_url = ""] = [
    await cluster.makeDatabase(),
    await cluster.makeDatabase(),
  ];
  const open = (database_url: string) => openDatabase({ database_url, pool: 4 });
  split = {
    ...{ source: open(source_url), target: open(target_url), source_url, cell: "B" },
    say: () => {},
  };
});

afterAll(async () => {
  await Promise.all([split?.source.close(), split?.target.close()]);
  await cluster?.remove();
});

describe("the order of events is set on in the new cell", () => {
  beforeAll(async () => {
    await moveTo(split.source, "moved");
    await moveTo(split.target, "arriving");
    await split.target.transact("an event of a cell that has written more", async ({ sql }) => {
      await sql`
        insert into events (account_id, id, type, snapshot, sequence, created, commit_position)
        values (${ACCOUNT}, gen_random_uuid(), 'send.created', '{}', 1, svc_now(), ${FAR_AHEAD})`;
    });
  });

  it("while one writer there holds on, and others write past the move that waits", async () => {
    const holding = Promise.withResolvers<void>();
    const let_go = Promise.withResolvers<void>();
    const holder = split.target.transact("hold on", async ({ sql }) => {
      await sql`lock table events in row exclusive mode`;
      holding.resolve();
      await let_go.promise;
    });
    await holding.promise;
    const opening = openMovers(split);
    try {
      for (let writer = 0; writer < 3; writer += 1) {
        await until("the move waits for the table", () => isWaitedFor(split.target));
        await split.target.transact("write past it", async ({ sql }) => {
          await sql`lock table events in row exclusive mode`;
        });
      }
    } finally {
      let_go.resolve();
    }
    await Promise.all([holder, opening]);
    const [next] = await split.target.read(
      ({ sql }) => sql<{ position: number }[]>`
        select pg_snapshot_xmin(pg_current_snapshot())::text::float8
          + pg_sequence_last_value('position_offset')::float8 as position`,
    );
    expect(next?.position).toBeGreaterThan(FAR_AHEAD);
    expect(await movesOf(split.target)).toEqual([]);
    await forget(split.source);
  });
});

describe("the password of the old cell", () => {
  it("is in no log, whether the new cell can subscribe or not", async () => {
    await planMovers(split, [ACCOUNT]);
    const url = new URL(split.source_url);
    url.password = PASSWORD;
    const wrong = new URL(url);
    wrong.pathname = "/nowhere";
    const refused = takeSteps({ ...split, source_url: wrong.href }, COPY_STEPS);
    await expect(refused).rejects.toThrow(/^The new cell cannot follow this one: .*"nowhere" does/);
    await takeSteps({ ...split, source_url: url.href }, COPY_STEPS);
    const [made] = await split.target.read(
      ({ sql }) => sql<{ subconninfo: string }[]>`select subconninfo from pg_subscription`,
    );
    expect(made?.subconninfo).toBe(url.href);
    await giveUp(split);
    const log = readFileSync(join(cluster.folder, "postgres", "log"), "utf8");
    expect(log).toContain('database "nowhere" does not exist');
    expect(log).toContain("copy source (url) from stdin");
    expect(log).not.toContain(PASSWORD);
  });
});

async function moveTo(database: Database, state: string): Promise<void> {
  await database.transact("move", async ({ sql }) => {
    await sql`
      insert into account_moves (account_id, state, cell, since)
      values (${ACCOUNT}, ${state}, 'B', svc_now())`;
  });
}

async function forget(database: Database): Promise<void> {
  await database.transact("forget", async ({ sql }) => {
    await sql`delete from account_moves where account_id = ${ACCOUNT}`;
  });
}

async function movesOf(database: Database): Promise<object[]> {
  return await database.read(({ sql }) => sql`select from account_moves`);
}

async function isWaitedFor(database: Database): Promise<boolean> {
  const [found] = await database.read(
    ({ sql }) => sql`
      select from pg_locks where relation = 'events'::regclass and not granted
        and mode = 'ShareRowExclusiveLock'`,
  );
  return found !== undefined;
}
