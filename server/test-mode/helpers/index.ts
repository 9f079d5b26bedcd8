/** What a reset removes of a test account, for a caller that removes the account too. */
export { removeRows } from "./remove-rows.ts";
export { RESET_TABLES, STAYING_TABLES } from "./reset-tables.ts";
