import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import type { KeyScope } from "#platform/context";
import { hexBytes, instant } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";
import { LIVE_FIRST, type Mode } from "#platform/work/queue";

/** Exports, whose rows outlive their files. Times are on the account's clock. */
export const exports = pgTable(
  "exports",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    kind: text().$type<Schemas["ExportKind"]>().notNull(),
    status: text().$type<Schemas["ExportStatus"]>().notNull(),
    format: text().$type<Schemas["ExportFormat"]>().notNull(),
    /** The period, in whole seconds, fixed when the export was asked for. */
    from_at: instant().notNull(),
    to_at: instant().notNull(),
    filters: jsonb().$type<Record<string, string>>().notNull(),
    columns: text().array().notNull(),
    include_tokens: boolean().notNull(),
    text_guard: boolean().notNull(),
    /** Who asked, what they could see then, and the version that the objects are written in. */
    api_key_id: uuid(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    api_version: text().notNull(),
    /** Wire id of the last object in the chunks; null before the first. */
    last_id: text(),
    rows: integer().notNull(),
    chunk_count: integer().notNull(),
    /** Whether the chunks are complete, and only their hash is missing. */
    is_ended: boolean().notNull(),
    size: bigint({ mode: "number" }),
    sha256: hexBytes(),
    expires_at: instant(),
    failure_code: text().$type<Schemas["ErrorCode"]>(),
    failure_message: text(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("exports_kind").on(table.account_id, table.kind, table.id),
    index("exports_status").on(table.account_id, table.status, table.id),
    statusCheck("exports_status_known", table.status, LIFECYCLES.export),
    check("exports_kind_known", isOneOf(table.kind, ENUMS.ExportKind)),
    check("exports_format_known", isOneOf(table.format, ENUMS.ExportFormat)),
    check(
      "exports_complete",
      sql`(status in ('ready', 'expired')) = (sha256 is not null)
        and (sha256 is null) = (size is null) and (sha256 is null) = (expires_at is null)`,
    ),
    check("exports_failed", sql`(status = 'failed') = (failure_code is not null)`),
  ],
);

/** The parts of a file in their order, each sealed, until the file is deleted. */
export const exportChunks = pgTable(
  "export_chunks",
  {
    account_id: uuid().notNull(),
    export_id: uuid().notNull(),
    /** From 0. */
    number: integer().notNull(),
    sealed: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.export_id, table.number] }),
    foreignKey({
      columns: [table.account_id, table.export_id],
      foreignColumns: [exports.account_id, exports.id],
      name: "export_chunks_export",
    }).onDelete("cascade"),
  ],
);

/** When the next part of an export is written, or its file deleted. */
export const exportWork = pgTable(
  "export_work",
  {
    account_id: uuid().notNull(),
    export_id: uuid().notNull(),
    /** The account's; work is done by mode, live first. */
    mode: text().$type<Mode>().notNull(),
    /** Wall time; advancing the test clock moves it. */
    due_at: instant().notNull(),
    lease_until: instant(),
    /** How often the next step was begun. */
    tries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.export_id] }),
    foreignKey({
      columns: [table.account_id, table.export_id],
      foreignColumns: [exports.account_id, exports.id],
      name: "export_work_export",
    }).onDelete("cascade"),
    // Workers lease across all accounts in due order, so this index does not lead by account.
    index("export_work_due").on(table.mode, table.due_at),
    check("export_work_mode", isOneOf(table.mode, LIVE_FIRST)),
  ],
);

export type ExportRow = typeof exports.$inferSelect;
