import type { Schemas } from "@svc/generated/routes";
import type { KeyFacts } from "#platform/context";

/**
 * Whether a key may have to do with documents of a purpose: one that only sells has to do with
 * evidence alone. A signed-in person is no key. Source: spec/accounts/documents.tsp.
 */
export function isSeenBy(key: KeyFacts | null, purpose: Schemas["DocumentPurpose"]): boolean {
  return key === null || key.scopes.has("account:manage") || purpose === "dispute_evidence";
}
