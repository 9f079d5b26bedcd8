/** The programs and parts of programs that a README shows, and its reference beside the methods. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SDKS } from "../../../sdks/tools/paths.ts";

/** Blocks that need a package which is not there are named by words of theirs, and left out. */
export function readmeBlocks(
  sdk: string,
  fence: string,
  foreign: readonly string[] = [],
): string[] {
  const text = (name: string) => readFileSync(join(SDKS, sdk, name), "utf8");
  const [, extras = ""] = text("reference.md").split("\n## Besides the methods\n");
  const all = [...`${text("README.md")}${extras}`.matchAll(/```(\w*)\n(.*?)```/gs)]
    .filter(([, found]) => found === fence || found === fenceOfReference(fence))
    .map(([, , code = ""]) => code);
  for (const words of foreign) {
    if (!all.some((code) => code.includes(words))) throw new Error(`No block has "${words}".`);
  }
  return all.filter((code) => !foreign.some((words) => code.includes(words)));
}

/** The README of Node is JavaScript, its reference TypeScript. */
function fenceOfReference(fence: string): string {
  return fence === "js" ? "ts" : fence;
}

/** What a block takes as given: the names that it speaks of and does not make itself. */
export function givenTo(
  code: string,
  declarations: Readonly<Record<string, string>>,
  isMade: (code: string, name: string) => boolean,
): string[] {
  return Object.entries(declarations)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(code) && !isMade(code, name))
    .map(([, declaration]) => declaration);
}

export function indentedBy(code: string, by: string): string {
  return code.replaceAll(/^(?=.)/gm, by);
}
