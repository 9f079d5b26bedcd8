import { setTimeout as sleep } from "node:timers/promises";
import { refuseWhenLocked } from "@svc/server/platform/db/errors.ts";
import {
  assertOutsideTransaction,
  type Database,
  openDatabase,
} from "@svc/server/platform/db/transaction.ts";
import { Refusal, refuse } from "@svc/server/platform/refusal.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { onServer, ownDatabase } from "../kit/database.ts";

let database: Database;
let url: string;

beforeAll(async () => {
  ({ database, url } = await ownDatabase("jars"));
  await database.transact("make a table", async ({ sql }) => {
    await sql`create table jars (id int primary key, beans int not null)`;
  });
});

beforeEach(async () => {
  await database.transact("fill the jars", async ({ sql }) => {
    await sql`truncate jars`;
    await sql`insert into jars values (1, 10), (2, 20)`;
  });
});

async function beans(): Promise<Record<number, number>> {
  const rows = await database.read(({ sql }) => sql`select id, beans from jars`);
  return Object.fromEntries(rows.map(({ id, beans }) => [id, beans]));
}

async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const outcome = await work.then(
    () => null,
    (error) => error,
  );
  expect(outcome).toBeInstanceOf(Refusal);
  return outcome;
}

/** A promise that others wait for until it is opened. */
function gate() {
  return Promise.withResolvers<void>();
}

describe("a transaction", () => {
  it("commits what the work wrote and answers what it answered", async () => {
    const answer = await database.transact("take a bean", async ({ sql }) => {
      await sql`update jars set beans = beans - 1 where id = 1`;
      return "taken";
    });
    expect(answer).toBe("taken");
    expect(await beans()).toEqual({ 1: 9, 2: 20 });
  });

  it("writes nothing when the work refuses, and the refusal passes as it is", async () => {
    const refusal = await refusalOf(
      database.transact("take a bean", async ({ sql }) => {
        await sql`update jars set beans = 0 where id = 1`;
        refuse("insufficient_credit", { param: "amount" });
      }),
    );
    expect(refusal.code).toBe("insufficient_credit");
    expect(refusal.detail.param).toBe("amount");
    expect(await beans()).toEqual({ 1: 10, 2: 20 });
  });

  it("gives Drizzle and tagged statements the same connection", async () => {
    const same = await database.transact("look at both", async ({ db, sql }) => {
      const [tagged] = await sql`select pg_backend_pid() as pid`;
      const [drizzled] = await db.execute("select pg_backend_pid() as pid");
      return tagged?.pid === drizzled?.pid;
    });
    expect(same).toBe(true);
  });

  it("keeps what is recorded beside a transaction that is refused later", async () => {
    await database.record(({ sql }) => sql`update jars set beans = 11 where id = 1`);
    await refusalOf(database.transact("refuse", async () => refuse("insufficient_credit")));
    expect(await beans()).toEqual({ 1: 11, 2: 20 });
  });
});

describe("inside a transaction", () => {
  it.each(["transact", "read", "record"] as const)("another %s fails an assert", async (way) => {
    const nested = database.transact("outer", async ({ sql }) => {
      await sql`update jars set beans = 0`;
      if (way === "transact") await database.transact("inner", async () => {});
      else await database[way](async () => {});
    });
    await expect(nested).rejects.toThrow(/inside the transaction "outer"/);
    expect(await beans()).toEqual({ 1: 10, 2: 20 });
  });

  it("talking to the world fails an assert", async () => {
    const talk = database.transact("outer", async () => assertOutsideTransaction("provider call"));
    await expect(talk).rejects.toThrow('provider call inside the transaction "outer"');
  });

  it("work that was started inside may use the database after the commit", async () => {
    const committed = gate();
    const { later } = await database.transact("outer", async () => ({
      later: committed.promise.then(() => database.read(async () => "read")),
    }));
    committed.resolve();
    expect(await later).toBe("read");
  });
});

