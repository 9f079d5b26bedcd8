/**
 * Users of the database: the owner of the tables, the runtime that serves, and people who read.
 * Source: docs/decisions/0092-database-users.md.
 *
 * Promises: the runtime cannot unmake what happened; a reader sees nothing that opens a door.
 */
export { grantRights } from "./grant-rights.ts";
export {
  makeUsers,
  planUsers,
  refuseHelpless,
  runtimeUrl,
  userNamesOf,
} from "./make-users.ts";
