import { join } from "node:path";
import { expect, it } from "vitest";
import { strayPrepares, strayPreparesIn } from "./stray-prepares.ts";

const SERVER = join(import.meta.dirname, "..", "..", "server");

it("prepares every statement on the transaction or the read that runs it", () => {
  expect(strayPrepares(SERVER)).toEqual([]);
});

it.each([
  'const found = await tx.db.select().from(sends).where(eq(a, b)).prepare("find").execute();',
  'return read.db\n  .select({ id: sends.id })\n  .from(sends)\n  .prepare("find");',
])("lets pass: %s", (text) => {
  expect(strayPreparesIn(text)).toEqual([]);
});

it.each([
  'const find = db.select().from(sends).prepare("find");',
  'const find = client.db\n  .select({ id: sends.id })\n  .from(sends)\n  .prepare("find");',
  'await database.read.select(f(g(1))).prepare("find").execute();',
])("finds: %s", (text) => {
  expect(strayPreparesIn(text)).toEqual([text.includes("\n") ? 4 : 1]);
});
