/**
 * A key made, changed or rolled by a key is never wider than that key. Source:
 * docs/decisions/0010-keys-logs-and-overview.md.
 */

import type { KeyFacts } from "#platform/context";
import { covers, parseAddressRange } from "#platform/net/address-ranges";
import { refuse } from "#platform/refusal";
import type { KeyCapsRow } from "../rows/tables.ts";
import type { NewKey, NewKeyCaps } from "../secrets/mint-key.ts";

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

const LIMITS = Object.keys(CAPS) as (keyof typeof CAPS)[];

/** The fields of an agent key that a key with a list of recipients does not write. */
const LIMITS_OF_AGENT = [
  "recipient_allowlist",
  "scopes",
  "approval_threshold",
  "spend_caps",
  "per_recipient_daily_cap",
  "allowed_products",
  "allowed_networks",
  "allowed_ips",
  "expires_at",
];

/** What a key may do, as far as another may not do more. */
type Limits = Pick<NewKey, "kind" | "scopes" | "expires_at" | "allowed_ips" | "caps" | List>;

/** The key that asks, and its own caps. */
export interface Asker {
  readonly key: KeyFacts;
  readonly caps: readonly KeyCapsRow[];
}

/**
 * Keeps a key within the limits of the key that requests it; leaving out a limit that the requester
 * has is wider. `judged` says by name whether a field of the request counts.
 *
 * Refuses: `limit_raise_forbidden`.
 */
export function refuseWider(
  wanted: Limits,
  asker: Asker,
  judged: (field: string) => boolean = () => true,
): void {
  const wider = widerParams(wanted, asker).find((param) => judged(/^\w+/.exec(param)?.[0] ?? ""));
  if (wider === undefined) return;
  refuse("limit_raise_forbidden", {
    param: wider,
    message: `\`${wider}\` is wider than what your own key may do.`,
  });
}

/** Whether a key may do anything that another may not. Pure. */
export function isWider(wanted: Limits, asker: Asker): boolean {
  return widerParams(wanted, asker).length > 0;
}

/** Whether a change ends a key sooner, or shuts out addresses that the key answers. Pure. */
export function stopsCallers(
  before: Pick<Limits, "expires_at" | "allowed_ips">,
  after: Pick<Limits, "expires_at" | "allowed_ips">,
): boolean {
  const ends_sooner = (after.expires_at ?? Infinity) < (before.expires_at ?? Infinity);
  return ends_sooner || isWiderByAddress(before.allowed_ips, after.allowed_ips);
}

/**
 * A key with caps may change no key but itself: keys that it creates, or whose secrets it learns,
 * would spend on top of its caps. `key_id` is the key to change or roll; null for a new one.
 *
 * Refuses: `limit_raise_forbidden`.
 */
export function refuseCapped({ key, caps }: Asker, key_id: string | null): void {
  if (key.id === key_id) return;
  if (!caps.some((cap) => LIMITS.some((limit) => cap[limit] !== null))) return;
  refuse("limit_raise_forbidden", {
    message: "A key with caps cannot create, change or roll other keys.",
  });
}

/** The fields of the request in which a key would be wider. */
function widerParams(wanted: Limits, { key, caps }: Asker): string[] {
  const scope = wanted.scopes.findIndex((one) => !key.scopes.has(one));
  const lasts_longer = key.expires_at !== null && (wanted.expires_at ?? Infinity) > key.expires_at;
  return [
    ...(scope >= 0 ? [`scopes[${scope}]`] : []),
    ...(lasts_longer ? ["expires_at"] : []),
    ...(isWiderByAddress(wanted.allowed_ips, key.allowed_ips) ? ["allowed_ips"] : []),
    ...LISTS.filter((list) => isWiderList(wanted[list], key[list])),
    ...(isBeyondList(wanted, key) ? LIMITS_OF_AGENT : []),
    ...caps.flatMap((cap) => widerCaps(wanted, cap)),
  ];
}

/**
 * An agent reaches every recipient of the account, and others by approval, so its own list does not
 * keep it within that of another kind of key.
 */
function isBeyondList({ kind }: Limits, { recipient_allowlist }: KeyFacts): boolean {
  return kind === "ak" && recipient_allowlist.length > 0;
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

function widerCaps(wanted: Limits, held: KeyCapsRow): string[] {
  const asked: NewKeyCaps | undefined = wanted.caps.find((cap) => cap.currency === held.currency);
  const wider = LIMITS.filter((limit) => {
    const most_minor = held[limit];
    const asked_minor = asked?.[limit] ?? null;
    return most_minor !== null && (asked_minor === null || asked_minor > most_minor);
  });
  return wider.map((limit) => CAPS[limit](held.currency));
}
