/** Dealer applications, with their documents, and what people decide. */
import type { Hono } from "hono";
import { html } from "hono/html";
import { readAccountFacts } from "#accounts/account";
import {
  type ApplicationDecision,
  type ApplicationRow,
  type Decision,
  decideApplication,
  findApplication,
  listSubmittedApplications,
  presentApplication,
} from "#accounts/dealer";
import { unknownNetworkOf } from "#catalogue/networks";
import type { Markup } from "#dashboard/show/layout";
import { moment } from "#dashboard/show/moment";
import { pill } from "#dashboard/show/pill";
import { worded } from "#dashboard/show/worded";
import type { Currency, Discount } from "#platform/context";
import { formatId, parseId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { parseMoney } from "#platform/values/money";
import { act, actByTwo, answerNot } from "../act.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm, textIn } from "../for-staff.ts";
import { mountObjects, type Named, namedIn } from "../look-first.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, factsOf, linkTo, queueOf } from "../show/queue.ts";
import { CONSOLE_WORDS as WORDS } from "../show/words.ts";

const SECTION = "applications";
const BACK = "/staff/applications";
const VERBS = { review: "Take it into review", question: "Ask a question", decline: "Decline it" };
const BPS_MAX = 10_000n;
/** Its title says the one, and staff need not know the others. */
const UNSHOWN: readonly string[] = ["id", "object", "created", "livemode", "metadata"];

/** Serves the queue, its objects, and the decisions. */
export function mountApplicationQueue(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/applications", (c) => forStaff(deps, c, showQueue));
  mountObjects(pages, deps, SECTION, showApplication);
  pages.post("/applications/:account/:object/decide", (c) => forStaffForm(deps, c, decide));
  pages.post("/applications/:account/:object/approve", (c) => forStaffForm(deps, c, approve));
}

async function showQueue(asking: Asking): Promise<Response> {
  const rows = await asking.deps.database.read(listSubmittedApplications);
  const content = queueOf<ApplicationRow>(
    { caption: "Dealer applications that wait", nothing: "No application waits." },
    [
      {
        head: "Since",
        cell: ({ submitted_at: at }) => (at === null ? "" : moment(unixSeconds(at))),
      },
      { head: "Business", cell: ({ legal_name }) => legal_name },
      {
        head: "Application",
        cell: ({ account_id, id }) =>
          linkTo(SECTION, { account_id, object_id: formatId("dap", id) }),
      },
      { head: "Status", cell: ({ status }) => pill(worded(status), "waiting") },
    ],
    rows,
  );
  return await answerSection(asking, { section: SECTION, content });
}

async function showApplication(asking: Asking, named: Named): Promise<Response | null> {
  const { account_id, object_id: title } = named;
  const { config, database } = asking.deps;
  const shown = await database.read(async (read) => {
    const account = await readAccountFacts(read, account_id);
    const row = await findApplication(read, account_id);
    if (account === null || row === null || formatId("dap", row.id) !== title) return null;
    return await presentApplication(read, row, { account, config });
  });
  if (shown === null) return null;
  const { documents, missing, submitted_at, decided_at, ...business } = shown;
  const files = Object.entries(documents).flatMap(([purpose, ids]) =>
    [ids].flat().flatMap((id) => (id === null ? [] : [{ purpose, id }])),
  );
  const facts = Object.entries(business).filter(([name]) => !UNSHOWN.includes(name));
  const content = html`${factsOf([
    ["Submitted", submitted_at === null ? null : moment(submitted_at)],
    ["Decided", decided_at === null ? null : moment(decided_at)],
    ...facts.map(([name, value]) => [worded(name), written(value)] as const),
  ])}
<h2>Documents</h2>
${missing.length === 0 ? "" : html`<p class="note">Missing: ${missing.join(", ")}</p>`}
<ul class="plain">${files.map(
    ({ purpose, id }) =>
      html`<li>${worded(purpose)}: ${linkTo("documents", {
        account_id,
        object_id: id,
      })}</li>`,
  )}</ul>
<h2>Decide</h2>${decisionForms(asking, named)}`;
  return await answerSection(asking, { section: SECTION, title, content });
}

/** What a business says, as a person reads it; each of several people on a line of their own. */
function written(value: unknown): Markup | string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) {
    return value.length === 0 ? null : html`${value.map((one) => html`${written(one)}<br>`)}`;
  }
  const parts = Object.entries(value).flatMap(([name, part]) =>
    part === null || typeof part === "object"
      ? []
      : [`${spoken(name)} ${typeof part === "boolean" ? written(part) : part}`],
  );
  return parts.length === 0 ? null : parts.join(", ");
}

