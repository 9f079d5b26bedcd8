/** A statement that comes too late: its connection may serve another transaction by then. */
import { expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";

it.each([
  ["was committed", false],
  ["was rolled back", true],
])("a statement of a transaction that %s is refused, and says why", async (_, is_thrown) => {
  const { database } = await testDatabase();
  let ask = async (): Promise<unknown> => null;
  const work = database.transact("end", async ({ sql }) => {
    ask = async () => await sql`select 1 as one`;
    expect(await ask()).toEqual([{ one: 1 }]);
    if (is_thrown) throw new Error("thrown");
  });
  if (is_thrown) await expect(work).rejects.toThrow("thrown");
  else await work;
  await expect(ask()).rejects.toMatchObject({ code: "TRANSACTION_ENDED" });
});
