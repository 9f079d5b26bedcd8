/** The public page: components with ninety days, and what staff tell of incidents. */
import { html } from "hono/html";
import type {
  ComponentHistory,
  DayState,
  IncidentWithUpdates,
  PublicStatus,
} from "#catalogue/status";
import { moment } from "#dashboard/show/moment";
import { pill, type Tone } from "#dashboard/show/pill";
import { harareTime, unixSeconds } from "#platform/time/instants";
import type { Markup } from "#platform/wire/document";
import { type Language, wordsIn } from "#platform/words/language";
import { languageSwitch, type PageLanguage } from "#platform/words/page-language";
import { STATUS_WORDS, type StatusWords } from "#platform/words/status";
import { SUBSCRIBER_WORDS } from "#platform/words/subscriber";
import type { KeptStatus } from "./keep-status.ts";
import { writePublicPage } from "./show-frame.ts";
import { type Rejected, subscribeForms } from "./subscribe-forms.ts";

const TONES: Readonly<Record<ComponentHistory["state"], Tone>> = {
  up: "good",
  degraded: "waiting",
  down: "bad",
  not_offered: "plain",
};
const FILLS: Readonly<Record<DayState["state"], string>> = {
  up: "var(--good)",
  degraded: "var(--waiting)",
  down: "var(--alarm)",
  unknown: "var(--line)",
};
const BAR = { step: 5, width: 4, height: 34 };

/** What the page is written with. */
interface StatusLook {
  readonly reader: PageLanguage;
  /** Whether mails leave this server. */
  readonly can_mail: boolean;
  readonly rejected?: Rejected;
}

/** The whole page. */
export async function writeStatusPage(
  { status, is_old }: KeptStatus,
  { reader, ...forms }: StatusLook,
): Promise<string> {
  const { language, query } = reader;
  const words = wordsIn(STATUS_WORDS, language);
  const title = words.title;
  const shown = html`${is_old ? oldNote(words, status?.at ?? null) : ""}
${
  status === null
    ? ""
    : html`${is_old ? "" : overall(words, status)}
${status.components.map((one) => componentOf(words, one, is_old))}
<h2>${words.incidents}</h2>
${status.incidents.length === 0 ? html`<p>${words.no_incidents}</p>` : ""}
<ul>${status.incidents.map((one) => incidentOf(language, one, status.components))}</ul>`
}
${is_old ? "" : subscribeForms({ words: wordsIn(SUBSCRIBER_WORDS, language), query, ...forms })}
<p><a href="/status/feed.atom">${words.feed}</a></p>`;
  const above = languageSwitch(reader);
  return await writePublicPage({ title, language, feed: title, above, content: shown });
}

function oldNote(words: StatusWords, at: number | null): Markup {
  const text = at === null ? words.none : words.old({ time: harareTime(at) });
  return html`<p class="note alarm" role="alert">${text}</p>`;
}

/** What nobody sells does not count; what staff tell of does, whatever was measured. */
function overall(words: StatusWords, { components, incidents }: PublicStatus): Markup {
  const is_told = incidents.some(({ resolved_at }) => resolved_at === null);
  const is_up = components.every(({ state }) => state === "up" || state === "not_offered");
  const works = is_up && !is_told;
  return html`<p class="${works ? "note" : "note alarm"}" role="status">${
    works ? words.all_up : words.some
  }</p>`;
}

function componentOf(
  words: StatusWords,
  { id, name, state, days }: ComponentHistory,
  is_old: boolean,
): Markup {
  // Without its database the API serves nothing, whatever was read last.
  const shown = is_old && id === "api" ? "down" : state;
  return html`<h2>${name} ${pill(words[shown], TONES[shown])}</h2>
${shown === "not_offered" ? "" : html`${chartOf(words, name, days)}${daysBelow(words, days)}`}`;
}

function chartOf(words: StatusWords, name: string, days: readonly DayState[]): Markup {
  const { step, width, height } = BAR;
  const measured = days.flatMap(({ up_per_mille }) => up_per_mille ?? []);
  const sum = measured.reduce((all, one) => all + one, 0);
  const share = measured.length === 0 ? null : Math.floor(sum / measured.length);
  const said = words.last_days({
    days: days.length,
    share: share === null ? words.unknown : words.share_up({ share: percentOf(share) }),
  });
  const bars = days.map(
    ({ state }, place) =>
      html`<rect x="${place * step}" width="${width}" height="${height}" fill="${FILLS[state]}"/>`,
  );
  const label = `${name}. ${said}`;
  return html`<svg viewBox="0 0 ${days.length * step} ${height}" width="100%" height="${height}"
 preserveAspectRatio="none" role="img" aria-label="${label}">${bars}</svg>
<p class="hint">${said}</p>`;
}

function percentOf(per_mille: number): string {
  return `${Math.floor(per_mille / 10)}.${per_mille % 10} %`;
}

/** For readers who do not see the chart, or want to know the day. */
function daysBelow(words: StatusWords, days: readonly DayState[]): Markup | string {
  const below = days.filter(({ state }) => state === "degraded" || state === "down");
  if (below.length === 0) return "";
  return html`<details><summary>${words.table}</summary><ul class="plain">${below
    .toReversed()
    .map(({ date, state, up_per_mille }) => {
      const share = words.share_up({ share: percentOf(up_per_mille ?? 0) });
      return html`<li>${date}: ${words[state]}, ${share}</li>`;
    })}</ul></details>`;
}

function incidentOf(
  language: Language,
  { title, components, updates }: IncidentWithUpdates,
  known: readonly ComponentHistory[],
): Markup {
  const words = wordsIn(STATUS_WORDS, language);
  const names = components.map((id) => known.find((one) => one.id === id)?.name ?? id);
  return html`<li><strong>${title}</strong> <span class="quiet">${names.join(", ")}</span>
<ol class="timeline plain">${updates.map(
    ({ state, text, created }) =>
      html`<li>${moment(unixSeconds(created), language)}<br><strong>${words[state]}</strong>
<p>${text}</p></li>`,
  )}</ol></li>`;
}
