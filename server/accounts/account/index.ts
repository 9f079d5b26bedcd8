/**
 * The account: an organisation in one mode, with its twin in the other, its own clock, and what
 * staff and the organisation have set. Everything else belongs to an account. The gate reads it
 * with the key; `organisations` and the sandbox make new ones.
 */
export { acceptTerms, acceptTermsByStaff } from "./accept-terms.ts";
export {
  type AccountAndCatalogue,
  AuthorityChanged,
  findChanged,
  findStandings,
  hasNotChanged,
  lockAuthorityForShare,
  raiseFactsVersion,
} from "./authority.ts";
export { closeAccount } from "./close-account.ts";
export { createOrganisation, type NewOrganisation } from "./create-organisation.ts";
export { findOrganisations } from "./find-organisations.ts";
export { type LockedClock, lockClocksForShare } from "./lock-clocks.ts";
export { markDealerApplied } from "./mark-dealer-applied.ts";
export { movingOf, passOverMoving } from "./pass-over-moving.ts";
export { presentAccount } from "./present.ts";
export {
  accountFacts,
  lockAccount,
  lockAccountFacts,
  readAccount,
  readAccountFacts,
  readAccountWithin,
  readFactsOfAccounts,
} from "./queries.ts";
export { setDealer } from "./set-dealer.ts";
export { setStanding } from "./set-standing.ts";
export { stepFirstDue } from "./step-first-due.ts";
export {
  type AccountRow,
  accountClocks,
  accounts,
  CLOCK_AHEAD_SECONDS_MAX,
} from "./tables.ts";
