import type { SupplierOrder, VendedPower } from "#providers/port";
import { minorOf } from "./members.ts";
import type { PaymentAnswer } from "./payment-answer.ts";
import { tokensOf, unitsIn } from "./tokens.ts";

type Breakdown = VendedPower["breakdown"];

/** How the parts of a purchase are named. The first that fits a line takes it. */
const PARTS: readonly (readonly [part: keyof Breakdown, label: RegExp])[] = [
  ["arrears_minor", /arrears|debt/i],
  ["levy_minor", /levy|\bREA?\b|rural/i],
  ["tax_minor", /\bVAT\b|\btax\b/i],
  ["fee_minor", /\bfee\b|service charge/i],
  ["energy_minor", /energy|electricity/i],
];
/** `Arrears: 4.00` or `Arrears 4.00`, a line or a part of one that a comma ends. */
const LABELLED =
  /^\s*([A-Za-z][A-Za-z0-9 ()%.]*?)\s*[:=]?\s*(?:USD|ZWG|ZiG|\$)?\s*(\d[\d,]*\.\d\d)\s*$/;

/**
 * What a paid purchase brought; null where it names no token, unless all of it went to arrears.
 * The shapes of its texts are not published: whatever is not named counts as energy.
 */
export function powerOf(
  answer: PaymentAnswer,
  { amount_minor }: Pick<SupplierOrder, "amount_minor">,
): VendedPower | null {
  const tokens = tokensOf(answer);
  const breakdown = breakdownOf(answer, amount_minor);
  if (tokens.length === 0 && breakdown.arrears_minor !== amount_minor) return null;
  const units = tokens.flatMap(({ units_centi }) => units_centi ?? []);
  const units_centi = units.reduce((sum, centi) => sum + centi, 0n);
  return {
    tokens,
    units_centi: units.length > 0 ? units_centi : (unitsOfDisplay(answer) ?? 0n),
    utility_reference: answer.biller_reference || null,
    breakdown,
  };
}

/** The display sums a purchase up; where it names nothing of it, the receipts are added. */
function breakdownOf({ display, receipts }: PaymentAnswer, amount_minor: bigint): Breakdown {
  const shown = sumsOf(display.map(([label, value]) => `${label}: ${value}`));
  const sums = shown.size > 0 ? shown : sumsOf(receipts.flatMap((text) => text.split(/\n|, /)));
  const part = (name: keyof Breakdown) => sums.get(name) ?? 0n;
  const others = {
    levy_minor: part("levy_minor"),
    tax_minor: part("tax_minor"),
    arrears_minor: part("arrears_minor"),
    fee_minor: part("fee_minor"),
  };
  const rest = Object.values(others).reduce((left, minor) => left - minor, amount_minor);
  return { ...others, energy_minor: sums.get("energy_minor") ?? (rest > 0n ? rest : 0n) };
}

function sumsOf(lines: readonly string[]): Map<keyof Breakdown, bigint> {
  const sums = new Map<keyof Breakdown, bigint>();
  for (const line of lines) {
    const [, label = "", written = ""] = LABELLED.exec(line) ?? [];
    const part = PARTS.find(([, words]) => words.test(label))?.[0];
    const minor = minorOf(written);
    if (part !== undefined && minor !== null) sums.set(part, (sums.get(part) ?? 0n) + minor);
  }
  return sums;
}

function unitsOfDisplay({ display }: PaymentAnswer): bigint | null {
  const line = display.find(([label, value]) => /units|kwh/i.test(label) && /\d/.test(value));
  if (line === undefined) return null;
  const [label, value] = line;
  return unitsIn(/kwh/i.test(value) ? value : `${value} kWh`) ?? unitsIn(`${label} ${value}`);
}
