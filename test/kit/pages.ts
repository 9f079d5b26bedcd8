/** Pages of the dashboard as a test reads them, without a browser. */
import { parseHTML } from "linkedom";
import type { Browser } from "./dashboard.ts";
import { drain, pass } from "./drain.ts";
import type { Organisation } from "./given.ts";

export interface ReadPage {
  readonly status: number;
  readonly html: string;
  /** What a person reads, its spaces drawn together. */
  readonly text: string;
  readonly document: Document;
}

/** The part of a document that tests use. */
interface Document {
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): Iterable<Part>;
}

interface Part extends Document {
  readonly textContent: string;
  getAttribute(name: string): string | null;
}

/** Opens a page. */
export async function pageAt(browser: Browser, path: string): Promise<ReadPage> {
  return await readPage(await browser.get(path));
}

/** Reads an answer that is a page. */
export async function readPage(answer: Response): Promise<ReadPage> {
  const html = await answer.text();
  const { document } = parseHTML(html) as unknown as { document: Document };
  const main = /<main[^>]*>[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return { status: answer.status, html, document, text: wordsOf(main) };
}

function wordsOf(markup: string): string {
  const { document } = parseHTML(`<p>${markup.replaceAll(/<[^>]+>/g, " ")}</p>`);
  return (document.querySelector("p")?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** What the form of an action says, with other values where some are given. */
export function fieldsOf(
  { document }: Pick<ReadPage, "document">,
  action: string,
  values: Record<string, string> = {},
): Record<string, string> {
  const form = document.querySelector(`main form[action="${action}"]`);
  if (form === null) throw new Error(`The page has no form that goes to ${action}.`);
  const hidden = [...form.querySelectorAll('input[type="hidden"]')].map((one) => [
    one.getAttribute("name") ?? "",
    one.getAttribute("value") ?? "",
  ]);
  return { ...Object.fromEntries(hidden), ...values };
}

/** The page that a form leads to, or that says what is wrong with it. */
export async function sendForm(
  browser: Browser,
  action: string,
  fields: Record<string, string>,
): Promise<ReadPage & { readonly location: string | null }> {
  const answer = await browser.post(action, fields);
  const location = answer.headers.get("location");
  const page = location === null ? await readPage(answer) : await pageAt(browser, location);
  return { ...page, location };
}

/** The same of a form that asks first: what it says is looked at, and the answer is yes. */
export async function confirmForm(
  browser: Browser,
  action: string,
  fields: Record<string, string>,
  chosen: Record<string, string> = {},
): Promise<ReadPage & { readonly location: string | null }> {
  const question = await sendForm(browser, action, fields);
  return await sendForm(browser, action, fieldsOf(question, action, chosen));
}

/** Everything that is sold reaches its end. */
export async function settle(shop: Organisation): Promise<void> {
  for (let step = 0; step < 4; step += 1) await pass(shop);
  await drain(shop);
}

/** What the form of a link to sign in says. */
export async function readLink(browser: Browser, path: string): Promise<Record<string, string>> {
  return fieldsOf(await pageAt(browser, path), "/dashboard/sign-in/code");
}
