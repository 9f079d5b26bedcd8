import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { agentApprovals } from "#accounts/approvals";
import { dealerApplications } from "#accounts/dealer";
import { documents } from "#accounts/documents";
import { keyMonths } from "#accounts/keys";
import { messages } from "#accounts/messages";
import { quotes } from "#catalogue/quotes";
import { powerPurchases } from "#catalogue/utility";
import { events } from "#journal/events";
import { idempotencyKeys } from "#journal/idempotency";
import { creditReservations, creditShortfalls } from "#money/credit";
import { topups } from "#money/topups";
import { exports } from "#reporting/exports";
import { bookChecks, bookPasses } from "#reporting/night-watch";
import { statementMonths } from "#reporting/statements";
import { activities } from "#rewards/activities";
import { checkins } from "#rewards/checkins";
import { ruleMatches } from "#rewards/earning";
import { programs } from "#rewards/programs";
import { referrals } from "#rewards/referrals";
import { reviews } from "#rewards/reviews";
import { rewardLinks } from "#rewards/reward-links";
import { rewards } from "#rewards/rewards";
import { batches } from "#sales/batches";
import { checkoutSessions } from "#sales/checkout-sessions";
import { disputes } from "#sales/disputes";
import { familyMembers } from "#sales/family";
import { schedules } from "#sales/schedules";
import { sendAnswers, sendAttempts, sendDispatches, sendReferences, sends } from "#sales/sends";
import { tokenLinks } from "#webhooks/token-links";
import { webhookDeliveries, webhookReplays, webhookSent } from "#webhooks/webhook-deliveries";

/** A table of what a reset removes. */
export type ResetTable = PgTable & { account_id: AnyPgColumn };

/**
 * Every table of which a reset removes the account's rows, what points before what it points at, in
 * the order in which everybody locks; rows that go with their owner (`on delete cascade`) need no
 * entry. A test holds these and the ones below to the schema: a new table stands in one of them.
 */
export const RESET_TABLES: readonly ResetTable[] = [
  // Before sends: a message is always locked before its send.
  messages,
  tokenLinks,
  webhookDeliveries,
  webhookSent,
  webhookReplays,
  // Before sends, as whoever runs an approved request locks them.
  agentApprovals,
  // Before the schedules of their allowances, which go with them.
  familyMembers,
  // Before the batches that their runs make.
  schedules,
  // Before sends, as whoever resolves a dispute locks them.
  disputes,
  // Whatever names documents goes before them; the files go with them.
  dealerApplications,
  documents,
  sendReferences,
  sends,
  // After sends: what keys have sold is written down while the last of these is held.
  keyMonths,
  // After sends: whoever ends a send locks it before the line that it was made for.
  batches,
  checkoutSessions,
  reviews,
  referrals,
  ruleMatches,
  activities,
  // Before the rewards and links that they point at.
  checkins,
  rewards,
  rewardLinks,
  // The rules of a program go with it.
  programs,
  sendDispatches,
  sendAttempts,
  sendAnswers,
  // After sends: a send is always locked before its quote.
  quotes,
  powerPurchases,
  // Work on a top-up goes with it.
  topups,
  creditReservations,
  creditShortfalls,
  // The parts of a file go with it.
  exports,
  events,
  idempotencyKeys,
  // What was verified of a ledger that begins anew.
  bookChecks,
  bookPasses,
  statementMonths,
];

/** What stays of a test account, and why; the ledger empties itself. */
export const STAYING_TABLES: Readonly<Record<string, string>> = {
  account_clocks: "The test clock stays where it stands.",
  account_moves: "Where an account is going stays what it is.",
  account_network_states: "Whether a network is down is told of the world outside.",
  api_keys: "Keys stay, with what they may do.",
  audit_entries: "The audit log stays: it tells what people did, the reset among it.",
  blocked_targets: "Only live accounts have a blocklist, and they are not reset.",
  cost_centers: "Cost centres stay; what was booked to them goes with the sends.",
  credit_alerts: "A setting of the account.",
  credit_projections: "A setting of the account.",
  deprecated_notices: "What ends has been mailed, whatever the account did.",
  group_members: "Groups stay, with their members.",
  groups: "Groups stay, with their members.",
  invites: "Whoever was invited can still accept.",
  key_caps: "Keys stay, with what they may do.",
  key_deadlines: "Keys stay, with what they may do.",
  key_secrets: "Keys stay, with what they may do.",
  key_usage: "Forgotten by its own room, once the balances are held: caps count from zero.",
  ledger_balances: "The ledger empties itself, and the test Credit begins anew.",
  ledger_postings: "The ledger empties itself.",
  members: "The people of the organisation stay.",
  meter_confirmations: "What the utility said of a meter is no sale.",
  meter_quotas: "What was asked is asked: a reset is no way around a ration.",
  power_changes: "Whether power is down is told of the world outside.",
  power_states: "Whether power is down is told of the world outside.",
  quarantined_rows: "What stopped a queue is for operators to see; a chore forgets it.",
  recipient_counts: "Recipients stay, and so does their number.",
  recipient_erasures: "Recipients stay; whoever is to be erased still is.",
  recipient_meters: "Recipients stay, with their meters.",
  payment_pins: "The payment PINs of members stay, with what was tried of them.",
  pin_codes: "A code that was sent to a member can still be used.",
  recipients: "Recipients stay; what was sent to them goes with the sends.",
  reconciliation_breaks: "Only what live accounts sold is compared with a supplier's list.",
  request_bodies: "The request log stays, with its bodies.",
  request_logs: "The request log stays.",
  sandboxes: "A person with the claim link can still take the account over.",
  sessions: "Whoever is signed in to the dashboard stays so.",
  sign_ins: "They are those of people, who are in no mode.",
  sign_in_codes: "A code that was sent to a member can still be used.",
  test_credit_restores: "When the test Credit is restored next.",
  webhook_endpoints: "Webhook endpoints stay, with their secrets.",
  webhook_feeds: "How far an endpoint has been fed belongs to the endpoint.",
  webhook_hours: "How an endpoint has done belongs to the endpoint.",
  webhook_secrets: "Webhook endpoints stay, with their secrets.",
};
