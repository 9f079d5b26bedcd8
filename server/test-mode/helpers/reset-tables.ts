import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { events } from "#journal/events";
import { idempotencyKeys } from "#journal/idempotency";
import { creditReservations } from "#money/credit";
import { sendReferences, sends } from "#sales/sends";

/** A table of what a reset removes. */
export type ResetTable = PgTable & { account_id: AnyPgColumn };

/**
 * Every table of which a reset removes the account's rows, what points before what it points at;
 * rows that go with their owner (`on delete cascade`) need no entry. A room whose rows a reset
 * removes adds its table here. The ledger empties itself.
 */
export const RESET_TABLES: readonly ResetTable[] = [
  sendReferences,
  sends,
  creditReservations,
  events,
  idempotencyKeys,
];
