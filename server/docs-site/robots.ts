/** What search engines may read, and where it is. */
import { BASE_PATH } from "@svc/generated/mount-routes";
import { escapeHtml } from "./escape.ts";
import type { Site } from "./site.ts";

/** Search engines may show the docs, and models answer with them. Of training nothing is said. */
const USES = "Content-Signal: search=yes, ai-input=yes";

/** The docs are for everybody; calls of the API are for those who have a key. */
export function robots({ public_url }: Site): string {
  return [
    "User-agent: *",
    USES,
    `Disallow: ${BASE_PATH}/`,
    "Disallow: /docs/search",
    `Sitemap: ${public_url}/sitemap.xml`,
  ].join("\n");
}

/** Every page, in reading order. */
export function sitemap({ public_url, pages }: Site): string {
  const places = [...pages.keys()].map(
    (path) => `  <url><loc>${escapeHtml(public_url + path)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    "</urlset>",
  ].join("\n");
}
