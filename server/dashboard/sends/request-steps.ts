import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, readIfAllowed } from "../ask.ts";
import { linkByKind } from "../link-to.ts";
import { copyable } from "../show/copyable.ts";
import type { Markup } from "../show/layout.ts";
import type { Happening } from "../show/timeline.ts";
import { WORDS } from "./words.ts";

type Event = Schemas["Event"];

/** Requests whose bodies are read; a send has a few. */
const REQUESTS_MAX = 10;
/** Of a longer body, this much stands here; the page of the request has the whole. */
const CHARACTERS_MAX = 6_000;

/** The requests that caused something, each once, with what was sent and answered. */
export async function requestSteps(
  asking: Asking,
  events: readonly Event[],
): Promise<(Happening & { readonly kind: "request" })[]> {
  const causes = new Map(events.toReversed().map((one) => [one.request?.id, one] as const));
  const named = [...causes].flatMap(([id, event]) => (id === undefined ? [] : [{ id, event }]));
  const logs = await Promise.all(
    named.slice(0, REQUESTS_MAX).map(({ id: request_id }) =>
      readIfAllowed<Schemas["RequestLog"]>(asking, {
        operation_id: "getRequest",
        path: { request_id },
      }),
    ),
  );
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const link = (id: string) =>
    viewer.may("getRequest") ? linkByKind(id, { viewer }) : copyable(id, language);
  return named.map(({ id, event: { created, type } }, place) => ({
    at: created,
    kind: "request",
    title: words.request_of({ type }),
    detail: link(id),
    more: bodiesOf(logs[place] ?? null, language),
  }));
}

function bodiesOf(log: Schemas["RequestLog"] | null, language: Language): Markup | string {
  const words = wordsIn(WORDS, language);
  const bodies = [
    [words.request_body, log?.request_body ?? null],
    [words.response_body, log?.response_body ?? null],
  ] as const;
  if (log === null || bodies.every(([, body]) => body === null)) return "";
  const { method, path, status } = log;
  return html`<details><summary>${method} ${path}, ${status}</summary>${bodies.map(
    ([label, body]) => (body === null ? "" : html`<p>${label}</p><pre>${excerptOf(body)}</pre>`),
  )}</details>`;
}

function excerptOf(body: unknown): string {
  const text = JSON.stringify(body, null, 2);
  return text.length > CHARACTERS_MAX ? `${text.slice(0, CHARACTERS_MAX)} …` : text;
}
