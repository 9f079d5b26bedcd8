/** Several programs inside the test's process, on a database of their own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { makeDatabase, onServer } from "../database.ts";
import type { Fleet, OneWanted } from "./fleet.ts";
import { type OpenProgram, type OpenWanted, openProgram } from "./open-program.ts";

/** A fleet whose programs are killed in a few milliseconds. */
export interface OpenFleet extends Fleet {
  readonly start: (one: OneWanted) => Promise<OpenProgram>;
}

const POOL = 10;

let fleets = 0;

/** Opens one server, and a database that has nothing but its tables and the sandbox. */
export async function openFleetInProcess(
  wanted: Pick<OpenWanted, "callers" | "live" | "settings"> = {},
): Promise<OpenFleet> {
  fleets += 1;
  const name = `fleet_${process.pid}_${fleets}`;
  const database_url = await makeDatabase(name);
  const database = openDatabase({ database_url, pool: POOL, application_name: "test" });
  const folder = mkdtempSync(join(tmpdir(), `svc-test-${process.pid}-`));
  const started: OpenProgram[] = [];

  async function start(one: OneWanted): Promise<OpenProgram> {
    const program = await openProgram({
      ...{ ...wanted, ...one, database_url, folder },
      settings: { ...wanted.settings, ...one.settings },
    });
    started.push(program);
    return program;
  }

  async function close(): Promise<void> {
    await Promise.all(started.map((program) => program.kill()));
    await database.close();
    await onServer((sql) => sql`drop database ${sql(name)} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }

  const api = await start({ role: "api" });
  const startHere = (role: OneWanted["role"]) => start({ role });
  const errors = () => started.flatMap((program) => program.errors());
  const alarms = () => started.flatMap((program) => program.alarms());
  const programs = { apis: [api], workers: [] };
  return { ...programs, database, start, startHere, errors, alarms, close };
}
