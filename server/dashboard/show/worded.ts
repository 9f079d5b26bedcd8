/** Codes of the contract as the words that they are made of. */

/** A code that has no sentence of its own: `network_rejected` is "Network rejected". */
export function worded(code: string): string {
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
