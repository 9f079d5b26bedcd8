/** The tables whose due times follow an account's clock. */
export { DUE_TABLES } from "./due-tables.ts";
