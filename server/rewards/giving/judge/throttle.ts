import type { Read, Tx } from "#platform/db/transaction";
import type { ProgramRefusal } from "#rewards/programs";
import { findCompletedBefore } from "#rewards/rewards";
import type { RewardCandidate } from "./candidate.ts";

const HOUR_MS = 3_600_000;

/**
 * Why a completion must wait: the rewards that completions were given in the last hour are as many
 * as the program allows. The program is locked when it counts.
 */
export async function refusalsOfThrottle(
  from: Tx | Read,
  {
    account_id,
    program,
    source,
    now,
  }: Pick<RewardCandidate, "account_id" | "program" | "source" | "now">,
): Promise<ProgramRefusal[]> {
  const limit = program.throttle_per_hour;
  if (source !== "completions" || limit === null) return [];
  const asked = { account_id, program_id: program.id, since: now - HOUR_MS, nth: limit };
  const oldest = await findCompletedBefore(from, asked);
  if (oldest === null) return [];
  const retry_after = Math.max(1, Math.ceil((oldest + HOUR_MS - now) / 1_000));
  const message = `The program rewards ${limit} completions an hour; wait ${retry_after} s.`;
  const meta = { rule: "throttle_per_hour", limit };
  return [{ code: "completions_throttled", detail: { message, retry_after, meta } }];
}
