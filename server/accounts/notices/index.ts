/**
 * Notices: what the house tells an organisation itself, by mail to its contact and by text to its
 * support number, or to the addresses that it has named.
 */
export { type Notice, tellAccounts } from "./tell-accounts.ts";
