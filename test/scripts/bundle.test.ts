/** The server as one file: made again when its sources change, and as good as they are. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withSourceLines } from "@svc/server/platform/source-lines.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { copyBundle, findServer } from "../../scripts/bootstrap/bundle.mjs";

const ROOT = join(import.meta.dirname, "..", "..");
const SOURCE = join("server", "main.ts");
/** What bundles the server; the packages stand where it looks for them. */
const MAKER = [
  ...["bundle.mjs", "make-bundle.ts"].map((name) => join("scripts", "bootstrap", name)),
  join("server", "platform", "source-lines.ts"),
];
const MAIN = `import { readFileSync } from "node:fs";
import { join } from "node:path";
import { word } from "./part.ts";

const { stack } = await import("./later.ts").catch((error: Error) => error);
const file = readFileSync(join(import.meta.dirname, "file.txt"), "utf8");
console.log(JSON.stringify({ word, file, stack }));
`;

const LATER = `interface Nothing {}

if (import.meta.url === "") console.log("no place");
throw new Error("late" as Nothing as string);
export const nothing: Nothing | null = null;
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "svc bundle-"));
  for (const path of MAKER) cpSync(join(ROOT, path), join(folder, path));
  symlinkSync(join(ROOT, "scripts", "node_modules"), join(folder, "scripts", "node_modules"));
  cpSync(join(ROOT, "generated", "package.json"), join(folder, "generated", "package.json"));
  write("pnpm-lock.yaml", "");
  write("server/package.json", `{ "type": "module" }`);
  write("server/main.ts", MAIN);
  write("server/part.ts", `export const word: string = "first";\n`);
  write("server/later.ts", LATER);
  write("server/file.txt", "here");
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

function printedBy(file: string): { word: string; file: string; stack: string } {
  const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8" });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

it("is made once for its sources, and again when one of them has changed", () => {
  const first = findServer(folder, process.execPath);
  expect(printedBy(first)).toMatchObject({ word: "first", file: "here" });
  expect(first).not.toBe(join(folder, SOURCE));
  rmSync(join(folder, "scripts", "node_modules"));
  expect(findServer(folder, process.execPath)).toBe(first);
  symlinkSync(join(ROOT, "scripts", "node_modules"), join(folder, "scripts", "node_modules"));
  write("server/part.ts", `export const word: string = "second";\n`);
  const second = findServer(folder, process.execPath);
  expect(second).not.toBe(first);
  expect(printedBy(second)).toMatchObject({ word: "second" });
  // A server that was started with it may load more of it.
  expect(existsSync(first)).toBe(true);
});

it("is not used where it cannot be made of the sources as they stand", () => {
  findServer(folder, process.execPath);
  write("server/part.ts", "export const word: string = ;\n");
  expect(findServer(folder, process.execPath)).toBe(join(folder, SOURCE));
  expect(() => copyBundle(folder, `${folder}/copy`)).toThrow("could not be bundled");
});

it("reads the files of the folder that it is copied to with its sources", () => {
  findServer(folder, process.execPath);
  const copy = join(folder, "copy");
  for (const path of ["generated", "pnpm-lock.yaml", "scripts", "server"]) {
    cpSync(join(folder, path), join(copy, path), { recursive: true });
  }
  copyBundle(folder, copy);
  rmSync(join(copy, "scripts", "node_modules"));
  writeFileSync(join(copy, "server", "file.txt"), "there");
  const found = findServer(copy, process.execPath);
  expect(found.startsWith(join(copy, "node_modules"))).toBe(true);
  expect(printedBy(found)).toMatchObject({ file: "there" });
});

it("names the line of the source where an error was made", () => {
  const { stack } = printedBy(findServer(folder, process.execPath));
  expect(stack).not.toContain("later.ts");
  expect(withSourceLines(stack)).toContain("at server/later.ts:4\n");
});
