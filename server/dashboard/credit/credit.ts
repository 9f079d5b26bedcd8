/** Credit: what there is, where it went, and how more comes in. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { randomText } from "#platform/crypto/random-text";
import { type Asking, ask, askWithForm, readIfAllowed } from "../ask.ts";
import { type Complaint, complaintOf } from "../complaint.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerForbidden, answerRefused, forMember, forMemberForm } from "../for-member.ts";
import { answerPage, lead } from "../page-answer.ts";
import { partOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { mountAlerts } from "./alerts.ts";
import { creditPage } from "./credit-page.ts";
import { mountExports } from "./exports.ts";
import { mountReports } from "./reports.ts";
import { mountStatements } from "./statements.ts";
import { topupPage } from "./topup-page.ts";
import { mountTransactions } from "./transaction-page.ts";

const LIMIT = "25";
const TAKEN = ["currency", "type", "starting_after", "ending_before"];

/** Serves the balances, the top-ups and each top-up. */
export function mountCredit(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps, { is_english: true });
  mountStatements(part);
  mountReports(part);
  mountExports(part);
  mountAlerts(part);
  mountTransactions(part);
  pages.get("/credit", (c) =>
    forMember(deps, c, (signed) => showCredit({ deps, signed, c }, null)),
  );
  pages.post("/credit/topups", (c) =>
    forMemberForm(deps, c, (signed, form) => topUp({ deps, signed, c }, form)),
  );
  pages.get("/credit/topups/:topup_id", (c) =>
    forMember(deps, c, (signed) => showTopup({ deps, signed, c })),
  );
}

interface Sent {
  readonly complaint: Complaint;
  readonly form: URLSearchParams;
  readonly status: number;
}

async function showCredit(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, c, deps } = asking;
  const { viewer } = signed;
  const credit = await ask(asking, { operation_id: "getCredit" });
  if (credit.refusal !== null) return await answerRefused(credit, viewer);
  const asked = sent === null ? queryOf(c, TAKEN) : {};
  const call = {
    operation_id: "listCreditTransactions",
    query: { ...asked, limit: LIMIT },
  } as const;
  const list = await ask(asking, call);
  if (list.refusal !== null && list.status !== 400) return await answerRefused(list, viewer);
  const topups = await readIfAllowed<Schemas["TopupList"]>(asking, {
    operation_id: "listTopups",
    query: { limit: "5" },
  });
  const page = creditPage(viewer, {
    ...{ asked, call, public_url: deps.config.public_url },
    credit: credit.body as Schemas["Credit"],
    list: list.refusal === null ? (list.body as Schemas["CreditTransactionList"]) : null,
    complaint: list.refusal === null ? null : complaintOf(list.refusal),
    topups: topups?.data ?? [],
    sent: sent === null ? null : { complaint: sent.complaint, form: sent.form },
    form_key: sent?.form.get("form_key") ?? randomText(),
  });
  return await answerPage(page, sent?.status ?? list.status);
}

async function topUp(asking: Asking, form: URLSearchParams): Promise<Response> {
  if (!asking.signed.viewer.may("createTopup")) return await answerForbidden(asking.signed.viewer);
  const body = {
    method: form.get("method") ?? "card",
    amount: (form.get("amount") ?? "").trim(),
    currency: form.get("currency") ?? "USD",
  };
  const answer = await askWithForm(asking, form, { operation_id: "createTopup", body });
  const { complaint, status } = answer;
  if (complaint !== null) return await showCredit(asking, { complaint, form, status });
  return lead(`/dashboard/credit/topups/${(answer.body as Schemas["Topup"]).id}`);
}

async function showTopup(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { topup_id: asking.c.req.param("topup_id") ?? "" };
  const answer = await ask(asking, { operation_id: "getTopup", path });
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  return await answerPage(topupPage(viewer, answer.body as Schemas["Topup"], asking.deps.config));
}
