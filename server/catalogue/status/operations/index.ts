export { getStatus } from "./get-status.ts";
export { getStatusHistory } from "./get-status-history.ts";
