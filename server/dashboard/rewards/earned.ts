/** What people did that rewards are given for: activities, check-ins, and who referred whom. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { linkByKind, linkTo } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { named, type partOf, type Sent, saidOf } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { copyable } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { english } from "../show/english.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { worded } from "../show/worded.ts";
import { showList } from "../show-list.ts";
import { EARNED_WORDS as WORDS } from "./earned-words.ts";
import { partsOf } from "./parts.ts";
import { mountReportForms } from "./report-forms.ts";
import { WORDS as REWARD_WORDS } from "./words.ts";

type Activity = Schemas["Activity"];
type Checkin = Schemas["Checkin"];
type Referral = Schemas["Referral"];

const REWARDS = "/dashboard/rewards";
const ACTIVITIES = `${REWARDS}/activities`;
const CHECKINS = `${REWARDS}/checkins`;
const REFERRALS = `${REWARDS}/referrals`;

/** Serves them. */
export function mountEarned(part: ReturnType<typeof partOf>): void {
  part.page("/rewards/activities", showActivities);
  mountReportForms(part);
  part.page("/rewards/activities/:id", showActivity);
  part.page("/rewards/checkins", showCheckins);
  part.page("/rewards/referrals/:id", showReferral);
  part.act("/rewards/referrals/:id/qualify", {
    call: (_, asking) => ({
      operation_id: "qualifyReferral",
      path: { referral_id: named(asking, "id") },
    }),
    to: (_, asking) => `${REFERRALS}/${named(asking, "id")}?did=qualified`,
    again: showReferral,
  });
}

function worthOf({ value, currency }: Activity): Markup | string {
  return value === null || currency === null ? "" : money(value, currency);
}

function newOf({ signed: { viewer } }: Asking): Markup | string {
  if (!viewer.may("createActivity")) return "";
  const words = wordsIn(WORDS, viewer.language);
  return html`<p><a class="button" href="${ACTIVITIES}/new">${words.new_activity}</a></p>`;
}

async function showActivities(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return await showList<Activity>(asking, {
    ...{ title: words.activities, path: ACTIVITIES, operation_id: "listActivities" },
    section: "rewards",
    filters: [
      { name: "name", label: words.name },
      { name: "recipient", label: words.person },
    ],
    above: html`${partsOf(viewer, ACTIVITIES)}${newOf(asking)}`,
    columns: [
      { head: words.name, cell: ({ id, name }) => html`<a href="${ACTIVITIES}/${id}">${name}</a>` },
      { head: words.value, is_number: true, cell: worthOf },
      {
        head: words.matches,
        cell: ({ matches }) => (matches.length === 0 ? words.no_matches : String(matches.length)),
      },
      { head: words.when, cell: ({ occurred_at }) => moment(occurred_at, language) },
      { head: words.own_id, cell: ({ activity_id }) => activity_id },
    ],
  });
}

async function showActivity(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const call = { operation_id: "getActivity", path: { activity_id: named(asking, "id") } } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const one = answer.body as Activity;
  const names = await namesOfRules(asking, one);
  const content = html`${facts([
    [words.person, await linkTo(asking, one.recipient)],
    [words.value, one.value === null ? null : worthOf(one)],
    [words.own_id, one.activity_id],
    [words.program, await linkTo(asking, one.program)],
    [words.when, moment(one.occurred_at, language)],
  ])}
<h2>${words.matches}</h2>
${one.matches.length === 0 ? empty(words.no_match) : matchesOf(viewer, one.matches, names)}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${ACTIVITIES}">${words.back_activities}</a></p>`;
  return await answerPage({ title: one.name, viewer, section: "rewards", content });
}

/** What the rules of its program are called; of several programs none is asked. */
async function namesOfRules(
  asking: Asking,
  { program }: Activity,
): Promise<ReadonlyMap<string, string>> {
  if (program === null) return new Map();
  const call = { operation_id: "listProgramRules", path: { program_id: program } } as const;
  const rules = await readIfAllowed<Schemas["ProgramRuleList"]>(asking, call);
  return new Map((rules?.data ?? []).map(({ id, name }) => [id, name]));
}

function matchesOf(
  viewer: Viewer,
  matches: Activity["matches"],
  names: ReadonlyMap<string, string>,
): Markup {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return html`<ul>${matches.map(
    ({ rule, reward, skipped_reason }) =>
      html`<li>${
        reward === null
          ? skipped_reason === null
            ? ""
            : english(worded(skipped_reason), language)
          : linkByKind(reward, { viewer })
      }
<p class="quiet">${words.rule} ${names.get(rule) ?? copyable(rule, language)}</p></li>`,
  )}</ul>`;
}

async function showCheckins(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return await showList<Checkin>(asking, {
    ...{ title: words.checkins, path: CHECKINS, operation_id: "listCheckins", section: "rewards" },
    filters: [{ name: "program", label: words.program }],
    above: partsOf(viewer, CHECKINS),
    columns: [
      { head: words.phone, cell: ({ phone_masked }) => phone_masked ?? "" },
      { head: words.status, cell: ({ status }) => english(worded(status), language) },
      { head: words.distance, cell: ({ distance_m }) => `${distance_m} m` },
      {
        head: words.reward,
        cell: ({ reward }) => (reward === null ? "" : linkByKind(reward, { viewer })),
      },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
  });
}

async function showReferral(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const call = { operation_id: "getReferral", path: { referral_id: named(asking, "id") } } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const one = answer.body as Referral;
  const { id, status, qualified_at, reason } = one;
  const reward_words = wordsIn(REWARD_WORDS, language);
  const is_open = status === "pending" && viewer.may("qualifyReferral");
  const done = saidOf(asking, { qualified: words.qualified_now });
  const content = html`${said(done)}${alarm(sent?.complaint.text ?? null)}
${facts([
  [words.status, reward_words.referral_statuses[status]],
  [reward_words.referrer, await linkTo(asking, one.referrer)],
  [reward_words.referee, await linkTo(asking, one.referee)],
  [words.program, await linkTo(asking, one.program)],
  [words.reward, await linkTo(asking, one.reward)],
  [words.reason, reason === null ? null : reward_words.reasons[reason]],
  [words.qualified, qualified_at === null ? null : moment(qualified_at, language)],
  [words.until, status === "pending" ? moment(one.expires_at, language) : null],
  [words.when, moment(one.created, language)],
])}
${
  is_open
    ? html`<p class="quiet">${words.qualify_hint}</p>
${form(viewer, {
  action: `${REFERRALS}/${id}/qualify`,
  ...{ fields: [], submit: words.qualify },
  form_key: sent?.form.get("form_key") ?? randomText(),
})}`
    : ""
}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${REFERRALS}">${words.back_referrals}</a></p>`;
  return await answerPage(
    { title: words.referral, viewer, section: "rewards", content },
    sent?.status,
  );
}
