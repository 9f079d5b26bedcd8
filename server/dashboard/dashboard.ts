/** The dashboard: where members sign in, and read what agents ask of their organisation. */
import type { Schemas } from "@svc/generated/routes";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { readAccountFacts } from "#accounts/account";
import {
  chooseMode,
  endSession,
  endSessionsOf,
  type FoundSession,
  findSession,
  touchSession,
} from "#accounts/sessions";
import type { MemberAnswer } from "#http/call-for-member";
import { wall } from "#platform/clock";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { answerPage, lead } from "./page-answer.ts";
import { cookieOf, formTokenOf, isOwnForm, secretOf } from "./session-cookie.ts";
import { approvalPage, approvalsPage } from "./show/approvals.ts";
import type { Viewer } from "./show/layout.ts";
import { noticePage } from "./show/notice.ts";
import { mountSignIn } from "./sign-in-pages.ts";

/** A session that stands, and who looks. */
interface SignedIn {
  readonly secret: string;
  readonly session: FoundSession;
  readonly viewer: Viewer;
}

type Show = (signed: SignedIn, c: Context) => Promise<Response>;

const FORM_BYTES_MAX = 4_096;
const SIGN_IN = "/dashboard/sign-in";
const NEWEST = { status: "requested", limit: "50" };

const FOREIGN = {
  title: "Send the form again",
  text: "It was written for another session, or on another page. Nothing was changed.",
};
const UNKNOWN = { title: "There is no such page", text: "Check the address." };
const FAULT = { title: "Something went wrong", text: "It is our fault. Try again in a minute." };
const TOO_LARGE = { title: "This form is too long", text: "Open the page again." };

/** Serves `/dashboard` and what is below it. */
export function mountDashboard(app: Hono, deps: DashboardDeps): void {
  const pages = new Hono();
  const onError = () => answerPage(noticePage(TOO_LARGE), 413);
  pages.use(bodyLimit({ maxSize: FORM_BYTES_MAX, onError }));
  mountSignIn(pages, deps);
  pages.get("/", (c) => forMember(deps, c, showApprovals(deps)));
  pages.get("/approvals/:approval_id", (c) => forMember(deps, c, showApproval(deps)));
  pages.post("/mode", (c) => forMember(deps, c, changeMode(deps)));
  pages.post("/sign-out", (c) => forMember(deps, c, signOut(deps)));
  pages.all("/:rest{.*}", () => answerPage(noticePage(UNKNOWN), 404));
  pages.onError((thrown) => {
    deps.onFault(thrown);
    return answerPage(noticePage(FAULT), 500);
  });
  app.route("/dashboard", pages);
}

/** Whoever is not signed in is asked to, and comes back to the page that they wanted. */
async function forMember(deps: DashboardDeps, c: Context, show: Show): Promise<Response> {
  const { database, config } = deps;
  const secret = secretOf(c, config);
  const session = secret && (await database.read((read) => findSession(read, secret)));
  if (!secret || !session) {
    const next = c.req.method === "GET" ? c.req.path : "/dashboard";
    return lead(`${SIGN_IN}?next=${encodeURIComponent(next)}`);
  }
  await touchSession(database, session);
  const account = await database.read((read) => readAccountFacts(read, session.chosen_id));
  if (account === null) throw new Error(`no row for account ${session.chosen_id}`);
  const viewer = {
    email: session.member.email,
    organisation: account.name,
    mode: session.mode,
    form_token: formTokenOf(secret, config),
  };
  return await show({ secret, session, viewer }, c);
}

function showApprovals({ callForMember }: DashboardDeps): Show {
  return async ({ secret, viewer }, c) => {
    const call = { operation_id: "listApprovals", session: secret, query: NEWEST } as const;
    const answer = await callForMember(c, call);
    if (answer.refusal !== null) return await answerRefused(answer, viewer);
    return await answerPage(approvalsPage(viewer, answer.body as Schemas["AgentApprovalList"]));
  };
}

function showApproval({ callForMember }: DashboardDeps): Show {
  return async ({ secret, viewer }, c) => {
    const path = { approval_id: c.req.param("approval_id") ?? "" };
    const call = { operation_id: "getApproval", session: secret, path } as const;
    const answer = await callForMember(c, call);
    if (answer.refusal !== null) return await answerRefused(answer, viewer);
    return await answerPage(approvalPage(viewer, answer.body as Schemas["AgentApproval"]));
  };
}

/** A request of the other mode is not there in this one. */
async function answerRefused({ refusal, status }: MemberAnswer, viewer: Viewer): Promise<Response> {
  const code = refusal?.code;
  if (code === "session_required") return lead(SIGN_IN);
  if (status === 404) {
    const text = `This organisation has no such request in ${viewer.mode} mode.`;
    return await answerPage(noticePage({ title: "There is no such request", text }, viewer), 404);
  }
  if (code === "account_closed") {
    const notice = { title: "The account is closed", text: "Nothing of it can be read here." };
    return await answerPage(noticePage(notice, viewer), status);
  }
  return await answerPage(noticePage({ ...FAULT, text: "Try again in a minute." }, viewer), status);
}

function changeMode({ database, config }: DashboardDeps): Show {
  return async ({ secret, session }, c) => {
    const form = new URLSearchParams(await c.req.text());
    if (!isOwnForm(form.get("form_token") ?? "", secret, config)) return await answerForeign();
    const mode = form.get("mode") === "test" ? "test" : "live";
    const next = await database.transact("show the other mode", (tx) =>
      chooseMode(tx, secret, mode),
    );
    if (next === null) return lead(SIGN_IN);
    const seconds = Math.ceil((session.expires_at - wall()) / 1_000);
    return lead("/dashboard", cookieOf({ secret: next, seconds }, config));
  };
}

function signOut({ database, config }: DashboardDeps): Show {
  return async ({ secret, session }, c) => {
    const form = new URLSearchParams(await c.req.text());
    if (!isOwnForm(form.get("form_token") ?? "", secret, config)) return await answerForeign();
    await database.transact("sign out", async (tx) => {
      if (form.get("from") === "everywhere") await endSessionsOf(tx, session.member);
      else await endSession(tx, session);
    });
    return lead(SIGN_IN, cookieOf({ secret: null, seconds: 0 }, config));
  };
}

async function answerForeign(): Promise<Response> {
  return await answerPage(noticePage(FOREIGN), 403);
}
