/** One paper of an application: what we received, and what our staff say of it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { wordsIn } from "#platform/words/language";
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
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = { document_id: named(asking, "id") };
  const call = { operation_id: "getDocument", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { purpose, filename, size, sha256, status, reason, created } =
    answer.body as Schemas["Document"];
  const tone = status === "rejected" ? "bad" : "good";
  const content = html`${facts([
    [words.status, pill(words.document_statuses[status], tone)],
    [words.reason, reason],
    [words.file, filename],
    [words.size, `${Math.ceil(size / 1_000)} kB`],
    [words.received, moment(created, language)],
    [words.hash, html`<code>${sha256}</code>`],
  ])}
<p class="quiet">${status === "rejected" ? words.rejected_next : words.staff_alone}</p>
${curl(call, asking.deps.config.public_url, language)}
<p><a href="/dashboard/team/dealer">${words.back}</a></p>`;
  const title = purpose === "dispute_evidence" ? words.evidence : words.purposes[purpose];
  return await answerPage({ title, viewer, section: "team", content });
}
