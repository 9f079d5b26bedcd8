/** Which SDKs a run proves: what has not changed since it passed is left out, and told of. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unneededTools } from "../../scripts/test/proof-tools.ts";
import { chooseSdkTests, filesProving, leftOutText } from "../../scripts/test/sdk-tests.ts";
import {
  hashesOfParts,
  PROVEN_BY_CHANGE,
  readProofs,
  testsOf,
  writeProofs,
} from "../../sdks/tools/proven.ts";

let root: string;

/** Whole tests that are proven with the generator, Node's among them. */
const WITH_GENERATOR = filesProving("generator").filter((path) => path !== testsOf("generator"));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "svc-proven-"));
  write("spec/main.tsp", "spec/sends.tsp", "generated/openapi.json", "sdks/tools/main.ts");
  write("sdks/go/client.go", "sdks/java/Client.java", "sdks/kotlin/Client.kt", "test/a.test.ts");
  write(...["node-day", "pipeline", ...PROVEN_BY_CHANGE].map(testsOf), ...WITH_GENERATOR);
  execFileSync("git", ["init", "-q"], { cwd: root });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), path);
  }
}

/** What `npm run sdks -- prove` does once all of it is green. */
function prove(): void {
  const hashes = Object.entries(hashesOfParts(PROVEN_BY_CHANGE, root) ?? {});
  writeProofs(
    Object.fromEntries(hashes.map(([name, made_of]) => [name, { made_of, tests: 2 }])),
    root,
  );
}

function commit(): void {
  const as = ["-c", "user.name=Rudo", "-c", "user.email=rudo@shop.example"];
  execFileSync("git", ["add", "-A"], { cwd: root });
  execFileSync("git", [...as, "commit", "-q", "-m", "as it stands"], { cwd: root });
}

/** The names of what a run proves, but for what every run does. */
function proves(is_long = false): string[] {
  const { files } = chooseSdkTests(is_long, root);
  expect(files).toContain(testsOf("pipeline"));
  const nodes = [testsOf("node"), testsOf("node-day")].filter((path) => files.includes(path));
  expect(nodes).toHaveLength(1);
  return PROVEN_BY_CHANGE.filter((name) => files.includes(testsOf(name)));
}

describe("the tests of SDKs", () => {
  it("are run where nothing was proven, and in a long run always", () => {
    expect(proves()).toEqual(PROVEN_BY_CHANGE);
    prove();
    expect(proves()).toEqual([]);
    expect(proves(true)).toEqual(PROVEN_BY_CHANGE);
  });

  it.each([
    ["sdks/go/client.go", ["go", "frameworks", "generator", "publish"]],
    ["sdks/java/Client.java", ["java", "kotlin", "frameworks", "generator", "publish"]],
    ["sdks/ruby/new.rb", ["ruby", "frameworks", "generator", "publish"]],
    ["sdks/samples/rails/shop.rb", ["frameworks", "generator", "publish"]],
    ["test/sdks/php.test.ts", ["php"]],
    ["spec/sends.tsp", PROVEN_BY_CHANGE],
    ["generated/types.ts", PROVEN_BY_CHANGE],
    ["sdks/conformance/scenario.json", PROVEN_BY_CHANGE],
    ["test/kit/sdks/programs.ts", PROVEN_BY_CHANGE],
    ["server/main.ts", []],
    ["test/a.test.ts", []],
  ])("are run again once %s has changed, of whom it is a part", (path, again) => {
    prove();
    write(path);
    writeFileSync(join(root, path), "changed");
    expect(proves().sort()).toEqual([...again].sort());
    prove();
    expect(proves()).toEqual([]);
  });

  it("run with those of the server once every SDK is proven or all are run for real", () => {
    const isBeside = (is_long = false) => chooseSdkTests(is_long, root).is_beside;
    expect(isBeside()).toBe(false);
    expect(isBeside(true)).toBe(true);
    prove();
    expect(isBeside()).toBe(true);
    write("sdks/go/new.go");
    expect(isBeside()).toBe(false);
  });

  it("are those of a day with Node alone once it was proven whole, as it stands", () => {
    const wholeRun = () => chooseSdkTests(false, root).files.filter(isWithGenerator);
    const isWithGenerator = (path: string) => WITH_GENERATOR.includes(path);
    prove();
    // What is not committed is not known to have been proven.
    expect(wholeRun().sort()).toEqual([...WITH_GENERATOR].sort());
    commit();
    expect(wholeRun()).toEqual([]);
    const { files, proven_with_it } = chooseSdkTests(false, root);
    expect(files).toContain(testsOf("node-day"));
    expect([...proven_with_it].sort()).toEqual([...WITH_GENERATOR].sort());
    expect(leftOutText(chooseSdkTests(false, root))).toContain("test/sdks/node.test.ts (with");
    writeFileSync(join(root, testsOf("node")), "changed");
    expect(wholeRun()).toEqual([testsOf("node")]);
    commit();
    expect(wholeRun()).toEqual([testsOf("node")]);
    writeFileSync(join(root, testsOf("node")), testsOf("node"));
    expect(wholeRun()).toEqual([]);
    write("sdks/go/new.go");
    expect(wholeRun().sort()).toEqual([...WITH_GENERATOR].sort());
  });

  it("need no tool that nothing else is run with while every proof stands", () => {
    const unneeded = () => unneededTools(chooseSdkTests(false, root)).map(({ name }) => name);
    expect(unneeded()).toEqual([]);
    prove();
    // Those of one proof; what is not committed is not known to have been proven.
    expect(unneeded()).toContain("Spring Boot");
    expect(unneeded()).not.toContain("staticcheck");
    commit();
    expect(unneeded()).toEqual(
      expect.arrayContaining(["Spring Boot", "staticcheck", "Python tools"]),
    );
    writeFileSync(join(root, testsOf("node")), "changed");
    expect(unneeded()).not.toContain("Node, oldest");
    write("sdks/samples/new.py");
    expect(unneeded()).toEqual([]);
  });

  it("are run again once a file is gone", () => {
    prove();
    rmSync(join(root, "spec", "sends.tsp"));
    expect(proves()).toEqual(PROVEN_BY_CHANGE);
  });

  it("are run where there is no git, which knows what is of the tree", () => {
    prove();
    rmSync(join(root, ".git"), { recursive: true });
    expect(proves()).toEqual(PROVEN_BY_CHANGE);
  });

  it("that are left out are named in one line with what passed, and count as skipped", () => {
    prove();
    write("sdks/go/new.go");
    const chosen = chooseSdkTests(false, root);
    const { made_of = "" } = readProofs(root).ruby ?? {};
    expect(leftOutText(chosen)).toContain(`ruby (2 tests, green at ${made_of.slice(0, 12)})`);
    expect(leftOutText(chosen)).not.toMatch(/go \(|generator \(|\n/);
    // Not Go, of which a file has changed, and not what makes and packs all of them.
    const again = ["go", "frameworks", "generator", "publish"];
    const rest = PROVEN_BY_CHANGE.filter((name) => !again.includes(name));
    expect(chosen.left_out.map(({ tests }) => tests)).toEqual(rest.map(() => 2));
    expect(leftOutText(chooseSdkTests(true, root))).toBe("");
  });
});
