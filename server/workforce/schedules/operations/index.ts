export { listWorkforceSchedules } from "./list-workforce-schedules.ts";
export { runWorkforceSchedule } from "./run-workforce-schedule.ts";
