/** What axe-core finds in a page that is open in Chromium. */
import axe from "axe-core";
import type { BrowserPage } from "./browser.ts";

/** A page in dark is the same page in other colours, so nothing else is judged a second time. */
const RULES = {
  light: {},
  dark: { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } },
} as const;

/** What is right need not be described, which takes most of the time. */
const LEAN = { resultTypes: ["violations"], selectors: false, preload: false };

/** Both schemes, as `prefers-color-scheme` names them; light is looked at first. */
export const SCHEMES = ["light", "dark"] as const;

/** Has axe-core in every page that is opened from now on. */
export async function bringAxe({ send }: Pick<BrowserPage, "send">): Promise<void> {
  await send("Page.addScriptToEvaluateOnNewDocument", { source: axe.source });
}

/** The ids of the rules that the page breaks in a scheme; `bringAxe` came before it was opened. */
export async function brokenRules(
  { evaluate }: Pick<BrowserPage, "evaluate">,
  scheme: keyof typeof RULES,
): Promise<string[]> {
  const rules = JSON.stringify({ ...LEAN, ...RULES[scheme] });
  const run = `axe.run(${rules}).then(({ violations }) => violations.map(({ id }) => id))`;
  return (await evaluate(run)) as string[];
}
