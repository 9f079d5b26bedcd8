/** The cashier's form: nothing is sold before it was read back and confirmed. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { randomText } from "#platform/crypto/random-text";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, askWithForm, readIfAllowed } from "../ask.ts";
import { type Complaint, complaintOf, messageOf } from "../complaint.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerForbidden, answerRefused, forMember, forMemberForm } from "../for-member.ts";
import { answerPage, lead } from "../page-answer.ts";
import { filledOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { readQuote } from "./read-quote.ts";
import { ENTERED, type Entered, isMeterNumber, saleOf } from "./read-sale.ts";
import { amountPage, confirmPage, type Known, targetPage } from "./sell-page.ts";
import { WORDS } from "./words.ts";

type Bundle = Schemas["Bundle"];

/** What was entered, and what is wrong with it. */
interface Step {
  readonly entered: Entered;
  readonly complaint: Complaint | null;
  readonly status?: number;
}

/** Serves the steps, and the sale. */
export function mountSell(pages: Hono, deps: DashboardDeps): void {
  pages.get("/sell", (c) =>
    forMember(deps, c, (signed) => {
      const entered = queryOf(c, ENTERED);
      return showStep({ deps, signed, c }, { entered, complaint: null });
    }),
  );
  pages.post("/sell", (c) =>
    forMemberForm(deps, c, (signed, form) => sell({ deps, signed, c }, form)),
  );
}

/** Shows the first step whose answer is missing or wrong. */
async function showStep(asking: Asking, step: Step): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  if (!viewer.may("createSend")) return await answerForbidden(viewer);
  const entered = { ...step.entered, sale: step.entered.sale ?? randomText() };
  const { target } = entered as Entered;
  if (target === undefined) return await answerPage(targetPage(viewer, { ...step, entered }));
  const known = await readKnown(asking, target, entered);
  if ("text" in known) {
    return await answerPage(targetPage(viewer, { entered, complaint: known }), 400);
  }
  const amount = (complaint: Complaint | null, status = 200) =>
    answerPage(amountPage(viewer, known, { entered, complaint }), status);
  if (step.complaint !== null) return await amount(step.complaint, step.status);
  const body = saleOf(entered);
  if (body === null) return await amount(null);
  const call = { operation_id: "createSend", body: { ...body, validate_only: true } } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null)
    return await amount(complaintOf(answer.refusal, language), answer.status);
  const checked = answer.body as Schemas["SendValidation"];
  const { send: preview, problems } = checked;
  const [problem] = problems;
  if (problem !== undefined || preview === null) {
    const text = problem === undefined ? "" : messageOf(problem, language);
    return await amount({ text, param: problem?.param ?? null }, 400);
  }
  const quote = await readQuote(asking, entered);
  const view = { entered, complaint: null, preview, quote, form_key: entered.sale };
  return await answerPage(confirmPage(viewer, known, view));
}

/** The network of a number, or the name on a meter; or what is wrong with the target. */
async function readKnown(
  asking: Asking,
  target: string,
  { currency = "USD" }: Entered,
): Promise<Known | Complaint> {
  const { language } = asking.signed.viewer;
  const words = wordsIn(WORDS, language);
  const at_target = (text: Complaint["text"]): Complaint => ({ text, param: "target" });
  if (isMeterNumber(target)) {
    const path = { number: target.replaceAll(/[\s-]/g, "") };
    const answer = await ask(asking, { operation_id: "getMeter", path, query: { currency } });
    if (answer.refusal !== null) return at_target(complaintOf(answer.refusal, language).text);
    const meter = answer.body as Schemas["Meter"];
    return meter.confirmed || meter.checksum_valid
      ? { kind: "meter", meter }
      : at_target(words.wrong_digit);
  }
  const query = { phone: target, currency };
  const answer = await ask(asking, { operation_id: "lookupPhone", query });
  if (answer.refusal !== null) return at_target(complaintOf(answer.refusal, language).text);
  const phone = answer.body as Schemas["PhoneLookup"];
  if (!phone.valid || phone.network === null) return at_target(words.wrong_target);
  if (phone.blocked) return at_target(words.blocked);
  return { kind: "phone", phone, bundles: await readBundles(asking, phone) };
}

async function readBundles(asking: Asking, phone: Schemas["PhoneLookup"]): Promise<Bundle[]> {
  const lists = await Promise.all(
    phone.products.data.map((product_id) =>
      readIfAllowed<Schemas["BundleList"]>(asking, {
        operation_id: "listProductBundles",
        path: { product_id },
      }),
    ),
  );
  const bundles = lists.flatMap((list) => list?.data ?? []);
  return bundles.filter(({ network, available }) => available && network === phone.network);
}

/** Pressing twice sells once: the key was made with the form, and stands in its address. */
async function sell(asking: Asking, form: URLSearchParams): Promise<Response> {
  const entered = Object.fromEntries(
    ENTERED.flatMap((name): [string, string][] => {
      const value = form.get(name)?.trim() ?? "";
      return value === "" ? [] : [[name, value]];
    }),
  );
  const sale = saleOf(entered);
  if (sale === null) return lead("/dashboard/sell");
  const body = { ...sale, ...filledOf(form, ["quote"]) };
  const answer = await askWithForm(asking, form, { operation_id: "createSend", body });
  if (answer.complaint !== null) {
    if (answer.status === 403) return await answerRefused(answer, asking.signed.viewer);
    const sale = form.get("form_key") ?? randomText();
    const step = { entered: { ...entered, sale }, complaint: answer.complaint };
    return await showStep(asking, { ...step, status: answer.status });
  }
  const { id } = answer.body as Schemas["Send"];
  return lead(`/dashboard/sends/${id}?did=sell`);
}
