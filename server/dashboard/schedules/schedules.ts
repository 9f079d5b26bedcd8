/** Schedules: what is sold again and again, and each of its days. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readableDay } from "#platform/time/readable";
import { readableAmount } from "#platform/values/readable";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, type PageCall, readIfAllowed } from "../ask.ts";
import { totalsOf } from "../batches/statuses.ts";
import { complaintOf } from "../complaint.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerForbidden, answerRefused } from "../for-member.ts";
import { nameOf } from "../name-of.ts";
import { answerPage } from "../page-answer.ts";
import { changedOf, filledOf, named, partOf, type Sent, saidOf } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import { pill } from "../show/pill.ts";
import { showList } from "../show-list.ts";
import { changesOf, newFields, scheduleOf } from "./schedule-form.ts";
import { dayPage, schedulePage } from "./schedule-page.ts";
import { WORDS } from "./words.ts";

type Schedule = Schemas["Schedule"];

const PATH = "/dashboard/schedules";

/** Serves the list, a new schedule, each schedule with its days, and a run at once. */
export function mountSchedules(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  part.page("/schedules", showSchedules);
  part.page("/schedules/new", showNew);
  part.page("/schedules/:id", showSchedule);
  part.page("/schedules/:id/run", showRun);
  part.page("/schedules/:id/days/:day", showDay);
  part.act("/schedules", {
    call: (fields) => ({ operation_id: "createSchedule", body: scheduleOf(fields) }),
    to: (body) => `${PATH}/${(body as Schedule).id}?did=made`,
    again: showNew,
  });
  part.act("/schedules/:id/run", {
    call: (fields, asking) => ({
      operation_id: "runSchedule",
      ...pathOf(asking),
      body: { again: fields.get("again") === "true" },
    }),
    to: (body) => `/dashboard/batches/${(body as Schemas["Batch"]).id}?did=made`,
    again: showRun,
  });
  part.act("/schedules/:id/delete", {
    call: (_, asking) => ({ operation_id: "deleteSchedule", ...pathOf(asking) }),
    to: () => `${PATH}?did=deleted`,
    again: showSchedule,
  });
  const act = (
    path: string,
    did: keyof typeof WORDS.done,
    callOf: (fields: URLSearchParams) => Omit<PageCall, "path">,
  ) =>
    part.act(`/schedules/:id${path}`, {
      call: (fields, asking) => ({ ...callOf(fields), ...pathOf(asking) }),
      to: (_, asking) => `${PATH}/${named(asking, "id")}?did=${did}`,
      again: path === "" ? showSchedule : showDay,
    });
  act("", "saved", (fields) => ({ operation_id: "updateSchedule", body: changesOf(fields) }));
  act("/days/:day/move", "moved", (fields) => ({
    operation_id: "moveScheduleOccurrence",
    body: filledOf(fields, ["to"]),
  }));
  act("/days/:day/skip", "skipped", () => ({ operation_id: "skipScheduleOccurrence" }));
  act("/days/:day/combine", "combined", (fields) => ({
    operation_id: "combineScheduleOccurrence",
    body: filledOf(fields, ["into"]),
  }));
  act("/days/:day/amount", "set", (fields) => ({
    operation_id: "updateScheduleOccurrence",
    body: changedOf(fields, ["amount_override", "note"]),
  }));
  act("/days/:day/reset", "reset", () => ({ operation_id: "resetScheduleOccurrence" }));
}

function pathOf(asking: Asking): { path: Record<string, string> } {
  const day = named(asking, "day");
  const schedule_id = named(asking, "id");
  return { path: day === "" ? { schedule_id } : { schedule_id, day } };
}

async function showSchedules(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const make = viewer.may("createSchedule")
    ? html`<p><a class="button first" href="${PATH}/new">${words.new}</a></p>`
    : "";
  return await showList<Schedule>(asking, {
    ...{ title: words.title, path: PATH, operation_id: "listSchedules", section: "schedules" },
    filters: [],
    above: html`${said(saidOf(asking, words.done))}${make}`,
    columns: [
      { head: words.name, cell: ({ id, name }) => html`<a href="${PATH}/${id}">${name}</a>` },
      {
        head: words.total,
        is_number: true,
        cell: ({ estimated_total, currency }) => readableAmount(estimated_total ?? "", currency),
      },
      { head: words.cadence, cell: ({ cadence }) => words.cadences[cadence] },
      {
        head: words.next,
        cell: ({ next_runs }) => next_runs.map((day) => readableDay(day, language)).join(", "),
      },
      {
        head: words.status,
        cell: ({ active }) => pill(active ? words.active : words.paused, active ? "good" : "plain"),
      },
    ],
  });
}

