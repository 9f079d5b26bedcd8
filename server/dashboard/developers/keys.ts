/** Keys: made and rolled with their secret shown once, limited by a form, revoked. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { nameOfKey } from "../name-of.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type Part, type Sent, saidOf } from "../part.ts";
import type { Page } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { pill } from "../show/pill.ts";
import { keyOfForm, limitsOfForm } from "./key-form.ts";
import { keyPage, newKeyForm, secretPage } from "./key-page.ts";
import { showList } from "./show-list.ts";
import { WORDS } from "./words.ts";

type ApiKey = Schemas["ApiKey"];

const PATH = "/dashboard/developers/keys";

/** Serves the list, each key, and their forms. */
export function mountKeys(part: Part): void {
  part.page("/developers/keys", showKeys);
  part.act("/developers/keys", {
    call: (form, { signed }) => ({
      operation_id: "createKey",
      body: keyOfForm(form, signed.viewer.mode),
    }),
    to: toSecret,
    again: showKeys,
  });
  part.page("/developers/keys/:id", showKey);
  part.act("/developers/keys/:id", {
    call: (form, asking) => ({
      operation_id: "updateKey",
      ...pathOf(asking),
      body: limitsOfForm(form),
    }),
    to: toKey("changed"),
    again: showKey,
  });
  part.act("/developers/keys/:id/roll", {
    call: (form, asking) => ({
      operation_id: "rollKey",
      ...pathOf(asking),
      body: filledOf(form, ["grace_period"]),
    }),
    to: toSecret,
    again: showKey,
  });
  part.act("/developers/keys/:id/revoke", {
    call: (_, asking) => ({ operation_id: "deleteKey", ...pathOf(asking) }),
    to: toKey("revoked"),
    again: showKey,
  });
}

function pathOf(asking: Asking): { path: { key_id: string } } {
  return { path: { key_id: named(asking, "id") } };
}

function toKey(did: keyof typeof WORDS.done) {
  return (_: unknown, asking: Asking) => `${PATH}/${named(asking, "id")}?did=${did}`;
}

function toSecret(body: unknown, { signed }: Asking): Page {
  return secretPage(signed.viewer, body as ApiKey);
}

async function showKeys(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const form_key = sent?.form.get("form_key") ?? randomText();
  const shown = { sent, form_key, preset: asking.c.req.query("for") };
  const { reader } = viewer;
  return await showList<ApiKey>(asking, {
    title: WORDS.keys,
    path: PATH,
    operation_id: "listKeys",
    filters: [],
    ...(sent === null ? {} : { status: sent.status }),
    above: viewer.may("createKey") ? newKeyForm(viewer, { ...shown, reader }) : html``,
    columns: [
      {
        head: WORDS.key,
        cell: (key) => html`<a href="${PATH}/${key.id}">${nameOfKey(key)}</a>`,
      },
      { head: WORDS.kind, cell: ({ kind }) => WORDS.kinds[kind] },
      {
        head: WORDS.status,
        cell: ({ status }) =>
          pill(WORDS.key_statuses[status], status === "active" ? "good" : "plain"),
      },
      {
        head: WORDS.last_used,
        cell: ({ last_used_at }) => (last_used_at === null ? WORDS.never : moment(last_used_at)),
      },
    ],
  });
}

async function showKey(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, deps } = asking;
  const answer = await ask(asking, { operation_id: "getKey", ...pathOf(asking) });
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const page = keyPage(signed.viewer, {
    key: answer.body as ApiKey,
    said: saidOf(asking, WORDS.done),
    complaint: sent?.complaint ?? null,
    sent: sent?.form.has("label") ? sent.form : null,
    form_key: randomText(),
    public_url: deps.config.public_url,
    language: signed.viewer.reader.language,
  });
  return await answerPage(page, sent?.status);
}
