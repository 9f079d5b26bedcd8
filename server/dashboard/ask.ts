/** How pages call operations: for whoever is signed in, through the gate. */
import assert from "node:assert/strict";
import { OPERATIONS } from "@svc/generated/operations";
import type { Context } from "hono";
import type { MemberAnswer, MemberCall } from "#http/call-for-member";
import { type Complaint, complaintOf } from "./complaint.ts";
import { questionOf } from "./confirm-words.ts";
import type { DashboardDeps } from "./dashboard-deps.ts";
import type { SignedIn } from "./for-member.ts";

/** A call of a page, without the session that makes it. */
export type PageCall = Omit<MemberCall, "session">;

/** One page being made: for whom, and with what. */
export interface Asking {
  readonly deps: DashboardDeps;
  readonly signed: SignedIn;
  readonly c: Context;
}

/** Reads or changes something for whoever is signed in. */
export async function ask({ deps, signed, c }: Asking, call: PageCall): Promise<MemberAnswer> {
  return await deps.callForMember(c, { ...call, session: signed.secret });
}

/** The body of an answer that refuses nothing, if the viewer's role may call it; else null. */
export async function readIfAllowed<Body>(asking: Asking, call: PageCall): Promise<Body | null> {
  if (!asking.signed.viewer.may(call.operation_id)) return null;
  const { refusal, body } = await ask(asking, call);
  return refusal === null ? (body as Body) : null;
}

/** Sends what a form says, under the key that was made with the form. */
export async function askWithForm(
  asking: Asking,
  form: URLSearchParams,
  call: PageCall,
): Promise<MemberAnswer & { readonly complaint: Complaint | null }> {
  const { operation_id } = call;
  assert(questionOf(operation_id, form) === null, `${operation_id} is called without a question`);
  const { idempotency } = OPERATIONS[operation_id];
  const form_key = form.get("form_key") ?? "";
  const takes_key = idempotency === "required" || idempotency === "optional";
  const idempotency_key = takes_key && form_key !== "" ? { idempotency_key: form_key } : {};
  const answer = await ask(asking, { ...call, ...idempotency_key });
  const { refusal } = answer;
  return {
    ...answer,
    complaint: refusal === null ? null : complaintOf(refusal, asking.signed.viewer.language),
  };
}
