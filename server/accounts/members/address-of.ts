import assert from "node:assert/strict";
import type { Contact } from "#accounts/messages";

/** What a member signs in with: an email address, or else a phone number. */
export function addressOf({ email, phone }: Contact): string {
  const address = email ?? phone;
  assert(address !== null, "a member has neither an address nor a number");
  return address;
}
