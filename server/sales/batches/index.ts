/**
 * Batches: up to 10,000 sales that are made together, and the worker that sends them. The lines are
 * judged as sales are, their references bound and their cost reserved when the batch is made, or
 * when a second person has approved it; each line becomes a send in the transaction that moves it.
 *
 * Promises: a line is sold once; a batch that reserves can finish; what is not sold is given back.
 */
export { cancelLocked } from "./end/cancel-locked.ts";
export { type JudgedLine, type JudgedLines, judgeLines } from "./judge/judge-lines.ts";
export { refuseInvalid } from "./judge/refuse-invalid.ts";
export { isValid, sumLines } from "./judge/sum-lines.ts";
export { isOver, readThreshold, type Threshold } from "./judge/threshold.ts";
export { LINES_OF_SENDS } from "./line-lifecycle.ts";
export { makeBatch, makerOf } from "./make/make-batch.ts";
export { lockRetry, makeRetry, planRetry, type RetryPlan } from "./make/retry-batch.ts";
export { pageOfBatches } from "./present/page-of-batches.ts";
export { presentBatch } from "./present/present.ts";
export { presentBatches } from "./present/present-many.ts";
export { presentPreview } from "./present/present-preview.ts";
export { RESULT_COLUMNS, readResults } from "./present/write-results.ts";
export type { RawLine } from "./read/raw-line.ts";
export type { BatchSettings } from "./read/read-batch.ts";
export { type ReadLine, readLine } from "./read/read-line.ts";
export { type BatchCounts, countsAtStart, presentCounts } from "./rows/counts.ts";
export { eraseLines } from "./rows/erase-lines.ts";
export { countLines, lockBatch } from "./rows/queries.ts";
export { type BatchRow, batches, batchItems, batchWork } from "./rows/tables.ts";
export { BATCH_LINES_QUEUE } from "./rows/work.ts";
export { batchWorker } from "./work/batch-lines.ts";