describe("deadlocks", () => {
  it("are tried again, so that both sides commit", async () => {
    let tries = 0;
    const both_hold = gate();
    let holding = 0;
    const move = (from: number, to: number) =>
      database.transact("move a bean", async ({ sql }) => {
        tries += 1;
        await sql`update jars set beans = beans - 1 where id = ${from}`;
        holding += 1;
        if (holding === 2) both_hold.resolve();
        await both_hold.promise;
        await sql`update jars set beans = beans + 1 where id = ${to}`;
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    expect(await beans()).toEqual({ 1: 10, 2: 20 });
    // The second try may meet the other side once more, if that has been held up meanwhile.
    expect(tries).toBeGreaterThanOrEqual(3);
  });

  it("are given up after two more tries, with a refusal that asks for a repeat", async () => {
    let tries = 0;
    const stuck = database.transact("deadlock", async ({ sql }) => {
      tries += 1;
      await sql`do $$ begin raise exception using errcode = 'deadlock_detected'; end $$`;
    });
    const { code, detail } = await refusalOf(stuck);
    expect([code, detail.retry_after]).toEqual(["concurrent_update", 1]);
    expect(tries).toBe(3);
  });

  it("are the only thing that is tried again", async () => {
    let tries = 0;
    const twice = database.transact("insert twice", async ({ sql }) => {
      tries += 1;
      await sql`insert into jars values (1, 1)`;
    });
    await expect(twice).rejects.toMatchObject({ code: "23505" });
    expect(tries).toBe(1);
  });
});

describe("a lock that is not to be had", () => {
  async function whileLocked(work: () => Promise<void>): Promise<void> {
    const [locked, free] = [gate(), gate()];
    const holder = database.transact("hold", async ({ sql }) => {
      await sql`select * from jars where id = 1 for update`;
      locked.resolve();
      await free.promise;
    });
    await locked.promise;
    await work().finally(free.resolve);
    await holder;
  }

  it("is refused concurrent_update", async () => {
    await whileLocked(async () => {
      const refusal = await refusalOf(
        database.transact("wait", async ({ sql }) => {
          await sql`set local lock_timeout = '20ms'`;
          await sql`update jars set beans = 0 where id = 1`;
        }),
      );
      expect(refusal.code).toBe("concurrent_update");
    });
    expect(await beans()).toEqual({ 1: 10, 2: 20 });
  });

  it("is refused with the code that the statement names", async () => {
    await whileLocked(async () => {
      const refusal = await refusalOf(
        database.transact("claim", async ({ sql }) => {
          await sql`set local lock_timeout = '20ms'`;
          const statement = sql`update jars set beans = 0 where id = 1`;
          await refuseWhenLocked("idempotency_in_progress", statement);
        }),
      );
      expect(refusal.code).toBe("idempotency_in_progress");
      expect(refusal.detail.retry_after).toBe(2);
    });
  });
});

describe("a server that cannot do what it is asked", () => {
  it("because it only reads is refused service_unavailable, and nothing is written", async () => {
    const refusal = await refusalOf(
      database.transact("take a bean", async ({ sql }) => {
        await sql`set transaction read only`;
        await sql`update jars set beans = beans - 1 where id = 1`;
      }),
    );
    expect([refusal.code, refusal.detail.retry_after]).toEqual(["service_unavailable", 1]);
    expect(await beans()).toEqual({ 1: 10, 2: 20 });
  });

  it.each(["53100", "53200", "53400", "57014", "57P01", "58P01"])(
    "with SQLSTATE %s is refused, unless it is a fault of ours",
    async (state) => {
      const raised = database.transact("raise", async ({ sql }) => {
        await sql.unsafe(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`);
      });
      const code = await raised.catch((error: Refusal) => error.code);
      expect(code).toBe(state === "58P01" ? "58P01" : "service_unavailable");
    },
  );
});

describe("a lost connection", () => {
  async function killed(pid: number): Promise<void> {
    await onServer((sql) => sql`select pg_terminate_backend(${pid})`);
    await sleep(20);
  }

  it("before the commit is refused service_unavailable, and nothing is written", async () => {
    let went_on: unknown = null;
    const refusal = await refusalOf(
      database.transact("lose it", async ({ sql }) => {
        await sql`update jars set beans = 0 where id = 1`;
        const [row] = await sql`select pg_backend_pid() as pid`;
        await killed(row?.pid);
        // The connection may be another transaction's by then; the statement must not reach it.
        went_on = await sql`update jars set beans = 0 where id = 2`.catch((error) => error);
        await sql`update jars set beans = 0 where id = 2`;
      }),
    );
    expect(refusal.code).toBe("service_unavailable");
    expect(refusal.message).not.toContain("not known");
    await sleep(50);
    expect(went_on).toBeInstanceOf(Error);
    expect(await beans()).toEqual({ 1: 10, 2: 20 });
  });

  it("during the commit is refused with an outcome that is not known", async () => {
    await database.transact("make commits die", async ({ sql }) => {
      await sql`create function die() returns trigger language plpgsql as
        'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`;
      await sql`create constraint trigger die after update on jars
        deferrable initially deferred for each row when (new.beans = 13) execute function die()`;
    });
    const refusal = await refusalOf(
      database.transact("lose it", ({ sql }) => sql`update jars set beans = 13 where id = 1`),
    );
    expect(refusal.code).toBe("service_unavailable");
    expect(refusal.message).toBe(
      "The outcome is unknown. Send the request again with the same Idempotency-Key.",
    );
  });

  it("leaves the pool whole", async () => {
    const small = openDatabase({ database_url: url, pool: 1 });
    const lose = () =>
      small.transact("lose it", async ({ sql }) => {
        const [row] = await sql`select pg_backend_pid() as pid`;
        const asleep = sql`select pg_sleep(5)`.catch(() => {});
        void killed(row?.pid);
        await asleep;
      });
    for (let round = 0; round < 3; round++) await refusalOf(lose());
    const rows = await small.read(({ sql }) => sql`select 1 as one`);
    expect(rows[0]?.one).toBe(1);
    await small.close();
  });

  it("refuses what comes while the database is away", async () => {
    const away = openDatabase({
      database_url: "postgres://svc@localhost/x?host=/nowhere",
      pool: 1,
    });
    const refusal = await refusalOf(away.read(({ sql }) => sql`select 1`));
    expect(refusal.code).toBe("service_unavailable");
    expect(refusal.detail.retry_after).toBe(1);
    await away.close();
  });
});
