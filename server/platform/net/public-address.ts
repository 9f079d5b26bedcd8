/**
 * Which addresses we may talk to when somebody else names the host.
 * Source: docs/decisions/0027-webhook-deliveries.md.
 */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Only this part of IPv6 is given out to the public internet. */
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number];

/** Numbers of the public internet that a cloud serves its own machines from. */
const OF_CLOUDS = new Set(["168.63.129.16"]);

/**
 * Whether an address belongs to the public internet. What is private, local, shared, reserved or
 * for documentation does not, nor does an IPv6 address that carries an IPv4 one: mapped, embedded,
 * 6to4, Teredo and NAT64 would lead around the check.
 */
export function isPublicAddress(text: string): boolean {
  const address = readAddress(text);
  if (address === null || address.range() !== "unicast" || OF_CLOUDS.has(text)) return false;
  return address.kind() === "ipv4" || (address as ipaddr.IPv6).match(GLOBAL_UNICAST);
}

/** Whether an address is this machine itself; a mapped one is not taken for it. */
export function isLoopbackAddress(text: string): boolean {
  return readAddress(text)?.range() === "loopback";
}

/** Only the canonical forms are read: `127.1` and zones are no addresses here. */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return isIP(text) === 0 || text.includes("%") ? null : ipaddr.parse(text);
}
