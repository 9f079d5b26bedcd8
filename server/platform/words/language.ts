/** The languages of pages for people, which one a reader gets, and how a table of words is read. */
import { parseAccept } from "hono/utils/accept";

/** The first is what a reader gets who asks for none of them. */
export const LANGUAGES = ["en", "sn", "nd"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each as its own speakers call it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  sn: "chiShona",
  nd: "isiNdebele",
};

/** One sentence in every language; `{name}` stands for a value. */
export type Text = Readonly<Record<Language, string>>;

/** Sentences by their key; those of one kind, such as statuses by their code, in a table below. */
export interface Words {
  readonly [key: string]: Text | Words;
}

type ValuesOf<Written extends string> = Written extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValuesOf<Rest>
  : never;

type Sentence<Written extends string> = [ValuesOf<Written>] extends [never]
  ? string
  : (values: Readonly<Record<ValuesOf<Written>, string | number>>) => string;

/** A table in one language: texts, and functions where a sentence needs values. */
export type WordsIn<Table extends Words> = {
  readonly [Key in keyof Table]: Table[Key] extends Text
    ? Sentence<Table[Key]["en"]>
    : Table[Key] extends Words
      ? WordsIn<Table[Key]>
      : never;
};

/** The keys of a table whose sentences need no value. */
export type PlainKey<Table extends Words> = {
  [Key in keyof Table]: WordsIn<Table>[Key] extends string ? Key : never;
}[keyof Table];

type AnyWords = Readonly<Record<string, unknown>>;

const read = new WeakMap<Words, Map<Language, AnyWords>>();

/** A table as it reads in one language. Each is made once. */
export function wordsIn<Table extends Words>(table: Table, language: Language): WordsIn<Table> {
  const by_language = read.get(table) ?? new Map<Language, AnyWords>();
  read.set(table, by_language);
  const words = by_language.get(language) ?? makeWords(table, language);
  by_language.set(language, words);
  return words as WordsIn<Table>;
}

function makeWords(table: Words, language: Language): AnyWords {
  return Object.fromEntries(
    Object.entries(table).map(([key, entry]) => {
      if (!isText(entry)) return [key, wordsIn(entry, language)];
      const text = entry[language];
      const has_values = /\{\w+\}/.test(entry[LANGUAGES[0]]);
      return [key, has_values ? (values: AnyWords) => filledIn(text, values) : text];
    }),
  );
}

/** Whether an entry is a sentence, and no table of sentences. */
export function isText(entry: Text | Words): entry is Text {
  return typeof entry[LANGUAGES[0]] === "string";
}

/** What a value says is not filled in again. */
function filledIn(text: string, values: AnyWords): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} of "${text}"`);
    return String(value);
  });
}

/** What a reader has chosen, now or before, or else what their browser likes best among ours. */
export function languageOf({
  chosen,
  chosen_before,
  accepted,
}: {
  readonly chosen: string | undefined;
  readonly chosen_before?: string | undefined;
  /** An `Accept-Language` header. */
  readonly accepted: string | undefined;
}): Language {
  const liked = parseAccept(accepted ?? "").map(({ type }) => type);
  for (const tag of [chosen ?? "", chosen_before ?? "", ...liked]) {
    const [primary] = tag.toLowerCase().split("-");
    const found = LANGUAGES.find((language) => language === primary);
    if (found !== undefined) return found;
  }
  return LANGUAGES[0];
}

/** A list as a sentence names it: `a, b or c`. */
export function listIn(
  language: Language,
  { type, word, names }: { type: "conjunction" | "disjunction"; word: string; names: string[] },
): string {
  if (language === "en") return new Intl.ListFormat("en", { type }).format(names);
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}
