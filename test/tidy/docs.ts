/** What the documents promise about themselves. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { OPERATIONS } from "@svc/generated/operations";
import { type Finding, ROOT, type TreeFile } from "./tree.ts";

const DECISIONS = "docs/decisions/";
const INDEX = `${DECISIONS}README.md`;
/** What fits a page. */
const LINES_MAX = 60;
const STATE = /^\*\*State\.\*\* ((?:Accepted|Superseded by \[\d{4}\]\(\S+\.md\)))\.$/m;

/** Decisions without a number, a state, a context or a decision, or longer than a page. */
export function strayDecisions(files: readonly TreeFile[]): Finding[] {
  const decisions = decisionsOf(files);
  return decisions.flatMap(({ path, text }, index) => {
    const number = String(index + 1).padStart(4, "0");
    const wrong = [
      path.startsWith(`docs/decisions/${number}-`) ? null : `is not number ${number}`,
      text.startsWith(`# ${number} `) ? null : `does not begin with "# ${number} …"`,
      STATE.test(text) ? null : "has no **State.**, accepted or superseded by another one",
      text.split("\n").length <= LINES_MAX + 1 ? null : `is longer than ${LINES_MAX} lines`,
      text.includes("\n**Context.**") ? null : "has no **Context.**",
      text.includes("\n**Decision.**") ? null : "has no **Decision.**",
    ];
    return wrong.flatMap((advice) => (advice === null ? [] : [{ path, line: 1, advice }]));
  });
}

/** Decisions that the index does not list by their title and state. */
export function unlistedDecisions(files: readonly TreeFile[]): Finding[] {
  const index = files.find(({ path }) => path === INDEX)?.text ?? "";
  return decisionsOf(files).flatMap(({ path, text }) => {
    const [, number, title] = /^# (\d{4}) (.*)$/m.exec(text) ?? [];
    const state = STATE.exec(text)?.[1];
    const row = `| [${number}](${path.slice(DECISIONS.length)}) | ${title} | ${state} |`;
    return index.includes(row) ? [] : [{ path: INDEX, line: 1, advice: `lacks the row ${row}` }];
  });
}

function decisionsOf(files: readonly TreeFile[]): readonly TreeFile[] {
  return files.filter(({ path }) => path.startsWith(DECISIONS) && path !== INDEX);
}

/** The README's count of what works, where it is not the contract's. */
export function wrongCount(files: readonly TreeFile[]): Finding[] {
  const all = Object.values(OPERATIONS);
  const implemented = all.filter(({ planned }) => !planned);
  const right = `${implemented.length} of the ${all.length} operations`;
  const text = files.find(({ path }) => path === "README.md")?.text ?? "";
  if (text.includes(right)) return [];
  return [{ path: "README.md", line: 1, advice: `does not say that "${right}" are implemented` }];
}

/**
 * Paths that a document names in backticks or links to, and that do not exist: from the root, or
 * from the folder of the document, as links of a package are read where it is installed.
 */
export function missingPaths(files: readonly TreeFile[], known: ReadonlySet<string>): Finding[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((written, index) =>
      namedPaths(written)
        .filter((named) => !isThere(named, known) && !isThere(join(dirname(path), named), known))
        .map((named) => ({ path, line: index + 1, advice: `names ${named}, which is not there` })),
    ),
  );
}

const TOPS = "spec|generated|server|sdks|scripts|test|docs";
const NAMED = new RegExp(`[\`(]((?:${TOPS})/[^\`)\\s]*|[A-Z]+\\.md)[\`)]`, "g");

function namedPaths(written: string): string[] {
  return [...written.matchAll(NAMED)]
    .map(([, named = ""]) => named.replace(/#.*$/, ""))
    .filter((named) => !/[<>*{}…]/.test(named));
}

/** Build output is there once it is built. */
function isThere(named: string, known: ReadonlySet<string>): boolean {
  const bare = named.replace(/\/$/, "");
  const is_below = [...known].some((path) => path === bare || path.startsWith(`${bare}/`));
  return is_below || existsSync(join(ROOT, bare));
}
