/** Checkout sessions: who was asked to pay by card, whether they did, and what came of it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { linkByKind } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type partOf, type Sent, saidOf } from "../part.ts";
import { copyable } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { english } from "../show/english.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { pill, type Tone } from "../show/pill.ts";
import { phoneOf } from "../show/request-fields.ts";
import { showList } from "../show-list.ts";
import { mountCheckoutForm } from "./checkout-form.ts";
import { CHECKOUT_WORDS as WORDS } from "./checkout-words.ts";
import { partsOf } from "./parts.ts";

type Session = Schemas["CheckoutSession"];

const PATH = "/dashboard/sends/checkout";
const TONES: Readonly<Record<Session["status"], Tone>> = {
  open: "waiting",
  paid: "waiting",
  in_review: "waiting",
  resent: "waiting",
  fulfilled: "good",
  credited: "plain",
  expired: "plain",
};

/** Serves the list, and each session with what can still be done. */
export function mountCheckout(part: ReturnType<typeof partOf>): void {
  const pathOf = (asking: Asking) => ({ path: { session_id: named(asking, "id") } });
  part.page("/sends/checkout", showSessions);
  mountCheckoutForm(part);
  part.page("/sends/checkout/:id", showSession);
  part.act("/sends/checkout/:id/expire", {
    call: (_, asking) => ({ operation_id: "expireCheckoutSession", ...pathOf(asking) }),
    to: (_, asking) => `${PATH}/${named(asking, "id")}?did=expired`,
    again: showSession,
  });
  part.act("/sends/checkout/:id/meter", {
    call: (fields, asking) => ({
      operation_id: "changeCheckoutSessionMeter",
      ...pathOf(asking),
      body: filledOf(fields, ["meter"]),
    }),
    to: (_, asking) => `${PATH}/${named(asking, "id")}?did=changed`,
    again: showSession,
  });
}

function statusOf({ status }: Session, language: Language): Markup {
  return pill(wordsIn(WORDS, language).statuses[status], TONES[status]);
}

function newOf(viewer: Viewer): Markup | string {
  if (!viewer.may("createCheckoutSession")) return "";
  return html`<p><a class="button" href="${PATH}/new">${
    wordsIn(WORDS, viewer.language).new_session
  }</a></p>`;
}

async function showSessions(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return await showList<Session>(asking, {
    ...{ title: words.checkout, path: PATH, operation_id: "listCheckoutSessions" },
    section: "sends",
    filters: [
      { name: "status", label: words.status, options: words.statuses },
      { name: "client_reference", label: words.reference },
    ],
    above: html`${partsOf(viewer, PATH)}${newOf(viewer)}`,
    columns: [
      {
        head: words.to,
        cell: ({ id, target }) => html`<a href="${PATH}/${id}">${phoneOf(target)}</a>`,
      },
      { head: words.status, cell: (one) => statusOf(one, language) },
      {
        head: words.amount,
        is_number: true,
        cell: ({ amount, currency }) => money(amount, currency),
      },
      { head: words.reference, cell: ({ client_reference }) => client_reference ?? "" },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
  });
}

async function showSession(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = { session_id: named(asking, "id") };
  const call = { operation_id: "getCheckoutSession", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const session = answer.body as Session;
  const content = html`${said(saidOf(asking, words.done))}
${factsOf(session, viewer)}
${session.status === "open" ? actionsOf(viewer, session, sent) : ""}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${PATH}">${words.back}</a></p>`;
  const title = `${readableAmount(session.amount, session.currency)}, ${phoneOf(session.target)}`;
  return await answerPage({ title, viewer, section: "sends", content }, sent?.status);
}

function factsOf(session: Session, viewer: Viewer): Markup {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { currency, payment, review, credited, meter } = session;
  const at = (seconds: number | null) => (seconds === null ? null : moment(seconds, language));
  return facts([
    [words.status, statusOf(session, language)],
    [words.amount, money(session.amount, currency)],
    [words.fee, money(session.card_fee, currency)],
    [words.total, money(session.total, currency)],
    [words.meter_of, [meter?.name_masked, meter?.suburb].filter(Boolean).join(", ") || null],
    [words.reference, session.client_reference],
    [
      words.payment,
      payment === null ? null : `${words.methods[payment.method]} ${payment.last4 ?? ""}`,
    ],
    [words.payment_error, english(session.last_payment_error?.message ?? "", language) || null],
    [words.review, review === null ? null : words.reviews[review.reason]],
    [words.credited, credited === null ? null : money(credited.amount, currency)],
    [words.send, session.sends.length === 0 ? null : sendsOf(session, viewer)],
    [
      words.link,
      session.status === "open" ? html`<a href="${session.url}">${session.url}</a>` : null,
    ],
    [words.paid_at, at(session.paid_at)],
    [words.fulfilled_at, at(session.fulfilled_at)],
    [words.until, session.status === "open" ? moment(session.expires_at, language) : null],
    [words.when, moment(session.created, language)],
    [words.id, copyable(session.id, language)],
  ]);
}

function sendsOf({ sends }: Session, viewer: Viewer): Markup {
  return html`${sends.map((id) => html`${linkByKind(id, { viewer })}<br>`)}`;
}

/** What is possible as long as nobody has paid. */
function actionsOf(viewer: Viewer, { id, type, target }: Session, sent: Sent | null): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const form_key = sent?.form.get("form_key") ?? randomText();
  const complaint = sent?.complaint ?? null;
  const meter =
    type === "power" && viewer.may("changeCheckoutSessionMeter")
      ? form(viewer, {
          action: `${PATH}/${id}/meter`,
          fields: [
            {
              ...{ name: "meter", label: words.meter, inputmode: "numeric", is_required: true },
              value: sent?.form.get("meter") ?? target,
            },
          ],
          ...{ submit: words.change_meter, form_key, complaint },
        })
      : "";
  const expire = viewer.may("expireCheckoutSession")
    ? form(viewer, {
        action: `${PATH}/${id}/expire`,
        ...{ fields: [], submit: words.expire, form_key: randomText(), tone: "danger" },
      })
    : "";
  return html`${meter}${expire}`;
}
