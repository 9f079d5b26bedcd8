import type { PreparedReward } from "./prepare-reward.ts";

/**
 * A set of rewards in which none bears on another: one of a person, a number or a meter, a
 * completion and an Idempotency-Key. One that comes after another of the same is excluded, and
 * judged once that one is written. Pure.
 */
export function withoutTwins<R extends PreparedReward | { readonly kind: "refused" | "excluded" }>(
  set: readonly R[],
): (R | { readonly kind: "excluded" })[] {
  const seen = new Set<string>();
  return set.map((one) => {
    const names = one.kind === "prepared" ? namesOf(one) : [];
    if (names.some((name) => seen.has(name))) return { kind: "excluded" };
    for (const name of names) seen.add(name);
    return one;
  });
}

function namesOf({ request, candidate }: PreparedReward): string[] {
  const { recipient, terms } = candidate;
  const { input, idempotency } = request;
  const numbers = [recipient.phone, terms.target, terms.token_phone];
  const named = [
    ["recipient", recipient.id],
    ...numbers.map((number) => ["number", number]),
    ["completion", input.completion_id],
    ["key", idempotency?.key],
  ];
  return named.filter(([, name]) => name != null && name !== "").map((parts) => parts.join("/"));
}
