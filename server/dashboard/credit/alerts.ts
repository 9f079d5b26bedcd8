/** When somebody is told that Credit runs out, and what is set aside of it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { linkByKind, linkTo } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { named, type partOf, type Sent } from "../part.ts";
import { curl } from "../show/curl.ts";
import { facts, said } from "../show/facts.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { showList } from "../show-list.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Alerts = Schemas["CreditAlerts"];
type Reservation = Schemas["CreditReservation"];

const PATH = "/dashboard/credit/alerts";
const RESERVED = "/dashboard/credit/reserved";
const CURRENCIES = ["USD", "ZWG"] as const;
const CHANNELS = ["webhook", "email", "sms"] as const;

/** Serves both. */
export function mountAlerts(part: ReturnType<typeof partOf>): void {
  part.page("/credit/alerts", showAlerts);
  part.page("/credit/reserved", showReserved);
  part.page("/credit/reserved/:id", showReservation);
  part.act("/credit/alerts", {
    call: (fields) => ({ operation_id: "updateCreditAlerts", body: alertsOf(fields) }),
    to: () => `${PATH}?did=saved`,
    again: showAlerts,
  });
}

function alertsOf(fields: URLSearchParams): object {
  const low = (currency: string) => fields.get(`low_balance.${currency}`)?.trim() || null;
  return {
    low_balance: Object.fromEntries(CURRENCIES.map((currency) => [currency, low(currency)])),
    shortfall_projection: fields.get("shortfall_projection") === "true",
    shortfall_days: Number(fields.get("shortfall_days")),
    channels: fields.getAll("channels"),
  };
}

async function showAlerts(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const call = { operation_id: "getCreditAlerts" } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const alerts = answer.body as Alerts;
  const { recipients, last_fired } = alerts;
  const told = [...recipients.emails, ...recipients.phones].join(", ");
  const last = CURRENCIES.map((currency) => {
    const at = last_fired[currency];
    return [words.last_alert({ currency }), at === null ? null : moment(at, language)] as const;
  });
  const content = html`${partsOf(viewer, PATH)}
${said(asking.c.req.query("did") === "saved" ? words.saved : null)}
${facts([[words.told, told === "" ? null : told], ...last])}
${viewer.may("updateCreditAlerts") ? alertsForm(viewer, alerts, sent) : factsOf(alerts, viewer)}
${curl(call, asking.deps.config.public_url, language)}`;
  const page = { title: words.alerts, viewer, section: "credit", content } as const;
  return await answerPage(page, sent?.status);
}

function factsOf({ low_balance, channels }: Alerts, { language }: Viewer): Markup {
  const words = wordsIn(WORDS, language);
  return facts([
    ...CURRENCIES.map(
      (currency) => [words.low_balance({ currency }), low_balance[currency]] as const,
    ),
    [words.channel, channels.map((channel) => words.channels[channel]).join(", ")],
  ]);
}

function alertsForm(viewer: Viewer, alerts: Alerts, sent: Sent | null): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const value = (name: string, now: string) => sent?.form.get(name) ?? now;
  const is_on = (channel: (typeof CHANNELS)[number]) =>
    sent === null
      ? alerts.channels.includes(channel)
      : sent.form.getAll("channels").includes(channel);
  const projects =
    sent === null ? alerts.shortfall_projection : sent.form.has("shortfall_projection");
  const lows = CURRENCIES.map((currency): Field => {
    const name = `low_balance.${currency}`;
    return {
      ...{
        name,
        label: words.low_balance({ currency }),
        hint: words.low_hint,
        inputmode: "decimal",
      },
      value: value(name, alerts.low_balance[currency] ?? ""),
    };
  });
  const channels = CHANNELS.map(
    (channel): Field => ({
      ...{ name: "channels", label: words.channels[channel], type: "check", value: channel },
      is_checked: is_on(channel),
    }),
  );
  return form(viewer, {
    action: PATH,
    fields: [
      ...lows,
      {
        ...{ name: "shortfall_projection", label: words.projection, type: "check" },
        is_checked: projects,
      },
      {
        ...{ name: "shortfall_days", label: words.days, inputmode: "numeric" },
        value: value("shortfall_days", String(alerts.shortfall_days)),
      },
      ...channels,
    ],
    submit: words.save,
    form_key: sent?.form.get("form_key") ?? randomText(),
    complaint: sent?.complaint ?? null,
  });
}

async function showReserved(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return await showList<Reservation>(asking, {
    ...{ title: words.reservations, path: RESERVED, operation_id: "listCreditReservations" },
    section: "credit",
    filters: [
      { name: "status", label: words.status, options: words.reservation_statuses },
      { name: "currency", label: words.currency, options: { USD: "USD", ZWG: "ZWG" } },
    ],
    above: partsOf(viewer, RESERVED),
    columns: [
      {
        head: words.amount,
        cell: ({ id, amount, currency }) =>
          html`<a href="${RESERVED}/${id}">${money(amount, currency)}</a>`,
      },
      { head: words.status, cell: ({ status }) => words.reservation_statuses[status] },
      { head: words.remaining, is_number: true, cell: ({ remaining }) => remaining },
      { head: words.reserved_for, cell: ({ source }) => linkByKind(source, { viewer }) },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
  });
}

async function showReservation(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = { reservation_id: named(asking, "id") };
  const call = { operation_id: "getCreditReservation", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const one = answer.body as Reservation;
  const content = html`${facts([
    [words.status, words.reservation_statuses[one.status]],
    [words.amount, money(one.amount, one.currency)],
    [words.used, money(one.used, one.currency)],
    [words.released, money(one.released, one.currency)],
    [words.remaining, money(one.remaining, one.currency)],
    [words.reserved_for, await linkTo(asking, one.source)],
    [words.until, one.expires_at === null ? null : moment(one.expires_at, language)],
    [words.when, moment(one.created, language)],
  ])}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${RESERVED}">${words.reservations}</a></p>`;
  const page = { title: words.reservations, viewer, section: "credit", content } as const;
  return await answerPage(page);
}
