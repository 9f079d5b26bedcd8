import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { messages } from "#accounts/messages";
import { events } from "#journal/events";
import { idempotencyKeys } from "#journal/idempotency";
import { creditReservations } from "#money/credit";
import { sendReferences, sends } from "#sales/sends";
import { tokenLinks } from "#webhooks/token-links";
import { webhookDeliveries, webhookReplays } from "#webhooks/webhook-deliveries";

/** A table of what a reset removes. */
export type ResetTable = PgTable & { account_id: AnyPgColumn };

/**
 * Every table of which a reset removes the account's rows, what points before what it points at;
 * rows that go with their owner (`on delete cascade`) need no entry. A room whose rows a reset
 * removes adds its table here. The ledger empties itself.
 */
export const RESET_TABLES: readonly ResetTable[] = [
  // Before sends: whoever moves a message has locked it before its send.
  messages,
  tokenLinks,
  webhookDeliveries,
  webhookReplays,
  sendReferences,
  sends,
  creditReservations,
  events,
  idempotencyKeys,
];
