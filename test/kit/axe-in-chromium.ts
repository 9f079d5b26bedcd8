/** What axe-core finds in a page that is open in Chromium. */
import axe from "axe-core";
import type { BrowserPage } from "./browser.ts";
import { IS_LONG } from "./long.ts";

/** Both schemes, as `prefers-color-scheme` names them; light is looked at first. */
const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

export const SCREEN = { width: 1400, height: 1000, deviceScaleFactor: 1, mobile: false };
export const PHONE = { width: 400, height: 860, deviceScaleFactor: 1, mobile: true };

/** Each width and each scheme; a long run, and who wants pictures, takes each with the other. */
export const LOOKS = [PHONE, SCREEN].flatMap((device, one) =>
  SCHEMES.filter((_, other) => IS_LONG || process.env.PICTURES !== undefined || one === other).map(
    (scheme) => [device, scheme] as const,
  ),
);

/** What is right need not be described, which takes most of the time. */
const LEAN = { resultTypes: ["violations"], selectors: false, preload: false };
const COLOURS = ["color-contrast", "link-in-text-block"];
/** What of the words is judged; the text of the page alone shows what has nothing of layout. */
const WORDS = {
  all: { ...LEAN, rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) },
  "of layout": { ...LEAN, runOnly: ["aria-hidden-focus", "scrollable-region-focusable"] },
};

/** The first text in each pair of colours, of each size and weight: all others look the same. */
const ONE_OF_EACH_COLOUR = `(() => {
  const groundOf = (one) => {
    const ground = getComputedStyle(one).backgroundColor;
    const is_clear = ground === "rgba(0, 0, 0, 0)" && one.parentElement !== null;
    return is_clear ? groundOf(one.parentElement) : ground;
  };
  const first = new Map();
  for (const one of document.querySelectorAll("body *")) {
    const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === 3);
    const has_text = texts.some(({ data }) => data.trim());
    if (!has_text || !one.checkVisibility()) continue;
    const { color, fill, fontSize, fontWeight } = getComputedStyle(one);
    const look = [color, fill, fontSize, fontWeight, groundOf(one)].join();
    if (!first.has(look)) first.set(look, one);
  }
  return { include: [...first.values()] };
})()`;

/** Has axe-core in every page that is opened from now on. */
export async function bringAxe({ send }: Pick<BrowserPage, "send">): Promise<void> {
  await send("Page.addScriptToEvaluateOnNewDocument", { source: axe.source });
}

/** Shows the page that is open, and those to come, at a width and in a scheme. */
export async function setLook(
  { send }: Pick<BrowserPage, "send">,
  [device, value]: readonly [typeof SCREEN, Scheme],
): Promise<void> {
  await send("Emulation.setDeviceMetricsOverride", device);
  const features = [{ name: "prefers-color-scheme", value }];
  await send("Emulation.setEmulatedMedia", { media: "", features });
}

/**
 * The rules that the page breaks in a scheme, each with where; `bringAxe` came before the page.
 * A page in dark is the same page in other colours, so nothing else is judged a second time; and of
 * texts that look the same one is judged, or all of them in a long run.
 */
export async function brokenRules(
  { evaluate }: Pick<BrowserPage, "evaluate">,
  scheme: Scheme,
  words: keyof typeof WORDS = "all",
): Promise<string[]> {
  const texts = IS_LONG ? "document" : ONE_OF_EACH_COLOUR;
  const of_colours = runOf(texts, { ...LEAN, runOnly: COLOURS });
  const of_words = scheme === "light" ? runOf("document", WORDS[words]) : "[]";
  return (await evaluate(`(async () => [...(${of_words}), ...(${of_colours})])()`)) as string[];
}

function runOf(chosen: string, options: object): string {
  return `(await axe.run(${chosen}, ${JSON.stringify(options)})).violations.map(
    ({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html))`;
}
