/** Who looks at a page that is for people, whether or not they are members of an organisation. */
import type { Context } from "hono";
import { readAccountFacts } from "#accounts/account";
import { findPerson, findSession } from "#accounts/sessions";
import type { PersonFacts } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import type { PageLanguage } from "#platform/words/page-language";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { ORGANISATIONS, SIGN_IN } from "./for-member.ts";
import { answerPage, lead } from "./page-answer.ts";
import { readerLanguageOf } from "./reader-language.ts";
import { formTokenOf, isOwnForm, secretOf } from "./session-cookie.ts";
import type { Viewer } from "./show/layout.ts";
import { ownNotice } from "./show/notice.ts";
import { viewerOf } from "./viewer.ts";

/** A person who is signed in. */
export interface SeenPerson {
  readonly secret: string;
  readonly person: PersonFacts;
  /** Null of who is no member of any organisation. */
  readonly viewer: Viewer | null;
  readonly form_token: string;
  readonly reader: PageLanguage;
}

/** Whoever is not signed in is asked to, and comes back. */
export async function forPerson(
  { database, config }: DashboardDeps,
  c: Context,
  show: (seen: SeenPerson) => Promise<Response>,
): Promise<Response> {
  const secret = secretOf(c, config);
  const person = secret && (await database.read((read) => findPerson(read, secret)));
  if (!secret || !person) return lead(`${SIGN_IN}?next=${encodeURIComponent(ORGANISATIONS)}`);
  const form_token = formTokenOf(secret, config);
  const reader = readerLanguageOf(c, config);
  const viewer = await database.read((read) => readViewer(read, { secret, form_token, reader }));
  return await show({ secret, person, viewer, form_token, reader });
}

/** The same of a form, which changes nothing unless it was written for this session. */
export async function forPersonForm(
  deps: DashboardDeps,
  c: Context,
  show: (seen: SeenPerson, form: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  return await forPerson(deps, c, async (seen) => {
    const form = new URLSearchParams(await c.req.text());
    const is_own = isOwnForm(form.get("form_token") ?? "", seen.secret, deps.config);
    if (is_own) return await show(seen, form);
    return await answerPage(ownNotice("foreign", seen.reader), 403);
  });
}

async function readViewer(
  read: Read,
  { secret, form_token, reader }: Omit<SeenPerson, "person" | "viewer">,
): Promise<Viewer | null> {
  const session = await findSession(read, secret);
  if (session === null) return null;
  const account = await readAccountFacts(read, session.chosen_id);
  if (account === null) throw new Error(`no row for account ${session.chosen_id}`);
  return viewerOf(session, { organisation: account.name, form_token, reader });
}
