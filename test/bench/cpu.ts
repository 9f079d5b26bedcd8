/** Processor time by program, as Linux counts it. Units: seconds of one core. */
import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;
/** Fields of /proc/<pid>/stat behind the program's name. */
const PARENT = 1;
const USER = 11;
const SYSTEM = 12;
const CHILDREN_USER = 13;
const CHILDREN_SYSTEM = 14;
/** Fields of /proc/stat: all but idle and waiting for disks. */
const BUSY = [1, 2, 3, 6, 7, 8];

/** What the machine, the database and single programs have used since they were started. */
export interface Used {
  readonly machine: number;
  readonly database: number;
  /** Our own program and those that it started and that have ended. */
  readonly own: number;
  readonly programs: ReadonlyMap<number, number>;
}

/** Reads all counters at one moment. */
export function readUsed(postmaster_pid: number, program_pids: readonly number[]): Used {
  const own = statOf(process.pid);
  return {
    machine: machineUsed(),
    database: databaseUsed(postmaster_pid),
    own: own === null ? 0 : ownUsed(own) + childrenUsed(own),
    programs: new Map(
      program_pids.map((pid) => {
        const stat = statOf(pid);
        return [pid, stat === null ? 0 : ownUsed(stat)];
      }),
    ),
  };
}

/** The parent of a program that runs on this machine. */
export function parentOf(pid: number): number {
  const stat = statOf(pid);
  if (stat === null) throw new Error(`There is no program ${pid}.`);
  return stat[PARENT] ?? 0;
}

/** The postmaster, its backends of now, and those that have ended and that it has reaped. */
function databaseUsed(postmaster_pid: number): number {
  const postmaster = statOf(postmaster_pid);
  let used = postmaster === null ? 0 : ownUsed(postmaster) + childrenUsed(postmaster);
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat !== null && stat[PARENT] === postmaster_pid) used += ownUsed(stat);
  }
  return used;
}

function machineUsed(): number {
  const fields = readFileSync("/proc/stat", "latin1").split("\n", 1)[0]?.split(/\s+/) ?? [];
  return BUSY.reduce((ticks, index) => ticks + Number(fields[index]), 0) / TICKS_PER_SECOND;
}

function ownUsed(stat: readonly number[]): number {
  return ((stat[USER] ?? 0) + (stat[SYSTEM] ?? 0)) / TICKS_PER_SECOND;
}

function childrenUsed(stat: readonly number[]): number {
  return ((stat[CHILDREN_USER] ?? 0) + (stat[CHILDREN_SYSTEM] ?? 0)) / TICKS_PER_SECOND;
}

/** The fields behind the name, which may hold blanks; null for a program that has ended. */
function statOf(pid: number): number[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    return text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch {
    return null;
  }
}
