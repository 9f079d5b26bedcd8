/** Who a request comes from. Source: docs/operations.md, "Settings". */
import { type AddressRange, isWithin, normalAddress, parseAddressRange } from "./address-ranges.ts";

/** The two places that tell of a client: the connection, and what proxies wrote down. */
export interface Hops {
  readonly remote: string | undefined;
  /** The `X-Forwarded-For` header, all of its lines joined by commas. */
  readonly forwarded_for: string | undefined;
}

/** A request that did not come over a socket was made by this program itself. */
const OWN_ADDRESS = "127.0.0.1";

/**
 * Makes the reader of client addresses: the first hop from the right that is none of our proxies.
 *
 * What stands left of that hop was written by the client and is not believed; a hop that is no
 * address ends the walk at the proxy that wrote it down.
 */
export function clientAddressReader(trusted_proxies: readonly string[]): (hops: Hops) => string {
  const trusted = trusted_proxies.map((text) => {
    const range = parseAddressRange(text);
    if (range === null) throw new Error(`${text} is no address range.`);
    return range;
  });
  return ({ remote, forwarded_for }) => {
    const peer = remote === undefined ? OWN_ADDRESS : (normalAddress(remote) ?? remote);
    if (trusted.length === 0 || forwarded_for === undefined) return peer;
    return firstOutside(trusted, peer, forwarded_for.split(","));
  };
}

function firstOutside(trusted: readonly AddressRange[], peer: string, written: string[]): string {
  let hop = peer;
  for (const text of written.reverse()) {
    if (!isWithin(trusted, hop)) return hop;
    const next = normalAddress(text.trim());
    if (next === null) return hop;
    hop = next;
  }
  return hop;
}
