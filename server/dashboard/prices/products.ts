/** What can be sold, within which limits, and what is paused. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import { readable } from "#platform/values/readable";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { named, type partOf } from "../part.ts";
import { curl } from "../show/curl.ts";
import { facts } from "../show/facts.ts";
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

function amountsOf({ min_amount, max_amount }: Pick<Product, "min_amount" | "max_amount">) {
  return WORDS.from_to(readable(min_amount), readable(max_amount));
}

function soldNow(is_available: boolean) {
  return is_available ? pill(WORDS.available, "good") : pill(WORDS.paused, "waiting");
}

async function showProducts(asking: Asking): Promise<Response> {
  return await showList<Product>(asking, {
    ...{ title: WORDS.products, path: PATH, operation_id: "listProducts", section: "prices" },
    is_whole: true,
    filters: [
      { name: "type", label: WORDS.type, options: WORDS.types },
      { name: "currency", label: WORDS.currency, options: { USD: "USD", ZWG: "ZWG" } },
      { name: "network", label: WORDS.network },
    ],
    above: partsOf(asking.signed.viewer, PATH),
    columns: [
      {
        head: WORDS.name,
        cell: ({ id, name }) => html`<a href="${PATH}/products/${id}">${name}</a>`,
      },
      { head: WORDS.currency, cell: ({ currency }) => currency },
      { head: WORDS.amounts, is_number: true, cell: amountsOf },
      { head: WORDS.sold, cell: ({ available }) => soldNow(available) },
    ],
  });
}

async function showProduct(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { product_id: named(asking, "id") };
  const call = { operation_id: "getProduct", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const product = answer.body as Product;
  const { name, denominations, paused_until } = product;
  const content = html`${facts([
    [WORDS.type, WORDS.types[product.type]],
    [WORDS.currency, product.currency],
    [WORDS.amounts, amountsOf(product)],
    [WORDS.step, product.amount_step],
    [
      WORDS.only,
      denominations === null ? null : denominations.map((amount) => readable(amount)).join(", "),
    ],
    [WORDS.sold, soldNow(product.available)],
    [WORDS.paused_until, paused_until === null ? null : moment(paused_until)],
    [
      WORDS.required,
      product.fields_required.map((field) => WORDS.fields[field] ?? field).join(", "),
    ],
  ])}
<h2>${WORDS.network}</h2>
${table<OnNetwork>(
  WORDS.network,
  [
    { head: WORDS.network, cell: ({ network }) => nameOfNetwork(network) },
    { head: WORDS.amounts, is_number: true, cell: amountsOf },
    { head: WORDS.sold, cell: soldOn },
  ],
  product.networks,
)}
${curl(call, asking.deps.config.public_url)}
<p><a href="${PATH}">${WORDS.back}</a></p>`;
  return await answerPage({ title: name, viewer, section: "prices", content });
}

function soldOn({ available, paused_reason }: OnNetwork) {
  const reason = paused_reason === null ? "" : WORDS.reasons[paused_reason];
  return html`${soldNow(available)} ${reason}`;
}
