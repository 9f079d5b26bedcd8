/** Checkout sessions: who was asked to pay by card, whether they did, and what came of it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readableAmount } from "#platform/values/readable";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { linkByKind } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type partOf, type Sent, saidOf } from "../part.ts";
import { copyable } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { pill, type Tone } from "../show/pill.ts";
import { phoneOf } from "../show/request-fields.ts";
import { showList } from "../show-list.ts";
import { mountCheckoutForm } from "./checkout-form.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

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

function statusOf({ status }: Session): Markup {
  return pill(WORDS.session_statuses[status], TONES[status]);
}

function newOf(viewer: Viewer): Markup | string {
  if (!viewer.may("createCheckoutSession")) return "";
  return html`<p><a class="button" href="${PATH}/new">${WORDS.new_session}</a></p>`;
}

async function showSessions(asking: Asking): Promise<Response> {
  return await showList<Session>(asking, {
    ...{ title: WORDS.checkout, path: PATH, operation_id: "listCheckoutSessions" },
    section: "sends",
    filters: [
      { name: "status", label: WORDS.status, options: WORDS.session_statuses },
      { name: "client_reference", label: WORDS.reference },
    ],
    above: html`${partsOf(asking.signed.viewer, PATH)}${newOf(asking.signed.viewer)}`,
    columns: [
      {
        head: WORDS.to,
        cell: ({ id, target }) => html`<a href="${PATH}/${id}">${phoneOf(target)}</a>`,
      },
      { head: WORDS.status, cell: statusOf },
      {
        head: WORDS.amount,
        is_number: true,
        cell: ({ amount, currency }) => money(amount, currency),
      },
      { head: WORDS.reference, cell: ({ client_reference }) => client_reference ?? "" },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
    ],
  });
}

async function showSession(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { session_id: named(asking, "id") };
  const call = { operation_id: "getCheckoutSession", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const session = answer.body as Session;
  const content = html`${said(saidOf(asking, WORDS.done))}
${factsOf(session)}
${session.status === "open" ? actionsOf(viewer, session, sent) : ""}
${curl(call, asking.deps.config.public_url)}
<p><a href="${PATH}">${WORDS.back_checkout}</a></p>`;
  const title = `${readableAmount(session.amount, session.currency)}, ${phoneOf(session.target)}`;
  return await answerPage({ title, viewer, section: "sends", content }, sent?.status);
}

function factsOf(session: Session): Markup {
  const { currency, payment, review, credited, meter } = session;
  const at = (seconds: number | null) => (seconds === null ? null : moment(seconds));
  return facts([
    [WORDS.status, statusOf(session)],
    [WORDS.amount, money(session.amount, currency)],
    [WORDS.fee, money(session.card_fee, currency)],
    [WORDS.total, money(session.total, currency)],
    [WORDS.meter_of, [meter?.name_masked, meter?.suburb].filter(Boolean).join(", ") || null],
    [WORDS.reference, session.client_reference],
    [
      WORDS.payment,
      payment === null ? null : `${WORDS.methods[payment.method]} ${payment.last4 ?? ""}`,
    ],
    [WORDS.payment_error, session.last_payment_error?.message ?? null],
    [WORDS.review, review === null ? null : WORDS.reviews[review.reason]],
    [WORDS.credited, credited === null ? null : money(credited.amount, currency)],
    [WORDS.send, session.sends.length === 0 ? null : sendsOf(session)],
    [
      WORDS.link,
      session.status === "open" ? html`<a href="${session.url}">${session.url}</a>` : null,
    ],
    [WORDS.paid_at, at(session.paid_at)],
    [WORDS.fulfilled_at, at(session.fulfilled_at)],
    [WORDS.until, session.status === "open" ? moment(session.expires_at) : null],
    [WORDS.when, moment(session.created)],
    [WORDS.id, copyable(session.id)],
  ]);
}

function sendsOf({ sends }: Session): Markup {
  return html`${sends.map((id) => html`${linkByKind(id)}<br>`)}`;
}

/** What is possible as long as nobody has paid. */
function actionsOf(viewer: Viewer, { id, type, target }: Session, sent: Sent | null): Markup {
  const form_key = sent?.form.get("form_key") ?? randomText();
  const complaint = sent?.complaint ?? null;
  const meter =
    type === "power" && viewer.may("changeCheckoutSessionMeter")
      ? form(viewer, {
          action: `${PATH}/${id}/meter`,
          fields: [
            {
              ...{ name: "meter", label: WORDS.meter, inputmode: "numeric", is_required: true },
              value: sent?.form.get("meter") ?? target,
            },
          ],
          ...{ submit: WORDS.change_meter, form_key, complaint },
        })
      : "";
  const expire = viewer.may("expireCheckoutSession")
    ? form(viewer, {
        action: `${PATH}/${id}/expire`,
        ...{ fields: [], submit: WORDS.expire, form_key: randomText(), tone: "danger" },
      })
    : "";
  return html`${meter}${expire}`;
}
