/**
 * Whether the check digit of a meter fits, by the rule of Luhn.
 * Source: spec/catalogue/meters.tsp.
 */
export function fitsChecksum(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const weighed = index % 2 === 0 ? digit : digit * 2;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
