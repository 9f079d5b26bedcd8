/** The rules of a program that need nothing but the reward itself. */
import { erasedDetail } from "#directory/recipients";
import { parseTime } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { graceEnds, type ProgramRefusal, refusalOfPlace, refusalOfStatus } from "#rewards/programs";
import type { RewardCandidate } from "./candidate.ts";

type Rule = (candidate: RewardCandidate) => ProgramRefusal | null;

/** Why a program does not give a reward, as far as its own terms say. Pure. */
export function refusalsOfRules(candidate: RewardCandidate): ProgramRefusal[] {
  return RULES.flatMap((rule) => rule(candidate) ?? []);
}

const RULES: readonly Rule[] = [
  notAtPlace,
  notActive,
  sourceNotAllowed,
  choiceNotAllowed,
  erasedRecipient,
  networkRequired,
  bundleTooDear,
  accountTooYoung,
];

/** A location that the program has given up meanwhile cannot be checked in at. */
function notAtPlace({ program, checkin, now }: RewardCandidate): ProgramRefusal | null {
  if (checkin === null) return null;
  if (program.geofence !== null) return refusalOfPlace(program.geofence, checkin, now);
  const message = "`lat` cannot be used: the program has no `geofence`.";
  return { code: "conflicting_parameters", detail: { param: "lat", message } };
}

/**
 * A link can be claimed of a program that has nothing left, because its amount was earmarked; and
 * in the grace of a closed one, if it is of a reward that was let go in it.
 */
function notActive(candidate: RewardCandidate): ProgramRefusal | null {
  const { program, link } = candidate;
  if (link !== null && program.status === "exhausted") return null;
  if (isOfGrace(candidate)) return null;
  return refusalOfStatus(program);
}

/** Nothing but the release of a reward makes a link once its program is closed. */
function isOfGrace({ program, link, now }: RewardCandidate): boolean {
  const { closed_at } = program;
  if (closed_at === null || link === null || link.reward_id === null) return false;
  return link.created >= closed_at && graceEnds(program) > now;
}

/** A link that was made is worth what it says, whatever its program allows by now. */
function sourceNotAllowed({ program, way, link }: RewardCandidate): ProgramRefusal | null {
  const { sources } = program;
  if (link !== null) return null;
  if (sources.includes(way)) return null;
  return { code: "source_not_allowed", detail: { meta: { rule: "sources", allowed: sources } } };
}

function choiceNotAllowed({ program, link, terms }: RewardCandidate): ProgramRefusal | null {
  const { choices } = link ?? program;
  if (choices.includes(terms.type)) return null;
  const message = `\`type\` cannot be ${terms.type} ${link === null ? "in this program" : "here"}.`;
  const meta = { rule: "choices", allowed: choices };
  return { code: "choice_not_allowed", detail: { param: "type", message, meta } };
}

function erasedRecipient({ recipient }: RewardCandidate): ProgramRefusal | null {
  if (recipient.status === "active") return null;
  const param = "recipient";
  return { code: "erased_recipient", detail: { param, ...erasedDetail(recipient, param) } };
}

/** A token is texted to a number too. */
function networkRequired(candidate: RewardCandidate): ProgramRefusal | null {
  const { program, phone, phone_network, by_link } = candidate;
  const network = program.require_network;
  if (network === null || phone_network === network) return null;
  if (by_link !== null && phone === null) return null;
  const message = `\`recipient\` is not on ${network}, which this program rewards.`;
  const meta = { rule: "require_network", network };
  return { code: "network_required", detail: { param: "recipient", message, meta } };
}

/** A person is given no more than the link is worth. */
function bundleTooDear({ program, link, terms }: RewardCandidate): ProgramRefusal | null {
  const { bundle } = terms;
  if (link === null || bundle === null || bundle.currency !== program.currency) return null;
  if (bundle.amount_minor <= link.earmarked_minor) return null;
  const param = "bundle_id";
  const price = formatMoney(bundle.amount_minor);
  const costs = `\`bundle_id\` costs ${price} ${program.currency}`;
  const message = `${costs}, which is more than the link is worth.`;
  const meta = { denominations: [price] };
  return { code: "amount_not_allowed", detail: { param, message, meta } };
}

/** A date that nobody can read proves no age. */
function accountTooYoung({ program, recipient, now }: RewardCandidate): ProgramRefusal | null {
  const seconds = program.min_account_age_seconds;
  if (seconds === null) return null;
  const written = recipient.metadata.user_created_at;
  const since = written === undefined ? recipient.created : parseTime(written);
  if (since !== null && now - since >= seconds * 1_000) return null;
  const message = "`recipient` is too new for this program.";
  const meta = { rule: "min_account_age", min_account_age: seconds };
  return { code: "account_too_young", detail: { param: "recipient", message, meta } };
}
