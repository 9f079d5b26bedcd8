import { describe, expect, it } from "vitest";
import { idleParts, OF_THE_DOMAIN, strayParts } from "./parts.ts";
import { listed, writtenFiles } from "./tree.ts";

const SERVER = writtenFiles([".ts"], ["server/"]);

function filesIn(folder: string, count: number) {
  return Array.from({ length: count }, (_, n) => ({ path: `${folder}/sample-${n}.ts`, text: "" }));
}

describe("the parts of modules", () => {
  it("have a known name, and are folders from three files on", () => {
    expect(listed(strayParts(SERVER))).toEqual([]);
    expect(idleParts(SERVER)).toEqual([]);
  });

  it.each([
    ["a name of its own", filesIn("server/sales/sends/odds", 3)],
    ["the name of a step of another module", filesIn("server/money/credit/dispatch", 3)],
    ["two files", filesIn("server/sales/sends/rows", 2)],
  ])("are found with %s", (_, files) => {
    expect(strayParts(files)).toHaveLength(1);
  });

  it.each([
    ["three files", filesIn("server/sales/sends/rows", 3)],
    ["one operation", filesIn("server/sales/sends/operations", 1)],
    ["a step of the module", filesIn("server/sales/sends/dispatch", 3)],
    ["a layer without modules", filesIn("server/platform/db/deep", 1)],
    ["a module of two files", filesIn("server/money/credit", 2)],
  ])("are good with %s", (_, files) => {
    expect(strayParts(files)).toEqual([]);
  });

  it("that are listed and not there are found", () => {
    const [module = "", names = []] = Object.entries(OF_THE_DOMAIN)[0] ?? [];
    const without = SERVER.filter(({ path }) => !path.startsWith(`server/${module}/${names[0]}/`));
    expect(idleParts(without)).toEqual([`server/${module}/${names[0]}`]);
  });
});
