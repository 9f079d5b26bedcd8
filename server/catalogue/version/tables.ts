import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable } from "drizzle-orm/pg-core";

/**
 * One row, which the migration makes: the version of the catalogue, raised in the transaction of
 * every change of its tables. It is compared with each caller.
 */
export const catalogueVersions = pgTable(
  "catalogue_versions",
  {
    is_only: boolean().primaryKey().default(true),
    version: integer().notNull().default(1),
  },
  (table) => [check("catalogue_versions_only", sql`${table.is_only}`)],
);
