/** Forms that say what a person did: an activity, or that one person referred another. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { type WordsIn, wordsIn } from "#platform/words/language";
import type { Asking } from "../ask.ts";
import { answerForbidden } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, type Part, type Sent } from "../part.ts";
import { type Field, form } from "../show/form.ts";
import { EARNED_WORDS as WORDS } from "./earned-words.ts";

const ACTIVITIES = "/dashboard/rewards/activities";
const REFERRALS = "/dashboard/rewards/referrals";
const WORTH = ["value", "currency"];
type EarnedWords = WordsIn<typeof WORDS>;
type FieldsIn = (words: EarnedWords) => readonly Field[];

const activityFields: FieldsIn = (words) => [
  phoneField("recipient.phone", words.person),
  { name: "name", label: words.name, hint: words.name_hint, is_required: true },
  { name: "activity_id", label: words.own_id, hint: words.own_id_hint, is_required: true },
  { name: "value", label: words.value, inputmode: "decimal" },
  {
    ...{ name: "currency", label: words.currency, type: "select" },
    options: { USD: "USD", ZWG: "ZWG" },
  },
  { name: "program", label: words.program_id, hint: words.program_hint },
];
const referralFields: FieldsIn = (words) => [
  { name: "program", label: words.program_id, is_required: true },
  phoneField("referrer.phone", words.referrer),
  phoneField("referee.phone", words.referee),
];

/** Serves them. */
export function mountReportForms(part: Part): void {
  const showActivity = formPage(ACTIVITIES, "createActivity", {
    title: "new_activity",
    fieldsIn: activityFields,
  });
  part.page("/rewards/activities/new", showActivity);
  part.act("/rewards/activities", {
    call: (fields) => ({
      operation_id: "createActivity",
      body: {
        ...filledOf(fields, ["name", "activity_id", "program"]),
        ...(fields.get("value")?.trim() ? filledOf(fields, WORTH) : {}),
        recipient: personOf(fields, "recipient"),
      },
    }),
    to: (body) => `${ACTIVITIES}/${(body as Schemas["Activity"]).id}`,
    again: showActivity,
  });
  const showReferral = formPage(REFERRALS, "createReferral", {
    title: "new_referral",
    fieldsIn: referralFields,
  });
  part.page("/rewards/referrals/new", showReferral);
  part.act("/rewards/referrals", {
    call: (fields) => ({
      operation_id: "createReferral",
      body: {
        ...filledOf(fields, ["program"]),
        referrer: personOf(fields, "referrer"),
        referee: personOf(fields, "referee"),
      },
    }),
    to: (body) => `${REFERRALS}/${(body as Schemas["Referral"]).id}`,
    again: showReferral,
  });
}

function phoneField(name: string, label: string): Field {
  return { name, label, inputmode: "tel", is_required: true };
}

function personOf(fields: URLSearchParams, who: string): { phone: string } {
  return { phone: fields.get(`${who}.phone`)?.trim() ?? "" };
}

function formPage(
  action: string,
  operation_id: "createActivity" | "createReferral",
  of: { readonly title: "new_activity" | "new_referral"; readonly fieldsIn: FieldsIn },
) {
  return async ({ signed: { viewer } }: Asking, sent: Sent | null): Promise<Response> => {
    if (!viewer.may(operation_id)) return await answerForbidden(viewer);
    const words = wordsIn(WORDS, viewer.language);
    const fields = of
      .fieldsIn(words)
      .map((one) => ({ ...one, value: sent?.form.get(one.name) ?? "" }));
    const content = html`${form(viewer, {
      ...{ action, fields, submit: words.report },
      form_key: sent?.form.get("form_key") ?? randomText(),
      complaint: sent?.complaint ?? null,
    })}
<p><a href="${action}">${words.back}</a></p>`;
    return await answerPage(
      { title: words[of.title], viewer, section: "rewards", content },
      sent?.status,
    );
  };
}
