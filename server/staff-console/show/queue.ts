/** A queue of the console: what waits, and what a form has led to. */
import { html } from "hono/html";
import { readFactsOfAccounts } from "#accounts/account";
import { empty } from "#dashboard/show/empty";
import type { Markup } from "#dashboard/show/layout";
import { type Column, table } from "#dashboard/show/table";
import type { Read } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { answerConsole } from "../console-answer.ts";
import type { Asking } from "../for-staff.ts";
import { doneNote } from "./console-form.ts";
import type { ObjectSection, SectionId } from "./frame.ts";
import { CONSOLE_WORDS as WORDS } from "./words.ts";

/** Answers with a page of a section, with what the last form has led to above it. */
export async function answerSection(
  { c, signed }: Asking,
  { section, title, content }: { section: SectionId; title?: string; content: Markup },
): Promise<Response> {
  const whole = html`${doneNote(c.req.query("done"))}${content}`;
  const named = title ?? WORDS.sections[section];
  return await answerConsole({ title: named, signed, section, content: whole });
}

/** The rows of a queue, or that nothing waits. */
export function queueOf<Row>(
  { caption, nothing }: { readonly caption: string; readonly nothing: string },
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Markup {
  return rows.length === 0 ? empty(nothing) : table(caption, columns, rows);
}

/** Facts about one object, without those that it has not. */
export function factsOf(
  rows: readonly (readonly [label: string, value: Markup | string | null])[],
): Markup {
  const known = rows.filter(([, value]) => value !== null && value !== "");
  return html`<dl>${known.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;
}

/** Reads rows, and whose each of them is: by name, and by the ID that the search knows. */
export async function withOrganisations<Row extends { readonly account_id: string }>(
  { deps }: Asking,
  readRows: (read: Read) => Promise<readonly Row[]>,
) {
  return await deps.database.read(async (read) => {
    const rows = await readRows(read);
    const ids = [...new Set(rows.map(({ account_id }) => account_id))];
    const facts = await readFactsOfAccounts(read, ids);
    const organisation = ({ account_id }: Row): Markup => {
      const id = formatId("acct", account_id);
      return html`<a href="/staff/organisations?q=${id}" title="${id}">${
        facts.get(account_id)?.name ?? id
      }</a>`;
    };
    return { rows, organisation };
  });
}

/** The way to the page of an object. */
export function linkTo(
  section: ObjectSection,
  { account_id, object_id }: { readonly account_id: string; readonly object_id: string },
): Markup {
  return html`<a href="/staff/${section}/${formatId("acct", account_id)}/${object_id}">${
    object_id
  }</a>`;
}
