export { advanceTestSend } from "./advance-test-send.ts";
export { approveTestApproval } from "./approve-test-approval.ts";
export { claimTestRewardLink } from "./claim-test-reward-link.ts";
export { createTestCredit } from "./create-test-credit.ts";
export { rejectTestApproval } from "./reject-test-approval.ts";
export { resetTestAccount } from "./reset-test-account.ts";
export { setZesaAvailability } from "./set-zesa-availability.ts";
export { triggerTestEvent } from "./trigger-test-event.ts";
