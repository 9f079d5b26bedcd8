/** The goals of the sale's speed, and how each is read off the arms of one round. */
import type { Figures } from "./measure.ts";

/** The arms of one round by name. */
export type Round = ReadonlyMap<string, Figures>;

/** What is measured, against what, and how good it is to be. */
export interface GoalFacts {
  readonly id: string;
  readonly measure: string;
  readonly against: string;
  readonly goal: number;
  /** Whether more or less is better. */
  readonly better: "more" | "less";
  readonly digits: number;
}

export interface Goal extends GoalFacts {
  read(round: Round): number;
}

const OF_ONE_SALE = { id: "B6", against: "–", better: "less" } as const;

export const GOALS: readonly Goal[] = [
  {
    id: "B1",
    measure: "POST /sends, 32 connections, 100 organisations",
    against: "pgbench, one function call a sale",
    goal: 1.2,
    better: "more",
    digits: 2,
    read: (round) => speed(round, "server") / speed(round, "one call"),
  },
  {
    id: "B2",
    measure: "POST /sends, 32 connections, one organisation",
    against: "the same",
    goal: 4,
    better: "more",
    digits: 2,
    read: (round) =>
      speed(round, "server, one organisation") / speed(round, "one call, one organisation"),
  },
  {
    id: "B3",
    measure: "PostgreSQL, µs a sale",
    against: "a call of 32 sales and one log line each",
    goal: 1.3,
    better: "less",
    digits: 2,
    read: (round) =>
      figures(round, "server").database_us / figures(round, "sets of 32, logged").database_us,
  },
  {
    id: "B4",
    measure: "POST /sends",
    against: "the usual Drizzle transaction",
    goal: 10,
    better: "more",
    digits: 1,
    read: (round) => speed(round, "server") / speed(round, "usual transaction"),
  },
  {
    id: "B5",
    measure: "median latency at one connection",
    against: "a handler without database + one pgbench call",
    goal: 2,
    better: "less",
    digits: 2,
    read: (round) =>
      figures(round, "server, one connection").p50_ms /
      (figures(round, "no database, one connection").p50_ms +
        figures(round, "one call, one connection").p50_ms),
  },
  aSale("Node, µs a sale", 140, 0, ({ program_us }) => program_us ?? 0),
  aSale("PostgreSQL, µs a sale", 110, 0, ({ database_us }) => database_us),
  {
    ...OF_ONE_SALE,
    measure: "round trips at one connection",
    goal: 2.1,
    digits: 2,
    read: (round) => figures(round, "server, one connection").flights ?? 0,
  },
  {
    ...OF_ONE_SALE,
    measure: "write-ahead log, bytes a sale",
    against: "1.2 × the call of 32 sales, and 500 bytes",
    goal: 1,
    digits: 2,
    read: (round) =>
      figures(round, "server").wal_bytes / (1.2 * figures(round, "sets of 32").wal_bytes + 500),
  },
];

function aSale(
  measure: string,
  goal: number,
  digits: number,
  of: (figures: Figures) => number,
): Goal {
  return { ...OF_ONE_SALE, measure, goal, digits, read: (round) => of(figures(round, "server")) };
}

/** Whether a value reaches its goal. */
export function isMet({ better, goal }: GoalFacts, value: number): boolean {
  return better === "more" ? value >= goal : value <= goal;
}

function speed(round: Round, name: string): number {
  return figures(round, name).sales_per_second;
}

function figures(round: Round, name: string): Figures {
  const found = round.get(name);
  if (found === undefined) throw new Error(`The round has no arm "${name}".`);
  return found;
}
