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
let database_url: string;
let program: Program | null = null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-set-up-"));
  file = join(folder, "svc.env");
  await onServer(async (sql) => {
    await sql`create database ${sql(NAME)}`;
  });
  const url = new URL(inject("template_url"));
  url.pathname = `/${NAME}`;
  database_url = url.href;
});

afterEach(async () => {
  await program?.stop();
  program = null;
  await onServer(async (sql) => {
    await sql`drop database ${sql(NAME)} with (force)`;
  });
  rmSync(folder, { recursive: true, force: true });
});

/** As in the handbook; what is given here takes the place of an answer. */
function setUp(...more: string[]): Promise<Attempt> {
  const organisation = ["--name", "Mbare Tuck Shop", "--email", "owner@mbare.example"];
  const args = ["--settings-file", file, ...organisation, "--terms-accepted-by", "Tendai Moyo"];
  const settings = { DATABASE_URL: database_url, SVC_DATA_DIR: join(folder, "none") };
  return attemptStart({ entry: "set-up.ts", args: [...args, ...more], settings });
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
    expect(settings).toMatchObject({ SVC_ENV: "production", DATABASE_URL: database_url });

    const written = { ...settings, SVC_TEST_STEP: "0s", SVC_SHUTDOWN_DELAY: "0s" };
    program = await startProgram({ role: "all", database_url, folder, settings: written });
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
    expect(existsSync(file)).toBe(false);
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
