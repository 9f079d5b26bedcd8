/**
 * Lookups: what a number reveals before a sale. They read its digits and the catalogue and ask no
 * provider. No other module uses them; sales read the same facts themselves.
 */
export { lookupPhone } from "./lookup-phone.ts";
