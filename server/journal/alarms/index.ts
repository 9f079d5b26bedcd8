/**
 * Alarms as rows: what programs have raised, for people to end. The log has each of them as well.
 */
export { keepAlarms } from "./keep-alarms.ts";
export { endAlarm, listOpenAlarms } from "./open-alarms.ts";
export type { RaisedAlarmRow } from "./tables.ts";
