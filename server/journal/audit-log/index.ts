/**
 * The audit log: who did what to the account, its people, its keys and its settings. An entry is
 * written in the transaction of the deed, so there is never one without the other.
 */

export { type AuditRecord, audit } from "./audit.ts";
export { auditByStaff } from "./audit-by-staff.ts";
export { auditBySystem } from "./audit-by-system.ts";
export { changesBetween } from "./changes-between.ts";
export { actorOf } from "./present.ts";
export { type AuditEntryRow, auditEntries } from "./tables.ts";
