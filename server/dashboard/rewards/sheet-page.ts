import type { Schemas } from "@svc/generated/routes";
import { html, raw } from "hono/html";
import { toString as drawQr } from "qrcode";
import { wordsIn } from "#platform/words/language";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { money } from "../show/money.ts";
import { printButton } from "../show/print-button.ts";
import { pager } from "../show/table.ts";
import { WORDS } from "./words.ts";

const LOOK = { type: "svg", errorCorrectionLevel: "M", margin: 4 } as const;

/** Links as QR codes to cut out, with what each gives. */
export async function sheetPage(
  viewer: Viewer,
  {
    program,
    list,
    asked,
  }: {
    readonly program: Schemas["Program"];
    readonly list: Schemas["RewardLinkList"];
    readonly asked: Readonly<Record<string, string>>;
  },
): Promise<Page> {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = `/dashboard/rewards/programs/${program.id}`;
  const codes = await Promise.all(
    list.data.map((link) => codeOf(link, { name: program.name, says: words.sheet })),
  );
  return {
    title: program.name,
    viewer,
    section: "rewards",
    content: html`${printButton(language)}
<p class="quiet no-print">${words.print_hint}</p>
<ul class="sheet">${codes}</ul>
${pager(`${path}/sheet`, asked, list, { language })}
<p class="no-print"><a href="${path}">${program.name}</a></p>`,
  };
}

async function codeOf(
  { url, label, amount, currency }: Schemas["RewardLink"],
  { name, says }: { readonly name: string; readonly says: string },
): Promise<Markup | string> {
  if (url === null) return "";
  const picture = await drawQr(url, LOOK);
  return html`<li><span role="img" aria-label="${says}">${raw(picture)}</span>
<strong>${money(amount, currency)}</strong><br>${label ?? name}</li>`;
}
