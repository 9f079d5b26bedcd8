import { and, eq, gte, inArray, lte, notExists, sql } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { rewards } from "#rewards/rewards";
import { type RewardLinkRow, rewardLinkDeadlines, rewardLinks } from "./tables.ts";
import { hashOfToken } from "./token-hash.ts";

const { account_id: of_account, id: link_id, status } = rewardLinks;

/** The links of an account that have these ids; others' are absent. */
export async function findLinks(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<RewardLinkRow[]> {
  return await db
    .select()
    .from(rewardLinks)
    .where(and(eq(of_account, account_id), isAnyOf(link_id, ids)));
}

/**
 * The link that a claim token opens, whoever's it is: who holds a token is nobody's caller. With an
 * account, only its own.
 */
export async function findLinkOfToken(
  { db }: Pick<Read, "db">,
  token: string,
  { account_id }: { account_id?: string } = {},
): Promise<RewardLinkRow | null> {
  const of_token = eq(rewardLinks.token_hash, hashOfToken(token));
  const [row] = await db
    .select()
    .from(rewardLinks)
    .where(account_id === undefined ? of_token : and(eq(of_account, account_id), of_token));
  return row ?? null;
}

/** All links that a request of an account made, in their order. */
export async function findLinksOfRequest(
  { db }: Pick<Read, "db">,
  account_id: string,
  request_id: string,
): Promise<RewardLinkRow[]> {
  return await db
    .select()
    .from(rewardLinks)
    .where(and(eq(of_account, account_id), eq(rewardLinks.request_id, request_id)))
    .orderBy(link_id);
}

/**
 * Locks a link until the transaction ends, before its program; null when the account has none of
 * this id.
 */
export async function lockLink(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<RewardLinkRow | null> {
  const [row] = await db
    .select()
    .from(rewardLinks)
    .where(and(eq(of_account, account_id), eq(link_id, id)))
    .for("no key update");
  return row ?? null;
}

/** Which unclaimed links of a program are locked. */
interface UnclaimedScope {
  readonly account_id: string;
  /** Uuid. */
  readonly program_id: string;
  /** Not those of rewards that were released since; null for all. Unix milliseconds. */
  readonly released_before: number | null;
  readonly limit: number;
}

/** Locks unclaimed links of a program, in one order. */
export async function lockUnclaimed(
  { db }: Tx,
  { account_id, program_id, released_before, limit }: UnclaimedScope,
): Promise<RewardLinkRow[]> {
  const { account_id: of_reward, id: reward_id, released_at } = rewards;
  const of_link = and(eq(of_reward, of_account), eq(reward_id, rewardLinks.reward_id));
  const released = (since: number) =>
    db
      .select({ reward_id })
      .from(rewards)
      .where(and(of_link, gte(released_at, since)));
  return await db
    .select()
    .from(rewardLinks)
    .where(
      and(
        eq(of_account, account_id),
        eq(rewardLinks.program_id, program_id),
        inArray(status, ["created", "opened"]),
        released_before === null ? undefined : notExists(released(released_before)),
      ),
    )
    .orderBy(link_id)
    .limit(limit)
    .for("no key update");
}

/**
 * Locks those links of an account whose time is over, in one order; what somebody else holds is
 * left to the next look.
 */
export async function lockDue(
  { db }: Tx,
  account_id: string,
  ids: readonly string[],
): Promise<RewardLinkRow[]> {
  const locked = await db
    .select()
    .from(rewardLinks)
    .where(and(eq(of_account, account_id), isAnyOf(link_id, ids)))
    .orderBy(link_id)
    .for("no key update", { skipLocked: true });
  // Read under the locks: until then somebody may have ended them.
  const { account_id: account, link_id: link, due_at } = rewardLinkDeadlines;
  const due = await db
    .select({ link })
    .from(rewardLinkDeadlines)
    .where(and(eq(account, account_id), isAnyOf(link, ids), lte(due_at, sql`svc_now()`)));
  const due_ids = new Set(due.map((row) => row.link));
  return locked.filter(({ id }) => due_ids.has(id));
}
