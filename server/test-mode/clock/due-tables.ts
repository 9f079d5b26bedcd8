import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { approvalDeadlines } from "#accounts/approvals";
import { dealerApplicationDeadlines } from "#accounts/dealer";
import { keyDeadlines } from "#accounts/keys";
import { messages } from "#accounts/messages";
import { recipientErasures } from "#directory/recipients";
import { creditProjections, testCreditRestores } from "#money/credit";
import { topupWork } from "#money/topups";
import { exportWork } from "#reporting/exports";
import { programWork } from "#rewards/programs";
import { referralDeadlines } from "#rewards/referrals";
import { rewardLinkDeadlines } from "#rewards/reward-links";
import { rewardDeadlines } from "#rewards/rewards";
import { batchWork } from "#sales/batches";
import { checkoutDeadlines, checkoutPayments } from "#sales/checkout-sessions";
import { disputeDeadlines } from "#sales/disputes";
import { scheduleWork } from "#sales/schedules";
import { sendDispatches } from "#sales/sends";
import { webhookDispatches, webhookReplays } from "#webhooks/webhook-deliveries";
import { webhookFeeds } from "#webhooks/webhook-endpoints";

/** A table of work for later: whose it is, and when it is due in wall time. */
export type DueTable = PgTable & { account_id: AnyPgColumn; due_at: AnyPgColumn };

/**
 * Every table whose due times follow the account's clock. A module that keeps such rows adds its
 * table here, and holds the account's clock before it writes one.
 */
export const DUE_TABLES: readonly DueTable[] = [
  approvalDeadlines,
  batchWork,
  checkoutDeadlines,
  checkoutPayments,
  creditProjections,
  dealerApplicationDeadlines,
  disputeDeadlines,
  exportWork,
  keyDeadlines,
  messages,
  programWork,
  recipientErasures,
  referralDeadlines,
  rewardDeadlines,
  rewardLinkDeadlines,
  scheduleWork,
  sendDispatches,
  testCreditRestores,
  topupWork,
  webhookDispatches,
  webhookFeeds,
  webhookReplays,
];
