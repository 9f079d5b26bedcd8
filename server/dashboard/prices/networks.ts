/** Whether the networks deliver: now, and on each of the last days. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import { type Language, type WordsIn, wordsIn } from "#platform/words/language";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import type { Part } from "../part.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { english } from "../show/english.ts";
import type { Markup } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { pill, type Tone } from "../show/pill.ts";
import { type Column, table } from "../show/table.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type PriceWords = WordsIn<typeof WORDS>;
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
const networkColumns = (words: PriceWords, language: Language): readonly Column<Network>[] => [
  { head: words.network, cell: ({ network }) => nameOfNetwork(network) },
  { head: words.type, cell: ({ type, currency }) => `${words.types[type]}, ${currency}` },
  { head: words.state, cell: ({ state }) => pill(words.states[state], TONES[state]) },
  {
    head: words.success,
    is_number: true,
    cell: ({ success_rate_1h }) => success_rate_1h ?? "",
  },
  {
    head: words.median,
    is_number: true,
    cell: ({ median_seconds }) => (median_seconds === null ? "" : `${median_seconds} s`),
  },
  { head: words.state_since, cell: ({ since }) => moment(since, language) },
];
const incidentColumns = (words: PriceWords, language: Language): readonly Column<Incident>[] => [
  { head: words.network, cell: ({ network }) => nameOfNetwork(network) },
  { head: words.state, cell: ({ state }) => pill(words.states[state], TONES[state]) },
  { head: words.incident_from, cell: ({ from }) => moment(from, language) },
  {
    head: words.incident_to,
    cell: ({ to }) => (to === null ? words.goes_on : moment(to, language)),
  },
  { head: words.incident_note, cell: ({ note }) => (note === null ? "" : english(note, language)) },
];

/** Serves the page. */
export function mountNetworks(part: Part): void {
  part.page("/prices/networks", showNetworks);
}

async function showNetworks(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const call = { operation_id: "getStatus" } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { networks, messages } = answer.body as Status;
  const history = await readIfAllowed<Schemas["StatusHistory"]>(asking, {
    operation_id: "getStatusHistory",
  });
  const content = html`${partsOf(viewer, PATH)}
${messages.map(({ text }) => html`<p class="note">${english(text, language)}</p>`)}
${table(words.networks, networkColumns(words, language), networks)}
<h2>${words.incidents}</h2>
${incidentsOf(history?.days ?? [], language)}
${curl(call, asking.deps.config.public_url, language)}`;
  return await answerPage({ title: words.networks, viewer, section: "prices", content });
}

/** The newest first. */
function incidentsOf(days: Schemas["StatusHistory"]["days"], language: Language): Markup {
  const words = wordsIn(WORDS, language);
  const rows = days.flatMap(({ components }) =>
    components.flatMap(({ component, incidents }) =>
      incidents.map((one): Incident => ({ network: component, ...one })),
    ),
  );
  if (rows.length === 0) return empty(words.no_incidents);
  return table(words.incidents, incidentColumns(words, language), rows.toReversed());
}
