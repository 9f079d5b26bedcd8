/** The first page: how much waits, and what staff did last. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { listSubmittedApplications } from "#accounts/dealer";
import { listProposals, listStaffActions } from "#accounts/staff";
import { empty } from "#dashboard/show/empty";
import type { Markup } from "#dashboard/show/layout";
import { moment } from "#dashboard/show/moment";
import { table } from "#dashboard/show/table";
import { listOpenAlarms } from "#journal/alarms";
import { listAwaited } from "#money/topups";
import { unixSeconds } from "#platform/time/instants";
import { listOpenBreaks } from "#reporting/reconciliation";
import { listReviews } from "#sales/checkout-sessions";
import { listOpenDisputes } from "#sales/disputes";
import { listUndecided } from "#sales/sends";
import { answerConsole } from "./console-answer.ts";
import type { ConsoleDeps } from "./console-deps.ts";
import { type Asking, forStaff } from "./for-staff.ts";
import { CONSOLE_WORDS } from "./show/words.ts";

/** Serves `/staff`. */
export function mountConsoleHome(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/", (c) => forStaff(deps, c, showHome));
}

/** How much waits in each queue; a long one says its most. */
async function figuresOf({ database }: ConsoleDeps): Promise<Markup> {
  const counts = await database.read(async (read) => ({
    sends: (await listUndecided(read)).length,
    checkout: (await listReviews(read)).length,
    disputes: (await listOpenDisputes(read)).length,
    topups: (await listAwaited(read)).length,
    applications: (await listSubmittedApplications(read)).length,
    reconciliation: (await listOpenBreaks(read)).length,
    alarms: (await listOpenAlarms(read)).length,
    proposals: (await listProposals(read)).length,
  }));
  return html`<div class="figures">${Object.entries(counts).map(
    ([section, count]) =>
      html`<a href="/staff/${section}">${
        CONSOLE_WORDS.sections[section as keyof typeof counts]
      }<b>${count}</b></a>`,
  )}</div>`;
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
  const content = html`${await figuresOf(deps)}<h2>Last actions</h2>${shown}`;
  return await answerConsole({ title: "Staff console", signed, section: "home", content });
}
