import { roundHalfUp } from "#providers/tariff";

/** `105.83` of hundredths of a kilowatt hour. */
export function writeUnits(units_centi: bigint): string {
  return writeDecimal(units_centi, 2);
}

/** `0.0848` of millionths, rounded half up. */
export function writePrice(price_micro: bigint): string {
  return writeDecimal(roundHalfUp(price_micro, 100n), 4);
}

function writeDecimal(scaled: bigint, decimals: number): string {
  const digits = scaled.toString().padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
