/** What people paid for electricity, day by day and purchase by purchase. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import type { partOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { curl } from "../show/curl.ts";
import { empty, emptyList } from "../show/empty.ts";
import { filtersForm } from "../show/filters.ts";
import type { Markup } from "../show/layout.ts";
import { dayOf } from "../show/moment.ts";
import { table } from "../show/table.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Series = Schemas["PowerSeries"];
type Observation = Schemas["PowerObservation"];

const PATH = "/dashboard/prices/history";
const PURCHASES = "25";

/** Serves the page. */
export function mountPowerHistory(part: ReturnType<typeof partOf>): void {
  part.page("/prices/history", showHistory);
}

async function showHistory(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const query = { currency: "USD", ...queryOf(asking.c, ["currency"]) };
  const call = { operation_id: "getPowerSeries", query } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const observed = await readIfAllowed<Schemas["PowerObservationList"]>(asking, {
    operation_id: "listPowerObservations",
    query: { ...query, limit: PURCHASES },
  });
  const currencies = { USD: "USD", ZWG: "ZWG" };
  const filters = [{ name: "currency", label: WORDS.currency, options: currencies }];
  const content = html`${partsOf(viewer, PATH)}
${filtersForm(PATH, filters, query)}
<div id="list">${daysOf(answer.body as Series)}
<h2>${WORDS.purchases}</h2>${purchasesOf(observed?.data ?? [])}</div>
${curl(call, asking.deps.config.public_url)}`;
  return await answerPage({ title: WORDS.history, viewer, section: "prices", content });
}

/** The newest day first, as in every list. */
function daysOf({ points, change_points, currency }: Series): Markup {
  if (points.length === 0) return empty(WORDS.no_points);
  const changes =
    change_points.length === 0
      ? ""
      : html`<h2>${WORDS.changes}</h2>${table<Series["change_points"][number]>(
          WORDS.changes,
          [
            { head: WORDS.day, cell: ({ date }) => dayOf(date) },
            { head: WORDS.before, is_number: true, cell: ({ from }) => from },
            { head: WORDS.after_change, is_number: true, cell: ({ to }) => to },
          ],
          change_points.toReversed(),
        )}`;
  return html`${changes}<h2>${WORDS.price}, ${currency}</h2>${table<Series["points"][number]>(
    WORDS.price,
    [
      { head: WORDS.day, cell: ({ date }) => dayOf(date) },
      { head: WORDS.price, is_number: true, cell: ({ price_per_kwh }) => price_per_kwh },
    ],
    points.toReversed(),
  )}`;
}

function purchasesOf(rows: readonly Observation[]): Markup {
  if (rows.length === 0) return emptyList();
  return table(
    WORDS.purchases,
    [
      { head: WORDS.day, cell: ({ observed_on }) => dayOf(observed_on) },
      { head: WORDS.amount, is_number: true, cell: ({ amount_rounded }) => amount_rounded },
      { head: WORDS.units_head, is_number: true, cell: ({ units_kwh }) => units_kwh },
      { head: WORDS.price, is_number: true, cell: ({ price_per_kwh }) => price_per_kwh },
    ],
    rows,
  );
}
