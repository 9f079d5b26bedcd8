/** Rewards and reviews in any state, written behind the API, with the budget as they leave it. */
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { formatId, mintId, parseId } from "@svc/server/platform/ids.ts";
import { earmarkBudget, spendBudget } from "@svc/server/rewards/programs/index.ts";
import { type ReviewRow, reviews } from "@svc/server/rewards/reviews/rows/tables.ts";
import { type RewardRow, rewards } from "@svc/server/rewards/rewards/rows/tables.ts";
import { withProgram } from "./budget.ts";
import type { Shop } from "./given.ts";
import { runNow } from "./run-clock.ts";

/** A reward of US$1.00 of airtime that is in escrow, unless said otherwise; its wire id. */
export async function givenReward(
  shop: Shop,
  program: string,
  wanted: Partial<RewardRow> = {},
): Promise<string> {
  return await withProgram(shop, program, async (tx, cause, before) => {
    const id = mintId(cause.now);
    const made = { id, created: cause.now };
    const row = await rewardRow(tx, shop, before.id, { ...wanted, ...made });
    const { amount_minor } = row;
    if (row.send_id !== null && row.status !== "failed") {
      const none = { earmarked_minor: 0n, cost_minor: amount_minor };
      await spendBudget(tx, cause, before, { amount_minor, ...none });
    } else if (row.status === "held") {
      await earmarkBudget(tx, cause, before, amount_minor);
    }
    return formatId("rwd", id);
  });
}

/** Writes the row of a reward, and nothing else of it. */
export async function rewardRow(
  tx: Tx,
  shop: Pick<Shop, "account_id">,
  program_id: string,
  wanted: Partial<RewardRow> & { id: string },
): Promise<RewardRow> {
  const row: RewardRow = { ...BLANK, ...namesOf(shop, program_id, wanted.id), ...wanted };
  await tx.db.insert(rewards).values(row);
  return row;
}

/** An open review of a reward that it holds, unless said otherwise; the wire ids of both. */
export async function givenReview(
  shop: Shop,
  program: string,
  wanted: Partial<ReviewRow> = {},
  of_reward: Partial<RewardRow> = {},
): Promise<{ review: string; reward: string }> {
  const review_id = mintId(runNow());
  const is_open = (wanted.status ?? "open") === "open";
  const held = { status: "held", held_reason: "review" } as const;
  const ended = { status: "rejected", held_reason: null } as const;
  const state = is_open ? held : ended;
  const reward = await givenReward(shop, program, { ...of_reward, ...state, review_id });
  const reward_id = parseId("rwd", reward) ?? "";
  await withProgram(shop, program, async (tx, { now }, { id }) => {
    await reviewRow(tx, shop, id, { reward_id, id: review_id, created: now, ...wanted });
  });
  return { review: formatId("rev", review_id), reward };
}

/** Writes the row of a review, and nothing else of it. */
export async function reviewRow(
  tx: Tx,
  { account_id }: Pick<Shop, "account_id">,
  program_id: string,
  wanted: Partial<ReviewRow> & Pick<ReviewRow, "id" | "reward_id" | "created">,
): Promise<void> {
  await tx.db.insert(reviews).values({ ...OPEN, account_id, program_id, ...wanted });
}

function namesOf({ account_id }: Pick<Shop, "account_id">, program_id: string, id: string) {
  return { account_id, program_id, request_id: id, id };
}

const OPEN = {
  status: "open",
  risk: "low",
  reasons: ["manual_hold"],
  related_count: 0,
  related_blocked_count: 0,
  related_reward_ids: [] as string[],
  decided_by_kind: null,
  decided_by_id: null,
  decided_at: null,
  resolution: null,
  note: null,
  event_sequence: 1,
} satisfies Partial<ReviewRow>;

const BLANK = {
  status: "held",
  held_reason: "escrow",
  recipient_id: null,
  completion_id: null,
  amount_minor: 100n,
  released_amount_minor: null,
  currency: "USD",
  delivery: "direct",
  type: "airtime",
  product: "airtime-usd",
  bundle_id: null,
  link_terms: null,
  meter: null,
  token_phone: null,
  target: "+263771234567",
  send_id: null,
  link_id: null,
  review_id: null,
  referral_id: null,
  activity_id: null,
  rule_id: null,
  matches: [],
  position: null,
  approval_id: null,
  mandate: null,
  source: "api",
  expires_at: null,
  failure_code: null,
  held_at: null,
  released_at: null,
  delivered_at: null,
  failed_at: null,
  voided_at: null,
  expired_at: null,
  rejected_at: null,
  duplicate_at: null,
  api_key_id: null,
  metadata: {},
  created: 0,
  event_sequence: 1,
} satisfies Partial<RewardRow>;
