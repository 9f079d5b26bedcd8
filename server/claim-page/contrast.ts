/** Colours that can be read on each other, by the criteria 1.4.3 and 1.4.11 of WCAG 2.2. */

/** A colour as `#rrggbb`. */
type Color = string;

/** What text needs on its ground. */
export const TEXT_CONTRAST_MIN = 4.5;
/** What the edge of a button needs against the page. */
export const EDGE_CONTRAST_MIN = 3;

const WHITE = "#ffffff";
const BLACK = "#000000";
/** Weights of red, green and blue in how bright a colour is. */
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;

/** How clearly two colours differ, from 1 to 21. */
export function contrastOf(one: Color, other: Color): number {
  const [darker = 0, brighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

/**
 * White, or black where white cannot be read: one of them has a contrast of 4.58 or more with every
 * colour.
 */
export function textOn(ground: Color): Color {
  return contrastOf(WHITE, ground) >= TEXT_CONTRAST_MIN ? WHITE : BLACK;
}

/** The colour itself as an edge on paper, or another one where nobody would see it. */
export function edgeOn(paper: Color, wanted: Color, otherwise: Color): Color {
  return contrastOf(wanted, paper) >= EDGE_CONTRAST_MIN ? wanted : otherwise;
}

function luminanceOf(color: Color): number {
  return WEIGHTS.reduce((sum, weight, at) => {
    const share = Number(`0x${color.slice(1 + 2 * at, 3 + 2 * at)}`) / 255;
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    return sum + weight * linear;
  }, 0);
}
