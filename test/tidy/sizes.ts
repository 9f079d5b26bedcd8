import { calledName, type Placed, syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

/** Hard limits. Source: STYLE.md. */
const FILE_LINES_MAX = 300;
const FUNCTION_LINES_MAX = 60;
const COLUMNS_MAX = 100;
/** Above this a test's arrangement hides what it says. */
const TEST_LINES_COMFORTABLE = 25;

const TESTS = new Set(["it", "test"]);

/** Files that are longer than anyone reads at once. */
export function longFiles(files: readonly TreeFile[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split("\n").length;
    if (lines <= FILE_LINES_MAX) return [];
    const advice = `has ${lines} lines: split it by what it does, ${FILE_LINES_MAX} at most`;
    return [{ path, line: FILE_LINES_MAX, advice }];
  });
}

/** The title of a test is a sentence, and stands on one line however long it is. */
const TITLE = /^\s*(?:it|test|describe)(?:\.\w+)*\("/;

/** Lines that do not fit. */
export function wideLines(files: readonly TreeFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((written, index) => {
      if (written.length <= COLUMNS_MAX || TITLE.test(written)) return [];
      const advice = `has ${written.length} columns: break it, ${COLUMNS_MAX} at most`;
      return [{ path, line: index + 1, advice }];
    }),
  );
}

/** Functions that do too much; a `describe` only holds tests together. */
export function longFunctions(files: readonly TreeFile[]): Finding[] {
  return functionsOf(files).flatMap(({ path, line, lines, called_by }) => {
    if (lines <= FUNCTION_LINES_MAX || called_by === "describe") return [];
    const advice = `has ${lines} lines: take a part out of it, ${FUNCTION_LINES_MAX} at most`;
    return [{ path, line, advice }];
  });
}

/** Bodies of tests that are worth a second look; a smell and no fault. */
export function longTests(files: readonly TreeFile[]): Finding[] {
  return functionsOf(files).flatMap(({ path, line, lines, called_by }) => {
    if (lines <= TEST_LINES_COMFORTABLE || !TESTS.has(called_by ?? "")) return [];
    return [{ path, line, advice: `is a test of ${lines} lines: could the kit arrange it?` }];
  });
}

interface Measured {
  readonly path: string;
  readonly line: number;
  readonly lines: number;
  /** `describe` and `it` of a call that the function is handed to. */
  readonly called_by: string | null;
}

function functionsOf(files: readonly TreeFile[]): Measured[] {
  return files.flatMap((file) => {
    const { nodes, lineAt } = syntaxOf(file);
    return nodes
      .filter(({ node }) => /Function/.test(node.type) && Boolean(node.body))
      .map((placed) => {
        const line = lineAt(placed.node.start);
        const lines = lineAt(placed.node.end) - line + 1;
        return { path: file.path, line, lines, called_by: callerOf(placed) };
      });
  });
}

/** `describe.each(…)("…", () => …)` is called by `describe` as well. */
function callerOf({ parent }: Placed): string | null {
  if (parent?.node.type !== "CallExpression") return null;
  const head = (callee: unknown): string | null => {
    const { type, name, object, callee: inner } = callee as Record<string, unknown>;
    if (type === "Identifier") return name as string;
    if (type === "MemberExpression") return head(object);
    return type === "CallExpression" ? head(inner) : null;
  };
  return head(parent.node.callee) ?? calledName(parent.node);
}
