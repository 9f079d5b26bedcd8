import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readable } from "#platform/values/readable";
import { linkByKind } from "../link-to.ts";
import type { Sent } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { secretOnce } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { percent } from "../show/percent.ts";
import { pill } from "../show/pill.ts";
import { table } from "../show/table.ts";
import { answerOf, deliveryPill } from "./delivery-parts.ts";
import { WORDS } from "./words.ts";

type Endpoint = Schemas["WebhookEndpoint"];
type Delivery = Schemas["WebhookDelivery"];

interface Shown {
  readonly said: string | null;
  readonly sent: Sent | null;
  readonly form_key: string;
  readonly public_url: string;
}

const PATH = "/dashboard/developers/webhooks";

/** The signing secret of an endpoint, this once. */
export function endpointSecretPage(viewer: Viewer, { id, url, secret }: Endpoint): Page {
  return {
    title: url,
    viewer,
    section: "developers",
    content: html`<p class="note" role="status">${WORDS.secret_once}</p>
${secretOnce(secret)}
<p><a href="${PATH}/${id}">${WORDS.back}</a></p>`,
  };
}

/** One endpoint, its newest deliveries, and what can be done with it. */
export function endpointPage(
  viewer: Viewer,
  view: Shown & EndpointView & { readonly deliveries: Markup },
): Page {
  const { endpoint, deliveries, said, sent, public_url } = view;
  const { id, url, enabled_events } = endpoint;
  // The form of the change shows by itself what is wrong with it.
  const is_of_change = sent?.form.has("enabled_events") ?? false;
  return {
    title: url,
    viewer,
    section: "developers",
    content: html`${is_of_change ? "" : alarm(sent?.complaint.text ?? null)}
${said === null ? "" : html`<p class="note" role="status">${said}</p>`}
<dl><dt>${WORDS.status}</dt><dd>${endpointPill(endpoint)}</dd>
<dt>${WORDS.events}</dt><dd>${enabled_events.join(" ")}</dd>
${healthOf(endpoint)}</dl>
${actionsOf(viewer, view)}
${viewer.may("updateWebhookEndpoint") ? changeForm(viewer, view, is_of_change ? sent : null) : ""}
<h2>${WORDS.deliveries}</h2>
${deliveries}
${curl({ operation_id: "listWebhookDeliveries", query: { endpoint: id } }, public_url)}
<p><a href="${PATH}">${WORDS.webhooks}</a></p>`,
  };
}

/** Whether events are sent, and whether they arrive. */
export function endpointPill({
  status,
  health,
}: Pick<Endpoint, "status" | "health">): Markup | string {
  if (status === "disabled") return pill(WORDS.is_disabled, "bad");
  if (health.failing_since !== null) return pill(WORDS.is_failing, "bad");
  return pill(WORDS.is_enabled, "good");
}

/** How its deliveries of late went; nothing stands there before the first. */
function healthOf({ health }: Endpoint): Markup {
  const { failing_since, last_success_at, last_failure_at, success_rate_24h, pending } = health;
  const times: readonly (readonly [string, number | null])[] = [
    [WORDS.failing_since, failing_since],
    [WORDS.last_success, last_success_at],
    [WORDS.last_failure, last_failure_at],
  ];
  const row = (label: string, value: Markup | string) => html`<dt>${label}</dt><dd>${value}</dd>`;
  return html`${times.map(([label, at]) => (at === null ? "" : row(label, moment(at))))}
${success_rate_24h === null ? "" : row(WORDS.success_rate, percent(success_rate_24h))}
${pending === 0 ? "" : row(WORDS.pending, readable(pending))}`;
}

interface EndpointView {
  readonly endpoint: Endpoint;
  readonly form_key: string;
  /** Made with the form, so that pressing twice asks for the same. Units: seconds. */
  readonly replay_from: number;
}

