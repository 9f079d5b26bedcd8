/** Staff commands run where they are imported as a program: what they need stands above that. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SERVER = join(import.meta.dirname, "..", "..", "server", "commands");
const MAIN = /^if \(import\.meta\.main\)/m;
const CONSTANT = /^(?:export )?(?:const|let|class) \w+/gm;

const programs = readdirSync(SERVER)
  .filter((name) => name.endsWith(".ts"))
  .flatMap((name) => {
    const [, below] = readFileSync(join(SERVER, name), "utf8").split(MAIN);
    return below === undefined ? [] : [{ name, below }];
  });

it("there are such programs", () => {
  expect(programs.length).toBeGreaterThan(5);
});

it.each(programs)("$name has no constant below its start, which would not be there yet", (one) => {
  expect(one.below.match(CONSTANT) ?? []).toEqual([]);
});
