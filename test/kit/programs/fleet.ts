/** Several programs on one database: what a test of concurrency or of crashes plays with. */
import { join } from "node:path";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { PATIENT } from "../database.ts";
import { openProgram } from "./open-program.ts";
import { type Program, type ProgramWanted, startProgram } from "./program.ts";
import type { FleetCluster } from "./run-cluster.ts";

export interface FleetWanted {
  readonly apis: number;
  readonly workers: number;
  /** What starts its programs; left out, the server as it is. */
  readonly entry?: string;
  readonly settings?: ProgramWanted["settings"];
}

/** What one program is started with beside what the whole fleet has. */
export type OneWanted = Pick<ProgramWanted, "role" | "port" | "seams" | "settings">;

export interface Fleet {
  readonly apis: Program[];
  readonly workers: Program[];
  /** The test's own connection to the database of the fleet. */
  readonly database: Database;
  /** Starts one more program on the fleet's database; it ends with the fleet. */
  readonly start: (one: OneWanted) => Promise<Program>;
  /** The same inside the test's process, ready in milliseconds: nobody waits for its start. */
  readonly startHere: (role: OneWanted["role"]) => Promise<Program>;
  /** The errors that its programs, those that are gone among them, have logged so far. */
  readonly errors: () => string[];
  /** The codes of the alarms that they have raised so far. */
  readonly alarms: () => string[];
  /** Kills every program and closes the connection. */
  readonly close: () => Promise<void>;
}

const POOL = 10;

/** Starts a fleet on a database of its own. */
export async function openFleet(cluster: FleetCluster, wanted: FleetWanted): Promise<Fleet> {
  const database_url = await cluster.makeDatabase();
  const named = { database_url, pool: POOL, application_name: "test" };
  const database = openDatabase({ ...PATIENT, ...named });
  const folder = join(cluster.folder, "programs", new URL(database_url).pathname.slice(1));
  const started: Program[] = [];

  async function start({ settings, ...one }: OneWanted): Promise<Program> {
    const program = await startProgram({
      ...one,
      database_url,
      folder,
      settings: { ...wanted.settings, ...settings },
      ...(wanted.entry === undefined ? {} : { entry: wanted.entry }),
    });
    started.push(program);
    return program;
  }

  async function startHere(role: OneWanted["role"]): Promise<Program> {
    const own_key = { SVC_SECRET_KEY: "" };
    const settings = { ...wanted.settings, ...own_key };
    const program = await openProgram({ role, database_url, folder, settings });
    started.push(program);
    return program;
  }

  async function close(): Promise<void> {
    await Promise.all(started.map((program) => program.kill()));
    await database.close();
  }

  try {
    const apis = await startMany(wanted.apis, () => start({ role: "api" }));
    const workers = await startMany(wanted.workers, () => start({ role: "worker" }));
    const errors = () => started.flatMap((program) => program.errors());
    const alarms = () => started.flatMap((program) => program.alarms());
    return { apis, workers, database, start, startHere, errors, alarms, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startMany(count: number, start: () => Promise<Program>): Promise<Program[]> {
  if (count === 0) return [];
  const first = await start();
  const others = Array.from({ length: count - 1 }, () => start());
  return [first, ...(await Promise.all(others))];
}
