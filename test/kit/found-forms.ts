/** The forms that stand on a page, with what can be filled in. */
import type { Browser } from "./dashboard.ts";
import { type ReadPage, readPage, sendForm } from "./pages.ts";

export interface FoundForm {
  /** Where it is sent; a form with a second button is found twice. */
  readonly action: string;
  /** The fields in which anything can be written. */
  readonly written: readonly string[];
  /** What it sends otherwise: what is hidden, and what is chosen. */
  readonly others: Readonly<Record<string, string>>;
  readonly has_file: boolean;
}

const WRITTEN = "input:not([type=hidden]):not([type=checkbox]):not([type=file]), textarea";

/** Those below the heading that change something. */
export function formsOf({ document }: ReadPage): FoundForm[] {
  return [...document.querySelectorAll('main form[method="post"]')].flatMap((form) => {
    const named = (selector: string) =>
      [...form.querySelectorAll(selector)].map(
        (one) => [one.getAttribute("name") ?? "", one] as const,
      );
    const hidden = named("input[type=hidden]").map(([name, one]) => [
      name,
      one.getAttribute("value") ?? "",
    ]);
    const chosen = named("select").map(([name, one]) => [
      name,
      (one.querySelector("option[selected]") ?? one.querySelector("option"))?.getAttribute("value"),
    ]);
    const seconds = [...form.querySelectorAll("button[formaction]")];
    const actions = seconds.map((one) => one.getAttribute("formaction"));
    return [form.getAttribute("action"), ...actions].map((action) => ({
      action: action ?? "",
      written: [...new Set(named(WRITTEN).map(([name]) => name))],
      others: Object.fromEntries([...hidden, ...chosen]) as Record<string, string>,
      has_file: form.querySelector("input[type=file]") !== null,
    }));
  });
}

/** Sends a form as a browser does, with one text in all that is written. */
export async function sendFilled(
  browser: Browser,
  { action, written, others, has_file }: FoundForm,
  text: string,
): Promise<ReadPage> {
  const fields = { ...others, ...Object.fromEntries(written.map((name) => [name, text])) };
  if (!has_file) return await sendForm(browser, action, fields);
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) parts.set(name, value);
  parts.set("file", new File([text], text === "" ? "" : "sheet.csv"));
  const form = new Response(parts);
  const type = form.headers.get("content-type") ?? "";
  return await readPage(
    await browser.postText(action, new Uint8Array(await form.arrayBuffer()), type),
  );
}
