/** Crockford's digits: none of them is mistaken for another when it is read over a phone. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const DIGITS_OF_NUMBER = 10;
/** The last digits of a UUIDv7 are its counter and its chance, which tell sales apart. */
const HEX_TAKEN = 13;

/** The number on the receipt of a send, such as `R-7K2M9-QXF4T`: ten digits of its id. */
export function receiptNumberOf(send_id: string): string {
  let rest = BigInt(`0x${send_id.replaceAll("-", "").slice(-HEX_TAKEN)}`);
  let digits = "";
  for (let written = 0; written < DIGITS_OF_NUMBER; written++) {
    digits = DIGITS.charAt(Number(rest % 32n)) + digits;
    rest /= 32n;
  }
  return `R-${digits.slice(0, 5)}-${digits.slice(5)}`;
}
