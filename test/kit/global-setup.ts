/** One PostgreSQL for the whole run, and in it a migrated database that each worker copies. */
import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { removeEmbedded, startEmbedded } from "@svc/embedded-postgres";
import { connect } from "@svc/server/platform/db/connect.ts";
import { migrate } from "@svc/server/platform/db/migrate.ts";
import type { TestProject } from "vitest/node";
import { guardFacts } from "./facts-guard.ts";
import { bundleInto } from "./programs/bundle.ts";
import { clockSettings } from "./run-clock.ts";
import { makeRunFolder, runFolders } from "./run-folder.ts";

/** The pools of all files that run at a time, and those of all programs that they start. */
const CONNECTIONS_MAX = 400;

declare module "vitest" {
  interface ProvidedContext {
    /** A URL of the run's server; its database is the migrated template and is not to be used. */
    template_url: string;
    /** What lies here is gone with the run. */
    run_folder: string;
    /** Where workers note what they provoked. */
    coverage_folder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const folder = makeRunFolder("run");
  // Under root the server runs as nobody, who must be able to come here.
  chmodSync(folder, 0o755);
  // Nothing of a test run outlives it, so nothing waits for the disk, if there is one at all.
  const server = await startEmbedded({
    data_folder: folder,
    durable: false,
    settings: { ...clockSettings(), max_connections: String(CONNECTIONS_MAX) },
  });
  await migrate(server.url);
  await guardTemplate(server.url);
  bundleInto(join(folder, "programs"));
  project.provide("template_url", server.url);
  project.provide("run_folder", folder);
  project.provide("coverage_folder", process.env.SVC_TEST_COVERAGE ?? join(folder, "coverage"));
  return async () => {
    await removeEmbedded(folder);
    // A Chromium may write for a moment longer than its worker lives.
    rmSync(folder, { recursive: true, maxRetries: 10 });
  };
}

async function guardTemplate(database_url: string): Promise<void> {
  const { sql } = connect({ database_url, pool: 1 });
  await guardFacts(sql);
  await sql.end();
}

/** A run that was killed leaves its server behind; its folder's name says whose it was. */
async function removeAbandoned(): Promise<void> {
  for (const { folder, pid } of runFolders()) {
    if (isAlive(pid)) continue;
    await removeEmbedded(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
