/** Webhook endpoints, what became of each delivery, and sending again. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { html } from "hono/html";
import { databaseWall } from "#platform/database-clock";
import { randomText } from "#platform/random-text";
import { unixSeconds } from "#platform/time";
import { type Asking, ask, askWithForm, type PageCall } from "../ask.ts";
import type { Complaint } from "../complaint.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerForbidden, answerRefused, forMember, forMemberForm } from "../for-member.ts";
import { answerPage, lead } from "../page-answer.ts";
import { form as formOf } from "../show/form.ts";
import { pill } from "../show/pill.ts";
import { showList } from "./show-list.ts";
import { deliveryPage, deliveryTable, endpointPage, endpointSecretPage } from "./webhook-pages.ts";
import { WORDS } from "./words.ts";

type Endpoint = Schemas["WebhookEndpoint"];

const PATH = "/dashboard/developers/webhooks";
const DAY_SECONDS = 86_400;

interface Sent {
  readonly complaint: Complaint;
  readonly form: URLSearchParams;
  readonly status: number;
}

/** Serves the list, each endpoint, each delivery, and their forms. */
export function mountWebhooks(pages: Hono, deps: DashboardDeps): void {
  pages.get("/developers/webhooks", (c) =>
    forMember(deps, c, (signed) => showEndpoints({ deps, signed, c }, null)),
  );
  pages.post("/developers/webhooks", (c) =>
    forMemberForm(deps, c, (signed, form) => add({ deps, signed, c }, form)),
  );
  pages.get("/developers/webhooks/:endpoint_id", (c) =>
    forMember(deps, c, (signed) => showEndpoint({ deps, signed, c }, null)),
  );
  pages.post("/developers/webhooks/:endpoint_id/test", (c) =>
    forMemberForm(deps, c, (signed, form) => {
      const call = { operation_id: "testWebhookEndpoint", body: {} } as const;
      return act({ deps, signed, c }, { form, call, did: "tested" });
    }),
  );
  pages.post("/developers/webhooks/:endpoint_id/replay", (c) =>
    forMemberForm(deps, c, (signed, form) => {
      const from = unixSeconds(databaseWall()) - DAY_SECONDS;
      const call = { operation_id: "replayWebhookEndpoint", body: { from } } as const;
      return act({ deps, signed, c }, { form, call, did: "replayed" });
    }),
  );
  pages.get("/developers/deliveries/:delivery_id", (c) =>
    forMember(deps, c, (signed) => showDelivery({ deps, signed, c }, null)),
  );
  pages.post("/developers/deliveries/:delivery_id/redeliver", (c) =>
    forMemberForm(deps, c, (signed, form) => redeliver({ deps, signed, c }, form)),
  );
}

async function showEndpoints(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const above = html`<details${sent === null ? "" : html` open`}>
<summary>${WORDS.new_endpoint}</summary>
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
    above: viewer.may("createWebhookEndpoint") ? above : html``,
    columns: [
      { head: WORDS.url, cell: ({ id, url }) => html`<a href="${PATH}/${id}">${url}</a>` },
      {
        head: WORDS.status,
        cell: ({ status }) => pill(status, status === "enabled" ? "good" : "bad"),
      },
    ],
  });
}

async function add(asking: Asking, form: URLSearchParams): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may("createWebhookEndpoint")) return await answerForbidden(viewer);
  const body = { url: (form.get("url") ?? "").trim() };
  const call = { operation_id: "createWebhookEndpoint", body } as const;
  const { complaint, status, ...answer } = await askWithForm(asking, form, call);
  if (complaint !== null) return await showEndpoints(asking, { complaint, form, status });
  return await answerPage(endpointSecretPage(viewer, answer.body as Endpoint), 201);
}

async function showEndpoint(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, c, deps } = asking;
  const endpoint_id = c.req.param("endpoint_id") ?? "";
  const path = { endpoint_id };
  const answer = await ask(asking, { operation_id: "getWebhookEndpoint", path });
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const query = { endpoint: endpoint_id, limit: "25" };
  const list = await ask(asking, { operation_id: "listWebhookDeliveries", query });
  if (list.refusal !== null) return await answerRefused(list, signed.viewer);
  const page = endpointPage(signed.viewer, {
    endpoint: answer.body as Endpoint,
    deliveries: deliveryTable((list.body as Schemas["WebhookDeliveryList"]).data),
    said: saidOf(c.req.query("did")),
    complaint: sent?.complaint ?? null,
    form_key: randomText(),
    public_url: deps.config.public_url,
  });
  return await answerPage(page, sent?.status);
}

async function act(
  asking: Asking,
  { form, call, did }: { form: URLSearchParams; call: PageCall; did: "tested" | "replayed" },
): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may(call.operation_id)) return await answerForbidden(viewer);
  const path = { endpoint_id: asking.c.req.param("endpoint_id") ?? "" };
  const { complaint, status } = await askWithForm(asking, form, { ...call, path });
  if (complaint !== null) return await showEndpoint(asking, { complaint, form, status });
  return lead(`${PATH}/${path.endpoint_id}?did=${did}`);
}

async function showDelivery(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, c, deps } = asking;
  const path = { delivery_id: c.req.param("delivery_id") ?? "" };
  const answer = await ask(asking, { operation_id: "getWebhookDelivery", path });
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const page = deliveryPage(signed.viewer, {
    delivery: answer.body as Schemas["WebhookDelivery"],
    said: saidOf(c.req.query("did")),
    complaint: sent?.complaint ?? null,
    form_key: randomText(),
    public_url: deps.config.public_url,
  });
  return await answerPage(page, sent?.status);
}

async function redeliver(asking: Asking, form: URLSearchParams): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may("redeliverWebhookDelivery")) return await answerForbidden(viewer);
  const path = { delivery_id: asking.c.req.param("delivery_id") ?? "" };
  const call = { operation_id: "redeliverWebhookDelivery", path } as const;
  const { complaint, status, ...answer } = await askWithForm(asking, form, call);
  if (complaint !== null) return await showDelivery(asking, { complaint, form, status });
  const { id } = answer.body as Schemas["WebhookDelivery"];
  return lead(`/dashboard/developers/deliveries/${id}?did=redelivered`);
}

function saidOf(did = ""): string | null {
  return did in WORDS.done ? WORDS.done[did as keyof typeof WORDS.done] : null;
}
