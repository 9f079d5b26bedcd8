export { cancelWorkforceBatch } from "./cancel-workforce-batch.ts";
export { getWorkforceBatch } from "./get-workforce-batch.ts";
export { getWorkforceBatchResults } from "./get-workforce-batch-results.ts";
export { listWorkforceBatches } from "./list-workforce-batches.ts";
export { previewWorkforceResend } from "./preview-workforce-resend.ts";
export { resendWorkforceBatch } from "./resend-workforce-batch.ts";
