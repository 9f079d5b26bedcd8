/** The embedded PostgreSQL is killed while tills sell: the program starts it again. */
import { chmodSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { removeEmbedded } from "@svc/embedded-postgres";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { openTill } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";
import { makeRunFolder } from "../kit/run-folder.ts";
import { complaintsOf } from "../kit/sale-invariants.ts";

const KILLS = IS_LONG ? 3 : 1;
const SALES = 6;
const GIVEN_UP_WITHIN_MS = 120_000;

let folder: string;
let program: Program;

beforeEach(async () => {
  folder = makeRunFolder("supervised");
  chmodSync(folder, 0o755);
  program = await startProgram({ role: "all", database_url: null, folder });
});

afterEach(async () => {
  await program?.kill();
  await removeEmbedded(folder);
  rmSync(folder, { recursive: true, force: true });
});

function cluster(): string {
  return join(folder, "postgres", "cluster");
}

function killPostmaster(): void {
  const [pid] = readFileSync(join(cluster(), "postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
}

function url(): string {
  const socket = encodeURIComponent(join(folder, "postgres", "socket"));
  return `postgres://svc@localhost/svc?host=${socket}`;
}

async function revivals(count: number): Promise<void> {
  const words = '"code":"database_revived"';
  await until("the database serves again", () => program.output().split(words).length - 1 >= count);
}

describe("an embedded database that dies", () => {
  it("is started again, and no sale is lost or made twice", async () => {
    const { key } = JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8"));
    const till = openTill(key, [program]);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const sales = Array.from({ length: SALES }, () => till.sell());
      await pause(20 * kill);
      killPostmaster();
      const made = await Promise.all(sales);
      expect(made.map(({ heard }) => heard.status)).toEqual(Array(SALES).fill(202));
      await revivals(kill);
    }
    expect(program.output()).toContain('"alarm":"database_died"');
    const database = openDatabase({ database_url: url(), pool: 2, application_name: "test" });
    try {
      await until("every send has come to its end", () =>
        database.read(async ({ sql }) => {
          const [row] = await sql`select exists (select from send_dispatches) as has_work`;
          return row?.has_work === false;
        }),
      );
      expect(await database.read(complaintsOf)).toEqual([]);
      const [row] = await database.read(({ sql }) => sql`select count(*)::int as n from sends`);
      expect(row?.n).toBe(KILLS * SALES);
      expect(new Set(till.kept.map(({ id }) => id)).size).toBe(KILLS * SALES);
    } finally {
      await database.close();
    }
    expect(await program.stop()).toMatchObject({ code: 0 });
  });

  it("ends the program with clear words when it cannot be started again", async () => {
    renameSync(join(cluster(), "global"), join(cluster(), "global.away"));
    killPostmaster();
    const words = '"alarm":"database_gone"';
    await until("it gives up", () => program.output().includes(words), GIVEN_UP_WITHIN_MS);
    const { code } = await program.ended();
    expect(code).toBe(1);
    expect(program.output()).toContain('"alarm":"database_down"');
    expect(program.output()).toContain(
      "the embedded database does not start again: the program ends",
    );
  });
});
