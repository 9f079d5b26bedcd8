import type { ErrorCode } from "@svc/generated/errors";
import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { Refusal, type RefusalDetail, refusalOf, refuse, renamed } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import {
  confirmReward,
  countBlocked,
  makeReward,
  type RewardActor,
  type RewardInput,
} from "#rewards/giving";
import { lockLink, moveLinks, openLink, type RewardLinkRow } from "#rewards/reward-links";
import { findRewards, type RewardRow } from "#rewards/rewards";
import { DISPATCH } from "#sales/sends";
import { countFromAddress } from "./guard/count-from-address.ts";
import { refuseEnded } from "./guard/refuse-ended.ts";

/** A link that somebody has claimed, by this request or before. */
export interface TakenLink {
  readonly kind: "made" | "existing";
  readonly link: RewardLinkRow;
  readonly reward: RewardRow;
}

/** A claim as it is asked for: the number, and the reward of a link that was open. */
export interface ClaimInput {
  /** E.164. */
  readonly phone: string;
  /** Null where the link was claimed when the caller looked. */
  readonly input: RewardInput | null;
  /** Hex of whose address it comes from; left out where many share one honestly. */
  readonly ip_hash?: string;
}

/**
 * Claims a link for a person, once: the link is locked, then its program, and what was earmarked is
 * sent or held. The number that has claimed it is given its claim again. The answer is made in the
 * transaction, so that a repeat of the request is given the same.
 *
 * Refuses: as `createClaim`. Throws `AuthorityChanged`.
 * Writes: reward_links, reward_link_deadlines, idempotency_keys, and as `makeReward`.
 */
export async function claimLink<A extends { status: number; body: object }>(
  ctx: Ctx,
  { id }: RewardLinkRow,
  asked: ClaimInput,
  answerOf: (tx: Tx, taken: TakenLink) => Promise<A>,
  shows: (body: A["body"]) => string = () => formatId("lnk", id),
): Promise<A> {
  // Whoever claims is nobody's caller; the limits of the key that made the reward hold, if one did.
  const caller: Ctx = { ...ctx, key: null };
  const actor: RewardActor = { ...caller, request: causedBy(ctx) };
  const answer = take();
  const refusal = await refusalOf(answer);
  if (refusal?.code === "target_blocked" && asked.input !== null) {
    await countBlocked(caller, actor, asked.input);
  }
  if (refusal !== null) throw refusedClaim(refusal);
  wakeWorkers(DISPATCH);
  return await answer;

  async function take(): Promise<A> {
    const confirmed = asked.input && (await confirmReward(caller, actor, asked.input));
    return await ctx.transact("claim a reward link", (tx) =>
      once(
        ctx,
        tx,
        async () => {
          await lockClocksForShare(tx, [ctx.account.id]);
          const link = await lockLink(tx, ctx.account.id, id);
          if (link === null) return refuse("resource_missing", { param: "token" });
          refuseEnded(link, ctx.now);
          if (link.status === "claimed")
            return await answerOf(tx, await claimedBy(tx, link, asked));
          return await answerOf(tx, await made(tx, { actor, link, asked, confirmed }));
        },
        shows,
      ),
    );
  }
}

interface Making {
  readonly actor: RewardActor;
  /** Locked, and open. */
  readonly link: RewardLinkRow;
  readonly asked: ClaimInput;
  readonly confirmed: Awaited<ReturnType<typeof confirmReward>>;
}

async function made(tx: Tx, making: Making): Promise<TakenLink> {
  const { actor, link, confirmed } = making;
  const { now: at, request } = actor;
  const input = await suspectOf(tx, making);
  const { row: reward } = await makeReward(tx, actor, input, { confirmed });
  const caused = { at, request };
  const opened = link.status === "created" ? await openLink(tx, link, caused) : link;
  const claimed = { claimed_at: at, reward_id: reward.id };
  const move = { to: "claimed", by: "claim", with: claimed } as const;
  const [after] = await moveLinks(tx, [opened], move, caused);
  if (after === undefined) throw new Error(`Link ${link.id} was not claimed.`);
  return { kind: "made", link: after, reward };
}

/** What is asked for, with how often links were claimed lately from the same address. */
async function suspectOf(
  tx: Tx,
  { actor, link, asked: { input, ip_hash } }: Making,
): Promise<RewardInput> {
  if (input === null) throw new Error(`Link ${link.id} was claimed and is ${link.status}.`);
  if (ip_hash === undefined) return input;
  const from = { account_id: link.account_id, ip_hash, now: actor.now };
  return { ...input, claims_from_address: await countFromAddress(tx, from) };
}

/** Refuses: `claim_used` to any other number. */
async function claimedBy(
  tx: Tx,
  link: RewardLinkRow,
  { phone }: Pick<ClaimInput, "phone">,
): Promise<TakenLink> {
  const [reward] = await findRewards(tx, link.account_id, [link.reward_id ?? ""]);
  if (reward === undefined) throw new Error(`Link ${link.id} was claimed without a reward.`);
  if (phone !== (reward.token_phone ?? reward.target)) refuse("claim_used");
  return { kind: "existing", link, reward };
}

/**
 * What the limits of the key that made a reward are to the person who claims it, who is not told
 * that there is a key.
 */
const LIMITS_OF_KEY: Partial<Record<ErrorCode, [ErrorCode, RefusalDetail]>> = {
  product_not_allowed: ["choice_not_allowed", { param: "choice" }],
  network_not_allowed: ["unsupported_network", { param: "phone" }],
  recipient_not_allowed: ["target_blocked", { param: "phone" }],
  recipient_cap_exceeded: ["reward_cap_reached", { param: "phone" }],
  spend_cap_exceeded: ["reward_cap_reached", { param: "phone" }],
};

/** A refusal of a reward under the names that a claim has for its fields. */
function refusedClaim(refusal: Refusal): Refusal {
  const of_key = LIMITS_OF_KEY[refusal.code];
  if (of_key !== undefined) return new Refusal(...of_key);
  return renamed(refusal, { recipient: "phone", type: "choice", product: "choice" });
}
