import type { MoveState } from "#platform/db/tables";
import type { Database, Read, Tx } from "#platform/db/transaction";

/** The publication, the subscription and the replication slot of a split. */
export const SPLIT = "svc_split";

/**
 * A table is waited for so long, and writers behind it wait no longer; then it is tried again,
 * until any transaction of ours that holds it has been ended by the server.
 */
export const TABLE_LOCK = { wait_ms: 100, within_ms: 30_000 };

/** Two cells, of which the first hands organisations over to the second. */
export interface Split {
  /** Both as the owners of the tables. */
  readonly source: Database;
  readonly target: Database;
  /** How the server of the target reaches the source. */
  readonly source_url: string;
  /** The sign of the target. */
  readonly cell: string;
  /** Says how far it is. */
  readonly say: (sentence: string) => void;
}

/** The accounts that move, and how far they are. */
export interface Movers {
  readonly state: MoveState;
  readonly ids: readonly string[];
}

/** What a database says of accounts that move: all are as far as each other, but for a kill. */
export async function readMovers({ sql }: Pick<Read | Tx, "sql">): Promise<Movers | null> {
  const rows = await sql<{ account_id: string; state: MoveState }[]>`
    select account_id, state from account_moves order by account_id`;
  const states = new Set(rows.map(({ state }) => state));
  // A kill may leave some that are closing, or thawed; those are the ones to go on with.
  const state = ORDER.find((one) => states.has(one));
  return state === undefined ? null : { state, ids: rows.map(({ account_id }) => account_id) };
}

const ORDER: readonly MoveState[] = ["planned", "closing", "frozen", "moved", "arriving"];

/** The same of the source of a split that has begun. */
export async function moversOf({ source }: Pick<Split, "source">): Promise<Movers> {
  const movers = await source.read(readMovers);
  if (movers === null) throw new Error("no account of this database is planned to move");
  return movers;
}

/** Whether the accounts are the target's from now on, whatever happens. */
export function isHandedOver({ state }: Movers): boolean {
  return state === "moved";
}

/** Ids as a literal, for statements that take no parameters. */
export function listOf(ids: readonly string[]): string {
  return `'{${ids.join(",")}}'::uuid[]`;
}
