/** Dealer pricing: what a sale draws from Credit. Pure; a sale asks once, and its row keeps it. */
export { costOf } from "./cost-of.ts";
