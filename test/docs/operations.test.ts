/** The operator's handbook: its commands are run as they stand there, its tables are complete. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ALARMS } from "@svc/server/platform/alarm.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { describeSettings } from "@svc/server/platform/settings/config.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { findPort } from "../kit/programs/ports.ts";
import { NAMED } from "../kit/wire.ts";
import { samplesOf } from "./samples.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** One shell goes through them, in this order. */
const PAGES = ["operations.md", "operations/staff-work.md"];
const HANDBOOK = PAGES.map((page) => readFileSync(join(ROOT, "docs", page), "utf8")).join("\n");
const SETTINGS_PAGE = readFileSync(join(ROOT, "docs", "settings.md"), "utf8");
const SAMPLES = samplesOf(HANDBOOK);
const WRITTEN = { url: "postgres://svc:password@db.example/svc", port: "4000" };
const END_OF_SAMPLE = "=== end of a sample ===";

let cluster: Cluster;
let database: Database;
let url: string;
let folder: string;
let shell: ChildProcess;
let outputs: string[];
let said = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-operations-"));
  // What a shell starts goes by the clock of the machine.
  cluster = await openCluster({ settings: {} });
  url = await cluster.makeDatabase({ is_empty: true });
  database = openDatabase({ database_url: url, pool: 2 });
  outputs = await paste(textsOf("sh"));
});

afterAll(async () => {
  if (shell?.pid !== undefined) process.kill(-shell.pid, "SIGTERM");
  await database?.close();
  await cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
});

function textsOf(fence: string): string[] {
  return SAMPLES.filter((sample) => sample.fence === fence).map(({ text }) => text);
}

