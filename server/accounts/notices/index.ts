/**
 * Notices: what the house tells an organisation itself, by mail to its contact and by text to its
 * support number.
 */
export { type Notice, tellAccounts } from "./tell-accounts.ts";
