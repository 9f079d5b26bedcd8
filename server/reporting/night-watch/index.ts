/**
 * The night watch: looks through the books of every account for what cannot be, and raises an alarm
 * for each sentence that is not true. It changes nothing and holds no lock.
 */
export { breachesOfAccounts } from "./breaches-of-accounts.ts";
export { nightWatch } from "./night-watch.ts";
export { bookChecks, bookPasses } from "./tables.ts";
