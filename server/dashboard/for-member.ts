/** Who looks at a page of the dashboard, found by the cookie of their browser. */
import { isUtf8 } from "node:buffer";
import type { Context } from "hono";
import { readAccountFacts } from "#accounts/account";
import { type FoundSession, findPerson, findSession, touchSession } from "#accounts/sessions";
import type { MemberAnswer } from "#http/call-for-member";
import { type Holder, pagesOf } from "#platform/db/places";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { isLongForm } from "./form-sizes.ts";
import { answerPage, lead } from "./page-answer.ts";
import { readerLanguageOf } from "./reader-language.ts";
import { formTokenOf, isOwnForm, secretOf } from "./session-cookie.ts";
import type { Viewer } from "./show/layout.ts";
import { missingPage, ownNotice } from "./show/notice.ts";
import { viewerOf } from "./viewer.ts";

/** A session that stands, and who looks. */
export interface SignedIn {
  readonly secret: string;
  readonly session: FoundSession;
  readonly viewer: Viewer;
  /** The account of the other mode. */
  readonly twin_id: string;
}

export type Show = (signed: SignedIn, c: Context) => Promise<Response>;

/** What a form of the session's own says. */
export type ShowForm = (signed: SignedIn, form: URLSearchParams, c: Context) => Promise<Response>;

export const ORGANISATIONS = "/dashboard/organisations";
export const SIGN_IN = "/dashboard/sign-in";

/**
 * Whoever is not signed in is asked to, and comes back to the page that they wanted. Whoever is no
 * member yet sees nothing but what they are invited to.
 */
export async function forMember(deps: DashboardDeps, c: Context, show: Show): Promise<Response> {
  const { database, config } = deps;
  const secret = secretOf(c, config);
  const session = secret && (await database.read((read) => findSession(read, secret)));
  if (!secret || !session) {
    if (secret && (await database.read((read) => findPerson(read, secret)))) {
      return lead(ORGANISATIONS);
    }
    const next = c.req.method === "GET" ? c.req.path : "/dashboard";
    return lead(`${SIGN_IN}?next=${encodeURIComponent(next)}`);
  }
  await touchSession(database.of(pagesOfSession(session)), session);
  const account = await database.read((read) => readAccountFacts(read, session.chosen_id));
  if (account === null) throw new Error(`no row for account ${session.chosen_id}`);
  const form_token = formTokenOf(secret, config);
  const reader = readerLanguageOf(c, config);
  const viewer = viewerOf(session, { organisation: account.name, form_token, reader });
  return await show({ secret, session, viewer, twin_id: account.twin_id }, c);
}

/** Whose places the transactions of somebody's pages take. */
export function pagesOfSession({ chosen_id, mode }: FoundSession): Holder {
  return pagesOf({ id: chosen_id, mode });
}

/** The same of a form, which changes nothing unless it was written for this session. */
export async function forMemberForm(
  deps: DashboardDeps,
  c: Context,
  show: ShowForm,
): Promise<Response> {
  return await forMember(deps, c, (signed) => {
    const act = async () => {
      const form = await readForm(c);
      const is_own = isOwnForm(form.get("form_token") ?? "", signed.secret, deps.config);
      if (is_own) return await show(signed, form, c);
      return await answerPage(ownNotice("foreign", signed.viewer.reader), 403);
    };
    return isLongForm(c) ? deps.inFormPlace(pagesOfSession(signed.session), act) : act();
  });
}

/** A larger file is no text: its form reads it by itself. */
const TEXT_BYTES_MAX = 1_048_576;

/** The fields of a form; of a file its text. */
async function readForm({ req }: Context): Promise<URLSearchParams> {
  const is_whole = req.header("content-type")?.startsWith("multipart/form-data") ?? false;
  if (!is_whole) return new URLSearchParams(await req.text());
  const fields = new URLSearchParams();
  for (const [name, value] of await req.formData()) {
    if (typeof value === "string") fields.append(name, value);
    else if (value.size <= TEXT_BYTES_MAX) fields.set(name, textOfFile(await value.arrayBuffer()));
  }
  return fields;
}

/** A file as programs of spreadsheets save it: UTF-8 with or without a mark, or Windows-1252. */
function textOfFile(bytes: ArrayBuffer): string {
  return new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252").decode(bytes);
}

/** A page that the viewer's role has no use for. */
export async function answerForbidden(viewer: Viewer): Promise<Response> {
  return await answerPage(ownNotice("forbidden", viewer), 403);
}

/** A refusal that the page itself has no words for. */
export async function answerRefused(
  { refusal, status }: MemberAnswer,
  viewer: Viewer,
): Promise<Response> {
  const code = refusal?.code;
  if (code === "session_required") return lead(SIGN_IN);
  if (status === 404) return await answerPage(missingPage(viewer), 404);
  if (status === 403 && code !== "account_closed") {
    return await answerForbidden(viewer);
  }
  const id = code === "account_closed" ? "closed" : "later";
  return await answerPage(ownNotice(id, viewer), status);
}
