import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { type SupplierOutcome, walletAfter } from "#providers/port";
import type { SupplierWallet } from "./supply.ts";

/** What a supplier answered to an order from one of its wallets, or to a question about one. */
export interface WalletAnswer {
  readonly supplier: string;
  readonly wallet: string;
  /** Whose order it is. */
  readonly account_id: string;
  /** Face value of the order. */
  readonly amount_minor: bigint;
  readonly outcome: SupplierOutcome;
  /** False for a question. */
  readonly is_submit: boolean;
  /** A moment before the call, by the database's clock. Unix milliseconds. */
  readonly leased_at: number;
}

/** What answers have changed. */
interface Learned {
  /** Whether a wallet stops serving by them, or serves again. */
  readonly is_changed: boolean;
  /** The wallets that are empty now and were not, for the first time in an hour. */
  readonly emptied: readonly Pick<WalletAnswer, "supplier" | "wallet">[];
}

/** As locked, which carries no balance: nothing here goes by one. */
type Locked = Pick<SupplierWallet, "supplier" | "wallet" | "silences" | "garbled" | "probe_at"> & {
  readonly short_minor: string | null;
  readonly emptied_at: number | null;
};

/** A wallet that is refused again and again is one alarm. */
const TOLD_AGAIN_MS = 3_600_000;

/**
 * Keeps what answers say of wallets, for all processes.
 *
 * Writes: supplier_wallets.
 */
export async function learnAnswers(tx: Tx, answers: readonly WalletAnswer[]): Promise<Learned> {
  const now = await transactionTime(tx);
  const before = await lockWallets(tx, answers);
  const after = before.map((wallet) => {
    const told = answers.filter((one) => isOf(one, wallet));
    return told.reduce((known, answer) => afterAnswer(known, answer, now), wallet);
  });
  await writeWallets(tx, after);
  return {
    is_changed: after.some(({ probe_at }, index) => {
      return (probe_at === null) !== ((before[index]?.probe_at ?? null) === null);
    }),
    emptied: before.filter(({ short_minor, emptied_at }, index) => {
      const is_new = short_minor === null && (after[index]?.short_minor ?? null) !== null;
      return is_new && (emptied_at === null || emptied_at < now - TOLD_AGAIN_MS);
    }),
  };
}

function afterAnswer(wallet: Locked, answer: WalletAnswer, now: number): Locked {
  const { outcome, amount_minor } = answer;
  const { probe_at, ...heard } = walletAfter(wallet, { ...answer, now });
  const { short_minor } = wallet;
  if (outcome.kind === "not_taken" && outcome.reason === "float") {
    const is_least = short_minor === null || amount_minor < BigInt(short_minor);
    const least_minor = is_least ? String(amount_minor) : short_minor;
    return { ...wallet, ...heard, probe_at, short_minor: least_minor, emptied_at: now };
  }
  if (short_minor === null) return { ...wallet, ...heard, probe_at };
  // What else is said of an empty wallet neither fills it nor has it tried sooner.
  if (!isFilled(wallet, answer)) return { ...wallet, ...heard };
  return { ...wallet, ...heard, probe_at, short_minor: null };
}

/**
 * Whether an order was taken that was handed over behind the refusal: of whatever amount, as a
 * wallet that could not pay for one large order may serve the small ones.
 */
function isFilled({ emptied_at }: Locked, answer: WalletAnswer): boolean {
  const { outcome, is_submit, leased_at } = answer;
  const is_taken = outcome.kind === "delivered" || outcome.kind === "accepted";
  return is_submit && is_taken && leased_at >= (emptied_at ?? 0);
}

function isOf(one: WalletAnswer, wallet: Locked): boolean {
  return one.supplier === wallet.supplier && one.wallet === wallet.wallet;
}

/** In one order, so that two who learn of the same wallets never wait for each other. */
async function lockWallets(
  { sql }: Tx,
  answers: readonly WalletAnswer[],
): Promise<readonly Locked[]> {
  const suppliers = answers.map(({ supplier }) => supplier);
  const wallets = answers.map(({ wallet }) => wallet);
  await sql`
    insert into supplier_wallets (supplier, wallet)
    select distinct supplier, wallet
    from unnest(${suppliers}::text[], ${wallets}::text[]) as told(supplier, wallet)
    order by supplier, wallet on conflict do nothing`;
  return await sql<Locked[]>`
    select supplier, wallet, silences, garbled, short_minor,
      date_part('epoch', probe_at) * 1000 as probe_at,
      date_part('epoch', emptied_at) * 1000 as emptied_at
    from supplier_wallets
    where (supplier, wallet) in (select * from unnest(${suppliers}::text[], ${wallets}::text[]))
    order by supplier, wallet for update`;
}

async function writeWallets({ sql }: Tx, wallets: readonly Locked[]): Promise<void> {
  const instants = (name: "probe_at" | "emptied_at") =>
    wallets.map(({ [name]: at }) => (at === null ? null : writeInstant(at)));
  await sql`
    update supplier_wallets kept
    set silences = written.silences::jsonb, garbled = written.garbled::jsonb,
      probe_at = written.probe_at,
      short_minor = written.short_minor::bigint, emptied_at = written.emptied_at
    from unnest(
      ${wallets.map(({ supplier }) => supplier)}::text[],
      ${wallets.map(({ wallet }) => wallet)}::text[],
      ${wallets.map(({ silences }) => JSON.stringify(silences))}::text[],
      ${wallets.map(({ garbled }) => JSON.stringify(garbled))}::text[],
      ${instants("probe_at")}::text[]::timestamptz[],
      ${wallets.map(({ short_minor }) => short_minor)}::text[],
      ${instants("emptied_at")}::text[]::timestamptz[]
    ) as written(supplier, wallet, silences, garbled, probe_at, short_minor, emptied_at)
    where kept.supplier = written.supplier and kept.wallet = written.wallet`;
}
