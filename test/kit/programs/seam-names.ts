/** The seams that tests kill, freeze and hold programs up at. */

/** Transactions, by the names that the server gives them. */
type Transaction =
  | "approve a request of an agent"
  | "claim a reward link"
  | "create a reward"
  | "create a top-up"
  | "create reward links"
  | "give rewards"
  | "lease approvals (test)"
  | "lease batch-lines (test)"
  | "lease checkout-payments (all)"
  | "lease close-programs (test)"
  | "lease exports (test)"
  | "lease messages (live)"
  | "lease messages (test)"
  | "lease referral-deadlines (test)"
  | "lease reward-deadlines (test)"
  | "lease reward-link-deadlines (test)"
  | "lease schedules (test)"
  | "lease sends/dispatch (live)"
  | "lease sends/dispatch (test)"
  | "lease topups (live)"
  | "lease topups (test)"
  | "lease webhooks/deliver (test)"
  | "lease webhooks/fan-out (test)"
  | "place a send"
  | "place sends"
  | "qualify a referral"
  | "record"
  | "release a reward"
  | "report an activity"
  | "reward a completion"
  | "settle a meter"
  | "settle a payment of a checkout session"
  | "settle a top-up"
  | "settle deliveries"
  | "settle exports"
  | "settle messages"
  | "settle sends"
  | "settle the start of a payment"
  | "write a payment of a checkout session";

/** Calls to a supplier or a gateway of live organisations, by its name. */
type LiveCall = `${"hot-v3" | "billpay" | "paynow" | "texts" | "smtp"} ${string}`;

/** Questions to a supplier. */
type Question = "submit" | "query";

export type SeamName =
  | `${Transaction}/${"before" | "after"} commit`
  | `${Question | LiveCall}/${"asked" | "answered"}`;

/** Both sides of the commits of some transactions. */
export function aroundCommits(...names: readonly Transaction[]): SeamName[] {
  return names.flatMap((name): SeamName[] => [`${name}/before commit`, `${name}/after commit`]);
}

/** A supplier's own commit lies between the call to it and its answer. */
export const DISPATCH_SEAMS = aroundCommits(
  "lease sends/dispatch (test)",
  "record",
  "settle sends",
);
