import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Embedded,
  hasCluster,
  LaunchError,
  programsOn,
  removeEmbedded,
  startEmbedded,
} from "@svc/embedded-postgres";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeRunFolder } from "../kit/run-folder.ts";
import { NAMED } from "../kit/wire.ts";

/** Less than a program waits before it takes a database for used. */
const ENDS_AFTER_MS = 300;
const IS_ROOT = process.getuid?.() === 0;

let folder: string;
/** Holds a cluster that was made, and is started where its making is not what is tried. */
let made: string;

beforeAll(async () => {
  made = makeFolder();
  await (await start(made)).stop();
});

afterAll(() => rmSync(made, { recursive: true }));

beforeEach(() => {
  folder = makeFolder();
});

afterEach(async () => {
  await removeEmbedded(folder);
  rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const opened = makeRunFolder("embedded postgres");
  // Whoever runs PostgreSQL must be able to come here, and temporary folders are private when made.
  chmodSync(opened, 0o755);
  return opened;
}

function copyMade(): void {
  const { status } = spawnSync("cp", ["-pR", join(made, "postgres"), folder]);
  expect(status).toBe(0);
}

function start(data_folder = folder): Promise<Embedded> {
  return startEmbedded({ data_folder });
}

async function ask(server: Embedded, question: string): Promise<unknown> {
  const database = openDatabase({ database_url: server.url, pool: 1 });
  try {
    const rows = await database.read(({ sql }) => sql.unsafe(question, [], NAMED).values());
    return rows[0]?.[0];
  } finally {
    await database.close();
  }
}

function postmasterPid(): number {
  const file = join(folder, "postgres", "cluster", "postmaster.pid");
  return Number(readFileSync(file, "utf8").split("\n")[0]);
}

describe("the embedded database", () => {
  it("starts from nothing and serves UTF-8 in UTC", async () => {
    const server = await start();
    expect(server.attached).toBe(false);
    expect(await ask(server, "select lower('ÉÑ')")).toBe("éñ");
    expect(await ask(server, "show timezone")).toBe("UTC");
    expect(await ask(server, "show fsync")).toBe("on");
  });

  it("lets no other user in", async () => {
    copyMade();
    const server = await start();
    const socket = new URL(server.url).searchParams.get("host") ?? "";
    expect(statSync(socket).mode & 0o777).toBe(0o700);
    expect(statSync(join(socket, ".s.PGSQL.5432")).mode & 0o777).toBe(0o700);
    expect(await ask(server, "show listen_addresses")).toBe("");
  });

  it("is attached to by a second start, and stays until the last one leaves", async () => {
    copyMade();
    const first = await start();
    const second = await start();
    expect(second.attached).toBe(true);
    const database = openDatabase({ database_url: first.url, pool: 1 });
    await database.read(({ sql }) => sql`select 1`);
    expect(await second.stop()).toBe(false);
    await database.close();
    expect(await first.stop()).toBe(true);
    expect((await start()).attached).toBe(false);
  });

  it("is one server for three first starts at the same moment", async () => {
    const servers = await Promise.all([start(), start(), start()]);
    const asked = "select pg_postmaster_start_time()::text";
    const times = await Promise.all(servers.map((server) => ask(server, asked)));
    expect(new Set(times).size).toBe(1);
  });

  it("keeps what was committed when its postmaster is killed", async () => {
    copyMade();
    const server = await start();
    await ask(server, "create table kept as select 'bean' as what");
    process.kill(postmasterPid(), "SIGKILL");
    const again = await start();
    expect(again.attached).toBe(false);
    expect(await ask(again, "select what from kept")).toBe("bean");
  });

  it("serves from a folder whose path is too long for a socket", async () => {
    const deep = join(folder, "d".repeat(90));
    const server = await start(deep);
    const socket = new URL(server.url).searchParams.get("host") ?? "";
    expect(Buffer.byteLength(socket)).toBeLessThan(88);
    expect(await ask(server, "select 1")).toBe(1);
    await removeEmbedded(deep);
    expect(existsSync(socket)).toBe(false);
  });

  it.runIf(IS_ROOT)("serves root from a folder that is closed to others", async () => {
    chmodSync(folder, 0o700);
    const server = await start();
    expect(await ask(server, "select 1")).toBe(1);
    expect((await start()).attached).toBe(true);
    const elsewhere = realpathSync(join(folder, "postgres"));
    expect(elsewhere).not.toContain(folder);
    await removeEmbedded(folder);
    expect(existsSync(elsewhere)).toBe(false);
  });

  it("is started again when it dies, and its program hears of it", async () => {
    copyMade();
    const server = await start();
    const heard: string[] = [];
    const revived = new Promise<void>((resolve) => {
      server.supervise({
        onDied: () => heard.push("died"),
        onDown: () => heard.push("down"),
        onGivenUp: () => heard.push("given up"),
        onRevived: () => {
          heard.push("revived");
          resolve();
        },
      });
    });
    process.kill(postmasterPid(), "SIGKILL");
    await revived;
    expect(heard).toEqual(["died", "revived"]);
    expect(await ask(server, "select 1")).toBe(1);
    expect(await server.stop()).toBe(true);
    expect(heard).toHaveLength(2);
  });

  it("names the programs that use it, and is gone when it is removed", async () => {
    copyMade();
    const server = await start();
    const settings = { database_url: server.url, pool: 1, application_name: "svc till" };
    const database = openDatabase(settings);
    await database.read(({ sql }) => sql`select 1`);
    expect(await programsOn(folder)).toEqual(["svc till"]);
    await database.close();
    expect(hasCluster(folder)).toBe(true);
    await removeEmbedded(folder);
    expect([hasCluster(folder), await programsOn(folder)]).toEqual([false, []]);
  });

  it("waits a moment for the connections of a program that was just killed", async () => {
    copyMade();
    const server = await start();
    const settings = { database_url: server.url, pool: 1, application_name: "svc till" };
    const looks = [() => programsOn(folder), () => server.stop()];
    const found = [];
    for (const look of looks) {
      const database = openDatabase(settings);
      await database.read(({ sql }) => sql`select 1`);
      const looked = look();
      await pause(ENDS_AFTER_MS);
      await database.close();
      found.push(await looked);
    }
    expect(found).toEqual([[], true]);
  });

  it.each([
    ["of another version", join("PG_VERSION"), "17\n", /was made by PostgreSQL 17/],
    [
      "that lacks a file",
      join("global", "pg_control"),
      null,
      /is damaged, .*pg_control is missing/,
    ],
  ])("refuses a cluster %s, and says what to do", async (_, file, text, sentence) => {
    copyMade();
    const path = join(folder, "postgres", "cluster", file);
    if (text === null) rmSync(path);
    else writeFileSync(path, text);
    const refused = await start().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LaunchError);
    expect(String(refused)).toMatch(sentence);
  });
});
