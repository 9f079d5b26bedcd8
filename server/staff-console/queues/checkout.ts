/** Paid checkouts that wait for a person, and payments to pay back. */
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Markup } from "#dashboard/show/layout";
import { moment } from "#dashboard/show/moment";
import { money } from "#dashboard/show/money";
import { formatId, parseId } from "#platform/ids";
import { formatMoney } from "#platform/money";
import { unixSeconds } from "#platform/time";
import { listReviews, reviewSession, type WaitingForStaff } from "#sales/checkout-sessions";
import { act, actionIn, answerNot } from "../act.ts";
import { leadTo } from "../console-answer.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm } from "../for-staff.ts";
import { namedIn } from "../look-first.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, queueOf } from "../show/queue.ts";

const SECTION = "checkout";
const BACK = "/staff/checkout";

/** Serves the queue, and the decision. */
export function mountCheckoutQueue(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/checkout", (c) => forStaff(deps, c, showQueue));
  pages.post("/checkout/:account/:object/review", (c) => forStaffForm(deps, c, review));
}

async function showQueue(asking: Asking): Promise<Response> {
  const rows = await asking.deps.database.read(listReviews);
  const content = queueOf<WaitingForStaff>(
    { caption: "Paid checkouts that wait", nothing: "No checkout session is in review." },
    [
      { head: "Since", cell: ({ since }) => (since === null ? "" : moment(unixSeconds(since))) },
      { head: "Session", cell: namesOf },
      { head: "Reason", cell: ({ reason }) => (reason ?? "").replaceAll("_", " ") },
      { head: "Paid", cell: paidOf },
      { head: "Send", cell: ({ send_status }) => send_status ?? "nothing sold" },
      { head: "Decide", cell: (row) => formsOf(asking, row) },
    ],
    rows,
  );
  return await answerSection(asking, { section: SECTION, content });
}

function namesOf({ account_id, session_id }: WaitingForStaff): Markup {
  return html`<code>${formatId("cs", session_id)}</code><br>
<code>${formatId("acct", account_id)}</code>`;
}

function paidOf(row: WaitingForStaff): Markup {
  const { received_minor, total_minor, currency, provider_reference } = row;
  const received = received_minor === null ? "?" : formatMoney(received_minor);
  return html`${money(received, currency)} of ${formatMoney(total_minor)}<br>${
    provider_reference === null ? "" : `Paynow ${provider_reference}`
  }`;
}

function formsOf({ signed }: Asking, row: WaitingForStaff): Markup {
  const { account_id, session_id, reason } = row;
  if (reason === "paid_twice") return html`Pay it back at the payment provider.`;
  const [account, session] = [formatId("acct", account_id), formatId("cs", session_id)];
  const action = `${BACK}/${account}/${session}/review`;
  const form = (verb: string, submit: string) =>
    consoleForm(signed, {
      ...{ action: `${action}?action=${verb}`, submit, tone: "plain" },
      fields: [reasonField(`${verb}-${session}`)],
    });
  return html`<details><summary>Decide</summary>
${form("resend", "Sell it again")}${form("credit", "Give it as Credit")}</details>`;
}

/** The network is asked before it is sold again, so this takes more than one transaction. */
async function review(asking: Asking, form: FormData): Promise<Response> {
  const { deps, signed, c } = asking;
  const named = namedIn(c, SECTION);
  const session_id = named === null ? null : parseId("cs", named.object_id);
  const written = c.req.query("action");
  if (named === null || session_id === null || (written !== "resend" && written !== "credit")) {
    return await answerNot("There is no such session.", { back: BACK, signed }, 404);
  }
  const { account_id, object_id } = named;
  const wanted = { action: `checkout.${written}`, object_id };
  const action = actionIn(form, wanted);
  if (action === null) return await answerNot("Say why.", { back: BACK, signed });
  const { name: by } = signed.session.staff;
  const decision = { account_id, session_id, action: written, note: action.reason, by } as const;
  const why = await reviewSession(deps, decision);
  if (why !== null) return await answerNot(why, { back: BACK, signed }, 409);
  const noted = await act(asking, form, { ...wanted, back: BACK }, async () => null);
  return noted.status === 303 ? noted : leadTo(`${BACK}?done=1`);
}
