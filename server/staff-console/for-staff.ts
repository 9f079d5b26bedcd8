/** Who looks at a page of the console, found by the cookie of their browser. */
import type { Context } from "hono";
import { findStaffSession } from "#accounts/staff";
import { answerNotice, leadTo } from "./console-answer.ts";
import type { ConsoleDeps } from "./console-deps.ts";
import type { Signed } from "./show/frame.ts";
import { isOwnStaffForm, staffFormTokenOf, staffSecretOf } from "./staff-cookie.ts";

/** One page being made: for whom, and with what. */
export interface Asking {
  readonly deps: ConsoleDeps;
  readonly signed: Signed;
  readonly c: Context;
}

export const STAFF_SIGN_IN = "/staff/sign-in";

export const FOREIGN = {
  title: "Send the form again",
  text: "It was written for another session, or on another page. Nothing was changed.",
};

/** Whoever is not signed in is led to do so, and sees nothing. */
export async function forStaff(
  deps: ConsoleDeps,
  c: Context,
  show: (asking: Asking) => Promise<Response>,
): Promise<Response> {
  const secret = staffSecretOf(c, deps.config);
  const session = secret && (await deps.database.read((read) => findStaffSession(read, secret)));
  if (!secret || !session) return leadTo(STAFF_SIGN_IN);
  const form_token = staffFormTokenOf(secret, deps.config);
  return await show({ deps, c, signed: { secret, session, form_token } });
}

/** The same of a form, which changes nothing unless it was written for this session. */
export async function forStaffForm(
  deps: ConsoleDeps,
  c: Context,
  act: (asking: Asking, form: FormData) => Promise<Response>,
): Promise<Response> {
  return await forStaff(deps, c, async (asking) => {
    const { signed } = asking;
    const form = await c.req.formData();
    const is_own = isOwnStaffForm(textIn(form, "form_token"), signed.secret, deps.config);
    if (!is_own) return await answerNotice(FOREIGN, { signed, status: 403 });
    return await act(asking, form);
  });
}

/** What a form says under a name, without spaces around it; empty where it says nothing. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim().toWellFormed() : "";
}
