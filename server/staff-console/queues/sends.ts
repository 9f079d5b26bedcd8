/** Sends whose network does not explain them: all evidence, and what a person decides. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import type { Field } from "#dashboard/show/form";
import type { Markup } from "#dashboard/show/layout";
import { moment } from "#dashboard/show/moment";
import { money } from "#dashboard/show/money";
import { pill } from "#dashboard/show/pill";
import { table } from "#dashboard/show/table";
import { worded } from "#dashboard/show/worded";
import { formatId, parseId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import {
  decideSend,
  findSends,
  hasFailed,
  listUndecided,
  readExchanges,
  type SendDecision,
  type SendExchange,
  type SendRow,
  type UndecidedSend,
} from "#sales/sends";
import { act, actByTwo, answerNot } from "../act.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm, textIn } from "../for-staff.ts";
import { mountObjects, type Named, namedIn } from "../look-first.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, factsOf, linkTo, queueOf } from "../show/queue.ts";
import { ALONE_MINOR_MAX } from "./alone.ts";
import { readPower } from "./read-power.ts";

const SECTION = "sends";
const BACK = "/staff/sends";

/** Serves the queue, its objects, and the decision. */
export function mountSendQueue(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/sends", (c) => forStaff(deps, c, showQueue));
  mountObjects(pages, deps, SECTION, showSend);
  pages.post("/sends/:account/:object/decide", (c) => forStaffForm(deps, c, decide));
}

async function showQueue(asking: Asking): Promise<Response> {
  const rows = await asking.deps.database.read(listUndecided);
  const words = { caption: "Sends that wait for staff", nothing: "No send waits." };
  const content = queueOf<UndecidedSend>(
    words,
    [
      { head: "Since", cell: ({ status_at }) => moment(unixSeconds(status_at)) },
      { head: "Organisation", cell: ({ organisation }) => organisation },
      {
        head: "Send",
        cell: ({ account_id, id }) =>
          linkTo(SECTION, { account_id, object_id: formatId("snd", id) }),
      },
      { head: "What", cell: ({ type, network }) => `${worded(type)}, ${nameOfNetwork(network)}` },
      { head: "Amount", cell: amountOf, is_number: true },
      { head: "Status", cell: ({ status }) => pill(worded(status), "waiting") },
    ],
    rows,
  );
  return await answerSection(asking, { section: SECTION, content });
}

function amountOf({ amount_minor, currency }: SendRow): Markup {
  return money(formatMoney(amount_minor), currency);
}

async function showSend(asking: Asking, named: Named): Promise<Response | null> {
  const { account_id, object_id: title, path } = named;
  const id = parseId("snd", title);
  if (id === null) return null;
  const { send, attempts } = await asking.deps.database.read(async (read) => ({
    send: (await findSends(read, account_id, [id]))[0],
    attempts: await readExchanges(read, { account_id, send_id: id }),
  }));
  if (send === undefined) return null;
  const content = html`${sendFacts(send, named)}
<h2>Attempts and answers</h2>
${attempts.length === 0 ? html`<p>It was never submitted.</p>` : evidenceOf(attempts)}
<h2>Decide</h2>
<p class="quiet">Ask the supplier first. Not delivered returns the Credit; over ${aloneMax(send)} a
second person confirms it.</p>
${decisionForms(asking, send, path)}`;
  return await answerSection(asking, { section: SECTION, title, content });
}

function sendFacts(send: SendRow, { account }: Named): Markup {
  return factsOf([
    ["Organisation", html`<code>${account}</code>`],
    ["Status", pill(send.status, "waiting")],
    ["What", `${send.type}, ${send.product}, ${send.network}`],
    ["To", send.target],
    ["Amount", amountOf(send)],
    ["Cost", money(formatMoney(send.cost_minor), send.currency)],
    ["Reference", send.client_reference],
    ["Supplier's reference", send.provider_reference],
    ["Sold", moment(unixSeconds(send.created))],
    ["Status since", moment(unixSeconds(send.status_at))],
  ]);
}

