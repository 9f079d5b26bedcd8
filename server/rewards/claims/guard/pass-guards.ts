import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { Refusal } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import type { RewardLinkRow } from "#rewards/reward-links";
import type { ShownChallenge } from "../read-claim.ts";
import { isRightCode } from "../rows/codes.ts";
import { claimChallenges, claimTries } from "../rows/tables.ts";
import { newChallenge, readChallenge } from "./challenge.ts";
import { countWrongCode, lockGuard } from "./guards.ts";
import { ipHashOf, needsChallenge } from "./needs-challenge.ts";

/** What a person shows to be let on. */
export interface Shown {
  /** E.164. */
  readonly phone: string;
  /** Null where no code is asked for. */
  readonly code: string | null;
  readonly challenge: ShownChallenge | null;
}

/**
 * Lets a person on who wants to claim a link, or a code for it. What was tried, answered or guessed
 * is counted in a transaction of its own, so that it counts whatever becomes of the claim.
 *
 * Refuses: `claim_locked`, `challenge_required`, `challenge_failed`, `code_invalid`.
 * Writes: claim_attempts, claim_tries, claim_challenges.
 */
export async function passGuards(
  ctx: Ctx,
  link: RewardLinkRow,
  shown: Shown,
  { is_claim }: { is_claim: boolean },
): Promise<void> {
  const refusal = await ctx.record(async (tx) => {
    if (is_claim) await noteTry(tx, ctx, link);
    // Whoever guesses at the same time waits here, so that no guess is free.
    const guard = await lockGuard(tx, link);
    const { locked_until } = guard;
    if (locked_until !== null && ctx.now < locked_until) return lockedUntil(locked_until);
    const unsolved = await refusalOfChallenge(tx, ctx, link, shown);
    if (unsolved !== null || shown.code === null) return unsolved;
    const { phone, code } = shown;
    if (await isRightCode(tx, ctx, link, { phone, code })) return null;
    const attempts_left = await countWrongCode(tx, guard, ctx.now);
    return new Refusal("code_invalid", { param: "code", meta: { attempts_left } });
  });
  if (refusal !== null) throw refusal;
}

function lockedUntil(at: number): Refusal {
  return new Refusal("claim_locked", { meta: { locked_until: unixSeconds(at) } });
}

/** A request that is judged once more is one try. */
async function noteTry(
  { db }: Tx,
  { request_id: id, ip, now: created, config }: Ctx,
  { account_id, id: link_id }: RewardLinkRow,
): Promise<void> {
  const ip_hash = ipHashOf(ip, config);
  await db
    .insert(claimTries)
    .values({ account_id, link_id, id, ip_hash, created })
    .onConflictDoNothing();
}

async function refusalOfChallenge(
  tx: Tx,
  ctx: Ctx,
  link: RewardLinkRow,
  { challenge }: Shown,
): Promise<Refusal | null> {
  if (!(await needsChallenge(tx, ctx, link))) return null;
  const asked = { link_id: link.id, secret_key: ctx.config.secret_key, now: ctx.now };
  const code = challenge === null ? "challenge_required" : "challenge_failed";
  const read = challenge && readChallenge(challenge.token, challenge.answer, asked);
  if (read !== null && (await useUp(tx, ctx, link, read.nonce)) && read.is_solved) return null;
  const { token: challenge_token, question, site_key } = newChallenge(asked);
  return new Refusal(code, { meta: { challenge_token, question, site_key } });
}

/** Says whether a challenge was still unanswered, or answered by this very request. */
async function useUp(
  { db }: Tx,
  { request_id, now: created }: Ctx,
  { account_id, id: link_id }: RewardLinkRow,
  challenge: string,
): Promise<boolean> {
  await db
    .insert(claimChallenges)
    .values({ account_id, link_id, challenge, request_id, created })
    .onConflictDoNothing();
  const [used] = await db
    .select({ by: claimChallenges.request_id })
    .from(claimChallenges)
    .where(
      and(eq(claimChallenges.account_id, account_id), eq(claimChallenges.challenge, challenge)),
    );
  return used?.by === request_id;
}
