/** The SDKs as the pages show them: what sdks/tools writes of them, and the guide about them. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cellText } from "./markdown.ts";
import { unfolded } from "./reference/section.ts";

const FILE = join(import.meta.dirname, "../../sdks/docs.json");

interface ShownSdk {
  readonly id: string;
  readonly title: string;
  readonly fence: string;
  readonly install: string;
  readonly needs: string;
  readonly calls: string;
  readonly testing: string;
  readonly first_sale: string;
  /** What its platform cannot do. */
  readonly limits: readonly string[];
}

export interface ShownSdks {
  readonly languages: readonly ShownSdk[];
  /** What an SDK has in addition to the methods; the code by SDK. */
  readonly extras: readonly {
    readonly title: string;
    readonly code: Readonly<Record<string, string>>;
  }[];
  /** By operation and SDK. */
  readonly calls: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The one language that stands in the plain text of a page, which is read whole. */
const PLAIN = "node";

export async function readSdks(): Promise<ShownSdks> {
  return JSON.parse(await readFile(FILE, "utf8"));
}

/** The call of an operation in every language: folded, until a script makes tabs of them. */
export function callSamples({ languages, calls }: ShownSdks, operation_id: string): string {
  const codes = calls[operation_id];
  if (codes === undefined) return "";
  const own = languages.filter(({ id }) => codes[id] !== undefined);
  const fences = own.map(({ id, fence }) => fenced(fence, codes[id] ?? ""));
  return folded(own.map(({ title }) => title).join(", "), fences);
}

/** The first sale of every SDK, folded in the same way. */
export function salesFolded({ languages }: ShownSdks): string {
  const fences = languages.map(({ fence, first_sale }) => fenced(fence, first_sale));
  return folded(languages.map(({ title }) => title).join(", "), fences);
}

/** The same page for those who read it as plain text: one language, and nothing folded. */
export function inPlainText({ languages }: ShownSdks, markdown: string): string {
  const fence = languages.find(({ id }) => id === PLAIN)?.fence ?? "";
  const plain = new RegExp(`\`\`\`${fence}\\n[\\s\\S]*?\\n\`\`\``);
  return unfolded(markdown.replaceAll(FOLDED, (whole) => plain.exec(whole)?.[0] ?? ""));
}

const FOLDED = /<details class="languages">[\s\S]*?<\/details>/g;

function folded(summary: string, fences: readonly string[]): string {
  const lead = `<details class="languages"><summary>${summary}</summary>`;
  return [lead, ...fences, "</details>"].join("\n\n");
}

/** Fills in what the guide leaves to the SDKs themselves. */
export function sdkGuide({ languages, extras }: ShownSdks, markdown: string): string {
  const parts: Readonly<Record<string, string>> = {
    "first sales": languages.map(({ fence, first_sale }) => fenced(fence, first_sale)).join("\n\n"),
    table: table(languages),
    limits: limits(languages),
  };
  const filled = markdown.replaceAll(/<!-- (first sales|table|limits) -->/g, (_, name) => {
    return parts[name] ?? "";
  });
  return filled.replaceAll(/<!-- extra: (.*?) -->/g, (_, title: string) => {
    const extra = extras.find((one) => one.title === title);
    assert(extra !== undefined, `no SDK has an extra with the title "${title}"`);
    return languages.map(({ id, fence }) => fenced(fence, extra.code[id] ?? "")).join("\n\n");
  });
}

function table(languages: readonly ShownSdk[]): string {
  const rows = languages.map(({ title, install, needs, calls, testing }) => {
    const cells = [title, `\`${install}\``, needs, calls, testing];
    return `| ${cells.map(cellText).join(" | ")} |`;
  });
  const head = "| Language | Install | Needs | Calls | Tests without a network |";
  return [head, "|---|---|---|---|---|", ...rows].join("\n");
}

function limits(languages: readonly ShownSdk[]): string {
  return languages
    .flatMap(({ title, limits: own }) => own.map((one) => `- **${title}.** ${one}`))
    .join("\n");
}

function fenced(fence: string, text: string): string {
  return `\`\`\`${fence}\n${text}\n\`\`\``;
}
