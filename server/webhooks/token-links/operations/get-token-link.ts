import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { readAccountFacts } from "#accounts/account";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import { findSends, presentSend } from "#sales/sends";
import { askingPage, tokensPage } from "../pages.ts";
import { isLinkOver, type TokenLinkRow, takeLink } from "../queries.ts";
import { hashOfLink } from "../secret.ts";
import { TOKEN_READER } from "../token-reader.ts";

type Body = Answer<"getTokenLink">["body"];

/** No intermediary may cache a token, learn the referring page, or frame this one. */
const HEADERS = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
};

/** Reads the tokens of a send once; a browser is asked first, and a `HEAD` reads nothing. */
export async function getTokenLink(
  ctx: Ctx,
  { path, query }: Input<"getTokenLink">,
): Promise<Answer<"getTokenLink">> {
  const secret_hash = hashOfLink(path.secret);
  const is_asked = ctx.reader === "program" || (ctx.reader === "browser" && query.read === true);
  if (!is_asked) {
    await refuseUnreadable(ctx, secret_hash);
    return answer(pageOf(await askingPage()));
  }
  const link = await ctx.transact("read token link", (tx) => takeLink(tx, secret_hash));
  if (link === null) return await refuseUnreadable(ctx, secret_hash).then(refuseUsed);
  const body = await presentLink(ctx, link);
  return answer(ctx.reader === "browser" ? pageOf(await tokensPage(body)) : body);
}

function answer(body: Body): Answer<"getTokenLink"> {
  return { status: 200, body, headers: HEADERS } as Answer<"getTokenLink">;
}

function pageOf(text: string) {
  return { content_type: "text/html" as const, bytes: Buffer.from(text) };
}

/**
 * Returns when a link can still be read.
 *
 * Refuses: `resource_missing`, `token_link_used`.
 */
async function refuseUnreadable(ctx: Ctx, secret_hash: string): Promise<void> {
  const is_over = await ctx.read((read) => isLinkOver(read, secret_hash));
  if (is_over === null) return refuse("resource_missing", { param: "secret" });
  if (is_over) refuseUsed();
}

function refuseUsed(): never {
  return refuse("token_link_used", { param: "secret" });
}

async function presentLink(ctx: Ctx, link: TokenLinkRow): Promise<Schemas["TokenLink"]> {
  const { account, send } = await ctx.read(async (read) => {
    const [row] = await findSends(read, link.account_id, [link.send_id]);
    return { account: await readAccountFacts(read, link.account_id), send: row };
  });
  if (account === null || send === undefined)
    throw new Error(`no row for send ${link.send_id} of a token link`);
  const { power, units } = presentSend(send, { ...ctx, account, key: TOKEN_READER });
  return {
    object: "token_link",
    created: unixSeconds(link.created),
    livemode: account.mode === "live",
    send: formatId("snd", send.id),
    tokens: power?.tokens ?? [],
    units_kwh: units,
  };
}
