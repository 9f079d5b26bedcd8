import { html } from "hono/html";
import { readable } from "#platform/values/readable";
import type { Markup } from "./layout.ts";
import type { Tone } from "./pill.ts";

interface Part {
  readonly label: string;
  readonly count: number;
  readonly tone: Tone;
}

const WIDTH = 1_000;

/** How far something is, each part in its colour; the words below say the same. */
export function progress(label: string, parts: readonly Part[]): Markup {
  const shown = parts.filter(({ count }) => count > 0);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const words = shown.map((one) => `${one.label}: ${readable(one.count)}`).join(", ");
  let from = 0;
  const bars = shown.map(({ count, tone }) => {
    const x = Math.round((from * WIDTH) / total);
    from += count;
    const width = Math.round((from * WIDTH) / total) - x;
    return html`<rect class="${tone}" x="${x}" y="0" width="${width}" height="10"/>`;
  });
  return html`<svg class="progress" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none" role="img"
 aria-label="${label}. ${words}">${bars}</svg>
${words}`;
}
