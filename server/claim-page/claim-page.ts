/** The page of a reward link, for whoever opens it on a phone, and the picture that leads to it. */
import type { Schemas } from "@svc/generated/routes";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { LinkAnswer, LinkCall } from "#http/call-for-link";
import type { GateContext } from "#http/request-state";
import { retryAfterOf } from "#platform/refusal";
import { CLAIM_WORDS, type ClaimWords } from "#platform/words/claim";
import { wordsIn } from "#platform/words/language";
import { pageLanguageOf } from "#platform/words/page-language";
import {
  checkinOf,
  claimOf,
  codeRequestOf,
  keyOf,
  NO_FIELDS,
  readForm,
  type SentForm,
} from "./form-fields.ts";
import { answerPage, PRIVATE_HEADERS } from "./page-answer.ts";
import { qrPicture } from "./qr-picture.ts";
import { complaintsOf, FAULT, noticeIn, noticeOf } from "./refusal-words.ts";
import { claimFormPage, type FormView } from "./show/claim-form.ts";
import type { Reader } from "./show/layout.ts";
import { noticePage, outcomePage } from "./show/outcome.ts";

/** What the pages are served with. */
export interface ClaimPageDeps {
  readonly public_url: string;
  /** Is told of a bug of ours; whoever opened the page hears that it is our fault. */
  readonly onFault: (thrown: unknown) => void;
  readonly callForLink: (context: GateContext, call: LinkCall) => Promise<LinkAnswer>;
}

type Claim = Schemas["RewardLinkClaim"];
type Found = { claim: Claim } | { gone: Response };

/** Source: spec/rewards/reward-links/models.tsp, `ClaimToken`. */
const TOKEN = "[0-9A-Za-z_-]{22,64}";
const FORM_BYTES_MAX = 8_192;

const UNKNOWN = ["unknown_title", "unknown"] as const;
const FOREIGN = ["foreign_title", "foreign"] as const;
const BUSY = ["busy_title", "busy"] as const;
const TOO_LARGE = ["too_long_title", "too_long"] as const;

const FIRST_LOOK: Omit<FormView, keyof Reader> = {
  fields: NO_FIELDS,
  complaints: [],
  notice: null,
  wants_code: true,
};

/** Serves `/claim/{token}`, its form and `/claim/{token}.png`. */
export function mountClaimPage(app: Hono, deps: ClaimPageDeps): void {
  const limit = bodyLimit({
    maxSize: FORM_BYTES_MAX,
    onError: (c) => answerNotice(c, TOO_LARGE, { status: 413 }),
  });
  const pages = new Hono();
  pages.get(`/:picture{${TOKEN}\\.png}`, (c) => servePicture(deps, c));
  pages.get(`/:token{${TOKEN}}`, (c) => showLink(deps, c));
  pages.post(`/:token{${TOKEN}}`, limit, (c) => takeForm(deps, c));
  pages.all("/:rest{.*}", (c) => answerNotice(c, UNKNOWN, { status: 404 }));
  pages.onError((thrown, c) => {
    const wait = retryAfterOf(thrown);
    if (wait === null) deps.onFault(thrown);
    if (wait === null) return answerNotice(c, FAULT, { status: 500 });
    const headers = { "Retry-After": String(wait) };
    return answerNotice(c, BUSY, { status: 503, headers });
  });
  app.route("/claim", pages);
}

async function showLink(deps: ClaimPageDeps, c: Context): Promise<Response> {
  const found = await findClaim(deps, c, { opens: isOpenedBySomebody(c) });
  if ("gone" in found) return found.gone;
  const has_code = c.req.query("code") === "here";
  return await answerClaim(c, found.claim, { ...FIRST_LOOK, wants_code: !has_code });
}

/** A script that looks again, a preview and a reader of headers open nothing. */
function isOpenedBySomebody({ req }: Context): boolean {
  const destination = req.header("sec-fetch-dest");
  return req.method === "GET" && (destination === undefined || destination === "document");
}

/**
 * Claims, or asks for a code. The token in the address is all that gives a right here, no cookie
 * does, so whoever could forge a form could claim as well; foreign pages are refused all the same,
 * so that nobody has the browsers of others ask for codes.
 */
async function takeForm(deps: ClaimPageDeps, c: Context): Promise<Response> {
  const site = c.req.header("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") {
    return await answerNotice(c, FOREIGN, { status: 403 });
  }
  const form = readForm(await c.req.text());
  const token = c.req.param("token") ?? "";
  if (form.asks_for === "code") return await askForCode(deps, c, { form, token });
  const answer = await claim(deps, c, { form, token });
  if (answer.refusal !== null) return await answerRefused(deps, c, { answer, form });
  return new Response(null, {
    status: 303,
    headers: { ...PRIVATE_HEADERS, Location: `/claim/${token}${pageLanguageOf(c).query}` },
  });
}

/**
 * At a location only a check-in claims. It does not know who has claimed the link before; a claim
 * does, and gives the same number its own.
 */
