/** Reviews of rewards that rules against fraud hold, and the referrals of people. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readable, readableAmount } from "#platform/values/readable";
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

function reasonsOf({ reasons }: Review): string {
  return reasons.map((reason) => WORDS.reasons[reason]).join("; ");
}

async function showReviews(asking: Asking): Promise<Response> {
  return await showList<Review>(asking, {
    ...{ title: WORDS.reviews, path: REVIEWS, operation_id: "listReviews", section: "rewards" },
    filters: [{ name: "status", label: WORDS.status, options: WORDS.review_statuses }],
    above: partsOf(asking.signed.viewer, REVIEWS),
    columns: [
      {
        head: WORDS.why,
        cell: (review) => html`<a href="${REVIEWS}/${review.id}">${reasonsOf(review)}</a>`,
      },
      { head: WORDS.risk, cell: ({ risk }) => WORDS.risks[risk] },
      { head: WORDS.status, cell: ({ status }) => WORDS.review_statuses[status] },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
    ],
  });
}

async function showReview(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { review_id: named(asking, "id") };
  const call = { operation_id: "getReview", path, query: { "expand[]": "reward" } } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const review = answer.body as Review;
  const { id, status, risk, related, reward, note, created } = review;
  const held = typeof reward === "string" ? null : reward;
  const form_key = sent?.form.get("form_key") ?? randomText();
  const content = html`${said(saidOf(asking, WORDS.done))}
${facts([
  [WORDS.status, WORDS.review_statuses[status]],
  [WORDS.risk, WORDS.risks[risk]],
  [WORDS.why, reasonsOf(review)],
  [WORDS.amount, held === null ? null : readableAmount(held.amount, held.currency)],
  [WORDS.to, held?.target == null ? null : phoneOf(held.target)],
  [WORDS.related, readable(related.count)],
  [WORDS.when, moment(created)],
  [WORDS.note, note],
])}
${
  status === "open" && viewer.may("approveReview")
    ? form(viewer, {
        action: `${REVIEWS}/${id}/approve`,
        fields: [{ name: "note", label: WORDS.note }],
        ...{ submit: WORDS.approve, form_key, complaint: sent?.complaint ?? null },
        other: { action: `${REVIEWS}/${id}/reject`, submit: WORDS.reject },
      })
    : ""
}
${curl(call, asking.deps.config.public_url)}
<p><a href="${REVIEWS}">${WORDS.back_reviews}</a></p>`;
  const page = { title: reasonsOf(review), viewer, section: "rewards", content } as const;
  return await answerPage(page, sent?.status);
}

async function showReferrals(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const names = await namesOfNewest(asking);
  const person = (id: string) => linkByKind(id, { viewer, name: names.get(id) ?? null });
  return await showList<Schemas["Referral"]>(asking, {
    ...{ title: WORDS.referrals, path: REFERRALS, operation_id: "listReferrals" },
    section: "rewards",
    filters: [{ name: "status", label: WORDS.status, options: WORDS.referral_statuses }],
    above: html`${partsOf(viewer, REFERRALS)}${
      viewer.may("createReferral")
        ? html`<p><a class="button" href="${REFERRALS}/new">${EARNED_WORDS.new_referral}</a></p>`
        : ""
    }`,
    columns: [
      { head: WORDS.referrer, cell: ({ referrer }) => person(referrer) },
      {
        head: WORDS.status,
        cell: ({ id, status }) =>
          html`<a href="${REFERRALS}/${id}">${WORDS.referral_statuses[status]}</a>`,
      },
      { head: WORDS.referee, cell: ({ referee }) => person(referee) },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
    ],
  });
}
