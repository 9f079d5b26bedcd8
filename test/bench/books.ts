/** The database of a run: its organisations, its state before each arm, and its books after it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { removeEmbedded, startEmbedded } from "@svc/embedded-postgres";
import { SCOPES } from "@svc/generated/operations";
import { createOrganisation } from "@svc/server/accounts/account/index.ts";
import { mintKey } from "@svc/server/accounts/keys/index.ts";
import { seedCatalogue } from "@svc/server/catalogue/products/index.ts";
import { ensureBalances, testGrant } from "@svc/server/money/ledger/index.ts";
import { markAsSandbox, migrate } from "@svc/server/platform/db/migrate.ts";
import { openDatabase, type Read, type Tx } from "@svc/server/platform/db/transaction.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { checkLedger } from "../kit/invariants.ts";
import { parentOf } from "./cpu.ts";

export const ORGANISATIONS = 100;
export const GRANT_MINOR = 1_000_000_000_00n;
export const RATE = 1_000_000;
/** On the disk that a sandbox uses: folders for temporary files may be kept in memory. */
const DATABASES = join(import.meta.dirname, "..", "..", ".data");
const PREFIX = "bench-";
/** Sales in the books before each arm: a plan made on empty tables is not that of a shop. */
const SALES_BEFORE = 3_200;
const SALES_A_CALL = 32;
/** What sales write; each arm starts with the same of it. */
const WRITTEN = [
  "sends",
  "send_answers",
  "send_attempts",
  "send_dispatches",
  "send_references",
  "events",
  "idempotency_keys",
  "ledger_balances",
  "ledger_postings",
  "request_bodies",
  "request_logs",
];

