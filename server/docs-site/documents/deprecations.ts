import type { Deprecation } from "@svc/generated/deprecations";
import type { Document, Json } from "./document.ts";

const FACT = "x-svc-deprecation";

/** Says of what is deprecated until when it works, for readers who know no `x-svc-deprecation`. */
export function describeDeprecations({ paths, components, webhooks }: Document): void {
  for (const part of [paths, components, webhooks]) describe(part);
}

/** Operations, parameters and fields, wherever they are. */
function describe(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  for (const [name, value] of Object.entries(node)) {
    // What an example shows is no schema.
    if (name !== "example" && name !== "examples") describe(value);
  }
  const deprecation = (node as Json)[FACT] as Deprecation | undefined;
  if (deprecation === undefined) return;
  const { since, sunset, instead } = deprecation;
  const said = `**Deprecated** since ${since}; it ends on ${sunset}. ${instead}`;
  const { description } = node as Json;
  (node as Json).description = description === undefined ? said : `${description}\n\n${said}`;
}
