/** The electricity meters of employees. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
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
  const call = { operation_id: "getWorkforceMeters" } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { data, truncated } = answer.body as Schemas["WorkforceMeters"];
  const content = html`${partsOf(viewer, PATH)}
${data.length === 0 ? empty(WORDS.no_meters) : rowsOf(data)}
${truncated ? html`<p class="note">${WORDS.truncated}</p>` : ""}
${curl(call, asking.deps.config.public_url)}`;
  return await answerPage({ title: WORDS.meters, viewer, section: "people", content });
}

function rowsOf(data: readonly Meter[]) {
  return table<Meter>(
    WORDS.meters,
    [
      {
        head: WORDS.name,
        cell: ({ recipient, name }) =>
          html`<a href="/dashboard/people/recipients/${recipient}">${name ?? recipient}</a>`,
      },
      { head: WORDS.meter, cell: ({ meter }) => meter },
      {
        head: WORDS.owner,
        cell: ({ name_masked, suburb }) =>
          [name_masked, suburb].filter((one) => one !== null).join(", "),
      },
      {
        head: WORDS.confirmed,
        cell: ({ confirmed_at }) =>
          confirmed_at === null ? pill(WORDS.not_confirmed, "waiting") : moment(confirmed_at),
      },
      { head: WORDS.last_token, cell: lastTokenOf },
    ],
    data,
  );
}

function lastTokenOf({ last_units_kwh, last_sent_at }: Meter) {
  if (last_sent_at === null) return "";
  const units = last_units_kwh === null ? "" : WORDS.units(last_units_kwh);
  return html`${units} ${moment(last_sent_at)}`;
}
