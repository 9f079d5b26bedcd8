/** Documents of organisations: opened as a stranger's file, accepted or rejected. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { findDocuments, openDocument, reviewDocument } from "#accounts/documents";
import { moment } from "#dashboard/show/moment";
import { pill } from "#dashboard/show/pill";
import { worded } from "#dashboard/show/worded";
import { formatId, parseId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { act, answerNot } from "../act.ts";
import { answerFile } from "../console-answer.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm } from "../for-staff.ts";
import { isLookedAt, mountObjects, type Named, namedIn } from "../look-first.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, factsOf } from "../show/queue.ts";

const SECTION = "documents";
const BACK = "/staff/applications";
const MISSING = "There is no such document.";

/** Serves each document, its file, and the verdict. */
export function mountDocuments(pages: Hono, deps: ConsoleDeps): void {
  mountObjects(pages, deps, SECTION, showDocument);
  pages.get("/documents/:account/:object/file", (c) => forStaff(deps, c, openFile));
  pages.post("/documents/:account/:object/:verb{accept|reject}", (c) =>
    forStaffForm(deps, c, review),
  );
}

async function showDocument(asking: Asking, named: Named): Promise<Response | null> {
  const { account_id, account, object_id: title, path } = named;
  const id = parseId("doc", title);
  if (id === null) return null;
  const [row] = await asking.deps.database.read((read) => findDocuments(read, account_id, [id]));
  if (row === undefined) return null;
  const { signed } = asking;
  const content = html`${factsOf([
    ["Organisation", html`<code>${account}</code>`],
    ["Purpose", worded(row.purpose)],
    ["File", `${row.filename}, ${row.mime}, ${row.size} bytes`],
    ["Uploaded", moment(unixSeconds(row.created))],
    ["Status", pill(row.status)],
  ])}
<p><a class="button" href="${path}/file">Save the file</a></p>
<p class="quiet">It is a stranger's attachment: open it where nothing else is at stake.</p>
<h2>Decide</h2>
${consoleForm(signed, {
  ...{ action: `${path}/accept`, submit: "Accept it", fields: [reasonField("accept")] },
})}
<h3>Or</h3>
${consoleForm(signed, {
  ...{ action: `${path}/reject`, submit: "Reject it", tone: "danger" },
  fields: [reasonField("reject", "What is wrong with it, for the organisation")],
})}`;
  return await answerSection(asking, { section: "applications", title, content });
}

async function openFile(asking: Asking): Promise<Response> {
  const { deps, signed, c } = asking;
  const named = namedIn(c, SECTION);
  const id = named === null ? null : parseId("doc", named.object_id);
  if (named === null || id === null || !(await isLookedAt(asking, named))) {
    return await answerNot("Say first why you look at it.", { back: named?.path ?? BACK, signed });
  }
  const look = { account_id: named.account_id, id, by: signed.session.staff.name };
  const opened = await openDocument(deps.database, look, deps.config.secret_key);
  if (opened === null) return await answerNot(MISSING, { back: BACK, signed }, 404);
  return answerFile(opened.bytes, opened.row);
}

async function review(asking: Asking, form: FormData): Promise<Response> {
  const { signed, c } = asking;
  const named = namedIn(c, SECTION);
  const id = named === null ? null : parseId("doc", named.object_id);
  if (named === null || id === null) {
    return await answerNot(MISSING, { back: BACK, signed }, 404);
  }
  const { account_id, path: back } = named;
  const verb = c.req.param("verb");
  const { name: by } = signed.session.staff;
  const wanted = { action: `document.${verb}`, object_id: formatId("doc", id), back };
  return await act(asking, form, wanted, (tx, { reason }) =>
    reviewDocument(tx, { account_id, id, by, reason: verb === "reject" ? reason : null }),
  );
}
