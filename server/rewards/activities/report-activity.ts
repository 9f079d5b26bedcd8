import { lockClocksForShare } from "#accounts/account";
import { refuseErased, registerContact } from "#directory/recipients";
import { emit, eventOf } from "#journal/events";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { formatId, mintId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import {
  type Earner,
  giveByRules,
  judgeRules,
  lockMetRules,
  type NewOccasion,
  noteMatches,
  type Occasion,
} from "#rewards/earning";
import type { RewardActor, RewardInput } from "#rewards/giving";
import { findPrograms, type ProgramRow } from "#rewards/programs";
import { findRecipient, refuseRecipient } from "#rewards/recipients";
import { type MatchRow, presentMatch } from "#rewards/rules";
import { type ActivityInput, refuseTime } from "./read-activity.ts";
import { countedActivities, holdActivity, nextPosition } from "./rows/queries.ts";
import { type ActivityRow, activities } from "./rows/tables.ts";
import { writeMatches } from "./rows/write-matches.ts";

/** An activity that was reported now, or before. */
interface ReportedActivity {
  readonly kind: "new" | "existing";
  readonly row: ActivityRow;
  /** Rewards that were not given because of the blocklist. */
  readonly blocked: readonly RewardInput[];
}

/**
 * Keeps an activity, and gives what the rules of programs give for it; one that is there already is
 * returned as it is. A rule that gives nothing says why and refuses nothing.
 *
 * Refuses: `time_out_of_range`, `reference_not_found`, `erased_recipient`. Throws
 * `AuthorityChanged`.
 * Writes: activities, rule_matches, program_rules, recipients, events; as `makeReward`.
 * Source: spec/rewards/activities.tsp.
 */
export async function reportActivity(
  tx: Tx,
  actor: Earner,
  input: ActivityInput,
): Promise<ReportedActivity> {
  const account_id = actor.account.id;
  // Erasures wait until it is over.
  await lockClocksForShare(tx, [account_id]);
  const existing = await holdActivity(tx, account_id, input.activity_id);
  if (existing !== null) return { kind: "existing", row: existing, blocked: [] };
  // A repeat may come however late.
  refuseTime(input, actor.now);
  const program = await programOf(tx, account_id, input);
  const unplaced = newRow(actor, input, {
    recipient_id: await recipientOf(tx, actor, input),
    currency: input.value_minor === null ? null : (input.currency ?? program?.currency ?? null),
  });
  const happened = occasionOf(unplaced);
  const met = await lockMetRules(tx, happened);
  const position = await nextPosition(tx, unplaced);
  const row = { ...unplaced, position };
  await insertMany(tx, activities, [row]);
  const occasion = { ...happened, position };
  const judged = await judgeRules(tx, occasion, met);
  if (judged.length === 0) return { kind: "new", row, blocked: [] };
  const given = await giveByRules(tx, actor, occasion, judged);
  const blocked = given.filter(({ is_blocked }) => is_blocked).map(({ input: asked }) => asked);
  const matches = given.map(({ match }) => match);
  return { kind: "new", row: await keepMatches(tx, actor, { row, occasion, matches }), blocked };
}

interface Matched {
  readonly row: ActivityRow;
  readonly occasion: Occasion;
  readonly matches: readonly MatchRow[];
}

/** Writes: activities, rule_matches, program_rules, events. */
async function keepMatches(
  tx: Tx,
  { request }: RewardActor,
  { row, occasion, matches }: Matched,
): Promise<ActivityRow> {
  const { created } = row;
  await noteMatches(tx, occasion, matches);
  const after = await writeMatches(tx, row, matches);
  const drafts = matches.map((match, index) => {
    const { rule, reward } = presentMatch(match);
    const of = { ...row, event_sequence: index + 1 };
    const event = eventOf("activity.rule_matched", "act", of, { created, request });
    return { ...event, extra: { rule, reward } };
  });
  await emit(tx, drafts);
  return after;
}

/** Refuses: `reference_not_found`. */
async function programOf(
  tx: Tx,
  account_id: string,
  { program_id }: ActivityInput,
): Promise<ProgramRow | null> {
  if (program_id === null) return null;
  const [program] = await findPrograms(tx, account_id, [program_id]);
  if (program !== undefined) return program;
  const message = "`program` is invalid. This account has no such program.";
  return refuse("reference_not_found", { param: "program", message });
}

/**
 * The uuid of whoever did it; somebody who is new is registered.
 *
 * Refuses: `reference_not_found`, `erased_recipient`, `limit_reached`.
 * Writes: recipients, events.
 */
async function recipientOf(tx: Tx, actor: RewardActor, input: ActivityInput): Promise<string> {
  const found = await findRecipient(tx, actor, input);
  if (found === null) refuseRecipient(input);
  refuseErased(found, "recipient");
  if (found.id !== null) return found.id;
  const { account, now, request } = actor;
  if (input.person.kind !== "contact") throw new Error("Somebody who is named is registered.");
  const cause = { account_id: account.id, now, request };
  return (await registerContact(tx, cause, { ...input.person, lawful_basis: null })).id;
}

function newRow(
  { account, now }: RewardActor,
  { activity_id, name, program_id, occurred_at, value_minor, metadata }: ActivityInput,
  found: Pick<ActivityRow, "recipient_id" | "currency">,
): Omit<ActivityRow, "position"> {
  return {
    ...{ account_id: account.id, id: mintId(now), activity_id, name, ...found, program_id },
    ...{ occurred_at, value_minor, matches: [], metadata, created: now, event_sequence: 0 },
  };
}

function occasionOf(row: Omit<ActivityRow, "position">): NewOccasion {
  const { account_id, id, recipient_id, program_id, name, occurred_at, created } = row;
  const { value_minor, currency, metadata } = row;
  return {
    ...{ account_id, id, recipient_id, program_id, name, occurred_at, created },
    ...{ value_minor, currency, metadata, on: "activity", activity_id: id, referral_id: null },
    wire_id: formatId("act", id),
    counted: countedActivities(row),
  };
}
