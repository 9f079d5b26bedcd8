import { followSupply, reviewSupply } from "#catalogue/products";
import type { Alarm } from "#platform/alarm";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { AnsweredBalance, WalletBalance } from "#providers/port";
import { type JudgedBalance, judgeBalance } from "./judge-balance.ts";
import {
  type KnownWallet,
  lockWallet,
  lockWallets,
  readOpenOrders,
  readSalesSince,
  takeSales,
} from "./read-books.ts";

/** An alarm of a wallet whose cause is new. */
export interface WalletAlarm {
  readonly alarm: Alarm;
  readonly wallet: string;
}

interface Told {
  readonly supplier: string;
  /** Before the supplier was asked, by the database's time. */
  readonly asked_at: number;
  readonly told: readonly WalletBalance[];
}

/** Of a wallet that nothing was sold from. */
const NOTHING = { amount_minor: 0n, sales: 0 } as const;
/** A supplier that tells nothing for so long is told of. */
const UNREAD_MS = 10 * 60_000;
const KEPT_DAYS = 92;

/**
 * Keeps what a supplier told, and returns the alarms whose cause is new. A wallet that it left out,
 * or told in another currency than before, was not told.
 *
 * Writes: supplier_wallets, supplier_float_readings, product_networks; takes supplier_float_sales.
 */
export async function writeBalances(tx: Tx, { supplier, asked_at, told }: Told) {
  const locked = await lockWallets(tx, supplier);
  // Of some, another process has asked later than this one, or a sale has said what is left.
  const known = locked.filter(({ told_at }) => (told_at ?? 0) < asked_at);
  if (known.length === 0) return [];
  const alarms: WalletAlarm[] = [];
  for (const books of await readBooks(tx, { supplier, asked_at, known })) {
    const one = told.find((balance) => balance.wallet === books.wallet);
    if (one !== undefined && isOf(books, one)) {
      alarms.push(...(await writeBalance(tx, { supplier, asked_at, told: one, books })));
      await keepReading(tx, { supplier, asked_at, told: one, books });
    } else alarms.push(...(await writeUntold(tx, { supplier, wallet: books })));
  }
  await followSupply(tx);
  return alarms;
}

/**
 * The same of what the answer to a sale says is left, before the next time that the supplier is
 * asked. Nothing is compared before a balance was confirmed, since a sale is under way by itself.
 *
 * Writes: supplier_wallets; product_networks where the wallet serves no more, or again; takes
 * supplier_float_sales.
 */
export async function writeAnswered(tx: Tx, { supplier, leased_at, ...balance }: AnsweredBalance) {
  const before = await lockWallet(tx, { supplier, wallet: balance.wallet });
  if (before === null || !isOf(before, balance)) return [];
  if (before.confirmed_minor === null || (before.told_at ?? 0) >= leased_at) return [];
  const of = { supplier, asked_at: leased_at };
  const [books] = await readBooks(tx, { ...of, known: [before] });
  if (books === undefined) return [];
  const alarms = await writeBalance(tx, { ...of, told: balance, books });
  // Only a wallet that is empty now, or was before, changes who serves.
  if (balance.balance_minor <= 0n || before.short_minor !== null) await reviewSupply(tx);
  return alarms;
}

/** A wallet has one currency. */
function isOf({ currency }: KnownWallet, balance: WalletBalance): boolean {
  return (currency ?? balance.currency) === balance.currency;
}

/** What the books say of wallets that are locked, at the moment that a supplier was asked. */
async function readBooks(
  tx: Tx,
  {
    supplier,
    asked_at,
    known,
  }: Pick<Told, "supplier" | "asked_at"> & { known: readonly KnownWallet[] },
): Promise<Books[]> {
  const locked = { supplier, wallets: known.map(({ wallet }) => wallet) };
  // In this order a sale that is settled meanwhile is counted as open, and never as neither.
  const open = await readOpenOrders(tx, locked);
  const sold = await takeSales(tx, { ...locked, asked_at });
  const during = await readSalesSince(tx, locked);
  return known.map((wallet) => {
    const { amount_minor, sales } = sold.get(wallet.wallet) ?? NOTHING;
    return {
      ...wallet,
      moved_minor: wallet.moved_minor - amount_minor,
      moved_sales: wallet.moved_sales + sales,
      during_minor: (during.get(wallet.wallet) ?? NOTHING).amount_minor,
      open_minor: (open.get(wallet.wallet) ?? NOTHING).amount_minor,
    };
  });
}

/** Keeps that a supplier did not tell; what it told before holds on for ten minutes. */
export async function writeUnread(tx: Tx, { supplier }: Pick<Told, "supplier">) {
  const alarms: WalletAlarm[] = [];
  for (const wallet of await lockWallets(tx, supplier)) {
    alarms.push(...(await writeUntold(tx, { supplier, wallet })));
  }
  return alarms;
}

type Books = KnownWallet & Parameters<typeof judgeBalance>[1];

type Wrote = Omit<Told, "told"> & { readonly told: WalletBalance; readonly books: Books };

