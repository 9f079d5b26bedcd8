/** What a person reads whose folder or files are broken: one sentence, with what to do. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeEmbedded } from "@svc/embedded-postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import { type Attempt, attemptStart } from "../kit/programs/attempt-start.ts";
import { startProgram } from "../kit/programs/program.ts";
import { makeRunFolder } from "../kit/run-folder.ts";

const IS_ROOT = process.getuid?.() === 0;
const NOBODY_USER = 65_534;

let whole: string;
let first: Attempt;
let folder: string;
let data: string;

beforeAll(async () => {
  whole = makeFolder();
  const misspelt = { SVC_POLL: "3", SVC_KEY: "svc_sk_test_1" };
  first = await attemptStart({ settings: { SVC_DATA_DIR: join(whole, "data"), ...misspelt } });
  expect(first.code).toBe(0);
});

afterAll(async () => {
  await removeEmbedded(join(whole, "data")).catch(() => null);
  rmSync(whole, { recursive: true, force: true });
});

beforeEach(() => {
  folder = makeFolder();
  data = join(folder, "data");
});

afterEach(async () => {
  await removeEmbedded(data).catch(() => null);
  rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const made = makeRunFolder("starts");
  // Under root the database runs as nobody, who must be able to come here.
  chmodSync(made, 0o755);
  return made;
}

/** Puts data here that a start has made, with its owners. */
function copyStarted(): void {
  const { status } = spawnSync("cp", ["-pR", join(whole, "data"), data]);
  expect(status).toBe(0);
}

function start(...args: string[]): Promise<Attempt> {
  return attemptStart({ args, settings: { SVC_DATA_DIR: data } });
}

/** The one sentence that a start ended with. */
async function sentenceOf(attempt: Promise<Attempt>): Promise<string> {
  const { code, stderr } = await attempt;
  expect(stderr).not.toMatch(/\n\s*at /);
  expect(code).toBe(1);
  const said = stderr
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("{"));
  expect(said).toHaveLength(1);
  expect(isServerRunning(), "PostgreSQL still runs").toBe(false);
  return said[0] ?? "";
}

function isServerRunning(): boolean {
  const file = inCluster("postmaster.pid");
  if (!existsSync(file)) return false;
  try {
    return process.kill(Number(readFileSync(file, "utf8").split("\n")[0]), 0);
  } catch {
    return false;
  }
}

/** What PostgreSQL has written: each try to start it writes something. */
function databaseLog(): string {
  return readFileSync(join(data, "postgres", "log"), "utf8");
}

function inCluster(...path: string[]): string {
  return join(data, "postgres", "cluster", ...path);
}

describe("a start that fails", () => {
  it("says which file of the database is missing, at once", async () => {
    copyStarted();
    for (const file of [join("global", "pg_control"), "PG_VERSION"]) {
      rmSync(inCluster(file));
      const before = databaseLog();
      expect(await sentenceOf(start())).toMatch(
        new RegExp(`damaged, ${file} is missing: put the folder back .* with --reset\\.$`),
      );
      expect(databaseLog(), "PostgreSQL was not even tried").toBe(before);
    }
    expect((await start("--reset", "--yes")).code).toBe(0);
  });

  it("says what PostgreSQL itself says, at once", async () => {
    copyStarted();
    writeFileSync(inCluster("global", "pg_control"), "garbage");
    expect(await sentenceOf(start())).toMatch(
      /does not start \(.*PANIC.*pg_control.*\): put .* --reset\.$/,
    );
    expect(databaseLog().match(/PANIC/g), "PostgreSQL was tried once").toHaveLength(1);
  });

  it("names a sandbox.json that was cut, and lets go of its PostgreSQL", async () => {
    copyStarted();
    const file = join(data, "sandbox.json");
    const whole = readFileSync(file, "utf8");
    for (const text of IS_LONG ? [whole.slice(0, 20), "{}", ""] : [whole.slice(0, 20)]) {
      writeFileSync(file, text);
      expect(await sentenceOf(start())).toMatch(/sandbox\.json holds no key: .* --reset\.$/);
    }
    writeFileSync(file, whole);
    expect((await start()).code).toBe(0);
  });

  it("lets go of its PostgreSQL over a sealing key", async () => {
    copyStarted();
    writeFileSync(join(data, "secret-key"), "garbage");
    expect(await sentenceOf(start())).toMatch(/secret-key must be 32 bytes in base64/);
    rmSync(join(data, "secret-key"));
    expect(await sentenceOf(start())).toMatch(/secret-key is gone, and this database was sealed/);
    if (IS_LONG) expect((await start("--reset", "--yes")).code).toBe(0);
  });

  it("says that SVC_DATA_DIR is a file", async () => {
    writeFileSync(data, "");
    expect(await sentenceOf(start())).toBe(
      `The data folder ${data} is a file and must be a folder: ` +
        "set SVC_DATA_DIR to a folder of your own.",
    );
    data = join(data, "below");
    expect(await sentenceOf(start())).toContain("lies below a file and must be a folder");
  });

  it("says that SVC_DATA_DIR cannot be written to", async () => {
    mkdirSync(data, { mode: 0o555 });
    const uid = IS_ROOT ? { uid: NOBODY_USER } : {};
    const settings = { SVC_DATA_DIR: join(data, "below") };
    expect(await sentenceOf(attemptStart({ ...uid, settings }))).toBe(
      `The data folder ${data}/below cannot be written to by this user: ` +
        "set SVC_DATA_DIR to a folder of your own.",
    );
  });

  it("is none over a misspelt setting: it says which was meant, and starts", () => {
    expect(first.stderr).toContain("SVC_POLL is no setting: did you mean SVC_POOL?");
    expect(first.stderr).not.toContain("SVC_KEY");
    expect(first.stderr).toContain("making the database (at the first start only)");
  });
});

describe("--reset", () => {
  it("is refused while a program runs on the data, and that one goes on", async () => {
    copyStarted();
    const running = await startProgram({ role: "all", database_url: null, folder: data });
    const { code, stderr } = await start("--reset", "--yes");
    expect([code, stderr]).toEqual([
      1,
      `A program runs on the data in ${data} (svc all): stop it first.\n`,
    ]);
    const answer = await fetch(`${running.origin}/dev/v1/health`);
    expect(answer.status).toBe(200);
    await running.kill();
    if (IS_LONG) expect((await start("--reset", "--yes")).code).toBe(0);
  });
});

/** Their arguments are read by one function; a long run starts all of them. */
const COMMANDS = IS_LONG
  ? ["set-dealer", "show-sealing-keys", "make-organisation"]
  : ["show-sealing-keys"];

describe("a command of staff", () => {
  it.each(COMMANDS)(
    "%s prints how it is used, and says what is wrong in a sentence",
    async (entry) => {
      const settings = { SVC_DATA_DIR: data };
      const shown = await attemptStart({ entry: pathOf(entry), args: ["--help"], settings });
      expect([shown.code, shown.stderr]).toEqual([0, ""]);
      expect(shown.stdout).toMatch(/^Usage: npm run svc -- /);
      const wrong = await attemptStart({ entry: pathOf(entry), args: ["--nope"], settings });
      expect(wrong.code).toBe(1);
      expect(wrong.stderr).toMatch(/^Unknown option '--nope'\.\n/);
      expect(wrong.stderr).not.toMatch(/\n\s*at /);
      expect(existsSync(data)).toBe(false);
    },
  );
});

function pathOf(command: string): string {
  return `commands/${command}.ts`;
}
