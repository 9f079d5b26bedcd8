/** A running server: its start, its settings and its stop. */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, fchownSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import type { EmbeddedHome } from "./home.ts";
import { LaunchError } from "./launch-error.ts";
import { EMBEDDED_PORT, EMBEDDED_USER, probe } from "./probe.ts";

/** After a killed postmaster its children need a moment, and starts fail on its stale pid. */
const RETRY_EVERY_MS = 200;
const POLL_EVERY_MS = 15;
const START_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 15_000;
/** How often a server is looked at, so far apart, before it counts as used by others. */
const LOOKS_MAX = 5;
const LOOK_EVERY_MS = 200;
/** A log longer than this is begun anew at the next start. */
const LOG_BYTES_MAX = 1_048_576;

/** Last words of a start that another start, or the end of a killed one, is in the way of. */
const PASSING_WORDS = /lock file|shared memory block|[Ii]s another postmaster|could not bind/;

/** Signals by which somebody else ends a server. */
const STOPPED: ReadonlySet<string> = new Set(["SIGINT", "SIGKILL", "SIGQUIT", "SIGTERM"]);

/** A server of ours, and how long the log was before it wrote. */
interface SpawnedServer {
  readonly child: ChildProcess;
  readonly log_bytes: number;
}

/** What is asked of a server: which database it serves, and whether a crash may lose commits. */
export interface ServeOptions {
  readonly database: string;
  readonly durable: boolean;
  /** Further settings of the server, by name. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts the server as often as it takes; a second postmaster on one cluster ends by itself. */
export async function serveUntilReady(
  home: EmbeddedHome,
  { database, ...how }: ServeOptions,
): Promise<"ready" | "no_database"> {
  const deadline_ms = performance.now() + START_WITHIN_MS;
  let server: SpawnedServer | null = null;
  for (;;) {
    const answer = await probe(home.socket, database);
    if (answer === "ready" || answer === "no_database") return answer;
    const { exitCode, signalCode } = server?.child ?? { exitCode: 0, signalCode: null };
    const gone = exitCode !== null || signalCode !== null;
    // A server that recovers after a crash says so, and takes the time it needs.
    if (
      answer === "absent" &&
      (performance.now() > deadline_ms || (gone && isHopeless(home, server)))
    ) {
      throw new LaunchError(startFailure(home, server));
    }
    if (answer === "absent" && gone) {
      if (server !== null) await sleep(RETRY_EVERY_MS);
      server = spawnServer(home, how);
    }
    await sleep(POLL_EVERY_MS);
  }
}

/**
 * Stops the server and says whether it stopped; one that others use stays, unless they are cut off.
 */
export async function stopServer(home: EmbeddedHome, cut_off: boolean): Promise<boolean> {
  if ((await probe(home.socket, "postgres")) === "absent") return true;
  if (!cut_off && (await isUsed(home))) return false;
  const pid_file = join(home.cluster, "postmaster.pid");
  if (!existsSync(pid_file)) return true;
  const pid = Number(readFileSync(pid_file, "utf8").split("\n")[0]);
  // SIGINT is the fast shutdown: open transactions are rolled back, everything is flushed.
  process.kill(pid, "SIGINT");
  const deadline_ms = performance.now() + STOP_WITHIN_MS;
  while (existsSync(pid_file) && performance.now() < deadline_ms) await sleep(POLL_EVERY_MS);
  return !existsSync(pid_file);
}

/** Runs statements on the server itself, in the database that every cluster has. */
export async function onServer<T>(
  home: EmbeddedHome,
  work: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = postgres({
    host: home.socket,
    port: EMBEDDED_PORT,
    user: EMBEDDED_USER,
    database: "postgres",
    max: 1,
    fetch_types: false,
  });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** The user that programs of the package are to run as, and the folder to run them in. */
export function asOwner(home: EmbeddedHome): { uid?: number; gid?: number; cwd: string } {
  return { ...home.owner, cwd: home.folder };
}

/** Nothing of our own environment, secrets among it, is the database's business. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
}

function startFailure(home: EmbeddedHome, server: SpawnedServer | null): string {
  const lines = wordsOf(home, server?.log_bytes ?? 0)
    .trim()
    .split("\n");
  const reason = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines[0] ?? "";
  return (
    `The embedded database in ${home.folder} does not start (${reason}): put the folder back ` +
    "from a backup, or start from empty data with --reset."
  );
}

/** Whether the server ended by itself, and for a reason that another try will meet again. */
function isHopeless(home: EmbeddedHome, server: SpawnedServer | null): boolean {
  if (server === null || STOPPED.has(server.child.signalCode ?? "")) return false;
  const words = wordsOf(home, server.log_bytes).trim();
  return words !== "" && !PASSING_WORDS.test(words);
}

function wordsOf(home: EmbeddedHome, after_bytes: number): string {
  if (!existsSync(home.log)) return "";
  return readFileSync(home.log).subarray(after_bytes).toString("utf8");
}

function spawnServer(home: EmbeddedHome, how: Omit<ServeOptions, "database">): SpawnedServer {
  const log_bytes = statSync(home.log, { throwIfNoEntry: false })?.size ?? 0;
  const is_long = log_bytes > LOG_BYTES_MAX;
  const log = openSync(home.log, is_long ? "w" : "a", 0o600);
  if (home.owner !== null) fchownSync(log, home.owner.uid, home.owner.gid);
  const args = ["-D", home.cluster, "-p", String(EMBEDDED_PORT)];
  for (const [name, value] of serverSettings(home, how)) args.push("-c", `${name}=${value}`);
  const child = spawn(join(home.bin, "postgres"), args, {
    ...asOwner(home),
    env: serverEnvironment(),
    // In a group of its own, so that Ctrl-C reaches us alone and we stop it in order.
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  return { child, log_bytes: is_long ? 0 : log_bytes };
}

function serverSettings(
  home: EmbeddedHome,
  { durable, settings }: Omit<ServeOptions, "database">,
): [string, string][] {
  const safe = durable ? "on" : "off";
  return [
    ["listen_addresses", ""],
    // Authentication is "trust": the socket's own permissions keep other users out.
    ["unix_socket_permissions", "0700"],
    ["unix_socket_directories", `"${home.socket.replaceAll('"', '""')}"`],
    ["max_connections", "200"],
    ["timezone", "UTC"],
    ["log_timezone", "UTC"],
    // Statements that fail are told to the program; with values in them they would be a leak here.
    ["log_min_messages", "log"],
    ["log_checkpoints", "off"],
    ["fsync", safe],
    ["full_page_writes", safe],
    ["synchronous_commit", safe],
    ...Object.entries(settings),
  ];
}

/**
 * The names of the programs of ours that use the server. The connections of one that was killed
 * just before take the server a moment to end.
 */
export async function connectedPrograms(home: EmbeddedHome): Promise<string[]> {
  if ((await probe(home.socket, "postgres")) !== "ready") return [];
  return await lookAgain(home, readPrograms, (names) => names.length > 0);
}

/** Connections just closed, ours among them, take the server a moment to end. */
async function isUsed(home: EmbeddedHome): Promise<boolean> {
  return (await lookAgain(home, countOthers, (others) => others > 0)) > 0;
}

/** What is found once nobody uses the server, or at the last of several looks. */
async function lookAgain<T>(
  home: EmbeddedHome,
  look: (sql: postgres.Sql) => Promise<T>,
  shows_use: (found: T) => boolean,
): Promise<T> {
  for (let looks = 1; ; looks++) {
    const found = await onServer(home, look);
    if (!shows_use(found) || looks === LOOKS_MAX) return found;
    await sleep(LOOK_EVERY_MS);
  }
}

async function readPrograms(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select distinct application_name as name from pg_stat_activity
    where application_name like 'svc %' and pid <> pg_backend_pid() order by 1`;
  return rows.map(({ name }) => name);
}

async function countOthers(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ others: number }[]>`
    select count(*)::int as others from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  return row?.others ?? 0;
}
