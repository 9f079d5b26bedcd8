/** The doctor names what an installation suffers from: each broken one, and nothing beside it. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diagnose } from "@svc/server/commands/diagnose.ts";
import { FAULTS } from "@svc/server/doctor/faults.ts";
import { mintSecretKey } from "@svc/server/platform/crypto/secret-box.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { settleSealingKey } from "@svc/server/platform/work/sealing-key.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openFakePooler } from "../fakes/pooler.ts";
import { makeDatabase, onServer } from "../kit/database.ts";
import { attemptStart } from "../kit/programs/attempt-start.ts";
import { openShop } from "../kit/programs/shop.ts";
import { NAMED } from "../kit/wire.ts";
import { type Broken, DATABASES, PROGRAMS, SETTINGS_AND_FOLDERS, WORLD } from "./broken.ts";

const HANDBOOK = join(import.meta.dirname, "..", "..", "docs", "operations", "doctor.md");
const KEY = mintSecretKey();
const NAME = `doctor_${process.pid}`;
const [WEAK, EMPTY] = [`${NAME}_weak`, `${NAME}_empty`];
const PLENTY = 2 ** 40;
/**
 * The server of a test run waits for no disk and is used as a superuser, and a bare production is
 * connected to nobody.
 */
const BARE = [
  "database_loses_commits",
  "database_rights_excessive",
  ...["mails_missing", "supplier_missing", "texts_missing"],
];
const ALL = [...SETTINGS_AND_FOLDERS, ...DATABASES, ...PROGRAMS, ...WORLD];

let database: Database;
let folder: string;
let sound: Record<string, string>;
let mend: (() => Promise<void>) | null = null;
const named = new Set<string>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-doctor-"));
  const DATABASE_URL = await makeDatabase(NAME);
  database = openDatabase({ database_url: DATABASE_URL, pool: 2 });
  await openShop(database);
  await settleSealingKey(database, { secret_key: KEY, data_folder: folder });
  await run([
    `insert into processes (id, role, sealing_key_id, seen_at)
     select gen_random_uuid(), role, key_id, svc_now() + interval '1 hour'
     from unnest(array['api', 'worker']) role, sealing_keys`,
  ]);
  await outside([`create role ${WEAK} login`, `create database ${EMPTY}`]);
  sound = { DATABASE_URL, SVC_DATA_DIR: folder, SVC_SECRET_KEY: KEY };
});

afterEach(async () => {
  await mend?.();
  mend = null;
});

afterAll(async () => {
  await database?.close();
  await outside([`drop database ${EMPTY}`, `drop role ${WEAK}`]);
  rmSync(folder, { recursive: true, force: true });
});

async function run(statements: readonly string[]): Promise<void> {
  if (statements.length === 0) return;
  await database.transact("break or mend", async ({ sql }) => {
    for (const one of statements) await sql.unsafe(one, [], NAMED);
  });
}

async function outside(statements: readonly string[]): Promise<void> {
  await onServer(async (sql) => {
    for (const one of statements) await sql.unsafe(one.replaceAll("$db", NAME));
  });
}

async function breakAs({ breaks = [], mends = [], ...broken }: Broken): Promise<void> {
  mend = async () => {
    await outside(broken.mends_outside ?? []);
    await run(mends);
  };
  await run(breaks);
  await outside(broken.breaks_outside ?? []);
}

function examine(settings: Readonly<Record<string, string>>, free_bytes = PLENTY) {
  return diagnose({ ...sound, ...settings }, { freeBytes: () => free_bytes });
}

/** The codes that are found, each once. */
async function codesOf(settings: Readonly<Record<string, string>>): Promise<string[]> {
  const found = new Set<string>((await examine(settings)).map(({ code }) => code));
  for (const code of found) named.add(code);
  return [...found].toSorted();
}

function withUrl(change: (url: URL) => void): Record<string, string> {
  const url = new URL(sound.DATABASE_URL ?? "");
  change(url);
  return { DATABASE_URL: url.href };
}

it("a sound installation has nothing", async () => {
  expect(await examine({})).toEqual([]);
});

