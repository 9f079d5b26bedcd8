/** What changed, from CHANGELOG.md and what came before it: a heading for each day. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Contract } from "./contract.ts";
import {
  deprecatedFieldLine,
  deprecationLine,
  endingFields,
  endingOperations,
} from "./deprecations.ts";
import { escapeHtml } from "./escape.ts";
import { renderMarkdown } from "./markdown.ts";
import { type DocPage, pageFrom } from "./page.ts";
import type { Site } from "./site.ts";

const ROOT = join(import.meta.dirname, "../..");
const CHANGELOG = join(ROOT, "CHANGELOG.md");
/** A file for each few days, named by the last of them. */
const EARLIER = join(ROOT, "docs/changelog");
const PATH = "/docs/changelog";

export const FEED_PATH = `${PATH}.atom`;

export async function changelogPage(contract: Contract): Promise<DocPage> {
  const place = { group: "Look things up", path: PATH };
  const names = (await readdir(EARLIER)).toSorted().reverse();
  const paths = [CHANGELOG, ...names.map((name) => join(EARLIER, name))];
  const [newest = "", ...earlier] = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  const days = earlier.flatMap((text) => text.split(/^(?=## )/m).slice(1));
  const parts = [newest, ...days].map((text) => text.trimEnd());
  const markdown = withDeprecations(`${parts.join("\n\n")}\n`, contract);
  // Each day has the same kinds of changes, and a heading must have an anchor of its own.
  return pageFrom(place, markdown.replaceAll(/^### (.+)$/gm, "**$1**"));
}

/**
 * Adds to the day from which an operation or a field is deprecated that it is: the contract says
 * it, so it is written by no hand.
 */
export function withDeprecations(markdown: string, contract: Contract): string {
  const all = [
    ...endingOperations(contract).map((ending) => ({
      day: ending.deprecation.since,
      line: deprecationLine(contract, ending),
    })),
    ...endingFields(contract).map((field) => ({
      day: field.end.since,
      line: deprecatedFieldLine(field),
    })),
  ];
  const by_day = Map.groupBy(all, ({ day }) => day);
  const [front = "", ...written] = markdown.split(/^(?=## )/m);
  const days = new Map(written.map((text) => [text.slice(3, text.indexOf("\n")).trim(), text]));
  for (const [day, endings] of by_day) {
    const lines = endings.map(({ line }) => line);
    const text = days.get(day) ?? `## ${day}\n`;
    days.set(day, `${text.trimEnd()}\n\n### Deprecated\n\n${lines.join("\n")}\n\n`);
  }
  const newest_first = [...days].toSorted(([one], [other]) => (one < other ? 1 : -1));
  return by_day.size === 0 ? markdown : front + newest_first.map(([, text]) => text).join("");
}

interface Day {
  readonly date: string;
  readonly markdown: string;
}

/** The same as a feed (Atom, RFC 4287), an entry for each day. */
export function changelogFeed({ contract, public_url, pages }: Site): string {
  const days = daysOf(pages.get(PATH)?.markdown ?? "");
  const page_url = escapeHtml(public_url + PATH);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeHtml(contract.info.title)}: changelog</title>`,
    `  <id>${page_url}</id>`,
    `  <link rel="alternate" type="text/html" href="${page_url}"/>`,
    `  <link rel="self" href="${escapeHtml(public_url + FEED_PATH)}"/>`,
    `  <updated>${moment(days[0])}</updated>`,
    `  <author><name>${escapeHtml(contract.info.title)}</name></author>`,
    ...days.map((day) => entry(day, public_url)),
    "</feed>",
  ].join("\n");
}

function entry(day: Day, public_url: string): string {
  const { html } = renderMarkdown(day.markdown);
  const absolute = html.replaceAll('href="/', `href="${public_url}/`);
  const url = escapeHtml(`${public_url}${PATH}#${day.date}`);
  return [
    "  <entry>",
    `    <title>${day.date}</title>`,
    `    <id>${url}</id>`,
    `    <link rel="alternate" type="text/html" href="${url}"/>`,
    `    <updated>${moment(day)}</updated>`,
    `    <content type="html">${escapeHtml(absolute)}</content>`,
    "  </entry>",
  ].join("\n");
}

function moment(day: Day | undefined): string {
  return `${day?.date ?? "1970-01-01"}T00:00:00Z`;
}

function daysOf(markdown: string): Day[] {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => {
    const end = part.indexOf("\n");
    return { date: part.slice(0, end).trim(), markdown: part.slice(end).trim() };
  });
}