export interface Books {
  readonly url: string;
  readonly postmaster_pid: number;
  readonly postgresql: string;
  /** Keys of the organisations, in the order of their places. */
  readonly bearers: readonly string[];
  /** Leaves every organisation with its Credit and a few sales, and their statistics. */
  clear(): Promise<void>;
  /** Bytes of write-ahead log so far. */
  walBytes(): Promise<bigint>;
  /** As the database does by itself within a minute: plans know how large the tables are. */
  analyze(): Promise<void>;
  /** Faults in the books after this many sales; empty if they are right. */
  faults(sales: number): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens a durable database of its own, deleted at the end. */
export async function openBooks(): Promise<Books> {
  await removeAbandoned();
  const folder = join(DATABASES, `${PREFIX}${process.pid}`);
  const { url } = await startEmbedded({ data_folder: folder });
  await migrate(url);
  await markAsSandbox(url);
  const database = openDatabase({ database_url: url, pool: 3 });
  const sellers = await database.transact("open the books", (tx) => makeSellers(tx, ORGANISATIONS));
  const [server] = await database.read(
    ({ sql }) => sql<{ pid: number; version: string }[]>`
      select pg_backend_pid() as pid, current_setting('server_version') as version`,
  );
  if (server === undefined) throw new Error("A select of one row returned none.");
  const account_ids = sellers.map(({ account_id }) => account_id);
  return {
    url,
    postmaster_pid: parentOf(server.pid),
    postgresql: server.version,
    bearers: sellers.map(({ secret }) => secret),
    clear: () =>
      database.read(async ({ sql }) => {
        await database.transact("clear the books", (tx) => clear(tx, account_ids));
        // After a checkpoint the first change of a page logs the whole page. The sales that follow
        // pay for that, and the next checkpoint comes after the arm has ended.
        await sql`checkpoint`;
        for (let sales = 0; sales < SALES_BEFORE; sales += SALES_A_CALL) {
          await sql`select bench.place_sends(${SALES_A_CALL}, ${ORGANISATIONS})`;
        }
        await sql.unsafe(`vacuum analyze ${WRITTEN.join(", ")}`);
      }),
    walBytes: () => database.read(readWalBytes),
    analyze: () =>
      database.read(async ({ sql }) => {
        await sql`vacuum analyze`;
      }),
    faults: (sales) => database.read((read) => faultsOf(read, sales)),
    async close() {
      await database.close();
      await removeWhole(folder);
    },
  };
}

/** A run that was killed leaves its database behind; the folder's name says whose it was. */
async function removeAbandoned(): Promise<void> {
  mkdirSync(DATABASES, { recursive: true });
  for (const name of readdirSync(DATABASES).filter((entry) => entry.startsWith(PREFIX))) {
    if (!existsSync(`/proc/${name.slice(PREFIX.length)}`)) await removeWhole(join(DATABASES, name));
  }
}

async function removeWhole(folder: string): Promise<void> {
  await removeEmbedded(folder);
  rmSync(folder, { recursive: true, force: true });
}

export interface Seller {
  readonly account_id: string;
  readonly key_id: string;
  readonly secret: string;
}

/** Makes organisations that sell, and the functions of the peers, which choose among them. */
export async function makeSellers(tx: Tx, count: number): Promise<Seller[]> {
  await seedCatalogue(tx);
  const sellers: Seller[] = [];
  for (let place = 1; place <= count; place++) sellers.push(await makeSeller(tx, place));
  await tx.sql.unsafe(readPeers());
  await tx.sql`
    insert into bench.organisations
    select place, account_id, key_id from unnest(
      ${sellers.map(({ account_id }) => account_id)}::uuid[],
      ${sellers.map(({ key_id }) => key_id)}::uuid[]
    ) with ordinality as seller(account_id, key_id, place)`;
  return sellers;
}

/** The functions of the peers, and the table of the organisations that they sell for. */
export function readPeers(): string {
  return readFileSync(join(import.meta.dirname, "peers", "peers.sql"), "utf8");
}

/** A test account whose limits are raised, as staff would; there is no other way to exceed them. */
export async function makeSeller(tx: Tx, place: number, now = wall()): Promise<Seller> {
  const limits = { requests_per_second: RATE, writes_per_second: RATE, sends_per_second: RATE };
  const organisation = { name: `Shop ${place}`, statement_descriptor: "BENCH SHOP", limits, now };
  const { test_id } = await createOrganisation(tx, organisation);
  const origin = { request: null, now };
  const account = { id: test_id, mode: "test" as const };
  const { row, secret } = await mintKey(tx, TILL_KEY, { ...origin, account });
  return { account_id: test_id, key_id: row.id, secret };
}

export const TILL_KEY = {
  kind: "sk" as const,
  label: "Till",
  scopes: [...SCOPES],
  allowed_ips: [],
  allowed_origins: [],
  allowed_products: [],
  allowed_networks: [],
  recipient_allowlist: [],
  expires_at: null,
  caps: [],
  metadata: {},
};

/** Leaves these organisations with Credit, and the books without a sale. */
export async function clear(tx: Tx, account_ids: readonly string[]): Promise<void> {
  await tx.sql.unsafe(`truncate ${WRITTEN.join(", ")} cascade`);
  await ensureBalances(tx, account_ids);
  const grants = account_ids.map((account_id) => ({
    account_id,
    currency: "USD" as const,
    amount_minor: GRANT_MINOR,
    description: "Credit to sell from",
    api_key_id: null,
    created: wall(),
  }));
  await testGrant(tx, grants);
}

async function readWalBytes({ sql }: Read): Promise<bigint> {
  const [log] = await sql<{ bytes: string }[]>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`;
  return BigInt(log?.bytes ?? 0);
}

async function faultsOf(read: Read, sales: number): Promise<string[]> {
  const breaches = await checkLedger(read);
  const [rows] = await read.sql<Record<string, number>[]>`
    select (select count(*)::int from sends) as sends,
      (select count(*)::int from send_references) as send_references,
      (select count(*)::int from send_dispatches) as send_dispatches,
      (select count(*)::int from idempotency_keys) as idempotency_keys,
      (select count(*)::int from events) as events,
      (select count(*)::int from ledger_postings where kind = 'charge') as ledger_postings`;
  const wrong = Object.entries(rows ?? {}).filter(([, count]) => count !== sales + SALES_BEFORE);
  return [
    ...breaches.map(({ invariant, subject }) => `${subject}: not true that ${invariant}`),
    ...wrong.map(([table, count]) => `${table} holds ${count} rows after ${sales} sales`),
  ];
}
