/** Alarms that programs have raised, with what the handbook says ends them. */
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Markup } from "#dashboard/show/layout";
import { moment } from "#dashboard/show/moment";
import { pill } from "#dashboard/show/pill";
import { endAlarm, listOpenAlarms, type RaisedAlarmRow } from "#journal/alarms";
import { unixSeconds } from "#platform/time/instants";
import { act, answerNot } from "../act.ts";
import { chapterOf } from "../alarm-chapters.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm } from "../for-staff.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, queueOf } from "../show/queue.ts";

const SECTION = "alarms";
const BACK = "/staff/alarms";
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Serves the queue, and the end of an alarm. */
export function mountAlarms(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/alarms", (c) => forStaff(deps, c, showQueue));
  pages.post("/alarms/:id/end", (c) => forStaffForm(deps, c, end));
}

async function showQueue(asking: Asking): Promise<Response> {
  const rows = await asking.deps.database.read(listOpenAlarms);
  const content = html`<p class="quiet">What to do stands in the handbook, docs/operations.md, under
Alarms. An alarm that is raised again after its end is another one.</p>${queueOf<RaisedAlarmRow>(
    { caption: "Open alarms, the latest first", nothing: "No alarm is open." },
    [
      { head: "Last", cell: ({ last_at }) => moment(unixSeconds(last_at)) },
      { head: "Alarm", cell: ({ alarm }) => pill(alarm, "bad") },
      { head: "Times", cell: ({ count }) => String(count), is_number: true },
      { head: "About", cell: aboutOf },
      { head: "What to do", cell: remedyOf },
      { head: "End", cell: (row) => formOf(asking, row) },
    ],
    rows,
  )}`;
  return await answerSection(asking, { section: SECTION, content });
}

function aboutOf({ account, object }: RaisedAlarmRow): Markup {
  const names = [account, object].filter((one) => one !== "");
  return html`${names.map((one) => html`<code>${one}</code><br>`)}`;
}

function remedyOf({ alarm }: RaisedAlarmRow): Markup | string {
  const chapter = chapterOf(alarm);
  return chapter === null ? "" : html`${chapter.meaning}<br><strong>${chapter.remedy}</strong>`;
}

function formOf({ signed }: Asking, { id }: RaisedAlarmRow): Markup {
  return html`<details><summary>End it</summary>${consoleForm(signed, {
    action: `${BACK}/${id}/end`,
    fields: [reasonField(id, "What it was, and what ended it")],
    ...{ submit: "End it", tone: "plain" },
  })}</details>`;
}

async function end(asking: Asking, form: FormData): Promise<Response> {
  const { c, signed } = asking;
  const id = c.req.param("id") ?? "";
  if (!UUID.test(id)) {
    return await answerNot("There is no such alarm.", { back: BACK, signed }, 404);
  }
  const { name: by } = signed.session.staff;
  const wanted = { action: "alarm.end", object_id: id, back: BACK };
  return await act(asking, form, wanted, (tx, { reason }) => endAlarm(tx, { id, by, reason }));
}
