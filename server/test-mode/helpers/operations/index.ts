export { advanceTestSend } from "./advance-test-send.ts";
export { createTestCredit } from "./create-test-credit.ts";
export { resetTestAccount } from "./reset-test-account.ts";
export { setZesaAvailability } from "./set-zesa-availability.ts";
export { triggerTestEvent } from "./trigger-test-event.ts";
