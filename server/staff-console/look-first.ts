/** What is personal is shown to whoever has said why they look, in this session. */
import type { Context, Hono } from "hono";
import { hasLooked, noteLook } from "#accounts/staff";
import { parseId } from "#platform/ids";
import { actionIn, answerNot } from "./act.ts";
import { answerConsole, answerNotice, leadTo } from "./console-answer.ts";
import type { ConsoleDeps } from "./console-deps.ts";
import { type Asking, forStaff, forStaffForm } from "./for-staff.ts";
import { consoleForm } from "./show/console-form.ts";
import type { ObjectSection } from "./show/frame.ts";

/** What somebody wants to look at, as its address names it. */
export interface Named {
  /** Uuid. */
  readonly account_id: string;
  /** Wire ids. */
  readonly account: string;
  readonly object_id: string;
  /** The page of the object. */
  readonly path: string;
}

const MISSING = { title: "There is no such object", text: "Check the address." };
const WHY =
  "This shows personal data. Why you look stands in the organisation's audit log, with your name.";

/** Serves the page of each object of a section, and the form that comes before it. */
export function mountObjects(
  pages: Hono,
  deps: ConsoleDeps,
  section: ObjectSection,
  show: (asking: Asking, named: Named) => Promise<Response | null>,
): void {
  const path = `/${section}/:account/:object`;
  pages.get(path, (c) => forStaff(deps, c, (asking) => showIfLooked(asking, section, show)));
  pages.post(`${path}/look`, (c) => forStaffForm(deps, c, (asking, form) => look(asking, form)));

  async function look(asking: Asking, form: FormData): Promise<Response> {
    const { signed, c } = asking;
    const named = namedIn(c, section);
    if (named === null) return await answerNotice(MISSING, { signed, status: 404 });
    const { account_id, object_id, path: back } = named;
    const action = actionIn(form, { action: "", object_id });
    if (action === null) return await answerNot("Say why you look.", { back, signed });
    const about = { ...action, account_id, session: signed.session };
    await deps.database.transact("note a look", (tx) => noteLook(tx, about));
    return leadTo(back);
  }
}

async function showIfLooked(
  asking: Asking,
  section: ObjectSection,
  show: (asking: Asking, named: Named) => Promise<Response | null>,
): Promise<Response> {
  const { signed, c } = asking;
  const named = namedIn(c, section);
  if (named === null) return await answerNotice(MISSING, { signed, status: 404 });
  if (await isLookedAt(asking, named)) {
    return (await show(asking, named)) ?? (await answerNotice(MISSING, { signed, status: 404 }));
  }
  const content = consoleForm(signed, {
    action: `${named.path}/look`,
    hint: WHY,
    fields: [{ name: "reason", label: "Why you look", is_required: true }],
    submit: "Show it",
  });
  const part = section === "documents" ? "applications" : section;
  return await answerConsole({ title: named.object_id, signed, section: part, content });
}

/** Whether this session has said why it looks at an object. */
export async function isLookedAt({ deps, signed }: Asking, named: Named): Promise<boolean> {
  return await deps.database.read((read) => hasLooked(read, signed.session, named));
}

/** The object that an address names; null where it names none. */
export function namedIn(c: Context, section: ObjectSection): Named | null {
  const { account = "", object: object_id = "" } = c.req.param() as Record<string, string>;
  const account_id = parseId("acct", account);
  if (account_id === null || !/^[a-z]{2,4}_[0-9A-Za-z]{24}$/.test(object_id)) return null;
  return { account_id, account, object_id, path: `/staff/${section}/${account}/${object_id}` };
}
