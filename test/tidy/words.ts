/** Words of ours that a reader of the field would have to learn. Source: STYLE.md, "Words". */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { declaredNames, wordsOf } from "./banned-names.ts";
import { syntaxOf } from "./syntax.ts";
import { ROOT, type TreeFile } from "./tree.ts";

/** A word, what says it better, and how often it may still stand in names and in sentences. */
export interface PrivateWord {
  readonly not: string;
  readonly say: string;
  /** Null for a word that is good as a name. */
  readonly names: number | null;
  readonly sentences: number | null;
}

const LEDGER = "test/tidy/words.json";

export function privateWords(): readonly PrivateWord[] {
  return JSON.parse(readFileSync(join(ROOT, LEDGER), "utf8")) as PrivateWord[];
}

/** The ledger's words with the counts of these files. */
export function counted(
  words: readonly PrivateWord[],
  { code, pages }: { readonly code: readonly TreeFile[]; readonly pages: readonly TreeFile[] },
): PrivateWord[] {
  const names = tally(code.flatMap((file) => namesOf(file).flatMap(wordsOf)));
  const sentences = [...code.map(commentsOf), ...pages.map(({ text }) => text)]
    .join("\n")
    .toLowerCase()
    .replaceAll(/\s+(?:\*\s+)?/g, " ");
  return words.map((word) => ({
    ...word,
    names: word.names === null ? null : (names.get(word.not) ?? 0),
    sentences: word.sentences === null ? null : (sentences.match(form(word.not))?.length ?? 0),
  }));
}

/** What to do about words that stand more often than the ledger allows. */
export function spreadWords(
  allowed: readonly PrivateWord[],
  found: readonly PrivateWord[],
): string[] {
  return allowed.flatMap(({ not, say, ...limits }, index) =>
    (["names", "sentences"] as const).flatMap((place) => {
      const [limit, count] = [limits[place], found[index]?.[place] ?? null];
      if (limit === null || count === null || count <= limit) return [];
      return [`"${not}" stands in ${count} ${place}, and may in ${limit}: say ${say}`];
    }),
  );
}

function namesOf(file: TreeFile): string[] {
  return declaredNames(syntaxOf(file)).map(({ name }) => name);
}

function commentsOf(file: TreeFile): string {
  return syntaxOf(file)
    .comments.map(({ value }) => value)
    .join("\n");
}

/** Whole words; what stands between backticks is a name, and counted as one. */
function form(word: string): RegExp {
  return new RegExp(`(?<![\\w\`])${word}(?![\\w\`])`, "g");
}

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
