import { keptQuery } from "@svc/server/platform/db/kept-query.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ownDatabase } from "../kit/database.ts";

const stones = pgTable("stones", { place: integer().primaryKey() });

let database: Database;
let built = 0;
const stonesFrom = keptQuery((read) => {
  built += 1;
  const since = sql`${stones.place} >= ${sql.placeholder("since")}`;
  return read.db.select().from(stones).where(since).orderBy(stones.place).prepare("stones");
});

beforeAll(async () => {
  ({ database } = await ownDatabase("stones"));
  await database.transact("make a table", ({ sql }) => sql`create table stones (place int)`);
});

beforeEach(async () => {
  built = 0;
  await database.transact("lay", async ({ sql }) => {
    await sql`truncate stones`;
    await sql`insert into stones values (1), (2), (3)`;
  });
});

const placesFrom = (since: number) =>
  database.read(async (read) => {
    const found = await stonesFrom(read).execute({ since });
    return found.map(({ place }) => place);
  });

describe("a kept query", () => {
  it("is built once for all reads, and takes each one's values", async () => {
    const found = await Promise.all([placesFrom(1), placesFrom(3), placesFrom(4)]);
    expect(found).toEqual([[1, 2, 3], [3], []]);
    expect(built).toBe(1);
  });

  it("runs in the transaction that runs it, and never beside it", async () => {
    await placesFrom(1);
    const laid = database.transact("lay another", async (tx) => {
      await tx.sql`insert into stones values (4)`;
      const found = await stonesFrom(tx).execute({ since: 3 });
      expect(found.map(({ place }) => place)).toEqual([3, 4]);
      throw new Error("taken up again");
    });
    await expect(laid).rejects.toThrow("taken up again");
    expect(await placesFrom(3)).toEqual([3]);
  });
});
