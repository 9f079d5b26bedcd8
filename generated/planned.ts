// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
import type { OperationId } from "./operations.ts";

/** In the contract and not yet kept: these answer 501. */
export const PLANNED_OPERATIONS: readonly OperationId[] = [
  "listBatchItems",
  "listBatches",
  "createBatch",
  "getBatch",
  "approveBatch",
  "cancelBatch",
  "retryFailedBatchItems",
  "previewBatch",
  "getBatchResults",
  "listSchedules",
  "createSchedule",
  "getSchedule",
  "updateSchedule",
  "deleteSchedule",
  "listScheduleOccurrences",
  "getScheduleOccurrence",
  "updateScheduleOccurrence",
  "combineScheduleOccurrence",
  "moveScheduleOccurrence",
  "resetScheduleOccurrence",
  "skipScheduleOccurrence",
  "runSchedule",
  "previewScheduleRun",
  "listCreditReservations",
];
