// A till in the browser. The key stays here; the browser sees numbers, amounts and receipts.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { ApiError, ConnectionError, Svc } from "svc-sdk";

const client = new Svc();
const LANGUAGES = { en: "English", sn: "chiShona", nd: "isiNdebele" };

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://till");
  const form = request.method === "POST" ? new URLSearchParams(await textOf(request)) : null;
  try {
    if (pathname === "/" && form !== null) return seeOther(response, await sell(form));
    if (pathname === "/") return show(response, sellPage({ number: randomUUID() }));
    if (pathname.startsWith("/sales/")) {
      const locale = searchParams.get("locale") ?? "en";
      return show(response, await salePage(pathname.slice("/sales/".length), locale));
    }
    return show(response, page("Not found", `<a href="/">Back to the till</a>`), 404);
  } catch (error) {
    if (form === null || !(error instanceof ApiError || error instanceof ConnectionError))
      throw error;
    // Nothing was sold, or nobody knows: the same number may be sent again, and sells once.
    const text = error instanceof ApiError ? error.message : "No answer. Press Sell again.";
    return show(response, sellPage(Object.fromEntries(form), text), 400);
  }
});

/** The number of the sale is the key: pressing twice sells once. */
async function sell(form) {
  const { number, target, amount, currency } = Object.fromEntries(form);
  const sale = { type: "airtime", target, amount, currency, client_reference: number };
  const sold = await client.sends.create(sale, { idempotencyKey: number });
  return `/sales/${sold.id}`;
}

async function salePage(id, locale) {
  const { status, number, note, text } = await client.sends.getReceipt(id, { locale });
  const is_waiting = ["pending", "submitted", "retrying", "unknown"].includes(status);
  const links = Object.entries(LANGUAGES).map(
    ([language, name]) => `<a href="?locale=${language}" lang="${language}">${name}</a>`,
  );
  return page(
    `Receipt ${number}`,
    `${note === null ? "" : `<p role="status"><strong>${escaped(note)}</strong></p>`}
<pre lang="${escaped(locale)}">${escaped(text)}</pre>
<p class="no-print">${links.join(" ")} <a href="/">Next customer</a></p>`,
    is_waiting ? '<meta http-equiv="refresh" content="2">' : "",
  );
}

function sellPage({ number, target = "", amount = "", currency = "USD" }, wrong = "") {
  const options = ["USD", "ZWG"].map(
    (one) => `<option${one === currency ? " selected" : ""}>${one}</option>`,
  );
  return page(
    "Sell airtime",
    `${wrong === "" ? "" : `<p role="alert"><strong>${escaped(wrong)}</strong></p>`}
<form method="post" action="/">
<input type="hidden" name="number" value="${escaped(number)}">
<label>Phone number
<input name="target" inputmode="tel" required value="${escaped(target)}"></label>
<label>Amount <input name="amount" inputmode="decimal" required value="${escaped(amount)}"></label>
<label>Currency <select name="currency">${options.join("")}</select></label>
<button>Sell</button></form>`,
  );
}

function page(title, content, head = "") {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root{color-scheme:light dark}
body{font:18px/1.5 system-ui;margin:2rem auto;max-width:24rem;padding:0 1rem}
label{display:block;margin:.75rem 0}
input,select,button{font:inherit;width:100%;box-sizing:border-box;padding:.6rem}
pre{font-size:.8rem}@media print{.no-print{display:none}}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`;
}

function escaped(text) {
  const marks = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return String(text).replaceAll(/[&<>"]/g, (mark) => marks[mark]);
}

async function textOf(request) {
  let text = "";
  for await (const part of request) text += part;
  return text;
}

function show(response, html, status = 200) {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
}

function seeOther(response, location) {
  response.writeHead(303, { Location: location }).end();
}

// A till is for who stands at it: nobody else on the network can reach this address.
server.listen(Number(process.env.PORT ?? 8080), "127.0.0.1", () => {
  console.log(`listening on ${server.address().port}`);
});
