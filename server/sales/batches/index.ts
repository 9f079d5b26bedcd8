/**
 * Batches: up to 10,000 sales that are made together, and the worker that sends them. The lines are
 * judged as sales are, their references bound and their cost reserved when the batch is made, or
 * when a second person has approved it; each line becomes a send in the transaction that moves it.
 *
 * Promises: a line is sold once; a batch that reserves can finish; what is not sold is given back.
 */
export { type JudgedLines, judgeLines } from "./judge/judge-lines.ts";
export { isValid, sumLines } from "./judge/sum-lines.ts";
export { isOver, readThreshold } from "./judge/threshold.ts";
export { LINES_OF_SENDS } from "./lines/lifecycle.ts";
export { makeBatch } from "./make/make-batch.ts";
export { presentBatch } from "./present/present.ts";
export { presentBatches } from "./present/present-many.ts";
export { presentPreview } from "./present/present-preview.ts";
export type { RawLine } from "./read/raw-line.ts";
export { readLine } from "./read/read-line.ts";
export { countsAtStart } from "./rows/counts.ts";
export { eraseLines } from "./rows/erase-lines.ts";
export { type BatchRow, batches, batchWork } from "./rows/tables.ts";
export { BATCH_LINES_QUEUE } from "./rows/work.ts";
export { batchWorker } from "./work/batch-lines.ts";
