/**
 * Schedules: sales that repeat on the days of a cadence, and the worker that runs them. Days are
 * computed; one is stored when somebody changes it, and a day before it runs. A run is a batch to
 * the people, at the amounts and by the limits of that moment. Modules above make schedules of
 * their own with `makeSchedule`, and name what owns them.
 *
 * Promises: the run of a day, its batch and what is said of the day are one transaction; a day runs
 * once unless somebody runs it again; what cannot run within twelve hours does not run.
 */
export { changeSchedule } from "./change-schedule.ts";
export { endSchedule } from "./end-schedule.ts";
export { erasePeople } from "./erase-people.ts";
export { makeSchedule } from "./make-schedule.ts";
export { presentRows, presentSchedules } from "./present/present.ts";
export { SHORTFALL_PROJECTIONS } from "./project-shortfalls.ts";
export { readSchedule } from "./read/read-schedule.ts";
export { findSchedules, lockSchedule } from "./rows/queries.ts";
export { type ScheduleRow, schedules, scheduleWork } from "./rows/tables.ts";
export { followPayday, SCHEDULES_QUEUE } from "./rows/work.ts";
export { runNow } from "./run-now.ts";
export { scheduleWorker } from "./work/schedule-worker.ts";
export { lockSharing } from "./write/release-parts.ts";
