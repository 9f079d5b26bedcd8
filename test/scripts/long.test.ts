import { matchesGlob } from "node:path";
import { expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import config from "../vitest.config.ts";

it("files that are long by their name are run in the long run alone", () => {
  const isRun = (path: string) => !config.test?.exclude?.some((glob) => matchesGlob(path, glob));
  expect(isRun("test/crash/kills.long.test.ts")).toBe(IS_LONG);
  expect(isRun("test/crash/kills.test.ts")).toBe(true);
});
