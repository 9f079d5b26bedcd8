/**
 * Where programs have their databases whose deaths are not about a disk: on the server of the run,
 * which is there already and holds the tables ready. In a long run it is a server of their own that
 * loses nothing. What holds a transaction open for seconds, as a frozen program may, takes a server
 * of its own always: it would hide the events of every other test.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDatabase, onServer } from "../database.ts";
import { IS_LONG } from "../long.ts";
import { type Cluster, openCluster } from "./cluster.ts";

/** What a fleet needs of a server. */
export type FleetCluster = Pick<Cluster, "folder" | "makeDatabase" | "remove">;

let databases = 0;

/** Opens a place for databases, which end with it. */
export async function openRunCluster(): Promise<FleetCluster> {
  if (IS_LONG) return await openCluster();
  const folder = mkdtempSync(join(tmpdir(), `svc-test-${process.pid}-`));
  chmodSync(folder, 0o755);
  const made: string[] = [];
  return {
    folder,
    async makeDatabase({ is_empty = false } = {}) {
      databases += 1;
      const name = `programs_${process.pid}_${databases}`;
      made.push(name);
      return await makeDatabase(name, is_empty ? "template1" : undefined);
    },
    async remove() {
      await onServer(async (sql) => {
        for (const name of made) await sql`drop database if exists ${sql(name)} with (force)`;
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
