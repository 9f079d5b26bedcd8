export { getCredit } from "./get-credit.ts";
export { getCreditAlerts } from "./get-credit-alerts.ts";
export { getCreditReservation } from "./get-credit-reservation.ts";
export { getCreditTransaction } from "./get-credit-transaction.ts";
export { listCreditReservations } from "./list-credit-reservations.ts";
export { listCreditTransactions } from "./list-credit-transactions.ts";
export { updateCreditAlerts } from "./update-credit-alerts.ts";
