/** Suppliers: routes, breakers and pauses, each changed while everything runs. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { changeRoute, changeSwitch } from "#catalogue/products";
import type { Markup } from "#dashboard/show/layout";
import { pill } from "#dashboard/show/pill";
import { harareTime } from "#platform/time/instants";
import { nameOfOffer, readSupply, routeOf, type Supply, walletIn } from "#providers/supply";
import { act } from "../act.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm, textIn } from "../for-staff.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, queueOf } from "../show/queue.ts";

const SECTION = "suppliers";
const BACK = "/staff/suppliers";

/** Serves the list, and what is changed in it. */
export function mountSuppliers(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/suppliers", (c) => forStaff(deps, c, showSuppliers));
  pages.post("/suppliers/:verb{pause|resume}", (c) => forStaffForm(deps, c, switchOne));
  pages.post("/suppliers/route", (c) => forStaffForm(deps, c, route));
}

async function showSuppliers(asking: Asking): Promise<Response> {
  const supply = await asking.deps.database.read(readSupply);
  const names = [...new Set(supply.offers.map(({ supplier }) => supplier))];
  const offers = new Map(supply.offers.map((offer) => [nameOfOffer(offer), offer]));
  const content = html`<h2>Suppliers</h2>
${queueOf<string>(
  { caption: "Suppliers", nothing: "No supplier is connected to live organisations." },
  [
    { head: "Supplier", cell: (name) => name },
    { head: "State", cell: (name) => stateOf(supply, name) },
    { head: "Wallets", cell: (name) => walletsOf(supply, name) },
    { head: "Change", cell: (name) => switchForm(asking, supply, name) },
  ],
  names,
)}
<h2>Routes</h2>
${queueOf(
  { caption: "Who sells what, the first choice first", nothing: "Nothing is sold live." },
  [
    { head: "Offer", cell: ([name]) => html`<code>${name}</code>` },
    { head: "Sold by", cell: ([, offer]) => namesOf(supply, offer).join(", ") || "nobody" },
    {
      head: "Change",
      cell: ([name, offer]) => routeForm(asking, { name, sellers: namesOf(supply, offer) }),
    },
  ],
  [...offers].toSorted(([one], [other]) => (one < other ? -1 : 1)),
)}`;
  return await answerSection(asking, { section: SECTION, content });
}

function namesOf(supply: Supply, offer: Supply["offers"][number]): string[] {
  return routeOf(supply, offer).map(({ supplier }) => supplier);
}

function stateOf({ paused }: Supply, name: string): Markup {
  return paused.has(name) ? pill("paused", "bad") : pill("on", "good");
}

/** A wallet that does not answer gets one order at a time, to try it; the others are not shown. */
function walletsOf(supply: Supply, name: string): Markup {
  const own = supply.offers.filter(({ supplier }) => supplier === name);
  const wallets = [...new Set(own.flatMap(({ wallet }) => wallet ?? []))];
  const tried = wallets.flatMap((wallet) => {
    const probe_at = walletIn(supply, { supplier: name, wallet })?.probe_at ?? null;
    return probe_at === null ? [] : [`${wallet} is tried again at ${harareTime(probe_at)}`];
  });
  return tried.length === 0 ? html`all serve` : html`${tried.map((text) => pill(text, "bad"))}`;
}

function switchForm({ signed }: Asking, { paused }: Supply, name: string): Markup {
  const verb = paused.has(name) ? "resume" : "pause";
  const submit = verb === "pause" ? `Pause ${name}` : `Resume ${name}`;
  const supplier = { name: "supplier", label: "", type: "hidden", value: name } as const;
  return html`<details><summary>${submit}</summary>${consoleForm(signed, {
    action: `${BACK}/${verb}`,
    fields: [supplier, reasonField(`${verb}-${name}`)],
    ...{ submit, tone: verb === "pause" ? "danger" : "plain" },
  })}</details>`;
}

function routeForm(
  { signed }: Asking,
  { name, sellers }: { readonly name: string; readonly sellers: readonly string[] },
): Markup {
  const id = name.replaceAll("/", "-");
  return html`<details><summary>Change</summary>${consoleForm(signed, {
    action: `${BACK}/route`,
    fields: [
      { name: "offer", label: "", type: "hidden", value: name },
      {
        ...{ name: "suppliers", id: `sold-${id}`, label: "Sold by", value: sellers.join(", ") },
        hint: "The first choice first; none where nobody sells it",
      },
      reasonField(id),
    ],
    ...{ submit: "Set the route", tone: "plain" },
  })}</details>`;
}

async function switchOne(asking: Asking, form: FormData): Promise<Response> {
  const { c, signed } = asking;
  const supplier = textIn(form, "supplier");
  const verb = c.req.param("verb");
  const wanted = { action: `supplier.${verb}`, object_id: supplier, back: BACK };
  const { name: by } = signed.session.staff;
  return await act(asking, form, wanted, (tx, { reason }) =>
    changeSwitch(tx, { supplier, is_paused: verb === "pause", by, reason }),
  );
}

async function route(asking: Asking, form: FormData): Promise<Response> {
  const offer = textIn(form, "offer");
  const suppliers = textIn(form, "suppliers")
    .split(/[\s,]+/)
    .filter(Boolean);
  const { name: by } = asking.signed.session.staff;
  const wanted = { action: "supplier.route", object_id: offer, back: BACK };
  return await act(asking, form, wanted, (tx, { reason }) =>
    changeRoute(tx, { offer, suppliers, by, reason }),
  );
}
