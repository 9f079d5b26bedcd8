import type { Currency } from "#platform/context";
import type { WalletBalance } from "#providers/port";
import { askBillpay, type Line } from "./ask-billpay.ts";
import { listOf, minorOf, textOf } from "./members.ts";

/**
 * What is left in both wallets, which are named after their currencies: down to the balance that
 * BillPay lets them have, and nothing in one that is suspended. Throws where that is not told.
 */
export async function readBalances(line: Line, signal: AbortSignal): Promise<WalletBalance[]> {
  const reply = await askBillpay(line, { path: "/api/wallets", signal });
  if (reply.kind !== "answered" || reply.status !== 200 || !Array.isArray(reply.json)) {
    throw new Error("BillPay did not tell what is left in its wallets.");
  }
  return listOf(reply.json).flatMap((wallet) => {
    const currency = currencyOf(textOf(wallet.Currency));
    if (currency === null) return [];
    const [balance_minor, minimum_minor] = [wallet.Balance, wallet.MinimumBalance].map(minorOf);
    if (balance_minor == null || minimum_minor == null) {
      throw new Error(`BillPay has no balance of ${currency}.`);
    }
    const left_minor = textOf(wallet.Status) === "Open" ? balance_minor - minimum_minor : 0n;
    return { wallet: currency, currency, balance_minor: left_minor };
  });
}

function currencyOf(text: string): Currency | null {
  return text === "USD" || text === "ZWG" ? text : null;
}
