/** When somebody is told that Credit runs out, and what is set aside of it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
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
  const call = { operation_id: "getCreditAlerts" } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const alerts = answer.body as Alerts;
  const { recipients, last_fired } = alerts;
  const told = [...recipients.emails, ...recipients.phones].join(", ");
  const last = CURRENCIES.map((currency) => {
    const at = last_fired[currency];
    return [WORDS.last_alert(currency), at === null ? null : moment(at)] as const;
  });
  const content = html`${partsOf(viewer, PATH)}
${said(asking.c.req.query("did") === "saved" ? WORDS.saved : null)}
${facts([[WORDS.told, told === "" ? null : told], ...last])}
${viewer.may("updateCreditAlerts") ? alertsForm(viewer, alerts, sent) : factsOf(alerts)}
${curl(call, asking.deps.config.public_url)}`;
  const page = { title: WORDS.alerts, viewer, section: "credit", content } as const;
  return await answerPage(page, sent?.status);
}

function factsOf({ low_balance, channels }: Alerts): Markup {
  return facts([
    ...CURRENCIES.map((currency) => [WORDS.low_balance(currency), low_balance[currency]] as const),
    [WORDS.channel, channels.map((channel) => WORDS.channels[channel]).join(", ")],
  ]);
}

function alertsForm(viewer: Viewer, alerts: Alerts, sent: Sent | null): Markup {
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
      ...{ name, label: WORDS.low_balance(currency), hint: WORDS.low_hint, inputmode: "decimal" },
      value: value(name, alerts.low_balance[currency] ?? ""),
    };
  });
  const channels = CHANNELS.map(
    (channel): Field => ({
      ...{ name: "channels", label: WORDS.channels[channel], type: "check", value: channel },
      is_checked: is_on(channel),
    }),
  );
  return form(viewer, {
    action: PATH,
    fields: [
      ...lows,
      {
        ...{ name: "shortfall_projection", label: WORDS.projection, type: "check" },
        is_checked: projects,
      },
      {
        ...{ name: "shortfall_days", label: WORDS.days, inputmode: "numeric" },
        value: value("shortfall_days", String(alerts.shortfall_days)),
      },
      ...channels,
    ],
    submit: WORDS.save,
    form_key: sent?.form.get("form_key") ?? randomText(),
    complaint: sent?.complaint ?? null,
  });
}

async function showReserved(asking: Asking): Promise<Response> {
  return await showList<Reservation>(asking, {
    ...{ title: WORDS.reservations, path: RESERVED, operation_id: "listCreditReservations" },
    section: "credit",
    filters: [
      { name: "status", label: WORDS.status, options: WORDS.reservation_statuses },
      { name: "currency", label: WORDS.currency, options: { USD: "USD", ZWG: "ZWG" } },
    ],
    above: partsOf(asking.signed.viewer, RESERVED),
    columns: [
      {
        head: WORDS.amount,
        cell: ({ id, amount, currency }) =>
          html`<a href="${RESERVED}/${id}">${money(amount, currency)}</a>`,
      },
      { head: WORDS.status, cell: ({ status }) => WORDS.reservation_statuses[status] },
      { head: WORDS.remaining, is_number: true, cell: ({ remaining }) => remaining },
      { head: WORDS.reserved_for, cell: ({ source }) => linkByKind(source) },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
    ],
  });
}

async function showReservation(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { reservation_id: named(asking, "id") };
  const call = { operation_id: "getCreditReservation", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const one = answer.body as Reservation;
  const content = html`${facts([
    [WORDS.status, WORDS.reservation_statuses[one.status]],
    [WORDS.amount, money(one.amount, one.currency)],
    [WORDS.used, money(one.used, one.currency)],
    [WORDS.released, money(one.released, one.currency)],
    [WORDS.remaining, money(one.remaining, one.currency)],
    [WORDS.reserved_for, await linkTo(asking, one.source)],
    [WORDS.until, one.expires_at === null ? null : moment(one.expires_at)],
    [WORDS.when, moment(one.created)],
  ])}
${curl(call, asking.deps.config.public_url)}
<p><a href="${RESERVED}">${WORDS.reservations}</a></p>`;
  const page = { title: WORDS.reservations, viewer, section: "credit", content } as const;
  return await answerPage(page);
}
