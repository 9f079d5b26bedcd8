/** The keys that lead around, and the switch that turns them off. */
import { html } from "hono/html";
import { wordsIn } from "#platform/words/language";
import type { Asking } from "../ask.ts";
import { answerPage } from "../page-answer.ts";
import type { Part } from "../part.ts";
import { sectionsOf } from "../show/sections.ts";
import { table } from "../show/table.ts";
import { FRAME_WORDS } from "../show/words.ts";
import { WORDS } from "./words.ts";

/** Serves the page. */
export function mountKeys(part: Part): void {
  part.page("/home/keys", showKeys);
}

/** Those of the parts that the viewer may open. */
async function showKeys({ signed: { viewer } }: Asking): Promise<Response> {
  const words = wordsIn(WORDS, viewer.language);
  const frame = wordsIn(FRAME_WORDS, viewer.language);
  const parts = sectionsOf(viewer).map(({ id, key }) => ({
    keys: key === "/" ? ["/"] : ["g", key],
    opens: frame.sections[id],
  }));
  const rows = [...parts, { keys: ["?"], opens: frame.keys }];
  const content = html`<p>${words.keys_hint}</p>
${table<(typeof rows)[number]>(
  frame.keys,
  [
    { head: words.keys, cell: ({ keys }) => html`${keys.map((key) => html`<kbd>${key}</kbd> `)}` },
    { head: words.opens, cell: ({ opens }) => opens },
  ],
  rows,
)}
<p><label class="check"><input id="keys-on" type="checkbox" checked disabled> ${
    words.keys_on
  }</label></p>`;
  return await answerPage({ title: frame.keys, viewer, content });
}
