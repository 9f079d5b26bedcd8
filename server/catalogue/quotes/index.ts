/**
 * Quotes: what a sale will bring, said before the customer pays, with the meter confirmed. A quote
 * binds target and currency for half an hour and is carried by one sale; the sale's own transaction
 * marks it used, and frees it when nothing came of it.
 */

export { eraseQuotes } from "./erase-quotes.ts";
export { type CarriedQuote, freeQuotes, lockQuotes, useQuotes } from "./lifecycle.ts";
export { meterOfQuote, statusAt } from "./present.ts";
export { presentQuotes } from "./present-many.ts";
export { type QuoteRow, quotes } from "./tables.ts";
