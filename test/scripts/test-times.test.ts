/** The times of files of tests: what is kept of a run, and what the next one begins with. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  folderTimesText,
  keepTestTimes,
  longestFirst,
  readTestTimes,
  type TestedFile,
} from "../../scripts/test/test-times.ts";

const folder = mkdtempSync(join(tmpdir(), "svc-times-"));
const kept = join(folder, "below", "test-times.json");
const HERE = "test/scripts/test-times.test.ts";
const BESIDE = "test/scripts/new-operation.test.ts";

afterAll(() => rmSync(folder, { recursive: true }));

function tested(path: string, milliseconds: number, but: Partial<TestedFile> = {}): TestedFile {
  return { path, milliseconds, passed: 1, failed: 0, skipped: 0, ...but };
}

describe("the times of files of tests", () => {
  it("are kept from run to run, but for files that broke, were left out in part or are gone", () => {
    expect(readTestTimes(kept)).toEqual({});
    keepTestTimes([tested(HERE, 20), tested("test/scripts/gone.test.ts", 5)], kept);
    expect(readTestTimes(kept)).toEqual({ [HERE]: 20 });
    keepTestTimes([tested(HERE, 1, { failed: 1 }), tested(BESIDE, 30)], kept);
    expect(readTestTimes(kept)).toEqual({ [BESIDE]: 30, [HERE]: 20 });
    keepTestTimes([tested(HERE, 1, { skipped: 1 }), tested(BESIDE, 40, { skipped: 1 })], kept);
    expect(readTestTimes(kept)).toEqual({ [BESIDE]: 40, [HERE]: 20 });
  });

  it("order a run, and where nothing is known yet, the folders that are long do", () => {
    const paths = ["test/money/a.test.ts", "test/mutation/b.test.ts", "test/crash/c.test.ts"];
    const [money, mutation, crash] = paths as [string, string, string];
    expect(paths.toSorted(longestFirst({}))).toEqual([crash, mutation, money]);
    const times = { [crash]: 1_000, [mutation]: 200, [money]: 3_000 };
    expect(paths.toSorted(longestFirst(times))).toEqual([money, crash, mutation]);
  });

  it("are told by folder, the longest first", () => {
    const files = [tested("test/a/one.test.ts", 900), tested("test/b/two.test.ts", 2_000)];
    const text = folderTimesText([...files, tested("test/b/c/three.test.ts", 500)]);
    const lines = text.split("\n").map((line) => line.trim().split(/\s{2,}/));
    expect(lines).toEqual([
      ["Files of tests: 3, 3 s, by folder:"],
      ["test/b", "2", "2.5 s"],
      ["test/a", "1", "0.9 s"],
    ]);
  });
});
