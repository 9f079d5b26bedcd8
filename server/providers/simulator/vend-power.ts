import { createHash } from "node:crypto";
import type { SupplierOrder, VendedPower } from "#providers/port";
import { calculateUnits, tariffAt } from "#providers/tariff";

/** A debt takes a fifth of what is paid. */
const ARREARS_PARTS = 5n;

/**
 * What the simulated utility gives for an order: tokens that its reference makes, so that they are
 * the same every time. `0007` has its key changed first, `0008` pays a debt with it.
 */
export function vendPower(
  { reference, target, amount_minor, currency, position_centi }: SupplierOrder,
  now: number,
): VendedPower {
  const ending = target.slice(-4);
  const arrears_minor = ending === "0008" ? amount_minor / ARREARS_PARTS : 0n;
  const bought = {
    amount_minor: amount_minor - arrears_minor,
    position_centi: position_centi ?? 0n,
  };
  const { units_centi, energy_minor, levy_minor } = calculateUnits(tariffAt(currency, now), bought);
  const credit = { kind: "credit", token: tokenOf(reference, "credit"), units_centi } as const;
  const changes = ["first", "second"].map((which) => ({
    kind: "key_change" as const,
    token: tokenOf(reference, which),
    units_centi: null,
  }));
  return {
    tokens: ending === "0007" ? [...changes, credit] : [credit],
    units_centi,
    utility_reference: `ZE${tokenOf(reference, "purchase").slice(-12)}`,
    breakdown: { energy_minor, levy_minor, tax_minor: 0n, arrears_minor, fee_minor: 0n },
  };
}

/** Twenty digits. */
function tokenOf(reference: string, which: string): string {
  const hash = createHash("sha256").update(`${reference}/${which}`).digest("hex");
  return BigInt(`0x${hash}`).toString().slice(-20).padStart(20, "0");
}