function evidenceOf(attempts: readonly SendExchange[]): Markup {
  return table(
    "Attempts and answers, newest first",
    [
      { head: "When", cell: ({ at }) => moment(unixSeconds(at)) },
      { head: "What", cell: ({ kind, supplier }) => `${kind}, ${supplier}` },
      {
        head: "Answer",
        cell: ({ outcome, detail }) => [outcome, detail].filter(Boolean).join(": "),
      },
      { head: "State", cell: ({ state }) => state },
      { head: "Evidence", cell: ({ evidence }) => html`<code>${JSON.stringify(evidence)}</code>` },
    ],
    attempts,
  );
}

const POWER_FIELDS: readonly Field[] = [
  {
    ...{ name: "tokens", label: "Tokens", type: "area" },
    hint:
      "One a line, in the order of their entry, and behind each its units in kWh, such as 12.50. " +
      "Behind one that adds none: key change; other.",
  },
  {
    ...{ name: "arrears", label: "Arrears", inputmode: "decimal" },
    hint: "What went to a debt: the whole amount where there is no credit token.",
  },
];

function decisionForms({ signed }: Asking, send: SendRow, path: string): Markup {
  const action = `${path}/decide`;
  const reference = {
    name: "supplier_reference",
    label: "Supplier's reference",
    is_required: true,
  };
  const more = send.type === "power" ? POWER_FIELDS : [];
  const delivered = consoleForm(signed, {
    ...{ action: `${action}?outcome=delivered`, submit: "It was delivered" },
    fields: [reference, ...more, reasonField("delivered")],
  });
  // The Credit of one that has failed is back already.
  if (hasFailed(send)) return delivered;
  return html`${delivered}
<h3>Or</h3>
${consoleForm(signed, {
  ...{ action: `${action}?outcome=not_delivered`, submit: "It was not delivered", tone: "danger" },
  fields: [reasonField("not-delivered")],
})}`;
}

async function decide(asking: Asking, form: FormData): Promise<Response> {
  const { deps, signed, c } = asking;
  const named = namedIn(c, SECTION);
  const send_id = named === null ? null : parseId("snd", named.object_id);
  if (named === null || send_id === null) {
    return await answerNot("There is no such send.", { back: BACK, signed }, 404);
  }
  const read = readDecision(form, c.req.query("outcome"));
  if (typeof read === "string") return await answerNot(read, { back: named.path, signed });
  const { account_id, object_id } = named;
  const { name: by } = signed.session.staff;
  const wanted = { action: "send.decide", object_id, back: BACK };
  if (read.outcome === "not_delivered") {
    const [send] = await deps.database.read((of) => findSends(of, account_id, [send_id]));
    if (send !== undefined && send.cost_minor > ALONE_MINOR_MAX[send.currency]) {
      const cost = { cost_minor: String(send.cost_minor), currency: send.currency };
      const input = { account_id, send_id, outcome: read.outcome, ...cost };
      return await actByTwo(asking, form, { ...wanted, input });
    }
  }
  return await act(asking, form, wanted, (tx, { reason: note }) =>
    decideSend(
      tx,
      { ...read, account_id, send_id, note, by },
      { reactions: deps.reactions, secret_key: deps.config.secret_key },
    ),
  );
}

function aloneMax({ currency }: SendRow): Markup {
  return money(formatMoney(ALONE_MINOR_MAX[currency]), currency);
}

/** What was proposed of a send, as its verb takes it: that its Credit is returned. */
export function returnOf(
  { account_id, send_id }: Readonly<Record<string, unknown>>,
  said: { readonly note: string; readonly by: string },
): SendDecision {
  const named = { account_id: String(account_id), send_id: String(send_id) };
  const outcome = "not_delivered" as const;
  return { ...named, ...said, outcome, supplier_reference: null, power: null };
}

type ReadDecision = Pick<SendDecision, "outcome" | "supplier_reference" | "power">;

/** What a form decides; what is wrong with it, in a sentence. */
function readDecision(form: FormData, outcome: string | undefined): ReadDecision | string {
  if (outcome === "not_delivered") return { outcome, supplier_reference: null, power: null };
  if (outcome !== "delivered") return "Say whether it was delivered.";
  const supplier_reference = textIn(form, "supplier_reference").slice(0, 100) || null;
  const power = readPower(form);
  return typeof power === "string" ? power : { outcome, supplier_reference, power };
}
