/** A database as its runtime user meets it, which may do less than the owner of the tables. */
import { connect } from "@svc/server/platform/db/connect.ts";
import { grantRights } from "@svc/server/rights/index.ts";

/** Makes both users of a database and grants them their rights; returns their URLs. */
export async function makeUsersOf(owner_url: string): Promise<{ runtime: string; reader: string }> {
  const name = new URL(owner_url).pathname.slice(1);
  const users = { runtime: `${name}_runtime`, reader: `${name}_reader` };
  const { sql } = connect({ database_url: owner_url, pool: 1 });
  try {
    for (const user of Object.values(users)) {
      const [found] = await sql`select from pg_roles where rolname = ${user}`;
      // Of an earlier database of this name, whose rights went with it.
      if (found === undefined) await sql`create role ${sql(user)} login`;
    }
  } finally {
    await sql.end();
  }
  await grantRights(owner_url, users);
  return { runtime: withUser(owner_url, users.runtime), reader: withUser(owner_url, users.reader) };
}

function withUser(database_url: string, user: string): string {
  const url = new URL(database_url);
  url.username = user;
  return url.href;
}
