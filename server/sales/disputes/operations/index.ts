export { createDispute } from "./create-dispute.ts";
export { getDispute } from "./get-dispute.ts";
export { listDisputes } from "./list-disputes.ts";
