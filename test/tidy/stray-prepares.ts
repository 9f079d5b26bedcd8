import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PREPARE = ".prepare(";
const CLOSERS: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

/**
 * The statements below a folder that are prepared on anything but `tx` or `read`: one that is made
 * from the pool runs outside of the transaction that it stands in, and stays after a rollback.
 */
export function strayPrepares(folder: string): string[] {
  const files = globSync("**/*.ts", { cwd: folder, exclude: (name) => name === "node_modules" });
  return files.flatMap((file) =>
    strayPreparesIn(readFileSync(join(folder, file), "utf8")).map((line) => `${file}:${line}`),
  );
}

/** The lines of a text with such a statement. */
export function strayPreparesIn(text: string): number[] {
  const lines: number[] = [];
  for (let at = text.indexOf(PREPARE); at >= 0; at = text.indexOf(PREPARE, at + 1)) {
    const root = rootOf(text.slice(0, at));
    if (!/^(tx|read)\./.test(root)) lines.push(text.slice(0, at).split("\n").length);
  }
  return lines;
}

/** The chain of calls that a text ends with: names, dots, and whatever stands in brackets. */
function rootOf(text: string): string {
  let start = text.length;
  for (let end = start; end > 0; ) {
    const before = text.slice(0, end).trimEnd();
    const name = /[\w$]+$/.exec(before)?.[0] ?? "";
    const last = before.at(-1) ?? "";
    if (name !== "") end = before.length - name.length;
    else if (last === ".") end = before.length - 1;
    else if (last in CLOSERS) end = openerOf(before);
    else break;
    start = end;
    // Two names without a dot between them: the first is a keyword, and the chain begins here.
    if (name !== "" && !text.slice(0, end).trimEnd().endsWith(".")) break;
  }
  return text.slice(start);
}

/** Where the bracket opens that a text ends with closing. */
function openerOf(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text[at] ?? "";
    if (sign in CLOSERS) depth += 1;
    else if (Object.values(CLOSERS).includes(sign)) depth -= 1;
    if (depth === 0) return at;
  }
  return 0;
}
