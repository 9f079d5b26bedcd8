/** English that stands in a page of another language: sentences of our tables, found on it. */
import type { Language } from "@svc/server/platform/words/language.ts";
import { parseHTML } from "linkedom";
import { everySentence } from "./words.ts";

/** Attributes that people read or hear. */
const READ = ["title", "placeholder", "aria-label", "data-done"];

interface Node {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string;
  readonly childNodes: Iterable<Node>;
  getAttribute?(name: string): string | null;
}

/** What these hold is no language: bodies of requests, commands, IDs. */
const OF_NO_LANGUAGE = /^(?:pre|code)$/i;
const TEXT = 3;
const ELEMENT = 1;

/** What of a page is a sentence of ours in English, where nothing says that it is in English. */
export async function englishLeft(html: string, language: Language): Promise<string[]> {
  const { document } = parseHTML(html) as unknown as { document: { body: Node } };
  const isEnglish = await englishIn(language);
  const said = saidBelow(document.body, { language, spoken: language });
  return [...new Set(said.filter(isEnglish))];
}

const made = new Map<Language, Promise<(text: string) => boolean>>();

/** The same for every page of a language: its patterns take longer to make than a page to read. */
function englishIn(language: Language): Promise<(text: string) => boolean> {
  const known = made.get(language) ?? makeEnglishIn(language);
  made.set(language, known);
  return known;
}

/** Whether a text is a sentence of the tables, which has other words in the language. */
async function makeEnglishIn(language: Language): Promise<(text: string) => boolean> {
  const sentences = await everySentence();
  const translated = new Set(sentences.map(({ texts }) => texts[language]));
  const english = sentences.map(({ texts }) => texts.en).filter((one) => !translated.has(one));
  const plain = new Set(english.filter((one) => !one.includes("{")));
  const filled = english
    .filter((one) => one.replaceAll(/\{\w+\}/g, "").trim().length > 1)
    .filter((one) => one.includes("{"))
    .map(
      (one) =>
        new RegExp(
          `^${one
            .split(/\{\w+\}/)
            .map(RegExp.escape)
            .join(".+")}$`,
        ),
    );
  return (text) =>
    !translated.has(text) && (plain.has(text) || filled.some((one) => one.test(text)));
}

/** Texts and attributes below a node that are meant to be in the language of the page. */
function saidBelow(node: Node, at: { language: Language; spoken: string }): string[] {
  if (node.nodeType === TEXT) return at.spoken === at.language ? [flat(node.textContent)] : [];
  if (node.nodeType !== ELEMENT || OF_NO_LANGUAGE.test(node.nodeName)) return [];
  const spoken = node.getAttribute?.("lang") ?? at.spoken;
  const inside = [...node.childNodes].flatMap((one) => saidBelow(one, { ...at, spoken }));
  if (spoken !== at.language) return inside;
  return [...READ.flatMap((name) => flat(node.getAttribute?.(name) ?? "")), ...inside];
}

function flat(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