function actionsOf(viewer: Viewer, { endpoint, form_key, replay_from }: EndpointView): Markup {
  const button = (
    action: string,
    submit: string,
    tone: "plain" | "danger" = "plain",
    fields: readonly Field[] = [],
  ) =>
    form(viewer, {
      action: `${PATH}/${endpoint.id}/${action}`,
      fields,
      submit,
      form_key,
      tone,
    });
  const from = { name: "from", label: "", type: "hidden", value: String(replay_from) } as const;
  return html`<div class="actions">
${viewer.may("testWebhookEndpoint") ? button("test", WORDS.send_test) : ""}
${viewer.may("replayWebhookEndpoint") ? button("replay", WORDS.replay, "plain", [from]) : ""}
${viewer.may("rollWebhookEndpointSecret") ? button("roll", WORDS.roll) : ""}
${viewer.may("deleteWebhookEndpoint") ? button("delete", WORDS.delete_endpoint, "danger") : ""}
</div>`;
}

function changeForm(
  viewer: Viewer,
  { endpoint, form_key }: EndpointView,
  sent: Sent | null,
): Markup {
  const { id, url, status, enabled_events } = endpoint;
  const value = (name: string, now: string) => sent?.form.get(name) ?? now;
  return html`<details${sent === null ? "" : html` open`}><summary>${
    WORDS.change_endpoint
  }</summary>
${form(viewer, {
  action: `${PATH}/${id}`,
  fields: [
    { name: "url", label: WORDS.url, type: "url", value: value("url", url), is_required: true },
    {
      ...{ name: "enabled_events", label: WORDS.events, hint: WORDS.events_hint, type: "area" },
      value: value("enabled_events", enabled_events.join(" ")),
    },
    {
      ...{ name: "status", label: WORDS.status, type: "select", options: WORDS.endpoint_statuses },
      value: value("status", status),
    },
  ],
  ...{ submit: WORDS.save, form_key, tone: "plain", complaint: sent?.complaint ?? null },
})}</details>`;
}

/** Deliveries as rows. */
export function deliveryTable(deliveries: readonly Delivery[]): Markup {
  if (deliveries.length === 0) return empty(WORDS.none);
  return table(
    WORDS.deliveries,
    [
      {
        head: WORDS.event,
        cell: ({ id, event_type }) =>
          html`<a href="/dashboard/developers/deliveries/${id}">${event_type}</a>`,
      },
      { head: WORDS.status, cell: ({ status }) => deliveryPill(status) },
      { head: WORDS.attempts, is_number: true, cell: ({ attempt_count }) => `${attempt_count}` },
      {
        head: WORDS.answer,
        is_number: true,
        cell: ({ last_response }) => answerOf(last_response),
      },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
    ],
    deliveries,
  );
}

/** One delivery: each try, and what was sent. */
export function deliveryPage(viewer: Viewer, view: Shown & { readonly delivery: Delivery }): Page {
  const { delivery, said, sent, form_key, public_url } = view;
  const { id, event, event_type, endpoint, url, status, attempts, payload } = delivery;
  const action = `/dashboard/developers/deliveries/${id}/redeliver`;
  return {
    title: event_type,
    viewer,
    section: "developers",
    content: html`${alarm(sent?.complaint.text ?? null)}
${said === null ? "" : html`<p class="note" role="status">${said}</p>`}
<dl><dt>${WORDS.status}</dt><dd>${deliveryPill(status)}</dd>
<dt>${WORDS.url}</dt><dd><a href="${PATH}/${endpoint}">${url}</a></dd>
<dt>${WORDS.event}</dt><dd>${linkByKind(event)}</dd></dl>
${
  viewer.may("redeliverWebhookDelivery")
    ? form(viewer, { action, fields: [], submit: WORDS.redeliver, form_key, tone: "plain" })
    : ""
}
<h2>${WORDS.attempts}</h2>
<ul class="plain">${attempts.map(
      (one) => html`<li>${moment(one.at)} ${answerOf(one)}, ${one.duration_ms} ms</li>`,
    )}</ul>
${
  payload === null
    ? ""
    : html`<h2>${WORDS.payload}</h2>
<pre>${JSON.stringify(payload, null, 2)}</pre>`
}
${curl({ operation_id: "getWebhookDelivery", path: { delivery_id: id } }, public_url)}`,
  };
}
