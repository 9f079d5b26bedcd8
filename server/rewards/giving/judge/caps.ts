/** The rules of a program that count what somebody has received; the program is locked. */
import type { Schemas } from "@svc/generated/routes";
import { inOneFlight } from "#platform/db/in-one-flight";
import type { Read, Tx } from "#platform/db/transaction";
import {
  nextHarareDay,
  nextHarareMonth,
  nextHarareWeek,
  unixSeconds,
} from "#platform/time/instants";
import type { ProgramRefusal } from "#rewards/programs";
import { haveReceived, overLimits, type Received, readReceived } from "#rewards/rewards";
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
export interface Counted<C extends CountedCandidate> {
  readonly candidate: C;
  readonly refusals: readonly ProgramRefusal[];
  /** Null where nothing asks for it. */
  readonly received: Received | null;
}

/**
 * Reads what the people of a set have received, and says which limits each reward would exceed, in
 * its order.
 */
export async function countReceived<C extends CountedCandidate>(
  from: Tx | Read,
  candidates: readonly C[],
): Promise<Counted<C>[]> {
  const limited = candidates.filter(({ program }) => needsSums(program));
  const once = candidates.flatMap(oncePerPhone);
  const [sums, had] = await inOneFlight([
    readReceived(from, limited.map(receivedBy)),
    haveReceived(from, once),
  ]);
  const received_by = new Map<CountedCandidate, Received | undefined>(
    limited.map((one, index) => [one, sums[index]]),
  );
  const had_by = new Map(once.map(({ candidate }, index) => [candidate, had[index]]));
  return candidates.map((candidate) => {
    const received = received_by.get(candidate) ?? null;
    const { amount_minor } = candidate.terms;
    const { per_recipient } = candidate.program;
    const over = received === null ? [] : overLimits(per_recipient, received, amount_minor);
    const refusals = over.map((one) => refusalOfLimit(candidate, one));
    const had_before = had_by.get(candidate) === true ? [ONE_PER_PHONE] : [];
    return { candidate, refusals: [...had_before, ...refusals], received };
  });
}

function needsSums({ per_recipient, hold_first_reward }: CountedCandidate["program"]): boolean {
  return hold_first_reward || PERIODS.some((period) => per_recipient[period] !== null);
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

function oncePerPhone(candidate: CountedCandidate) {
  const { program, phone } = candidate;
  if (!program.one_per_phone || phone === null) return [];
  return [{ candidate, ...receivedBy(candidate), phone }];
}

const ONE_PER_PHONE: ProgramRefusal = {
  code: "one_per_phone",
  detail: {
    param: "recipient",
    message: "`recipient` has a number that this program has rewarded already.",
    meta: { rule: "one_per_phone" },
  },
};

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
