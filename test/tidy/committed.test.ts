import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { strayWords } from "./committed.ts";
import { listed, ROOT, treeFiles } from "./tree.ts";

const HOME = ["", "home", "rudo", "svc"].join("/");
const REGISTRY = ["https:/", "registry.npm" + "js.org", "svc"].join("/");

describe("no committed file", () => {
  it("names a machine, a registry, a stranger's host or a tool of its authors", () => {
    expect(treeFiles().length).toBeGreaterThan(400);
    expect(listed(strayWords(treeFiles()))).toEqual([]);
  });

  it("is one that .gitignore leaves out, such as what a build has left behind", () => {
    const args = ["ls-files", "--cached", "--ignored", "--exclude-standard"];
    const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
    expect([status, stdout]).toEqual([0, ""]);
  });

  it.each([HOME, REGISTRY, ["https:/", "cdn.somewhere.com", "x.js"].join("/")])(
    "passes unseen with %s",
    (word) => {
      expect(strayWords([{ path: "README.md", text: `See ${word}/bin.` }])).toHaveLength(1);
    },
  );

  it.each(["http://127.0.0.1:4000/docs", "https://svc.example/errors", "http://HOST:PORT"])(
    "is stopped for %s",
    (word) => {
      expect(strayWords([{ path: "README.md", text: `See ${word}.` }])).toEqual([]);
    },
  );
});
