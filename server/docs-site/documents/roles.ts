import { type Document, operationsOf } from "./document.ts";

const SCHEME = "BearerAuth";
/** What every key holds. */
const EVERY_KEY = "any";

const BEARER_WORDS =
  "An API key, as `Authorization: Bearer svc_sk_test_…`. Its prefix chooses live or test mode. " +
  "Each operation names the scopes that a key needs; one of several alternatives is enough.";

/** Says which scope a key needs where tools look for it: one requirement for each alternative. */
export function addRoles(document: Document): void {
  Object.assign(document.components.securitySchemes[SCHEME] ?? {}, { description: BEARER_WORDS });
  for (const operation of operationsOf(document)) {
    const { "x-svc-scope": scopes = [], security } = operation;
    if (security !== undefined) continue;
    const needed = scopes.filter((scope) => scope !== EVERY_KEY);
    if (needed.length > 0) operation.security = needed.map((scope) => ({ [SCHEME]: [scope] }));
  }
}
