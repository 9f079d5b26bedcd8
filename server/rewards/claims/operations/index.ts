export { createClaim } from "./create-claim.ts";
export { getClaim } from "./get-claim.ts";
export { sendClaimCode } from "./send-claim-code.ts";
