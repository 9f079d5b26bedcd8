import { addressHolder } from "#platform/net/address-ranges";
import { deviceOf } from "./device-of.ts";

/** Where a person signs in, as far as their browser and its connection say it. */
export interface SignInPlace {
  readonly device: string | null;
  /** An address of IPv4, or the network of one of IPv6. */
  readonly address: string | null;
}

/** Of a person who signs in by no browser, nothing is known. */
export const NOWHERE: SignInPlace = { device: null, address: null };

/** Where a request to sign in comes from. */
export function signInPlace({
  user_agent,
  ip,
}: {
  readonly user_agent: string | null;
  readonly ip: string;
}): SignInPlace {
  return { device: user_agent === null ? null : deviceOf(user_agent), address: addressHolder(ip) };
}
