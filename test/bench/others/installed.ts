/** Programs of others, installed into the data folder and never into our tree. */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { findServer } from "../../../scripts/bootstrap/bundle.mjs";
import type { Books } from "../books.ts";
import { findPort } from "../program.ts";
import { installPrism } from "../reads/prism.ts";
import { type Command, type Started, start } from "./program.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const FOLDER = join(ROOT, ".data", "peers");
const STRIPE_MOCK = "github.com/stripe/stripe-mock@v0.203.0";
const run = promisify(execFile);

/** Ours, as `npm start` starts it, on the database of the run. */
export async function ourCommand(books: Books, role: "all" | "api"): Promise<Command> {
  const port = await findPort();
  return {
    ...{ name: "svc", run: process.execPath, args: [findServer(ROOT, process.execPath)] },
    environment: {
      ...{ DATABASE_URL: books.url, SVC_ENV: "sandbox", SVC_ROLE: role, PORT: String(port) },
      ...{ SVC_DATA_DIR: join(FOLDER, "svc"), NODE_COMPILE_CACHE: join(FOLDER, "compiled") },
    },
    answers_at: { port, path: "/dev/v1/health" },
  };
}

/** A Go program: needs Go and its module proxy once. */
export async function stripeCommand(): Promise<Command> {
  const file = join(FOLDER, "stripe-mock");
  if (!existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    await run("go", ["install", STRIPE_MOCK], { env: { ...process.env, GOBIN: FOLDER } });
  }
  const port = await findPort();
  const args = ["-http-port", String(port)];
  return { name: "stripe-mock", run: file, args, answers_at: { port, path: "/v1/balance" } };
}

export async function prismCommand(): Promise<Command> {
  const port = await findPort();
  const contract = join(ROOT, "generated", "openapi.json");
  const args = [await installPrism(), "mock", contract, `--port=${port}`, "--verboseLevel=silent"];
  return { name: "Prism", run: process.execPath, args, answers_at: { port, path: "/credit" } };
}

/** Blnk with balances that have something to move, and its Redis. */
export interface Blnk {
  readonly program: Started;
  readonly redis: Started;
  readonly balances: readonly string[];
  /** Movements in its books, those that opened the balances left out. */
  moved(): Promise<number>;
}

/**
 * Builds Blnk from a folder of its sources, because no proxy has it as a module, and starts it on a
 * database of its own of the same PostgreSQL. Redis is the one of the machine.
 */
export async function startBlnk(books: Books, sources: string, count: number): Promise<Blnk> {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, "blnk");
  const building = { cwd: resolve(sources), env: { ...process.env, GOFLAGS: "-mod=mod" } };
  if (!existsSync(file)) await run("go", ["build", "-o", file, "./cmd"], building);
  const redis_port = await findPort();
  const redis = await start({
    ...{ name: "Redis", run: "redis-server", answers_at: { port: redis_port, path: null } },
    args: ["--port", String(redis_port), "--save", "", "--appendonly", "no"],
  });
  const { username, searchParams } = new URL(books.url);
  const socket = searchParams.get("host");
  const dns = `host=${socket} user=${username} dbname=blnk sslmode=disable`;
  const database = openDatabase({ database_url: books.url, pool: 1 });
  await database.read(({ sql }) => sql`create database blnk`);
  await database.close();
  const port = await findPort();
  const environment = {
    ...{ BLNK_PROJECT_NAME: "bench", BLNK_DATA_SOURCE_DNS: dns, BLNK_SERVER_PORT: String(port) },
    ...{ BLNK_REDIS_DNS: `127.0.0.1:${redis_port}`, BLNK_DATABASE_MAX_OPEN_CONNS: "20" },
  };
  await run(file, ["migrate", "up"], { cwd: FOLDER, env: { ...process.env, ...environment } });
  const program = await start({
    ...{ name: "Blnk", run: file, args: ["start"], environment },
    answers_at: { port, path: "/health" },
  });
  const balances = await openBalances(port, count);
  return { program, redis, balances, moved: async () => (await appliedOf(books)) - count };
}

async function appliedOf(books: Books): Promise<number> {
  const database = openDatabase({ database_url: books.url.replace("/svc?", "/blnk?"), pool: 1 });
  const [row] = await database.read(
    ({ sql }) => sql<{ applied: number }[]>`
      select count(*)::int as applied from blnk.transactions where status = 'APPLIED'`,
  );
  await database.close();
  return row?.applied ?? 0;
}

async function openBalances(port: number, count: number): Promise<string[]> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const headers = { "content-type": "application/json" };
    const to = `http://127.0.0.1:${port}${path}`;
    const answer = await fetch(to, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`Blnk, ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const { ledger_id } = await post("/ledgers", { name: "bench" });
  const balances: string[] = [];
  for (let place = 0; place < count; place++) {
    const { balance_id = "" } = await post("/balances", { ledger_id, currency: "USD" });
    const grant = { source: "@world", destination: balance_id, reference: `grant-${place}` };
    const amount = { amount: 10_000_000, precision: 100, currency: "USD", description: "grant" };
    await post("/transactions", { ...grant, ...amount, allow_overdraft: true, skip_queue: true });
    balances.push(balance_id);
  }
  return balances;
}
