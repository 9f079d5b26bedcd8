/**
 * The outbox of texts and mails: `queueMessages` writes them with their cause, `messageWorker`
 * submits them to the gateways. Notices and sends write to it and are notified of their progress.
 *
 * Promises: a message exists exactly when its cause does; it is handed over at least once, under
 * one reference; its text is deleted once it was sent, and sealed until then if it holds a token.
 */

export { type Contact, draftsTo } from "./drafts-to.ts";
export { eraseMessages } from "./erase-messages.ts";
export { writeMailPage } from "./mail-page.ts";
export { type MailWords, writeMailText } from "./mail-words.ts";
export type { Gateways, MessageMove, MessageWorkerDeps } from "./message-job.ts";
export { MESSAGES, messageWorker } from "./message-worker.ts";
export { noteTextReport } from "./note-text-report.ts";
export { MESSAGE_PURGE } from "./purge-messages.ts";
export { type MessageDraft, queueMessages } from "./queue-messages.ts";
export { sealedMessages } from "./sealed-messages.ts";
export { messages } from "./tables.ts";
export { withdrawMessages } from "./withdraw-messages.ts";
