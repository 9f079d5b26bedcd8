import { CURRENCIES, lockBalances, type TestGrant, testGrant } from "#money/ledger";
import type { Currency } from "#platform/context";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { nextHarareDay } from "#platform/time/instants";

/** What a test account can spend each morning, in minor units. Source: docs/guides/test-mode.md. */
const TEST_CREDIT_MINOR: Record<Currency, bigint> = { USD: 100_000n, ZWG: 2_500_000n };

/** A test account and its clock. */
export interface TestAccount {
  readonly account_id: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** How far that clock is ahead of the wall. */
  readonly clock_offset_ms: number;
}

/**
 * Brings the available Credit of test accounts up to 1,000.00 USD and 25,000.00 ZWG, never down,
 * and makes the next restore due at the coming midnight of each account's own clock. A new test
 * account gets its first Credit by it.
 *
 * Writes: ledger, credit_transactions, test_credit_restores. Source: docs/guides/test-mode.md.
 */
export async function restoreTestCredit(tx: Tx, accounts: readonly TestAccount[]): Promise<void> {
  await writeNextRestores(tx, accounts);
  const balance_keys = accounts.flatMap(({ account_id }) =>
    CURRENCIES.map((currency) => ({ account_id, currency })),
  );
  const balances = await lockBalances(tx, balance_keys, "wait");
  const clocks = new Map(accounts.map(({ account_id, now }) => [account_id, now]));
  const grants: TestGrant[] = [];
  for (const { account_id, currency, available_minor } of balances.values()) {
    const missing_minor = TEST_CREDIT_MINOR[currency] - available_minor;
    if (missing_minor <= 0n) continue;
    grants.push({
      account_id,
      currency,
      amount_minor: missing_minor,
      description: "Daily test Credit",
      api_key_id: null,
      created: clocks.get(account_id) as number,
    });
  }
  await testGrant(tx, grants);
}

async function writeNextRestores({ sql }: Tx, accounts: readonly TestAccount[]): Promise<void> {
  const due = accounts.map(({ now, clock_offset_ms }) => nextHarareDay(now) - clock_offset_ms);
  await sql`
    insert into test_credit_restores (account_id, due_at)
    select account_id, due_at::timestamptz from unnest(
      ${accounts.map(({ account_id }) => account_id)}::uuid[],
      ${due.map(writeInstant)}::text[]
    ) as next(account_id, due_at)
    on conflict (account_id) do update set due_at = excluded.due_at`;
}
