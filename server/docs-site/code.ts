/** Samples of code, coloured on the server: the page needs no script for it. */
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import csharp from "highlight.js/lib/languages/csharp";
import dart from "highlight.js/lib/languages/dart";
import go from "highlight.js/lib/languages/go";
import http from "highlight.js/lib/languages/http";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import kotlin from "highlight.js/lib/languages/kotlin";
import php from "highlight.js/lib/languages/php";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import { drawStates } from "./diagram.ts";
import { escapeHtml } from "./escape.ts";

/** What a sample's fence says, what colours it, and what the reader sees above it. */
const LANGUAGES = {
  sh: { grammar: bash, title: "Shell" },
  json: { grammar: json, title: "JSON" },
  http: { grammar: http, title: "HTTP" },
  js: { grammar: javascript, title: "Node" },
  python: { grammar: python, title: "Python" },
  php: { grammar: php, title: "PHP" },
  go: { grammar: go, title: "Go" },
  java: { grammar: java, title: "Java" },
  kotlin: { grammar: kotlin, title: "Kotlin" },
  csharp: { grammar: csharp, title: ".NET" },
  dart: { grammar: dart, title: "Dart" },
  ruby: { grammar: ruby, title: "Ruby" },
  text: { grammar: plaintext, title: "Output" },
};

for (const [name, { grammar }] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, grammar);

/** A fence of markdown as HTML; the states of a lifecycle become a drawing. */
export function codeBlock(text: string, fence: string): string {
  const [name = "", ...marks] = fence.split(" ");
  if (name === "mermaid") return drawStates(text);
  const language = isKnown(name) ? name : null;
  const title = language === null ? "" : LANGUAGES[language].title;
  // A page of many folded samples would be three times as long in colours.
  const grammar = marks.includes("plain") ? null : language;
  const badge = marks.includes("planned") ? '<span class="badge planned">Planned</span>' : "";
  return [
    `<figure class="code" data-lang="${escapeHtml(name)}">`,
    `<figcaption><span>${title}</span>${badge}`,
    '<button type="button" class="copy" hidden>Copy</button></figcaption>',
    `<pre tabindex="0"><code>${coloured(text, grammar)}</code></pre></figure>\n`,
  ].join("");
}

function coloured(text: string, language: string | null): string {
  if (language === null) return escapeHtml(text);
  return hljs.highlight(text, { language }).value;
}

function isKnown(name: string): name is keyof typeof LANGUAGES {
  return Object.hasOwn(LANGUAGES, name);
}
