import type { Currency } from "#platform/context";
import { type Balance, type Posting, postingOf } from "./posting.ts";

/** Credit that a reservation takes or gives back. Units: minor units. */
export interface ReservedCredit {
  readonly account_id: string;
  readonly reservation_id: string;
  readonly currency: Currency;
  readonly amount_minor: bigint;
  readonly api_key_id: string | null;
  /** One sentence for the organisation's own books. */
  readonly description: string;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/** The rows that set Credit aside, on balances that the caller has locked. Pure. */
export function reserveRows(
  wanted: readonly ReservedCredit[],
  balances: ReadonlyMap<string, Balance>,
): Posting {
  return postingOf(wanted.map(moveOf("reserve")), balances);
}

/** The rows that make Credit available again that was set aside, likewise. Pure. */
export function releaseRows(
  returned: readonly ReservedCredit[],
  balances: ReadonlyMap<string, Balance>,
): Posting {
  return postingOf(returned.map(moveOf("release")), balances);
}

function moveOf(kind: "reserve" | "release") {
  return ({ reservation_id, ...credit }: ReservedCredit) => ({
    ...credit,
    kind,
    source_prefix: "rsv" as const,
    source_id: reservation_id,
    cost_center_id: null,
  });
}
