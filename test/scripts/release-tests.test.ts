/** When the comparison with the release is proven again, and when it needs no oasdiff. */
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findBreaks } from "../../scripts/compatibility/breaks.ts";
import { currentContract } from "../../scripts/compatibility/released.ts";
import {
  hashOfComparison,
  leftOutOfReleaseText,
  RELEASE_TESTS,
  standingProof,
  writeReleaseProof,
} from "../../scripts/test/release-tests.ts";
import type { Document } from "../../spec/emitter/document.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** What its tests import of ours, and what that reads. */
const PARTS = [
  ...RELEASE_TESTS,
  ...["test/contract/released-edits.ts", "spec/emitter/order.ts", "spec/released/allowed.json"],
  ...globSync("scripts/compatibility/*.ts", { cwd: ROOT }),
];
const ORDINARY = { is_long: false };
const relied_on = currentContract();

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "svc-release-"));
  for (const path of PARTS) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(root, path));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

function prove(): void {
  writeReleaseProof({ made_of: hashOfComparison(root, relied_on), tests: 40 }, root);
}

describe("the tests of the comparison with the release", () => {
  it("are run where nothing was proven, and in a long run always", () => {
    expect(standingProof(ORDINARY, root, relied_on)).toBeNull();
    prove();
    expect(standingProof(ORDINARY, root, relied_on)?.tests).toBe(40);
    expect(standingProof({ is_long: true }, root, relied_on)).toBeNull();
  });

  it.each(PARTS)("are run again once %s has changed", (path) => {
    prove();
    writeFileSync(join(root, path), "changed");
    expect(standingProof(ORDINARY, root, relied_on)).toBeNull();
  });

  it("are run again once callers rely on something else", () => {
    prove();
    const { facts, document } = relied_on;
    const fewer = { document, facts: { ...facts, events: facts.events.slice(1) } };
    expect(standingProof(ORDINARY, root, fewer)).toBeNull();
  });

  it("that are left out are counted in one line", () => {
    const line = leftOutOfReleaseText({ made_of: "0123456789abcdef", tests: 40 });
    expect(line).toMatch(/40 tests, green at 0123456789ab\.$/);
  });
});

it("a contract that is that of the release is not given to oasdiff, which could not read it", () => {
  const unreadable = { paths: "none" } as unknown as Document;
  expect(findBreaks(unreadable, structuredClone(unreadable))).toEqual([]);
});
