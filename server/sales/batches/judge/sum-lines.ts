import type { Currency } from "#platform/context";
import type { BatchRow } from "../rows/tables.ts";
import type { JudgedLine } from "./judge-lines.ts";

/** What valid lines come to in one currency. Units: minor units. */
export interface LineSum {
  readonly currency: Currency;
  readonly count: number;
  readonly total_minor: bigint;
  readonly cost_minor: bigint;
}

/** Sums the valid lines by currency, in the order of the currencies; each has a sum. */
export function sumLines(lines: readonly JudgedLine[]): [usd: LineSum, zwg: LineSum] {
  return [sumOf("USD", lines), sumOf("ZWG", lines)];
}

/** Whether a line can be sold as it stands. */
export function isValid({ errors }: JudgedLine): boolean {
  return errors.length === 0;
}

/** The currency of a batch with these sums. */
export function currencyOf([usd, zwg]: readonly [LineSum, LineSum]): BatchRow["currency"] {
  if (usd.count > 0 && zwg.count > 0) return "mixed";
  return zwg.count > 0 ? "ZWG" : "USD";
}

function sumOf(currency: Currency, lines: readonly JudgedLine[]): LineSum {
  let [count, total_minor, cost_minor] = [0, 0n, 0n];
  for (const { sale, errors } of lines) {
    if (errors.length > 0 || sale?.currency !== currency) continue;
    count += 1;
    total_minor += sale.order.amount_minor;
    cost_minor += sale.cost_minor;
  }
  return { currency, count, total_minor, cost_minor };
}
