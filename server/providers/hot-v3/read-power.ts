import { parseReported } from "#platform/values/money";
import type { VendedPower } from "#providers/port";
import { anyMemberOf, type Json, listOf, memberOf, objectIn, textOf } from "./read-answer.ts";

type VendedToken = VendedPower["tokens"][number];

/** What was told of one token. */
interface ToldToken {
  readonly token: string;
  readonly units_centi: bigint | null;
}

const TOKEN = /^\d{20}$/;
const NAMES = {
  net: ["netamount"],
  levy: ["levy"],
  tax: ["taxamount", "tax"],
  arrears: ["arrears", "arrearsamount"],
  fee: ["providerfees", "fees"],
} as const;

/**
 * What the utility gave for a purchase, read from what the sale's answer carries; null when it is
 * neither a token nor, in words of its own, the payment of a debt with all of the money.
 *
 * The shape is not published: it is an object, or a text of one, as in the interface before.
 */
export function readPower(
  recharge_data: Json | undefined,
  { amount_minor }: { amount_minor: bigint },
): VendedPower | null {
  const bought = objectIn(recharge_data);
  const rows = Array.isArray(bought) ? bought : listOf(memberOf(bought, "tokens"));
  const told = rows.map(readToken);
  if (told.some((one) => one === null)) return null;
  const tokens = told.flatMap((one) => (one === null ? [] : [one]));
  const sums = sumsOf(bought, rows);
  if (sums === null) return null;
  const paid_debt_only = tokens.length === 0 && sums.arrears === amount_minor;
  if (tokens.length === 0 && !paid_debt_only) return null;
  const { levy, tax, arrears, fee } = sums;
  const rest = amount_minor - levy - tax - arrears - fee;
  return {
    tokens: kindsOf(tokens),
    units_centi: tokens.reduce((sum, { units_centi }) => sum + (units_centi ?? 0n), 0n),
    utility_reference: referenceIn([bought, ...rows]),
    breakdown: {
      energy_minor: sums.net > 0n ? sums.net : rest > 0n ? rest : 0n,
      levy_minor: levy,
      tax_minor: tax,
      arrears_minor: arrears,
      fee_minor: fee,
    },
  };
}

function readToken(row: Json): ToldToken | null {
  const token = textOf(memberOf(row, "token"))?.replaceAll(/[ -]/g, "") ?? "";
  const units = textOf(memberOf(row, "units"));
  if (!TOKEN.test(token)) return null;
  return { token, units_centi: units === null ? null : parseReported(units, { rounding: "down" }) };
}

/** A token without units that comes with one that has some changes the meter's key. */
function kindsOf(tokens: readonly ToldToken[]): VendedToken[] {
  const hasUnits = ({ units_centi }: ToldToken) => units_centi !== null && units_centi > 0n;
  const any_has = tokens.some(hasUnits);
  return tokens.map((one) => {
    const kind = any_has && !hasUnits(one) ? "key_change" : "credit";
    return { kind, token: one.token, units_centi: kind === "credit" ? one.units_centi : null };
  });
}

type Sums = Record<keyof typeof NAMES, bigint>;

/**
 * The parts of the price: the sum over the tokens, or what is told of the whole where no token says
 * it. Null when one is no amount.
 */
function sumsOf(whole: Json | undefined, rows: readonly Json[]): Sums | null {
  const sums: Sums = { net: 0n, levy: 0n, tax: 0n, arrears: 0n, fee: 0n };
  for (const part of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
    const of_rows = rows.flatMap((row) => textOf(anyMemberOf(row, NAMES[part])) ?? []);
    const of_whole = textOf(anyMemberOf(whole, NAMES[part])) ?? [];
    for (const written of of_rows.length > 0 ? of_rows : [of_whole].flat()) {
      const minor = parseReported(written, { rounding: "down" });
      if (minor === null || minor < 0n) return null;
      sums[part] += minor;
    }
  }
  return sums;
}

function referenceIn(places: readonly (Json | undefined)[]): string | null {
  const found = places.map((place) => textOf(memberOf(place, "zesareference")));
  return found.find((one) => one !== null) ?? null;
}
