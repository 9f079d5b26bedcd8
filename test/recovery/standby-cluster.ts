/** A PostgreSQL with a standby that follows it, as the handbook's page about recovery has them. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { until } from "../kit/programs/watch.ts";
import { clockSettings } from "../kit/run-clock.ts";
import { makeRunFolder } from "../kit/run-folder.ts";

export interface StandbyPair {
  /** Of the database at the primary, and at the standby. */
  readonly primary_url: string;
  readonly standby_url: string;
  /** The server that sells is gone, without a word. */
  killPrimary(): void;
  /** The standby takes writes from now on. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

const NAME = "standby";

/** Starts both; what is committed at the primary is at the standby before it is answered. */
export async function openPair(): Promise<StandbyPair> {
  const settings = { ...clockSettings(), wal_level: "replica", max_wal_senders: "4" };
  const slots = { max_replication_slots: "4" };
  const primary = await openCluster({ folder: newFolder(), settings: { ...settings, ...slots } });
  const primary_url = await primary.makeDatabase();
  const first = openDatabase({ database_url: primary_url, pool: 2 });
  const folder = newFolder();
  await copyServer(first, primary, folder);
  const { searchParams, username } = new URL(primary_url);
  const place = `host=${searchParams.get("host")} port=5432 user=${username}`;
  const standby = await openCluster({
    folder,
    settings: {
      ...settings,
      primary_conninfo: `${place} application_name=${NAME}`,
      primary_slot_name: NAME,
    },
  });
  await waitForEach(first);
  await first.close();
  const url = new URL(primary_url);
  url.searchParams.set("host", join(folder, "postgres", "socket"));

  return {
    primary_url,
    standby_url: url.href,
    killPrimary: () => void process.kill(primary.postmaster(), "SIGKILL"),
    async promote() {
      const second = openDatabase({ database_url: url.href, pool: 2 });
      await second.read(({ sql }) => sql`select pg_promote()`);
      await second.close();
    },
    async remove() {
      await Promise.all([primary.remove(), standby.remove()]);
    },
  };
}

/** A copy of a running server, by the functions that `pg_basebackup` calls. */
async function copyServer(first: Database, primary: Cluster, folder: string): Promise<void> {
  const [from, to] = [primary.folder, folder].map((one) => join(one, "postgres", "cluster")) as [
    string,
    string,
  ];
  await first.read(({ sql }) => sql`select pg_create_physical_replication_slot(${NAME}, true)`);
  mkdirSync(to, { recursive: true });
  const sql = await first.read(({ sql: own }) => own.reserve());
  await sql`select pg_backup_start(${NAME}, fast => true)`;
  run("cp", ["-a", `${from}/.`, to]);
  const [row] = await sql<{ label: string }[]>`
    select labelfile as label from pg_backup_stop(wait_for_archive => false)`;
  sql.release();
  // The log of the copy comes from the primary, which has it since the slot was made.
  run("rm", ["-rf", join(to, "pg_wal"), join(to, "pg_replslot"), join(to, "postmaster.pid")]);
  for (const name of ["pg_wal", "pg_replslot"]) mkdirSync(join(to, name), { mode: 0o700 });
  writeFileSync(join(to, "backup_label"), row?.label ?? "");
  writeFileSync(join(to, "standby.signal"), "");
  const { uid, gid } = statSync(from);
  run("chown", ["-R", `${uid}:${gid}`, join(folder, "postgres")]);
  run("chmod", ["700", join(folder, "postgres"), to]);
}

/** From now on no commit is answered that the standby does not have. */
async function waitForEach(first: Database): Promise<void> {
  await first.read(({ sql }) =>
    sql.unsafe(`alter system set synchronous_standby_names = '${NAME}'`),
  );
  await first.read(({ sql }) => sql`select pg_reload_conf()`);
  await until("the standby is synchronous", async () => {
    const [found] = await first.read(
      ({ sql }) => sql`select from pg_stat_replication where sync_state = 'sync'`,
    );
    return found !== undefined;
  });
}

/** Under root the server runs as another user, who must be able to come here. */
function newFolder(): string {
  const folder = makeRunFolder("standby");
  chmodSync(folder, 0o755);
  return folder;
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}
