export { getWorkforceLedger } from "./get-workforce-ledger.ts";
