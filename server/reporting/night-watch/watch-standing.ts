import { checkPortion, type WatchDeps } from "./check-portion.ts";
import { CHECKOUT_INVARIANTS } from "./checkout-invariants.ts";
import { BALANCE_INVARIANTS, RESERVATION_INVARIANTS } from "./ledger-invariants.ts";
import { PROGRAM_INVARIANTS } from "./program-invariants.ts";
import { APPROVAL_INVARIANTS } from "./sale-invariants.ts";
import { accountsScope } from "./scopes.ts";
import { TOPUP_INVARIANTS } from "./topup-invariants.ts";
import { sumOf } from "./watch-new.ts";

/** Of what an account has sold, the sends that are not closed: by the partial index of these. */
const OPEN = `stage not in ('delivered', 'failed_credited')`;

/** What is asked of the figures of accounts, and of which rows: none of it grows with sales. */
const STANDING = [
  {
    invariants: BALANCE_INVARIANTS,
    less: { sends: OPEN, credit_reservations: "status = 'active'" },
  },
  {
    invariants: { ...RESERVATION_INVARIANTS, ...PROGRAM_INVARIANTS },
    less: { credit_transactions: "source_prefix <> 'snd'" },
  },
  { invariants: APPROVAL_INVARIANTS, less: { sends: "approval_id is not null" } },
  {
    invariants: TOPUP_INVARIANTS,
    less: { ledger_postings: "from_book like 'house:topup_clearing:%'" },
  },
  {
    invariants: CHECKOUT_INVARIANTS,
    less: {
      ledger_postings:
        "(from_book like 'house:topup_clearing:%' or from_book = 'house:checkout_held')",
    },
  },
] as const;

/**
 * Checks what balances, reservations, programs, approvals, top-ups and checkouts say, of all these
 * accounts at once. Returns the number of breaches.
 */
export async function watchStanding(
  deps: WatchDeps,
  account_ids: readonly string[],
): Promise<number> {
  const rows = account_ids.map((account_id) => ({ account_id }));
  let breaches = 0;
  for (const { invariants, less } of STANDING) {
    const scopeOf = (some: typeof rows) =>
      accountsScope(
        some.map(({ account_id }) => account_id),
        less,
      );
    breaches += sumOf(await checkPortion(deps, { invariants, rows, scopeOf }));
  }
  return breaches;
}
