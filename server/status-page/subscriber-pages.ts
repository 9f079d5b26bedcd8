/** The pages on which people begin, confirm and end that they hear of incidents. */
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import {
  confirmSubscription,
  endSubscription,
  INVITATION_HOURS,
  type SubscriberSecrets,
  subscribe,
} from "#catalogue/status";
import type { Markup } from "#dashboard/show/layout";
import { readOutgoingUrl } from "#platform/net/outgoing-url";
import { type Language, wordsIn } from "#platform/words/language";
import { pageLanguageOf } from "#platform/words/page-language";
import { SUBSCRIBER_WORDS, type SubscriberWords } from "#platform/words/subscriber";
import { writePublicPage } from "./show-frame.ts";
import type { StatusDeps } from "./status-page.ts";
import { type Rejected, SUBSCRIBERS_PATH } from "./subscribe-forms.ts";
import { subscriptionLimits } from "./subscription-limits.ts";

/** How these pages are answered. */
interface Answers {
  /** The status page with the form that was sent, and what is wrong with it. */
  readonly answerRejected: (c: Context, rejected: Rejected) => Promise<Response>;
  readonly headersIn: (language: Language) => Record<string, string>;
}

/** One of the pages below. */
interface Said {
  readonly status?: number;
  readonly title: string;
  readonly content: Markup;
}

const BYTES_MAX = 8_192;
const EMAIL = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,185}\.[^\s@<>"(),:;\\[\]]{2,}$/;

/** Serves `/status/subscribers`. */
export function mountSubscribers(app: Hono, deps: StatusDeps, answers: Answers): void {
  const drawSubscription = subscriptionLimits(deps);
  const limit = bodyLimit({
    maxSize: BYTES_MAX,
    onError: () => new Response("This form is too long.\n", { status: 413 }),
  });
  const reading = (c: Context) => {
    const { language } = pageLanguageOf(c);
    return {
      language,
      words: wordsIn(SUBSCRIBER_WORDS, language),
      token: c.req.query("token") ?? "",
    };
  };
  const answer = async (c: Context, { status = 200, title, content }: Said) => {
    const { language, words } = reading(c);
    const back = html`<p><a href="/status?lang=${language}">${words.back}</a></p>`;
    const whole = { title, language, is_private: true, content: html`${content}\n${back}` };
    const headers = answers.headersIn(language);
    return new Response(await writePublicPage(whole), { status, headers });
  };

  app.post(SUBSCRIBERS_PATH, limit, async (c) => {
    const { language, words } = reading(c);
    const read = readAddress(new URLSearchParams(await c.req.text()), deps, words);
    if ("text" in read) return await answers.answerRejected(c, read);
    if (drawSubscription(c, read.address) !== null) return await answer(c, often(words));
    const { secret_key } = deps.config;
    const made = await deps.database.transact("subscribe to the status", (tx) =>
      subscribe(tx, { ...read, locale: language, secret_key }),
    );
    if (made === "often") return await answer(c, often(words));
    if (made === "full") return await answer(c, full(words));
    return await answer(c, subscribed(read, made, { words, public_url: deps.config.public_url }));
  });
  app.get(`${SUBSCRIBERS_PATH}/confirm`, (c) => answer(c, question("confirm", reading(c))));
  app.post(`${SUBSCRIBERS_PATH}/confirm`, limit, async (c) => {
    const { words, token } = reading(c);
    const is_known = await deps.database.transact("confirm a subscription", (tx) =>
      confirmSubscription(tx, token),
    );
    const said = notice(words, is_known ? "confirmed" : "invalid");
    return await answer(c, { ...said, status: is_known ? 200 : 404 });
  });
  app.get(`${SUBSCRIBERS_PATH}/end`, (c) => answer(c, question("end", reading(c))));
  // Programs of mail post here by RFC 8058, without a page and without a cookie.
  app.post(`${SUBSCRIBERS_PATH}/end`, limit, async (c) => {
    const { words, token } = reading(c);
    await deps.database.transact("end a subscription", (tx) => endSubscription(tx, token));
    return await answer(c, notice(words, "ended"));
  });
}

/** What a form names, or what is wrong with it. */
function readAddress(
  form: URLSearchParams,
  { config, can_mail }: Pick<StatusDeps, "config" | "can_mail">,
  words: SubscriberWords,
): Rejected | Pick<Rejected, "channel" | "address"> {
  const sent = (form.get("address") ?? "").trim().toWellFormed();
  if (form.get("channel") === "webhook") {
    const { url } = readOutgoingUrl(sent, { allow_loopback: config.loopback_webhooks });
    if (url !== null) return { channel: "webhook", address: url.href };
    return { channel: "webhook", address: sent, text: words.no_url };
  }
  const address = sent.toLowerCase();
  // Without a mail server nothing would ever be confirmed.
  const is_right = EMAIL.test(address) && can_mail;
  const read = { channel: "email", address } as const;
  return is_right ? read : { ...read, text: words.no_address };
}

/** The same whether an address was known before or not. */
function subscribed(
  { channel, address }: Pick<Rejected, "channel" | "address">,
  { token, signing_secret }: SubscriberSecrets,
  { words, public_url }: { readonly words: SubscriberWords; readonly public_url: string },
): Said {
  const hours = INVITATION_HOURS;
  if (channel === "email") {
    const content = html`<p>${words.sent({ address })}</p><p>${words.sent_rest({ hours })}</p>`;
    return { title: words.sent_title, content };
  }
  const end = `${public_url}${SUBSCRIBERS_PATH}/end?${new URLSearchParams({ token })}`;
  const content = html`<p>${words.webhook_sent({ url: address })}</p>
<p>${words.webhook_rest({ hours })}</p>
<dl><dt>${words.secret}</dt><dd><code>${signing_secret}</code></dd>
<dt>${words.end_link}</dt><dd><code>${end}</code></dd></dl>`;
  return { title: words.webhook_title, content };
}

/** A link alone does nothing: programs that look at mails open every one of them. */
function question(
  page: "confirm" | "end",
  { words, token, language }: { words: SubscriberWords; token: string; language: Language },
): Said {
  const title = words[`${page}_title`];
  const query = new URLSearchParams({ token, lang: language });
  const content = html`<p>${words[`${page}_ask`]}</p>
<form method="post" action="${SUBSCRIBERS_PATH}/${page}?${query}">
<button>${page === "confirm" ? words.confirm : title}</button></form>`;
  return { title, content };
}

function notice(words: SubscriberWords, kind: "confirmed" | "invalid" | "ended"): Said {
  return { title: words[`${kind}_title`], content: html`<p role="status">${words[kind]}</p>` };
}

function often(words: SubscriberWords): Said {
  return { status: 429, title: words.often_title, content: html`<p>${words.often}</p>` };
}

function full(words: SubscriberWords): Said {
  return { status: 503, title: words.often_title, content: html`<p>${words.full}</p>` };
}
