/** W5: an employer's books after 10,000 sends and after a million. */
import { wall } from "@svc/server/platform/clock.ts";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { harareDay } from "@svc/server/platform/time.ts";
import { type Books, makeSeller, type Seller } from "../books.ts";
import type { Program } from "../program.ts";
import { type Asker, quantile } from "../reads/ask.ts";
import { fillLedger } from "./fill-ledger.ts";

export const SMALL = 10_000;
export const LARGE = 1_000_000;
const ASKED = 5;
const DAY_MS = 86_400_000;

interface Question {
  readonly name: string;
  /** Whether it is a page of the ledger that searches no words. */
  readonly is_page: boolean;
  path(sends: number): string;
}

const QUESTIONS: readonly Question[] = [
  { name: "the ledger of a day", is_page: true, path: () => ledger(days(1)) },
  { name: "the ledger of a year", is_page: true, path: () => ledger(days(360)) },
  {
    name: "its page in the middle",
    is_page: true,
    path: (sends) => ledger({ ...days(360), page: String(sends / 100) }),
  },
  { name: "its refunds", is_page: true, path: () => ledger({ ...days(360), kind: "refund" }) },
  {
    name: "its entries in ZWG",
    is_page: true,
    path: () => ledger({ ...days(360), currency: "ZWG" }),
  },
  {
    name: "its entries of a name",
    is_page: false,
    path: () => ledger({ ...days(360), q: "rudo n" }),
  },
  {
    name: "the journal of a year",
    is_page: false,
    path: () => `${WORKFORCE}/journal?${query(days(360))}`,
  },
];

export interface LedgerRow {
  readonly name: string;
  readonly is_page: boolean;
  readonly small_ms: number;
  readonly large_ms: number;
}

/** Fills the books of two employers, and asks both every question in turns. */
export async function measureLedger({
  books,
  api,
  asker,
}: {
  books: Books;
  api: Program;
  asker: Asker;
}): Promise<LedgerRow[]> {
  const [small, large] = await fill(books.url);
  const rows: LedgerRow[] = [];
  for (const { name, is_page, path } of QUESTIONS) {
    const ask = ({ secret }: Seller, sends: number) =>
      asker.ask({ port: api.port, path: path(sends), bearer: secret });
    const times: { small: number[]; large: number[] } = { small: [], large: [] };
    // The first turn warms up.
    for (let turn = 0; turn <= ASKED; turn += 1) {
      times.small.push(await ask(small, SMALL));
      times.large.push(await ask(large, LARGE));
    }
    rows.push({
      ...{ name, is_page },
      small_ms: quantile(times.small.slice(1), 0.5),
      large_ms: quantile(times.large.slice(1), 0.5),
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
    await database.read(async (read) => {
      await read.sql`set statement_timeout = 0`;
      for (const [index, seller] of sellers.entries()) {
        const sends = index === 0 ? SMALL : LARGE;
        await fillLedger(read, seller, { sends, now: wall() });
      }
    });
    return sellers;
  } finally {
    await database.close();
  }
}

const WORKFORCE = "/dev/v1/workforce";

function days(count: number): Record<string, string> {
  const now = wall();
  return { from: harareDay(now - (count - 1) * DAY_MS), to: harareDay(now) };
}

function ledger(asked: Record<string, string>): string {
  return `${WORKFORCE}/ledger?${query(asked)}`;
}

const query = (asked: Record<string, string>) => new URLSearchParams(asked).toString();
