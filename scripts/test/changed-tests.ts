/** Which tests a change needs first, so that it is known within a minute and a half. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { TestMap } from "./test-map.ts";
import type { TestTimes } from "./test-times.ts";

/** What is run, and what runs something of the change and did not fit. */
export interface ChangedTests {
  readonly files: readonly string[];
  readonly left_out: readonly string[];
}

export interface ChangedWanted {
  /** Paths from the root. */
  readonly changed: readonly string[];
  readonly map: TestMap | null;
  readonly times: TestTimes;
  /** Every file of tests that may be run. */
  readonly tests: readonly string[];
}

const ROOT = join(import.meta.dirname, "..", "..");
/** Two workers for a minute and a half, less the start of the run. */
const BUDGET_MS = 2 * 75_000;
/** What is proven of everything, whatever was changed, as far as it is quick. */
const ALWAYS = ["test/tidy/", "test/contract/"];
const QUICK_MS = 4_000;
/** Of a file that was never timed. */
const UNKNOWN_MS = 3_000;

/** What differs from a commit, and what is not committed; paths from the root. */
export function changedSince(commit: string, root = ROOT): string[] {
  const ask = (args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr.trim()}`);
    return stdout.split("\n").filter((line) => line !== "");
  };
  const base = ask(["merge-base", commit, "HEAD"]);
  const differing = ask(["diff", "--name-only", base[0] ?? commit]);
  return [...new Set([...differing, ...ask(["ls-files", "--others", "--exclude-standard"])])];
}

/** Every file of tests below a folder, but those of long runs and of the SDKs. */
export function testFiles(root = ROOT): string[] {
  return readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
    .map((path) => `test/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".test.ts") && !path.endsWith(".long.test.ts"))
    .filter((path) => !path.includes("/node_modules/") && !path.startsWith("test/sdks/"));
}

/**
 * The tests that were changed and those named as what was changed come first, then what is proven
 * of everything, then those that run something of the change: the more of what they run is the
 * change, the sooner. Whatever is run is run whole.
 */
export function chooseChanged({ changed, map, times, tests }: ChangedWanted): ChangedTests {
  const touched = new Set(changed);
  const timeOf = (path: string) => times[path] ?? UNKNOWN_MS;
  const names = new Set(changed.map((path) => nameOf(path)));
  const own = tests.filter((path) => touched.has(path) || names.has(nameOf(path)));
  const always = tests.filter(
    (path) => ALWAYS.some((folder) => path.startsWith(folder)) && timeOf(path) <= QUICK_MS,
  );
  const sharing = tests
    .map((path) => ({ path, share: shareOf(map?.get(path), touched) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .map(({ path }) => path);
  const files: string[] = [];
  const left_out: string[] = [];
  let left_ms = BUDGET_MS;
  for (const path of new Set([...own, ...always, ...sharing])) {
    left_ms -= timeOf(path);
    const fits = left_ms >= 0 || own.includes(path) || always.includes(path);
    if (fits) files.push(path);
    else {
      left_out.push(path);
      left_ms += timeOf(path);
    }
  }
  return { files, left_out };
}

/** `create-send`, of the operation and of each of its files of tests. */
function nameOf(path: string): string {
  const [name = ""] = basename(path).split(".");
  return path.includes("/operations/") ? `operations/${name}` : path.replace(/(\.test)?\.ts$/, "");
}

/** Which part of what a file of tests runs was changed; 0 where nothing of it was. */
function shareOf(modules: ReadonlySet<string> | undefined, touched: ReadonlySet<string>): number {
  if (modules === undefined || modules.size === 0) return 0;
  return modules.intersection(touched).size / modules.size;
}

/** One line on what was not run though it runs something of the change; empty of none. */
export function changedText({ files, left_out }: ChangedTests, has_map: boolean): string {
  const rest = has_map
    ? `${left_out.length} more run something of the change, and did not fit: \`npm test\` runs all.`
    : "Which tests run what was changed is known after `npm run test:long`: these are the nearest.";
  return `Tests of what was changed: ${files.length} files. ${rest}`;
}
