/**
 * The outbox of texts and mails: `queueMessages` writes them with their cause, `messageWorker`
 * carries them to the gateways. Notices and sends write into it, and are told how far theirs came.
 *
 * Promises: a message exists exactly when its cause does; it is handed over at least once, under
 * one reference; what it says is forgotten once it was told, and
 * sealed until then when it holds a token.
 */
export {
  type Gateways,
  MESSAGES,
  type MessageMove,
  type MessageWorkerDeps,
  messageWorker,
} from "./message-worker.ts";
export { MESSAGE_PURGE } from "./purge-messages.ts";
export { type MessageDraft, queueMessages } from "./queue-messages.ts";
export { sealedMessages } from "./sealed-messages.ts";
export { messages } from "./tables.ts";
