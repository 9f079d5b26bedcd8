/**
 * The benchmark of the sale: every arm for some seconds, in rounds whose order rotates, so that
 * what slows the machine down slows all arms. Only ratios within a round are compared.
 *
 * `--rounds=5 --seconds=4` are the defaults; `--only="server;one call"` plays these arms alone, for
 * a look between two changes; `--processes` plays several api processes, and one; `--disturbed`
 * keeps rounds that other programs disturbed, for a look on a busy machine; `--write` puts the
 * figures into docs/benchmarks.md or docs/benchmarks-processes.md.
 */
import { parseArgs } from "node:util";
import { type Arm, openArms } from "./arms.ts";
import { openBooks } from "./books.ts";
import { machineOf, writeDocs, writeProcesses } from "./docs.ts";
import type { Round } from "./goals.ts";
import { startGenerator } from "./load/load.ts";
import { type Figures, measure } from "./measure.ts";
import { findPgbench } from "./pgbench.ts";
import { openProcesses, processesTable } from "./processes.ts";
import { armsTable, goalsTable, lineOf } from "./report.ts";

/** V8 compiles what is hot for ten seconds of load; a program that serves has done so long ago. */
const WARM_UP_SECONDS = 10;
const OTHER_CORES_MAX = 0.3;
/** The whole run stays below ten minutes, whatever disturbs it. */
const START_NO_ROUND_AFTER_MS = 500_000;

interface CommandOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly disturbed: boolean;
  readonly write: boolean;
  readonly processes: boolean;
  /** Names of arms; null for all of them, which the goals need. */
  readonly only: readonly string[] | null;
}

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "4" },
    disturbed: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    processes: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
const { rounds, seconds, only = null } = values;
await run({
  ...values,
  rounds: Number(rounds),
  seconds: Number(seconds),
  only: only?.split(";") ?? null,
}).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function run(inputs: CommandOptions): Promise<void> {
  refuseUnready();
  const books = await openBooks();
  const generator = startGenerator();
  try {
    const arms = await (inputs.processes ? openProcesses : openArms)(books, generator);
    const { pids } = arms;
    try {
      const measured = (arm: Arm, seconds: number) => measure(arm, { books, pids, seconds });
      const { only, processes } = inputs;
      const tableOf = processes ? processesTable : goalsTable;
      const played = arms.list.filter(({ name }) => only === null || only.includes(name));
      for (const arm of played) await measured(arm, WARM_UP_SECONDS);
      const { rounds, incomplete, turns } = await playRounds(played, inputs, measured);
      console.log(`\n${machineOf(books.postgresql)}.`);
      if (only === null && rounds.length > 0) console.log(`\n${tableOf(rounds)}`);
      if (rounds.length < inputs.rounds) {
        // What was measured undisturbed is worth a look, and no more.
        console.log(`\n${armsTable([...rounds, ...incomplete])}`);
        throw new Error(`Other programs disturbed all but ${rounds.length} of ${turns} rounds.`);
      }
      console.log(`\n${armsTable(rounds)}`);
      if (inputs.write && only === null)
        (processes ? writeProcesses : writeDocs)({
          rounds,
          seconds: inputs.seconds,
          postgresql: books.postgresql,
        });
    } finally {
      await arms.stop();
    }
  } finally {
    generator.stop();
    await books.close();
  }
}

function refuseUnready(): void {
  if (process.platform !== "linux")
    throw new Error("The benchmark reads /proc, so it needs Linux.");
  findPgbench();
}

/** The rounds that count, and of the others the arms before the one that was disturbed. */
interface Played {
  readonly rounds: readonly Round[];
  readonly incomplete: readonly Round[];
  readonly turns: number;
}

async function playRounds(
  arms: readonly Arm[],
  { rounds: wanted, seconds, disturbed }: CommandOptions,
  measured: (arm: Arm, seconds: number) => Promise<Figures>,
): Promise<Played> {
  const started_ms = performance.now();
  const rounds: Round[] = [];
  const incomplete: Round[] = [];
  let turns = 0;
  while (rounds.length < wanted && performance.now() - started_ms <= START_NO_ROUND_AFTER_MS) {
    console.log(`\nround ${turns + 1} (${rounds.length} of ${wanted} kept)`);
    const round = await playRound(rotated(arms, turns), async (arm) => {
      const figures = await measured(arm, seconds);
      console.log(`  ${lineOf(figures)}`);
      if (figures.faults.length > 0) throw new Error(`${arm.name}: ${figures.faults.join("\n")}`);
      return disturbed || figures.other_cores <= OTHER_CORES_MAX ? figures : null;
    });
    (round.size === arms.length ? rounds : incomplete).push(round);
    turns += 1;
  }
  return { rounds, incomplete, turns };
}

/** Ends with the first arm that is disturbed: the others of its round are not measured then. */
async function playRound(
  arms: readonly Arm[],
  play: (arm: Arm) => Promise<Figures | null>,
): Promise<Round> {
  const round = new Map<string, Figures>();
  for (const arm of arms) {
    const figures = await play(arm);
    if (figures === null) {
      console.log("  disturbed by other programs; the round does not count");
      return round;
    }
    round.set(arm.name, figures);
  }
  return round;
}

function rotated<T>(list: readonly T[], turn: number): T[] {
  const first = turn % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
}
