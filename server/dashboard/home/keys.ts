/** The keys that lead around, and the switch that turns them off. */
import { html } from "hono/html";
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
  const parts = sectionsOf(viewer).map(({ id, key }) => ({
    keys: key === "/" ? ["/"] : ["g", key],
    opens: FRAME_WORDS.sections[id],
  }));
  const rows = [...parts, { keys: ["?"], opens: FRAME_WORDS.keys }];
  const content = html`<p>${WORDS.keys_hint}</p>
${table<(typeof rows)[number]>(
  FRAME_WORDS.keys,
  [
    { head: WORDS.keys, cell: ({ keys }) => html`${keys.map((key) => html`<kbd>${key}</kbd> `)}` },
    { head: WORDS.opens, cell: ({ opens }) => opens },
  ],
  rows,
)}
<p><label class="check"><input id="keys-on" type="checkbox" checked disabled> ${
    WORDS.keys_on
  }</label></p>`;
  return await answerPage({ title: FRAME_WORDS.keys, viewer, content });
}
