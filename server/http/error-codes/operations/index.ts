export { listErrorCodes } from "./list-error-codes.ts";
