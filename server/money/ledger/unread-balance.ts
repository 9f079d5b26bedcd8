import type { Currency } from "#platform/context";
import type { Balance } from "./posting.ts";

/** More than anybody has. */
const AVAILABLE_MINOR = 2n ** 62n;

/**
 * A balance that was not read, for a sale that is judged before it is: it suffices for anything,
 * and its fall is not notified of. `chargeUnread` holds the sale to what there is.
 */
export function unreadBalance(account_id: string, currency: Currency): Balance {
  return {
    account_id,
    currency,
    available_minor: AVAILABLE_MINOR,
    reserved_minor: 0n,
    in_flight_minor: 0n,
    sequence: 0,
    last_posting_id: null,
    low_minor: null,
    low_armed: false,
  };
}