/** What each of the samples prints, all of them in one shell, which stays for what it started. */
async function paste(samples: readonly string[]): Promise<string[]> {
  const port = String(await findPort());
  const here = samples.map((text) =>
    text.replaceAll(WRITTEN.url, url).replaceAll(`:${WRITTEN.port}/`, `:${port}/`),
  );
  const script = here.map((text) => `${text}\nprintf '\\n${END_OF_SAMPLE}\\n'`).join("\n");
  const { PATH = "", HOME } = process.env;
  shell = spawn("bash", ["-c", `set -eo pipefail\n${script}\nwait`], {
    cwd: ROOT,
    // A group of its own, so that what npm starts is stopped with it.
    detached: true,
    env: {
      PATH: `${dirname(process.execPath)}:${PATH}`,
      HOME,
      PORT: port,
      SVC_DATA_DIR: join(folder, ".data"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  shell.stdout?.setEncoding("utf8").on("data", (part: string) => {
    text += part;
    if (text.split(END_OF_SAMPLE).length > samples.length) resolve();
  });
  shell.stderr?.setEncoding("utf8").on("data", (part: string) => {
    said += part;
  });
  void once(shell, "close").then(() => reject(new Error(`The shell ended:\n${text}\n${said}`)));
  await promise;
  return text.split(END_OF_SAMPLE).slice(0, -1);
}

/** What the sample printed in which these words stand. */
function outputOf(words: string): string {
  const place = textsOf("sh").findIndex((text) => text.includes(words));
  return outputs[place] ?? "";
}

describe("the commands of the handbook", () => {
  it("make the tables and the first organisation, its terms accepted by name", async () => {
    expect(outputOf("svc -- migrate")).toContain("The tables are up to date now.");
    const [account] = await database.read(
      ({ sql }) => sql`
        select name, terms is not null as has_terms, contact_email from accounts
        where mode = 'live'`,
    );
    expect(account).toEqual({
      name: "Mbare Tuck Shop",
      has_terms: true,
      contact_email: "owner@mbare.example",
    });
    const entries = await database.read(
      ({ sql }) => sql`select action, actor_type, note from audit_entries order by id`,
    );
    expect(entries.map(({ action, actor_type, note }) => [action, actor_type, note])).toEqual(
      expect.arrayContaining([
        ["organisation.created", "staff", null],
        ["terms.accepted", "staff", "accepted by Tendai Moyo"],
      ]),
    );
  });

  it("start an api and a worker that answer in production", async () => {
    expect(outputOf("/health")).toContain('"status":"ok"');
    const rows = await database.read(({ sql }) => sql`select role from processes order by role`);
    expect(rows.map(({ role }) => role)).toEqual(["api", "worker"]);
  });

  it("roll the live key", () => {
    expect(outputOf("/roll")).toMatch(/"secret":"svc_sk_/);
  });

  it("list the sealing key that is needed", () => {
    expect(outputOf("sealing-keys")).toMatch(/^\s*[0-9a-f]{8} {2}seals, in use since /);
  });

  it("list the disputes that are open", () => {
    expect(outputOf("svc -- disputes")).toContain("No dispute is open.");
  });

  it("ask the database what is late, and what an older backup would hand over again", async () => {
    const questions = textsOf("sql");
    expect(questions).toHaveLength(2);
    const statements = questions.flatMap((text) => text.split(/;\s*/)).filter((one) => one !== "");
    for (const statement of statements) {
      await database.read(({ sql }) => sql.unsafe(statement, [], NAMED));
    }
  });

  it.runIf(dumps())("dump a database and restore it with PostgreSQL's own tools", async () => {
    const restored = await cluster.makeDatabase({ is_empty: true });
    const script = textsOf("sh postgresql").join("\n");
    const env = { ...process.env, DATABASE_URL: url, RESTORED_URL: restored };
    const { status, stderr } = spawnSync("bash", ["-ec", script], { cwd: folder, env });
    expect(status, String(stderr)).toBe(0);
  });

  it("are of a kind that is looked at", () => {
    const kinds = new Set(SAMPLES.map(({ fence }) => fence));
    expect([...kinds].toSorted()).toEqual(["sh", "sh postgresql", "sql"]);
  });
});

/** The tools of PostgreSQL dump servers up to their own version, and the embedded one is new. */
function dumps(): boolean {
  const [tool = ""] = textsOf("sh postgresql").join().split(" ");
  const { stdout } = spawnSync(tool, ["--version"], { encoding: "utf8" });
  return Number(/\d+/.exec(stdout ?? "")?.[0] ?? 0) >= 18;
}

describe("the tables of the handbook", () => {
  it("list every setting as --help does", () => {
    const lines = describeSettings().split("\n");
    const rows = lines.map((line) => {
      const [, name, means, shown] = /^ +([A-Z\d_]+) +(.*) \(default: (.*)\)$/.exec(line) ?? [];
      return `| \`${name}\` | ${means} | ${shown} |`;
    });
    expect(rowsIn(SETTINGS_PAGE)).toEqual(rows);
  });

  it("list every alarm", () => {
    const listed = rowsOf("Alarms").map((row) => /`(\w+)`/.exec(row)?.[1]);
    expect(listed.toSorted()).toEqual(Object.keys(ALARMS).toSorted());
  });

  it("list commands that there are", () => {
    const commands = readFileSync(join(ROOT, "scripts", "bootstrap.mjs"), "utf8");
    const listed = rowsOf("Staff commands").map((row) => /svc -- ([a-z-]+)/.exec(row)?.[1]);
    expect(listed.length).toBeGreaterThan(3);
    for (const name of listed) expect(commands).toMatch(new RegExp(`^ {2}"?${name}"?: \\{`, "m"));
  });
});

/** The rows of the table of a section, without its head. */
function rowsOf(section: string): string[] {
  const text = HANDBOOK.split(`\n## ${section}\n`)[1]?.split("\n## ")[0] ?? "";
  return rowsIn(text);
}

function rowsIn(text: string): string[] {
  return text.split("\n").filter((line) => line.startsWith("| `"));
}
