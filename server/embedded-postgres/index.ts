/**
 * A real PostgreSQL server in a folder, reached by a Unix socket. It outlives a program that is
 * killed, and the next start attaches to it.
 *
 * Source: docs/decisions/0002-database.md.
 */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type EmbeddedHome, homeLink, makeHome } from "./home.ts";
import { LaunchError } from "./launch-error.ts";
import { EMBEDDED_USER, probe } from "./probe.ts";
import {
  asOwner,
  connectedPrograms,
  onServer,
  serverEnvironment,
  serveUntilReady,
  stopServer,
} from "./server.ts";
import { type Supervision, superviseServer } from "./supervisor.ts";

export { LaunchError, type Supervision };

export interface EmbeddedOptions {
  /** The server is in `postgres` below it. */
  readonly data_folder: string;
  /** False where a lost cluster costs nothing: a test's. */
  readonly durable?: boolean;
  /** Further settings of the server, by name. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Embedded {
  /** As libpq reads it: the folder of the socket is its `host`. */
  readonly url: string;
  /** True when the server was there before: another program of ours runs, or one was killed. */
  readonly attached: boolean;
  /**
   * Stops the server; says whether it stopped. Programs that use it keep it running, unless their
   * work is to be cut off.
   */
  stop(options?: { cut_off: boolean }): Promise<boolean>;
  /** Has the server started again whenever it dies, until it is stopped. */
  supervise(supervision: Supervision): void;
}

const MAJOR = "18";
const DATABASE = "svc";
/** Without these a cluster is none. */
const NEEDED_FILES = ["PG_VERSION", join("global", "pg_control")];
const run = promisify(execFile);

/**
 * Starts the embedded server, or attaches to the one that runs, and answers when it serves.
 *
 * Writes: below the data folder, and a socket or data elsewhere where that cannot hold them.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  if (process.platform === "win32") {
    throw new LaunchError("On Windows, set DATABASE_URL to a PostgreSQL of your own.");
  }
  const { durable = true, settings = {} } = options;
  const how = { database: DATABASE, durable, settings };
  const home = makeHome(options.data_folder);
  const attached = (await probe(home.socket, DATABASE)) !== "absent";
  if (!attached) await makeCluster(home, durable);
  const answer = await serveUntilReady(home, how);
  if (answer === "no_database") await makeDatabase(home);
  let supervisor: { stop: () => Promise<void> } | null = null;
  return {
    url: urlOf(home),
    attached,
    async stop({ cut_off } = { cut_off: false }) {
      await supervisor?.stop();
      return await stopServer(home, cut_off);
    },
    supervise(supervision) {
      supervisor = superviseServer(home, how, supervision);
    },
  };
}

/** Whether a data folder holds a database already. */
export function hasCluster(data_folder: string): boolean {
  return existsSync(join(homeLink(data_folder), "cluster"));
}

/** The names of the programs that use the server of a data folder. */
export async function programsOn(data_folder: string): Promise<string[]> {
  return existsSync(homeLink(data_folder)) ? await connectedPrograms(makeHome(data_folder)) : [];
}

/** Stops the server of a data folder, whoever uses it, and deletes all its data. */
export async function removeEmbedded(data_folder: string): Promise<void> {
  const link = homeLink(data_folder);
  if (!existsSync(link)) return rmSync(link, { force: true });
  const home = makeHome(data_folder);
  await stopServer(home, true);
  for (const folder of [home.folder, home.socket, link]) {
    rmSync(folder, { recursive: true, force: true });
  }
}

function urlOf({ socket }: EmbeddedHome): string {
  return `postgres://${EMBEDDED_USER}@localhost/${DATABASE}?host=${encodeURIComponent(socket)}`;
}

/**
 * Makes the cluster under a name of its own and renames it: of several first starts at the same
 * moment one wins, and the others use its cluster.
 */
async function makeCluster(home: EmbeddedHome, durable: boolean): Promise<void> {
  if (existsSync(home.cluster)) return checkCluster(home);
  const draft = `${home.cluster}.${randomUUID()}`;
  const choices = ["--auth=trust", "--encoding=UTF8", "--no-instructions"];
  const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const args = ["-D", draft, "-U", EMBEDDED_USER, ...choices, ...locale];
  if (!durable) args.push("--no-sync");
  try {
    await run(join(home.bin, "initdb"), args, { ...asOwner(home), env: serverEnvironment() });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() || String(error);
    throw new LaunchError(`The embedded database could not be made in ${home.folder}: ${said}`);
  }
  try {
    renameSync(draft, home.cluster);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(home.cluster)) throw error;
  }
}

function checkCluster(home: EmbeddedHome): void {
  const missing = NEEDED_FILES.find((file) => !existsSync(join(home.cluster, file)));
  if (missing !== undefined) {
    throw new LaunchError(
      `The database in ${home.folder} is damaged, ${missing} is missing: put the folder back ` +
        "from a backup, or start from empty data with --reset.",
    );
  }
  const found = readFileSync(join(home.cluster, "PG_VERSION"), "utf8").trim();
  if (found === MAJOR) return;
  throw new LaunchError(
    `The database in ${home.folder} was made by PostgreSQL ${found}, and this is ${MAJOR}: ` +
      "move the folder away, or set DATABASE_URL to a server of that version.",
  );
}

async function makeDatabase(home: EmbeddedHome): Promise<void> {
  await onServer(home, async (sql) => {
    try {
      await sql`create database ${sql(DATABASE)}`;
    } catch (error) {
      // Another start at the same moment has made it.
      if ((await probe(home.socket, DATABASE)) !== "ready") throw error;
    }
  });
}
