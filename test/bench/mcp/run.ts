/**
 * M1: a tool of the MCP server that reads, against the same GET, both by the key of an agent. A
 * round asks one after the other, and only ratios within a round are compared.
 *
 * `--rounds=5 --seconds=3` are the defaults; `--write` puts the figures into docs/benchmarks.md.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mintKey, type NewKey } from "@svc/server/accounts/keys/index.ts";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { type Books, openBooks } from "../books.ts";
import { readUsed } from "../cpu.ts";
import { writeMcp } from "../docs.ts";
import type { GoalFacts } from "../goals.ts";
import { startProgram } from "../program.ts";
import { type Asked, openAsker } from "../reads/ask.ts";
import { goalLines } from "../report.ts";

const SERVER = join(import.meta.dirname, "..", "..", "..", "server", "main.ts");
const CONNECTIONS = 8;

const GOAL = {
  id: "M1",
  against: "the same GET by the same key",
  goal: 0.8,
  better: "more",
  digits: 2,
} as const;

const NONE = (): number[] => [];

/** What is read, over REST and by a tool. */
const READS = [
  { tool: "get_balance", given: {}, path: "/dev/v1/credit" },
  { tool: "list_sends", given: { limit: 20 }, path: "/dev/v1/sends?limit=20" },
] as const;

const AGENT: NewKey = {
  kind: "ak",
  label: null,
  scopes: ["credit:read", "sends:read"],
  allowed_ips: [],
  allowed_origins: [],
  allowed_products: [],
  allowed_networks: [],
  recipient_allowlist: [],
  expires_at: null,
  caps: [],
  metadata: {},
};

const { values } = parseArgs({
  options: {
    mcp: { type: "boolean" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
  },
});

await run({ rounds: Number(values.rounds), seconds: Number(values.seconds) });

async function run(inputs: { rounds: number; seconds: number }): Promise<void> {
  const books = await openBooks();
  try {
    await books.clear();
    const measured = await measureTools(books, inputs);
    const told = goalLines(measured);
    console.log(`\n${told}`);
    if (values.write) writeMcp([told], books.postgresql);
  } finally {
    await books.close();
  }
}

async function measureTools(
  books: Books,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<(GoalFacts & { values: number[] })[]> {
  const bearer = await makeAgent(books);
  const server = await startProgram(SERVER, {
    DATABASE_URL: books.url,
    SVC_ROLE: "api",
    SVC_ENV: "sandbox",
  });
  const asker = openAsker();
  /** What both sides used so far. Units: seconds of one core. */
  const used = () => {
    const { database, programs } = readUsed(books.postmaster_pid, [server.pid]);
    return database + (programs.get(server.pid) ?? 0);
  };
  const speed = async (asked: Omit<Asked, "port" | "bearer">): Promise<Speed> => {
    const before = used();
    const load = { seconds, connections: CONNECTIONS };
    const answers = await asker.askFor({ ...asked, port: server.port, bearer }, load);
    const { answers_per_second, latencies_ms } = answers;
    return { answers_per_second, core_us: ((used() - before) * 1e6) / latencies_ms.length };
  };
  const measured = READS.map(({ tool }) => ({
    answers: { ...GOAL, measure: `tools/call of ${tool}, answers a second`, values: NONE() },
    cores: { ...GOAL, measure: `${tool}, answers a second of a core`, values: NONE() },
  }));
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const [place, { tool, given, path }] of READS.entries()) {
        const rest = await speed({ path });
        const mcp = await speed({ path: "/dev/v1/mcp", body: callOf(tool, given) });
        console.log(`  ${tool}: ${lineOf(mcp)}, over REST ${lineOf(rest)}`);
        // The first round warms up.
        if (round === 0) continue;
        measured[place]?.answers.values.push(mcp.answers_per_second / rest.answers_per_second);
        measured[place]?.cores.values.push(rest.core_us / mcp.core_us);
      }
    }
    return measured.flatMap(({ answers, cores }) => [answers, cores]);
  } finally {
    asker.close();
    await server.stop();
  }
}

interface Speed {
  readonly answers_per_second: number;
  /** What one answer cost the program and PostgreSQL. */
  readonly core_us: number;
}

function lineOf({ answers_per_second, core_us }: Speed): string {
  return `${answers_per_second.toFixed(0)} a second, ${core_us.toFixed(0)} µs of a core each`;
}

function callOf(name: string, given: object): string {
  const params = { name, arguments: given };
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
}

/** The key of an agent of one organisation of the books, which may read. */
async function makeAgent({ url }: Books): Promise<string> {
  const database = openDatabase({ database_url: url, pool: 1 });
  try {
    return await database.transact("make an agent", async (tx) => {
      const [seller] = await tx.sql<{ account_id: string }[]>`
        select account_id from bench.organisations order by place limit 1`;
      if (seller === undefined) throw new Error("The books have no organisation.");
      const account = { id: seller.account_id, mode: "test" as const };
      const { secret } = await mintKey(tx, AGENT, { account, request: null, now: wall() });
      return secret;
    });
  } finally {
    await database.close();
  }
}
