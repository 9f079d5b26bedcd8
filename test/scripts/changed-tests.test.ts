import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseChanged, testFiles } from "../../scripts/test/changed-tests.ts";
import { keepTestMap, readTestMap } from "../../scripts/test/test-map.ts";

const GET = "server/sales/sends/operations/get-send.ts";
const PRESENT = "server/sales/sends/present/present.ts";
const OWN = "test/operations/sends/get-send.test.ts";
const LIST = "test/operations/sends/list-sends.test.ts";
const DAY = "test/journeys/the-whole-day.test.ts";
const TIDY = "test/tidy/words.test.ts";
const OTHER = "test/webhooks/signatures.test.ts";
const tests = [DAY, LIST, OTHER, OWN, TIDY];

/** The day runs much, of which one operation is a small part. */
const map = new Map([
  [OWN, new Set([GET, PRESENT])],
  [LIST, new Set([PRESENT, "server/platform/wire/page.ts", "server/sales/sends/read/list.ts"])],
  [DAY, new Set([GET, PRESENT, ...Array.from({ length: 300 }, (_, at) => `server/${at}.ts`)])],
  [OTHER, new Set(["server/webhooks/sign.ts"])],
]);

function choose(changed: readonly string[], times: Record<string, number> = {}) {
  return chooseChanged({ changed, map, times, tests });
}

describe("what a change needs first", () => {
  it("is its own tests, what is proven of everything, and what runs it, the nearest first", () => {
    expect(choose([GET])).toEqual({ files: [OWN, TIDY, DAY], left_out: [] });
    expect(choose([PRESENT])).toEqual({ files: [TIDY, OWN, LIST, DAY], left_out: [] });
  });

  it("is a test that was changed itself, however long it takes", () => {
    expect(choose([DAY], { [DAY]: 900_000 }).files).toEqual([DAY, TIDY]);
  });

  it("leaves out what does not fit, and takes what does behind it", () => {
    const times = { [OWN]: 100_000, [LIST]: 140_000, [DAY]: 20_000 };
    expect(choose([PRESENT], times)).toEqual({ files: [TIDY, OWN, DAY], left_out: [LIST] });
  });

  it("is the nearest by name where nobody has counted", () => {
    const found = chooseChanged({ changed: [GET], map: null, times: {}, tests });
    expect(found).toEqual({ files: [OWN, TIDY], left_out: [] });
  });
});

describe("the map of tests", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "svc-map-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("keeps what workers wrote, and what is known of tests that were not run", () => {
    const [one = "", other = "", third = ""] = testFiles();
    const file = join(folder, "map.json");
    expect(readTestMap(file)).toBeNull();
    keepRun(file, [
      { test: one, modules: ["server/b.ts", "server/a.ts"] },
      { test: other, modules: ["server/b.ts"] },
    ]);
    keepRun(file, [
      { test: one, modules: ["server/c.ts"] },
      { test: third, modules: [] },
      { test: "test/that-is-gone.test.ts", modules: ["server/a.ts"] },
    ]);
    expect(readTestMap(file)).toEqual(
      new Map([
        [one, new Set(["server/c.ts"])],
        [other, new Set(["server/b.ts"])],
        [third, new Set()],
      ]),
    );
  });

  function keepRun(file: string, lines: readonly object[]): void {
    const written = mkdtempSync(join(folder, "run-"));
    writeFileSync(join(written, "1.jsonl"), lines.map((line) => JSON.stringify(line)).join("\n"));
    keepTestMap(written, file);
  }
});
