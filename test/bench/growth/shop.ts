/** The database of one size: it is filled at the first run, and stays until it is removed. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeEmbedded, startEmbedded } from "@svc/embedded-postgres";
import { seedCatalogue } from "@svc/server/catalogue/products/index.ts";
import { testGrant } from "@svc/server/money/ledger/index.ts";
import { markAsSandbox, migrate } from "@svc/server/platform/db/migrate.ts";
import { openDatabase, type Read, type Tx } from "@svc/server/platform/db/transaction.ts";
import { formatId } from "@svc/server/platform/ids.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { findBreaches } from "@svc/server/reporting/night-watch/find-breaches.ts";
import { LEDGER_INVARIANTS } from "@svc/server/reporting/night-watch/ledger-invariants.ts";
import { SALE_INVARIANTS } from "@svc/server/reporting/night-watch/sale-invariants.ts";
import { makeSeller, readPeers } from "../books.ts";
import { fillPeople } from "../employer/search.ts";
import { fill } from "../pages/fill.ts";
import { FILLING, readServer } from "../pages/shop.ts";
import type { Shop } from "../reads/shop.ts";
import { closeBalances, closeFeeds, FILLED, partsOf } from "./history.ts";
import { copyOrganisation, nameSellers, openEndpoint, secretOf } from "./organisations.ts";
import { beganMs, DAY_MS, type OpeningBalance } from "./sold.ts";

/** How much there is of everything. */
export interface Size {
  readonly sends: number;
  readonly recipients: number;
  /** With a key each, besides the shop that has the sends and the recipients. */
  readonly organisations: number;
}

/** What was made, by which a run that follows knows it. */
interface Made {
  readonly account_id: string;
  readonly key_id: string;
  readonly endpoint_id: string;
  readonly secret: string;
  readonly ended_ms: number;
  readonly opening: readonly OpeningBalance[];
}

/** The database of one size, which serves. */
export interface GrownShop extends Shop {
  readonly size: Size;
  readonly account_id: string;
  /** When its last sale was made. Units: milliseconds. */
  readonly ended_ms: number;
  readonly postmaster_pid: number;
  readonly postgresql: string;
  /** The keys of the other organisations. */
  readonly bearers: readonly string[];
}

const BEGUN_FACTS = "shop.json";
const FILLED_FACTS = "filled.json";
const DATABASES = join(import.meta.dirname, "..", "..", "..", ".data");
/** Larger books are checked in the portions of their nights: they are written in the same way. */
const WHOLE_MAX = 100_000;
/** More than all of it costs. */
const GRANT_MINOR = 100_000_000_000n;
/** The log of ten million would take as much room as what it is of; a fill begins anew anyway. */
const FILLED_WITH = { ...FILLING, max_wal_size: "4GB", full_page_writes: "off" };
/** Vacuum would come at one size and not at another. */
const SERVING = { autovacuum: "off" };

/** Opens the database of a size; what it lacks is filled first. */
export async function openGrown(size: Size): Promise<GrownShop> {
  const folder = folderOf(size);
  const made = readMade(join(folder, FILLED_FACTS)) ?? (await fillTimed(folder, size));
  const { url, stop } = await startEmbedded({ data_folder: folder, settings: SERVING });
  const bearers = Array.from({ length: size.organisations }, (_, nth) => secretOf(nth + 1));
  return {
    ...(await pick(url, made.account_id, size.sends)),
    ...(await readServer(url)),
    ...{ url, size, bearers, rows: size.sends },
    ...{ account_id: made.account_id, ended_ms: made.ended_ms },
    ...{ bearer: made.secret, key: formatId("key", made.key_id) },
    close: async () => void (await stop()),
  };
}

/** What an earlier run made; null of nothing, and of what was made before shops had endpoints. */
function readMade(facts: string): Made | null {
  if (!existsSync(facts)) return null;
  const made: Partial<Made> = JSON.parse(readFileSync(facts, "utf8"));
  return made.endpoint_id === undefined ? null : (made as Made);
}

async function fillTimed(folder: string, size: Size): Promise<Made> {
  // What was begun by another shape of the history is not gone on with.
  if (existsSync(folder) && readMade(join(folder, BEGUN_FACTS)) === null) await removeGrown(size);
  const began_ms = performance.now();
  const { made, bytes } = await fillOnce(folder, size);
  writeFileSync(join(folder, FILLED_FACTS), JSON.stringify(made));
  const seconds = ((performance.now() - began_ms) / 1_000).toFixed(0);
  const gigabytes = (bytes / 1e9).toFixed(1);
  console.log(`  ${size.sends} sends were filled in ${seconds} seconds, and take ${gigabytes} GB`);
  return made;
}

/** Deletes the database of a size. */
export async function removeGrown(size: Size): Promise<void> {
  await removeEmbedded(folderOf(size));
  rmSync(folderOf(size), { recursive: true, force: true });
}

