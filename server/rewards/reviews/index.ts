/** Reviews: rewards that a person must check before they are sent. */
export { presentReviews } from "./present/present.ts";
export { reviews } from "./rows/tables.ts";
