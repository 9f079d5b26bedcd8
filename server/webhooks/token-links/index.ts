/**
 * Token links: a URL that reads the tokens of a send once, within fifteen minutes of real time and
 * without a key. A delivery mints one for each try; following it needs nothing else.
 *
 * Promises: no secret is stored, only its hash; two readers at once read it once; a newer link of
 * the same endpoint and send ends the one before.
 */
export { mintTokenLinks } from "./mint-token-links.ts";
export { TOKEN_LINK_PURGE } from "./purge-token-links.ts";
export { tokenLinks } from "./tables.ts";
export { TOKEN_READER } from "./token-reader.ts";
