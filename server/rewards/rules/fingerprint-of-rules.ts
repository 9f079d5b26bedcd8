import { hash } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";

/** By what two readers know that they saw the same rules; their counts do not matter. Pure. */
export function fingerprintOfRules(rules: readonly Schemas["ProgramRule"][]): string {
  const written = rules.map(({ matched_count: _, ...rule }) => rule);
  return hash("sha256", JSON.stringify(written), "base64url").slice(0, 22);
}
