/** A page as it goes out: kept by nobody, framed by nobody, and loading nothing of anybody. */
import { hash } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import { type Markup, writeDocument } from "#platform/wire/document";
import { PAGE_TOKENS } from "#platform/wire/page-tokens";
import { wordsIn } from "#platform/words/language";
import { languageSwitch, type PageLanguage, pageLanguageOf } from "#platform/words/page-language";
import { PAYMENT_WORDS, type PaymentWords } from "#platform/words/payment";

/** One page before it is written. */
export interface Page {
  readonly title: string;
  /** Whether real money is paid; null where that is not to be said. */
  readonly livemode: boolean | null;
  /** Whether it sends a form to its own address. */
  readonly has_form?: boolean;
  /** Where such a form may lead on to, as sources of a content security policy. */
  readonly leads_to?: readonly string[];
  /** Whether it changes by itself while something in it is marked `data-follow`. */
  readonly follows?: boolean;
  readonly content: Markup;
}

const SHEET = `${PAGE_TOKENS}
body{font:var(--text);margin:0;color:var(--ink);background:var(--paper)}
main,footer{max-width:32rem;margin:0 auto;padding:2rem 1.25rem}
footer{padding-top:0}.languages>*{display:inline-block;padding:.5rem .75rem .5rem 0}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
dl{display:grid;grid-template-columns:auto 1fr;row-gap:.35rem;margin:1.5rem 0}
dt{color:var(--quiet);padding-right:1.25rem}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
dd.whole{white-space:nowrap}
dt.total,dd.total{font-weight:600;color:var(--ink);border-top:1px solid var(--line);
padding-top:.35rem}
button{font:inherit;display:block;width:100%;box-sizing:border-box;margin:0 0 .75rem;
padding:.75rem 1rem;border:2px solid var(--accent);border-radius:var(--round);
background:var(--accent);color:var(--on-accent)}
button.second{background:var(--card);color:var(--accent)}
fieldset{border:0;margin:0 0 .75rem;padding:0}legend{font-weight:600;padding:0;margin:0 0 .25rem}
label{display:block;margin:0 0 .75rem}label.choice{margin:0;padding:.4rem 0}
input[type=tel]{font:inherit;display:block;width:100%;box-sizing:border-box;padding:.6rem;
margin-top:.25rem;border:1px solid var(--field);border-radius:var(--round);
background:var(--card);color:var(--ink)}
p.hint{color:var(--quiet);margin:-.25rem 0 1rem}
p.code{font-size:1.75rem;font-weight:600;margin:.5rem 0;letter-spacing:.06em;
overflow-wrap:anywhere}summary{color:var(--accent);padding:.5rem 0}
div[data-follow]{border-left:.25rem solid var(--accent);padding-left:.9rem;margin:0 0 1rem}
a{color:var(--accent)}
p.alarm{background:var(--alarm-ground);color:var(--alarm);padding:.5rem .75rem;
border-radius:var(--round)}
p.test{background:var(--test);color:var(--on-test);padding:.5rem .75rem;
border-radius:var(--round)}
@media print{footer{display:none}p.test{border:1px solid #000}}`;

/** Looks again while the page waits, and shows what has changed without being loaded anew. */
const SCRIPT = `async function look(){try{
const answer=await fetch(location.href,{cache:"no-store"});
if(answer.ok){const seen=new DOMParser().parseFromString(await answer.text(),"text/html");
const [now,next]=[document,seen].map((one)=>one.querySelector("main"));
if(next&&now.innerHTML!==next.innerHTML){now.replaceWith(next);document.title=seen.title}}}
catch{}again()}
function again(){if(document.querySelector("[data-follow]"))setTimeout(look,3000)}
again()`;

const FOLLOWING = [`script-src 'sha256-${hash("sha256", SCRIPT, "base64")}'`, "connect-src 'self'"];

const STYLE = `style-src 'sha256-${hash("sha256", SHEET, "base64")}'`;

function policyOf({ has_form = false, leads_to = [], follows = false }: Page): string {
  return [
    "default-src 'none'",
    STYLE,
    // The empty icon of the page, which keeps browsers from asking for one.
    "img-src data:",
    ...(follows ? FOLLOWING : []),
    "base-uri 'none'",
    `form-action ${has_form ? ["'self'", ...leads_to].join(" ") : "'none'"}`,
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Answers with a page. The address may hold a secret, so it goes nowhere either. */
export async function answerPage(c: Context, page: Page, status = 200): Promise<Response> {
  const reader = pageLanguageOf(c);
  const text = await writePage(page, reader);
  return new Response(text, {
    status,
    headers: {
      "Cache-Control": "no-store",
      "Content-Security-Policy": policyOf(page),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": reader.language,
      Vary: "Accept-Language",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}

/** The words of payers' pages, as whoever asks for one wants to read them. */
export function wordsTo(c: Context): PaymentWords {
  return wordsIn(PAYMENT_WORDS, pageLanguageOf(c).language);
}

async function writePage(
  { title, livemode, content, follows = false }: Page,
  reader: PageLanguage,
): Promise<string> {
  const words = wordsIn(PAYMENT_WORDS, reader.language);
  const test = livemode === false ? html`<p class="test">${words.test}</p>` : "";
  return await writeDocument({
    title,
    language: reader.language,
    sheet: SHEET,
    head: html`<meta name="referrer" content="no-referrer">`,
    content: html`<main>
<h1>${title}</h1>
${test}
${content}
</main>
<footer>${languageSwitch(reader)}</footer>
${follows ? html`<script>${raw(SCRIPT)}</script>` : ""}`,
  });
}
