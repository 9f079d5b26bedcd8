/** The tables of what pages for people say, and how a reader's language is found. */
import { LANGUAGES, languageOf, listIn, wordsIn } from "@svc/server/platform/words/language.ts";
import { WAIT_WORDS, waitOf } from "@svc/server/platform/words/wait.ts";
import { describe, expect, it } from "vitest";
import { everySentence } from "../kit/words.ts";

const ALL = await everySentence();

/** What is written alike in every language: names, and words that all of them have borrowed. */
const SAME = new Set(["Airtime", "airtime", "Data", "Bundle", "Data bundle", "data bundle"]);
SAME.add("REA levy {percent}%").add("Token").add("URL (https)").add("Batch").add("Cost centre");
SAME.add("Credit").add("ID").add("Email").add("Webhook").add("Checkout").add("PIN").add("Agent");

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted();
}

function wrong(isWrong: (texts: Readonly<Record<string, string>>) => boolean): string[] {
  return ALL.filter(({ texts }) => isWrong(texts)).map(({ name }) => name);
}

describe("every table of words", () => {
  it("has every sentence in every language, and no other", () => {
    expect(ALL.length).toBeGreaterThan(600);
    const [first] = ALL.filter(({ name }) => name.startsWith("server/dashboard/"));
    expect(first).toBeDefined();
    const isUneven = (texts: object) => `${Object.keys(texts)}` !== `${LANGUAGES}`;
    expect(wrong((texts) => isUneven(texts))).toEqual([]);
    expect(wrong((texts) => Object.values(texts).some((text) => text.trim() !== text))).toEqual([]);
    expect(wrong((texts) => Object.values(texts).includes(""))).toEqual([]);
  });

  it("has the same placeholders in every language", () => {
    const setOf = (text: string | undefined) => `${placeholdersOf(text ?? "")}`;
    expect(
      wrong((texts) => LANGUAGES.some((one) => setOf(texts[one]) !== setOf(texts.en))),
    ).toEqual([]);
  });

  it("leaves nothing in English but what the languages have borrowed", () => {
    const isCopied = ({ en = "", sn, nd }: Readonly<Record<string, string>>) =>
      (en === sn || en === nd) && !SAME.has(en);
    expect(wrong(isCopied)).toEqual([]);
  });

  it("ends a sentence alike in every language", () => {
    const endOf = (text = "") => /[.:%…]$/.exec(text)?.[0] ?? "";
    expect(
      wrong((texts) => LANGUAGES.some((one) => endOf(texts[one]) !== endOf(texts.en))),
    ).toEqual([]);
  });
});

describe("a sentence", () => {
  const TABLE = {
    two: { en: "{a} and {b}", sn: "{b} uye {a}", nd: "{a} lo {b}" },
  } as const;

  it("is filled in with its values, which are not filled in again", () => {
    expect(wordsIn(TABLE, "sn").two({ a: "{b}", b: "1" })).toBe("1 uye {b}");
  });

  it("is made once in a language, and stands below its kind where the table has kinds", () => {
    const table = {
      statuses: { sent: { en: "Sent", sn: "Zvatumirwa", nd: "Kuthunyelwe" } },
    } as const;
    expect(wordsIn(table, "nd").statuses.sent).toBe("Kuthunyelwe");
    expect(wordsIn(table, "nd")).toBe(wordsIn(table, "nd"));
  });

  it("lists names as its language does", () => {
    const names = ["a", "b", "c"];
    const listed = (language: "en" | "sn", word: string) =>
      listIn(language, { type: "disjunction", word, names });
    expect([listed("en", "or"), listed("sn", "kana")]).toEqual(["a, b, or c", "a, b kana c"]);
    expect(listIn("nd", { type: "conjunction", word: "lo", names: ["a"] })).toBe("a");
  });
});

describe("a wait", () => {
  it.each([
    [119, "seconds", 119],
    [121, "minutes", 3],
    [7_200, "hours", 2],
  ] as const)("of %s seconds is one of %s", (seconds, unit, count) => {
    expect(waitOf(seconds, "sn")).toBe(wordsIn(WAIT_WORDS, "sn")[unit]({ count }));
  });
});

describe("the language of a page", () => {
  it.each([
    [undefined, undefined, "en"],
    [undefined, "sn-ZW,sn;q=0.9,en;q=0.8", "sn"],
    [undefined, "en;q=0.5, nd;q=0.9", "nd"],
    [undefined, "fr-FR, pt", "en"],
    [undefined, "*", "en"],
    ["nd", "sn", "nd"],
    ["xx", "sn", "sn"],
    ["<script>", "", "en"],
  ] as const)("chosen %s, accepted %s: %s", (chosen, accepted, language) => {
    expect(languageOf({ chosen, accepted })).toBe(language);
  });

  it("is the one that was chosen before, until another is chosen", () => {
    const of = (chosen?: string) => languageOf({ chosen, chosen_before: "sn", accepted: "nd" });
    expect([of(), of("xx"), of("en")]).toEqual(["sn", "sn", "en"]);
  });
});
