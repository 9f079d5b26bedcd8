import { arePairs } from "@svc/server/platform/db/are-pairs.ts";
import { isAnyOf } from "@svc/server/platform/db/is-any-of.ts";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { mintId } from "@svc/server/platform/ids.ts";
import type { SQL } from "drizzle-orm";
import { pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import { ownDatabase } from "../kit/database.ts";
import { runNow } from "../kit/run-clock.ts";

const jars = pgTable("jars", { account_id: uuid().notNull(), id: uuid().notNull() }, (table) => [
  primaryKey({ columns: [table.account_id, table.id] }),
]);
const ACCOUNT = mintId(runNow());
const JARS = Array.from({ length: 20_000 }, (_, place) => mintId(runNow() + place));
/** PostgreSQL plans so many runs of a statement for themselves before it may keep a plan. */
const PLANNED_ALONE = 5;
const ASKED = 20;

let database_url: string;

beforeAll(async () => {
  const { database, url } = await ownDatabase("is_any_of");
  database_url = url;
  await database.transact("make jars", async ({ sql }) => {
    await sql`create table jars (account_id uuid, id uuid, primary key (account_id, id))`;
    await sql`insert into jars select ${ACCOUNT}, * from unnest(${JARS}::uuid[])`;
    await sql`analyze jars`;
  });
});

/** Asks for lists of each length, and returns what was found of the last, and the plans made. */
async function asked(where: (ids: string[]) => SQL | undefined, length: number) {
  const database = openDatabase({ database_url, pool: 1 });
  const answered = database.transact("ask", async ({ db, sql }) => {
    await sql`set local plan_cache_mode = auto`;
    let found: string[] = [];
    for (let turn = 0; turn < ASKED; turn += 1) {
      const ids = JARS.slice(turn * length, (turn + 1) * length);
      const rows = await db.select().from(jars).where(where(ids));
      found = rows.map(({ id }) => id).toSorted();
    }
    const [plans] = await sql<{ custom: string; generic: string }[]>`
      select sum(custom_plans)::int as custom, sum(generic_plans)::int as generic
      from pg_prepared_statements where statement like 'select%from "jars" where%'`;
    return { found, plans };
  });
  return await answered.finally(() => database.close());
}

describe("a list of ids", () => {
  const wheres = {
    isAnyOf: (ids: string[]) => isAnyOf(jars.id, ids),
    arePairs: (ids: string[]) =>
      arePairs(
        jars.account_id,
        jars.id,
        ids.map((id) => ({ account_id: ACCOUNT, id })),
      ),
  };

  it.each([
    ["isAnyOf", 1],
    ["isAnyOf", 100],
    ["arePairs", 1],
    ["arePairs", 100],
  ] as const)("is found by %s, of %i, by a plan that is kept", async (name, length) => {
    const { found, plans } = await asked(wheres[name], length);
    expect(found).toEqual(JARS.slice((ASKED - 1) * length, ASKED * length).toSorted());
    expect(plans).toEqual({ custom: PLANNED_ALONE, generic: ASKED - PLANNED_ALONE });
  });
});
