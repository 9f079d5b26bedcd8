/** What comments cite: a stranger can open each of it. */
import { posix } from "node:path";
import { syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

interface Comment {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

const CITED = /Source:\s(.*)$/s;
const FILE = /(?<![\w/.-])[\w.-]+(?:\/[\w.-]+)*\.(?:md|tsp|ts)(?![\w-])/g;
const SECTION = /([\w./-]+\.md), "([^"]+)"/g;

/** Sources that name no file, one that is not there, or a section that it does not have. */
export function strayCitations(
  commenting: readonly TreeFile[],
  tree: readonly TreeFile[],
): Finding[] {
  const by_path = new Map(tree.map((file) => [file.path, file.text]));
  const names = new Set(tree.map(({ path }) => posix.basename(path)));
  const citing = commenting.filter(({ text }) => /Source:|\.md\b/.test(text));
  return citing.flatMap(commentsOf).flatMap(({ path, line, text }) => {
    const source = CITED.exec(text)?.[1];
    const advice = source === undefined ? missingDocuments(text, names) : faultsOf(source, by_path);
    return advice.map((one) => ({ path, line, advice: one }));
  });
}

function faultsOf(source: string, by_path: ReadonlyMap<string, string>): string[] {
  const files = source.match(FILE) ?? [];
  if (files.length === 0) return [`cites "${source}": name a file of the project`];
  const sections = [...source.matchAll(SECTION)].filter(([, file = "", section = ""]) => {
    const heading = new RegExp(`^#+ ${escaped(section)}$`, "m");
    return by_path.has(file) && !heading.test(by_path.get(file) ?? "");
  });
  return [
    ...files.filter((file) => !by_path.has(file)).map((file) => `cites ${file}, which is not here`),
    ...sections.map(([, file, section]) => `cites "${section}", which ${file} does not have`),
  ];
}

/** Outside of a source, only documents are looked at: a name such as `clock.ts` may be a form. */
function missingDocuments(text: string, names: ReadonlySet<string>): string[] {
  const files = (text.match(FILE) ?? []).filter((file) => file.endsWith(".md"));
  const missing = files.filter((file) => !names.has(posix.basename(file)));
  return missing.map((file) => `names ${file}, which is not here`);
}

/** The comments of a file, on one line each; those of TypeSpec are found in the text. */
function commentsOf(file: TreeFile): Comment[] {
  if (file.path.endsWith(".tsp")) {
    return [...file.text.matchAll(/\/\*\*(.*?)\*\//gs)].map(({ 1: value = "", index }) => ({
      path: file.path,
      line: file.text.slice(0, index).split("\n").length,
      text: plain(value),
    }));
  }
  const { comments, lineAt } = syntaxOf(file);
  return comments.map(({ value, start }) => ({
    path: file.path,
    line: lineAt(start),
    text: plain(value),
  }));
}

function plain(comment: string): string {
  return comment.replaceAll(/\s*\n\s*\*?\s*/g, " ").trim();
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
