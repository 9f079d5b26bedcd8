/** Looks behind the interface: what an account holds, and whether a refusal changed any of it. */
import { describeSecret } from "@svc/server/accounts/keys/index.ts";
import type { Sql } from "@svc/server/platform/db/connect.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import * as schema from "@svc/server/schema.ts";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { holdMoment } from "./moments.ts";
import { type TestServer, testServer } from "./server.ts";
import { NAMED } from "./wire.ts";

/** What must be the same before and after a refusal. */
export interface Snapshot {
  readonly balances: string;
  readonly rows: Readonly<Record<string, number>>;
  /** By table, the latest transaction that wrote a row which is there. */
  readonly writers: Readonly<Record<string, string>>;
}

/** Tables whose number of rows a refusal may change, and why; all others of an account count. */
const UNWATCHED: Readonly<Record<string, string>> = {
  claim_challenges: "A challenge is answered once, rightly or wrongly.",
  claim_attempts: "What was guessed is counted, whatever becomes of the claim.",
  claim_tries: "A claim that was tried is counted, by its address.",
  key_usage: "A counter of a cap begins at zero before anything is judged, to be locked.",
  meter_confirmations: "What the utility answered of a meter is remembered, whatever follows.",
  meter_quotas: "A question that was asked is counted.",
  payment_pins: "An attempt at a payment PIN is counted, whatever becomes of the request.",
  request_bodies: "The refused request is logged, with its bodies.",
  request_logs: "The refused request is logged.",
};

/** Tables whose rows a refusal may change in their place, and why. */
const REWRITTEN: Readonly<Record<string, string>> = {
  api_keys: "When a key was last used is written with the log of requests, some time later.",
  blocked_targets: "How often an entry stopped a request is counted.",
  pin_codes: "A try of a code is counted, whatever becomes of the request.",
  send_dispatches: "A test send that is stepped, and cannot move, is leased and let go of.",
};

/** Every table with rows of an account, as the schema has them, but for those above. */
const WATCHED: readonly string[] = Object.values<unknown>(schema)
  .filter((one) => is(one, PgTable))
  .filter((table) => "account_id" in getTableColumns(table))
  .map(getTableName)
  .filter((name) => !(name in UNWATCHED));

/** What an account holds, from behind. Amounts are minor units. */
export interface Probe {
  readonly balances: () => Promise<Record<string, Balances>>;
  /** Types in the order of their writing. */
  readonly eventTypes: () => Promise<string[]>;
  readonly entries: () => Promise<Record<string, unknown>[]>;
  readonly rows: (table: string) => Promise<Record<string, unknown>[]>;
  readonly count: (table: string) => Promise<number>;
}

/** The rows that an account has in one of the watched tables. */
interface Counted {
  readonly place: number;
  readonly rows: number;
  readonly writer: string;
}

interface Balances {
  readonly available: bigint;
  readonly reserved: bigint;
  readonly in_flight: bigint;
}

/** Opens the view behind one account, by its wire id. */
export function probe(account: string): Probe {
  const account_id = parseId("acct", account);
  const rows = async (table: string) => {
    const { database } = await testServer();
    const found = await database.read(
      ({ sql }) => sql<Record<string, unknown>[]>`
        select * from ${sql(table)} where account_id = ${account_id}`,
    );
    // Ids and numbers of a chain grow in the order of writing; where rows lie on disk says nothing.
    return found.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  };
  return {
    rows,
    count: async (table) => (await rows(table)).length,
    entries: () => rows("ledger_entries"),
    eventTypes: async () => {
      const { database } = await testServer();
      const found = await database.read(
        ({ sql }) => sql<{ type: string }[]>`
          select type from events where account_id = ${account_id} order by commit_position, id`,
      );
      return found.map(({ type }) => type);
    },
    balances: async () => {
      const found = await rows("ledger_balances");
      return Object.fromEntries(
        found.map((row) => [
          row.currency,
          {
            available: BigInt(row.available_minor as string),
            reserved: BigInt(row.reserved_minor as string),
            in_flight: BigInt(row.in_flight_minor as string),
          },
        ]),
      );
    },
  };
}

/** By all that a row holds, where it has no place of its own. */
function orderOf(row: Record<string, unknown>): string {
  return String(row.id ?? row.sequence ?? Object.values(row).join("|")).padStart(36, "0");
}

const ROWS = WATCHED.map(
  (table, place) => `select ${place} as place, xmin from ${table} where account_id = $1::uuid`,
).join(" union all ");

/** One statement for all tables, counted together: a count of each would cost twice as much. */
const COUNTS = `select place, count(*)::int as rows, max(xmin::text::bigint)::text as writer
  from (${ROWS}) one group by place`;

/** What the account of a key holds; null when the key opens none. */
export async function snapshotOfKey(
  { database, url }: Pick<TestServer, "database" | "url">,
  key: string | null,
): Promise<Snapshot | null> {
  const moment = await holdMoment(url);
  if (moment === null) return await database.read(({ sql }) => holdingsOf(sql, key));
  try {
    return await holdingsOf(moment.sql, key);
  } finally {
    await moment.end();
  }
}

/** What the account of a key holds, as a connection sees it; null when the key opens none. */
export async function holdingsOf(sql: Sql, key: string | null): Promise<Snapshot | null> {
  if (key === null) return null;
  const { secret_hash } = describeSecret(key);
  const [owner] = await sql<{ account_id: string }[]>`
    select account_id from key_secrets where secret_hash = ${secret_hash}`;
  if (owner === undefined) return null;
  const { account_id } = owner;
  const [balances, counted] = await Promise.all([
    sql`select * from ledger_balances where account_id = ${account_id} order by currency`,
    sql.unsafe<Counted[]>(COUNTS, [account_id], NAMED),
  ]);
  const found = new Map(counted.map((one) => [one.place, one]));
  const tables = WATCHED.map((name, place) => ({ name, ...found.get(place) }));
  return {
    balances: JSON.stringify(balances),
    rows: Object.fromEntries(tables.map(({ name, rows = 0 }) => [name, rows])),
    writers: Object.fromEntries(
      tables
        .filter(({ name }) => !(name in REWRITTEN))
        .map(({ name, writer = "" }) => [name, writer]),
    ),
  };
}