async function claim(
  { callForLink }: ClaimPageDeps,
  c: Context,
  { form: { asks_for, fields }, token }: { form: SentForm; token: string },
): Promise<LinkAnswer> {
  if (asks_for === "checkin") {
    const body = checkinOf(fields, token);
    const call = { operation_id: "createCheckin", token, body, opens: true } as const;
    const answer = await callForLink(c, { ...call, idempotency_key: keyOf(token, body) });
    if (answer.refusal?.code !== "claim_used") return answer;
  }
  const body = claimOf(fields);
  const call = { operation_id: "createClaim", token, body, opens: true } as const;
  return await callForLink(c, { ...call, idempotency_key: keyOf(token, body) });
}

async function askForCode(
  deps: ClaimPageDeps,
  c: Context,
  { form, token }: { form: SentForm; token: string },
): Promise<Response> {
  const body = codeRequestOf(form.fields);
  const call = { operation_id: "sendClaimCode", token, body, opens: true } as const;
  const answer = await deps.callForLink(c, call);
  if (answer.refusal !== null) return await answerRefused(deps, c, { answer, form });
  const found = await findClaim(deps, c, { opens: false });
  if ("gone" in found) return found.gone;
  const notice = sentNotice(wordsTo(c), answer.body as Schemas["ClaimCode"]);
  const view = { fields: { ...form.fields, code: "" }, complaints: [], notice, wants_code: false };
  return await answerClaim(c, found.claim, view);
}

/** It does not say whether the number may claim, as the operation does not. */
function sentNotice(words: ClaimWords, { to_masked, expires_in }: Schemas["ClaimCode"]): string {
  const works = words.code_works({ minutes: Math.floor(expires_in / 60) });
  return `${words.code_sent({ phone: to_masked })} ${works}`;
}

/** Shows the form again with what is wrong: nothing was claimed, so it may be sent again. */
async function answerRefused(
  deps: ClaimPageDeps,
  c: Context,
  { answer, form }: { answer: LinkAnswer; form: SentForm },
): Promise<Response> {
  const { refusal, status } = answer;
  if (refusal === null) throw new Error("An answer that is no refusal was to be shown as one.");
  const headers = waitHeaders(answer);
  const words = wordsTo(c);
  const notice = noticeOf(words, refusal, status);
  if (notice !== null) return await answerPage(c, noticePage(notice), { status, headers });
  const found = await findClaim(deps, c, { opens: false });
  if ("gone" in found) return found.gone;
  const has_sent = form.asks_for !== "code" || refusal.code === "claim_code_limit";
  const view = {
    fields: form.fields,
    complaints: complaintsOf(words, refusal),
    notice: null,
    wants_code: !has_sent,
  };
  return await answerClaim(c, found.claim, view, { status, headers });
}

async function answerClaim(
  c: Context,
  claim: Claim,
  view: Omit<FormView, keyof Reader>,
  written: { status?: number; headers?: Record<string, string> } = {},
): Promise<Response> {
  const reader = readerOf(c);
  if (claim.status === "claimed") return await answerPage(c, outcomePage(claim, reader), written);
  const wants_code = view.wants_code && claim.requires.includes("code");
  return await answerPage(c, claimFormPage(claim, { ...view, ...reader, wants_code }), written);
}

/** The claim of a page's token, or the page that says why there is none. */
async function findClaim(
  { callForLink }: ClaimPageDeps,
  c: Context,
  { opens, token = c.req.param("token") ?? "" }: { opens: boolean; token?: string },
): Promise<Found> {
  const answer = await callForLink(c, { operation_id: "getClaim", token, opens });
  const { refusal, status, body } = answer;
  if (refusal === null) return { claim: body as Claim };
  const words = wordsTo(c);
  const [complaint] = complaintsOf(words, refusal);
  const otherwise = { title: words.otherwise_title, text: complaint?.text ?? "" };
  const notice = noticeOf(words, refusal, status) ?? otherwise;
  const headers = waitHeaders(answer);
  return { gone: await answerPage(c, noticePage(notice), { status, headers }) };
}

/** Who reads a page: in which language, and how its links keep it. */
function readerOf(c: Context): Reader {
  const page = pageLanguageOf(c);
  return { ...page, words: wordsIn(CLAIM_WORDS, page.language) };
}

function wordsTo(c: Context): ClaimWords {
  return readerOf(c).words;
}

async function answerNotice(
  c: Context,
  keys: Parameters<typeof noticeIn>[1],
  written: { status: number; headers?: Record<string, string> },
): Promise<Response> {
  return await answerPage(c, noticePage(noticeIn(wordsTo(c), keys)), written);
}

function waitHeaders({ refusal }: LinkAnswer): Record<string, string> {
  const wait = refusal?.detail.retry_after;
  return wait === undefined ? {} : { "Retry-After": String(wait) };
}

/** The picture leads to the page; whoever prints it opens nothing. */
async function servePicture(deps: ClaimPageDeps, c: Context): Promise<Response> {
  const token = (c.req.param("picture") ?? "").replace(/\.png$/, "");
  const found = await findClaim(deps, c, { opens: false, token });
  if ("gone" in found) return found.gone;
  const picture = await qrPicture(`${deps.public_url}/claim/${token}`);
  return new Response(picture, {
    headers: { ...PRIVATE_HEADERS, "Content-Type": "image/png" },
  });
}
