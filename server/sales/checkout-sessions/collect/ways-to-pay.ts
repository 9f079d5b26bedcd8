import type { AccountFacts } from "#platform/context";
import type { Config } from "#platform/settings/config";
import { isOffered } from "#platform/values/offers";
import type { FindPayments, PaymentProvider } from "#providers/payments";
import type { Way } from "../rows/payment-tables.ts";
import type { SessionRow } from "../rows/tables.ts";

/** How the customer of a live session can pay, and whom. */
export interface WaysToPay {
  readonly provider: PaymentProvider;
  readonly ways: readonly Way[];
}

/** Who serves live payments, and what is sold. */
export interface Taking {
  readonly config: Pick<Config, "live_offers">;
  readonly findPayments: FindPayments;
}

/**
 * How a live session can be paid now; null where it cannot: it is paid, expired or of an account
 * that is closed, nobody takes payments, or nobody sells what it is for any more. Pure.
 */
export function waysToPay(
  session: SessionRow,
  { account, now, taking }: { account: AccountFacts; now: number; taking: Taking },
): WaysToPay | null {
  const { status, expires_at, currency, type, network } = session;
  if (account.mode !== "live" || account.status !== "active") return null;
  if (status !== "open" || now >= expires_at) return null;
  if (!isOffered({ account, config: taking.config }, { currency, type, network })) return null;
  const { card, wallets } = taking.findPayments({ mode: "live", currency });
  return card === null ? null : { provider: card, ways: [...wallets, "card"] };
}
