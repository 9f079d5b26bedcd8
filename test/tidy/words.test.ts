import { describe, expect, it } from "vitest";
import { writtenFiles } from "./tree.ts";
import { counted, type PrivateWord, privateWords, spreadWords } from "./words.ts";

const CODE = writtenFiles(
  [".ts", ".mjs"],
  ["server/", "scripts/", "spec/", "test/", "sdks/tools/"],
);
const PAGES = writtenFiles([".md"], ["docs/decisions/", "docs/guides/"]);
const WORD: PrivateWord = { not: "told", say: "notified", names: 1, sentences: 2 };

function sample(text: string) {
  return { code: [{ path: "sample.ts", text }], pages: [] };
}

describe("private words", () => {
  it("stand in names and sentences no more often than the ledger allows", () => {
    const words = privateWords();
    expect(words.length).toBeGreaterThan(20);
    expect(spreadWords(words, counted(words, { code: CODE, pages: PAGES }))).toEqual([]);
  });

  it("are counted in the words of names, in comments and in pages", () => {
    const text = "/** Is told\n * what `told` is. */\nconst told_at = 1;\nconst toldOf = retold;\n";
    const pages = [{ path: "docs/guides/a.md", text: "Told twice, and untold." }];
    expect(counted([WORD], { ...sample(text), pages })).toEqual(
      [WORD].map((word) => ({ ...word, names: 2 })),
    );
  });

  it("are found where there are more of them than before", () => {
    const found = counted([WORD], sample("const told = 1;\nconst told_too = 2;\n"));
    expect(spreadWords([WORD], found)).toEqual([
      '"told" stands in 2 names, and may in 1: say notified',
    ]);
    expect(spreadWords([WORD], counted([WORD], sample("const told = 1;\n")))).toEqual([]);
  });
});
