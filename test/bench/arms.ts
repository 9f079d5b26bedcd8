/** What is measured: each arm is one way of selling, under one load. */
import { join } from "node:path";
import { type Books, ORGANISATIONS } from "./books.ts";
import type { Generator, LoadOrder } from "./load/load.ts";
import { type PgbenchOrder, runPgbench } from "./pgbench.ts";
import { type Program, startProgram } from "./program.ts";

const PATH = "/dev/v1/sends";
export const MANY = 32;
/** Sets hold many balances each, so clients beyond this many wait for each other. */
const SET_CLIENTS = 4;
const SET_SIZE = 32;
export const SERVER = join(import.meta.dirname, "..", "..", "server", "main.ts");
const PEERS = join(import.meta.dirname, "peers");

/** The figures of an arm. */
interface Sold {
  readonly sales: number;
  readonly errors: number;
  readonly first_error: string | null;
  readonly seconds: number;
  readonly p50_ms: number;
}

export interface Arm {
  readonly name: string;
  /** None where PostgreSQL's own program calls the database itself. */
  readonly programs: readonly Program[];
  /** False for the peer that keeps no books. */
  readonly keeps_books: boolean;
  sell(seconds: number): Promise<Sold>;
}

export interface Arms {
  readonly list: readonly Arm[];
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

/** Starts all arms, once for the whole run. */
export async function openArms(books: Books, generator: Generator): Promise<Arms> {
  const { url, bearers } = books;
  const settings = { DATABASE_URL: url, SVC_ROLE: "api", SVC_ENV: "sandbox" };
  const server = await startProgram(SERVER, settings);
  const usual = await startProgram(join(PEERS, "usual-transaction.ts"), { DATABASE_URL: url });
  const plain = await startProgram(join(PEERS, "no-database.ts"), {});
  const http = (name: string, program: Program, connections: number, sellers: number): Arm => ({
    name,
    programs: [program],
    keeps_books: program !== plain,
    sell: (seconds) => {
      const targets = [{ port: program.port, bearers: bearers.slice(0, sellers) }];
      return sell(generator, { targets, connections, seconds });
    },
  });
  const programs = [server, usual, plain];
  return {
    list: [
      http("server", server, MANY, ORGANISATIONS),
      pgbench("one call", url, oneSale(MANY, ORGANISATIONS)),
      pgbench("sets of 32", url, setOfSales("set-of-sales.pgbench")),
      pgbench("sets of 32, logged", url, setOfSales("set-of-sales-logged.pgbench")),
      http("usual transaction", usual, MANY, ORGANISATIONS),
      http("server, one organisation", server, MANY, 1),
      pgbench("one call, one organisation", url, oneSale(MANY, 1)),
      http("server, one connection", server, 1, ORGANISATIONS),
      http("no database, one connection", plain, 1, ORGANISATIONS),
      pgbench("one call, one connection", url, oneSale(1, ORGANISATIONS)),
    ],
    pids: [generator.pid, ...programs.map(({ pid }) => pid)],
    async stop() {
      await Promise.all(programs.map((program) => program.stop()));
    },
  };
}

/** Sells over HTTP. */
export async function sell(generator: Generator, order: Omit<LoadOrder, "path">): Promise<Sold> {
  const load = await generator.run({ ...order, path: PATH });
  const { answered: sales, refused: errors, first_refusal: first_error, p50_ms, seconds } = load;
  return { sales, errors, first_error, seconds, p50_ms };
}

type Script = Omit<PgbenchOrder, "seconds"> & { readonly sales_a_call: number };

function oneSale(clients: number, organisations: number): Script {
  return { script: "one-sale.pgbench", clients, variables: { organisations }, sales_a_call: 1 };
}

function setOfSales(script: string): Script {
  const variables = { organisations: ORGANISATIONS, many: SET_SIZE };
  return { script, clients: SET_CLIENTS, variables, sales_a_call: SET_SIZE };
}

function pgbench(name: string, url: string, { sales_a_call, ...script }: Script): Arm {
  return {
    name,
    programs: [],
    keeps_books: true,
    async sell(seconds) {
      const ran = await runPgbench(url, { ...script, seconds });
      return {
        sales: ran.transactions * sales_a_call,
        errors: ran.failed,
        first_error: null,
        seconds: ran.seconds,
        p50_ms: ran.p50_ms,
      };
    },
  };
}
