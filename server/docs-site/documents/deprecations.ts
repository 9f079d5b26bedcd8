import type { Deprecation } from "@svc/generated/deprecations";
import { type Document, operationsOf } from "./document.ts";

/** Says of what is deprecated until when it works, for readers who know no `x-svc-deprecation`. */
export function describeDeprecations(document: Document): void {
  for (const operation of operationsOf(document)) {
    const deprecation = operation["x-svc-deprecation"] as Deprecation | undefined;
    if (deprecation === undefined) continue;
    const { since, sunset, instead } = deprecation;
    operation.description += `\n\n**Deprecated** since ${since}; it ends on ${sunset}. ${instead}`;
  }
}
