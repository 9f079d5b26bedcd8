/** What one person has proposed, and another has to confirm. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { setStanding } from "#accounts/account";
import { decideApplication } from "#accounts/dealer";
import { endProposal, type ListedProposal, listProposals, lockProposal } from "#accounts/staff";
import type { Markup } from "#dashboard/show/layout";
import { moment } from "#dashboard/show/moment";
import type { Read, Tx } from "#platform/db/transaction";
import { unixSeconds } from "#platform/time/instants";
import { creditInReview } from "#sales/checkout-sessions";
import { resolveDispute } from "#sales/disputes";
import { decideSend } from "#sales/sends";
import { act } from "../act.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm } from "../for-staff.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, queueOf, withOrganisations } from "../show/queue.ts";
import { shownInput } from "../show/shown-input.ts";
import { approvalOf } from "./applications.ts";
import { creditOf } from "./checkout.ts";
import { disputeDecisionOf } from "./disputes.ts";
import { returnOf } from "./sends.ts";

const SECTION = "proposals";
const BACK = "/staff/proposals";
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Carries out what was proposed; the note and the names are those of both people. */
type CarryOut = (
  tx: Tx,
  input: ListedProposal["input"],
  said: { readonly note: string; readonly by: string; readonly deps: ConsoleDeps },
) => Promise<string | null>;

const CARRIED_OUT: Readonly<Record<string, CarryOut>> = {
  "application.approve": (tx, input, said) => decideApplication(tx, approvalOf(input, said)),
  "organisation.resume": (tx, { account_id }, { note, by }) =>
    setStanding(tx, { account_id: String(account_id), to: "active", note, by }),
  "dispute.resolve": (tx, input, { deps, ...said }) =>
    resolveDispute(tx, disputeDecisionOf(input, said), deps.reactions),
  "checkout.credit": (tx, input, said) => creditInReview(tx, creditOf(input, said)),
  "send.decide": (tx, input, { deps: { config, reactions }, ...said }) =>
    decideSend(tx, returnOf(input, said), { reactions, secret_key: config.secret_key }),
};

/** Serves the queue, and the second person's decision. */
export function mountProposals(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/proposals", (c) => forStaff(deps, c, showQueue));
  pages.post("/proposals/:id/:verb{confirm|reject}", (c) => forStaffForm(deps, c, decide));
}

async function showQueue(asking: Asking): Promise<Response> {
  const { rows, organisation } = await withOrganisations(asking, listOfAccounts);
  const content = html`<p class="quiet">Whoever proposed it cannot confirm it.</p>${queueOf(
    { caption: "Proposals that wait", nothing: "Nothing waits for a second person." },
    [
      { head: "When", cell: ({ created }) => moment(unixSeconds(created)) },
      { head: "Who", cell: ({ proposer }) => proposer },
      { head: "What", cell: ({ action }) => action },
      { head: "Organisation", cell: organisation },
      { head: "About", cell: ({ object_id }) => html`<code>${object_id}</code>` },
      { head: "With", cell: ({ input }) => shownInput(input) },
      { head: "Why", cell: ({ reason }) => reason },
      { head: "Decide", cell: (row) => formsOf(asking, row) },
    ],
    rows,
  )}`;
  return await answerSection(asking, { section: SECTION, content });
}

/** Whatever is proposed is about an account. */
async function listOfAccounts(read: Read) {
  const listed = await listProposals(read);
  return listed.map((row) => {
    const { account_id } = row.input;
    return { ...row, account_id: String(account_id) };
  });
}

function formsOf({ signed }: Asking, { id, proposed_by }: ListedProposal): Markup {
  const is_own = proposed_by === signed.session.staff.id;
  const form = (verb: string, submit: string) =>
    consoleForm(signed, {
      ...{ action: `${BACK}/${id}/${verb}`, submit, tone: "plain" },
      fields: [reasonField(`${verb}-${id}`)],
    });
  return html`<details><summary>Decide</summary>
${is_own ? "" : form("confirm", "Confirm it")}
${form("reject", is_own ? "Withdraw it" : "Turn it down")}</details>`;
}

async function decide(asking: Asking, form: FormData): Promise<Response> {
  const { deps, signed, c } = asking;
  const { id = "", verb } = c.req.param() as Record<string, string>;
  const { staff } = signed.session;
  const is_confirmed = verb === "confirm";
  const wanted = { action: `proposal.${verb}`, object_id: id, back: BACK };
  const decision = { id, by: staff, is_confirmed };
  return await act(asking, form, wanted, async (tx) => {
    const proposal = UUID.test(id)
      ? await lockProposal(tx, decision)
      : "There is no such proposal.";
    if (typeof proposal === "string") return proposal;
    const why = is_confirmed ? await carryOut(tx, proposal, { deps, second: staff.name }) : null;
    // What cannot be carried out waits on, until somebody turns it down.
    if (why === null) await endProposal(tx, decision);
    return why;
  });
}

async function carryOut(
  tx: Tx,
  { action, input, reason: note, proposer }: ListedProposal,
  { deps, second }: { readonly deps: ConsoleDeps; readonly second: string },
): Promise<string | null> {
  const verb = CARRIED_OUT[action];
  if (verb === undefined) throw new Error(`Nothing carries out ${action}.`);
  return await verb(tx, input, { note, by: `${proposer} and ${second}`, deps });
}
