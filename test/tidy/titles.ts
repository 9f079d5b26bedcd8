import { type Node, stringOf, syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

const TESTS = new Set(["it", "test"]);
const WORDS_MIN = 2;

/** Titles of tests that are no sentence of the specification. Source: STYLE.md. */
export function strayTitles(files: readonly TreeFile[]): Finding[] {
  return files.flatMap((file) => {
    const { nodes, lineAt } = syntaxOf(file);
    return nodes.flatMap(({ node }) => {
      const title = isTest(node) ? stringOf((node.arguments as Node[])[0]) : null;
      const advice = title === null ? null : adviceOn(title);
      return advice === null ? [] : [{ path: file.path, line: lineAt(node.start), advice }];
    });
  });
}

function adviceOn(title: string): string | null {
  if (title.endsWith(".")) return "has a title with a full stop: the tree's titles have none";
  if (/\bshould\b/i.test(title)) return 'has a title with "should": say what is so';
  if (/^works\b|\b(?:correctly|properly|as expected)\b/i.test(title))
    return "has a title that promises nothing";
  const is_from_table = /^(?:%s|\$\w+)$/.test(title);
  const is_sentence = is_from_table || title.split(" ").length >= WORDS_MIN;
  return is_sentence ? null : "has a title that is no sentence";
}

/** `it(…)`, `test.concurrent(…)`, and the second call of `it.each(…)(…)`. */
function isTest({ type, callee }: Node): boolean {
  if (type !== "CallExpression") return false;
  const root = (node: Node): string | null => {
    if (node.type === "Identifier") return node.name as string;
    if (node.type === "MemberExpression") return root(node.object as Node);
    return node.type === "CallExpression" ? root(node.callee as Node) : null;
  };
  const called = callee as Node;
  const is_each = called.type === "MemberExpression" && (called.property as Node).name === "each";
  return !is_each && TESTS.has(root(called) ?? "");
}
