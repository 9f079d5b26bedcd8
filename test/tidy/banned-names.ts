import { type Placed, type Syntax, syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

/** Words that say nothing about what a thing is. Source: STYLE.md. */
const BANNED_WORDS = ["handle", "info", "manager", "helper", "util", "utils", "service", "common"];
/** Words that only this code would know. Say instead what docs/glossary.md does. */
const PRIVATE_WORDS = [
  ...["bell", "deed", "deeds", "door", "doors", "ear", "hall", "hears", "lane", "poster"],
  ...["purse", "purses", "visit", "wing", "wings", "wish", "wishes"],
];
/** These say nothing when they stand alone. */
const BANNED_ALONE = ["data", "item", "process"];

/** What declares a name of ours, and the field that holds it. */
const DECLARATIONS: Readonly<Record<string, string>> = {
  VariableDeclarator: "id",
  FunctionDeclaration: "id",
  ClassDeclaration: "id",
  TSTypeAliasDeclaration: "id",
  TSInterfaceDeclaration: "id",
};
const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** Names of our own that say nothing; those of the interface are not ours to choose. */
export function bannedNames(
  files: readonly TreeFile[],
  wire_names: ReadonlySet<string>,
): Finding[] {
  return files.flatMap((file) => {
    const syntax = syntaxOf(file);
    return declaredNames(syntax).flatMap(({ name, line }) => {
      const word = wire_names.has(name) ? null : bannedWordOf(name);
      if (word === null) return [];
      const reason = PRIVATE_WORDS.includes(word) ? "is no word of the field" : "fits anything";
      const advice = `is called ${name}: say what it is, "${word}" ${reason}`;
      return [{ path: file.path, line, advice }];
    });
  });
}

function bannedWordOf(name: string): string | null {
  const words = wordsOf(name);
  if (words.length === 1 && BANNED_ALONE.includes(words[0] ?? "")) return words[0] ?? null;
  return words.find((word) => [...BANNED_WORDS, ...PRIVATE_WORDS].includes(word)) ?? null;
}

/** `keptQuery` and `kept_query` as `kept` and `query`. */
export function wordsOf(name: string): string[] {
  return name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** The names that a file chooses, each with its line. */
export function declaredNames({ nodes, lineAt, textOf }: Syntax): { name: string; line: number }[] {
  return nodes.flatMap((placed) => {
    if (!isDeclared(placed)) return [];
    const name = textOf(placed.node).split(/[?:=\s]/)[0] ?? "";
    return [{ name, line: lineAt(placed.node.start) }];
  });
}

/** Whether the name is chosen here; `{ info }` takes the name that the value has already. */
function isDeclared({ node, parent }: Placed): boolean {
  if (node.type !== "Identifier" || parent === null) return false;
  const { type, params, elements, left, argument, value, shorthand } = parent.node;
  if (parent.node[DECLARATIONS[type] ?? "never"] === node) return true;
  if (FUNCTIONS.test(type)) return (params as unknown[]).includes(node);
  if (type === "ArrayPattern") return (elements as unknown[]).includes(node);
  if (type === "AssignmentPattern") return left === node;
  if (type === "RestElement") return argument === node;
  return value === node && shorthand === false && parent.parent?.node.type === "ObjectPattern";
}
