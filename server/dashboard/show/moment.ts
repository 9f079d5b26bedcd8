import { html } from "hono/html";
import { harareDay, harareIso, harareTime } from "#platform/time/instants";
import { momentOf } from "../refusal-words.ts";
import type { Markup } from "./layout.ts";

/** A time in a table: day and minute in Harare, with the second in its attribute. */
export function moment(seconds: number): Markup {
  const ms = seconds * 1_000;
  return html`<time datetime="${harareIso(ms)}" title="${momentOf(seconds)}">${harareDay(
    ms,
  )} ${harareTime(ms)}</time>`;
}
