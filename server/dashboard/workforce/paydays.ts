/** What is given again and again, and a run of it now. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { totalsOf } from "../batches/statuses.ts";
import { answerForbidden, answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { named, type Part, type Sent } from "../part.ts";
import { WORDS as SCHEDULE_WORDS } from "../schedules/words.ts";
import { curl } from "../show/curl.ts";
import { facts } from "../show/facts.ts";
import { form } from "../show/form.ts";
import { dayOf } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { pill } from "../show/pill.ts";
import { showPageList } from "./page-list.ts";
import { allocationAfter, peopleOf, WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type Schedule = Schemas["Schedule"];

const PATH = `${WORKFORCE}/paydays`;

/** Serves the list, and a run now. */
export function mountPaydays(part: Part): void {
  part.page("/people/workforce/paydays", showPaydays);
  part.page("/people/workforce/paydays/:id/run", showRun);
  part.act("/people/workforce/paydays/:id/run", {
    call: (fields, asking) => ({
      operation_id: "runWorkforceSchedule",
      path: { schedule_id: named(asking, "id") },
      body: {
        again: fields.get("again") === "true",
        acknowledge_over_budget: fields.get("acknowledge_over_budget") === "true",
      },
    }),
    to: allocationAfter,
    again: showRun,
  });
}

async function showPaydays(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const schedules = wordsIn(SCHEDULE_WORDS, language);
  const make = viewer.may("createSchedule")
    ? html`<p><a class="button first" href="/dashboard/schedules/new">${words.new_schedule}</a></p>`
    : "";
  const may_run = viewer.may("runWorkforceSchedule");
  return await showPageList<Schedule>(asking, {
    ...{ title: words.schedules, path: PATH, operation_id: "listWorkforceSchedules" },
    ...{ filters: [], none: words.no_schedules, above: make },
    columns: [
      {
        head: words.name,
        cell: ({ id, name }) => html`<a href="/dashboard/schedules/${id}">${name}</a>`,
      },
      {
        head: words.total,
        is_number: true,
        cell: ({ estimated_total, currency }) =>
          estimated_total === null ? "" : money(estimated_total, currency),
      },
      {
        head: words.status,
        cell: ({ active }) => (active ? pill(schedules.active, "good") : pill(schedules.paused)),
      },
      { head: words.cadence, cell: ({ cadence }) => schedules.cadences[cadence] },
      {
        head: words.next_day,
        cell: ({ next_occurrence: day }) => (day === null ? "" : dayOf(day, language)),
      },
      {
        head: words.run,
        cell: ({ id }) =>
          may_run ? html`<a class="button" href="${PATH}/${id}/run">${words.run}</a>` : "",
      },
    ],
  });
}

/** What a run now would give, and the form that gives it. */
async function showRun(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  if (!viewer.may("runWorkforceSchedule")) return await answerForbidden(viewer);
  const path = { schedule_id: named(asking, "id") };
  const call = { operation_id: "getSchedule", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { name } = answer.body as Schedule;
  const preview = await readIfAllowed<Schemas["ScheduleRunPreview"]>(asking, {
    ...{ operation_id: "previewScheduleRun", path },
  });
  const check = (field: "again" | "acknowledge_over_budget", label: string) => ({
    ...{ name: field, label, type: "check" as const },
    is_checked: sent?.form.get(field) === "true",
  });
  const content = html`<p>${words.run_hint}</p>
${
  preview === null
    ? ""
    : facts([
        [words.lines, peopleOf(preview.counts.valid, language)],
        [words.total, totalsOf(preview.total)],
      ])
}
${preview?.requires_approval ? html`<p class="note">${words.waits}</p>` : ""}
${form(viewer, {
  action: `${PATH}/${path.schedule_id}/run`,
  fields: [check("again", words.again), check("acknowledge_over_budget", words.run_over)],
  submit: words.run,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${PATH}">${words.back_schedules}</a></p>`;
  const title = words.run_title({ name });
  return await answerPage({ title, viewer, section: "people", content }, sent?.status);
}
