import { inOneFlight } from "@svc/server/platform/db/in-one-flight.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { describe, expect, it } from "vitest";
import { testServer } from "../kit/server.ts";

const DIVISION_BY_ZERO = "22012";

/** By a pipeline, whose statements the work alone looks after. */
async function thrownBy(work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  const { database } = await testServer();
  const pipeline = database.pipeline("a flight");
  try {
    await pipeline.run(work);
    return null;
  } catch (error) {
    return error;
  } finally {
    await pipeline.close();
  }
}

/** Its second statement leaves when the first has been answered. */
async function twoStatements({ sql }: Tx): Promise<void> {
  await sql`select 1`;
  await sql`select 2`;
}

describe("statements in one flight", () => {
  it("answer in their order", async () => {
    const { database } = await testServer();
    const answers = await database.transact("a flight", ({ sql }) =>
      inOneFlight([sql`select 1 as one`, null, sql`select 2 as two`]),
    );
    expect(answers).toEqual([[{ one: 1 }], null, [{ two: 2 }]]);
  });

  it("throw what the first that failed throws", async () => {
    const failed = await thrownBy(({ sql }) => inOneFlight([sql`select 1 / 0`, sql`select 1`]));
    expect(failed).toMatchObject({ code: DIVISION_BY_ZERO });
  });

  it("throw why the transaction is aborted, whichever fails by it first", async () => {
    const failed = await thrownBy((tx) =>
      inOneFlight([twoStatements(tx), inOneFlight([twoStatements(tx)]), tx.sql`select 1 / 0`]),
    );
    expect(failed).toMatchObject({ code: DIVISION_BY_ZERO });
  });
});
