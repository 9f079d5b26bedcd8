/** The electricity meters of employees. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import type { Part } from "../part.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { moment } from "../show/moment.ts";
import { pill } from "../show/pill.ts";
import { table } from "../show/table.ts";
import { partsOf, WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type Meter = Schemas["WorkforceMeter"];

const PATH = `${WORKFORCE}/meters`;

/** Serves the page. */
export function mountMeters(part: Part): void {
  part.page("/people/workforce/meters", showMeters);
}

async function showMeters(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const call = { operation_id: "getWorkforceMeters" } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { data, truncated } = answer.body as Schemas["WorkforceMeters"];
  const content = html`${partsOf(viewer, PATH)}
${data.length === 0 ? empty(words.no_meters) : rowsOf(data, language)}
${truncated ? html`<p class="note">${words.truncated}</p>` : ""}
${curl(call, asking.deps.config.public_url, language)}`;
  return await answerPage({ title: words.meters, viewer, section: "people", content });
}

function rowsOf(data: readonly Meter[], language: Language) {
  const words = wordsIn(WORDS, language);
  return table<Meter>(
    words.meters,
    [
      {
        head: words.name,
        cell: ({ recipient, name }) =>
          html`<a href="/dashboard/people/recipients/${recipient}">${name ?? recipient}</a>`,
      },
      { head: words.meter, cell: ({ meter }) => meter },
      {
        head: words.owner,
        cell: ({ name_masked, suburb }) =>
          [name_masked, suburb].filter((one) => one !== null).join(", "),
      },
      {
        head: words.confirmed,
        cell: ({ confirmed_at }) =>
          confirmed_at === null
            ? pill(words.not_confirmed, "waiting")
            : moment(confirmed_at, language),
      },
      { head: words.last_token, cell: (one) => lastTokenOf(one, language) },
    ],
    data,
  );
}

function lastTokenOf({ last_units_kwh, last_sent_at }: Meter, language: Language) {
  if (last_sent_at === null) return "";
  const units = last_units_kwh === null ? "" : `${last_units_kwh} kWh`;
  return html`${units} ${moment(last_sent_at, language)}`;
}
