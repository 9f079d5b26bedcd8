/**
 * Disputes: complaints about sends that have ended, which staff resolve.
 *
 * Promises: a send has one open dispute at a time; a delivered send stays delivered.
 */
export { presentDisputes } from "./present/present.ts";
export { eraseDisputes } from "./rows/erase-disputes.ts";
export { disputes } from "./rows/tables.ts";
