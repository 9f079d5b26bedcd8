/** The organisations of a person: invitations to answer, others to look at, a new one. */
import type { Schemas } from "@svc/generated/routes";
import type { Context, Hono } from "hono";
import { chooseOrganisation, SESSION_MS } from "#accounts/sessions";
import type { MemberAnswer, MemberCall } from "#http/call-for-member";
import { parseId } from "#platform/ids";
import type { Refusal } from "#platform/refusal";
import { type Language, wordsIn } from "#platform/words/language";
import { withRetryAfter } from "./approval-pages.ts";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { ORGANISATIONS, SIGN_IN } from "./for-member.ts";
import { forPerson, forPersonForm, type SeenPerson } from "./for-person.ts";
import { answerPage, lead } from "./page-answer.ts";
import { wordsOf } from "./refusal-words.ts";
import { cookieOf } from "./session-cookie.ts";
import { NOTICE_WORDS } from "./show/notice-words.ts";
import { ORGANISATION_WORDS } from "./show/organisation-words.ts";
import { organisationsPage } from "./show/organisations.ts";

/** A call of the page, without the session that makes it. */
type Call = Omit<MemberCall, "session">;

/** Serves the page and its forms. */
export function mountOrganisations(pages: Hono, deps: DashboardDeps): void {
  pages.get("/organisations", (c) => forPerson(deps, c, (seen) => show(deps, seen, c, null)));
  pages.post("/organisations", (c) =>
    forPersonForm(deps, c, async (seen, form) => {
      const body = { name: (form.get("name") ?? "").trim() };
      const answer = await ask(deps, seen, c, { operation_id: "createOrganisation", body });
      if (answer.refusal !== null) return await refused(deps, seen, c, answer);
      return await choose(deps, seen, (answer.body as Schemas["Account"]).id);
    }),
  );
  pages.post("/organisations/choose", (c) =>
    forPersonForm(deps, c, (seen, form) => choose(deps, seen, form.get("account") ?? "")),
  );
  pages.post("/organisations/invites/:invite_id/accept", (c) =>
    forPersonForm(deps, c, (seen) => accept(deps, seen, c)),
  );
  pages.post("/organisations/invites/:invite_id/decline", (c) =>
    forPersonForm(deps, c, async (seen) => {
      const call = { operation_id: "declineOrganisationInvite", path: pathOf(c) } as const;
      const answer = await ask(deps, seen, c, call);
      if (answer.refusal !== null) return await refused(deps, seen, c, answer);
      return lead(ORGANISATIONS);
    }),
  );
}

/** Whoever was no member of any looks at the first one at once; others stay where they are. */
async function accept(deps: DashboardDeps, seen: SeenPerson, c: Context): Promise<Response> {
  const call = { operation_id: "acceptOrganisationInvite", path: pathOf(c) } as const;
  const answer = await ask(deps, seen, c, call);
  if (answer.refusal !== null) return await refused(deps, seen, c, answer);
  if (seen.person.member !== null) return lead(ORGANISATIONS);
  return await choose(deps, seen, (answer.body as Schemas["Organisation"]).live);
}

async function show(
  deps: DashboardDeps,
  seen: SeenPerson,
  c: Context,
  complaint: { readonly text: string; readonly status: number } | null,
): Promise<Response> {
  const [invites, organisations] = [
    await ask(deps, seen, c, { operation_id: "listOrganisationInvites" }),
    await ask(deps, seen, c, { operation_id: "listOrganisations" }),
  ];
  for (const { refusal, status } of [invites, organisations]) {
    if (refusal?.code === "session_required") return lead(SIGN_IN);
    if (refusal !== null) {
      const complaint = sentenceOf(refusal, seen.reader.language);
      const view = { invites: [], organisations: [], complaint };
      return await answerPage(organisationsPage(seen, view), status);
    }
  }
  const view = {
    invites: (invites.body as Schemas["InviteList"]).data,
    organisations: (organisations.body as Schemas["OrganisationList"]).data,
    complaint: complaint?.text ?? null,
  };
  return await answerPage(organisationsPage(seen, view), complaint?.status);
}

function sentenceOf(refusal: Refusal, language: Language): string {
  const { refused } = wordsIn(ORGANISATION_WORDS, language);
  const own: Readonly<Record<string, string>> = refused;
  const { fault } = wordsIn(NOTICE_WORDS, language);
  return own[refusal.code] ?? wordsOf(refusal, language) ?? fault.text;
}

async function refused(
  deps: DashboardDeps,
  seen: SeenPerson,
  c: Context,
  answer: MemberAnswer,
): Promise<Response> {
  const { refusal, status } = answer;
  if (refusal === null) throw new Error("an answer that refuses nothing is shown as a refusal");
  const text = sentenceOf(refusal, seen.reader.language);
  return await withRetryAfter(answer, show(deps, seen, c, { text, status }));
}

/** The person looks at another organisation from now on, under a new secret. */
async function choose(
  { database, config }: DashboardDeps,
  { secret }: SeenPerson,
  account: string,
): Promise<Response> {
  const live_id = parseId("acct", account);
  if (live_id === null) return lead(ORGANISATIONS);
  const next = await database.transact("show another organisation", (tx) =>
    chooseOrganisation(tx, secret, live_id),
  );
  if (next === null) return lead(ORGANISATIONS);
  return lead("/dashboard", cookieOf({ secret: next, seconds: SESSION_MS / 1_000 }, config));
}

async function ask(
  deps: DashboardDeps,
  { secret: session }: SeenPerson,
  c: Context,
  call: Call,
): Promise<MemberAnswer> {
  return await deps.callForMember(c, { ...call, session });
}

function pathOf(c: Context): { invite_id: string } {
  return { invite_id: c.req.param("invite_id") ?? "" };
}
