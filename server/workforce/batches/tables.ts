import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import {
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { isOneOf } from "#platform/db/status-check";
import { batches } from "#sales/batches";

/**
 * The batches that are allocations, by their number in a year of Harare: all else of an allocation
 * is its batch. Whoever takes a number holds the account's list of the year.
 */
export const workforceBatches = pgTable(
  "workforce_batches",
  {
    account_id: uuid().notNull(),
    batch_year: integer().notNull(),
    batch_number: integer().notNull(),
    batch_id: uuid().notNull(),
    kind: text().$type<Schemas["WorkforceKind"]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.batch_year, table.batch_number] }),
    uniqueIndex("workforce_batches_batch").on(table.account_id, table.batch_id),
    foreignKey({
      columns: [table.account_id, table.batch_id],
      foreignColumns: [batches.account_id, batches.id],
      name: "workforce_batches_batch_of",
    }).onDelete("cascade"),
    check("workforce_batches_kind", isOneOf(table.kind, ENUMS.WorkforceKind)),
  ],
);

export type WorkforceBatchRow = typeof workforceBatches.$inferSelect;
