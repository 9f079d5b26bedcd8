/** Reviews: rewards that a person must check before they are sent. */
export { reviews } from "./rows/tables.ts";
