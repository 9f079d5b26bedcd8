/** Rewards that were given: to whom, what became of each, and what ends one before it is sent. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { sourcesOf } from "#platform/lifecycle";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { linkTo } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type partOf, type Sent, saidOf } from "../part.ts";
import { copyable } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { english } from "../show/english.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { pill, type Tone } from "../show/pill.ts";
import { phoneOf } from "../show/request-fields.ts";
import { showList } from "../show-list.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Reward = Schemas["Reward"];

const GIVEN = "/dashboard/rewards/given";
const VOIDABLE = sourcesOf(LIFECYCLES.reward, { to: "voided", by: "void" });
const TONES: Readonly<Record<Reward["status"], Tone>> = {
  pending: "waiting",
  held: "waiting",
  released: "waiting",
  delivered: "good",
  failed: "bad",
  voided: "plain",
  expired: "plain",
  rejected: "plain",
};

/** Serves the list, and each reward with what can still be done. */
export function mountGiven(part: ReturnType<typeof partOf>): void {
  const pathOf = (asking: Asking) => ({ path: { reward_id: named(asking, "id") } });
  part.page("/rewards/given", showRewards);
  part.page("/rewards/given/:id", showReward);
  part.act("/rewards/given/:id/release", {
    call: (fields, asking) => ({
      operation_id: "releaseReward",
      ...pathOf(asking),
      body: filledOf(fields, ["amount"]),
    }),
    to: (_, asking) => `${GIVEN}/${named(asking, "id")}?did=released`,
    again: showReward,
  });
  part.act("/rewards/given/:id/void", {
    call: (_, asking) => ({ operation_id: "voidReward", ...pathOf(asking) }),
    to: (_, asking) => `${GIVEN}/${named(asking, "id")}?did=voided`,
    again: showReward,
  });
}

function statusOf({ status, held_reason }: Reward, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  return pill(held_reason === null ? words.given[status] : words.waits[held_reason], TONES[status]);
}

async function showRewards(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return await showList<Reward>(asking, {
    ...{ title: words.given_title, path: GIVEN, operation_id: "listRewards", section: "rewards" },
    filters: [
      { name: "status", label: words.status, options: words.given },
      { name: "completion_id", label: words.completion },
      { name: "program", label: words.program_id },
    ],
    above: partsOf(viewer, GIVEN),
    columns: [
      {
        head: words.amount,
        cell: ({ id, amount, currency }) =>
          html`<a href="${GIVEN}/${id}">${money(amount, currency)}</a>`,
      },
      { head: words.status, cell: (reward) => statusOf(reward, language) },
      { head: words.to, cell: ({ target }) => (target === null ? "" : phoneOf(target)) },
      { head: words.when, cell: ({ created }) => moment(created, language) },
      { head: words.completion, cell: ({ completion_id }) => completion_id ?? "" },
    ],
  });
}

async function showReward(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = { reward_id: named(asking, "id") };
  const call = { operation_id: "getReward", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const reward = answer.body as Reward;
  const content = html`${said(saidOf(asking, words.done))}
${await factsOf(asking, reward)}
${actionsOf(viewer, reward, sent)}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${GIVEN}">${words.back_given}</a></p>`;
  const title = readableAmount(reward.amount, reward.currency);
  return await answerPage({ title, viewer, section: "rewards", content }, sent?.status);
}

/** Of what was inlined, its id. */
function idOf(object: string | { readonly id: string } | null): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}

async function factsOf(asking: Asking, reward: Reward): Promise<Markup> {
  const { language } = asking.signed.viewer;
  const words = wordsIn(WORDS, language);
  const { currency, released_amount, matches, failure_message } = reward;
  const at = (seconds: number | null) => (seconds === null ? null : moment(seconds, language));
  return facts([
    [words.status, statusOf(reward, language)],
    [words.to, reward.target === null ? null : phoneOf(reward.target)],
    [words.recipient, await linkTo(asking, idOf(reward.recipient))],
    [words.program, await linkTo(asking, idOf(reward.program))],
    [words.completion, reward.completion_id],
    [words.source, words.sources[reward.source]],
    [words.type, reward.type === null ? null : words.types[reward.type]],
    [words.released_amount, released_amount === null ? null : money(released_amount, currency)],
    [words.failure, failure_message === null ? null : english(failure_message, language)],
    [words.send, await linkTo(asking, idOf(reward.send))],
    [words.review, await linkTo(asking, idOf(reward.review))],
    [words.rules, matches.length === 0 ? null : String(matches.length)],
    [words.until, at(reward.expires_at)],
    [words.held, at(reward.held_at)],
    [words.released, at(reward.released_at)],
    [words.delivered, at(reward.delivered_at)],
    [words.failed_at, at(reward.failed_at)],
    [words.voided, at(reward.voided_at)],
    [words.when, moment(reward.created, language)],
    [words.id, copyable(reward.id, language)],
  ]);
}

/** What its state allows: what waits for a review is decided there. */
function actionsOf(viewer: Viewer, reward: Reward, sent: Sent | null): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const { id, status, held_reason, send, amount } = reward;
  const form_key = sent?.form.get("form_key") ?? randomText();
  const is_held = held_reason === "escrow";
  const may_void = VOIDABLE.includes(status) && held_reason !== "review" && send === null;
  const release = form(viewer, {
    action: `${GIVEN}/${id}/release`,
    fields: [
      {
        ...{ name: "amount", label: words.release_amount, inputmode: "decimal" },
        value: sent?.form.get("amount") ?? amount,
      },
    ],
    ...{ submit: words.release, form_key, complaint: sent?.complaint ?? null },
  });
  const end = form(viewer, {
    action: `${GIVEN}/${id}/void`,
    ...{ fields: [], submit: words.void, form_key, tone: "danger" },
    complaint: is_held ? null : (sent?.complaint ?? null),
  });
  return html`${is_held && viewer.may("releaseReward") ? release : ""}
${may_void && viewer.may("voidReward") ? end : ""}`;
}
