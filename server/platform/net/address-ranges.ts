/** Ranges of client addresses, as keys and settings write them: one address, or CIDR. */
import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.process>;

/** A parsed range; an address alone is a range of one. */
export interface AddressRange {
  readonly network: Address;
  /** Number of leading bits that all addresses of the range share. */
  readonly bits: number;
}

/** Reads `196.27.96.10`, `196.27.96.0/24` or the IPv6 forms; null when it is neither. */
export function parseAddressRange(text: string): AddressRange | null {
  const [address_text = "", bits_text, ...rest] = text.split("/");
  if (rest.length > 0 || !isAddress(address_text)) return null;
  const network = ipaddr.process(address_text);
  const widest = network.kind() === "ipv4" ? 32 : 128;
  if (bits_text === undefined) return { network, bits: widest };
  // A range over IPv4-mapped addresses counts the 96 bits of the prefix that process() removes.
  const mapped_bits = network.kind() === "ipv4" && address_text.includes(":") ? 96 : 0;
  const bits = /^\d{1,3}$/.test(bits_text) ? Number(bits_text) - mapped_bits : -1;
  return bits >= 0 && bits <= widest ? { network, bits } : null;
}

/** Whether an address lies in one of the ranges; a text that is no address lies in none. */
export function isWithin(ranges: readonly AddressRange[], address_text: string): boolean {
  if (!isAddress(address_text)) return false;
  const address = ipaddr.process(address_text);
  return ranges.some((range) => covers(range, { network: address, bits: range.bits }));
}

/** Whether every address of `inner` lies in `outer`. */
export function covers(outer: AddressRange, inner: AddressRange): boolean {
  if (outer.network.kind() !== inner.network.kind() || inner.bits < outer.bits) return false;
  return inner.network.match([outer.network, outer.bits]);
}

/** Writes an address in one form only, so that the same client is always the same text. */
export function normalAddress(text: string): string | null {
  return isAddress(text) ? ipaddr.process(text).toString() : null;
}

const CUSTOMER_GROUPS = 4;

/**
 * Whoever calls from an address, as far as that can be told: in IPv6 a customer is given a network
 * of 64 bits at least, and may call from any address in it.
 */
export function addressHolder(text: string): string {
  if (!text.includes(":") || !isAddress(text)) return text;
  const address = ipaddr.process(text);
  if (!("parts" in address)) return address.toString();
  const groups = address.parts.slice(0, CUSTOMER_GROUPS).map((part) => part.toString(16));
  return `${groups.join(":")}::/64`;
}

/** The library also reads `0x7f.1` and `127.1`, which no header and no setting means to say. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || (text.includes(":") && ipaddr.isValid(text));
}
