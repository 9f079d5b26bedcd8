/** The public status page, and its feed: for everybody, without a key. */
import type { Hono } from "hono";
import { compressPages } from "#dashboard/compress-pages";
import { pageLanguageOf } from "#platform/words/page-language";
import { keepStatus, type StatusDeps } from "./keep-status.ts";
import { writeStatusPage } from "./show-status.ts";
import { writeStatusFeed } from "./status-feed.ts";

const HEADERS = {
  "Cache-Control": "public, max-age=15",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
} as const;
const NO_STORE = { ...HEADERS, "Cache-Control": "no-store" };

/** Serves `/status` and `/status/feed.atom`. */
export function mountStatusPage(app: Hono, deps: StatusDeps): void {
  const kept = keepStatus(deps);
  app.use("/status", compressPages);
  app.get("/status", async (c) => {
    const state = await kept();
    const reader = pageLanguageOf(c);
    const headers = {
      ...(state.is_old ? NO_STORE : HEADERS),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": reader.language,
      Vary: "Accept-Language",
    };
    return new Response(await writeStatusPage(state, reader), { headers });
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
