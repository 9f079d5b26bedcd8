export { getFailureReport } from "./get-failure-report.ts";
export { getProgramReport } from "./get-program-report.ts";
export { getReconciliationReport } from "./get-reconciliation-report.ts";
export { getSpendReport } from "./get-spend-report.ts";