describe("a broken installation", () => {
  it.each(ALL)("is named $finds alone: $says", async (broken) => {
    await breakAs(broken);
    const faults = await examine(broken.settings ?? {}, broken.free_bytes);
    expect(faults).toEqual([{ code: broken.finds, cause: expect.stringMatching(broken.says) }]);
    named.add(broken.finds);
  });

  it("whose login, database or rights are wrong, is told which", async () => {
    const stranger = withUrl((url) => {
      url.username = "stranger";
    });
    expect(await codesOf(stranger)).toEqual(["database_login_refused"]);
    const nowhere = withUrl((url) => {
      url.pathname = "/nowhere";
    });
    expect(await codesOf(nowhere)).toEqual(["database_missing"]);
    const weak = withUrl((url) => {
      url.username = WEAK;
    });
    expect(await codesOf(weak)).toEqual(["database_rights_missing"]);
    await outside([`alter role ${WEAK} connection limit 0`]);
    expect(await codesOf(weak)).toEqual(["database_crowded"]);
  });

  it("whose database is behind a pooler that refuses its connections, is told so", async () => {
    const refusal = "unsupported startup parameter: lock_timeout";
    const none = { socket: "", user: "svc", database: "svc", settings: {}, keeps_session: true };
    const pooler = await openFakePooler({ ...none, refusal });
    mend = pooler.close;
    expect(await codesOf({ DATABASE_URL: pooler.url })).toEqual(["database_pooled"]);
  });

  it("on which nobody has sold yet, has neither processes nor organisations", async () => {
    const fresh = `${NAME}_fresh`;
    const DATABASE_URL = await makeDatabase(fresh);
    mend = () => outside([`drop database ${fresh}`]);
    expect(await codesOf({ DATABASE_URL })).toEqual(["nothing_runs", "organisation_missing"]);
  });

  it("of production is told what is not connected, and what is not safe", async () => {
    const production = { SVC_ENV: "production", SVC_PUBLIC_URL: "https://api.example" };
    expect(await codesOf(production)).toEqual(BARE);
    const plain = { ...production, SVC_PUBLIC_URL: "http://api.example" };
    expect(await codesOf(plain)).toEqual([...BARE, "public_url_plain"].toSorted());
  });

  it("is told all that is wrong with its settings at once", async () => {
    const faults = await examine({ PORT: "x", SVC_POOL: "0", SVC_POLL: "1" });
    const codes = faults.map(({ code }) => code);
    expect(codes).toEqual(["setting_wrong", "setting_wrong", "setting_unknown"]);
  });

  it("may be broken in every way of the table, and each was shown", () => {
    expect([...named].toSorted()).toEqual(Object.keys(FAULTS).toSorted());
  });
});

it("has its table in the handbook", () => {
  const page = readFileSync(HANDBOOK, "utf8");
  const rows = Object.entries(FAULTS).map(([code, { grade, remedy }]) => {
    return `| \`${code}\` | ${grade} | ${remedy} |`;
  });
  expect(page.split("\n").filter((line) => line.startsWith("| `"))).toEqual(rows);
});

describe("the command", () => {
  function start(args: string[], settings: Record<string, string> = {}) {
    return attemptStart({
      entry: "commands/diagnose.ts",
      args,
      settings: { ...sound, ...settings },
    });
  }

  it("ends with 0 on a sound installation, and with 2 if it was written wrongly", async () => {
    const [found, wrong] = await Promise.all([start([], { PORT: "4000" }), start(["--nope"])]);
    expect([found.code, found.stdout]).toEqual([0, "Nothing is wrong.\n"]);
    expect([wrong.code, wrong.stdout]).toEqual([2, ""]);
    expect(wrong.stderr).toMatch(/^Usage: npm run svc -- doctor/);
  });

  it("says what to do, for people and for machines, and ends with 1", async () => {
    const wrong = { PORT: "eighty" };
    const [text, json] = await Promise.all([start([], wrong), start(["--json"], wrong)]);
    expect([text.code, json.code]).toEqual([1, 1]);
    expect(text.stdout).toMatch(/^broken {3}setting_wrong\n {9}PORT must be .*\n {9}→ Correct /);
    const fault = { code: "setting_wrong", grade: "broken", remedy: FAULTS.setting_wrong.remedy };
    expect(JSON.parse(json.stdout)).toMatchObject({ is_broken: true, faults: [fault] });
  });
});
