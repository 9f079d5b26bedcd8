export { createBlockedTarget } from "./create-blocked-target.ts";
export { deleteBlockedTarget } from "./delete-blocked-target.ts";
export { getBlockedTarget } from "./get-blocked-target.ts";
export { listBlocklist } from "./list-blocklist.ts";
