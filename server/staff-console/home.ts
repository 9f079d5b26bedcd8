/** The first page: what staff did last. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { listStaffActions } from "#accounts/staff";
import { empty } from "#dashboard/show/empty";
import { moment } from "#dashboard/show/moment";
import { table } from "#dashboard/show/table";
import { unixSeconds } from "#platform/time";
import { answerConsole } from "./console-answer.ts";
import type { ConsoleDeps } from "./console-deps.ts";
import { type Asking, forStaff } from "./for-staff.ts";

/** Serves `/staff`. */
export function mountConsoleHome(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/", (c) => forStaff(deps, c, showHome));
}

async function showHome({ deps, signed }: Asking): Promise<Response> {
  const actions = await deps.database.read(listStaffActions);
  const list = table(
    "Actions of staff, newest first",
    [
      { head: "When", cell: ({ created }) => moment(unixSeconds(created)) },
      { head: "Who", cell: ({ by }) => by },
      { head: "What", cell: ({ action }) => action },
      { head: "About", cell: ({ object_id }) => html`<code>${object_id}</code>` },
      { head: "Why", cell: ({ reason }) => reason },
    ],
    actions,
  );
  const shown = actions.length === 0 ? empty("Nobody has done anything here yet.") : list;
  const content = html`<h2>Last actions</h2>${shown}`;
  return await answerConsole({ title: "Staff console", signed, section: "home", content });
}
