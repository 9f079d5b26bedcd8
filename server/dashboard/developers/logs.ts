/** The request log and the events: what was asked, and what happened. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Asking, ask, type PageCall } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { linkByKind } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { named, type Part } from "../part.ts";
import { copyable } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { pill } from "../show/pill.ts";
import { showList } from "./show-list.ts";
import { WORDS } from "./words.ts";

const REQUESTS = "/dashboard/developers/requests";
const EVENTS = "/dashboard/developers/events";

/** Serves both lists, and each of their rows. */
export function mountLogs(part: Part): void {
  part.page("/developers/requests", showRequests);
  part.page("/developers/requests/:id", (asking) => {
    const path = { request_id: named(asking, "id") };
    return showOne(asking, { operation_id: "getRequest", path }, requestOf);
  });
  part.page("/developers/events", showEvents);
  part.page("/developers/events/:id", (asking) => {
    const path = { event_id: named(asking, "id") };
    return showOne(asking, { operation_id: "getEvent", path }, eventOf);
  });
}

async function showRequests(asking: Asking): Promise<Response> {
  return await showList<Schemas["RequestLogLine"]>(asking, {
    title: WORDS.requests,
    path: REQUESTS,
    operation_id: "listRequests",
    filters: [
      { name: "path", label: WORDS.path },
      { name: "status", label: WORDS.status },
    ],
    columns: [
      {
        head: WORDS.path,
        cell: ({ id, method, path }) =>
          html`<a class="long" href="${REQUESTS}/${id}">${method} ${path}</a>`,
      },
      {
        head: WORDS.status,
        cell: ({ status }) => pill(String(status), status < 400 ? "good" : "bad"),
      },
      { head: WORDS.error, cell: ({ error_code }) => error_code ?? "" },
      { head: WORDS.duration, is_number: true, cell: ({ duration_ms }) => `${duration_ms} ms` },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
    ],
  });
}

async function showEvents(asking: Asking): Promise<Response> {
  return await showList<Schemas["Event"]>(asking, {
    title: WORDS.events,
    path: EVENTS,
    operation_id: "listEvents",
    filters: [{ name: "type", label: WORDS.type }],
    columns: [
      { head: WORDS.event, cell: ({ id, type }) => html`<a href="${EVENTS}/${id}">${type}</a>` },
      { head: WORDS.about, cell: ({ data }) => aboutOf(data.object, asking.signed.viewer) },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
    ],
  });
}

/** The object of an event, by its ID where it has one. */
function aboutOf(object: object, viewer: Viewer): Markup | string {
  const id = "id" in object && typeof object.id === "string" ? object.id : null;
  return id === null ? "" : linkByKind(id, { viewer });
}

interface Shown {
  readonly title: string;
  readonly content: Markup;
}

async function showOne<Body>(
  asking: Asking,
  call: PageCall,
  shownOf: (body: Body) => Shown,
): Promise<Response> {
  const { viewer } = asking.signed;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { title, content } = shownOf(answer.body as Body);
  const page = html`${content}${curl(call, asking.deps.config.public_url)}`;
  return await answerPage({ title, viewer, section: "developers", content: page });
}

function requestOf(request: Schemas["RequestLog"]): Shown {
  const { method, path, query, status, error_code, duration_ms, created, events } = request;
  return {
    title: `${method} ${path}`,
    content: html`<dl><dt>${WORDS.status}</dt>
<dd>${pill(String(status), status < 400 ? "good" : "bad")} ${error_code ?? ""}</dd>
<dt>${WORDS.when}</dt><dd>${moment(created)}</dd>
<dt>${WORDS.duration}</dt><dd>${duration_ms} ms</dd>
<dt>ID</dt><dd>${copyable(request.id)}</dd></dl>
${query === "" ? "" : html`<p><code>?${query}</code></p>`}
${jsonOf(WORDS.request_body, request.request_body)}
${jsonOf(WORDS.response_body, request.response_body)}
<ul class="plain">${events.map((id) => html`<li>${linkByKind(id)}</li>`)}</ul>`,
  };
}

function eventOf(event: Schemas["Event"]): Shown {
  const { type, created, request } = event;
  const cause = request === null ? "" : html` ${linkByKind(request.id)}`;
  return {
    title: type,
    content: html`<p>${moment(created)}${cause}</p>
<p>${copyable(event.id)}</p>${jsonOf(WORDS.payload, event)}`,
  };
}

function jsonOf(title: string, body: unknown): Markup | string {
  if (body === null) return "";
  return html`<h2>${title}</h2><pre>${JSON.stringify(body, null, 2)}</pre>`;
}
