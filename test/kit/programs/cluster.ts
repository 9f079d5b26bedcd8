/**
 * A PostgreSQL of a test's own that loses nothing it has committed: for programs that are killed,
 * and for what only several programs can get wrong.
 */
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { removeEmbedded, startEmbedded } from "@svc/embedded-postgres";
import { migrate } from "@svc/server/platform/db/migrate.ts";
import postgres from "postgres";
import { clockSettings } from "../run-clock.ts";
import { makeRunFolder } from "../run-folder.ts";

export interface Cluster {
  /** Holds whatever programs of this cluster write to disk. */
  readonly folder: string;
  /**
   * Makes a database that has nothing but its tables, and answers its URL; one that is empty has
   * none, and a program that starts on it makes them.
   */
  makeDatabase(wanted?: { readonly is_empty?: boolean }): Promise<string>;
  /** The process that all others of the server hang on. */
  postmaster(): number;
  /** Starts the server again where it is gone, and waits until it serves. */
  restart(): Promise<void>;
  /** Stops the server, whoever uses it, and deletes everything. */
  remove(): Promise<void>;
}

interface ClusterWanted {
  readonly folder?: string;
  /** Further settings of the server; those of the run's clock if not said. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The database with the tables, which others are copied from. */
const TEMPLATE = "tables";

let databases = 0;

/** Starts a server with fsync on; the next run's set-up removes one whose run was killed. */
export async function openCluster({
  folder = makeRunFolder("cluster"),
  settings = clockSettings(),
}: ClusterWanted = {}): Promise<Cluster> {
  // Under root the server runs as nobody, who must be able to come here.
  chmodSync(folder, 0o755);
  const options = { data_folder: folder, durable: true, settings };
  const server = await startEmbedded(options);
  let template: Promise<void> | null = null;

  async function makeTemplate(): Promise<void> {
    await onServer(server.url, async (sql) => {
      await sql`create database ${sql(TEMPLATE)}`;
    });
    await migrate(withDatabase(server.url, TEMPLATE));
  }

  return {
    folder,
    async makeDatabase({ is_empty = false } = {}) {
      databases += 1;
      const name = `programs_${databases}`;
      if (!is_empty) {
        template ??= makeTemplate();
        await template;
      }
      await onServer(server.url, async (sql) => {
        await sql`create database ${sql(name)} template ${sql(is_empty ? "template1" : TEMPLATE)}`;
      });
      return withDatabase(server.url, name);
    },
    postmaster() {
      const pid_file = join(folder, "postgres", "cluster", "postmaster.pid");
      return Number(readFileSync(pid_file, "utf8").split("\n")[0]);
    },
    async restart() {
      await startEmbedded(options);
    },
    async remove() {
      await removeEmbedded(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const { username: user, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? "localhost";
  const sql = postgres({ host, user, database: "postgres", max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

function withDatabase(database_url: string, name: string): string {
  const url = new URL(database_url);
  url.pathname = `/${name}`;
  return url.href;
}
