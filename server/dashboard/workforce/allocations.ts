/** Allocations: listed, each with what everyone received, approved, cancelled and sent again. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readable } from "#platform/values/readable";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { batchStatus, totalsOf } from "../batches/statuses.ts";
import { WORDS as BATCH_WORDS } from "../batches/words.ts";
import { answerRefused } from "../for-member.ts";
import { nameOf } from "../name-of.ts";
import { answerFile, answerPage } from "../page-answer.ts";
import { named, type Part, type Sent, saidOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { allocationPage } from "./allocation-page.ts";
import { showPageList } from "./page-list.ts";
import { capOf, departmentsOf, filterOf, WORKFORCE } from "./parts.ts";
import { mountResend } from "./resend.ts";
import { WORDS } from "./words.ts";

type Summary = Schemas["WorkforceBatchSummary"];

const PATH = `${WORKFORCE}/allocations`;

/** Serves them. */
export function mountAllocations(part: Part): void {
  part.page("/people/workforce", showAllocations);
  part.page("/people/workforce/allocations/:reference", showAllocation);
  part.page("/people/workforce/allocations/:reference/results.csv", results);
  part.act("/people/workforce/allocations/:reference/approve", {
    call: (fields) => ({
      operation_id: "approveBatch",
      path: { batch_id: fields.get("batch") ?? "" },
    }),
    to: (_, asking) => `${PATH}/${named(asking, "reference")}?did=approved`,
    again: showAllocation,
  });
  part.act("/people/workforce/allocations/:reference/cancel", {
    call: (_, asking) => ({ operation_id: "cancelWorkforceBatch", ...pathOf(asking) }),
    to: (_, asking) => `${PATH}/${named(asking, "reference")}?did=cancelled`,
    again: showAllocation,
  });
  mountResend(part);
}

function pathOf(asking: Asking): { path: { reference: string } } {
  return { path: { reference: named(asking, "reference") } };
}

async function showAllocations(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const access = await readIfAllowed<Schemas["WorkforceAccess"]>(asking, {
    operation_id: "getWorkforceAccess",
  });
  return await showPageList<Summary>(asking, {
    ...{ title: words.title, path: WORKFORCE, operation_id: "listWorkforceBatches" },
    filters: [
      { name: "from", label: words.from, type: "date" },
      { name: "to", label: words.to, type: "date" },
      { name: "status", label: words.status, options: wordsIn(BATCH_WORDS, language).statuses },
      filterOf(await departmentsOf(asking), language),
    ],
    above: access === null ? "" : aboveList(viewer, access),
    none: words.empty,
    columns: [
      {
        head: words.allocation_title,
        cell: ({ reference, title }) =>
          html`<a href="${PATH}/${reference}">${title ?? reference}</a>`,
      },
      { head: words.total, is_number: true, cell: ({ total }) => totalsOf(total) },
      { head: words.status, cell: ({ status }) => batchStatus(status, language) },
      { head: words.lines, is_number: true, cell: ({ counts }) => String(counts.total) },
      { head: words.kind, cell: ({ kind }) => words.kinds[kind] },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
  });
}

function aboveList(viewer: Viewer, access: Schemas["WorkforceAccess"]): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const { enabled, limits, approval_threshold } = access;
  if (!enabled) return html`<p class="note alarm">${words.off}</p>`;
  const threshold = capOf(approval_threshold);
  const then = threshold === "" ? words.no_threshold : words.threshold({ amount: threshold });
  return html`${
    viewer.may("allocateToWorkforce")
      ? html`<p><a class="button first" href="${WORKFORCE}/new">${words.new}</a></p>`
      : ""
  }
<p class="quiet">${words.limits({ lines: readable(limits.max_lines) })} ${then}</p>`;
}

async function showAllocation(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, deps, c } = asking;
  const call = { operation_id: "getWorkforceBatch", ...pathOf(asking) } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const batch = answer.body as Schemas["WorkforceBatch"];
  const page = allocationPage(signed.viewer, {
    ...{ batch, sent, call, public_url: deps.config.public_url },
    departments: await departmentsOf(asking),
    actor: await nameOf(asking, batch.created_by),
    query: queryOf(c, ["status", "page"]),
    did: saidOf(asking, wordsIn(WORDS, signed.viewer.language).done),
    form_key: sent?.form.get("form_key") ?? randomText(),
  });
  return await answerPage(page, sent?.status);
}

async function results(asking: Asking): Promise<Response> {
  const { path } = pathOf(asking);
  const answer = await ask(asking, { operation_id: "getWorkforceBatchResults", path });
  if (answer.refusal !== null) return await answerRefused(answer, asking.signed.viewer);
  return answerFile(answer.body, `${path.reference}.csv`);
}