async function showNew(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may("createSchedule")) return await answerForbidden(viewer);
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const groups = await readIfAllowed<Schemas["GroupList"]>(asking, {
    operation_id: "listGroups",
    query: { limit: "100" },
  });
  const content = html`${form(viewer, {
    action: PATH,
    fields: newFields(groups?.data ?? [], {
      value: (name) => sent?.form.get(name) ?? "",
      language,
    }),
    submit: words.make,
    form_key: sent?.form.get("form_key") ?? randomText(),
    complaint: sent?.complaint ?? null,
  })}
<p><a href="${PATH}">${words.back}</a></p>`;
  const page = { title: words.new_title, viewer, section: "schedules", content } as const;
  return await answerPage(page, sent?.status);
}

async function showSchedule(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, deps } = asking;
  const path = { schedule_id: named(asking, "id") };
  const answer = await ask(asking, { operation_id: "getSchedule", path });
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const schedule = answer.body as Schedule;
  const days = await readIfAllowed<Schemas["ScheduleOccurrenceList"]>(asking, {
    operation_id: "listScheduleOccurrences",
    path,
  });
  const page = schedulePage(signed.viewer, {
    ...{
      schedule,
      days: (days?.data ?? []).toSorted(byDay),
      sent,
      public_url: deps.config.public_url,
    },
    maker: await nameOf(asking, schedule.created_by),
    did: saidOf(asking, wordsIn(WORDS, signed.viewer.language).done),
    form_key: sent?.form.get("form_key") ?? randomText(),
  });
  return await answerPage(page, sent?.status);
}

function byDay(one: { readonly date: string }, other: { readonly date: string }): number {
  return one.date < other.date ? -1 : 1;
}

async function showDay(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { path } = pathOf(asking);
  const answer = await ask(asking, { operation_id: "getScheduleOccurrence", path });
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { schedule_id = "" } = path;
  const found = await ask(asking, { operation_id: "getSchedule", path: { schedule_id } });
  if (found.refusal !== null) return await answerRefused(found, viewer);
  const page = dayPage(viewer, {
    schedule: found.body as Schedule,
    day: answer.body as Schemas["ScheduleOccurrence"],
    sent,
    form_key: sent?.form.get("form_key") ?? randomText(),
  });
  return await answerPage(page, sent?.status);
}

/** What a run at once would sell, before it does. */
async function showRun(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const words = wordsIn(WORDS, viewer.language);
  const path = { schedule_id: named(asking, "id") };
  const answer = await ask(asking, { operation_id: "previewScheduleRun", path });
  if (answer.status === 404) return await answerRefused(answer, viewer);
  const refused = answer.refusal === null ? null : complaintOf(answer.refusal, viewer.language);
  const preview = refused === null ? (answer.body as Schemas["ScheduleRunPreview"]) : null;
  const content = html`${alarm(refused?.text ?? sent?.complaint.text ?? null)}
${
  preview === null
    ? ""
    : html`${facts([
        [words.lines, words.valid({ valid: preview.counts.valid, total: preview.counts.total })],
        [words.total, totalsOf(preview.total)],
      ])}
${preview.requires_approval ? html`<p class="note">${words.needs_approval}</p>` : ""}
${form(viewer, {
  action: `${PATH}/${path.schedule_id}/run`,
  fields: [{ name: "again", label: words.again, type: "check" }],
  submit: words.run,
  form_key: sent?.form.get("form_key") ?? randomText(),
})}`
}
<p><a href="${PATH}/${path.schedule_id}">${words.calendar}</a></p>`;
  const page = { title: words.run_title, viewer, section: "schedules", content } as const;
  return await answerPage(page, sent?.status ?? answer.status);
}
