/** Several programs inside the test's process, on a database of their own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { makeDatabase, onServer, PATIENT } from "../database.ts";
import { comeBack, elapse } from "./elapse.ts";
import type { Fleet, OneWanted } from "./fleet.ts";
import { type OpenProgram, type OpenWanted, openProgram } from "./open-program.ts";

/** A fleet whose programs are killed in a few milliseconds. */
export interface OpenFleet extends Fleet {
  readonly start: (one: OneWanted) => Promise<OpenProgram>;
  /** Lets time pass at once, as its programs measure it. */
  readonly elapse: (milliseconds: number) => void;
}

/** Whether its programs run inside the test's process. */
export function isInProcess(fleet: Fleet): fleet is OpenFleet {
  return "elapse" in fleet;
}

/**
 * Connections of a program, and of the test. Each is opened and plans every statement anew, which
 * is most of what a program does that is killed as soon as it has begun.
 */
const FEW = 4;
/** Connections of a program whose transactions are to meet each other: as in production. */
export const MANY = 10;

let fleets = 0;

/** Programs of a fleet in process. */
interface OpenFleetInput extends Pick<OpenWanted, "callers" | "deadline_ms" | "live" | "settings"> {
  /** Left out, one. */
  readonly apis?: number;
  /** Left out, none. */
  readonly workers?: number;
  /** Left out, few. */
  readonly connections?: number;
  /** What opens its programs; left out, the server as it is. */
  readonly open?: typeof openProgram;
}

/** Opens programs, and a database that has nothing but its tables and the sandbox. */
export async function openFleetInProcess({
  apis: api_count = 1,
  workers: worker_count = 0,
  connections = FEW,
  open = openProgram,
  ...wanted
}: OpenFleetInput = {}): Promise<OpenFleet> {
  fleets += 1;
  const name = `fleet_${process.pid}_${fleets}`;
  const database_url = await makeDatabase(name);
  const database = openDatabase({ ...PATIENT, database_url, pool: FEW, application_name: "test" });
  const folder = mkdtempSync(join(tmpdir(), `svc-test-${process.pid}-`));
  const started: OpenProgram[] = [];

  async function start(one: OneWanted): Promise<OpenProgram> {
    const program = await open({
      ...{ ...wanted, ...one, database_url, folder },
      settings: { SVC_POOL: String(connections), ...wanted.settings, ...one.settings },
    });
    started.push(program);
    return program;
  }

  async function close(): Promise<void> {
    comeBack();
    await Promise.all(started.map((program) => program.kill()));
    await database.close();
    await onServer((sql) => sql`drop database ${sql(name)} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }

  const apis: OpenProgram[] = [];
  while (apis.length < api_count) apis.push(await start({ role: "api" }));
  const workers: OpenProgram[] = [];
  while (workers.length < worker_count) workers.push(await start({ role: "worker" }));
  const startHere = (role: OneWanted["role"]) => start({ role });
  const errors = () => started.flatMap((program) => program.errors());
  const alarms = () => started.flatMap((program) => program.alarms());
  return { ...{ apis, workers }, database, start, startHere, errors, alarms, close, elapse };
}
