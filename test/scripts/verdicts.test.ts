/** When a check is asked again about what it has found right. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashOfTree, readVerdicts, writeVerdicts } from "../../scripts/check/verdicts.ts";

const JUDGED = ["spec/", "generated/"];
const FILES = ["spec/main.tsp", "generated/openapi.json", "scripts/generate.ts", "pnpm-lock.yaml"];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "svc-verdicts-"));
  spawnSync("git", ["init", "--quiet"], { cwd: root });
  for (const path of [...FILES, "scripts/check/steps.ts", "server/main.ts"])
    write(path, "as it was");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it.each([...FILES, "generated/stray.ts"])("a check is asked again once %s has changed", (path) => {
  const before = hashOfTree(JUDGED, [], root);
  expect(hashOfTree(JUDGED, [], root)).toBe(before);
  write(path, "as it is");
  expect(hashOfTree(JUDGED, [], root)).not.toBe(before);
});

it("a check is asked again once a text has changed that was made for it", () => {
  const hashOf = (...texts: string[]) => hashOfTree(JUDGED, texts, root);
  expect(hashOf("one", "other")).toBe(hashOf("one", "other"));
  expect(hashOf("one", "another")).not.toBe(hashOf("one", "other"));
  expect(hashOf("oneother")).not.toBe(hashOf("one", "other"));
});

it("a check is asked again once a file that it judged is gone", () => {
  const before = hashOfTree(JUDGED, [], root);
  rmSync(join(root, "spec", "main.tsp"));
  expect(hashOfTree(JUDGED, [], root)).not.toBe(before);
});

it("a check is not asked again for what it does not judge, nor for what was written down", () => {
  const before = hashOfTree(JUDGED, [], root);
  write("server/main.ts", "as it is");
  writeVerdicts({ "drift of generated/": before ?? "" }, root);
  expect(hashOfTree(JUDGED, [], root)).toBe(before);
});

it("what was written down is kept with what comes later, and is nothing at first", () => {
  expect(readVerdicts(root)).toEqual({});
  writeVerdicts({ types: "one", drift: "two" }, root);
  writeVerdicts({ drift: "three" }, root);
  expect(readVerdicts(root)).toEqual({ types: "one", drift: "three" });
});

it("without git every check is asked", () => {
  rmSync(join(root, ".git"), { recursive: true });
  expect(hashOfTree(JUDGED, [], root)).toBeNull();
});
