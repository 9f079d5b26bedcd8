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

const DATABASES = join(import.meta.dirname, "..", "..", "..", ".data");
const ROWS_A_STATEMENT = 100_000;
/** The sends of a customer, on average. */
const SENDS_A_CUSTOMER = 25;
const DAYS = 360;
const DAY_MS = 86_400_000;

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
      await sell(read, seller, { first, rows, began_ms: wall() - DAYS * DAY_MS });
      console.log(`  ${Math.min(rows, first + ROWS_A_STATEMENT - 1)} of ${rows} sends`);
    }
    await read.sql`vacuum (freeze, analyze)`;
  });
  const known = await database.read((read) => pick(read, rows));
  await database.close();
  return { bearer: seller.secret, key: formatId("key", seller.key_id), ...known };
}

/**
 * Sells as the shop did: 97 in 100 delivered, most to customers who come again, from twenty tills.
 */
async function sell(
  { sql }: Read,
  { account_id, key_id }: { account_id: string; key_id: string },
  { first, rows, began_ms }: { first: number; rows: number; began_ms: number },
): Promise<void> {
  const last = Math.min(rows, first + ROWS_A_STATEMENT - 1);
  const step_ms = (DAYS * DAY_MS) / rows;
  const customers = Math.ceil(rows / SENDS_A_CUSTOMER);
  await sql`
    with sold as (
      select place, moment, to_timestamp(moment / 1000.0) as at,
        (substr(encode(int8send(moment), 'hex'), 5) || '7' || lpad(to_hex(place % 4096), 3, '0')
          || '8' || substr(md5(place::text), 1, 15))::uuid as id,
        '+26377' || lpad((place::bigint * 7919 % ${customers}::int)::text, 7, '0') as target,
        case when place % 100 < 97 then 'delivered' when place % 1000 < 999 then 'failed_credited'
          else 'unknown' end as status
      from generate_series(${first}::int, ${last}::int) as place
      cross join lateral (
        select (${began_ms}::bigint + (place * ${step_ms}::float8)::bigint) as moment
      ) as time
    ), written as (
      insert into sends (account_id, id, status, status_at, type, product, network, target,
        amount_minor, cost_minor, currency, credit_returned, credit_transaction_ids,
        client_reference, api_key_id, source, sms_message, sms_locale, submitted_at, delivered_at,
        failure_code, failed_at, metadata, created, event_sequence)
      select ${account_id}, id, status, at, case place % 20 when 0 then 'data' else 'airtime' end,
        case place % 5 when 0 then 'airtime-zwg' else 'airtime-usd' end, 'econet', target,
        500, 500, case place % 5 when 0 then 'ZWG' else 'USD' end, status = 'failed_credited',
        array[id], 'sale-' || place, ${key_id}, 'api', 'You have received airtime.', 'en', at,
        case status when 'delivered' then at end,
        case status when 'failed_credited' then 'network_rejected' end,
        case status when 'failed_credited' then at end,
        jsonb_build_object('till', 'till-' || place % 20, 'sale', place::text), at, 3
      from sold
    )
    insert into send_references (account_id, reference, object_prefix, object_id, request_id)
    select ${account_id}, 'sale-' || place, 'snd', id, id from sold`;
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
