export { createRecipient } from "./create-recipient.ts";
export { createRecipientsBulk } from "./create-recipients-bulk.ts";
export { deleteRecipient } from "./delete-recipient.ts";
export { getRecipient } from "./get-recipient.ts";
export { listRecipients } from "./list-recipients.ts";
export { restoreRecipient } from "./restore-recipient.ts";
export { updateRecipient } from "./update-recipient.ts";
