/** One paper of an application: what we received, and what our staff say of it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Asking, ask } from "../../ask.ts";
import { answerRefused } from "../../for-member.ts";
import { answerPage } from "../../page-answer.ts";
import { named } from "../../part.ts";
import { curl } from "../../show/curl.ts";
import { facts } from "../../show/facts.ts";
import { moment } from "../../show/moment.ts";
import { pill } from "../../show/pill.ts";
import { WORDS } from "./words.ts";

/** The page; the file itself is opened by our staff alone. */
export async function showDocument(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { document_id: named(asking, "id") };
  const call = { operation_id: "getDocument", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { purpose, filename, size, sha256, status, reason, created } =
    answer.body as Schemas["Document"];
  const tone = status === "rejected" ? "bad" : "good";
  const content = html`${facts([
    [WORDS.status, pill(WORDS.document_statuses[status], tone)],
    [WORDS.reason, reason],
    [WORDS.file, filename],
    [WORDS.size, WORDS.kilobytes(Math.ceil(size / 1_000))],
    [WORDS.received, moment(created)],
    [WORDS.hash, html`<code>${sha256}</code>`],
  ])}
<p class="quiet">${status === "rejected" ? WORDS.rejected_next : WORDS.staff_alone}</p>
${curl(call, asking.deps.config.public_url)}
<p><a href="/dashboard/team/dealer">${WORDS.back}</a></p>`;
  const title = purpose === "dispute_evidence" ? WORDS.evidence : WORDS.purposes[purpose];
  return await answerPage({ title, viewer, section: "team", content });
}
