import type { Contact } from "#accounts/messages";

/** What somebody signs in with, as an address of mail or as a number. */
export function contactOf(address: string): Contact {
  return address.startsWith("+")
    ? { email: null, phone: address }
    : { email: address, phone: null };
}
