/**
 * A database that is split in two while tills sell, and organisations that move back: no sale,
 * event or delivery is lost or doubled, who stays is never refused, and who moves for
 * seconds.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Schemas } from "@svc/generated/routes";
import {
  accountsOf,
  COPY_STEPS,
  complaintsOfPlan,
  giveUp,
  mergedMap,
  planMovers,
  REMOVAL_STEPS,
  readMovers,
  routesOf,
  runAlone,
  type Split,
  SWITCH_STEPS,
  takeSteps,
} from "@svc/server/cells/split/index.ts";
import { readInput, split as runSplit } from "@svc/server/commands/split.ts";
import { openDatabase, type Read, type Tx } from "@svc/server/platform/db/transaction.ts";
import { formatId } from "@svc/server/platform/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CellProgram, type OpenCells, openCells } from "../kit/cells.ts";
import { checkLedger } from "../kit/invariants.ts";
import { IS_LONG } from "../kit/long.ts";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { findPort } from "../kit/programs/ports.ts";
import { startProgram } from "../kit/programs/program.ts";
import { until } from "../kit/programs/watch.ts";
import { hasRouter, openRouter, type RunningRouter } from "../kit/router.ts";
import { clockSettings } from "../kit/run-clock.ts";
import { openTill, type SplitTill } from "../kit/split-tills.ts";

const LOGICAL = { wal_level: "logical", max_wal_senders: "10", max_replication_slots: "10" };
const SALES = IS_LONG ? 400 : 20;

describe.runIf(hasRouter("haproxy"))("a split", () => {
  const clusters: Cluster[] = [];
  let opened: OpenCells;
  let router: RunningRouter;
  let one: CellProgram;
  let other: CellProgram;
  let tills: SplitTill[];
  let split: Split;

  beforeAll(async () => {
    const settings = { ...clockSettings(), ...LOGICAL };
    clusters.push(...(await Promise.all([openCluster({ settings }), openCluster({ settings })])));
    const urls = await Promise.all(clusters.map((cluster) => cluster.makeDatabase()));
    const port = await findPort();
    const shared = { SVC_PUBLIC_URL: `http://127.0.0.1:${port}` };
    const [source_url = "", target_url = ""] = urls;
    opened = await openCells(["A", "B"], shared, {
      A: { database_url: source_url, settings: {} },
      B: { database_url: target_url, settings: {} },
    });
    [one, other] = opened.cells as [CellProgram, CellProgram];
    router = await openRouter("haproxy", port, opened.cells, { has_map: true });
    tills = [];
    for (const is_moving of [true, true, false, false]) {
      tills.push(await openTill({ origin: router.origin, key: one.key, is_moving }));
    }
    const open = (database_url: string) => openDatabase({ database_url, pool: 4 });
    split = {
      ...{ source: open(source_url), target: open(target_url), source_url, cell: "B" },
      say: () => {},
    };
  });

  afterAll(async () => {
    for (const till of tills ?? []) till.stop();
    await Promise.all([split?.source.close(), split?.target.close()]);
    await router?.close();
    await Promise.all((tills ?? []).map((till) => till.close()));
    await opened?.close();
    await Promise.all(clusters.map((cluster) => cluster.remove()));
  });

  const movers = () => tills.filter(({ is_moving }) => is_moving);
  const stayers = () => tills.filter(({ is_moving }) => !is_moving);
  const idsOf = (some: readonly SplitTill[]) =>
    accountsOf(
      split.source,
      some.map(({ account_id }) => account_id),
    );

  it("says what is missing before anything is changed", async () => {
    const ids = await idsOf(movers());
    expect(ids).toHaveLength(4);
    expect(await complaintsOfPlan(split, ids)).toEqual([]);
    expect(await complaintsOfPlan({ ...split, target: split.source }, ids)).toEqual([
      "The new cell is this very database.",
      expect.stringContaining("The new cell has rows of these accounts: "),
    ]);
    const said: string[] = [];
    const file = join(clusters[0]?.folder ?? "", "target");
    writeFileSync(file, `${other.program.wanted.database_url}\n`);
    const [first] = movers() as [SplitTill];
    const account = formatId("acct", first.account_id);
    const args = ["--to", "B", "--target-file", file, "--account", account, "--dry-run"];
    const settings = { owner_url: null, database_url: split.source_url };
    await runSplit(readInput(args), settings, (sentence) => void said.push(sentence));
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`^2 accounts move to cell B:\n(.*\n)?  ${account}`)),
      "Nothing was changed.",
    ]);
    expect(await split.source.read(readMovers)).toBeNull();
    const second = runAlone(split.source_url, () => runSplit(readInput(args), settings, () => {}));
    await expect(second).rejects.toThrow("Another run of this command is under way");
  });

  it("can be given up until it is handed over", async () => {
    const [first] = movers() as [SplitTill];
    const ids = await idsOf([first]);
    await planMovers(split, ids);
    await takeSteps(split, IS_LONG ? COPY_STEPS : COPY_STEPS.slice(0, -1));
    await takeSteps(split, SWITCH_STEPS.slice(1, 2));
    const refused = await first.sell("refused");
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect((await first.call("/account")).status).toBe(503);
    // What no gate and no queue stops is stopped by the database, for this account alone.
    await expect(writeFor(first)).rejects.toMatchObject({ code: "service_unavailable" });
    for (const stayer of stayers()) await writeFor(stayer);
    await giveUp(split);
    await writeFor(first);
    expect((await first.sell("refused")).status).toBe(202);
    const [left] = await split.target.read(
      ({ sql }) => sql`select from accounts where id = any(${ids}::uuid[])`,
    );
    expect(left).toBeUndefined();
  });

  it("loses and doubles nothing while everybody sells", async () => {
    const ids = await idsOf(movers());
    await planMovers(split, ids);
    const selling = tills.map((till) => till.sellUntilStopped());
    await takeSteps(split, COPY_STEPS);
    await expect(takeSteps(split, SWITCH_STEPS)).rejects.toThrow("Restart the processes");
    await restartWithBothKeys();
    await split.source.transact("count further", countFurther);
    await until("every till has sold", () => tills.every(({ sold }) => sold.size >= SALES / 2));
    await takeSteps(split, SWITCH_STEPS.slice(0, -1));
    await router.lead(await routesOf(split));
    await takeSteps(split, SWITCH_STEPS);
    const enough = tills.map(({ sold }) => sold.size + SALES / 2);
    await until("every till has sold on", () =>
      tills.every(({ sold }, at) => sold.size >= (enough[at] ?? 0)),
    );
    for (const till of tills) till.stop();
    await Promise.all(selling);
    for (const { refused } of stayers()) expect(refused).toEqual([]);
    for (const till of movers()) {
      expect(till.refused.length).toBeGreaterThan(0);
      expect(new Set(till.refused)).toEqual(new Set([503]));
      console.info(`a till that moved was answered 503 for ${till.away_ms.toFixed()} ms`);
    }
    // Planned again after that, they are not put to rest in their new cell.
    await planMovers(split, ids);
    expect(await split.target.read(readMovers)).toBeNull();
    await takeSteps(split, REMOVAL_STEPS);
    // A link that names the old cell leads to the new one.
    for (const { claim_url } of tills) expect((await fetch(claim_url)).status).toBe(200);
    await expectWhole();
  });

  it("moves an organisation back, done again after a kill between any two steps", async () => {
    const [first] = movers() as [SplitTill];
    const back: Split = {
      ...split,
      ...{ source: split.target, target: split.source, cell: "A" },
      source_url: other.program.wanted.database_url ?? "",
    };
    const ids = await accountsOf(back.source, [first.account_id]);
    const steps = [...COPY_STEPS, ...SWITCH_STEPS.slice(1)];
    for (let taken = 0; taken <= steps.length; taken += 1) {
      await planMovers(back, ids);
      if (taken === steps.length) await router.lead(await routesOf(back));
      await takeSteps(back, steps.slice(0, taken));
    }
    for (const taken of REMOVAL_STEPS.keys()) {
      await takeSteps(back, REMOVAL_STEPS.slice(0, taken + 1));
    }
    expect((await first.sell("back")).status).toBe(202);
    expect(await referencesIn(one, first)).toContain("back");
    expect(await referencesIn(other, first)).toEqual([]);
    await expectWhole();
  });

  async function writeFor({ account_id }: SplitTill): Promise<void> {
    await split.source.transact("write", async ({ sql }) => {
      await sql`
        update account_clocks set offset_seconds = offset_seconds where account_id = ${account_id}`;
    });
  }

  async function restartWithBothKeys(): Promise<void> {
    await other.program.stop();
    const before = other.program.wanted;
    const settings = {
      ...before.settings,
      SVC_SECRET_KEY: `${other.secret_key},${one.secret_key}`,
    };
    const program = await startProgram({ ...before, settings });
    const cells = opened.cells as CellProgram[];
    other = { ...other, program };
    cells[1] = other;
  }

  async function referencesIn({ database }: CellProgram, till: SplitTill): Promise<string[]> {
    const rows = await database.read(
      ({ sql }) => sql<{ client_reference: string }[]>`
        select client_reference from sends where account_id = ${till.account_id}
        order by client_reference`,
    );
    return rows.map(({ client_reference }) => client_reference);
  }

  /** Every sale once and in its own cell, every event once and delivered once, and whole books. */
  async function expectWhole(): Promise<void> {
    await until("everything is delivered", async () =>
      (await Promise.all([one, other].map(({ database }) => database.read(isDone)))).every(Boolean),
    );
    for (const { database, program } of [one, other]) {
      expect(await database.read(checkLedger)).toEqual([]);
      expect(program.errors()).toEqual([]);
    }
    for (const till of tills) {
      const held = [...(await referencesIn(one, till)), ...(await referencesIn(other, till))];
      expect(held).toEqual([...till.sold.keys()].sort());
      const events = (await till.events()).filter(({ type }) => type.startsWith("send."));
      const ids = events.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const delivered = till.delivered().filter(({ type }) => type.startsWith("send."));
      expect(delivered.map(({ id }) => id).sort()).toEqual(ids.toSorted());
      const of_send = Map.groupBy(events, ({ data }) => (data.object as Schemas["Send"]).id);
      expect([...of_send.keys()].sort()).toEqual([...till.sold.values()].sort());
      for (const steps of of_send.values()) {
        expect(steps.map(({ sequence }) => sequence)).toEqual(steps.map((_, at) => at + 1));
        expect(steps.at(-1)?.type).toBe("send.delivered");
      }
    }
    const twice = await Promise.all(
      [one, other].map(({ database }) =>
        database.read(({ sql }) => sql`select reference from simulator_vends where submits > 1`),
      ),
    );
    expect(twice.flat()).toEqual([]);
  }
});

