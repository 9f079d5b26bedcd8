/**
 * Lookups: what can be told of a number before anything is sold to it. They read digits and the
 * catalogue, and ask no provider. No other module asks them: what they know, sales read for
 * themselves.
 */
export { lookupPhone } from "./lookup-phone.ts";
