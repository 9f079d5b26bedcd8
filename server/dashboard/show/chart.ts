/** Amounts as bars, drawn here, so that a page needs no script for them. */
import { html } from "hono/html";
import { parseReported } from "#platform/values/money";
import type { Markup } from "./layout.ts";

export interface Bar {
  readonly label: string;
  /** As the interface writes it; null where there is none. */
  readonly amount: string | null;
  /** Stands out. */
  readonly is_marked?: boolean;
}

interface Chart {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** In words, for who cannot see it; a table says the same. */
  readonly highest: (bar: Bar) => string;
}

/** Of the drawing; the page stretches it. */
const WIDTH = 10;
const GAP = 2;
const HEIGHT = 100n;

/** The chart; nothing where there are no two bars to compare. */
export function chart({ title, bars, highest: inWords }: Chart): Markup | string {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined || bars.length < 2) return "";
  const highest = bars.reduce((most, bar) => (sizeOf(bar) > sizeOf(most) ? bar : most));
  const most = sizeOf(highest);
  if (most === 0n) return "";
  const about = inWords(highest);
  return html`<figure class="chart"><figcaption>${title} <span class="quiet">${about}</span>
</figcaption>
<svg viewBox="0 0 ${bars.length * WIDTH - GAP} ${HEIGHT}" preserveAspectRatio="none" role="img"
 aria-label="${title}. ${about}">${bars.map((bar, place) => barOf(bar, place, most))}</svg>
<p class="ends quiet"><span>${first.label}</span><span>${last.label}</span></p></figure>`;
}

function barOf(bar: Bar, place: number, most: bigint): Markup {
  const height = (sizeOf(bar) * HEIGHT) / most;
  const title = `${bar.label}: ${bar.amount === null ? "0" : bar.amount}`;
  const mark = bar.is_marked ? html` class="marked"` : "";
  return html`<rect x="${place * WIDTH}" y="${HEIGHT - height}" width="${WIDTH - GAP}"
 height="${height}"${mark}><title>${title}</title></rect>`;
}

/** What is below nothing has no bar. */
function sizeOf({ amount }: Bar): bigint {
  const minor = amount === null ? null : parseReported(amount, { rounding: "none" });
  return minor === null || minor < 0n ? 0n : minor;
}
