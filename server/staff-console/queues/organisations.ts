/** Organisations: found by name or id, suspended, and resumed by two people. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { type AccountRow, findOrganisations, setStanding } from "#accounts/account";
import type { Markup } from "#dashboard/show/layout";
import { moment } from "#dashboard/show/moment";
import { pill } from "#dashboard/show/pill";
import { worded } from "#dashboard/show/worded";
import { formatId, parseId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { act, actByTwo, answerNot } from "../act.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm } from "../for-staff.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, queueOf } from "../show/queue.ts";

const SECTION = "organisations";
const BACK = "/staff/organisations";
const WORDS_MAX = 100;

/** Serves the search, and what is done with one. */
export function mountOrganisations(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/organisations", (c) => forStaff(deps, c, showFound));
  pages.post("/organisations/:account/:verb{suspend|resume}", (c) =>
    forStaffForm(deps, c, changeStanding),
  );
}

async function showFound(asking: Asking): Promise<Response> {
  const words = (asking.c.req.query("q") ?? "").trim().toWellFormed().slice(0, WORDS_MAX);
  const found =
    words === "" ? [] : await asking.deps.database.read((read) => findOrganisations(read, words));
  const content = html`<form method="get" action="${BACK}" role="search">
<label for="q">Name, or account ID</label>
<input id="q" name="q" type="search" value="${words}" autocomplete="off">
<button class="first">Search</button></form>
${words === "" ? "" : html`<h2>Found</h2>${listOf(asking, found)}`}`;
  return await answerSection(asking, { section: SECTION, content });
}

function listOf(asking: Asking, found: readonly AccountRow[]): Markup {
  return queueOf<AccountRow>(
    { caption: "Organisations", nothing: "No organisation is called like that." },
    [
      { head: "Name", cell: ({ name }) => name },
      { head: "Account", cell: ({ id }) => html`<code>${formatId("acct", id)}</code>` },
      { head: "Since", cell: ({ created }) => moment(unixSeconds(created)) },
      { head: "Dealer", cell: ({ dealer_status }) => worded(dealer_status) },
      {
        head: "Status",
        cell: ({ status }) => pill(worded(status), status === "active" ? "good" : "bad"),
      },
      { head: "Change", cell: (row) => formOf(asking, row) },
    ],
    found,
  );
}

function formOf({ signed }: Asking, { id, status }: AccountRow): Markup | string {
  if (status === "closed") return "";
  const account = formatId("acct", id);
  const verb = status === "active" ? "suspend" : "resume";
  const submit = verb === "suspend" ? "Suspend it" : "Propose to resume it";
  const tone = verb === "suspend" ? "danger" : "plain";
  const fields = [reasonField(account)];
  return html`<details><summary>${submit}</summary>
${consoleForm(signed, { action: `${BACK}/${account}/${verb}`, fields, submit, tone })}</details>`;
}

async function changeStanding(asking: Asking, form: FormData): Promise<Response> {
  const { signed, c } = asking;
  const object_id = c.req.param("account") ?? "";
  const account_id = parseId("acct", object_id);
  if (account_id === null) {
    return await answerNot("There is no such account.", { back: BACK, signed }, 404);
  }
  if (c.req.param("verb") === "resume") {
    const wanted = { action: "organisation.resume", object_id, back: BACK };
    return await actByTwo(asking, form, { ...wanted, input: { account_id } });
  }
  const { name: by } = signed.session.staff;
  const wanted = { action: "organisation.suspend", object_id, back: BACK };
  return await act(asking, form, wanted, (tx, { reason: note }) =>
    setStanding(tx, { account_id, to: "suspended", note, by }),
  );
}
