/** The form that makes a checkout session: a page on which a customer pays for one sale. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { type Language, wordsIn } from "#platform/words/language";
import type { Asking } from "../ask.ts";
import { answerForbidden } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, type Part, type Sent } from "../part.ts";
import { type Field, form } from "../show/form.ts";
import { CHECKOUT_WORDS as WORDS } from "./checkout-words.ts";

const PATH = "/dashboard/sends/checkout";
const NAMES = [
  ...["target", "amount", "currency", "token_phone", "customer_phone", "client_reference"],
  ...["success_url", "cancel_url"],
];

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
  const words = wordsIn(WORDS, viewer.language);
  const fields = fieldsIn(viewer.language).map((one) => ({
    ...one,
    value: sent?.form.get(one.name) ?? "",
  }));
  const content = html`<p>${words.hint}</p>
${form(viewer, {
  ...{ action: PATH, fields, submit: words.make_session },
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}
<p><a href="${PATH}">${words.back}</a></p>`;
  const page = { title: words.new_session, viewer, section: "sends", content } as const;
  return await answerPage(page, sent?.status);
}

function fieldsIn(language: Language): readonly Field[] {
  const words = wordsIn(WORDS, language);
  return [
    {
      ...{ name: "target", label: words.to, hint: words.to_hint },
      ...{ inputmode: "tel", is_required: true },
    },
    { name: "amount", label: words.amount, inputmode: "decimal", is_required: true },
    {
      ...{ name: "currency", label: words.currency, type: "select" },
      options: { USD: "USD", ZWG: "ZWG" },
    },
    { name: "token_phone", label: words.token_phone, inputmode: "tel" },
    { name: "customer_phone", label: words.payer_phone, inputmode: "tel" },
    { name: "client_reference", label: words.reference },
    {
      ...{ name: "success_url", label: words.success_url, hint: words.return_hint },
      ...{ type: "url", is_required: true },
    },
    { name: "cancel_url", label: words.cancel_url, type: "url", is_required: true },
  ];
}
