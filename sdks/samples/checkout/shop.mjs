// A shop that sells airtime for cards and wallets, on the page of a checkout session.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { ApiError, Svc } from "svc-sdk";

const client = new Svc();
const PRICES = ["1.00", "2.00", "5.00"];

/** What the customer reads, by the status of the session. */
const WORDS = {
  open: "Not paid yet.",
  paid: "Paid. Your airtime is on its way.",
  resent: "Paid. Your airtime is on its way.",
  in_review: "Paid. We are looking into the delivery.",
  fulfilled: "Thank you! Your airtime has arrived.",
  credited: "Paid, and not delivered. We will pay you back.",
  expired: "Nothing was paid. Start again.",
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://shop");
  if (pathname === "/thanks")
    return show(response, await thanks(searchParams.get("session") ?? ""));
  if (request.method !== "POST") return show(response, basket(randomUUID()));
  const form = Object.fromEntries(new URLSearchParams(await textOf(request)));
  try {
    const session = await checkOut(form);
    response.writeHead(303, { Location: session.url }).end();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    show(response, basket(form.order, error.message), 400);
  }
});

/** The number of the order is the key: an order has one checkout. */
async function checkOut({ order, target, amount }) {
  const { port } = server.address();
  const shop = process.env.SHOP_URL ?? `http://127.0.0.1:${port}`;
  return await client.checkoutSessions.create(
    {
      ...{ type: "airtime", target, amount, currency: "USD", client_reference: order },
      success_url: `${shop}/thanks?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop}/`,
    },
    { idempotencyKey: order },
  );
}

/** Anybody can open this address, so it says what the session says. */
async function thanks(id) {
  const { status, total, currency } = await client.checkoutSessions.get(id);
  const head = ["paid", "resent"].includes(status) ? '<meta http-equiv="refresh" content="2">' : "";
  return page(
    "Your order",
    `<p role="status">${WORDS[status]}</p><p>${total} ${currency}</p>`,
    head,
  );
}

function basket(order, wrong = "") {
  const options = PRICES.map((one) => `<option>${one}</option>`);
  return page(
    "Airtime",
    `${wrong === "" ? "" : `<p role="alert"><strong>${escaped(wrong)}</strong></p>`}
<form method="post" action="/">
<input type="hidden" name="order" value="${escaped(order)}">
<label>Phone number <input name="target" inputmode="tel" required></label>
<label>US$ <select name="amount">${options.join("")}</select></label>
<button>Pay</button></form>`,
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
</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
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

server.listen(Number(process.env.PORT ?? 8081), "127.0.0.1", () => {
  console.log(`listening on ${server.address().port}`);
});
