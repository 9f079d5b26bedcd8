/** What Paynow's answers mean, as tables. Source: docs/decisions/0047-paynow.md. */
import type { PromptAnswer, WalletRefusal } from "./port.ts";

type Meaning = "waiting" | "paid" | "cancelled" | "reversed";

/** In lower case. What is not in it is no answer. */
const STATUSES: Readonly<Record<string, Meaning>> = {
  created: "waiting",
  sent: "waiting",
  paid: "paid",
  // The next two are of what is sent by post.
  "awaiting delivery": "paid",
  delivered: "paid",
  cancelled: "cancelled",
  disputed: "reversed",
  refunded: "reversed",
};

/** What a status means, in lower case; null where that is not known. */
export function meaningOf(status: string): Meaning | null {
  return Object.hasOwn(STATUSES, status) ? (STATUSES[status] ?? null) : null;
}

/** Why the owner of a wallet was not asked, by what Paynow writes; the first that fits counts. */
const REFUSALS: readonly { readonly says: RegExp; readonly why: WalletRefusal }[] = [
  { says: /insufficient (?:balance|funds)/i, why: "insufficient_funds" },
  { says: /invalid (?:mobile|phone|subscriber)|not registered/i, why: "unknown_wallet" },
  { says: /(?:method|channel) .*not (?:enabled|supported|configured)/i, why: "wallet_not_taken" },
  { says: /invalid (?:hash|amount|id)\b/i, why: "other" },
];

/** A refusal whose words are not known may have been said of a payment that was begun. */
export function refusedOf(words: string): Extract<PromptAnswer, { kind: "refused" }> {
  const known = REFUSALS.find(({ says }) => says.test(words));
  return { kind: "refused", why: known?.why ?? "other", is_certain: known !== undefined, words };
}
