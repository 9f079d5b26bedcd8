/**
 * Ours against programs that people would really take instead, on one machine and one PostgreSQL:
 * stripe-mock and Prism as sandboxes, Blnk as a ledger. Each round asks one after the other for
 * some seconds; ratios are within a round.
 *
 * `--rounds=5 --seconds=3` are the defaults; `--blnk=<folder>` names the sources of Blnk, which is
 * left out without; `--prism` plays Prism too, which takes minutes to start; `--write` puts the
 * figures into docs/benchmarks-peers.md.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { type Books, openBooks } from "../books.ts";
import { writePeers } from "../docs.ts";
import { openAsker } from "../reads/ask.ts";
import { type Arm, blnkArms, ourArms, prismArms, stripeArms } from "./arms.ts";
import { ourCommand, prismCommand, startBlnk, stripeCommand } from "./installed.ts";
import { type Measured, measureArm } from "./measure.ts";
import { type Started, start } from "./program.ts";
import { startsTable, worksTable } from "./tables.ts";

const BALANCES = 100;
const WARM_UP_SECONDS = 5;

const { values } = parseArgs({
  options: {
    peers: { type: "boolean" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    blnk: { type: "string" },
    prism: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

await run({ rounds: Number(values.rounds), seconds: Number(values.seconds) });

async function run(load: { rounds: number; seconds: number }): Promise<void> {
  const books = await openBooks();
  await using running = new AsyncDisposableStack();
  running.defer(() => books.close());
  const played = await open(books, running);
  // Ours makes its sandbox at its start.
  await books.clear();
  const measured = await playRounds(books, played, load);
  await checkBooks(books, measured);
  // Last, because its workers look at the books.
  const starts = await playStarts(books, load.rounds);
  starts.push(
    ...played.flatMap(({ program, work }) =>
      program.name === "Prism" && work === "read" ? [program] : [],
    ),
  );
  const [load_now = 0] = loadavg();
  const { rounds, seconds } = load;
  const facts = `${rounds} rounds of ${seconds} s an arm; load at the end ${load_now.toFixed(0)}.`;
  const told = [startsTable(starts), worksTable(measured.filter(({ round }) => round > 0)), facts];
  console.log(`\n${told.join("\n\n")}`);
  if (values.write) writePeers(told, books.postgresql);
}

/** Each is started as often as there are rounds, in turns, after once that fills its caches. */
async function playStarts(books: Books, rounds: number): Promise<Started[]> {
  const commands = [await ourCommand(books, "all"), await stripeCommand()];
  const starts: Started[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const command of commands) {
      const started = await start(command);
      await started.stop();
      if (round > 0) starts.push(started);
    }
  }
  return starts;
}

async function open(books: Books, running: AsyncDisposableStack): Promise<Arm[]> {
  const opened = async (program: Started) => {
    running.defer(() => program.stop());
    return program;
  };
  const ours = await opened(await start(await ourCommand(books, "api")));
  const arms = ourArms(ours, books.bearers);
  arms.push(...stripeArms(await opened(await start(await stripeCommand()))));
  if (values.prism) arms.push(...prismArms(await opened(await start(await prismCommand()))));
  if (values.blnk === undefined) return arms.filter(({ work }) => work !== "ledger");
  const blnk = await startBlnk(books, values.blnk, BALANCES);
  for (const program of [blnk.redis, blnk.program]) await opened(program);
  return [...arms, ...blnkArms(blnk)];
}

/** What was answered stands in the books, of ours and of who else has some. */
async function checkBooks(books: Books, measured: readonly Measured[]): Promise<void> {
  const answersOf = (is: (arm: Arm) => boolean) =>
    measured.filter(({ arm }) => is(arm)).reduce((total, { answers }) => total + answers, 0);
  const sales = answersOf(({ work, program }) => program.name === "svc" && work !== "read");
  const faults = await books.faults(sales);
  for (const arm of new Set(measured.map(({ arm }) => arm))) {
    const answered = answersOf((other) => other === arm);
    const done = (await arm.done?.()) ?? answered;
    if (done !== answered) faults.push(`${arm.program.name} did ${done} of ${answered}.`);
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** Round 0 warms up; who comes first changes from round to round. */
async function playRounds(
  books: Books,
  arms: readonly Arm[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Measured[]> {
  const asker = openAsker();
  const measured: Measured[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const index of arms.keys()) {
        const arm = arms[(index + round) % arms.length] as Arm;
        const played = round === 0 ? WARM_UP_SECONDS : seconds;
        for (const connections of arm.work === "ledger" ? [32, 1] : [8]) {
          const load = { round, connections, seconds: played };
          const figures = await measureArm(arm, { books, asker, load });
          console.log(`${round} ${arm.work} ${arm.program.name} ${JSON.stringify(figures.core)}`);
          measured.push(figures);
        }
      }
    }
  } finally {
    asker.close();
  }
  return measured;
}
