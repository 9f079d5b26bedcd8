/** W5: an employer's books after 10,000 sends and after a million. */

import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { type Books, makeSeller, type Seller } from "../books.ts";
import { readUsed } from "../cpu.ts";
import type { Program } from "../program.ts";
import type { Asker } from "../reads/ask.ts";
import { fillLedger } from "./fill-ledger.ts";

export const SMALL = 10_000;
export const LARGE = 1_000_000;
const WARM_UP = 2;
const OFTEN = 50;
const SELDOM = 3;
const DAY_MS = 86_400_000;

interface Question {
  readonly name: string;
  /** Whether it is a page of the ledger that searches no words. */
  readonly is_page: boolean;
  readonly of_day?: boolean;
  path(sends: number): string;
}

const QUESTIONS: readonly Question[] = [
  { name: "the ledger of two days", is_page: true, of_day: true, path: () => ledger(days(2)) },
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

/** Units: milliseconds of a core. */
export interface LedgerRow {
  readonly name: string;
  readonly is_page: boolean;
  readonly small_ms: number;
  readonly large_ms: number;
}

interface Asked {
  readonly books: Books;
  readonly api: Program;
  readonly asker: Asker;
}

/** Fills the books of two employers, and asks both every question. */
export async function measureLedger(asked: Asked): Promise<LedgerRow[]> {
  const [small, large] = await fill(asked.books.url);
  const rows: LedgerRow[] = [];
  for (const { name, is_page, of_day = false, path } of QUESTIONS) {
    const times = of_day ? OFTEN : SELDOM;
    rows.push({
      ...{ name, is_page },
      small_ms: await usedBy(asked, { path: path(SMALL), seller: small, times: OFTEN }),
      large_ms: await usedBy(asked, { path: path(LARGE), seller: large, times }),
    });
  }
  return rows;
}

/**
 * Milliseconds of a core that an answer takes of the program and of PostgreSQL, whose workers end
 * with it. Linux counts hundredths of a second, so what is quick is asked often.
 */
async function usedBy(
  { books, api, asker }: Asked,
  { path, seller, times }: { path: string; seller: Seller; times: number },
): Promise<number> {
  const used = () => {
    const { database, programs } = readUsed(books.postmaster_pid, [api.pid]);
    return 1_000 * (database + (programs.get(api.pid) ?? 0));
  };
  const ask = () => asker.ask({ port: api.port, path, bearer: seller.secret });
  for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
  const before_ms = used();
  for (let turn = 0; turn < times; turn += 1) await ask();
  return (used() - before_ms) / times;
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
