export { getWorkforceAccess } from "./get-workforce-access.ts";
