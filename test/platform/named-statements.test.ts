import { isAnyOf } from "@svc/server/platform/db/is-any-of.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { eq, sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import { ownDatabase } from "../kit/database.ts";
import { tapWire, unnamedIn, type WireMessage } from "../kit/wire.ts";

const jars = pgTable("jars", { id: integer().primaryKey(), label: text(), facts: jsonb() });
let database: Database;

beforeAll(async () => {
  ({ database } = await ownDatabase("named"));
  await database.transact("make a table", async (tx) => {
    await tx.sql`create table jars (id int primary key, label text, facts jsonb)`;
    await tx.sql`insert into jars select id, 'jar ' || id from generate_series(1, 9) as id`;
  });
});

/** What goes to the database while work runs in one transaction, and so on one connection. */
async function wireOf(work: Parameters<typeof database.transact>[1]): Promise<WireMessage[]> {
  const sent: WireMessage[] = [];
  const stop = tapWire((message) => void sent.push(message));
  try {
    await database.transact("look", work);
  } finally {
    stop();
  }
  return sent;
}

/** The statements that were prepared meanwhile, without those of the transaction itself. */
function preparedIn(sent: readonly WireMessage[]): (string | null)[] {
  return sent.flatMap(({ type, text }) => (type === "P" && text !== "commit" ? [text] : []));
}

describe("a query of Drizzle", () => {
  it.each<[string, Parameters<typeof wireOf>[0]]>([
    ["without values", async ({ db }) => await db.select().from(jars)],
    ["with values", async ({ db }) => await db.select().from(jars).where(eq(jars.id, 1))],
    ["by hand", async ({ db }) => await db.execute(sql`select id from jars where id = ${1}`)],
    ["that inserts", async ({ db }) => await db.insert(jars).values({ id: 50, facts: { of: 1 } })],
  ])("%s has a name on the wire", async (_, work) => {
    const sent = await wireOf(work);
    expect(sent.map(unnamedIn).filter((found) => found !== null)).toEqual([]);
    expect(sent.filter(({ type, statement }) => type === "B" && statement !== "")).not.toEqual([]);
  });

  it("over a list of any length is one statement", async () => {
    const labels = async (ids: number[]) =>
      await database.read(({ db }) =>
        db.select({ label: jars.label }).from(jars).where(isAnyOf(jars.id, ids)).orderBy(jars.id),
      );
    expect(await labels([3, 1])).toEqual([{ label: "jar 1" }, { label: "jar 3" }]);
    expect(await labels([])).toEqual([]);
    const sent = await wireOf(async ({ db }) => {
      for (const ids of [[1], [1, 2], [], [4, 5, 6]]) {
        await db.select({ id: jars.id }).from(jars).where(isAnyOf(jars.id, ids));
      }
    });
    expect(preparedIn(sent)).toHaveLength(1);
  });
});

describe("a tagged statement", () => {
  it("is prepared once for values of one type, and again for those of another", async () => {
    const found: unknown[] = [];
    const sent = await wireOf(async ({ sql }) => {
      for (const value of [1, 2, "3", null, true, 4n, false]) {
        const [row] = await sql`select (${value as string})::text as told`;
        found.push(row?.told);
      }
    });
    expect(found).toEqual(["1", "2", "3", null, "true", "4", "false"]);
    // Numbers, texts and null, whose type the database finds, share one; truths and bigints do not.
    expect(preparedIn(sent)).toHaveLength(3);
  });

  it("is known by its parts: two fragments in one place are two statements", async () => {
    const found: unknown[] = [];
    const sent = await wireOf(async ({ sql }) => {
      for (const order of [sql`asc`, sql`desc`, sql`asc`]) {
        const [row] = await sql`select id from jars where id < ${10} order by id ${order}`;
        found.push(row?.id);
      }
    });
    expect(found).toEqual([1, 9, 1]);
    expect(preparedIn(sent)).toHaveLength(2);
  });

  it("without a name is found", async () => {
    const sent = await wireOf(async ({ sql }) => {
      await sql.unsafe("lock table jars");
      await sql`select ${1}::int`;
    });
    expect(sent.map(unnamedIn).filter((found) => found !== null)).toEqual([]);
    const unnamed = { connection: 1, type: "P", statement: "", text: "select id from jars" };
    expect(unnamedIn(unnamed)).toBe("select id from jars");
    expect(unnamedIn({ ...unnamed, type: "Q" })).toBe("select id from jars");
    expect(unnamedIn({ ...unnamed, statement: "s1" })).toBeNull();
  });
});
