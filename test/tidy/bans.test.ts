import { describe, expect, it } from "vitest";
import { BANS, breachesOf, idleExceptions } from "./bans.ts";
import { listed, writtenFiles } from "./tree.ts";

const CODE = writtenFiles([".ts", ".mjs"]);

describe.each(BANS)("$what", (ban) => {
  it("is found nowhere but where it belongs", () => {
    expect(listed(breachesOf(ban, CODE))).toEqual([]);
  });

  it("is found where it is written", () => {
    const sample = { path: "server/sales/sends/sample.ts", text: ban.sample };
    expect(breachesOf(ban, [sample])).toHaveLength(1);
  });

  it("has no exception that nothing needs", () => {
    expect(idleExceptions(ban, CODE)).toEqual([]);
  });
});
