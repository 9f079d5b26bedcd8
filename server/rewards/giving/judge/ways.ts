import type { Schemas } from "@svc/generated/routes";

/**
 * By which of a program's `sources` a reward comes: what a rule or a referral gives follows from a
 * call of the account's own server.
 *
 * Source: spec/rewards/programs/enums.tsp.
 */
export const WAYS: Readonly<Record<Schemas["RewardSource"], Schemas["ProgramSource"]>> = {
  api: "api",
  completions: "completions",
  links: "links",
  rule: "api",
  referral: "api",
  checkin: "links",
};
