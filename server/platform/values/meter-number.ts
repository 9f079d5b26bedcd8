import { digitsOfCell } from "./number-cell.ts";

const METER = /^\d{11}$/;

/** The number of a prepaid meter: exactly 11 digits, which no phone has; null for anything else. */
export function normaliseMeter(written: string): string | null {
  const digits = digitsOfCell(written).trim();
  return METER.test(digits) ? digits : null;
}

/** Whether a target is the number of a prepaid meter. */
export function isMeter(written: string): boolean {
  return normaliseMeter(written) !== null;
}
