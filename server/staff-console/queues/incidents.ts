/** What staff tell the public of outages, on the status page. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { readNetworks } from "#catalogue/networks";
import {
  countSubscribers,
  INCIDENT_STATES,
  type IncidentState,
  type IncidentWithUpdates,
  listIncidents,
  openIncident,
  type SubscriberCounts,
  updateIncident,
} from "#catalogue/status";
import type { Markup } from "#dashboard/show/layout";
import { moment } from "#dashboard/show/moment";
import { pill } from "#dashboard/show/pill";
import { wall } from "#platform/time/clock";
import { unixSeconds } from "#platform/time/instants";
import { act, answerNot } from "../act.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm, textIn } from "../for-staff.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, factsOf, queueOf } from "../show/queue.ts";

const SECTION = "incidents";
const BACK = "/staff/incidents";
const LISTED_MS = 90 * 86_400_000;
const TITLE_CHARACTERS_MAX = 120;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  INCIDENT_STATES.map((state) => [state, state]),
);
const TOLD = "What everybody reads";

/** Serves the list, and what is told. */
export function mountIncidents(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/incidents", (c) => forStaff(deps, c, showIncidents));
  pages.post("/incidents/open", (c) => forStaffForm(deps, c, open));
  pages.post("/incidents/:id/update", (c) => forStaffForm(deps, c, update));
}

async function showIncidents(asking: Asking): Promise<Response> {
  const { signed, deps } = asking;
  const { rows, networks, subscribers } = await deps.database.read(async (read) => ({
    rows: await listIncidents(read, wall() - LISTED_MS),
    networks: await readNetworks(read, "live"),
    subscribers: await countSubscribers(read),
  }));
  const components = [{ id: "api", name: "API" }, ...networks];
  const content = html`<h2>Open one</h2>
${consoleForm(signed, {
  action: `${BACK}/open`,
  fields: [
    { name: "title", label: "Title", is_required: true },
    { name: "state", label: "State", type: "select", options: STATES },
    ...components.map(({ id, name }) => {
      return { name: "components", label: name, type: "check", value: id } as const;
    }),
    reasonField("open", TOLD),
  ],
  submit: "Tell everybody",
})}
<h2>Subscribers</h2>
${subscribersOf(subscribers)}
<h2>Last 90 days</h2>
${queueOf<IncidentWithUpdates>(
  { caption: "Incidents, the newest first", nothing: "There were none." },
  [
    { head: "Since", cell: ({ created }) => moment(unixSeconds(created)) },
    { head: "Incident", cell: ({ title }) => title },
    { head: "Hit", cell: (row) => row.components.join(", ") },
    {
      head: "State",
      cell: ({ updates, resolved_at }) =>
        pill(updates[0]?.state ?? "", resolved_at === null ? "waiting" : "good"),
    },
    { head: "Tell more", cell: (row) => updateForm(asking, row) },
  ],
  rows,
)}`;
  return await answerSection(asking, { section: SECTION, content });
}

/** How many hear of it; addresses are not shown. */
function subscribersOf({ email, webhook, unconfirmed, waiting }: SubscriberCounts): Markup {
  return factsOf([
    ["By email", String(email)],
    ["By webhook", String(webhook)],
    ["Not confirmed yet", String(unconfirmed)],
    ["Notices that have not left", String(waiting)],
  ]);
}

function updateForm({ signed }: Asking, row: IncidentWithUpdates): Markup | string {
  if (row.resolved_at !== null) return "";
  const id = `state-${row.id}`;
  return html`<details><summary>Tell more</summary>${consoleForm(signed, {
    action: `${BACK}/${row.id}/update`,
    fields: [
      { name: "state", id, label: "State", type: "select", options: STATES },
      reasonField(row.id, TOLD),
    ],
    ...{ submit: "Tell everybody", tone: "plain" },
  })}</details>`;
}

function stateIn(form: FormData): IncidentState | null {
  return INCIDENT_STATES.find((one) => one === textIn(form, "state")) ?? null;
}

async function open(asking: Asking, form: FormData): Promise<Response> {
  const [title, state] = [textIn(form, "title"), stateIn(form)];
  const components = form.getAll("components").filter((one) => typeof one === "string");
  const is_whole = title !== "" && title.length <= TITLE_CHARACTERS_MAX && components.length > 0;
  if (!is_whole || state === null) {
    const { signed } = asking;
    return await answerNot("Give it a title, and say what is hit.", { back: BACK, signed });
  }
  const wanted = { action: "incident.open", object_id: title, back: BACK };
  return await act(asking, form, wanted, (tx, { reason: text }) =>
    openIncident(tx, { title, components, state, text }),
  );
}

async function update(asking: Asking, form: FormData): Promise<Response> {
  const { c, signed } = asking;
  const [id, state] = [c.req.param("id") ?? "", stateIn(form)];
  if (!UUID.test(id) || state === null) {
    return await answerNot("There is no such incident.", { back: BACK, signed }, 404);
  }
  const wanted = { action: "incident.update", object_id: id, back: BACK };
  return await act(asking, form, wanted, (tx, { reason: text }) =>
    updateIncident(tx, { id, state, text }),
  );
}
