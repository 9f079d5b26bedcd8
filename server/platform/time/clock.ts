/**
 * The wall clock, in unix milliseconds: leases, limits, signatures and logs go by it. What an
 * account sees goes by the account's own clock instead. This is the only reader of the machine's
 * time.
 *
 * Units: milliseconds.
 */
export function wall(): number {
  return Date.now();
}
