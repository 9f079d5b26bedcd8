/** The payment PIN of whoever is signed in: the first, another, or one for a forgotten one. */
import type { Context, Hono } from "hono";
import { readPinState } from "#accounts/members";
import { wordsIn } from "#platform/words/language";
import { withRetryAfter } from "./approval-pages.ts";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { answerRefused, forMember, forMemberForm, type SignedIn } from "./for-member.ts";
import { nextOf } from "./next-page.ts";
import { answerPage } from "./page-answer.ts";
import { wordsOf } from "./refusal-words.ts";
import { type PinView, pinPage, pinSetPage } from "./show/pin.ts";
import { PIN_WORDS } from "./show/pin-words.ts";

type Said = Pick<PinView, "next" | "complaint" | "is_code_sent">;

/** Serves the page and its two forms. */
export function mountPin(pages: Hono, deps: DashboardDeps): void {
  pages.get("/pin", (c) => {
    const next = nextOf(c.req.query("next"));
    return forMember(deps, c, (signed) =>
      show(deps, signed, { next, complaint: null, is_code_sent: false }),
    );
  });
  pages.post("/pin/code", (c) =>
    forMemberForm(deps, c, (signed, form) => sendCode(deps, signed, form, c)),
  );
  pages.post("/pin", (c) =>
    forMemberForm(deps, c, (signed, form) => setPin(deps, signed, form, c)),
  );
}

async function show(
  { database, can_mail }: DashboardDeps,
  { viewer, session }: SignedIn,
  said: Said,
  status = 200,
): Promise<Response> {
  const pin = await database.read((read) => readPinState(read, session.member));
  return await answerPage(pinPage(viewer, { ...said, pin, can_mail }), status);
}

async function sendCode(
  deps: DashboardDeps,
  signed: SignedIn,
  form: URLSearchParams,
  c: Context,
): Promise<Response> {
  const { secret: session, viewer } = signed;
  const next = nextOf(form.get("next") ?? undefined);
  const answer = await deps.callForMember(c, { operation_id: "sendMyPinCode", session });
  const { refusal, status } = answer;
  if (refusal === null)
    return await show(deps, signed, { next, complaint: null, is_code_sent: true });
  const complaint = wordsOf(refusal, viewer.language);
  if (complaint === null) return await answerRefused(answer, viewer);
  const page = show(deps, signed, { next, complaint, is_code_sent: false }, status);
  return await withRetryAfter(answer, page);
}

async function setPin(
  deps: DashboardDeps,
  signed: SignedIn,
  form: URLSearchParams,
  c: Context,
): Promise<Response> {
  const { secret: session, viewer } = signed;
  const next = nextOf(form.get("next") ?? undefined);
  const field = (name: string) => (form.get(name) ?? "").replaceAll(/[\s-]/g, "");
  const said = (complaint: string) => ({ next, complaint, is_code_sent: false });
  const [pin, current] = [field("pin"), field("current_pin")];
  if (pin !== field("pin_again")) {
    const { not_the_same } = wordsIn(PIN_WORDS, viewer.language);
    return await show(deps, signed, said(not_the_same), 400);
  }
  const body = {
    ...{ pin, password_or_otp: field("code") },
    ...(current === "" ? {} : { current_pin: current }),
  };
  const answer = await deps.callForMember(c, { operation_id: "setMyPin", session, body });
  const { refusal, status } = answer;
  if (refusal === null) return await answerSet(deps, signed, next);
  const complaint = wordsOf(refusal, viewer.language);
  if (complaint === null) return await answerRefused(answer, viewer);
  return await withRetryAfter(answer, show(deps, signed, said(complaint), status));
}

async function answerSet(
  { database }: DashboardDeps,
  { viewer, session }: SignedIn,
  next: string,
): Promise<Response> {
  const pin = await database.read((read) => readPinState(read, session.member));
  return await answerPage(pinSetPage(viewer, { next, pin }));
}
