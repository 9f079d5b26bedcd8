import { markOfReference } from "#platform/settings/cell";

/** A reference, however it is spelt; none has an O for a zero. */
const REFERENCE = /\bTOP[\s-]*(?:[0O]([2-9A-HJ-NP-Z]))?([2-9A-HJ-NP-Z]{10})\b/;

/** The reference of a top-up in what a payer has written; null where there is none. */
export function referenceIn(words: string): string | null {
  const [, cell = null, letters] = REFERENCE.exec(words.toUpperCase()) ?? [];
  return letters === undefined ? null : `TOP-${markOfReference(cell)}${letters}`;
}
