import { describe, expect, it } from "vitest";
import { bannedNames } from "./banned-names.ts";
import { strayComments } from "./comments.ts";
import { longFiles, longFunctions, longTests, wideLines } from "./sizes.ts";
import { strayTitles } from "./titles.ts";
import { listed, writtenFiles } from "./tree.ts";
import { wireNames } from "./wire-names.ts";

const CODE = writtenFiles([".ts", ".mjs"]);
const TESTS = writtenFiles([".test.ts"]);

function sample(text: string) {
  return [{ path: "sample.ts", text }];
}

describe("what people write", () => {
  it("has at most 300 lines a file", () => {
    const files = writtenFiles([".ts", ".mjs", ".tsp", ".sql", ".md", ".yaml"]);
    expect(files.length).toBeGreaterThan(300);
    expect(listed(longFiles(files))).toEqual([]);
  });

  it("has at most 60 lines a function", () => {
    expect(listed(longFunctions(CODE))).toEqual([]);
  });

  it("has at most 100 columns a line", () => {
    expect(listed(wideLines(writtenFiles([".ts", ".mjs", ".tsp", ".sql", ".yaml"])))).toEqual([]);
  });

  it("calls nothing by a name that fits anything", () => {
    expect(listed(bannedNames(CODE, wireNames()))).toEqual([]);
  });

  it("puts no work off and keeps no diary in its comments", () => {
    expect(listed(strayComments(CODE))).toEqual([]);
  });

  it("titles its tests with sentences", () => {
    expect(listed(strayTitles(TESTS))).toEqual([]);
  });

  it("is told which tests are long, which is a smell and no fault", () => {
    const long = longTests(TESTS);
    const examples = listed(long).slice(0, 5);
    if (long.length > 0) console.info([`${long.length} long tests:`, ...examples].join("\n  "));
    expect(long.length).toBeLessThan(TESTS.length);
  });
});

describe("the rules of tidiness", () => {
  const body = "  work();\n".repeat(60);

  it("find what is too long or too wide", () => {
    expect(longFiles(sample("line\n".repeat(301)))).toHaveLength(1);
    expect(longFiles(sample("line\n".repeat(300)))).toEqual([]);
    expect(wideLines(sample("x".repeat(101)))).toHaveLength(1);
    expect(longFunctions(sample(`function long() {\n${body}}\n`))).toHaveLength(1);
    expect(longFunctions(sample(`describe("it", () => {\n${body}});\n`))).toEqual([]);
    expect(longTests(sample(`it.each([1])("is", () => {\n${body}});\n`))).toHaveLength(1);
  });

  it.each([
    "const data = 1;",
    "function handleSend() {}",
    "const f = (item: string) => item;",
    "for (const { value: info } of rows) use(info);",
    "interface SendManager {}",
  ])("find the name in %s", (text) => {
    expect(bannedNames(sample(text), new Set())).toHaveLength(1);
  });

  it.each(["const { data } = page;", "use(row.data);", "const dataset = 1;", "process.exit();"])(
    "find no name in %s",
    (text) => {
      expect(bannedNames(sample(text), new Set())).toEqual([]);
    },
  );

  it.each(["// TODO: later", "/** It was renamed. */", "// The lane now uses a batcher."])(
    "find the comment %s",
    (text) => {
      expect(strayComments(sample(text))).toHaveLength(1);
    },
  );

  it.each([
    'it("works", () => {});',
    'test("should refuse it", () => {});',
    'it.each([])("refuses", () => {});',
  ])("find the title in %s", (text) => {
    expect(strayTitles(sample(text))).toHaveLength(1);
  });

  it("take a title that is a sentence", () => {
    expect(strayTitles(sample('it.each([])("%s is refused", () => {});'))).toEqual([]);
  });
});
