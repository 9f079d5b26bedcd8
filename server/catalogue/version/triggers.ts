import { getTableName } from "drizzle-orm";
import { catalogueVersions } from "./tables.ts";

const VERSIONS = getTableName(catalogueVersions);

/** What raises the version of the catalogue: nobody who changes a table can forget it. */
const CHANGES: Readonly<Record<string, string>> = {
  networks: "INSERT OR UPDATE OR DELETE OR TRUNCATE",
  // How far accounts were notified of a change is not part of the catalogue.
  network_states: "INSERT OR UPDATE OF state, since OR DELETE OR TRUNCATE",
  products: "INSERT OR UPDATE OR DELETE OR TRUNCATE",
  product_networks: "INSERT OR UPDATE OR DELETE OR TRUNCATE",
};

/** SQL, a statement each, that makes the version's row and the triggers that raise it. */
export function catalogueTriggers(): string[] {
  return [
    `INSERT INTO "${VERSIONS}" DEFAULT VALUES;`,
    [
      "CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$",
      "BEGIN",
      `  UPDATE ${VERSIONS} SET version = version + 1;`,
      "  RETURN NULL;",
      "END $$;",
    ].join("\n"),
    ...Object.entries(CHANGES).map(
      ([table, changes]) =>
        `CREATE TRIGGER "${table}_changed" AFTER ${changes} ON "${table}" ` +
        "FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();",
    ),
  ];
}