async function writeBalance(
  tx: Tx,
  { supplier, asked_at, told, books }: Wrote,
): Promise<WalletAlarm[]> {
  const { wallet, currency, balance_minor } = told;
  const judged = judgeBalance(balance_minor, books);
  const at = writeInstant(asked_at);
  const short_minor = shortAfter(balance_minor, { asked_at, books });
  const raised = alarmsOf(balance_minor, { books, judged, is_empty: short_minor !== null });
  const counted = countedFrom(balance_minor, { books, judged, asked_at });
  await tx.sql`
    update supplier_wallets set currency = ${currency}, balance_minor = ${String(balance_minor)},
      told_at = ${at}::timestamptz, unread_since = null,
      expected_minor = ${textOf(judged.expected_minor)},
      difference_minor = ${String(judged.difference_minor)},
      confirmed_minor = ${textOf(counted.confirmed_minor)},
      confirmed_at = coalesce(${counted.confirmed_at}::timestamptz, confirmed_at),
      moved_minor = ${String(counted.moved_minor)}, moved_sales = ${counted.moved_sales},
      short_minor = ${textOf(short_minor)},
      emptied_at = case when short_minor is null and ${short_minor !== null}
        then svc_now() else emptied_at end,
      probe_at = case when ${short_minor !== null}
          then coalesce(probe_at, svc_now() + interval '10 minutes')
        when short_minor is not null then null else probe_at end,
      alarms = ${raised}::text[]
    where supplier = ${supplier} and wallet = ${wallet}`;
  return newOf(books, raised);
}

/** One a minute: what sales say in between moves the wallet alone. */
async function keepReading(tx: Tx, { supplier, asked_at, told, books }: Wrote): Promise<void> {
  const { wallet, currency, balance_minor } = told;
  const at = writeInstant(asked_at);
  const { expected_minor } = judgeBalance(balance_minor, books);
  await tx.sql`
    insert into supplier_float_readings (supplier, wallet, at, currency, balance_minor,
      expected_minor, open_minor)
    values (${supplier}, ${wallet}, ${at}::timestamptz, ${currency}, ${String(balance_minor)},
      ${textOf(expected_minor)}, ${String(books.during_minor + books.open_minor)})`;
  await tx.sql`
    delete from supplier_float_readings where supplier = ${supplier} and wallet = ${wallet}
      and at < ${at}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
}

/** An explained balance is what is counted from; before one there is nothing to count. */
function countedFrom(
  balance_minor: bigint,
  { books, judged, asked_at }: { books: Books; judged: JudgedBalance; asked_at: number },
) {
  const { confirmed_minor, moved_minor, moved_sales } = books;
  const at = writeInstant(asked_at);
  const none = { moved_minor: 0n, moved_sales: 0 };
  if (judged.is_confirmed) return { ...none, confirmed_minor: balance_minor, confirmed_at: at };
  if (confirmed_minor === null) return { ...none, confirmed_minor, confirmed_at: null };
  return { confirmed_minor, moved_minor, moved_sales, confirmed_at: null };
}

/**
 * What the wallet could not pay for, if it still cannot. Nothing is left where the balance is not
 * over zero; and a refusal is over when more is left than it asked for, told after it.
 */
function shortAfter(
  balance_minor: bigint,
  { asked_at, books }: { asked_at: number; books: Books },
): bigint | null {
  const { short_minor, emptied_at } = books;
  if (balance_minor <= 0n) return short_minor ?? 1n;
  if (short_minor === null) return null;
  const is_later = emptied_at === null || emptied_at < asked_at;
  return is_later && balance_minor >= short_minor ? null : short_minor;
}

function alarmsOf(
  balance_minor: bigint,
  { books, judged, is_empty }: { books: Books; judged: JudgedBalance; is_empty: boolean },
): WalletAlarm["alarm"][] {
  const { low_minor, short_minor, alarms } = books;
  // One that a refusal showed to be empty has been told of then.
  const is_told = short_minor !== null && !alarms.includes("float_empty");
  return [
    ...(is_empty && !is_told ? (["float_empty"] as const) : []),
    ...(low_minor !== null && balance_minor < low_minor ? (["float_low"] as const) : []),
    ...(judged.is_mismatch ? (["float_mismatch"] as const) : []),
  ];
}

async function writeUntold(
  tx: Tx,
  { supplier, wallet: known }: { supplier: string; wallet: KnownWallet },
): Promise<WalletAlarm[]> {
  const { wallet, moved_minor, moved_sales } = known;
  const now = await transactionTime(tx);
  const unread_since = known.unread_since ?? now;
  const is_long = now - unread_since >= UNREAD_MS;
  const others = known.alarms.filter((alarm) => alarm !== "float_unread");
  const raised = [...others, ...(is_long ? ["float_unread"] : [])] as WalletAlarm["alarm"][];
  await tx.sql`
    update supplier_wallets set unread_since = ${writeInstant(unread_since)}::timestamptz,
      moved_minor = ${String(moved_minor)}, moved_sales = ${moved_sales}, alarms = ${raised}::text[]
    where supplier = ${supplier} and wallet = ${wallet}`;
  return newOf(known, raised);
}

function newOf({ wallet, alarms }: KnownWallet, raised: readonly WalletAlarm["alarm"][]) {
  return raised.filter((alarm) => !alarms.includes(alarm)).map((alarm) => ({ alarm, wallet }));
}

function textOf(amount_minor: bigint | null): string | null {
  return amount_minor === null ? null : String(amount_minor);
}
