/** The pages on which a sink shows its mails. */
import type { SunkMail } from "./mail-sink.ts";

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 24px auto; padding: 0 16px; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: 6px 10px 6px 0; border-bottom: 1px solid #8886; }
iframe { width: 100%; height: 38rem; border: 1px solid #8886; border-radius: 8px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** All mails, the newest first. */
export function listPage(mails: readonly SunkMail[]): string {
  const rows = mails.toReversed().map(({ number, to, subject, at }) => {
    const time = new Date(at).toISOString().slice(0, 19).replace("T", " ");
    const link = `<a href="/mails/${number}">${escaped(subject)}</a>`;
    return `<tr><td>${time}</td><td>${escaped(to)}</td><td>${link}</td></tr>`;
  });
  const head = "<tr><th>Time (UTC)</th><th>To</th><th>Subject</th></tr>";
  const table = `<table>${head}${rows.join("")}</table>`;
  return page("Mails", mails.length === 0 ? "<p>No mail has come yet.</p>" : table);
}

/** One mail, as a page and as text. */
export function mailPage({ number, to, from, subject, text }: SunkMail): string {
  const head = `<p><a href="/">All mails</a></p><p>From ${escaped(from)} to ${escaped(to)}</p>`;
  const frame = `<iframe sandbox src="/mails/${number}/html" title="The mail as a page"></iframe>`;
  return page(subject, `${head}${frame}<h2>As text</h2><pre>${escaped(text)}</pre>`);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1>${content}</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
