import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Language } from "#platform/words/language";
import type { MailWords } from "./mail-words.ts";

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A mail before it is written. */
interface MailDraft {
  readonly subject: string;
  readonly words: MailWords;
  /** The service's own, as the reader knows it. */
  readonly host: string;
  /** Of the words; English if left out. */
  readonly language?: Language;
  /** What stands below in a language other than English. */
  readonly footer?: string;
}

/** Clients of mail keep no sheet of styles, so each element has its own. */
const STYLE = {
  body:
    "margin:0;padding:0;background:#f4f5f4;color:#1b1d1c;" +
    "font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  card:
    "max-width:34rem;margin:24px auto;padding:28px 28px 20px;background:#ffffff;" +
    "border-radius:12px;overflow-wrap:anywhere",
  title: "margin:0 0 16px;font-size:24px;line-height:1.25",
  text: "margin:0 0 16px",
  code:
    "margin:0 0 20px;padding:14px 18px;border-radius:8px;background:#eef3f1;color:#1b1d1c;" +
    "font:600 30px/1.2 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:2px",
  token:
    "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:19px;" +
    "white-space:nowrap",
  button:
    "display:inline-block;padding:13px 26px;border-radius:8px;background:#0a6b4d;color:#ffffff;" +
    "font-weight:600;text-decoration:none",
  link: "color:#0a6b4d",
  note: "margin:0 0 12px;color:#5a605d;font-size:15px",
  foot:
    "max-width:34rem;margin:0 auto 24px;padding:0 28px;color:#5a605d;font-size:14px;" +
    "overflow-wrap:anywhere",
  hidden: "display:none;max-height:0;overflow:hidden;opacity:0",
} as const;

/** What the dark scheme changes, for clients that know it. */
const DARK = `@media (prefers-color-scheme: dark) {
body { background: #131514 !important; color: #eceeed !important; }
.card { background: #1d201f !important; }
.code { background: #2a2f2d !important; color: #eceeed !important; }
.button { background: #4fc79c !important; color: #0c1a14 !important; }
.link { color: #4fc79c !important; }
.quiet { color: #a5aba8 !important; }
}`;

/** A mail as a page. It loads nothing, so that opening it tells nobody. */
export async function writeMailPage(draft: MailDraft): Promise<string> {
  const { subject, words, host, language = "en", footer } = draft;
  const { lead, code, action, notes = [], preheader = lead[0] ?? "" } = words;
  return String(
    await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${raw(DARK)}</style>
</head>
<body style="${STYLE.body}">
<div aria-hidden="true" style="${STYLE.hidden}">${preheader}</div>
<main class="card" style="${STYLE.card}">
<h1 style="${STYLE.title}">${subject}</h1>
${lead.map(paragraph)}
${code === undefined ? "" : html`<p class="code" style="${STYLE.code}">${code}</p>`}
${action === undefined ? "" : button(action)}
${notes.map((note) => html`<p class="quiet" style="${STYLE.note}">${note}</p>`)}
</main>
<footer class="quiet" style="${STYLE.foot}">${
      footer ?? `Sent by ${host}. Nobody reads replies to this address.`
    }</footer>
</body>
</html>
`,
  );
}

function button({ label, url }: NonNullable<MailWords["action"]>): Markup {
  return html`<p style="${STYLE.text}"><a class="button" style="${STYLE.button}" href="${url}">
${label}</a></p>
<p class="quiet" style="${STYLE.note}">Or open this address:<br><a class="link"
style="${STYLE.link}" href="${url}">${url}</a></p>`;
}

/** Addresses, and tokens of power in groups of four, with their number where there are several. */
const MARKED = /(https?:\/\/[^\s<>"]+|(?:\d\) )?\b(?:\d{4} ){4}\d{4}\b)/;

/** A paragraph in which addresses can be followed and tokens can be read off. */
function paragraph(text: string): Markup {
  const parts = text.split(MARKED).map((part, index) => {
    if (index % 2 === 0) return part;
    if (!part.startsWith("http")) return html`<strong style="${STYLE.token}">${part}</strong>`;
    return html`<a class="link" style="${STYLE.link}" href="${part}">${part}</a>`;
  });
  return html`<p style="${STYLE.text}">${parts}</p>`;
}
