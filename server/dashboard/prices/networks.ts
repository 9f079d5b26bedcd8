/** Whether the networks deliver: now, and on each of the last days. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import type { Part } from "../part.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import type { Markup } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { pill, type Tone } from "../show/pill.ts";
import { type Column, table } from "../show/table.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Status = Schemas["Status"];
type Network = Status["networks"][number];
type Incident = { readonly network: string } & Schemas["StatusIncident"];

const PATH = "/dashboard/prices/networks";
const TONES: Readonly<Record<Network["state"], Tone>> = {
  up: "good",
  degraded: "waiting",
  down: "bad",
  not_offered: "plain",
};
const NETWORKS: readonly Column<Network>[] = [
  { head: WORDS.network, cell: ({ network }) => nameOfNetwork(network) },
  { head: WORDS.type, cell: ({ type, currency }) => `${WORDS.types[type]}, ${currency}` },
  { head: WORDS.state, cell: ({ state }) => pill(WORDS.states[state], TONES[state]) },
  {
    head: WORDS.success,
    is_number: true,
    cell: ({ success_rate_1h }) => success_rate_1h ?? "",
  },
  {
    head: WORDS.median,
    is_number: true,
    cell: ({ median_seconds }) => (median_seconds === null ? "" : `${median_seconds} s`),
  },
  { head: WORDS.state_since, cell: ({ since }) => moment(since) },
];
const INCIDENTS: readonly Column<Incident>[] = [
  { head: WORDS.network, cell: ({ network }) => nameOfNetwork(network) },
  { head: WORDS.state, cell: ({ state }) => pill(WORDS.states[state], TONES[state]) },
  { head: WORDS.incident_from, cell: ({ from }) => moment(from) },
  { head: WORDS.incident_to, cell: ({ to }) => (to === null ? WORDS.goes_on : moment(to)) },
  { head: WORDS.incident_note, cell: ({ note }) => note ?? "" },
];

/** Serves the page. */
export function mountNetworks(part: Part): void {
  part.page("/prices/networks", showNetworks);
}

async function showNetworks(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const call = { operation_id: "getStatus" } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { networks, messages } = answer.body as Status;
  const history = await readIfAllowed<Schemas["StatusHistory"]>(asking, {
    operation_id: "getStatusHistory",
  });
  const content = html`${partsOf(viewer, PATH)}
${messages.map(({ text }) => html`<p class="note">${text}</p>`)}
${table(WORDS.networks, NETWORKS, networks)}
<h2>${WORDS.incidents}</h2>
${incidentsOf(history?.days ?? [])}
${curl(call, asking.deps.config.public_url)}`;
  return await answerPage({ title: WORDS.networks, viewer, section: "prices", content });
}

/** The newest first. */
function incidentsOf(days: Schemas["StatusHistory"]["days"]): Markup {
  const rows = days.flatMap(({ components }) =>
    components.flatMap(({ component, incidents }) =>
      incidents.map((one): Incident => ({ network: component, ...one })),
    ),
  );
  if (rows.length === 0) return empty(WORDS.no_incidents);
  return table(WORDS.incidents, INCIDENTS, rows.toReversed());
}
