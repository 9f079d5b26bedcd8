/** Requests of agents: what they are, and what a person decides about them. */
import type { Schemas } from "@svc/generated/routes";
import type { Context, Hono } from "hono";
import { countRequested, findApprovals } from "#accounts/approvals";
import { readPinState } from "#accounts/members";
import type { MemberAnswer } from "#http/call-for-member";
import { parseId } from "#platform/ids";
import { readApprovalContext } from "./approval-context.ts";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { answerRefused, forMember, forMemberForm, type SignedIn } from "./for-member.ts";
import { answerPage, lead } from "./page-answer.ts";
import { wordsOf } from "./refusal-words.ts";
import { approvalPage } from "./show/approval.ts";
import { approvalsPage, otherModePage } from "./show/approvals.ts";

const NEWEST = { status: "requested", limit: "50" };

/** What is wrong with a form that was sent; null where none was. */
interface Complaint {
  readonly text: string;
  readonly status: number;
}

/** Serves the list, each request, and the forms that decide it. */
export function mountApprovals(pages: Hono, deps: DashboardDeps): void {
  pages.get("/approvals", (c) => forMember(deps, c, (signed) => showApprovals(deps, signed, c)));
  pages.get("/approvals/:approval_id", (c) =>
    forMember(deps, c, (signed) => showApproval(deps, signed, c, null)),
  );
  pages.post("/approvals/:approval_id/approve", (c) =>
    forMemberForm(deps, c, async (signed, form) => {
      const pin = (form.get("pin") ?? "").trim();
      return await decide(deps, signed, c, { operation_id: "approveApproval", body: { pin } });
    }),
  );
  pages.post("/approvals/:approval_id/reject", (c) =>
    forMemberForm(deps, c, (signed) => decide(deps, signed, c, { operation_id: "rejectApproval" })),
  );
}

async function showApprovals(
  { callForMember, database }: DashboardDeps,
  { secret, viewer, twin_id }: SignedIn,
  c: Context,
): Promise<Response> {
  const call = { operation_id: "listApprovals", session: secret, query: NEWEST } as const;
  const answer = await callForMember(c, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const pending = await database.read((read) => countRequested(read, twin_id));
  const list = answer.body as Schemas["AgentApprovalList"];
  return await answerPage(approvalsPage(viewer, list, pending));
}

async function showApproval(
  { callForMember, database }: DashboardDeps,
  { secret, viewer, session, twin_id }: SignedIn,
  c: Context,
  complaint: Complaint | null,
): Promise<Response> {
  const call = { operation_id: "getApproval", session: secret, path: pathOf(c) } as const;
  const answer = await callForMember(c, call);
  if (answer.status === 404) {
    const id = parseId("apr", pathOf(c).approval_id);
    const ids = id === null ? [] : [id];
    const found = await database.read((read) => findApprovals(read, twin_id, ids));
    if (found.length > 0) return await answerPage(otherModePage(viewer, pageOf(c)), 404);
  }
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const approval = answer.body as Schemas["AgentApproval"];
  const [pin, context] = await database.read((read) =>
    Promise.all([readPinState(read, session.member), readApprovalContext(read, session, approval)]),
  );
  const view = { approval, context, pin, complaint: complaint?.text ?? null };
  return await answerPage(approvalPage(viewer, view), complaint?.status);
}

/** What was decided is shown on the request's own page, whose address can be opened again. */
async function decide(
  deps: DashboardDeps,
  signed: SignedIn,
  c: Context,
  call: { operation_id: "approveApproval"; body: object } | { operation_id: "rejectApproval" },
): Promise<Response> {
  const path = pathOf(c);
  const answer = await deps.callForMember(c, { ...call, session: signed.secret, path });
  if (answer.refusal === null) return lead(pageOf(c));
  const text = wordsOf(answer.refusal, signed.viewer.language);
  if (text === null) return await answerRefused(answer, signed.viewer);
  return await withRetryAfter(
    answer,
    showApproval(deps, signed, c, { text, status: answer.status }),
  );
}

/** A refusal that says when to come again says so in its headers too. */
export async function withRetryAfter(
  { refusal }: MemberAnswer,
  page: Promise<Response>,
): Promise<Response> {
  const answer = await page;
  const { retry_after } = refusal?.detail ?? {};
  if (retry_after !== undefined) answer.headers.set("Retry-After", String(retry_after));
  return answer;
}

function pathOf(c: Context): { approval_id: string } {
  return { approval_id: c.req.param("approval_id") ?? "" };
}

/** The address of a request, whichever of its forms was sent. */
function pageOf(c: Context): string {
  return `/dashboard/approvals/${pathOf(c).approval_id}`;
}
