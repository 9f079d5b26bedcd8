/**
 * F1 to F5: the p99 of one organisation's till alone, and while another account does what makes
 * requests wait, each within its limits. Each round plays the till alone and beside every load, in
 * an order that rotates, and only ratios within a round are compared.
 *
 * `--rounds=5 --seconds=20` are the defaults; `--write` puts the figures into
 * docs/benchmarks-fairness.md.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openBooks } from "../books.ts";
import { writeFairness } from "../docs.ts";
import type { GoalFacts } from "../goals.ts";
import { startProgram } from "../program.ts";
import { goalLines } from "../report.ts";
import { openClient } from "../rewards/client.ts";
import { type Accounts, openAccounts } from "./accounts.ts";
import { startCrowd } from "./crowd.ts";
import { type Exchange, openExchange } from "./exchange.ts";
import { type Load, loadsOf } from "./loads.ts";
import { askAsTill, type Waited } from "./till.ts";

const SERVER = join(import.meta.dirname, "..", "..", "..", "server", "main.ts");
/** V8 compiles for about as long. */
const WARM_UP_SECONDS = 10;
/** A load takes so long to begin; what it has left behind is not the next one's. */
const SETTLE_MS = 2_000;
/** The till alone: no load at all. */
const ALONE = null;

type Arm = Load | typeof ALONE;

const { values } = parseArgs({
  options: {
    fairness: { type: "boolean" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "20" },
    write: { type: "boolean", default: false },
  },
});
await run({ rounds: Number(values.rounds), seconds: Number(values.seconds) });

async function run(wanted: { rounds: number; seconds: number }): Promise<void> {
  const books = await openBooks();
  const settings = { DATABASE_URL: books.url, SVC_ENV: "sandbox", SVC_TEST_STEP: "0s" };
  const program = await startProgram(SERVER, { ...settings, SVC_ROLE: "all" });
  const exchange = openExchange(program.port);
  try {
    await books.clear();
    const accounts = await openAccounts(books.url);
    const funded = await openFunded(program.port, accounts);
    const loads = loadsOf(accounts.greedy, funded);
    await askAsTill(exchange, accounts.till, Math.min(wanted.seconds, WARM_UP_SECONDS));
    await books.analyze();
    const crowd = { port: program.port, keys: accounts.greedy, program: funded };
    const beside = (id: string) => startCrowd({ ...crowd, id });
    const rounds = await play({ exchange, accounts, loads, beside }, wanted);
    const told = goalLines(goalsOf(loads, rounds));
    console.log(`\n${told}`);
    if (values.write) writeFairness([told], books.postgresql);
  } finally {
    exchange.close();
    await program.stop();
    await books.close();
  }
}

/** The program of the account that is to be funded over and over. */
async function openFunded(port: number, { greedy }: Accounts): Promise<string> {
  const client = openClient({ port, bearer: greedy.test });
  const money = { currency: "USD", budget: "1.00", default_amount: "1.00" };
  const body = { name: "Visits", choices: ["airtime"], ...money };
  const { id } = await client.ask<{ id: string }>("POST", "/programs", body);
  await client.ask("POST", `/programs/${id}/activate`);
  client.close();
  return id;
}

interface Played {
  readonly exchange: Exchange;
  readonly accounts: Accounts;
  readonly loads: readonly Load[];
  /** Starts a load, by its id. */
  readonly beside: (id: string) => ReturnType<typeof startCrowd>;
}

type Round = ReadonlyMap<Arm, Waited>;

async function play(
  { exchange, accounts, loads, beside }: Played,
  { rounds: wanted, seconds }: { rounds: number; seconds: number },
): Promise<Round[]> {
  const arms: readonly Arm[] = [ALONE, ...loads];
  const rounds: Round[] = [];
  for (let turn = 0; turn < wanted; turn += 1) {
    console.log(`\nround ${turn + 1} of ${wanted}`);
    const first = turn % arms.length;
    const round = new Map<Arm, Waited>();
    for (const arm of [...arms.slice(first), ...arms.slice(0, first)]) {
      const end = arm === ALONE ? null : beside(arm.id);
      if (end !== null) await sleep(SETTLE_MS);
      const waited = await askAsTill(exchange, accounts.till, seconds);
      const answered = (await end?.()) ?? {};
      console.log(`  ${lineOf(arm, waited, answered)}`);
      round.set(arm, waited);
      await sleep(SETTLE_MS);
    }
    rounds.push(round);
  }
  return rounds;
}

function lineOf(arm: Arm, waited: Waited, answered: Readonly<Record<string, number>>): string {
  const { live_p99_ms, sale_p99_ms, answers, refused } = waited;
  const till = `live ${live_p99_ms.toFixed(1)} ms, sale ${sale_p99_ms.toFixed(1)} ms`;
  const heard = Object.entries(answered)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
  const name = (arm?.name ?? "alone").padEnd(40);
  return `${name} ${till}; ${answers} answers, ${refused} refused; load: ${heard || "–"}`;
}

function goalsOf(
  loads: readonly Load[],
  rounds: readonly Round[],
): (GoalFacts & { values: readonly number[] })[] {
  const of = (round: Round, arm: Arm): Waited => {
    const waited = round.get(arm);
    if (waited === undefined) throw new Error("A round lacks an arm.");
    return waited;
  };
  const ratios = (load: Load, name: "live_p99_ms" | "sale_p99_ms") =>
    rounds.map((round) => of(round, load)[name] / of(round, ALONE)[name]);
  const goal = { against: "alone", goal: 2, better: "less", digits: 2 } as const;
  return loads.flatMap((load) => {
    const { id, name } = load;
    const refused = rounds.map((round) => of(round, load).refused);
    return [
      { ...goal, id, measure: `${name}: p99 of live writes`, values: ratios(load, "live_p99_ms") },
      { ...goal, id, measure: `${name}: p99 of sales`, values: ratios(load, "sale_p99_ms") },
      {
        ...goal,
        id,
        measure: `${name}: refused`,
        against: "–",
        goal: 0,
        digits: 0,
        values: refused,
      },
    ];
  });
}
