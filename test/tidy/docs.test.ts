import { describe, expect, it } from "vitest";
import { strayCitations } from "./citations.ts";
import { missingPaths, strayDecisions, unlistedDecisions, wrongCount } from "./docs.ts";
import { LAYERS } from "./layers.ts";
import { listed, treeFiles, writtenFiles } from "./tree.ts";

const paths = new Set(treeFiles().map(({ path }) => path));

describe("the documents", () => {
  it("number their decisions, each with its context", () => {
    expect(listed(strayDecisions(treeFiles()))).toEqual([]);
    const stray = { path: "docs/decisions/0007-x.md", text: "# 0007 X\n\n**Decision.** Y.\n" };
    expect(strayDecisions([stray])).toHaveLength(4);
    const parts = ["# 0001 X", "**State.** Done.", "**Context.** Y.", "**Decision.** Y."];
    const long = [...parts, "\n".repeat(60)].join("\n\n");
    expect(strayDecisions([{ path: "docs/decisions/0001-x.md", text: long }])).toHaveLength(2);
  });

  it("count in the README what works, as the contract does", () => {
    expect(listed(wrongCount(treeFiles()))).toEqual([]);
    expect(wrongCount([{ path: "README.md", text: "3 of the 4 operations work." }])).toHaveLength(
      1,
    );
  });

  it("list every decision with its state", () => {
    expect(listed(unlistedDecisions(treeFiles()))).toEqual([]);
    const text = "# 0001 X\n\n**State.** Accepted.\n";
    expect(unlistedDecisions([{ path: "docs/decisions/0001-x.md", text }])).toHaveLength(1);
  });

  it("name only files and folders that are there", () => {
    expect(listed(missingPaths(writtenFiles([".md"]), paths))).toEqual([]);
    const stray = { path: "README.md", text: "See `server/sales/till/` and `spec/main.tsp`." };
    expect(missingPaths([stray], paths)).toHaveLength(1);
  });

  it("are what comments cite, so that a stranger can open each", () => {
    const commenting = writtenFiles([".ts", ".mjs", ".tsp"]);
    expect(listed(strayCitations(commenting, treeFiles()))).toEqual([]);
  });

  it.each([
    "/** Sells. Source: contract.md 3.1. */",
    "/** Sells. Source: the product, section 4. */",
    '/**\n * Sells. Source: STYLE.md,\n * "Manners".\n */',
    "/** As product.md says. */",
  ])("are not cited by %j", (text) => {
    expect(strayCitations([{ path: "server/sample.ts", text }], treeFiles())).toHaveLength(1);
  });

  it("are cited by a path, and by a heading where there is one", () => {
    const text =
      '/** Sells. Source: spec/main.tsp, STYLE.md, "Money and rows". */\n// See README.md.\n';
    expect(strayCitations([{ path: "server/sample.ts", text }], treeFiles())).toEqual([]);
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
