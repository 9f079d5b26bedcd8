/** Credit: what there is, where it went, and how more comes in. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { randomText } from "#platform/crypto/random-text";
import { type Asking, ask, askWithForm, readIfAllowed } from "../ask.ts";
import { complaintOf } from "../complaint.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerForbidden, answerRefused } from "../for-member.ts";
import { answerPage, lead } from "../page-answer.ts";
import { named, partOf, type Sent } from "../part.ts";
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
  const part = partOf(pages, deps);
  mountStatements(part);
  mountReports(part);
  mountExports(part);
  mountAlerts(part);
  mountTransactions(part);
  part.page("/credit", showCredit);
  part.form("/credit/topups", topUp);
  part.page("/credit/topups/:id", showTopup);
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
    complaint: list.refusal === null ? null : complaintOf(list.refusal, viewer.language),
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
  const path = { topup_id: named(asking, "id") };
  const answer = await ask(asking, { operation_id: "getTopup", path });
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  return await answerPage(topupPage(viewer, answer.body as Schemas["Topup"], asking.deps.config));
}
