/** The first start of production, from an empty database to a first sale. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { onServer } from "../kit/database.ts";
import { type Attempt, attemptStart } from "../kit/programs/attempt-start.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { timeLimit } from "../kit/time-limit.ts";

const NAME = `set_up_${process.pid}`;
const SALE = { type: "airtime", target: "0771230000", amount: "5.00", currency: "USD" };

let folder: string;
let file: string;
let owner_file: string;
let database_url: string;
let program: Program | null = null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-set-up-"));
  file = join(folder, "svc.env");
  owner_file = join(folder, "svc.owner.env");
  await onServer(async (sql) => {
    await sql`create role ${sql(NAME)} login createrole`;
    await sql`create database ${sql(NAME)} owner ${sql(NAME)}`;
  });
  const url = new URL(inject("template_url"));
  url.pathname = `/${NAME}`;
  url.username = NAME;
  database_url = url.href;
});

afterEach(async () => {
  await program?.stop();
  program = null;
  await onServer(async (sql) => {
    await sql`drop database ${sql(NAME)} with (force)`;
    for (const role of [`${NAME}_runtime`, `${NAME}_reader`, NAME]) {
      await sql`drop role if exists ${sql(role)}`;
    }
  });
  rmSync(folder, { recursive: true, force: true });
});

/** As in the handbook; what is given here takes the place of an answer. */
function setUp(...more: string[]): Promise<Attempt> {
  const organisation = ["--name", "Mbare Tuck Shop", "--email", "owner@mbare.example"];
  const args = ["--settings-file", file, ...organisation, "--terms-accepted-by", "Tendai Moyo"];
  const settings = { DATABASE_URL: database_url, SVC_DATA_DIR: join(folder, "none") };
  return attemptStart({ entry: "commands/set-up.ts", args: [...args, ...more], settings });
}

const PUBLIC = ["--public-url", "https://api.example"];

describe("npm run svc -- setup", () => {
  it("makes a production that sells, and is not made a second time", async () => {
    const { code, stdout, stderr } = await setUp(...PUBLIC, "--yes");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Live key +svc_sk_\S+$/m);
    expect(stdout).toMatch(/^warning +nothing_runs$/m);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const settings = parseEnv(readFileSync(file, "utf8")) as Record<string, string>;
    const runtime = new URL(settings.DATABASE_URL ?? "");
    expect([settings.SVC_ENV, runtime.username]).toEqual(["production", `${NAME}_runtime`]);
    expect(runtime.password).toMatch(/^[\w-]{32}$/);
    const of_owner = parseEnv(readFileSync(owner_file, "utf8"));
    expect(of_owner).toEqual({ SVC_OWNER_URL: database_url });
    expect(statSync(owner_file).mode & 0o777).toBe(0o600);
    // It serves with fewer rights than the owner's, and they are enough.
    expect(stdout).not.toContain("database_rights");

    const written = { ...settings, SVC_TEST_STEP: "0s", SVC_SHUTDOWN_DELAY: "0s" };
    const database = { database_url: runtime.href, folder };
    program = await startProgram({ role: "all", ...database, settings: written });
    const [, key = ""] = /^Test key +(\S+)$/m.exec(stdout) ?? [];
    const { status, body } = await call(program, key, "POST", "/sends", SALE);
    expect([status, body.status]).toEqual([202, "pending"]);
    const asked = { timeout: timeLimit(15_000) };
    await expect
      .poll(async () => (await call(program, key, "GET", `/sends/${body.id}`)).body.status, asked)
      .toBe("delivered");

    const again = await setUp(...PUBLIC, "--yes");
    expect(again.code).toBe(1);
    expect(again.stderr).toContain("There is an organisation of the name Mbare Tuck Shop already");
    const other = await setUp("--public-url", "https://other.example", "--yes");
    expect(other.code).toBe(1);
    expect(other.stderr).toMatch(/svc\.env has another SVC_PUBLIC_URL: change it there/);
    expect(parseEnv(readFileSync(file, "utf8"))).toEqual(settings);
  });

  it("writes nothing while something is missing or wrong", async () => {
    const refusals = [
      [await setUp(...PUBLIC), /^This command asks on a terminal; or say --yes\.\n/],
      [await setUp("--yes"), /^Give --public-url\.\n/],
      [await setUp("--public-url", "api.example", "--yes"), /^SVC_PUBLIC_URL must be a URL/],
      [
        await setUp(...PUBLIC, "--database-url", "postgres://svc@127.0.0.1:1/svc", "--yes"),
        /^DATABASE_URL does not answer: connect ECONNREFUSED/,
      ],
      [await setUp(...PUBLIC, "--email", "owner", "--yes"), /^Name the organisation's email/],
    ] as const;
    for (const [{ code, stderr }, said] of refusals) {
      expect(code).toBe(1);
      expect(stderr).toMatch(said);
    }
    await onServer(async (sql) => {
      await sql`alter role ${sql(NAME)} nocreaterole`;
    });
    const helpless = await setUp(...PUBLIC, "--yes");
    expect(helpless.stderr).toMatch(/may not create others: have a superuser run\n.*_runtime/);
    const runtime = `${NAME}_runtime`;
    await onServer(async (sql) => {
      await sql`create role ${sql(runtime)}`;
    });
    const taken = await setUp(...PUBLIC, "--yes");
    expect(taken.stderr).toContain(`There is a user ${runtime} already`);
    expect([helpless.code, taken.code]).toEqual([1, 1]);
    expect([existsSync(file), existsSync(owner_file)]).toEqual([false, false]);
  });
});

async function call(
  to: Program | null,
  key: string,
  method: string,
  path: string,
  sent?: object,
): Promise<{ status: number; body: { id: string; status: string } }> {
  const headers = {
    Authorization: `Bearer ${key}`,
    "Content-Type": "application/json",
    ...(sent === undefined ? {} : { "Idempotency-Key": "set-up-1" }),
  };
  const body = sent === undefined ? null : JSON.stringify(sent);
  const answer = await fetch(`${to?.origin}/dev/v1${path}`, { method, headers, body });
  return { status: answer.status, body: (await answer.json()) as { id: string; status: string } };
}
