/** What our own books say of a wallet. Units: minor units. */
export interface WalletBooks {
  /** The balance that is counted from; null before the first. */
  readonly confirmed_minor: bigint | null;
  /** What was added since, less what was sold before the supplier was asked. */
  readonly moved_minor: bigint;
  /** The number of those sales. */
  readonly moved_sales: number;
  /** What was sold after the supplier was asked: it may stand in the balance, or not. */
  readonly during_minor: bigint;
  /** Of orders that it has been handed and that have no certain end yet: the same. */
  readonly open_minor: bigint;
  readonly limit_minor: bigint;
}

export interface JudgedBalance {
  /** Of all that can be expected what is nearest; null before a balance was confirmed. */
  readonly expected_minor: bigint | null;
  /** How far the balance is from all that can be expected; positive is more than that. */
  readonly difference_minor: bigint;
  readonly is_mismatch: boolean;
  /** Whether what comes is counted from this balance. */
  readonly is_confirmed: boolean;
}

/**
 * Compares what a supplier tells with what our books expect. Pure.
 *
 * A supplier counts parts of a cent, so that each sale may make a difference of one minor unit.
 * Only a balance that is explained by that, and that no order can have changed, is counted from:
 * what is lost in small portions adds up until it is over the limit.
 */
export function judgeBalance(balance_minor: bigint, books: WalletBooks): JudgedBalance {
  const { confirmed_minor, moved_minor, moved_sales, during_minor, open_minor } = books;
  const is_still = during_minor === 0n && open_minor === 0n;
  if (confirmed_minor === null) {
    const none = { expected_minor: null, difference_minor: 0n, is_mismatch: false };
    return { ...none, is_confirmed: is_still };
  }
  const most_minor = confirmed_minor + moved_minor;
  const least_minor = most_minor - during_minor - open_minor;
  const difference_minor = distance(balance_minor, { least_minor, most_minor });
  const far_minor = difference_minor < 0n ? -difference_minor : difference_minor;
  const rounding_minor = BigInt(moved_sales);
  return {
    expected_minor: balance_minor - difference_minor,
    difference_minor,
    is_mismatch: far_minor > books.limit_minor + rounding_minor,
    is_confirmed: is_still && far_minor <= rounding_minor,
  };
}

function distance(
  balance_minor: bigint,
  { least_minor, most_minor }: { least_minor: bigint; most_minor: bigint },
): bigint {
  if (balance_minor > most_minor) return balance_minor - most_minor;
  return balance_minor < least_minor ? balance_minor - least_minor : 0n;
}
