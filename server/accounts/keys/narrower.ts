/**
 * A key made by a key is never wider than its maker. Source: product.md 5, contract.md 4.
 */
import { covers, parseAddressRange } from "#platform/address-ranges";
import type { KeyFacts } from "#platform/context";
import { refuse } from "#platform/refusal";
import type { NewKey, NewKeyCaps } from "./mint-key.ts";
import type { KeyCapsRow } from "./tables.ts";

type List = "allowed_origins" | "allowed_products" | "allowed_networks" | "recipient_allowlist";

const LISTS: readonly List[] = [
  "allowed_origins",
  "allowed_products",
  "allowed_networks",
  "recipient_allowlist",
];

/** The caps of a key, and the field of the request that a wider one stands in. */
const CAPS = {
  per_send_minor: (currency: string) => `spend_caps.${currency}.per_send`,
  daily_minor: (currency: string) => `spend_caps.${currency}.daily`,
  monthly_minor: (currency: string) => `spend_caps.${currency}.monthly`,
  per_recipient_daily_minor: (currency: string) => `per_recipient_daily_cap.${currency}`,
} as const;

/**
 * Holds a key to be made to what its maker may do itself; a limit that the maker has and the new
 * key leaves out is wider.
 *
 * Refuses: `limit_raise_forbidden`.
 */
export function refuseWider(
  wanted: NewKey,
  maker: { readonly key: KeyFacts; readonly caps: readonly KeyCapsRow[] },
): void {
  const { key } = maker;
  const scope = wanted.scopes.findIndex((one) => !key.scopes.has(one));
  if (scope >= 0) refuseLimit(`scopes[${scope}]`);
  if (key.expires_at !== null && (wanted.expires_at ?? Infinity) > key.expires_at) {
    refuseLimit("expires_at");
  }
  if (isWiderByAddress(wanted.allowed_ips, key.allowed_ips)) refuseLimit("allowed_ips");
  for (const list of LISTS) {
    if (isWiderList(wanted[list], maker.key[list])) refuseLimit(list);
  }
  for (const cap of maker.caps) refuseWiderCap(wanted, cap);
}

function isWiderList(wanted: readonly string[], held: readonly string[]): boolean {
  if (held.length === 0) return false;
  return wanted.length === 0 || !wanted.every((one) => held.includes(one));
}

function isWiderByAddress(wanted: readonly string[], held: readonly string[]): boolean {
  if (held.length === 0) return false;
  const outer = held.map(parseAddressRange).filter((range) => range !== null);
  const isCovered = (text: string) => {
    const inner = parseAddressRange(text);
    return inner !== null && outer.some((range) => covers(range, inner));
  };
  return wanted.length === 0 || !wanted.every(isCovered);
}

function refuseWiderCap(wanted: NewKey, held: KeyCapsRow): void {
  const asked: NewKeyCaps | undefined = wanted.caps.find((cap) => cap.currency === held.currency);
  for (const limit of Object.keys(CAPS) as (keyof typeof CAPS)[]) {
    const most_minor = held[limit];
    const asked_minor = asked?.[limit] ?? null;
    if (most_minor === null || (asked_minor !== null && asked_minor <= most_minor)) continue;
    refuseLimit(CAPS[limit](held.currency));
  }
}

function refuseLimit(param: string): never {
  return refuse("limit_raise_forbidden", {
    param,
    message: `${param} is wider than what the key that asks may do itself.`,
  });
}
