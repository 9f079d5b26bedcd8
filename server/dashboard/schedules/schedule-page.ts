import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readableDay } from "#platform/time/readable";
import { readable } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import type { Sent } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { calendar } from "../show/calendar.ts";
import { curl } from "../show/curl.ts";
import { facts, said } from "../show/facts.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { dayOf, moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { pill, type Tone } from "../show/pill.ts";
import { table } from "../show/table.ts";
import { WORDS } from "./words.ts";

type Schedule = Schemas["Schedule"];
type Occurrence = Schemas["ScheduleOccurrence"];

interface ScheduleView {
  readonly schedule: Schedule;
  readonly maker: string;
  readonly days: readonly Occurrence[];
  readonly did: string | null;
  readonly sent: Sent | null;
  readonly form_key: string;
  readonly public_url: string;
}

const PATH = "/dashboard/schedules";
const TONES: Readonly<Record<Occurrence["status"], Tone>> = {
  planned: "plain",
  moved: "plain",
  skipped: "bad",
  combined: "plain",
  ran: "good",
  missed: "bad",
  waiting_topup: "waiting",
};
/** So many of the next days are listed; the calendar leads to all. */
const DAYS_MAX = 14;
const CLOSED: readonly Occurrence["status"][] = ["ran", "missed"];

/** One schedule: its settings, its days as a calendar, and what can be changed of each. */
export function schedulePage(viewer: Viewer, view: ScheduleView): Page {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { schedule, maker, did, sent, form_key, public_url, days } = view;
  const { id, name, active, cadence, hour, minute, amount, currency, created } = schedule;
  const at = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  const may_run = viewer.may("runSchedule");
  const call = { operation_id: "listScheduleOccurrences", path: { schedule_id: id } } as const;
  return {
    title: name,
    viewer,
    section: "schedules",
    content: html`${said(did)}${alarm(sent?.complaint.text ?? null)}
${facts([
  [words.status, pill(active ? words.active : words.paused, active ? "good" : "plain")],
  [words.cadence, `${words.cadences[cadence]}, ${at}`],
  [words.people, readable(schedule.recipient_count)],
  [words.amount, amount === null ? null : money(amount, currency)],
  [
    words.next,
    schedule.next_occurrence === null ? null : dayOf(schedule.next_occurrence, language),
  ],
  [words.made_by, maker],
  [words.when, moment(created, language)],
])}
${may_run ? html`<p><a class="button" href="${PATH}/${id}/run">${words.run}</a></p>` : ""}
<h2>${words.calendar}</h2>
${calendarOf(id, days, language)}
<h2>${words.days}</h2>
${daysOf(view, language)}
${viewer.may("updateSchedule") ? settingsOf(viewer, schedule, { at, form_key }) : ""}
${curl(call, public_url, language)}
<p><a href="${PATH}">${words.back}</a></p>`,
  };
}

function calendarOf(id: string, days: readonly Occurrence[], language: Language): Markup | string {
  const words = wordsIn(WORDS, language);
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return "";
  const marks = new Map(
    days.map(({ date, original_date, status }) => {
      const href = `${PATH}/${id}/days/${original_date}`;
      const word = words.statuses[status];
      const text = status === "planned" ? null : word;
      return [date, { href, title: `${readableDay(date, language)}, ${word}`, text }];
    }),
  );
  const heads = Object.values(words.short_days);
  const caption = words.calendar_of;
  return calendar({ caption, heads, from: first, to: last, marks, language });
}

function daysOf({ schedule, days }: ScheduleView, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  return table(
    words.days,
    [
      {
        head: words.day,
        cell: ({ date, original_date }) =>
          html`<a href="${PATH}/${schedule.id}/days/${original_date}">${dayOf(date, language)}</a>`,
      },
      {
        head: words.total,
        is_number: true,
        cell: ({ estimated_total, currency }) => money(estimated_total, currency),
      },
      {
        head: words.status,
        cell: ({ status, batch }) =>
          batch === null
            ? pill(words.statuses[status], TONES[status])
            : html`<a href="/dashboard/batches/${batch}">${words.statuses[status]}</a>`,
      },
      { head: words.note, cell: ({ note }) => note ?? "" },
    ],
    days.slice(0, DAYS_MAX),
  );
}

interface DayView {
  readonly schedule: Schedule;
  readonly day: Occurrence;
  readonly sent: Sent | null;
  readonly form_key: string;
}

/** One day, and its changes: each a form of its own, so that one is wrong without the others. */
export function dayPage(viewer: Viewer, { schedule, day, sent, form_key }: DayView): Page {
  const words = wordsIn(WORDS, viewer.language);
  const { original_date: date, status, amount_override, note } = day;
  const path = `${PATH}/${schedule.id}`;
  const one = (name: string, fields: readonly Field[], submit: string) =>
    form(viewer, {
      action: `${path}/days/${date}/${name}`,
      ...{ fields, submit, form_key, tone: "plain" },
    });
  const changes = html`<h2>${words.change}</h2>
${one("move", [{ name: "to", label: words.move, type: "date", is_required: true }], words.move_now)}
${one(
  "amount",
  [
    {
      ...{ name: "amount_override", label: words.each, inputmode: "decimal" },
      value: amount_override ?? "",
    },
    { name: "note", label: words.note, value: note ?? "" },
  ],
  words.set,
)}
${one(
  "combine",
  [{ name: "into", label: words.combine, type: "date", is_required: true }],
  words.combine_now,
)}
<div class="actions">${one("skip", [], words.skip)}${one("reset", [], words.reset)}</div>`;
  return {
    title: `${schedule.name}, ${day.date}`,
    viewer,
    section: "schedules",
    content: html`${alarm(sent?.complaint.text ?? null)}
${facts([
  [words.status, pill(words.statuses[status], TONES[status])],
  [words.people, readable(day.recipient_count)],
  [words.total, money(day.estimated_total, day.currency)],
  [words.note, note],
])}
${isOpen(viewer, day) ? changes : ""}
<p><a href="${path}">${words.calendar}</a></p>`,
  };
}

/** What has gone out is not changed; from when a day is locked, the API says. */
function isOpen(viewer: Viewer, { status }: Occurrence): boolean {
  return viewer.may("moveScheduleOccurrence") && !CLOSED.includes(status);
}

function settingsOf(
  viewer: Viewer,
  { id, name, amount, active, on_insufficient }: Schedule,
  { at, form_key }: { readonly at: string; readonly form_key: string },
): Markup {
  const words = wordsIn(WORDS, viewer.language);
  return html`<h2>${words.settings}</h2>
${form(viewer, {
  action: `${PATH}/${id}`,
  fields: [
    { name: "name", label: words.name, value: name },
    { name: "time", label: words.time, hint: words.time_hint, value: at },
    { name: "amount", label: words.amount, inputmode: "decimal", value: amount ?? "" },
    {
      ...{ name: "on_insufficient", label: words.on_insufficient, type: "select" },
      ...{ options: words.choices, value: on_insufficient },
    },
    { name: "active", label: words.active, type: "check", is_checked: active },
  ],
  submit: words.save,
  form_key,
})}
${form(viewer, {
  action: `${PATH}/${id}/delete`,
  ...{ fields: [], submit: words.remove, form_key, tone: "danger" },
})}`;
}
