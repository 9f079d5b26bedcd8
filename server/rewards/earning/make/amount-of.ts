import { parseMoney } from "#platform/values/money";
import type { ProgramRow } from "#rewards/programs";
import type { RuleRow } from "#rewards/rules";
import type { Occasion } from "../occasion.ts";

/** Why a rule gives nothing for an occasion, whatever the program says. */
type NoAmount = "parameter_missing" | "currency_mismatch" | "amount_out_of_range";

/** Hundredths of a per cent in the whole. */
const WHOLE = 10_000n;

/**
 * What a rule gives for an occasion: its amount, or the part of the value that it pays, rounded
 * down to the cent and no more than its maximum. Pure. Units: minor units.
 */
export function amountOf(
  { amount, percent_of_value, max }: RuleRow["give"],
  { value_minor, currency }: Pick<Occasion, "value_minor" | "currency">,
  program: Pick<ProgramRow, "currency">,
): bigint | NoAmount {
  if (amount !== null) return minorOf(amount);
  if (value_minor === null || percent_of_value === null) return "parameter_missing";
  if (currency !== program.currency) return "currency_mismatch";
  // Two decimals, as amounts have them.
  const part_minor = (value_minor * minorOf(percent_of_value)) / WHOLE;
  const most_minor = max === null ? part_minor : minorOf(max);
  const amount_minor = part_minor < most_minor ? part_minor : most_minor;
  return amount_minor > 0n ? amount_minor : "amount_out_of_range";
}

function minorOf(written: string): bigint {
  const minor = parseMoney(written, { allow_zero: true });
  if (minor === null) throw new Error(`A rule gives ${written}, which is no amount.`);
  return minor;
}
