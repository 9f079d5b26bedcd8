/** W4: searches of the directory at 10,000 and at 200,000 recipients. */
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { type Books, makeSeller, type Seller } from "../books.ts";
import type { Program } from "../program.ts";
import { type Asker, quantile } from "../reads/ask.ts";
import type { Sql } from "../reads/sell.ts";

const SMALL = 10_000;
export const LARGE = 200_000;
const ASKED_TO_WARM_UP = 5;
const ASKED = 40;

/** What is looked for; each finds at least one person in either directory. */
export const SEARCHES = {
  "a first name": "tatenda",
  "a name and a surname's first letters": "tatenda mo",
  "a number as it is dialled": "0770004321",
  "the last digits of a number": "4321",
  "a payroll number": "p-004321",
  "two letters": "ru",
  nobody: "zzyzx",
} as const;

export interface SearchRow {
  readonly name: string;
  readonly small_ms: number;
  readonly large_ms: number;
}

/** Fills two directories, and asks both every question in turns. */
export async function measureSearch({
  books,
  api,
  asker,
}: {
  books: Books;
  api: Program;
  asker: Asker;
}): Promise<SearchRow[]> {
  const [small, large] = await fill(books.url);
  const rows: SearchRow[] = [];
  for (const [name, q] of Object.entries(SEARCHES)) {
    const path = `/dev/v1/recipients?limit=20&q=${encodeURIComponent(q)}`;
    const ask = ({ secret }: Seller) => asker.ask({ port: api.port, path, bearer: secret });
    for (let turn = 0; turn < ASKED_TO_WARM_UP; turn += 1) await ask(small).then(() => ask(large));
    const times: { small: number[]; large: number[] } = { small: [], large: [] };
    for (let turn = 0; turn < ASKED; turn += 1) {
      times.small.push(await ask(small));
      times.large.push(await ask(large));
    }
    rows.push({
      name,
      small_ms: quantile(times.small, 0.5),
      large_ms: quantile(times.large, 0.5),
    });
  }
  return rows;
}

async function fill(url: string): Promise<[Seller, Seller]> {
  const database = openDatabase({ database_url: url, pool: 1 });
  try {
    const sellers = await database.transact("open two employers", async (tx) => {
      return [await makeSeller(tx, SMALL), await makeSeller(tx, LARGE)] as [Seller, Seller];
    });
    await database.read(async ({ sql }) => {
      await sql`set statement_timeout = 0`;
      for (const [index, { account_id }] of sellers.entries()) {
        await fillPeople({ sql }, { account_id, count: index === 0 ? SMALL : LARGE });
      }
      await sql`vacuum (freeze, analyze) recipients`;
    });
    return sellers;
  } finally {
    await database.close();
  }
}

/** Fills a directory, in which names repeat and numbers count. */
export async function fillPeople(
  { sql }: Sql,
  { account_id, count }: { account_id: string; count: number },
): Promise<void> {
  await sql`
    insert into recipients (account_id, id, status, name, phone, payroll_id, lawful_basis,
      search_text, event_sequence, created)
    select ${account_id}, uuidv7(), 'active', name, phone, payroll, 'contract',
      lower(concat_ws(E'\n', name, phone, '0' || substr(phone, 5), payroll)), 1, svc_now()
    from generate_series(1, ${count}::int) as place
    cross join lateral (select
      (array['Tatenda','Rudo','Chipo','Farai','Nyasha','Tendai','Blessing','Kudzai','Themba',
        'Sibongile'])[1 + place % 10] || ' ' || (array['Moyo','Ncube','Dube','Sibanda',
        'Ndlovu','Mpofu','Chirwa','Banda','Phiri','Gumbo','Nyoni'])[1 + place % 11] as name,
      '+26377' || lpad(place::text, 7, '0') as phone,
      'P-' || lpad(place::text, 6, '0') as payroll) as person`;
}
