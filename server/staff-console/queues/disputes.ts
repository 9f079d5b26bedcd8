/** Open disputes, those due first at the top, and what a person decides. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { findDocuments } from "#accounts/documents";
import type { Markup } from "#dashboard/show/layout";
import { moment } from "#dashboard/show/moment";
import { money } from "#dashboard/show/money";
import { phoneOf } from "#dashboard/show/request-fields";
import { worded } from "#dashboard/show/worded";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney, parseMoney } from "#platform/values/money";
import {
  type DisputeDecision,
  type DisputeRow,
  findDisputes,
  listOpenDisputes,
  resolveDispute,
} from "#sales/disputes";
import { findSends, type SendRow } from "#sales/sends";
import { act, actByTwo, answerNot } from "../act.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm, textIn } from "../for-staff.ts";
import { mountObjects, type Named, namedIn } from "../look-first.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, factsOf, linkTo, queueOf, withOrganisations } from "../show/queue.ts";
import { CONSOLE_WORDS as WORDS } from "../show/words.ts";
import { ALONE_MINOR_MAX } from "./alone.ts";

const SECTION = "disputes";
const BACK = "/staff/disputes";

const OUTCOMES = {
  delivered_confirmed: "Delivered, as confirmed",
  not_delivered_credited: "Not delivered, Credit was returned",
  goodwill_credit: "Goodwill",
  rejected: "Rejected",
} as const;

/** Serves the queue, its objects, and the decision. */
export function mountDisputeQueue(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/disputes", (c) => forStaff(deps, c, showQueue));
  mountObjects(pages, deps, SECTION, showDispute);
  pages.post("/disputes/:account/:object/resolve", (c) => forStaffForm(deps, c, resolve));
}

async function showQueue(asking: Asking): Promise<Response> {
  const { rows, organisation } = await withOrganisations(asking, listOpenDisputes);
  const content = queueOf<DisputeRow>(
    { caption: "Open disputes, those due first at the top", nothing: "No dispute is open." },
    [
      { head: "Due", cell: ({ due_by }) => moment(unixSeconds(due_by)) },
      {
        head: "Dispute",
        cell: ({ account_id, id }) =>
          linkTo(SECTION, { account_id, object_id: formatId("dsp", id) }),
      },
      { head: "Organisation", cell: organisation },
      { head: "About", cell: ({ reason }) => worded(reason) },
    ],
    rows,
  );
  return await answerSection(asking, { section: SECTION, content });
}

/** A dispute with its send. */
async function readDispute(read: Read | Tx, { account_id, object_id }: Named) {
  const id = parseId("dsp", object_id);
  const [row] = id === null ? [] : await findDisputes(read, account_id, [id]);
  if (row === undefined) return null;
  const [send] = await findSends(read, account_id, [row.send_id]);
  return send === undefined ? null : { row, send };
}

async function showDispute(asking: Asking, named: Named): Promise<Response | null> {
  const { account_id, object_id: title } = named;
  const found = await asking.deps.database.read(async (read) => {
    const dispute = await readDispute(read, named);
    if (dispute === null) return null;
    const documents = await findDocuments(read, account_id, dispute.row.attachments);
    return { ...dispute, documents };
  });
  if (found === null) return null;
  const { row, send, documents } = found;
  const content = html`${disputeFacts(row, send)}
<h2>Attachments</h2>
${documents.length === 0 ? html`<p>There are none.</p>` : ""}
<ul class="plain">${documents.map(({ id, mime }) => {
    const document = { account_id, object_id: formatId("doc", id) };
    return html`<li>${linkTo("documents", document)} ${mime}</li>`;
  })}</ul>
${row.status === "opened" ? html`<h2>Decide</h2>${decisionForm(asking, named)}` : ""}`;
  return await answerSection(asking, { section: SECTION, title, content });
}

function disputeFacts(row: DisputeRow, send: SendRow): Markup {
  const object_id = formatId("snd", send.id);
  return factsOf([
    ["Send", linkTo("sends", { account_id: send.account_id, object_id })],
    ["Send's status", worded(send.status)],
    ["To", phoneOf(send.target)],
    ["Cost", money(formatMoney(send.cost_minor), send.currency)],
    ["Reason", worded(row.reason)],
    ["What happened", row.evidence_text],
    ["Customer's phone", row.customer_phone && phoneOf(row.customer_phone)],
    ["Due", moment(unixSeconds(row.due_by))],
    ["Outcome", row.outcome && worded(row.outcome)],
  ]);
}

function decisionForm({ signed }: Asking, { path }: Named): Markup {
  return consoleForm(signed, {
    action: `${path}/resolve`,
    fields: [
      { name: "outcome", label: "Outcome", type: "select", options: OUTCOMES },
      { name: "amount", label: "Amount", hint: "Of goodwill alone", inputmode: "decimal" },
      reasonField("resolve", WORDS.note),
    ],
    submit: "Resolve it",
  });
}

async function resolve(asking: Asking, form: FormData): Promise<Response> {
  const { deps, signed, c } = asking;
  const named = namedIn(c, SECTION);
  const dispute_id = named === null ? null : parseId("dsp", named.object_id);
  if (named === null || dispute_id === null) {
    return await answerNot("There is no such dispute.", { back: BACK, signed }, 404);
  }
  const { account_id, object_id, path } = named;
  const outcome = Object.keys(OUTCOMES).find((one) => one === textIn(form, "outcome"));
  const written = textIn(form, "amount");
  const amount_minor = written === "" ? null : parseMoney(written);
  if (outcome === undefined || (written !== "" && amount_minor === null)) {
    return await answerNot("An amount is written such as 5.00.", { back: path, signed });
  }
  const decided = { outcome: outcome as keyof typeof OUTCOMES, amount_minor };
  const wanted = { action: "dispute.resolve", object_id, back: BACK };
  const currency = await currencyOf(asking, named);
  if (amount_minor !== null && currency !== null && amount_minor > ALONE_MINOR_MAX[currency]) {
    const named_by = { account_id, dispute_id };
    const input = { ...decided, ...named_by, amount_minor: String(amount_minor), currency };
    return await actByTwo(asking, form, { ...wanted, input });
  }
  const { name: by } = signed.session.staff;
  return await act(asking, form, wanted, (tx, { reason: note }) =>
    resolveDispute(tx, { ...decided, account_id, dispute_id, note, by }, deps.reactions),
  );
}

async function currencyOf({ deps }: Asking, named: Named): Promise<SendRow["currency"] | null> {
  const found = await deps.database.read((read) => readDispute(read, named));
  return found?.send.currency ?? null;
}

/** What was proposed of a dispute, as its verb takes it. */
export function disputeDecisionOf(
  input: Readonly<Record<string, unknown>>,
  said: { readonly note: string; readonly by: string },
): DisputeDecision {
  const { account_id, dispute_id, outcome, amount_minor } = input as Record<string, string>;
  return {
    ...{ account_id: account_id ?? "", dispute_id: dispute_id ?? "", ...said },
    outcome: outcome as DisputeDecision["outcome"],
    amount_minor: BigInt(amount_minor ?? ""),
  };
}
