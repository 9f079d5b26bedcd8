/** The rules of a program that count what somebody has received; the program is locked. */
import type { Schemas } from "@svc/generated/routes";
import type { Read, Tx } from "#platform/db/transaction";
import { nextHarareDay, nextHarareMonth, nextHarareWeek, unixSeconds } from "#platform/time";
import type { ProgramRefusal } from "#rewards/programs";
import { hasReceived, overLimits, type Received, readReceived } from "#rewards/rewards";
import type { RewardCandidate } from "./candidate.ts";

type Period = keyof Schemas["RewardLimits"];

const PERIODS: readonly Period[] = ["lifetime", "per_day", "per_week", "per_month"];

/** A reward, as far as what has been received bears on it. */
interface CountedCandidate
  extends Pick<RewardCandidate, "account_id" | "program" | "phone" | "reward_id" | "now"> {
  readonly recipient: Pick<RewardCandidate["recipient"], "id">;
  readonly terms: Pick<RewardCandidate["terms"], "target" | "amount_minor">;
}

/** What has been received, as far as the program asks. */
export interface Counted {
  readonly refusals: readonly ProgramRefusal[];
  /** Null where nothing asks for it. */
  readonly received: Received | null;
}

/** Reads what a person has received, and says which limits the reward would exceed. */
export async function countReceived(
  from: Tx | Read,
  candidate: CountedCandidate,
): Promise<Counted> {
  const { program } = candidate;
  const is_limited = PERIODS.some((period) => program.per_recipient[period] !== null);
  const needs_sums = is_limited || program.hold_first_reward;
  const received = needs_sums ? await readReceived(from, receivedBy(candidate)) : null;
  const { amount_minor } = candidate.terms;
  const over = received === null ? [] : overLimits(program.per_recipient, received, amount_minor);
  const refusals = over.map((one) => refusalOfLimit(candidate, one));
  return { refusals: [...(await onePerPhone(from, candidate)), ...refusals], received };
}

function receivedBy(candidate: CountedCandidate) {
  const { account_id, program, recipient, terms, reward_id, now } = candidate;
  return {
    account_id,
    program_id: program.id,
    recipient_id: recipient.id,
    target: terms.target,
    but_not: reward_id,
    now,
  };
}

async function onePerPhone(
  from: Tx | Read,
  candidate: CountedCandidate,
): Promise<ProgramRefusal[]> {
  const { program, phone } = candidate;
  if (!program.one_per_phone || phone === null) return [];
  if (!(await hasReceived(from, receivedBy(candidate), phone))) return [];
  const message = "`recipient` has a number that this program has rewarded already.";
  const meta = { rule: "one_per_phone" };
  return [{ code: "one_per_phone", detail: { param: "recipient", message, meta } }];
}

function refusalOfLimit(
  { now }: CountedCandidate,
  { period, of, limit, used }: ReturnType<typeof overLimits>[number],
): ProgramRefusal {
  const rule = `per_recipient.${period}.${of}`;
  const message = `\`recipient\` has received the most that \`${rule}\` of the program allows.`;
  const meta = { rule, limit, used, resets_at: resetsAt(period, now) };
  return { code: "reward_cap_reached", detail: { param: "recipient", message, meta } };
}

function resetsAt(period: Period, now: number): number | null {
  switch (period) {
    case "lifetime":
      return null;
    case "per_day":
      return unixSeconds(nextHarareDay(now));
    case "per_week":
      return unixSeconds(nextHarareWeek(now));
    case "per_month":
      return unixSeconds(nextHarareMonth(now));
  }
}
