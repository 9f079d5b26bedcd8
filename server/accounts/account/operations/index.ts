export { getAccount } from "./get-account.ts";
