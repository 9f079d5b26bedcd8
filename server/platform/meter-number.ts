const METER = /^\d{11}$/;

/** Whether a target is the number of a prepaid meter: exactly 11 digits, which no phone has. */
export function isMeter(written: string): boolean {
  return METER.test(written.trim());
}
