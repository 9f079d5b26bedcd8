/**
 * R1 to R3: rewards of one hot program, against the sale of one hot organisation; many links in
 * one call, against one; an activity that fifty rules judge, against one rule. Each round asks one
 * after the other, and only ratios within a round are compared.
 *
 * `--rounds=5 --seconds=3` are the defaults; `--write` puts the figures into
 * docs/benchmarks-rewards.md.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Books, openBooks } from "../books.ts";
import { readUsed } from "../cpu.ts";
import { writeRewards } from "../docs.ts";
import type { GoalFacts } from "../goals.ts";
import { type Program, startProgram } from "../program.ts";
import { goalLines } from "../report.ts";
import { give, link, openProgram, report, ruledProgram, sell } from "./asks.ts";
import { openClient } from "./client.ts";

const SERVER = join(import.meta.dirname, "..", "..", "..", "server", "main.ts");
const CONNECTIONS = 32;
/** V8 compiles for about as long. */
const WARM_UP_SECONDS = 10;
const LINKS = 500;
const RULES = 50;
/** Of each kind so many a round, whose median counts. */
const REPEATS = 9;

const GOALS = {
  speed: {
    id: "R1",
    measure: `POST /rewards of one program, ${CONNECTIONS} connections, a second`,
    against: "POST /sends of one organisation",
    goal: 0.5,
    better: "more",
    digits: 2,
  },
  cores: {
    id: "R1",
    measure: "rewards a second of a core",
    against: "sends a second of a core",
    goal: 0.5,
    better: "more",
    digits: 2,
  },
  links: {
    id: "R2",
    measure: `${LINKS} links in one call, ms`,
    against: "one link",
    goal: 10,
    better: "less",
    digits: 1,
  },
  rules: {
    id: "R3",
    measure: `an activity that ${RULES} active rules judge, ms`,
    against: "one rule",
    goal: 3,
    better: "less",
    digits: 2,
  },
} as const satisfies Record<string, GoalFacts>;

const { values } = parseArgs({
  options: {
    rewards: { type: "boolean" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
  },
});
await run({ rounds: Number(values.rounds), seconds: Number(values.seconds) });

async function run(inputs: { rounds: number; seconds: number }): Promise<void> {
  const books = await openBooks();
  const settings = { DATABASE_URL: books.url, SVC_ENV: "sandbox", SVC_TEST_STEP: "0s" };
  const api = await startProgram(SERVER, { ...settings, SVC_ROLE: "api" });
  try {
    await books.clear();
    const told = goalLines(await measure({ books, api }, inputs));
    console.log(`\n${told}`);
    if (values.write) writeRewards([told], books.postgresql);
  } finally {
    await api.stop();
    await books.close();
  }
}

interface Measured {
  readonly books: Books;
  readonly api: Program;
}

async function measure(
  { books, api }: Measured,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<(GoalFacts & { values: number[] })[]> {
  const found = Object.entries(GOALS).map(([name, goal]) => ({
    ...goal,
    name,
    values: [0].slice(1),
  }));
  const note = (name: keyof typeof GOALS, value: number) =>
    found.find((one) => one.name === name)?.values.push(value);
  const [bearer = ""] = books.bearers;
  const client = openClient({ port: api.port, bearer });
  const program = await openProgram(client);
  const judged = { few: await ruledProgram(client, 1), many: await ruledProgram(client, RULES) };
  for (const ask of [() => sell(client), () => give(client, program)]) {
    await client.many(ask, { seconds: WARM_UP_SECONDS, connections: CONNECTIONS });
  }
  // A plan that is made for a table without rows is kept, and looks at every row for each other.
  await link(client, program, LINKS);
  await books.analyze();
  for (let round = 0; round <= rounds; round += 1) {
    const speed = async (ask: () => Promise<unknown>) => {
      const before = usedOf(books, api);
      const answers_per_second = await client.many(ask, { seconds, connections: CONNECTIONS });
      const core_us = ((usedOf(books, api) - before) * 1e6) / (answers_per_second * seconds);
      return { answers_per_second, core_us };
    };
    const sends = await speed(() => sell(client));
    const rewards = await speed(() => give(client, program));
    const one_ms = await median(() => link(client, program, 1));
    const many_ms = await median(() => link(client, program, LINKS));
    const few_rules_ms = await median(() => report(client, judged.few));
    const many_rules_ms = await median(() => report(client, judged.many));
    console.log(`  sends ${line(sends)}; rewards ${line(rewards)}`);
    const taken_ms = [one_ms, many_ms, few_rules_ms, many_rules_ms];
    console.log(`  one link, many, one rule, many: ${taken_ms.map((ms) => ms.toFixed(1))} ms`);
    // The first round warms up.
    if (round === 0) continue;
    note("speed", rewards.answers_per_second / sends.answers_per_second);
    note("cores", sends.core_us / rewards.core_us);
    note("links", many_ms / one_ms);
    note("rules", many_rules_ms / few_rules_ms);
  }
  client.close();
  return found;
}

function line({ answers_per_second, core_us }: { answers_per_second: number; core_us: number }) {
  return `${answers_per_second.toFixed(0)} a second, ${core_us.toFixed(0)} µs of a core each`;
}

/** Seconds of a core that the program and PostgreSQL have used. */
function usedOf(books: Books, { pid }: Program): number {
  const { database, programs } = readUsed(books.postmaster_pid, [pid]);
  return database + (programs.get(pid) ?? 0);
}

/** Units: milliseconds. */
async function median(ask: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < REPEATS; turn += 1) {
    const began_ms = performance.now();
    await ask();
    taken.push(performance.now() - began_ms);
  }
  return taken.toSorted((one, other) => one - other)[Math.floor(REPEATS / 2)] ?? 0;
}
