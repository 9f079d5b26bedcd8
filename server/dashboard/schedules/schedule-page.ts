import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readableDay } from "#platform/time/readable";
import { readable } from "#platform/values/readable";
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
  const { schedule, maker, did, sent, form_key, public_url, days } = view;
  const { id, name, active, cadence, hour, minute, amount, currency, created } = schedule;
  const at = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  const may_run = viewer.may("runSchedule");
  return {
    title: name,
    viewer,
    section: "schedules",
    content: html`${said(did)}${alarm(sent?.complaint.text ?? null)}
${facts([
  [WORDS.status, pill(active ? WORDS.active : WORDS.paused, active ? "good" : "plain")],
  [WORDS.cadence, `${WORDS.cadences[cadence]}, ${at}`],
  [WORDS.people, readable(schedule.recipient_count)],
  [WORDS.amount, amount === null ? null : money(amount, currency)],
  [WORDS.next, schedule.next_occurrence === null ? null : dayOf(schedule.next_occurrence)],
  [WORDS.made_by, maker],
  [WORDS.when, moment(created)],
])}
${may_run ? html`<p><a class="button" href="${PATH}/${id}/run">${WORDS.run}</a></p>` : ""}
<h2>${WORDS.calendar}</h2>
${calendarOf(id, days)}
<h2>${WORDS.days}</h2>
${daysOf(view)}
${viewer.may("updateSchedule") ? settingsOf(viewer, schedule, { at, form_key }) : ""}
${curl({ operation_id: "listScheduleOccurrences", path: { schedule_id: id } }, public_url)}
<p><a href="${PATH}">${WORDS.back}</a></p>`,
  };
}

function calendarOf(id: string, days: readonly Occurrence[]): Markup | string {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return "";
  const marks = new Map(
    days.map(({ date, original_date, status }) => {
      const href = `${PATH}/${id}/days/${original_date}`;
      const word = WORDS.statuses[status];
      const text = status === "planned" ? null : word;
      return [date, { href, title: `${readableDay(date)}, ${word}`, text }];
    }),
  );
  const heads = WORDS.short_days;
  return calendar({ caption: WORDS.calendar_of, heads, from: first, to: last, marks });
}

function daysOf({ schedule, days }: ScheduleView): Markup {
  return table(
    WORDS.days,
    [
      {
        head: WORDS.day,
        cell: ({ date, original_date }) =>
          html`<a href="${PATH}/${schedule.id}/days/${original_date}">${dayOf(date)}</a>`,
      },
      {
        head: WORDS.total,
        is_number: true,
        cell: ({ estimated_total, currency }) => money(estimated_total, currency),
      },
      {
        head: WORDS.status,
        cell: ({ status, batch }) =>
          batch === null
            ? pill(WORDS.statuses[status], TONES[status])
            : html`<a href="/dashboard/batches/${batch}">${WORDS.statuses[status]}</a>`,
      },
      { head: WORDS.note, cell: ({ note }) => note ?? "" },
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
  const { original_date: date, status, amount_override, note } = day;
  const path = `${PATH}/${schedule.id}`;
  const one = (name: string, fields: readonly Field[], submit: string) =>
    form(viewer, {
      action: `${path}/days/${date}/${name}`,
      ...{ fields, submit, form_key, tone: "plain" },
    });
  const changes = html`<h2>${WORDS.change}</h2>
${one("move", [{ name: "to", label: WORDS.move, type: "date", is_required: true }], WORDS.move_now)}
${one(
  "amount",
  [
    {
      ...{ name: "amount_override", label: WORDS.each, inputmode: "decimal" },
      value: amount_override ?? "",
    },
    { name: "note", label: WORDS.note, value: note ?? "" },
  ],
  WORDS.set,
)}
${one(
  "combine",
  [{ name: "into", label: WORDS.combine, type: "date", is_required: true }],
  WORDS.combine_now,
)}
<div class="actions">${one("skip", [], WORDS.skip)}${one("reset", [], WORDS.reset)}</div>`;
  return {
    title: `${schedule.name}, ${day.date}`,
    viewer,
    section: "schedules",
    content: html`${alarm(sent?.complaint.text ?? null)}
${facts([
  [WORDS.status, pill(WORDS.statuses[status], TONES[status])],
  [WORDS.people, readable(day.recipient_count)],
  [WORDS.total, money(day.estimated_total, day.currency)],
  [WORDS.note, note],
])}
${isOpen(viewer, day) ? changes : ""}
<p><a href="${path}">${WORDS.calendar}</a></p>`,
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
  return html`<h2>${WORDS.settings}</h2>
${form(viewer, {
  action: `${PATH}/${id}`,
  fields: [
    { name: "name", label: WORDS.name, value: name },
    { name: "time", label: WORDS.time, hint: WORDS.time_hint, value: at },
    { name: "amount", label: WORDS.amount, inputmode: "decimal", value: amount ?? "" },
    {
      ...{ name: "on_insufficient", label: WORDS.on_insufficient, type: "select" },
      ...{ options: WORDS.choices, value: on_insufficient },
    },
    { name: "active", label: WORDS.active, type: "check", is_checked: active },
  ],
  submit: WORDS.save,
  form_key,
})}
${form(viewer, {
  action: `${PATH}/${id}/delete`,
  ...{ fields: [], submit: WORDS.remove, form_key, tone: "danger" },
})}`;
}
