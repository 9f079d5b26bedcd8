export { createQuote } from "./create-quote.ts";
export { getQuote } from "./get-quote.ts";
