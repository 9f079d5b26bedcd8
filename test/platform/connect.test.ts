/** What the program's connections are told, whatever the server's own defaults are. */
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { expect, it } from "vitest";
import { ownDatabase } from "../kit/database.ts";

it("compiles no statement where the server's default is to compile", async () => {
  const { database, url } = await ownDatabase("jit");
  await database.transact("compile by default", async ({ sql }) => {
    await sql`
      do $$ begin
        execute format('alter database %I set jit = on', current_database());
      end $$`;
  });
  const program = openDatabase({ database_url: url, pool: 1 });
  const told = await program.read(async ({ sql }) => {
    return await sql`select setting, reset_val from pg_settings where name = 'jit'`;
  });
  expect(told).toEqual([{ setting: "off", reset_val: "off" }]);
  await program.close();
});
