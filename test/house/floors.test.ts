import { describe, expect, it } from "vitest";
import { strayFiles, strayImports, WINGS, WITHOUT_ROOMS } from "./floors.ts";
import { told, treeFiles, writtenFiles } from "./tree.ts";

const CODE = writtenFiles([".ts", ".mjs"]);

function importing(from: string, path = "server/money/ledger/sample.ts") {
  return [{ path, text: `import { x } from "${from}";\n` }];
}

describe("the floors of the house", () => {
  it("import downwards only, through doors, and nobody imports the hall", () => {
    expect(told(strayImports(CODE))).toEqual([]);
  });

  it("hold rooms of known kinds of files", () => {
    expect(told(strayFiles(treeFiles()))).toEqual([]);
  });

  it("are all of the server's folders", () => {
    const folders = writtenFiles([".ts"], ["server/"])
      .map(({ path }) => path.split("/"))
      .filter((parts) => parts.length > 2)
      .map(([, wing]) => wing as string);
    const strangers = [...new Set(folders)].filter((wing) => !WINGS.some((one) => one === wing));
    expect(strangers).toEqual([]);
  });

  it.each([
    ["a wing above", "#sales/sends"],
    ["a room beside the door", "../credit/queries.ts"],
    ["the hall", "../../objects.ts"],
    ["another package's files", "@svc/spec/main.tsp"],
  ])("are left by an import of %s", (_, from) => {
    expect(strayImports(importing(from))).toHaveLength(1);
  });

  it.each(["#platform/clock", "#money/credit", "./post.ts", "@svc/generated/errors", "node:fs"])(
    "are kept by an import of %s",
    (from) => {
      expect(strayImports(importing(from))).toEqual([]);
    },
  );

  it("let the hall take operations, tables and doors, and nothing behind them", () => {
    const hall = "server/workers.ts";
    expect(strayImports(importing("./sales/sends/dispatch.ts", hall))).toHaveLength(1);
    expect(strayImports(importing("./sales/sends/tables.ts", hall))).toEqual([]);
    expect(strayImports(importing("./sales/sends/operations/index.ts", hall))).toEqual([]);
  });

  it("let the files of platform, gate and pages stand where they like in them", () => {
    expect(strayFiles([{ path: "server/platform/db/connect.ts", text: "" }])).toEqual([]);
    expect(strayFiles([{ path: "server/money/ledger/deep/post.ts", text: "" }])).toHaveLength(1);
    expect(WITHOUT_ROOMS.every((wing) => WINGS.some((one) => one === wing))).toBe(true);
  });
});