/** As a cell that has written more than the other ever will, with no writer between. */
async function countFurther({ sql }: Tx): Promise<void> {
  await sql`lock table events, webhook_feeds in share row exclusive mode`;
  await sql`select setval('position_offset', 1000000)`;
}

/** Whether no send, event or delivery has work left. */
async function isDone({ sql }: Pick<Read, "sql">): Promise<boolean> {
  const left = await sql`
    select from send_dispatches union all select from webhook_dispatches
    union all select from webhook_feeds feed join webhook_endpoints endpoint
      on endpoint.account_id = feed.account_id and endpoint.id = feed.endpoint_id
      join events event on event.account_id = feed.account_id
        and (event.commit_position, event.id) > (feed.commit_position, feed.event_id)`;
  return left.length === 0;
}

describe("the command", () => {
  const named = ["--to", "B", "--target-file", import.meta.filename];

  it.each([
    [["--to", "B"], "Give --to and --target-file."],
    [[...named, "--account", "acct_1"], "acct_1 is no account."],
    [[...named, "--switch"], "--switch writes the file of --map."],
    [[...named, "--router", "squid"], "--router is haproxy or nginx."],
    [[...named, "--remove", "--give-up"], "Only one of --remove and --give-up can be done."],
  ])("refuses %j in a sentence", (args, sentence) => {
    expect(() => readInput(args)).toThrow(sentence);
  });

  it("leads what has moved twice to where it is now", () => {
    expect(mergedMap("aa B\nbb B\n", ["aa C", "cc C"])).toBe("bb B\naa C\ncc C\n");
  });
});
