/** Failed lines of an allocation, sent again as an allocation of their own. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { type Complaint, complaintOf } from "../complaint.ts";
import { answerForbidden, answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { named, type Part, type Sent } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { english } from "../show/english.ts";
import { type Field, form as formOf } from "../show/form.ts";
import type { Markup } from "../show/layout.ts";
import { money } from "../show/money.ts";
import { table } from "../show/table.ts";
import { worded } from "../show/worded.ts";
import { isToResend } from "./allocation-page.ts";
import { summaryOf } from "./check-page.ts";
import { allocationAfter, WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type AllocatedLine = Schemas["WorkforceBatchItem"];

const PATH = `${WORKFORCE}/allocations`;
const TICKED = "item";

/** Serves the page, a check of the ticked lines, and what sends them. */
export function mountResend(part: Part): void {
  const path = "/people/workforce/allocations/:reference/resend";
  part.page(path, showResend);
  part.form(`${path}/check`, (asking, form) =>
    showResend(asking, { complaint: null, form, status: 200 }),
  );
  part.act(path, {
    call: (fields, asking) => ({
      operation_id: "resendWorkforceBatch",
      path: { reference: named(asking, "reference") },
      body: {
        item_ids: fields.getAll(TICKED),
        acknowledge_over_budget: fields.get("acknowledge_over_budget") === "true",
      },
    }),
    to: allocationAfter,
    again: showResend,
  });
}

type Chosen = Omit<Sent, "complaint"> & { readonly complaint: Complaint | null };

async function showResend(asking: Asking, sent: Chosen | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  if (!viewer.may("resendWorkforceBatch")) return await answerForbidden(viewer);
  const path = { reference: named(asking, "reference") };
  const answer = await ask(asking, { operation_id: "getWorkforceBatch", path });
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const items = (answer.body as Schemas["WorkforceBatch"]).items.filter(isToResend);
  const ticked = new Set(sent?.form.getAll(TICKED) ?? items.map(({ id }) => id));
  const body = { item_ids: [...ticked] };
  const judged = await ask(asking, { operation_id: "previewWorkforceResend", path, body });
  const refused = judged.refusal === null ? null : complaintOf(judged.refusal, language);
  const preview = refused === null ? (judged.body as Schemas["WorkforcePreview"]) : null;
  const over: Field = {
    ...{ name: "acknowledge_over_budget", label: words.acknowledge, type: "check" },
    is_checked: sent?.form.get("acknowledge_over_budget") === "true",
  };
  const action = `${PATH}/${path.reference}/resend`;
  const complaint = sent?.complaint ?? refused;
  const content = html`${preview === null ? "" : summaryOf(preview, language)}
${
  items.length === 0
    ? alarm(complaint?.text ?? null)
    : formOf(viewer, {
        action,
        above: html`<p class="quiet">${words.resend_hint}</p>
${tickTable(items, { ticked, language })}`,
        fields: preview?.over_budget ? [over] : [],
        submit: words.resend_now,
        other: { action: `${action}/check`, submit: words.preview_again },
        form_key: sent?.form.get("form_key") ?? randomText(),
        complaint,
      })
}
<p><a href="${PATH}/${path.reference}">${words.back_allocation}</a></p>`;
  const page = { title: words.resend, viewer, section: "people", content } as const;
  return await answerPage(page, refused === null ? sent?.status : judged.status);
}

function tickTable(
  items: readonly AllocatedLine[],
  { ticked, language }: { readonly ticked: ReadonlySet<string>; readonly language: Language },
): Markup {
  const words = wordsIn(WORDS, language);
  return table<AllocatedLine>(
    words.lines,
    [
      {
        head: words.name,
        cell: ({ id, name, phone_masked }) =>
          html`<label class="check"><input type="checkbox" name="${TICKED}" value="${id}"${
            ticked.has(id) ? html` checked` : ""
          }> ${name ?? phone_masked ?? id}</label>`,
      },
      {
        head: words.amount,
        is_number: true,
        cell: ({ amount, currency }) => money(amount, currency),
      },
      { head: words.phone, cell: ({ phone_masked }) => phone_masked ?? "" },
      {
        head: words.reason,
        cell: ({ failure_code }) =>
          english(failure_code === null ? "" : worded(failure_code), language),
      },
    ],
    items,
  );
}
