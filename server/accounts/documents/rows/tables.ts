import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "#accounts/account";
import { hexBytes, instant } from "#platform/db/columns";
import { isOneOf, statusCheck } from "#platform/db/status-check";

/** Files for our staff. Times are on the account's clock. */
export const documents = pgTable(
  "documents",
  {
    account_id: uuid()
      .notNull()
      .references(() => accounts.id),
    id: uuid().notNull(),
    purpose: text().$type<Schemas["DocumentPurpose"]>().notNull(),
    status: text().$type<Schemas["DocumentStatus"]>().notNull(),
    filename: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** As the first bytes of the file say, whatever was declared. */
    mime: text().$type<Schemas["DocumentType"]>().notNull(),
    sha256: hexBytes().notNull(),
    /** Why staff rejected it. */
    reason: text(),
    created: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.id] }),
    index("documents_purpose").on(table.account_id, table.purpose, table.id),
    index("documents_status").on(table.account_id, table.status, table.id),
    statusCheck("documents_status_known", table.status, LIFECYCLES.document),
    check("documents_purpose_known", isOneOf(table.purpose, ENUMS.DocumentPurpose)),
    check("documents_mime_known", isOneOf(table.mime, ENUMS.DocumentType)),
    check("documents_rejected", sql`(status = 'rejected') = (reason is not null)`),
  ],
);

/** The parts of a file in their order, each sealed. */
export const documentChunks = pgTable(
  "document_chunks",
  {
    account_id: uuid().notNull(),
    document_id: uuid().notNull(),
    /** From 0. */
    number: integer().notNull(),
    sealed: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.document_id, table.number] }),
    foreignKey({
      columns: [table.account_id, table.document_id],
      foreignColumns: [documents.account_id, documents.id],
      name: "document_chunks_document",
    }).onDelete("cascade"),
  ],
);

export type DocumentRow = typeof documents.$inferSelect;
