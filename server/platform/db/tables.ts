import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { isOneOf } from "./status-check.ts";

/** `moved` is for good: before it a move can be given up. */
const MOVE_STATES = ["planned", "closing", "frozen", "moved", "arriving"] as const;
export type MoveState = (typeof MOVE_STATES)[number];

/**
 * The running programs, each of which says every few seconds that it lives. No account owns them.
 */
export const processes = pgTable(
  "processes",
  {
    id: uuid().primaryKey(),
    role: text().$type<"all" | "api" | "worker">().notNull(),
    /** The key that it seals with. */
    sealing_key_id: text().notNull(),
    /** On the database's own clock, so that the machines' clocks need not agree. */
    seen_at: instant().notNull(),
  },
  (table) => [check("processes_role", isOneOf(table.role, ["all", "api", "worker"]))],
);

/** When each of the service's own chores is due, in wall time. No account owns them. */
export const chores = pgTable("chores", {
  name: text().primaryKey(),
  due_at: instant().notNull(),
  lease_owner: uuid(),
  lease_until: instant(),
  /** How often in a row it has thrown; it is due again the sooner the fewer. */
  failures: integer().notNull().default(0),
});

/**
 * The keys that secrets of this database were sealed with, by their fingerprints, on the database's
 * own clock. No account owns them.
 */
export const sealingKeys = pgTable("sealing_keys", {
  key_id: text().primaryKey(),
  /** When a program last began to seal with it. */
  used_at: instant().notNull(),
  /** When nothing was sealed with it any more; null while a program needs it. */
  retired_at: instant(),
});

/**
 * Rows that threw while they were leased or settled: each queue leaves them out until the moment
 * named, and goes on with the rest.
 */
export const quarantinedRows = pgTable(
  "quarantined_rows",
  {
    account_id: uuid().notNull(),
    queue: text().notNull(),
    /** What the queue leases: a send, a message, an endpoint, a key; or the account itself. */
    row_id: uuid().notNull(),
    /** How often it was quarantined. */
    tries: integer().notNull(),
    since: instant().notNull(),
    /** The database's time. */
    until: instant().notNull(),
    /** What was thrown, without values. */
    error: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.queue, table.row_id] })],
);

/**
 * Accounts on their way to another cell, or from one. From `closing` on an account is at rest: its
 * callers are answered 503, and no worker takes its rows.
 * Source: docs/decisions/0114-moving-between-cells.md.
 */
export const accountMoves = pgTable(
  "account_moves",
  {
    account_id: uuid().notNull(),
    /** The first four in the old cell, the last one in the new cell. */
    state: text().$type<MoveState>().notNull(),
    /** The sign of the cell that it moves to. */
    cell: text().notNull(),
    since: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id] }),
    check("account_moves_state", isOneOf(table.state, MOVE_STATES)),
  ],
);

/** Whether an account is at rest, as SQL. */
export function isAtRest(account_id: SQL | AnyPgColumn): SQL<boolean> {
  return sql`exists (
    select from account_moves moves
    where moves.account_id = ${account_id} and moves.state <> 'planned')`;
}
