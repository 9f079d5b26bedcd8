/** How the organisation stands; each figure leads to the list that it counts. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import { addDays } from "#platform/time/calendar";
import { harareDay } from "#platform/time/instants";
import { readable } from "#platform/values/readable";
import { type WordsIn, wordsIn } from "#platform/words/language";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { salesByDay } from "../credit/report-chart.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerRefused, forMember } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { partOf } from "../part.ts";
import { curl } from "../show/curl.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { percent } from "../show/percent.ts";
import { pill, type Tone } from "../show/pill.ts";
import { table } from "../show/table.ts";
import { mountActivity } from "./activity.ts";
import { mountKeys } from "./keys.ts";
import { WORDS } from "./words.ts";

type Overview = Schemas["Overview"];
type Attention = NonNullable<Overview["attention"]>[number];
type HomeWords = WordsIn<typeof WORDS>;
type NetworkSuccess = NonNullable<Overview["networks"]>[number];

const CALL = { operation_id: "getOverview" } as const;
const CURRENCIES = ["USD", "ZWG"] as const;

/** What has not ended, as the list filters it. */
const { states, settled } = LIFECYCLES.send;
const ENDED: readonly string[] = settled.filter((state) => state !== "requires_review");
const UNRESOLVED = states.filter((state) => !ENDED.includes(state)).join(",");

/** Where what needs attention is listed. */
const LISTS: Readonly<Record<Attention["kind"], string>> = {
  send_review: "/dashboard/sends?status=requires_review",
  send_unknown: "/dashboard/sends?status=unknown",
  agent_approval: "/dashboard/approvals",
  low_credit: "/dashboard/credit",
  endpoint_disabled: "/dashboard/developers/webhooks",
  key_expiring: "/dashboard/developers/keys",
  batch_approval: "/dashboard/batches?status=requires_approval",
  reward_review: "/dashboard/rewards/reviews?status=open",
  dispute_open: "/dashboard/sends/disputes?status=opened",
};

const TONES: Readonly<Record<NetworkSuccess["state"], Tone>> = {
  up: "good",
  degraded: "waiting",
  down: "bad",
  not_offered: "plain",
};

/** Serves the first page. */
export function mountHome(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  mountActivity(part);
  mountKeys(part);
  pages.get("/", (c) => forMember(deps, c, (signed) => show({ deps, signed, c })));
}

async function show(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const answer = await ask(asking, CALL);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const overview = answer.body as Overview;
  const sold = await readSold(asking, overview.as_of);
  return await answerPage(homePage(viewer, overview, { ...asking.deps.config, sold }));
}

/** Today and the week before it, up to the same day of last week. */
async function readSold(asking: Asking, as_of: number): Promise<Markup | string> {
  const { language } = asking.signed.viewer;
  const to = harareDay(as_of * 1_000);
  const from = addDays(to, -7);
  const query = { from, to, group_by: "day" };
  const call = { operation_id: "getSpendReport", query } as const;
  const report = await readIfAllowed<Schemas["SpendReport"]>(asking, call);
  return report === null ? "" : salesByDay(report, { from, to, marked: [from, to], language });
}

export function homePage(
  viewer: Viewer,
  overview: Overview,
  { public_url, sold = "" }: { readonly public_url: string; readonly sold?: Markup | string },
): Page {
  const { credit, today, networks, webhooks, attention } = overview;
  const words = wordsIn(WORDS, viewer.language);
  return {
    title: words.title,
    viewer,
    section: "home",
    content: html`${
      viewer.may("createSend")
        ? html`<p><a class="button first" href="/dashboard/sell">${words.sell}</a></p>`
        : ""
    }
${attention === null ? "" : attentionOf(words, attention)}
${credit === null ? "" : creditOf(words, credit)}
${today === null ? "" : todayOf(words, today, overview.as_of)}
${sold}
${networks === null || networks.length === 0 ? "" : networksOf(words, networks)}
${webhooks === null ? "" : webhooksOf(words, webhooks)}
${
  viewer.may("listActivity")
    ? html`<p><a href="/dashboard/home/activity">${words.activity}</a></p>`
    : ""
}
${curl(CALL, public_url, viewer.language)}`,
  };
}

