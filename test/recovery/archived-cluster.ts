/** A PostgreSQL that archives its write-ahead log, its base backup, and a restore to a moment. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { until } from "../kit/programs/watch.ts";
import { clockSettings, machineNow } from "../kit/run-clock.ts";
import { makeRunFolder } from "../kit/run-folder.ts";

export interface ArchivedCluster {
  readonly cluster: Cluster;
  /** A base backup, by PostgreSQL's own functions, which every tool for backups calls. */
  backUp(database_url: string): Promise<void>;
  /** Has all that is committed archived, and returns the moment. */
  archive(database_url: string): Promise<string>;
  /** Restores backup and archive into a new server; returns the URL of the database there. */
  restoreTo(moment: string, database_url: string): Promise<string>;
  remove(): Promise<void>;
}

/** Starts it, in a folder with its archive. */
export async function openArchived(): Promise<ArchivedCluster> {
  const [home, restored] = [newFolder(), newFolder()];
  const [archive, backup] = [join(home, "archive"), join(home, "backup")];
  for (const folder of [archive, backup]) mkdirSync(folder, { mode: 0o777 });
  for (const folder of [archive, backup]) chmodSync(folder, 0o777);
  const cluster = await openCluster({
    folder: newFolder(),
    settings: {
      ...clockSettings(),
      wal_level: "replica",
      archive_mode: "on",
      archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    },
  });
  const data = join(cluster.folder, "postgres", "cluster");
  let after: Cluster | null = null;

  return {
    cluster,
    backUp: (database_url) => takeBackup(database_url, { backup, data }),
    async archive(database_url) {
      return await withConnection(database_url, async (sql) => {
        // Commits are told by the clock of the machine, which no test sets.
        const moment = new Date(machineNow()).toISOString().replace("Z", "+00");
        const [row] = await sql<[{ file: string }]>`
          select pg_walfile_name(pg_switch_wal()) as file`;
        const deadline = performance.now() + ARCHIVED_WITHIN_MS;
        while (!existsSync(join(archive, row.file))) {
          if (performance.now() > deadline) throw new Error(`${row.file} was not archived`);
          await sql`select pg_sleep(0.05)`;
        }
        return moment;
      });
    },
    async restoreTo(moment, database_url) {
      placeBackup({ backup, restored, data });
      after = await openCluster({
        folder: restored,
        settings: {
          ...clockSettings(),
          restore_command: `cp ${archive}/%f %p`,
          recovery_target_time: moment,
          recovery_target_action: "promote",
        },
      });
      const url = new URL(database_url);
      url.searchParams.set("host", join(restored, "postgres", "socket"));
      await untilPromoted(url.href);
      return url.href;
    },
    async remove() {
      await Promise.all([cluster.remove(), after?.remove()]);
      for (const folder of [home, restored]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ARCHIVED_WITHIN_MS = 30_000;

async function takeBackup(
  database_url: string,
  { backup, data }: { backup: string; data: string },
): Promise<void> {
  await withConnection(database_url, async (sql) => {
    await sql`select pg_backup_start('daily', fast => true)`;
    run("cp", ["-a", `${data}/.`, backup]);
    // The log of a backup is in the archive, and the server that wrote it is another one.
    run("rm", ["-rf", join(backup, "pg_wal"), join(backup, "postmaster.pid")]);
    const [row] = await sql<[{ label: string }]>`
      select labelfile as label from pg_backup_stop(wait_for_archive => false)`;
    writeFileSync(join(backup, "backup_label"), row.label);
    mkdirSync(join(backup, "pg_wal"), { mode: 0o700 });
  });
}

/** Puts the backup where a new server looks for its data, owned as the old one's. */
function placeBackup(folders: { backup: string; restored: string; data: string }): void {
  const { backup, restored, data } = folders;
  const target = join(restored, "postgres", "cluster");
  mkdirSync(target, { recursive: true });
  run("cp", ["-a", `${backup}/.`, target]);
  writeFileSync(join(target, "recovery.signal"), "");
  const { uid, gid } = statSync(data);
  run("chown", ["-R", `${uid}:${gid}`, join(restored, "postgres")]);
  run("chmod", ["700", join(restored, "postgres"), target]);
}

/** It answers questions before it has reached the moment, and takes writes after it. */
async function untilPromoted(database_url: string): Promise<void> {
  await until("the restored server takes writes", async () => {
    return await withConnection(database_url, async (sql) => {
      const [row] = await sql<[{ recovers: boolean }]>`select pg_is_in_recovery() as recovers`;
      return !row.recovers;
    });
  });
}

/** Under root the server runs as nobody, who must be able to come here. */
function newFolder(): string {
  const folder = makeRunFolder("archived");
  chmodSync(folder, 0o755);
  return folder;
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

async function withConnection<T>(
  database_url: string,
  work: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const url = new URL(database_url);
  const host = url.searchParams.get("host") ?? "localhost";
  url.searchParams.delete("host");
  const sql = postgres(url.href, { host, max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
