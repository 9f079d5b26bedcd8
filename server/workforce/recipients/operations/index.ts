export { createWorkforceRecipient } from "./create-workforce-recipient.ts";
export { listWorkforceRecipients } from "./list-workforce-recipients.ts";
export { updateWorkforceRecipient } from "./update-workforce-recipient.ts";
