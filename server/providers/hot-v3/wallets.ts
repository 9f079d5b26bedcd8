import type { Currency } from "#platform/context";
import { parseReported } from "#platform/values/money";
import type { SupplierOrder, WalletBalance } from "#providers/port";
import { type Json, listOf, memberOf, textOf } from "./read-answer.ts";

interface Wallet {
  readonly account_type_id: string;
  readonly wallet: string;
  readonly currency: Currency;
}

/** Electricity has wallets of its own, which carry no value-added tax. */
const WALLETS: readonly Wallet[] = [
  { account_type_id: "1", wallet: "airtime_zwg", currency: "ZWG" },
  { account_type_id: "2", wallet: "power_zwg", currency: "ZWG" },
  { account_type_id: "3", wallet: "airtime_usd", currency: "USD" },
  { account_type_id: "4", wallet: "power_usd", currency: "USD" },
];

/** The wallet that an order draws on. */
export function walletOf({ type, currency }: Pick<SupplierOrder, "type" | "currency">): string {
  return `${type === "power" ? "power" : "airtime"}_${currency.toLowerCase()}`;
}

/** A wallet by the number that Hot Recharge has for it. */
export function walletOfType(account_type_id: string | null): Wallet | null {
  return WALLETS.find((wallet) => wallet.account_type_id === account_type_id) ?? null;
}

/**
 * Reads all wallets; null when one of the four does not stand there with a balance. A part of a
 * cent is not counted.
 */
export function readBalances(json: Json | undefined): WalletBalance[] | null {
  const told = listOf(json);
  const balances = WALLETS.flatMap(({ account_type_id, wallet, currency }) => {
    const own = told.filter((one) => textOf(memberOf(one, "accounttypeid")) === account_type_id);
    const written = own.length === 1 ? textOf(memberOf(own[0], "balance")) : null;
    const balance_minor = written === null ? null : parseReported(written, { rounding: "down" });
    return balance_minor === null ? [] : [{ wallet, currency, balance_minor }];
  });
  return balances.length === WALLETS.length ? balances : null;
}
