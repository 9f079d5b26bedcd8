/**
 * Top-ups: payments that become Credit. A payment is written before anybody is asked for it, and
 * becomes Credit when its provider, or the bank, says that it was paid.
 *
 * Promises: a payment is started once and credited once; what has arrived becomes Credit, also when
 * the top-up has ended.
 */
export { presentTopups } from "./present.ts";
export { presentReplayedTopup } from "./present-replayed.ts";
export { findTopupByReference } from "./rows/find-by-reference.ts";
export { findReceipt } from "./rows/find-receipt.ts";
export { listStrayPayments, type StrayPayment } from "./rows/list-stray-payments.ts";
export { type TopupRow, topups, topupWork } from "./rows/tables.ts";
export { type ImportedLine, importLines } from "./transfers/import-lines.ts";
export { type AwaitedTransfer, listAwaited } from "./transfers/list-awaited.ts";
export { readStatement, type StatementLine } from "./transfers/read-statement.ts";
export type { TransferOutcome } from "./transfers/receive-transfer.ts";
export { referenceIn } from "./transfers/reference-in.ts";
export { noteChange } from "./work/note-change.ts";
export { TOPUPS, type TopupWorkerDeps, topupWorker } from "./work/topup-worker.ts";
