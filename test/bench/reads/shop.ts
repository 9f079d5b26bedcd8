/** A shop with many sends behind it, whose database is kept from run to run. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeEmbedded, startEmbedded } from "@svc/embedded-postgres";
import { seedCatalogue } from "@svc/server/catalogue/products/index.ts";
import { markAsSandbox, migrate } from "@svc/server/platform/db/migrate.ts";
import { openDatabase, type Read } from "@svc/server/platform/db/transaction.ts";
import { formatId } from "@svc/server/platform/ids.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { makeSeller } from "../books.ts";
import { DAY_MS, DAYS, sell } from "./sell.ts";

const DATABASES = join(import.meta.dirname, "..", "..", "..", ".data");
const ROWS_A_STATEMENT = 100_000;

/** What is asked for by name. */
interface Known {
  readonly bearer: string;
  readonly key: string;
  readonly sends: readonly string[];
  readonly target: string;
  readonly client_reference: string;
  readonly middle: number;
}

export interface Shop extends Known {
  readonly url: string;
  readonly rows: number;
  close(): Promise<void>;
}

/** Opens the shop that has so many sends; it is built when it is not there, or only half built. */
export async function openShop(rows: number): Promise<Shop> {
  const folder = join(DATABASES, `reads-${rows}`);
  const facts = join(folder, "shop.json");
  if (!existsSync(facts)) {
    await removeEmbedded(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  const { url, stop } = await startEmbedded({ data_folder: folder });
  if (!existsSync(facts)) writeFileSync(facts, JSON.stringify(await build(url, rows)));
  const known: Known = JSON.parse(readFileSync(facts, "utf8"));
  return { ...known, url, rows, close: async () => void (await stop()) };
}

async function build(url: string, rows: number): Promise<Known> {
  await migrate(url);
  await markAsSandbox(url);
  const database = openDatabase({ database_url: url, pool: 1 });
  const seller = await database.transact("open the shop", async (tx) => {
    await seedCatalogue(tx);
    return await makeSeller(tx, rows);
  });
  await database.read(async (read) => {
    await read.sql`set statement_timeout = 0`;
    for (let first = 1; first <= rows; first += ROWS_A_STATEMENT) {
      const last = Math.min(rows, first + ROWS_A_STATEMENT - 1);
      await sell(read, seller, { first, last, rows, began_ms: wall() - DAYS * DAY_MS });
      console.log(`  ${last} of ${rows} sends`);
    }
    await read.sql`vacuum (freeze, analyze)`;
  });
  const known = await database.read((read) => pick(read, rows));
  await database.close();
  return { bearer: seller.secret, key: formatId("key", seller.key_id), ...known };
}

async function pick({ sql }: Read, rows: number): Promise<Omit<Known, "bearer" | "key">> {
  const references = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => `sale-${rows * share}`);
  const found = await sql<{ id: string; target: string; created: string }[]>`
    select id, target, extract(epoch from created)::bigint as created from sends
    where client_reference = any (${references}) order by id`;
  const middle = found[2];
  if (middle === undefined) throw new Error("The shop lacks the sends in its middle.");
  return {
    sends: found.map(({ id }) => formatId("snd", id)),
    target: middle.target,
    client_reference: `sale-${rows / 2}`,
    middle: Number(middle.created),
  };
}