function spoken(name: string): string {
  return name.replaceAll("_", " ");
}

function decisionForms({ signed }: Asking, { path }: Named): Markup {
  const discounts = {
    ...{ name: "discounts", label: "Discounts", is_required: true },
    hint: "One for each network, such as econet:USD:2.50 netone:ZWG:3.00",
  };
  return html`${consoleForm(signed, {
    action: `${path}/decide`,
    fields: [
      { name: "verb", label: "What to do", type: "select", options: VERBS },
      reasonField("decide", WORDS.note),
    ],
    ...{ submit: "Do it", tone: "plain" },
  })}
<h3>Or approve it, which a second person confirms</h3>
${consoleForm(signed, {
  action: `${path}/approve`,
  fields: [discounts, reasonField("approve", WORDS.note)],
  submit: "Propose the approval",
})}`;
}

/** The application that an address names. */
function applicationIn({ c }: Asking) {
  const named = namedIn(c, SECTION);
  const application_id = named === null ? null : parseId("dap", named.object_id);
  return named === null || application_id === null ? null : { ...named, application_id };
}

async function decide(asking: Asking, form: FormData): Promise<Response> {
  const { signed } = asking;
  const named = applicationIn(asking);
  const verb = Object.keys(VERBS).find((one) => one === textIn(form, "verb"));
  if (named === null || verb === undefined) {
    return await answerNot("There is no such application.", { back: BACK, signed }, 404);
  }
  const { account_id, application_id, object_id } = named;
  const { name: by } = signed.session.staff;
  const wanted = { action: `application.${verb}`, object_id, back: BACK };
  return await act(asking, form, wanted, (tx, { reason }) => {
    const decision = decisionOf(verb as keyof typeof VERBS, reason);
    return decideApplication(tx, { account_id, application_id, by, decision });
  });
}

function decisionOf(verb: keyof typeof VERBS, said: string): Decision {
  if (verb === "review") return { verb };
  return verb === "question" ? { verb, text: said } : { verb, note: said };
}

async function approve(asking: Asking, form: FormData): Promise<Response> {
  const { signed, deps } = asking;
  const named = applicationIn(asking);
  if (named === null) {
    return await answerNot("There is no such application.", { back: BACK, signed }, 404);
  }
  const { account_id, application_id, object_id, path: back } = named;
  const discounts = readDiscounts(textIn(form, "discounts"));
  if (discounts === null) {
    return await answerNot("A discount is written such as econet:USD:2.50.", { back, signed });
  }
  const unknown = await deps.database.read((read) => unknownNetworkOf(read, discounts));
  if (unknown !== null) {
    return await answerNot(`There is no network ${unknown}.`, { back, signed });
  }
  const input = { account_id, application_id, discounts };
  const wanted = { action: "application.approve", object_id, back: BACK };
  return await actByTwo(asking, form, { ...wanted, input });
}

/** Null where one of them is none, or there are none. */
function readDiscounts(text: string): Discount[] | null {
  const read = text.split(/[\s,;]+/).filter(Boolean);
  const discounts = read.flatMap((one): Discount[] => {
    const [network = "", currency = "", percent = "", ...others] = one.split(":");
    const bps = parseMoney(percent);
    if (!/^(USD|ZWG)$/i.test(currency) || others.length > 0) return [];
    if (bps === null || bps > BPS_MAX) return [];
    const discount_bps = Number(bps);
    return [{ network, currency: currency.toUpperCase() as Currency, discount_bps }];
  });
  return discounts.length === 0 || discounts.length < read.length ? null : discounts;
}

/** What was proposed of an application, as its verb takes it. */
export function approvalOf(
  input: Readonly<Record<string, unknown>>,
  { note, by }: { readonly note: string; readonly by: string },
): ApplicationDecision {
  const { account_id, application_id, discounts } = input;
  return {
    ...{ account_id: String(account_id), application_id: String(application_id), by },
    decision: { verb: "approve", note, discounts: discounts as Discount[] },
  };
}
