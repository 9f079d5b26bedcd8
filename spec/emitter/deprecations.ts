import type { Document, Schema } from "./document.ts";

const FACT = "x-svc-deprecation";

/** Says `deprecated` of what ends, for readers who know no fact of ours. */
export function markDeprecated(document: Document): void {
  mark(document.components);
  mark(document.paths);
}

function mark(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  if (Object.hasOwn(node, FACT)) {
    (node as Schema).deprecated = true;
    // It is said of a parameter and again of its schema, which others may have too.
    delete (node as { schema?: Schema }).schema?.[FACT];
  }
  for (const [name, value] of Object.entries(node)) {
    // What an example shows is no schema.
    if (name !== "example" && name !== "examples") mark(value);
  }
}
