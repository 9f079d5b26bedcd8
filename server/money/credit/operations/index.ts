export { getCredit } from "./get-credit.ts";
export { listCreditTransactions } from "./list-credit-transactions.ts";
