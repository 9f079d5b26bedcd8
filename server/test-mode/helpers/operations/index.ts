export { advanceTestSend } from "./advance-test-send.ts";
export { createTestCredit } from "./create-test-credit.ts";
