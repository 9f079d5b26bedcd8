/** What a month did to an account's Credit. */
export { forgetStatements } from "./closed-days.ts";
export { statementMonths } from "./tables.ts";
