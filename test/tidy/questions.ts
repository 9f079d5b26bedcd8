/** The questions of ARCHITECTURE.md, and the code that answers them. */
import { syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

const PAGE = "ARCHITECTURE.md";
const SECTION = /^## Where is it decided\?\n(?<rows>[\s\S]*?)(?=^## )/m;
const ANSWER = /^\| (?<question>[^|]+\?) \| \[`(?<name>\w+)`\]\((?<path>[^)]+)\) \|$/;

interface Answer {
  readonly question: string;
  readonly name: string;
  readonly path: string;
}

/** The answers of the page's table; a row of another form is none. */
export function answersOf(page: string): Answer[] {
  const rows = SECTION.exec(page)?.groups?.rows ?? "";
  return rows.split("\n").flatMap((row) => {
    const { question, name, path } = ANSWER.exec(row)?.groups ?? {};
    if (question === undefined || name === undefined || path === undefined) return [];
    return [{ question, name, path }];
  });
}

/** Answers that name no file, or a name that the file does not export. */
export function wrongAnswers(answers: readonly Answer[], files: readonly TreeFile[]): Finding[] {
  const by_path = new Map(files.map((file) => [file.path, file]));
  return answers.flatMap(({ question, name, path }) => {
    const file = by_path.get(path);
    if (file !== undefined && exportedNames(file).includes(name)) return [];
    const found = file === undefined ? `there is no ${path}` : `${path} does not export ${name}`;
    return [{ path: PAGE, line: 1, advice: `answers "${question}" wrongly: ${found}` }];
  });
}

function exportedNames(file: TreeFile): string[] {
  const { nodes, textOf } = syntaxOf(file);
  const exported = nodes.filter(({ node }) => node.type === "ExportNamedDeclaration");
  return exported.flatMap(({ node }) => {
    const declared =
      /^export (?:async )?(?:function|const|class|interface|type) (?<name>\w+)/.exec(textOf(node))
        ?.groups?.name ?? null;
    return declared === null ? [] : [declared];
  });
}
