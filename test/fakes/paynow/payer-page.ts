/** The pages on which a payer pays, or does not: by a card that is not one, or from a wallet. */
import type { FakePayment, Integration } from "./world.ts";

const HEAD = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Paynow, a fake</title>
<style>body{font:1rem/1.5 system-ui;max-width:32rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;padding:.6rem 1rem;margin:0 .5rem .5rem 0}
.fake{background:#fff3cd;padding:.5rem}</style>
<p class="fake">This is not Paynow: no money moves.</p>`;

/** The page of one payment: what is paid, and what the payer does. */
export function payerPage({ number, words, amount, status }: FakePayment): string {
  const is_open = status === "Created" || status === "Sent";
  const choices = is_open
    ? `<form method="post"><button name="do" value="Paid">Pay by a card that is not one</button>
<button name="do" value="Cancelled">Cancel</button></form>
<form method="post"><label>EcoCash number <input name="phone" inputmode="tel"></label>
<button name="do" value="ecocash">Pay from this wallet</button></form>`
    : "";
  return `${HEAD}<h1>Payment ${number}</h1>
<p>${escaped(words)}: <strong>${escaped(amount)}</strong></p>
<p>Status: ${escaped(status)}</p>${choices}`;
}

/** All payments that wait for somebody: whoever has no phone approves them here. */
export function phonePage({ payments }: Integration): string {
  const waiting = [...payments.values()].filter(({ status }) => status === "Sent");
  const list = waiting.map(
    ({ number, method, phone, amount }) =>
      `<li>${escaped(method)} ${escaped(phone)}: ${escaped(amount)}
<form method="post" action="/Payment/ConfirmPayment/${number}">
<button name="do" value="Paid">Enter the PIN</button>
<button name="do" value="Cancelled">Cancel</button></form></li>`,
  );
  const none = "<p>No wallet is asked for anything.</p>";
  const shown = list.length === 0 ? none : `<ul>${list.join("")}</ul>`;
  return `${HEAD}<h1>Phones of payers</h1>${shown}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
