/**
 * Notices: what the service tells an organisation itself, by mail to its contact and by text to its
 * support number.
 */
export { type Notice, notifyAccounts } from "./notify-accounts.ts";
