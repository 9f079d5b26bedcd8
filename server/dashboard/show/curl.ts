import { BASE_PATH } from "@svc/generated/mount-routes";
import { OPERATIONS } from "@svc/generated/operations";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import type { PageCall } from "../ask.ts";
import type { Markup } from "./layout.ts";
import { FRAME_WORDS } from "./words.ts";

/** The request behind a page, as a program would send it with a key of its own. */
export function curl(
  { operation_id, path = {}, query = {} }: PageCall,
  public_url: string,
  language: Language = "en",
): Markup {
  const words = wordsIn(FRAME_WORDS, language);
  const { path: pattern, module } = OPERATIONS[operation_id];
  const written = pattern.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? "");
  const asked = `${new URLSearchParams(query)}`;
  const url = `${public_url}${BASE_PATH}${written}${asked === "" ? "" : `?${asked}`}`;
  return html`<details class="no-print"><summary>${words.as_curl}</summary>
<pre>curl -sS "${url}" -H "Authorization: Bearer $SVC_KEY"</pre>
<p><a href="/docs/reference/${module}">${words.reference}</a></p></details>`;
}
