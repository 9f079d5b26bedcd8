/**
 * Notices from the service to an organisation: by mail to its contact, by text to its support
 * number.
 */
export { type Notice, notifyAccounts } from "./notify-accounts.ts";
