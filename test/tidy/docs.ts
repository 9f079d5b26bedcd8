/** What the documents promise about themselves. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Finding, ROOT, type TreeFile } from "./tree.ts";

/** Decisions without a number, a context or a decision. */
export function strayDecisions(files: readonly TreeFile[]): Finding[] {
  const decisions = files.filter(({ path }) => path.startsWith("docs/decisions/"));
  return decisions.flatMap(({ path, text }, index) => {
    const number = String(index + 1).padStart(4, "0");
    const wrong = [
      path.startsWith(`docs/decisions/${number}-`) ? null : `is not number ${number}`,
      text.startsWith(`# ${number} `) ? null : `does not begin with "# ${number} …"`,
      text.includes("\n**Context.**") ? null : "has no **Context.**",
      text.includes("\n**Decision.**") ? null : "has no **Decision.**",
    ];
    return wrong.flatMap((advice) => (advice === null ? [] : [{ path, line: 1, advice }]));
  });
}

/** Paths that a document names in backticks or links to, and that do not exist. */
export function missingPaths(files: readonly TreeFile[], known: ReadonlySet<string>): Finding[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((written, index) =>
      namedPaths(written)
        .filter((named) => !isThere(named, known))
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
