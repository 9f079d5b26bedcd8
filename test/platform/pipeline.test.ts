import { connect } from "@svc/server/platform/db/connect.ts";
import { outcomeUnknown } from "@svc/server/platform/db/errors.ts";
import { writeTogether } from "@svc/server/platform/db/multi-table-write.ts";
import type { Pipeline } from "@svc/server/platform/db/pipeline.ts";
import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";
import { SentBehindCommit } from "@svc/server/platform/db/transaction-end.ts";
import { transactionTime } from "@svc/server/platform/db/transaction-time.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { sql as raw } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { onServer, ownDatabase } from "../kit/database.ts";
import { tapWire, type WireMessage } from "../kit/wire.ts";

const PUT = ["update jars set beans = ", "::int where id = 1"];
const PUT_AND_TELL = Object.assign([`${PUT[0]}`, `${PUT[1]} returning *`], {
  raw: [`${PUT[0]}`, `${PUT[1]} returning *`],
});

let database: Database;
let pipeline: Pipeline;
let database_url: string;

beforeAll(async () => {
  ({ database, url: database_url } = await ownDatabase("pipeline"));
});

beforeEach(async () => {
  await database.transact("make a table", async ({ sql }) => {
    await sql`drop table if exists jars`;
    await sql`create table jars (id int primary key, beans int not null check (beans >= 0))`;
    await sql`insert into jars values (1, 10)`;
  });
  pipeline = database.pipeline("jars");
});

afterEach(() => pipeline.close());

async function beans(): Promise<number> {
  const [row] = await database.read(({ sql }) => sql`select beans from jars where id = 1`);
  return row?.beans;
}

/** Writes with the commit in the same flight. `rows` is what the write must change. */
async function put(tx: Tx, value: number, { rows = 1 }: { rows?: number } = {}): Promise<void> {
  await writeTogether(tx, [{ parts: PUT, values: [value], rows }], { is_last: true });
}

async function backendOf({ sql }: Pick<Tx, "sql">): Promise<number> {
  const [row] = await sql`select pg_backend_pid() as pid`;
  return row?.pid;
}

async function terminate(pid: number): Promise<void> {
  await onServer(async (sql) => {
    await sql`select pg_terminate_backend(${pid}, 1000)`;
  });
}

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error,
  );

describe("the wire of a pipeline", () => {
  it("has the commit behind the write, and both in one flight", async () => {
    await pipeline.run((tx) => put(tx, 8));
    const sent: (WireMessage & { flight: number })[] = [];
    let flight = 0;
    const stop = tapWire((message) => void sent.push({ ...message, flight }));
    await pipeline.run(async (tx) => {
      await tx.sql`select beans from jars where id = ${1}`;
      flight = 1;
      await put(tx, 9);
    });
    stop();
    const names = new Map(sent.map(({ statement, text }) => [statement, text]));
    expect([...new Set(sent.map(({ connection }) => connection))]).toHaveLength(1);
    const bound = sent.filter(({ type }) => type === "B");
    expect(bound.map((message) => message.flight)).toEqual([0, 0, 1, 1]);
    expect(new Set(bound.map(({ statement }) => statement)).size).toBe(4);
    // The commit was prepared by the first transaction, so it is the one that has no text here.
    expect(names.get(bound.at(-1)?.statement ?? "")).toBeNull();
    expect(await beans()).toBe(9);
  });

  it("has a commit of its own where nothing is written", async () => {
    expect(await pipeline.run(async (tx) => await backendOf(tx))).toBeGreaterThan(0);
    expect(await pipeline.run(async () => "nothing")).toBe("nothing");
  });
});

