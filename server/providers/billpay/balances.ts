import type { Currency } from "#platform/context";
import type { WalletBalance } from "#providers/port";
import { askBillpay, type Line } from "./ask-billpay.ts";
import { listOf, minorOf, textOf } from "./members.ts";

/** The wallets that BillPay has of ours, which are named after their currencies. */
export interface Wallets {
  /**
   * What is left in both: down to the balance that BillPay lets them have, and nothing in one that
   * is suspended. Throws where that is not told.
   */
  read(signal: AbortSignal): Promise<WalletBalance[]>;
  /** What a payment has left; null before this program has read how far the wallet may fall. */
  leftAfter(payment: { currency: Currency; balance_minor: bigint }): bigint | null;
}

/** Opens the wallets; how far each may fall is remembered from the last time that it was read. */
export function openWallets(line: Line): Wallets {
  const minimums = new Map<Currency, bigint>();
  return {
    async read(signal) {
      const told = await readWallets(line, signal);
      for (const { currency, minimum_minor } of told) minimums.set(currency, minimum_minor);
      return told.map(({ currency, left_minor }) => {
        return { wallet: currency, currency, balance_minor: left_minor };
      });
    },
    leftAfter({ currency, balance_minor }) {
      const minimum_minor = minimums.get(currency);
      return minimum_minor === undefined ? null : balance_minor - minimum_minor;
    },
  };
}

async function readWallets(line: Line, signal: AbortSignal) {
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
    return [{ currency, left_minor, minimum_minor }];
  });
}

function currencyOf(text: string): Currency | null {
  return text === "USD" || text === "ZWG" ? text : null;
}