function folderOf({ sends }: Size): string {
  return join(DATABASES, `growth-${sends}`);
}

async function fillOnce(folder: string, size: Size): Promise<{ made: Made; bytes: number }> {
  const embedded = { data_folder: folder, durable: false, settings: FILLED_WITH };
  const { url, stop } = await startEmbedded(embedded);
  try {
    const made = await openOnce(url, join(folder, BEGUN_FACTS), size);
    return { made, bytes: await writeHistory(url, made, size) };
  } finally {
    await stop();
  }
}

/** Writes what the shop has sold, and returns how many bytes the database takes then. */
export async function writeHistory(url: string, made: Made, { sends }: Size): Promise<number> {
  const parts = partsOf({ ...made, rows: sends });
  await fill({ url, rows: sends, parts, tables: FILLED });
  const database = openDatabase({ database_url: url, pool: 3 });
  const bytes = await database.read(async ({ sql }) => {
    await sql`set statement_timeout = 0`;
    await closeBalances({ sql }, made.account_id);
    await closeFeeds({ sql });
    await sql`vacuum (analyze)`;
    if (sends <= WHOLE_MAX) await refuseBroken({ sql });
    const [row] = await sql<{ bytes: string }[]>`
      select pg_database_size(current_database()) as bytes`;
    return Number(row?.bytes);
  });
  await database.close();
  return bytes;
}

/** Figures of books that are not whole are not those of any shop. */
async function refuseBroken({ sql }: Pick<Read, "sql">): Promise<void> {
  const breaches = await findBreaches({ sql }, { ...LEDGER_INVARIANTS, ...SALE_INVARIANTS });
  const [first] = breaches;
  if (first !== undefined) throw new Error(`${first.subject}: not true that ${first.invariant}`);
}

/** A fill that was killed goes on with the organisations that it began with. */
async function openOnce(url: string, facts: string, size: Size): Promise<Made> {
  if (existsSync(facts)) return JSON.parse(readFileSync(facts, "utf8"));
  await migrate(url);
  await markAsSandbox(url);
  const database = openDatabase({ database_url: url, pool: 3 });
  const made = await database.transact("open the organisations", async (tx) => {
    await tx.sql`set local statement_timeout = 0`;
    await seedCatalogue(tx);
    return await makeOrganisations(tx, size);
  });
  await database.close();
  writeFileSync(facts, JSON.stringify(made));
  return made;
}

/** Makes the shop, with its people, and the other organisations. */
export async function makeOrganisations(tx: Tx, size: Size): Promise<Made> {
  const ended_ms = wall();
  const opened_ms = beganMs(size.sends, ended_ms) - DAY_MS;
  const { account_id, key_id, secret } = await makeSeller(tx, 1, opened_ms);
  const grants = (["USD", "ZWG"] as const).map((currency) => ({
    ...{ account_id, currency, amount_minor: GRANT_MINOR, description: "Credit to sell from" },
    ...{ api_key_id: null, created: opened_ms },
  }));
  const other = await makeSeller(tx, 2);
  const endpoint_id = await openEndpoint(tx, account_id);
  await openEndpoint(tx, other.account_id);
  await copyOrganisation(tx, { account_id: other.account_id, count: size.organisations });
  await testGrant(tx, grants);
  await fillPeople(tx, { account_id, count: size.recipients });
  await tx.sql.unsafe(readPeers());
  await nameSellers(tx);
  await holdChores(tx);
  const opening = await tx.sql<OpeningBalance[]>`
    select currency, sequence::text, available_minor::text from ledger_balances
    where account_id = ${account_id}`;
  return { account_id, key_id, endpoint_id, secret, ended_ms, opening: [...opening] };
}

/** The night watch is measured by itself; midnight is in no run or in all. */
async function holdChores({ sql }: Pick<Tx, "sql">): Promise<void> {
  await sql`insert into chores (name, due_at) values ('night watch', 'infinity')`;
  await sql`update test_credit_restores set due_at = svc_now() + interval '10 years'`;
}

async function pick(url: string, account_id: string, rows: number) {
  const database = openDatabase({ database_url: url, pool: 1 });
  const found = await database.read((read) => readPlaces(read, account_id, rows));
  await database.close();
  const middle = found[2];
  if (middle === undefined) throw new Error("The shop lacks the sends in its middle.");
  return {
    sends: found.map(({ id }) => formatId("snd", id)),
    target: middle.target,
    client_reference: `sale-${rows / 2}`,
    middle: Number(middle.created),
  };
}

async function readPlaces({ sql }: Read, account_id: string, rows: number) {
  const references = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => `sale-${rows * share}`);
  return await sql<{ id: string; target: string; created: string }[]>`
    select send.id, send.target, extract(epoch from send.created)::bigint as created
    from send_references held
    join sends send on send.account_id = held.account_id and send.id = held.object_id
    where held.account_id = ${account_id} and held.reference = any (${references})
    order by send.id`;
}
