/** The form that makes a checkout session: a page on which a customer pays for one sale. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import type { Asking } from "../ask.ts";
import { answerForbidden } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, type Part, type Sent } from "../part.ts";
import { type Field, form } from "../show/form.ts";
import { WORDS } from "./words.ts";

const PATH = "/dashboard/sends/checkout";
const FIELDS: readonly Field[] = [
  {
    ...{ name: "target", label: WORDS.to, hint: WORDS.to_hint },
    ...{ inputmode: "tel", is_required: true },
  },
  { name: "amount", label: WORDS.amount, inputmode: "decimal", is_required: true },
  {
    ...{ name: "currency", label: WORDS.currency, type: "select" },
    options: { USD: "USD", ZWG: "ZWG" },
  },
  { name: "token_phone", label: WORDS.token_phone, inputmode: "tel" },
  { name: "customer_phone", label: WORDS.payer_phone, inputmode: "tel" },
  { name: "client_reference", label: WORDS.reference },
  {
    ...{ name: "success_url", label: WORDS.success_url, hint: WORDS.return_hint },
    ...{ type: "url", is_required: true },
  },
  { name: "cancel_url", label: WORDS.cancel_url, type: "url", is_required: true },
];
const NAMES = FIELDS.map(({ name }) => name);

/** Serves it; the session's own page has the link to send on. */
export function mountCheckoutForm(part: Part): void {
  part.page("/sends/checkout/new", showForm);
  part.act("/sends/checkout", {
    call: (fields) => ({
      operation_id: "createCheckoutSession",
      body: filledOf(fields, NAMES),
    }),
    to: (body) => `${PATH}/${(body as Schemas["CheckoutSession"]).id}?did=made`,
    again: showForm,
  });
}

async function showForm({ signed: { viewer } }: Asking, sent: Sent | null): Promise<Response> {
  if (!viewer.may("createCheckoutSession")) return await answerForbidden(viewer);
  const fields = FIELDS.map((one) => ({ ...one, value: sent?.form.get(one.name) ?? "" }));
  const content = html`<p>${WORDS.checkout_hint}</p>
${form(viewer, {
  ...{ action: PATH, fields, submit: WORDS.make_session },
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}
<p><a href="${PATH}">${WORDS.back_checkout}</a></p>`;
  const page = { title: WORDS.new_session, viewer, section: "sends", content } as const;
  return await answerPage(page, sent?.status);
}
