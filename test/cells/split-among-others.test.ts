/** A split leaves the database of a cell to those who work there, and its log without secrets. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freezeMovers } from "@svc/server/cells/split/freeze.ts";
import { guardTables, unguardTables } from "@svc/server/cells/split/guard.ts";
import { openMovers } from "@svc/server/cells/split/hand-over.ts";
import {
  COPY_STEPS,
  giveUp,
  planMovers,
  type Split,
  takeSteps,
} from "@svc/server/cells/split/index.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { openShop } from "../kit/programs/shop.ts";
import { until } from "../kit/programs/watch.ts";
import { clockSettings } from "../kit/run-clock.ts";

const ACCOUNT = "01890a5d-ac96-774b-bcce-b302099a8057";
const OTHER = "01890a5d-ac96-774b-bcce-b302099a8058";
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

afterEach(() => Promise.all([split.source, split.target].map(forget)));

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
  });
});

describe("an account that is opened", () => {
  it("is looked at anew by every process of the new cell", async () => {
    const { account_id } = await openShop(split.target);
    await moveTo(split.source, "moved", account_id);
    await moveTo(split.target, "arriving", account_id);
    const before = await factsVersionOf(account_id);
    await openMovers(split);
    expect(await factsVersionOf(account_id)).toBe(before + 1);
    // Done again, it changes nothing.
    await openMovers(split);
    expect(await factsVersionOf(account_id)).toBe(before + 1);
  });
});

async function factsVersionOf(account_id: string): Promise<number> {
  const [found] = await split.target.read(
    ({ sql }) => sql<{ version: number }[]>`
      select facts_version::int as version from accounts where id = ${account_id}`,
  );
  return found?.version ?? 0;
}

describe("an account that is frozen", () => {
  it("is so once no transaction is left that began before", async () => {
    await moveTo(split.source, "planned");
    const written = Promise.withResolvers<void>();
    const let_go = Promise.withResolvers<void>();
    const older = split.source.transact("write before", async ({ sql }) => {
      await sql`select pg_current_xact_id()`;
      written.resolve();
      await let_go.promise;
    });
    await written.promise;
    let is_frozen = false;
    const freezing = freezeMovers(split, 0).then(() => {
      is_frozen = true;
    });
    await until("the freeze is committed", async () => {
      const [move] = await movesOf(split.source);
      return move?.state === "frozen";
    });
    for (let looks = 0; looks < 10; looks += 1) await movesOf(split.source);
    expect(is_frozen).toBe(false);
    let_go.resolve();
    await Promise.all([older, freezing]);
  });

  it("is left out of what is written for many at once, and spoils no row of others", async () => {
    await moveTo(split.source, "frozen");
    await guardTables(split);
    await split.source.transact("log requests", async ({ sql }) => {
      await sql`
        insert into book_checks
        select account_id, 'USD', 'daily', 1, 0, 0, 0, svc_now()
        from unnest(${[ACCOUNT, OTHER]}::uuid[]) as pair(account_id)`;
    });
    const rows = await split.source.read(({ sql }) => sql`select account_id from book_checks`);
    expect(rows).toEqual([{ account_id: OTHER }]);
    await unguardTables(split);
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

async function moveTo(database: Database, state: string, account_id = ACCOUNT): Promise<void> {
  await database.transact("move", async ({ sql }) => {
    await sql`
      insert into account_moves (account_id, state, cell, since)
      values (${account_id}, ${state}, 'B', svc_now())`;
  });
}

async function forget(database: Database): Promise<void> {
  await database.transact("forget", async ({ sql }) => {
    await sql`delete from account_moves`;
  });
}

async function movesOf(database: Database): Promise<{ state: string }[]> {
  return await database.read(
    ({ sql }) => sql<{ state: string }[]>`select state from account_moves`,
  );
}

async function isWaitedFor(database: Database): Promise<boolean> {
  const [found] = await database.read(
    ({ sql }) => sql`
      select from pg_locks where relation = 'events'::regclass and not granted
        and mode = 'ShareRowExclusiveLock'`,
  );
  return found !== undefined;
}
