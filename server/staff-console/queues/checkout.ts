/** Paid checkouts that wait for a person, and payments to pay back. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { actOnce } from "#accounts/staff";
import type { Markup } from "#dashboard/show/layout";
import { moment } from "#dashboard/show/moment";
import { money } from "#dashboard/show/money";
import { worded } from "#dashboard/show/worded";
import { formatId, parseId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import {
  type CreditDecision,
  isPaidInFull,
  listReviews,
  readSessionMoney,
  reviewSession,
  type SessionMoney,
  type WaitingForStaff,
} from "#sales/checkout-sessions";
import { actByTwo, actionIn, answerNot } from "../act.ts";
import { leadTo } from "../console-answer.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm } from "../for-staff.ts";
import { namedIn } from "../look-first.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, queueOf, withOrganisations } from "../show/queue.ts";

const SECTION = "checkout";
const BACK = "/staff/checkout";

/** Serves the queue, and the decision. */
export function mountCheckoutQueue(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/checkout", (c) => forStaff(deps, c, showQueue));
  pages.post("/checkout/:account/:object/review", (c) => forStaffForm(deps, c, review));
}

async function showQueue(asking: Asking): Promise<Response> {
  const { rows, organisation } = await withOrganisations(asking, listReviews);
  const content = queueOf<WaitingForStaff>(
    { caption: "Paid checkouts that wait", nothing: "No checkout session is in review." },
    [
      { head: "Since", cell: ({ since }) => (since === null ? "" : moment(unixSeconds(since))) },
      { head: "Organisation", cell: organisation },
      {
        head: "Session",
        cell: ({ session_id }) => html`<code>${formatId("cs", session_id)}</code>`,
      },
      { head: "Reason", cell: ({ reason }) => worded(reason ?? "") },
      { head: "Paid", cell: paidOf },
      { head: "Send", cell: ({ send_status }) => worded(send_status ?? "nothing_sold") },
      { head: "Decide", cell: (row) => formsOf(asking, row) },
    ],
    rows,
  );
  return await answerSection(asking, { section: SECTION, content });
}

function paidOf(row: WaitingForStaff): Markup {
  const { received_minor, total_minor, currency, provider_reference } = row;
  const received = received_minor === null ? "?" : formatMoney(received_minor);
  return html`${money(received, currency)} of ${formatMoney(total_minor)}<br>${
    provider_reference === null ? "" : `Paynow ${provider_reference}`
  }${row.is_reversed ? html`<br><strong>REVERSED or disputed</strong>` : ""}`;
}

/** Whether less came than was asked for, or it went back: the house would pay the rest. */
function isShort({ received_minor, total_minor, is_reversed }: WaitingForStaff): boolean {
  return is_reversed || received_minor === null || received_minor < total_minor;
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
  if (isShort(row)) {
    return html`<details><summary>Decide</summary>
<p class="quiet">The house would pay what is missing. A second person confirms that it is given as
Credit; once the rest is settled, <code>npm run svc -- checkout</code> sells it again.</p>
${form("credit", "Give it as Credit")}</details>`;
  }
  return html`<details><summary>Decide</summary>
${form("resend", "Sell it again")}${form("credit", "Give it as Credit")}</details>`;
}

/**
 * The network is asked before it is sold again, so this takes more than one transaction; what was
 * decided is kept in the last, with what it does.
 */
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
  const session = { account_id, id: session_id };
  const { is_in_full, seen } = await deps.database.read(async (read) => ({
    is_in_full: await isPaidInFull(read, session),
    seen: await readSessionMoney(read, session),
  }));
  if (written === "credit" && !is_in_full && seen !== null) {
    const input = { account_id, session_id, ...proposedOf(seen) };
    return await actByTwo(asking, form, { ...wanted, back: BACK, input });
  }
  const { name: by } = signed.session.staff;
  const said = { note: action.reason, by, covers_missing: false };
  const why = await reviewSession(
    deps,
    { account_id, session_id, action: written, ...said },
    (tx, work) => actOnce(tx, { ...action, session: signed.session }, work),
  );
  return why === null
    ? leadTo(`${BACK}?done=1`)
    : await answerNot(why, { back: BACK, signed }, 409);
}

/** What a proposal keeps of the money that its proposer saw; JSON has no whole numbers so large. */
function proposedOf(seen: SessionMoney) {
  const { credit_minor, total_minor, received_minor, ...rest } = seen;
  const minors = { credit_minor: `${credit_minor}`, total_minor: `${total_minor}` };
  return {
    ...rest,
    ...minors,
    received_minor: received_minor === null ? null : `${received_minor}`,
  };
}

/** What was proposed of a session, as its verb takes it: Credit for what was not paid in full. */
export function creditOf(
  { account_id, session_id, received_minor, is_reversed }: Readonly<Record<string, unknown>>,
  said: { readonly note: string; readonly by: string },
): CreditDecision {
  const named = { account_id: String(account_id), session_id: String(session_id) };
  const received = received_minor === null ? null : minorIn(received_minor);
  const is_said = received !== undefined && typeof is_reversed === "boolean";
  const proposed = is_said ? { received_minor: received, is_reversed } : null;
  return { ...named, ...said, proposed };
}

/** Proposals of before do not say what was received. */
function minorIn(written: unknown): bigint | undefined {
  return typeof written === "string" ? BigInt(written) : undefined;
}
