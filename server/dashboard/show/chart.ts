/** Amounts as bars with an axis, drawn here, so that a page needs no script for them. */
import { html } from "hono/html";
import { formatMoney, parseReported } from "#platform/values/money";
import { readable } from "#platform/values/readable";
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
/** Lines above the lowest, at most. */
const LINES_MAX = 4n;
/** With more bars, a phone has no room for a figure below each. */
const FIGURES_MAX = 8;

/** The chart; nothing where there are no two bars to compare. */
export function chart({ title, bars, highest: inWords }: Chart): Markup | string {
  if (bars.length < 2) return "";
  const highest = bars.reduce((most, bar) => (sizeOf(bar) > sizeOf(most) ? bar : most));
  if (sizeOf(highest) === 0n) return "";
  const about = inWords(highest);
  const step = stepOf(sizeOf(highest));
  const lines = (sizeOf(highest) + step - 1n) / step;
  const top = lines * step;
  const ticks = Array.from({ length: Number(lines) + 1 }, (_, place) => step * BigInt(place));
  const width = bars.length * WIDTH - GAP;
  return html`<figure class="chart"><figcaption>${title} <span class="quiet">${about}</span>
</figcaption>
<div class="plot"><div class="axis quiet" aria-hidden="true">${ticks
    .toReversed()
    .map((tick) => html`<span>${figureOf(tick)}</span>`)}</div>
<svg viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none" role="img"
 aria-label="${title}. ${about}">${ticks.map((tick) => lineAt(tick, { top, width }))}${bars.map(
   (bar, place) => barOf(bar, place, top),
 )}</svg>
<p class="ends quiet">${feetOf(bars)}</p></div></figure>`;
}

/** The first of 1, 2, 5, 10, 20 … of the currency with which few lines reach the highest bar. */
function stepOf(most: bigint): bigint {
  for (let ten = 1n; ; ten *= 10n) {
    const step = [1n, 2n, 5n].map((one) => one * ten).find((one) => one * LINES_MAX >= most);
    if (step !== undefined) return step;
  }
}

function lineAt(tick: bigint, { top, width }: { top: bigint; width: number }): Markup {
  const y = HEIGHT - (tick * HEIGHT) / top;
  return html`<line x1="0" x2="${width}" y1="${y}" y2="${y}"/>`;
}

function barOf(bar: Bar, place: number, top: bigint): Markup {
  const height = (sizeOf(bar) * HEIGHT) / top;
  const title = `${bar.label}: ${bar.amount === null ? "0" : readable(bar.amount)}`;
  const mark = bar.is_marked ? html` class="marked"` : "";
  return html`<rect x="${place * WIDTH}" y="${HEIGHT - height}" width="${WIDTH - GAP}"
 height="${height}"${mark}><title>${title}</title></rect>`;
}

/** Below each bar what it is and how much; of many bars the first and the last are named. */
function feetOf(bars: readonly Bar[]): Markup[] {
  if (bars.length <= FIGURES_MAX) {
    return bars.map((bar) => html`<span>${bar.label}<br><b>${figureOf(sizeOf(bar))}</b></span>`);
  }
  return [bars[0], bars.at(-1)].map((bar) => html`<span>${bar?.label}</span>`);
}

/** What is below nothing has no bar. */
function sizeOf({ amount }: Bar): bigint {
  const minor = amount === null ? null : parseReported(amount, { rounding: "none" });
  return minor === null || minor < 0n ? 0n : minor;
}

/** Short enough for the foot of a bar: cents count below ten, and thousands from ten thousand. */
function figureOf(minor: bigint): string {
  const [whole = "", cents = ""] = formatMoney(minor).split(".");
  if (whole.length > 6) return `${readable(whole.slice(0, -6))}.${whole.at(-6)}M`;
  if (whole.length > 4) return `${whole.slice(0, -3)}k`;
  if (whole.length > 1 || cents === "00") return readable(whole);
  return `${whole}.${cents}`;
}
