export { getWorkforceMeters } from "./get-workforce-meters.ts";
