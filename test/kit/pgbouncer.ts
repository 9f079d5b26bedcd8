/** PgBouncer in front of a database, as the handbook's page about poolers has it. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { findPort } from "./programs/ports.ts";
import { until } from "./programs/watch.ts";
import { makeRunFolder } from "./run-folder.ts";

export interface PgBouncer {
  /** The URL of a database behind it. */
  readonly through: (database_url: string) => string;
  readonly close: () => Promise<void>;
}

const PROGRAM = process.env.SVC_TEST_PGBOUNCER ?? "pgbouncer";
const PAGE = join(import.meta.dirname, "..", "..", "docs", "operations", "poolers.md");
/** It does not run as root; under root it takes the user that the server has there. */
const NOBODY = 65_534;
/** The first that prepares statements on each server process. */
const OLDEST = [1, 21];

/** Why it cannot be started here, or null. */
export function missingPgBouncer(): string | null {
  const { stdout, status } = spawnSync(PROGRAM, ["--version"], { encoding: "utf8" });
  if (status !== 0) return `${PROGRAM} is not installed`;
  const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? []).map(Number);
  const is_old = major === OLDEST[0] ? minor < (OLDEST[1] ?? 0) : major < (OLDEST[0] ?? 0);
  return is_old ? `${PROGRAM} is ${major}.${minor}, and not ${OLDEST.join(".")} or later` : null;
}

/** The lines of the page's block that begins with a text. */
export function blockOfPage(begins: string): string {
  const blocks = readFileSync(PAGE, "utf8").matchAll(/```text\n([\s\S]*?)```/g);
  const found = [...blocks].map(([, text = ""]) => text).find((text) => text.startsWith(begins));
  if (found === undefined) throw new Error(`docs/operations/poolers.md has no block ${begins}`);
  return found;
}

/** Starts one before a server, with the settings of the page or others, and waits for it. */
export async function openPgBouncer(
  database_url: string,
  change: (settings: string) => string = (settings) => settings,
): Promise<PgBouncer> {
  const url = new URL(database_url);
  const [user, host] = [url.username, url.searchParams.get("host")];
  const folder = makeRunFolder("pgbouncer");
  chmodSync(folder, 0o755);
  const [file, users] = [join(folder, "pgbouncer.ini"), join(folder, "users")];
  const port = await findPort();
  const settings = change(blockOfPage("[pgbouncer]"));
  const own = ["listen_addr = 127.0.0.1", `listen_port = ${port}`, "unix_socket_dir ="];
  writeFileSync(users, `"${user}" ""\n`);
  writeFileSync(
    file,
    `[databases]\n* = host=${host} port=${url.port || 5432} user=${user}\n` +
      `${settings}\n${own.join("\n")}\nauth_type = trust\nauth_file = ${users}\n`,
  );
  const as_nobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(PROGRAM, [file], { stdio: ["ignore", "ignore", "pipe"], ...as_nobody });
  const said: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => void said.push(text));
  await until(`PgBouncer serves: ${said.join("")}`, () => said.join("").includes("process up"));
  return {
    through(database) {
      const { pathname } = new URL(database);
      return `postgres://${user}@127.0.0.1:${port}${pathname}`;
    },
    async close() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Says something to a database past any pooler. */
export async function tellDatabase(database_url: string, statements: string): Promise<void> {
  const { username: user, pathname, searchParams } = new URL(database_url);
  const host = searchParams.get("host") ?? "localhost";
  const sql = postgres({ host, user, database: pathname.slice(1), max: 1 });
  try {
    await sql.unsafe(statements.replaceAll("svc_runtime", user));
  } finally {
    await sql.end();
  }
}
