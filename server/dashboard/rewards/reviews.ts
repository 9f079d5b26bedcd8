/** Reviews of rewards that rules against fraud hold, and the referrals of people. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readable, readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { linkByKind } from "../link-to.ts";
import { namesOfNewest } from "../name-of.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type partOf, type Sent, saidOf } from "../part.ts";
import { curl } from "../show/curl.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import { moment } from "../show/moment.ts";
import { phoneOf } from "../show/request-fields.ts";
import { showList } from "../show-list.ts";
import { EARNED_WORDS } from "./earned-words.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Review = Schemas["Review"];

const REVIEWS = "/dashboard/rewards/reviews";
const REFERRALS = "/dashboard/rewards/referrals";

/** Serves them. */
export function mountReviews(part: ReturnType<typeof partOf>): void {
  part.page("/rewards/reviews", showReviews);
  part.page("/rewards/reviews/:id", showReview);
  part.page("/rewards/referrals", showReferrals);
  const decide = (
    name: string,
    operation_id: "approveReview" | "rejectReview",
    did: "approved" | "rejected",
  ) =>
    part.act(`/rewards/reviews/:id/${name}`, {
      call: (fields, asking) => ({
        operation_id,
        path: { review_id: named(asking, "id") },
        body: filledOf(fields, ["note"]),
      }),
      to: (_, asking) => `${REVIEWS}/${named(asking, "id")}?did=${did}`,
      again: showReview,
    });
  decide("approve", "approveReview", "approved");
  decide("reject", "rejectReview", "rejected");
}

function reasonsOf({ reasons }: Review, language: Language): string {
  const words = wordsIn(WORDS, language);
  return reasons.map((reason) => words.reasons[reason]).join("; ");
}

async function showReviews(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return await showList<Review>(asking, {
    ...{ title: words.reviews, path: REVIEWS, operation_id: "listReviews", section: "rewards" },
    filters: [{ name: "status", label: words.status, options: words.review_statuses }],
    above: partsOf(viewer, REVIEWS),
    columns: [
      {
        head: words.why,
        cell: (review) =>
          html`<a href="${REVIEWS}/${review.id}">${reasonsOf(review, language)}</a>`,
      },
      { head: words.risk, cell: ({ risk }) => words.risks[risk] },
      { head: words.status, cell: ({ status }) => words.review_statuses[status] },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
  });
}

async function showReview(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = { review_id: named(asking, "id") };
  const call = { operation_id: "getReview", path, query: { "expand[]": "reward" } } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const review = answer.body as Review;
  const { id, status, risk, related, reward, note, created } = review;
  const held = typeof reward === "string" ? null : reward;
  const form_key = sent?.form.get("form_key") ?? randomText();
  const content = html`${said(saidOf(asking, words.done))}
${facts([
  [words.status, words.review_statuses[status]],
  [words.risk, words.risks[risk]],
  [words.why, reasonsOf(review, language)],
  [words.amount, held === null ? null : readableAmount(held.amount, held.currency)],
  [words.to, held?.target == null ? null : phoneOf(held.target)],
  [words.related, readable(related.count)],
  [words.when, moment(created, language)],
  [words.note, note],
])}
${
  status === "open" && viewer.may("approveReview")
    ? form(viewer, {
        action: `${REVIEWS}/${id}/approve`,
        fields: [{ name: "note", label: words.note }],
        ...{ submit: words.approve, form_key, complaint: sent?.complaint ?? null },
        other: { action: `${REVIEWS}/${id}/reject`, submit: words.reject },
      })
    : ""
}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${REVIEWS}">${words.back_reviews}</a></p>`;
  const page = { title: reasonsOf(review, language), viewer, section: "rewards", content } as const;
  return await answerPage(page, sent?.status);
}

async function showReferrals(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { new_referral } = wordsIn(EARNED_WORDS, language);
  const names = await namesOfNewest(asking);
  const person = (id: string) => linkByKind(id, { viewer, name: names.get(id) ?? null });
  return await showList<Schemas["Referral"]>(asking, {
    ...{ title: words.referrals, path: REFERRALS, operation_id: "listReferrals" },
    section: "rewards",
    filters: [{ name: "status", label: words.status, options: words.referral_statuses }],
    above: html`${partsOf(viewer, REFERRALS)}${
      viewer.may("createReferral")
        ? html`<p><a class="button" href="${REFERRALS}/new">${new_referral}</a></p>`
        : ""
    }`,
    columns: [
      { head: words.referrer, cell: ({ referrer }) => person(referrer) },
      {
        head: words.status,
        cell: ({ id, status }) =>
          html`<a href="${REFERRALS}/${id}">${words.referral_statuses[status]}</a>`,
      },
      { head: words.referee, cell: ({ referee }) => person(referee) },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
  });
}
