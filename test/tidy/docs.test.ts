import { describe, expect, it } from "vitest";
import { missingPaths, strayDecisions } from "./docs.ts";
import { LAYERS } from "./layers.ts";
import { told, treeFiles, writtenFiles } from "./tree.ts";

const paths = new Set(treeFiles().map(({ path }) => path));

describe("the documents", () => {
  it("number their decisions, each with its context", () => {
    expect(told(strayDecisions(treeFiles()))).toEqual([]);
    const stray = { path: "docs/decisions/0007-x.md", text: "# 0007 X\n\n**Decision.** Y.\n" };
    expect(strayDecisions([stray])).toHaveLength(3);
  });

  it("name only files and folders that are there", () => {
    expect(told(missingPaths(writtenFiles([".md"]), paths))).toEqual([]);
    const stray = { path: "README.md", text: "See `server/sales/till/` and `spec/main.tsp`." };
    expect(missingPaths([stray], paths)).toHaveLength(1);
  });

  it("list in ARCHITECTURE every layer that exists, from the bottom to the top", () => {
    const text = treeFiles().find(({ path }) => path === "ARCHITECTURE.md")?.text ?? "";
    const listed = [...text.matchAll(/^\| (`[a-z-]+\/`(?:, `[a-z-]+\/`)*) \|/gm)]
      .flatMap(([, cell = ""]) => cell.match(/[a-z-]+(?=\/)/g) ?? [])
      .filter((layer) => (LAYERS as readonly string[]).includes(layer));
    const standing = LAYERS.filter((layer) => [...paths].some((one) => isIn(one, layer)));
    expect(listed).toEqual(standing);
  });
});

function isIn(path: string, layer: string): boolean {
  return path.startsWith(`server/${layer}/`);
}
