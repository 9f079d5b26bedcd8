/** Webhook endpoints, what became of each delivery, and sending again. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { unixSeconds } from "#platform/time/instants";
import { databaseWall } from "#platform/work/database-clock";
import { type Asking, ask, type PageCall } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type Part, type Sent, saidOf } from "../part.ts";
import { said } from "../show/facts.ts";
import { form as formOf } from "../show/form.ts";
import type { Page } from "../show/layout.ts";
import { mountReplays, replayPath } from "./replays.ts";
import { showList } from "./show-list.ts";
import {
  deliveryPage,
  deliveryTable,
  endpointPage,
  endpointPill,
  endpointSecretPage,
} from "./webhook-pages.ts";
import { WORDS } from "./words.ts";

type Endpoint = Schemas["WebhookEndpoint"];
type Delivery = Schemas["WebhookDelivery"];

const PATH = "/dashboard/developers/webhooks";
const DELIVERIES = "/dashboard/developers/deliveries";
const DAY_SECONDS = 86_400;

/** Serves the list, each endpoint, each delivery, and their forms. */
export function mountWebhooks(part: Part): void {
  part.page("/developers/webhooks", showEndpoints);
  part.act("/developers/webhooks", {
    call: (form) => ({ operation_id: "createWebhookEndpoint", body: filledOf(form, ["url"]) }),
    to: toSecret,
    again: showEndpoints,
  });
  part.page("/developers/webhooks/:id", showEndpoint);
  part.page("/developers/deliveries/:id", showDelivery);
  part.act("/developers/deliveries/:id/redeliver", {
    call: (_, asking) => ({
      operation_id: "redeliverWebhookDelivery",
      path: { delivery_id: named(asking, "id") },
    }),
    to: (body) => `${DELIVERIES}/${(body as Delivery).id}?did=redelivered`,
    again: showDelivery,
  });
  mountReplays(part);
  mountActs(part);
}

/** What is done with one endpoint. */
function mountActs(part: Part): void {
  const act = (
    below: string,
    callOf: (form: URLSearchParams) => Pick<PageCall, "operation_id" | "body">,
    to: (body: unknown, asking: Asking) => string | Page,
  ) =>
    part.act(`/developers/webhooks/:id${below}`, {
      call: (form, asking) => ({ ...callOf(form), path: { endpoint_id: named(asking, "id") } }),
      to,
      again: showEndpoint,
    });
  const done = (did: keyof typeof WORDS.done) => (_: unknown, asking: Asking) =>
    `${PATH}/${named(asking, "id")}?did=${did}`;
  act(
    "",
    (form) => ({ operation_id: "updateWebhookEndpoint", body: changeOf(form) }),
    done("changed"),
  );
  act("/test", () => ({ operation_id: "testWebhookEndpoint", body: {} }), done("tested"));
  act(
    "/replay",
    (form) => ({
      operation_id: "replayWebhookEndpoint",
      body: { from: Number(form.get("from")) },
    }),
    (body) => replayPath(body as Schemas["WebhookReplay"]),
  );
  act(
    "/roll",
    (form) => ({ operation_id: "rollWebhookEndpointSecret", body: filledOf(form, ["grace"]) }),
    toSecret,
  );
  act(
    "/delete",
    () => ({ operation_id: "deleteWebhookEndpoint" }),
    () => `${PATH}?did=deleted`,
  );
}

async function showEndpoints(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const above = html`<details${sent === null ? "" : html` open`}>
<summary class="button first">${WORDS.new_endpoint}</summary>
${formOf(viewer, {
  action: PATH,
  fields: [
    {
      ...{ name: "url", label: WORDS.url, type: "url", is_required: true },
      value: sent?.form.get("url") ?? "",
    },
  ],
  submit: WORDS.add,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`;
  return await showList<Endpoint>(asking, {
    ...{ title: WORDS.webhooks, path: PATH, operation_id: "listWebhookEndpoints", filters: [] },
    ...(sent === null ? {} : { status: sent.status }),
    above: html`${said(saidOf(asking, WORDS.done))}${
      viewer.may("createWebhookEndpoint") ? above : ""
    }`,
    columns: [
      { head: WORDS.url, cell: ({ id, url }) => html`<a href="${PATH}/${id}">${url}</a>` },
      {
        head: WORDS.status,
        cell: endpointPill,
      },
    ],
  });
}

async function showEndpoint(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, deps } = asking;
  const endpoint_id = named(asking, "id");
  const path = { endpoint_id };
  const answer = await ask(asking, { operation_id: "getWebhookEndpoint", path });
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const query = { endpoint: endpoint_id, limit: "25" };
  const list = await ask(asking, { operation_id: "listWebhookDeliveries", query });
  if (list.refusal !== null) return await answerRefused(list, signed.viewer);
  const page = endpointPage(signed.viewer, {
    endpoint: answer.body as Endpoint,
    deliveries: deliveryTable((list.body as Schemas["WebhookDeliveryList"]).data),
    said: saidOf(asking, WORDS.done),
    sent,
    form_key: randomText(),
    replay_from: unixSeconds(databaseWall()) - DAY_SECONDS,
    public_url: deps.config.public_url,
  });
  return await answerPage(page, sent?.status);
}

async function showDelivery(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, deps } = asking;
  const path = { delivery_id: named(asking, "id") };
  const answer = await ask(asking, { operation_id: "getWebhookDelivery", path });
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const page = deliveryPage(signed.viewer, {
    delivery: answer.body as Schemas["WebhookDelivery"],
    said: saidOf(asking, WORDS.done),
    sent,
    form_key: randomText(),
    public_url: deps.config.public_url,
  });
  return await answerPage(page, sent?.status);
}

function toSecret(body: unknown, { signed }: Asking): Page {
  return endpointSecretPage(signed.viewer, body as Endpoint);
}

/** A URL that was left empty stays; a list that was emptied is refused, as the API refuses it. */
function changeOf(form: URLSearchParams): object {
  const types = form
    .get("enabled_events")
    ?.split(/\s+/)
    .filter((type) => type !== "");
  return {
    ...filledOf(form, ["url", "status"]),
    ...(types === undefined ? {} : { enabled_events: types }),
  };
}