describe("a transaction of a pipeline", () => {
  it("leaves nothing when the work throws, and the next one goes on", async () => {
    const refused = pipeline.run(async (tx) => {
      await tx.sql`update jars set beans = 0`;
      throw new Refusal("insufficient_credit");
    });
    expect((await thrownBy(refused)).code).toBe("insufficient_credit");
    expect(await beans()).toBe(10);
    await pipeline.run((tx) => put(tx, 7));
    expect(await beans()).toBe(7);
  });

  it("leaves nothing when the write fails that the commit travels with", async () => {
    const failed = await thrownBy(
      pipeline.run(async (tx) => {
        await tx.sql`update jars set beans = 3`;
        await put(tx, -1);
      }),
    );
    expect(failed).toMatchObject({ code: "23514" });
    expect(await beans()).toBe(10);
  });

  it("leaves nothing when the write changes other rows than it must", async () => {
    const failed = await thrownBy(pipeline.run((tx) => put(tx, 4, { rows: 2 })));
    expect(failed).toMatchObject({ message: expect.stringContaining('wanted: 2 by "update jars') });
    expect(await beans()).toBe(10);
  });

  it("has a time of its own, also after one that failed before it was known", async () => {
    const first = await pipeline.run(transactionTime);
    const failing = pipeline.run(async (tx) => {
      await thrownBy(tx.sql`select 1 / 0, pg_sleep(0.01)`);
      return await transactionTime(tx);
    });
    expect(await thrownBy(failing)).toMatchObject({ code: "25P02" });
    await pipeline.run((tx) => tx.sql`select pg_sleep(0.01)`);
    expect(await pipeline.run(transactionTime)).toBeGreaterThan(first);
  });

  it("is not written after its end, when the plan of its write has become void", async () => {
    const tell = async (tx: Tx) => {
      const written = tx.sql(PUT_AND_TELL, 2).execute();
      await Promise.all([written, tx.commit?.()]);
    };
    await pipeline.run(tell);
    await database.transact("change the table", async ({ sql }) => {
      await sql`update jars set beans = 10`;
      await sql`alter table jars add column label text`;
    });
    const failed = await thrownBy(pipeline.run(tell));
    expect(failed).toMatchObject({ message: "cached plan must not change result type" });
    await pipeline.run(async () => undefined);
    expect(await beans()).toBe(10);
    // What was void is forgotten: the next transaction on this connection prepares it anew.
    await pipeline.run(tell);
    expect(await beans()).toBe(2);
  });

  it.each<[string, (tx: Tx) => PromiseLike<unknown>]>([
    ["a statement", ({ sql }) => sql`update jars set beans = 99 where id = 2`],
    ["one of Drizzle's", ({ db }) => db.execute(raw`update jars set beans = 99 where id = 2`)],
  ])("sends nothing behind its commit: %s there is a fault of the program", async (_, behind) => {
    await database.transact("one jar more", ({ sql }) => sql`insert into jars values (2, 10)`);
    const thrown = await thrownBy(
      pipeline.run(async (tx) => {
        await put(tx, 7);
        await behind(tx);
        throw new Error("a later step fails");
      }),
    );
    expect(thrown).toBe(SentBehindCommit);
    const rows = await database.read(({ sql }) => sql`select beans from jars order by id`);
    expect(rows.map((row) => row.beans)).toEqual([7, 10]);
    expect(await pipeline.run((tx) => put(tx, 8))).toBe(undefined);
  });

  it("refuses what was made before its commit and is sent behind it", async () => {
    let late: Promise<unknown> = Promise.resolve();
    await pipeline.run(async (tx) => {
      const made = tx.sql`update jars set beans = 99 where id = 1`;
      await put(tx, 7);
      late = thrownBy(made);
    });
    expect(await late).toBe(SentBehindCommit);
    expect(await beans()).toBe(7);
  });

  it("runs alone: a second one beside it fails an assert", async () => {
    const first = pipeline.run((tx) => tx.sql`select pg_sleep(0.05)`);
    await expect(pipeline.run(async () => {})).rejects.toThrow(/one transaction at a time/);
    await first;
  });
});

describe("a pipeline whose connection is gone", () => {
  it("refuses what still waits for its turn there, which would wait for ever", async () => {
    const { sql } = connect({ database_url, pool: 1 });
    const line = await sql.reserve();
    // A statement that is new to its connection is described first, and the next one waits.
    const first = line`select ${1}::int as beans`.execute();
    const second = thrownBy(line`select ${2}::int as more_beans`.execute());
    await new Promise((resolve) => setImmediate(resolve));
    line.release();
    expect(await second).toMatchObject({ code: "CONNECTION_RELEASED" });
    expect(await first).toMatchObject([{ beans: 1 }]);
    await sql.end();
  });

  it("takes a new one for the next transaction", async () => {
    const pid = await pipeline.run(backendOf);
    await terminate(pid);
    const next = await pipeline.run(async (tx) => {
      const found = await backendOf(tx);
      await put(tx, 6);
      return found;
    });
    expect(next).not.toBe(pid);
    expect(await beans()).toBe(6);
  });

  it("begins anew on another one before the commit, and writes once", async () => {
    const pids: number[] = [];
    await pipeline.run(async (tx) => {
      const pid = await backendOf(tx);
      pids.push(pid);
      if (pids.length === 1) {
        await tx.sql`update jars set beans = beans - 1`;
        await terminate(pid);
      }
      await put(tx, 5);
    });
    expect(new Set(pids).size).toBe(2);
    expect(await beans()).toBe(5);
  });

  it("writes nothing outside of the transaction that was lost", async () => {
    const lost = pipeline.run(async (tx) => {
      await terminate(await backendOf(tx));
      await put(tx, 1);
    });
    expect(await thrownBy(lost)).toMatchObject({ code: "service_unavailable" });
    expect(await beans()).toBe(10);
  });

  it("is in doubt once the commit was sent", async () => {
    const parts = ["select pg_terminate_backend(pg_backend_pid()) where 1 = ", "::int"];
    const last = Object.assign(parts, { raw: parts });
    const lost = pipeline.run(async (tx) => {
      await Promise.all([tx.sql(last, 1).execute(), tx.commit?.()]);
    });
    expect(await thrownBy(lost)).toMatchObject({
      code: "service_unavailable",
      detail: { message: outcomeUnknown().detail.message },
    });
    await pipeline.run((tx) => put(tx, 2));
    expect(await beans()).toBe(2);
  });
});
