/** B19: what a night of the night watch costs, after a day of the same number of sends. */
import { writeInstant } from "@svc/server/platform/db/columns.ts";
import { openDatabase, type Tx } from "@svc/server/platform/db/transaction.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { watchAccounts, watchBooks } from "@svc/server/reporting/night-watch/night-watch.ts";
import type { Cost, GrownRow } from "./costs.ts";
import type { GrownShop } from "./shop.ts";
import { DAY_MS } from "./sold.ts";
import { spentBy } from "./spent.ts";

const NIGHTS = 90;

/** Watches the shop of each size, and then all books. */
export async function measureNights(shops: readonly GrownShop[]): Promise<GrownRow[]> {
  const of_shop: Cost[] = [];
  const of_all: Cost[] = [];
  const of_organisation: Cost[] = [];
  for (const shop of shops) {
    const database = openDatabase({ database_url: shop.url, pool: 3 });
    const log = openLog({ level: "warn", readable: false, write: refuse });
    await database.transact("begin the night", (tx) => beginNight(tx, shop));
    const own = await spentBy(shop, () =>
      watchAccounts({ database, log, nights: NIGHTS }, [shop.account_id]),
    );
    await database.transact("begin the night", (tx) => beginNight(tx, shop));
    const all = await spentBy(shop, () => watchBooks(database, log));
    await database.close();
    of_shop.push({ ...own, pages: null });
    of_all.push({ ...all, pages: null });
    of_organisation.push({
      database_us: (all.database_us - own.database_us) / shop.size.organisations,
      program_us: (all.program_us - own.program_us) / shop.size.organisations,
      pages: null,
    });
    console.log(`  a night at ${shop.size.sends}: ${JSON.stringify({ own, all })}`);
  }
  return [
    { name: "the night watch, the shop", costs: of_shop },
    { name: "the night watch, all books", costs: of_all },
    { name: "the same for each organisation without a sale", costs: of_organisation },
  ];
}

/** The books are whole, so whatever is written is a fault of the measurement. */
function refuse(line: string): never {
  throw new Error(`The night watch has found something: ${line}`);
}

/** All was verified but the last day of the shop; the full pass is in the middle of its sends. */
async function beginNight(
  { sql }: Tx,
  { account_id, ended_ms, sends: [, , middle = ""] }: GrownShop,
): Promise<void> {
  await sql`set local statement_timeout = 0`;
  await sql`delete from book_checks`;
  await sql`delete from book_passes`;
  await sql`
    insert into book_checks (account_id, currency, pass, sequence, available_minor,
      reserved_minor, in_flight_minor, checked_at)
    select held.account_id, held.currency, pass.name, posting.sequence,
      posting.available_after_minor, posting.reserved_after_minor,
      posting.in_flight_after_minor, svc_now()
    from (select *, account_id = ${account_id} as is_shop from ledger_balances) as held
    cross join (values ('daily'), ('full')) as pass(name)
    cross join lateral (
      select * from ledger_postings own
      where own.account_id = held.account_id and own.currency = held.currency
        and own.sequence <= held.sequence
          / case when is_shop and pass.name = 'full' then 2 else 1 end
        and (not is_shop or pass.name = 'full'
          or own.created <= ${writeInstant(ended_ms - DAY_MS)})
      order by own.sequence desc limit 1
    ) as posting`;
  await sql`
    insert into book_passes (account_id, sends_after)
    values (${account_id}, ${parseId("snd", middle)})`;
}
