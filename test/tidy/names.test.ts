import { describe, expect, it } from "vitest";
import {
  fileNameOf,
  misnamedOperations,
  missingFiles,
  missingModules,
  strayModules,
  strayOperationFiles,
  strayPaths,
} from "./names.ts";
import { listed, treeFiles, writtenFiles } from "./tree.ts";

const files = treeFiles();

describe("names", () => {
  it("of operations are the names of their files, and of the tests that prove them", () => {
    expect(fileNameOf("listSendAttempts")).toBe("list-send-attempts");
    expect(missingFiles(files)).toEqual([]);
    expect(missingFiles([])).not.toEqual([]);
  });

  it("of files of operations belong to an operation of the module", () => {
    expect(listed(strayOperationFiles(files))).toEqual([]);
    const stray = { path: "test/operations/sends/sell-airtime.test.ts", text: "" };
    expect(strayOperationFiles([stray])).toHaveLength(1);
  });

  it("of operations are the only ones that their files export", () => {
    expect(listed(misnamedOperations(files))).toEqual([]);
    const path = "server/sales/sends/operations/get-send.ts";
    const text = "export const LIMIT = 1;\nexport async function getSend() {}\n";
    expect(misnamedOperations([{ path, text }])).toHaveLength(1);
  });

  it("of modules are the same in spec, server and path; the test helpers are of many paths", () => {
    expect(missingModules(files)).toEqual([]);
    expect(strayModules()).toEqual([]);
  });

  it("of files are written in kebab-case", () => {
    expect(listed(strayPaths(writtenFiles([""])))).toEqual([]);
    expect(strayPaths([{ path: "server/sales/placeSends.ts", text: "" }])).toHaveLength(1);
  });
});
