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
  querySelectorAll?(selector: string): Iterable<Node>;
}

/** What these hold is no language: bodies of requests, commands, IDs. */
const OF_NO_LANGUAGE = /^(?:pre|code)$/i;
/** What says that something was refused. */
const COMPLAINTS = "main [role=alert], main .wrong";
const TEXT = 3;
const ELEMENT = 1;

/** What of a page is a sentence of ours in English, where nothing says that it is in English. */
export async function englishLeft(html: string, language: Language): Promise<string[]> {
  const { english } = await sentencesIn(language);
  const said = saidBelow(bodyOf(html), { language, spoken: language });
  return [...new Set(said.filter(english))];
}

/** Complaints that are none of our sentences in the language, where nothing says in which. */
export async function foreignComplaints(html: string, language: Language): Promise<string[]> {
  const { own } = await sentencesIn(language);
  const isOwn = (text: string): boolean =>
    own(text) ||
    [...text.matchAll(/[.:] /g)].some(
      ({ index }) => isOwn(text.slice(0, index + 1)) && isOwn(text.slice(index + 2)),
    );
  const complaints = [...(bodyOf(html).querySelectorAll?.(COMPLAINTS) ?? [])];
  return complaints
    .flatMap((one) => saidBelow(one, { language, spoken: language }))
    .filter((text) => text !== "" && !isOwn(text));
}

function bodyOf(html: string): Node {
  return (parseHTML(html) as unknown as { document: { body: Node } }).document.body;
}

type Is = (text: string) => boolean;

const made = new Map<Language, Promise<{ readonly english: Is; readonly own: Is }>>();

/** The same for every page of a language: its patterns take longer to make than a page to read. */
function sentencesIn(language: Language) {
  const known = made.get(language) ?? readSentences(language);
  made.set(language, known);
  return known;
}

/** Which texts are sentences of the tables in the language, and which are English that is not. */
async function readSentences(language: Language) {
  const sentences = await everySentence();
  const translated = sentences.map(({ texts }) => texts[language]);
  const others = new Set(translated);
  const isEnglish = matcherOf(
    sentences.map(({ texts }) => texts.en).filter((one) => !others.has(one)),
  );
  return {
    english: (text: string) => !others.has(text) && isEnglish(text),
    own: matcherOf(translated),
  };
}

/** Whether a text is one of some, whatever values they have. */
function matcherOf(texts: readonly string[]): Is {
  const plain = new Set(texts.filter((one) => !one.includes("{")));
  const filled = texts
    .filter((one) => one.replaceAll(/\{\w+\}/g, "").trim().length > 1)
    .filter((one) => one.includes("{"))
    .map((one) => {
      const parts = one.split(/\{\w+\}/).map(RegExp.escape);
      return new RegExp(`^${parts.join(".+")}$`);
    });
  return (text) => plain.has(text) || filled.some((one) => one.test(text));
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
