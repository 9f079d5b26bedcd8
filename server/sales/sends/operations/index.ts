export { cancelSend } from "./cancel-send.ts";
export { createSend } from "./create-send.ts";
export { getSend } from "./get-send.ts";
export { getSendReceipt } from "./get-send-receipt.ts";
export { listSendAttempts } from "./list-send-attempts.ts";
export { listSends } from "./list-sends.ts";
export { retrySend } from "./retry-send.ts";
