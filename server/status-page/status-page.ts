/** The public status page, its feed, and how people follow it: for everybody, without a key. */
import type { Context, Hono } from "hono";
import { compressPages } from "#dashboard/compress-pages";
import type { Database } from "#platform/db/transaction";
import type { Config } from "#platform/settings/config";
import { pageLanguageOf } from "#platform/words/page-language";
import { keepStatus } from "./keep-status.ts";
import { writeStatusPage } from "./show-status.ts";
import { writeStatusFeed } from "./status-feed.ts";
import type { Rejected } from "./subscribe-forms.ts";
import { mountSubscribers } from "./subscriber-pages.ts";

/** What the pages are served with. */
export interface StatusDeps {
  readonly config: Pick<
    Config,
    "live_offers" | "loopback_webhooks" | "public_url" | "secret_key" | "trusted_proxies"
  >;
  readonly database: Pick<Database, "read" | "transact">;
  /** Whether email leaves in live mode. */
  readonly can_mail: boolean;
  /** How many programs serve requests now; the limits are shared by them. */
  readonly sharers: () => number;
  /** Units: milliseconds. */
  readonly now?: () => number;
}

const HEADERS = {
  "Cache-Control": "public, max-age=15",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; " +
    "frame-ancestors 'none'",
} as const;
/** The addresses of links hold secrets, which go nowhere. */
const NO_STORE = { ...HEADERS, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

/** Serves `/status` and what is below it. */
export function mountStatusPage(app: Hono, deps: StatusDeps): void {
  const kept = keepStatus(deps);
  const { can_mail } = deps;
  async function answerStatus(c: Context, rejected?: Rejected): Promise<Response> {
    const state = await kept();
    const reader = pageLanguageOf(c);
    const look = { reader, can_mail, ...(rejected && { rejected }) };
    const headers = {
      ...(state.is_old || rejected ? NO_STORE : HEADERS),
      ...languageHeaders(reader.language),
    };
    const status = rejected === undefined ? 200 : 400;
    return new Response(await writeStatusPage(state, look), { status, headers });
  }

  app.use("/status", compressPages);
  app.get("/status", (c) => answerStatus(c));
  mountSubscribers(app, deps, {
    answerRejected: answerStatus,
    headersIn: (language) => ({ ...NO_STORE, ...languageHeaders(language) }),
  });
  app.get("/status/feed.atom", async () => {
    const { status } = await kept();
    if (status === null) {
      const headers = { ...NO_STORE, "Retry-After": "60" };
      return new Response("The feed cannot be read. Try again in a minute.\n", {
        ...{ status: 503, headers },
      });
    }
    const headers = { ...HEADERS, "Content-Type": "application/atom+xml; charset=utf-8" };
    return new Response(await writeStatusFeed(status, deps.config), { headers });
  });
}

function languageHeaders(language: string): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": language,
    Vary: "Accept-Language",
  };
}
