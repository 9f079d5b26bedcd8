import type { Schemas } from "@svc/generated/routes";
import { boolean, check, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Currency } from "#platform/context";
import { instant, minor } from "#platform/db/columns";
import { isOneOf } from "#platform/db/status-check";

/** What a supplier may not sell of what we do: all of it, the least, or the most. */
export const DIFFERENCE_KINDS = ["missing", "minimum", "maximum"] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Where a supplier's catalogue does not cover ours; a row stays when it is settled. */
export const catalogueDifferences = pgTable(
  "catalogue_differences",
  {
    supplier: text().notNull(),
    type: text().$type<Schemas["SendType"]>().notNull(),
    network: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    /** The supplier's own name of the product; null where it has none. */
    product: text(),
    /** The limit that we sell to, and theirs; null of a product that is missing. */
    ours_minor: minor(),
    theirs_minor: minor(),
    is_open: boolean().notNull(),
    found_at: instant().notNull(),
    changed_at: instant().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.supplier, table.type, table.network, table.currency, table.kind],
    }),
    check("catalogue_differences_kind", isOneOf(table.kind, DIFFERENCE_KINDS)),
  ],
);
