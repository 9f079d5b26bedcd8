/** The rules of a program: one is added or changed, and all are sent back together. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readable } from "#platform/values/readable";
import { wordsIn } from "#platform/words/language";
import { fingerprintOfRules } from "#rewards/rules";
import { type Asking, ask, askWithForm, readIfAllowed } from "../../ask.ts";
import type { Complaint } from "../../complaint.ts";
import { answerForbidden, answerRefused } from "../../for-member.ts";
import { nameOf } from "../../name-of.ts";
import { answerPage, lead } from "../../page-answer.ts";
import { named, type Part, type Sent } from "../../part.ts";
import { momentOf } from "../../refusal-words.ts";
import { curl } from "../../show/curl.ts";
import { facts } from "../../show/facts.ts";
import { type Field, form as formOf } from "../../show/form.ts";
import type { Page, Viewer } from "../../show/layout.ts";
import { noticePage } from "../../show/notice.ts";
import { pill } from "../../show/pill.ts";
import { asWritten, ruleFields, ruleOf } from "./rule-form.ts";
import { ruleSentence } from "./rule-sentence.ts";
import { RULE_WORDS as WORDS } from "./words.ts";

type Rule = Schemas["ProgramRule"];

const PROGRAMS = "/dashboard/rewards/programs";
const OF_RULE = /^rules\[\d+\]\./;

/** Serves the form of a new rule and that of each rule. */
export function mountRules(part: Part): void {
  part.page("/rewards/programs/:id/rules/new", showNew);
  part.page("/rewards/programs/:id/rules/:rule", showRule);
  part.form("/rewards/programs/:id/rules", save);
  part.form("/rewards/programs/:id/rules/:rule", save);
}

function pathOf(asking: Asking): { path: { program_id: string } } {
  return { path: { program_id: named(asking, "id") } };
}

async function readRules(asking: Asking): Promise<readonly Rule[] | Response> {
  const answer = await ask(asking, { operation_id: "listProgramRules", ...pathOf(asking) });
  if (answer.refusal !== null) return await answerRefused(answer, asking.signed.viewer);
  return (answer.body as Schemas["ProgramRuleList"]).data;
}

async function showNew(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may("setProgramRules")) return await answerForbidden(viewer);
  const rules = await readRules(asking);
  return rules instanceof Response ? rules : await showForm(asking, null, sent);
}

async function showRule(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const rules = await readRules(asking);
  if (rules instanceof Response) return rules;
  const rule = rules.find(({ id }) => id === named(asking, "rule"));
  if (rule === undefined) return await answerPage(noRule(viewer), 404);
  return await showForm(asking, rule, sent);
}

function noRule(viewer: Viewer): Page {
  return noticePage(wordsIn(WORDS, viewer.language).no_rule, viewer);
}

async function showForm(asking: Asking, rule: Rule | null, sent: Sent | null): Promise<Response> {
  const { signed, deps } = asking;
  const { viewer } = signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const program = `${PROGRAMS}/${named(asking, "id")}`;
  const content = html`${
    rule === null
      ? ""
      : html`<p class="note">${ruleSentence(rule, language)}</p>
${facts([
  [words.matched, readable(rule.matched_count)],
  [words.active, rule.active ? null : pill(words.off)],
])}`
  }
${
  viewer.may("setProgramRules")
    ? formOf(viewer, {
        action: `${program}/rules${rule === null ? "" : `/${rule.id}`}`,
        fields: [
          ...ruleFields(rule, { sent: sent?.form ?? null, language }),
          ...(rule === null ? [] : [madeFrom(rule)]),
        ],
        submit: rule === null ? words.add : words.save,
        form_key: sent?.form.get("form_key") ?? randomText(),
        complaint: sent?.complaint ?? null,
      })
    : ""
}
${curl({ operation_id: "listProgramRules", ...pathOf(asking) }, deps.config.public_url, language)}
<p><a href="${program}">${words.back}</a></p>`;
  const title = rule?.name ?? words.new;
  return await answerPage({ title, viewer, section: "rewards", content }, sent?.status);
}

/** What the form was made from: who saves it must not undo what somebody has changed since. */
function madeFrom(rule: Rule): Field {
  return { name: "made_from", label: "", type: "hidden", value: fingerprintOfRules([rule]) };
}

/**
 * Sends all rules back with the one of the form among them, unless that, or any other while they
 * are sent, has been changed by somebody else. Those that are off stay off without
 * being sent. A new rule with the name of an active one is the same form sent twice.
 */
async function save(asking: Asking, form: URLSearchParams): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may("setProgramRules")) return await answerForbidden(viewer);
  const rules = await readRules(asking);
  if (rules instanceof Response) return rules;
  const id = named(asking, "rule");
  const now = rules.find((one) => one.id === id) ?? null;
  const again = (complaint: Complaint, status: number) =>
    (id === "" ? showNew : showRule)(asking, { complaint, form, status });
  if (id !== "" && now === null) return await answerPage(noRule(viewer), 404);
  if (now !== null && form.get("made_from") !== fingerprintOfRules([now])) {
    return await again({ text: await changedBySomebody(asking), param: null }, 409);
  }
  const others = rules.filter((one) => one.active && one.id !== id);
  const name = form.get("name")?.trim();
  if (id === "" && others.some((one) => one.name === name)) {
    return await again({ text: wordsIn(WORDS, viewer.language).same_name, param: "name" }, 409);
  }
  const body = { rules: [ruleOf(form, now), ...others.map(asWritten)] };
  const call = { operation_id: "setProgramRules", ...pathOf(asking), body } as const;
  const made_from = fingerprintOfRules(rules);
  const { complaint, ...answer } = await askWithForm(asking, form, { ...call, made_from });
  if (complaint === null) return lead(`${PROGRAMS}/${named(asking, "id")}?did=changed`);
  if (answer.refusal?.code === "concurrent_update") {
    return await again({ text: await changedBySomebody(asking), param: null }, answer.status);
  }
  if (answer.status === 404) return await answerRefused(answer, viewer);
  const param = complaint.param?.replace(OF_RULE, "") ?? null;
  return await again({ ...complaint, param }, answer.status);
}

/** Who set the rules last, and when, as far as the viewer may know. */
async function changedBySomebody(asking: Asking): Promise<string> {
  const { language } = asking.signed.viewer;
  const words = wordsIn(WORDS, language);
  const path = `/programs/${named(asking, "id")}/rules`;
  const query = { path, method: "PUT", status: "2xx", limit: "1" };
  const call = { operation_id: "listRequests", query } as const;
  const found = await readIfAllowed<Schemas["RequestLogList"]>(asking, call);
  const last = found?.data[0];
  if (last === undefined) return `${words.changed} ${words.compare}`;
  const id = last.member ?? last.api_key;
  const type = last.member === null ? "key" : "member";
  const name = await nameOf(asking, { type, id });
  const by = `${name}, ${momentOf(last.created, language)}`;
  return `${words.changed_by({ by })} ${words.compare}`;
}