function attentionOf(words: HomeWords, attention: readonly Attention[]): Markup {
  const found = attention.filter(({ count }) => count > 0);
  const list =
    found.length === 0
      ? html`<p class="quiet">${words.nothing}</p>`
      : html`<ul class="plain">${found.map(
          (one) => html`<li>${attentionLine(words, one)}</li>`,
        )}</ul>`;
  return html`<h2>${words.attention}</h2>${list}`;
}

function attentionLine(words: HomeWords, { kind, count }: Attention): Markup {
  const waiting = pill(readable(count), "waiting");
  return html`<a href="${LISTS[kind]}">${words.kinds[kind]} ${waiting}</a>`;
}

function creditOf(words: HomeWords, credit: NonNullable<Overview["credit"]>): Markup {
  return html`<h2>${words.credit}</h2>
<div class="figures">${CURRENCIES.map((currency) => {
    const { available, runway_days } = credit[currency];
    const runway = runwayIn(words, runway_days);
    return html`<a href="/dashboard/credit?currency=${currency}">${words.credit_of({ currency })}
<b>${readable(available)}</b> <span class="quiet">${runway}</span></a>`;
  })}</div>`;
}

function runwayIn(words: HomeWords, days: number | null): string {
  if (days === null) return words.no_runway;
  return days < 1 ? words.runway_short : words.runway({ days: Math.floor(days) });
}

function todayOf(words: HomeWords, today: NonNullable<Overview["today"]>, as_of: number): Markup {
  const from = `from=${harareDay(as_of * 1_000)}`;
  const figures = [
    { count: today.sends, label: words.sends, filter: "" },
    { count: today.delivered, label: words.delivered, filter: "&status=delivered" },
    { count: today.failed, label: words.failed, filter: "&status=failed,failed_credited" },
    { count: today.unresolved, label: words.unresolved, filter: `&status=${UNRESOLVED}` },
  ];
  return html`<h2>${words.today}</h2>
<div class="figures">${figures.map(
    ({ count, label, filter }) =>
      html`<a href="/dashboard/sends?${from}${filter}"><b>${readable(count)}</b> ${label}</a>`,
  )}${CURRENCIES.map(
    (currency) =>
      html`<a href="/dashboard/sends?${from}&currency=${currency}"><b>${readable(
        today.amount[currency],
      )}</b> ${words.amount({ currency })}</a>`,
  )}</div>`;
}

function networksOf(words: HomeWords, networks: readonly NetworkSuccess[]): Markup {
  const rows = table(
    words.networks,
    [
      { head: words.network, cell: ({ network }) => nameOfNetwork(network) },
      { head: words.currency, cell: ({ currency }) => currency },
      {
        head: words.success,
        is_number: true,
        cell: ({ success_rate }) =>
          success_rate === null ? words.no_sample : percent(success_rate),
      },
      { head: words.sample, is_number: true, cell: ({ sample }) => String(sample) },
      { head: words.state, cell: ({ state }) => pill(words.states[state], TONES[state]) },
    ],
    networks,
  );
  return html`<h2>${words.networks}</h2>${rows}`;
}

function webhooksOf(
  words: HomeWords,
  { endpoints, failing, disabled }: NonNullable<Overview["webhooks"]>,
): Markup {
  const to = "/dashboard/developers/webhooks";
  return html`<h2>${words.webhooks}</h2>
<div class="figures"><a href="${to}"><b>${endpoints}</b> ${words.endpoints}</a>
<a href="${to}"><b>${failing}</b> ${words.failing}</a>
<a href="${to}"><b>${disabled}</b> ${words.disabled}</a></div>`;
}
