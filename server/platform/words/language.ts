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

/** Sentences by their key, in every language; `{name}` stands for a value. */
export type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>;

type ValuesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValuesOf<Rest>
  : never;

type Values<Text extends string> = [ValuesOf<Text>] extends [never]
  ? []
  : [values: Readonly<Record<ValuesOf<Text>, string | number>>];

/** The keys of a table whose sentences need no value. */
export type PlainKey<Table extends Words> = {
  [Key in keyof Table]: Values<Table[Key]["en"]> extends [] ? Key : never;
}[keyof Table];

/** Reads a table in one language. */
export type Say<Table extends Words> = <Key extends keyof Table>(
  key: Key,
  ...values: Values<Table[Key]["en"]>
) => string;

/** The sentences of a table in one language, with their values filled in. */
export function sayIn<Table extends Words>(words: Table, language: Language): Say<Table> {
  return (key, ...[values]) => {
    const text = (words[key] as Words[string])[language];
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = (values as Readonly<Record<string, string | number>> | undefined)?.[name];
      if (value === undefined) throw new Error(`no value for {${name}} of ${String(key)}`);
      return String(value);
    });
  };
}

/** What a reader has chosen, or else what their browser likes best among ours. */
export function languageOf({
  chosen,
  accepted,
}: {
  readonly chosen: string | undefined;
  /** An `Accept-Language` header. */
  readonly accepted: string | undefined;
}): Language {
  const liked = parseAccept(accepted ?? "").map(({ type }) => type);
  for (const tag of [chosen ?? "", ...liked]) {
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
