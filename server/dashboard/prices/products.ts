/** What can be sold, within which limits, and what is paused. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import { readable } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { named, type partOf } from "../part.ts";
import { curl } from "../show/curl.ts";
import { facts } from "../show/facts.ts";
import type { Markup } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { pill } from "../show/pill.ts";
import { table } from "../show/table.ts";
import { showList } from "../show-list.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Product = Schemas["Product"];
type OnNetwork = Product["networks"][number];

const PATH = "/dashboard/prices";

/** Serves the list, and each product. */
export function mountProducts(part: ReturnType<typeof partOf>): void {
  part.page("/prices", showProducts);
  part.page("/prices/products/:id", showProduct);
}

function amountsOf(
  { min_amount, max_amount }: Pick<Product, "min_amount" | "max_amount">,
  language: Language,
): string {
  const words = wordsIn(WORDS, language);
  return words.from_to({ from: readable(min_amount), to: readable(max_amount) });
}

function soldNow(is_available: boolean, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  return is_available ? pill(words.available, "good") : pill(words.paused, "waiting");
}

async function showProducts(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return await showList<Product>(asking, {
    ...{ title: words.products, path: PATH, operation_id: "listProducts", section: "prices" },
    is_whole: true,
    filters: [
      { name: "type", label: words.type, options: words.types },
      { name: "currency", label: words.currency, options: { USD: "USD", ZWG: "ZWG" } },
      { name: "network", label: words.network },
    ],
    above: partsOf(viewer, PATH),
    columns: [
      {
        head: words.name,
        cell: ({ id, name }) => html`<a href="${PATH}/products/${id}">${name}</a>`,
      },
      { head: words.currency, cell: ({ currency }) => currency },
      { head: words.amounts, is_number: true, cell: (one) => amountsOf(one, language) },
      { head: words.sold, cell: ({ available }) => soldNow(available, language) },
    ],
  });
}

async function showProduct(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = { product_id: named(asking, "id") };
  const call = { operation_id: "getProduct", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const product = answer.body as Product;
  const { name, denominations, paused_until } = product;
  const needed: Readonly<Record<string, string>> = words.fields;
  const content = html`${facts([
    [words.type, words.types[product.type]],
    [words.currency, product.currency],
    [words.amounts, amountsOf(product, language)],
    [words.step, product.amount_step],
    [
      words.only,
      denominations === null ? null : denominations.map((amount) => readable(amount)).join(", "),
    ],
    [words.sold, soldNow(product.available, language)],
    [words.paused_until, paused_until === null ? null : moment(paused_until, language)],
    [words.required, product.fields_required.map((field) => needed[field] ?? field).join(", ")],
  ])}
<h2>${words.network}</h2>
${table<OnNetwork>(
  words.network,
  [
    { head: words.network, cell: ({ network }) => nameOfNetwork(network) },
    { head: words.amounts, is_number: true, cell: (one) => amountsOf(one, language) },
    { head: words.sold, cell: (one) => soldOn(one, language) },
  ],
  product.networks,
)}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${PATH}">${words.back}</a></p>`;
  return await answerPage({ title: name, viewer, section: "prices", content });
}

function soldOn({ available, paused_reason }: OnNetwork, language: Language): Markup {
  const reason = paused_reason === null ? "" : wordsIn(WORDS, language).reasons[paused_reason];
  return html`${soldNow(available, language)} ${reason}`;
}
