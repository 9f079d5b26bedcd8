/** What is changed of a program, and the reward that is given by hand. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { wordsIn } from "#platform/words/language";
import { changedOf, filledOf, type Sent } from "../part.ts";
import { secretOnce } from "../show/copyable.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { WORDS } from "./words.ts";

type Program = Schemas["Program"];

interface Formed {
  readonly program: Program;
  readonly sent: Sent | null;
  readonly form_key: string;
}

const PATH = "/dashboard/rewards/programs";
/** By the field that only this form has, a refused form is known among those of its page. */
const OF_CHANGE = "budget";
const OF_REWARD = "completion_id";

/** The secret that signs completions, this once. */
export function programSecretPage(viewer: Viewer, program: Program): Page {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return {
    title: program.name,
    viewer,
    section: "rewards",
    content: html`<p class="note" role="status">${words.secret_once}</p>
${secretOnce(program.completions_secret, language)}
<p><a href="${PATH}/${program.id}">${words.back_program}</a></p>`,
  };
}

/** Changes as the form asks for them. Pure. */
export function changesOf(fields: URLSearchParams): object {
  return {
    ...filledOf(fields, ["name", "budget"]),
    ...changedOf(fields, ["description", "default_amount", "sms_message"]),
    one_per_phone: fields.get("one_per_phone") === "true",
  };
}

/** A reward as the form asks for it: a person by id, by your own id, or by their number. Pure. */
export function rewardOf(fields: URLSearchParams, program: string): object {
  const who = fields.get("recipient")?.trim() ?? "";
  const is_reference = /^(?:rcp_|ext:)/.test(who);
  return {
    program,
    recipient: is_reference ? who : { phone: who },
    ...filledOf(fields, ["completion_id", "amount"]),
    hold: fields.get("hold") === "true",
  };
}

/** Whether a form that was refused is one of these, which say by themselves what is wrong. */
export function isOfForms(sent: Sent | null): boolean {
  return sent !== null && [OF_CHANGE, OF_REWARD].some((name) => sent.form.has(name));
}

/** Both forms, as far as the viewer's role and the program's state go. */
export function programForms(viewer: Viewer, { program, sent, form_key }: Formed): Markup {
  const of = (name: string) => (sent?.form.has(name) ? sent : null);
  const is_open = program.status !== "closed";
  return html`${
    program.status === "active" && viewer.may("createReward")
      ? rewardForm(viewer, { program, sent: of(OF_REWARD), form_key })
      : ""
  }
${
  is_open && viewer.may("updateProgram")
    ? changeForm(viewer, { program, sent: of(OF_CHANGE), form_key })
    : ""
}`;
}

function rewardForm(viewer: Viewer, { program, sent, form_key }: Formed): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const value = (name: string) => sent?.form.get(name) ?? "";
  const fields: Field[] = [
    {
      ...{ name: "recipient", label: words.give_to, hint: words.give_to_hint },
      ...{ value: value("recipient"), is_required: true },
    },
    {
      ...{ name: OF_REWARD, label: words.completion, hint: words.completion_hint },
      ...{ value: value(OF_REWARD), is_required: true },
    },
    {
      ...{ name: "amount", id: "reward-amount", label: words.amount, inputmode: "decimal" },
      value: sent === null ? (program.default_amount ?? "") : value("amount"),
    },
    {
      ...{ name: "hold", label: words.hold, type: "check" },
      is_checked: value("hold") === "true",
    },
  ];
  return html`<details${sent === null ? "" : html` open`}><summary>${words.give}</summary>
${form(viewer, {
  action: `${PATH}/${program.id}/rewards`,
  ...{ fields, submit: words.give_now, form_key, complaint: sent?.complaint ?? null },
})}</details>`;
}

function changeForm(viewer: Viewer, { program, sent, form_key }: Formed): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const value = (name: string, now: string | null) => sent?.form.get(name) ?? now ?? "";
  const fields: Field[] = [
    { name: "name", label: words.name, value: value("name", program.name), is_required: true },
    {
      ...{ name: OF_CHANGE, label: words.budget, inputmode: "decimal", is_required: true },
      value: value(OF_CHANGE, program.budget),
    },
    {
      ...{ name: "default_amount", label: words.default_amount, inputmode: "decimal" },
      value: value("default_amount", program.default_amount),
    },
    {
      ...{ name: "description", label: words.description },
      value: value("description", program.description),
    },
    {
      ...{ name: "sms_message", label: words.sms, hint: words.sms_hint, type: "area" },
      value: value("sms_message", program.sms_message),
    },
    {
      ...{ name: "one_per_phone", label: words.one_per_phone, type: "check" },
      is_checked: sent === null ? program.one_per_phone : sent.form.has("one_per_phone"),
    },
  ];
  const secret = form(viewer, {
    action: `${PATH}/${program.id}/roll-secret`,
    ...{ fields: [], submit: words.roll, form_key, tone: "plain" },
  });
  return html`<details${sent === null ? "" : html` open`}><summary>${words.change}</summary>
${form(viewer, {
  action: `${PATH}/${program.id}`,
  ...{ fields, submit: words.save, form_key, complaint: sent?.complaint ?? null },
})}
${viewer.may("rollProgramSecret") ? secret : ""}</details>`;
}
