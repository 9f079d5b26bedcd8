export { listAuditEvents } from "./list-audit-events.ts";
