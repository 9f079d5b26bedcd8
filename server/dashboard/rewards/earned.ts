/** What people did that rewards are given for: activities, check-ins, and who referred whom. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { linkByKind, linkTo } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { named, type partOf, type Sent, saidOf } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { copyable } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import type { Markup } from "../show/layout.ts";
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
  return html`<p><a class="button" href="${ACTIVITIES}/new">${WORDS.new_activity}</a></p>`;
}

async function showActivities(asking: Asking): Promise<Response> {
  return await showList<Activity>(asking, {
    ...{ title: WORDS.activities, path: ACTIVITIES, operation_id: "listActivities" },
    section: "rewards",
    filters: [
      { name: "name", label: WORDS.name },
      { name: "recipient", label: WORDS.person },
    ],
    above: html`${partsOf(asking.signed.viewer, ACTIVITIES)}${newOf(asking)}`,
    columns: [
      { head: WORDS.name, cell: ({ id, name }) => html`<a href="${ACTIVITIES}/${id}">${name}</a>` },
      { head: WORDS.value, is_number: true, cell: worthOf },
      { head: WORDS.matches, cell: ({ matches }) => WORDS.matched(matches.length) },
      { head: WORDS.when, cell: ({ occurred_at }) => moment(occurred_at) },
      { head: WORDS.own_id, cell: ({ activity_id }) => activity_id },
    ],
  });
}

async function showActivity(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const call = { operation_id: "getActivity", path: { activity_id: named(asking, "id") } } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const one = answer.body as Activity;
  const names = await namesOfRules(asking, one);
  const content = html`${facts([
    [WORDS.person, await linkTo(asking, one.recipient)],
    [WORDS.value, one.value === null ? null : worthOf(one)],
    [WORDS.own_id, one.activity_id],
    [WORDS.program, await linkTo(asking, one.program)],
    [WORDS.when, moment(one.occurred_at)],
  ])}
<h2>${WORDS.matches}</h2>
${one.matches.length === 0 ? empty(WORDS.no_match) : matchesOf(one.matches, names)}
${curl(call, asking.deps.config.public_url)}
<p><a href="${ACTIVITIES}">${WORDS.back_activities}</a></p>`;
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

function matchesOf(matches: Activity["matches"], names: ReadonlyMap<string, string>): Markup {
  return html`<ul>${matches.map(
    ({ rule, reward, skipped_reason }) =>
      html`<li>${
        reward === null
          ? skipped_reason === null
            ? ""
            : worded(skipped_reason)
          : linkByKind(reward)
      }
<p class="quiet">${WORDS.rule} ${names.get(rule) ?? copyable(rule)}</p></li>`,
  )}</ul>`;
}

async function showCheckins(asking: Asking): Promise<Response> {
  return await showList<Checkin>(asking, {
    ...{ title: WORDS.checkins, path: CHECKINS, operation_id: "listCheckins", section: "rewards" },
    filters: [{ name: "program", label: WORDS.program }],
    above: partsOf(asking.signed.viewer, CHECKINS),
    columns: [
      { head: WORDS.phone, cell: ({ phone_masked }) => phone_masked ?? "" },
      { head: WORDS.status, cell: ({ status }) => worded(status) },
      { head: WORDS.distance, cell: ({ distance_m }) => `${distance_m} m` },
      { head: WORDS.reward, cell: ({ reward }) => (reward === null ? "" : linkByKind(reward)) },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
    ],
  });
}

async function showReferral(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const call = { operation_id: "getReferral", path: { referral_id: named(asking, "id") } } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const one = answer.body as Referral;
  const { id, status, qualified_at, reason } = one;
  const is_open = status === "pending" && viewer.may("qualifyReferral");
  const content = html`${said(saidOf(asking, WORDS.done))}${alarm(sent?.complaint.text ?? null)}
${facts([
  [WORDS.status, REWARD_WORDS.referral_statuses[status]],
  [REWARD_WORDS.referrer, await linkTo(asking, one.referrer)],
  [REWARD_WORDS.referee, await linkTo(asking, one.referee)],
  [WORDS.program, await linkTo(asking, one.program)],
  [WORDS.reward, await linkTo(asking, one.reward)],
  [WORDS.reason, reason === null ? null : REWARD_WORDS.reasons[reason]],
  [WORDS.qualified, qualified_at === null ? null : moment(qualified_at)],
  [WORDS.until, status === "pending" ? moment(one.expires_at) : null],
  [WORDS.when, moment(one.created)],
])}
${
  is_open
    ? html`<p class="quiet">${WORDS.qualify_hint}</p>
${form(viewer, {
  action: `${REFERRALS}/${id}/qualify`,
  ...{ fields: [], submit: WORDS.qualify },
  form_key: sent?.form.get("form_key") ?? randomText(),
})}`
    : ""
}
${curl(call, asking.deps.config.public_url)}
<p><a href="${REFERRALS}">${WORDS.back_referrals}</a></p>`;
  return await answerPage(
    { title: WORDS.referral, viewer, section: "rewards", content },
    sent?.status,
  );
}
