/** Departments: cost centres as an employer sees them. */
export { presentReplayedDepartment } from "./present-replayed.ts";
