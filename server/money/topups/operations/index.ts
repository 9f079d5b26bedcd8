export { createTopup } from "./create-topup.ts";
export { getTopup } from "./get-topup.ts";
export { listTopups } from "./list-topups.ts";
