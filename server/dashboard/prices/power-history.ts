/** What people paid for electricity, day by day and purchase by purchase. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
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
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const query = { currency: "USD", ...queryOf(asking.c, ["currency"]) };
  const call = { operation_id: "getPowerSeries", query } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const observed = await readIfAllowed<Schemas["PowerObservationList"]>(asking, {
    operation_id: "listPowerObservations",
    query: { ...query, limit: PURCHASES },
  });
  const currencies = { USD: "USD", ZWG: "ZWG" };
  const filters = [{ name: "currency", label: words.currency, options: currencies }];
  const content = html`${partsOf(viewer, PATH)}
${filtersForm(PATH, filters, query, language)}
<div id="list">${daysOf(answer.body as Series, language)}
<h2>${words.purchases}</h2>${purchasesOf(observed?.data ?? [], language)}</div>
${curl(call, asking.deps.config.public_url, language)}`;
  return await answerPage({ title: words.history, viewer, section: "prices", content });
}

/** The newest day first, as in every list. */
function daysOf({ points, change_points, currency }: Series, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  if (points.length === 0) return empty(words.no_points);
  const changes =
    change_points.length === 0
      ? ""
      : html`<h2>${words.changes}</h2>${table<Series["change_points"][number]>(
          words.changes,
          [
            { head: words.day, cell: ({ date }) => dayOf(date, language) },
            { head: words.before, is_number: true, cell: ({ from }) => from },
            { head: words.after_change, is_number: true, cell: ({ to }) => to },
          ],
          change_points.toReversed(),
        )}`;
  return html`${changes}<h2>${words.price}, ${currency}</h2>${table<Series["points"][number]>(
    words.price,
    [
      { head: words.day, cell: ({ date }) => dayOf(date, language) },
      { head: words.price, is_number: true, cell: ({ price_per_kwh }) => price_per_kwh },
    ],
    points.toReversed(),
  )}`;
}

function purchasesOf(rows: readonly Observation[], language: Language): Markup {
  if (rows.length === 0) return emptyList(language);
  const words = wordsIn(WORDS, language);
  return table(
    words.purchases,
    [
      { head: words.day, cell: ({ observed_on }) => dayOf(observed_on, language) },
      { head: words.amount, is_number: true, cell: ({ amount_rounded }) => amount_rounded },
      { head: "kWh", is_number: true, cell: ({ units_kwh }) => units_kwh },
      { head: words.price, is_number: true, cell: ({ price_per_kwh }) => price_per_kwh },
    ],
    rows,
  );
}
