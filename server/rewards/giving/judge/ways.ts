import type { Schemas } from "@svc/generated/routes";
import type { RewardInput } from "../read/reward-input.ts";

type Way = Schemas["ProgramSource"];

/**
 * What a referral gives follows from a call of the account's own server. What a rule gives comes by
 * the way of what it matched.
 */
const OF_SOURCES: Readonly<Record<Exclude<Schemas["RewardSource"], "rule">, Way>> = {
  api: "api",
  completions: "completions",
  links: "links",
  referral: "api",
  checkin: "links",
};
const OF_TRIGGERS: Readonly<Record<Schemas["ProgramRuleTrigger"], Way>> = {
  activity: "api",
  completion: "completions",
  referral: "api",
  checkin: "links",
};

/** By which of a program's `sources` a reward comes. Source: spec/rewards/programs/enums.tsp. */
export function wayOf({ source, by_rule }: Pick<RewardInput, "source" | "by_rule">): Way {
  return source === "rule" ? OF_TRIGGERS[by_rule?.on ?? "activity"] : OF_SOURCES[source];
}
